//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seats};

/// The result of a finished game: who won, and the points if the game has any.
///
/// ```
/// use kernel::{Outcome, Seat, Seats};
/// let end = Outcome::won_by(Seats::only(Seat::new(1)));
/// assert!(end.winners.contains(Seat::new(1)));
/// assert!(Outcome::without_winner().winners.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Everybody who won; empty if nobody did.
    pub winners: Seats,
    /// Points by seat, for games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<PerSeat<i32>>,
}

impl Outcome {
    /// These seats won.
    #[must_use]
    pub const fn won_by(winners: Seats) -> Self {
        Self { winners, scores: None }
    }

    /// Nobody won.
    #[must_use]
    pub const fn without_winner() -> Self {
        Self::won_by(Seats::NONE)
    }

    /// The same result with points.
    #[must_use]
    pub fn with_scores<const N: usize>(self, scores: PerSeat<i32, N>) -> Self {
        Self { scores: Some(scores.with_room()), ..self }
    }
}
