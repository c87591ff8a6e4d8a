//! Where we are: what the rules do next, what they ask, every answer, and why one is refused.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Card;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// PP-201, PP-202
    Trick {},
    /// PP-301
    AfterTrick {},
}

/// What people decide.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// PP-201: everybody at once, sealed.
    Lay {},
}

impl Question {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Lay {} => &["PP-201"],
        }
    }
}

/// Every answer there is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// PP-201
    Lay { card: Card },
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Forbidden {
    /// PP-201
    NotHeld,
}
