//! A guided game: what the reader says to the coach.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a table is for practice: its deal was chosen, and its record proves nothing about chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Practice {
    /// The game's lesson is played here.
    Lesson,
    /// Options of the game set what an ordinary table draws.
    Options,
}

/// What the reader of a lesson says to the coach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum CoachAct {
    /// Reads on; or, when a mistake was played out, goes back to where it was made.
    GoOn {},
    /// Answers a question of the coach.
    Choose { choice: String },
    /// Passes over the step: the question of the table stays open, and any answer will do.
    Skip {},
    /// Goes back to the step before, and the table with it.
    Back {},
    /// Sends the coach away; the game goes on.
    Quit {},
}
