//! What one viewer knows beside what everybody knows.

use kernel::{List, PerSeat};
use serde::Serialize;
use ts_rs::TS;

use crate::Look;
use crate::cards::{Card, DEALT, MOST};

/// The viewer's own knowledge.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Own {
    /// The own hand; empty for those who watch.
    pub hand: List<Card, DEALT>,
    /// How many cards everybody holds.
    pub sizes: PerSeat<u8, MOST>,
    /// How many cards were set aside.
    pub aside: u8,
}

shelf::fields!(Own { hand, sizes, aside });

/// What this viewer knows.
pub(crate) fn own(look: Look<'_>) -> Own {
    Own {
        hand: hand(look).iter().copied().collect(),
        sizes: look.secrets.hands.map(|_, hand| hand.len() as u8),
        aside: look.secrets.aside.len() as u8,
    }
}

/// The hand of whoever looks; nothing for those who watch.
pub(crate) fn hand<'a>(look: Look<'a>) -> &'a [Card] {
    let seen = look.seat().and_then(|seat| look.secrets.hands[seat].seen_by(look.eyes()));
    seen.unwrap_or_default()
}
