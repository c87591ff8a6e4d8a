//! What everybody knows.

use kernel::{List, PerSeat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, MOST, TRICKS, pack};

/// The public half of a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Public {
    /// PP-202: the cards a player has laid, in order.
    pub laid: PerSeat<List<Card, { TRICKS as usize }>, MOST>,
    /// PP-202
    pub points: PerSeat<i32, MOST>,
    /// How many tricks were taken.
    pub tricks: u8,
}

shelf::fields!(Public { laid, points, tricks });

impl Public {
    /// The cards that nobody has laid yet.
    pub fn unopened(&self) -> impl Iterator<Item = Card> {
        pack().filter(|card| !self.laid.iter().flatten().any(|laid| laid == card))
    }

    /// PP-301: those with most points.
    #[must_use]
    pub fn leaders(&self) -> Seats {
        let most = self.points.iter().max();
        self.points.seats_where(|points| Some(points) == most)
    }
}
