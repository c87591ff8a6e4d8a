//! What can be seen to happen.

use kernel::{Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::Card;

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    /// PP-202
    Opened { laid: Vec<Laid>, taken_by: Seat },
    /// PP-301
    Won { seats: Seats },
}

/// A card, and who laid it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Laid {
    pub seat: Seat,
    pub card: Card,
}

impl Event {
    /// The clauses it follows from.
    #[must_use]
    pub const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Opened { .. } => &["PP-202"],
            Self::Won { .. } => &["PP-301"],
        }
    }
}
