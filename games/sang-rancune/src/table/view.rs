//! What one viewer knows beside what everybody knows, built through that viewer's eyes.

use kernel::{List, Look, PerSeat, Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::SangRancune;
use crate::cards::Card;
use crate::table::public::SEATS;
use crate::table::secrets::{Gift, Sizes};

/// What one viewer knows beside what everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Own {
    /// The viewer's own hand, sorted: its order means nothing. The gallery has none.
    pub hand: List<Card, 12>,
    /// How many cards each player holds.
    pub hands: PerSeat<u8, SEATS>,
    /// Cards lying before each hero, known to their owner and to whoever held them before a swap.
    pub set: PerSeat<SetCards, SEATS>,
    /// SR-820: what the viewer passed on or was given.
    pub gifts: PerSeat<Option<Gift>, SEATS>,
    /// How many cards are left in the pile.
    pub pile: u8,
    /// How many Encounters are left in the pile, and how many in the box.
    pub encounters: u8,
    pub unused: u8,
}

shelf::fields!(Own { hand, hands, set, gifts, pile, encounters, unused });

/// Cards lying before a hero.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct SetCards {
    pub size: u8,
    pub cards: Option<List<Card, 4>>,
    /// Who knows them: the owner, and whoever had them before a swap.
    pub known_to: Seats,
}

/// What whoever looks knows beside what everybody knows.
pub(crate) fn own(look: Look<'_, SangRancune>) -> Own {
    let (secrets, eyes) = (look.secrets, look.eyes());
    let mine = look.seat().and_then(|me| secrets.hands[me].seen_by(eyes)).unwrap_or_default();
    let mut hand: List<Card, 12> = mine.iter().copied().collect();
    hand.sort_unstable();
    Own {
        hand,
        hands: secrets.hands.map(|_, hand| hand.len() as u8),
        set: secrets.set.map(|_, cards| SetCards {
            size: cards.len() as u8,
            cards: cards.seen_by(eyes).map(|cards| cards.iter().copied().collect()),
            known_to: cards.audience().at_table(look.players()),
        }),
        gifts: secrets.gifts.map(|_, gift| gift.seen_by(eyes).copied().flatten()),
        pile: secrets.pile.len() as u8,
        encounters: secrets.encounters.len() as u8,
        unused: secrets.unused.len() as u8,
    }
}

impl Own {
    /// How many copies of a card the viewer sees in hands and among set cards.
    #[must_use]
    pub fn seen(&self, card: Card) -> usize {
        let set = self.set.iter().filter_map(|set| set.cards.as_ref()).flatten();
        self.hand.iter().chain(set).filter(|other| **other == card).count()
    }
}

impl Sizes for Own {
    fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.hands[seat])
    }

    fn set_size(&self, seat: Seat) -> usize {
        usize::from(self.set[seat].size)
    }
}
