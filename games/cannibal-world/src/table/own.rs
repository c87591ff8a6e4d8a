//! What one viewer knows beside what everybody knows, built through that viewer's eyes (6 of the rules).

use kernel::{Look, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::public::PerPlayer;
use crate::CannibalWorld;
use crate::cards::{Card, DeckList};

/// What one viewer knows of what is not open to all.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Own {
    #[ts(as = "Vec<Holding>")]
    pub hands: PerPlayer<Holding>,
    #[ts(as = "Vec<Holding>")]
    pub reinforcements: PerPlayer<Holding>,
    /// How many cards each main deck has.
    #[ts(as = "Vec<u8>")]
    pub mains: PerPlayer<u8>,
    /// The deck lists this viewer knows.
    #[ts(as = "Vec<Option<DeckList>>")]
    pub lists: PerPlayer<Option<DeckList>>,
}

/// Cards somebody holds: their number, and their faces for those who know them. Sorted, so that no card can be followed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Holding {
    pub size: u8,
    pub cards: Option<Vec<Card>>,
}

shelf::fields!(Own { hands, reinforcements, mains, lists });

/// CW-305, CW-307: sizes are public, faces are not.
pub(crate) fn own(look: Look<'_, CannibalWorld>) -> Own {
    let holding = |stack: &super::secrets::Stack| Holding {
        size: stack.len() as u8,
        cards: stack.seen_by(look.eyes()).map(|cards| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        }),
    };
    let secrets = look.secrets;
    Own {
        hands: secrets.hands.map(|_, hand| holding(hand)),
        reinforcements: secrets.reinforcements.map(|_, stack| holding(stack)),
        mains: secrets.mains.map(|_, main| main.len() as u8),
        lists: secrets.lists.map(|_, list| list.seen_by(look.eyes()).copied()),
    }
}

impl Own {
    /// The faces of a hand, or nothing if this viewer does not know them.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands[seat].cards.as_deref().unwrap_or_default()
    }
}
