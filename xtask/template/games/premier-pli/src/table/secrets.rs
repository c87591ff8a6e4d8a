//! What only some know, or nobody.

use kernel::{PerSeat, Pile};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, DEALT, HIGHEST, MOST};

/// The hidden half of a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Secrets {
    /// PP-101: seen by its player.
    #[serde(with = "kernel::sealed")]
    pub hands: PerSeat<Pile<Card, DEALT>, MOST>,
    /// PP-102: seen by nobody.
    #[serde(with = "kernel::sealed")]
    pub aside: Pile<Card, { HIGHEST as usize }>,
}
