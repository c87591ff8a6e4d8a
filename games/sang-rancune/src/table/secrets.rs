//! What only some know: hands, cards lying face down, cards passed on, and the piles.

use kernel::{Audience, Hidden, PerSeat, Pile, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Card;
use crate::cards::encounters::{ENCOUNTERS, EncounterId};
use crate::table::public::SEATS;

/// What only some know, or nobody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// What each player holds. Copies of a card are alike and their order means nothing.
    #[serde(with = "kernel::sealed")]
    pub hands: PerSeat<Pile<Card, 12>, SEATS>,
    /// SR-303: what lies face down before each hero: set cards, and later the second card of an Opportunisme.
    #[serde(with = "kernel::sealed")]
    pub set: PerSeat<Pile<Card, 4>, SEATS>,
    /// SR-820: the card each player last passed on, as far as giver and receiver still know where it is.
    #[serde(with = "kernel::sealed")]
    pub gifts: PerSeat<Hidden<Option<Gift>>, SEATS>,
    #[serde(with = "kernel::sealed")]
    pub pile: Pile<Card, 94>,
    #[serde(with = "kernel::sealed")]
    pub encounters: Pile<EncounterId, ENCOUNTERS>,
    /// SR-103: the Encounters left in the box.
    #[serde(with = "kernel::sealed")]
    pub unused: Pile<EncounterId, ENCOUNTERS>,
}

/// A card passed to the next player (SR-820).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    pub to: Seat,
    pub card: Card,
}

/// Cards only their owner knows.
#[must_use]
pub fn own<const N: usize>(seat: Seat, cards: impl IntoIterator<Item = Card>) -> Pile<Card, N> {
    Pile::known_to(Audience::seat(seat), cards)
}

/// How many cards lie where, which everybody sees.
pub trait Sizes {
    /// How many cards this player holds.
    fn hand_size(&self, seat: Seat) -> usize;

    /// How many set cards lie before this hero.
    fn set_size(&self, seat: Seat) -> usize;
}

impl Sizes for Secrets {
    fn hand_size(&self, seat: Seat) -> usize {
        self.hands[seat].len()
    }

    fn set_size(&self, seat: Seat) -> usize {
        self.set[seat].len()
    }
}
