//! Records of finished games.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};
use shelf::{EventLine, Json};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Question;

/// A record as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordInfo {
    /// Its id, for `/api/records/`.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// When it was over, in milliseconds since 1970.
    #[ts(type = "number")]
    pub finished: u64,
    /// Who sat where.
    pub names: Vec<String>,
    /// Who won.
    #[schema(value_type = Vec<u8>)]
    pub winners: Seats,
    /// Whether it was ended before its end.
    pub abandoned: bool,
    /// How many answers it has.
    pub answers: u32,
    /// Whether somebody brought it from elsewhere.
    pub uploaded: bool,
    /// Whether it was played at a practice table, where the deal was chosen.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub practice: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(practice: &bool) -> bool {
    !*practice
}

/// A record somebody brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Uploaded {
    /// Its id here.
    pub id: String,
    /// Whether the deal is the one that was promised; nothing if the record does not say how it was made. To whom that proves
    /// that nobody chose it, docs/fairness.md says.
    pub fair: Option<bool>,
    /// Whether the deal was chosen: what was fixed before then proves nothing about chance.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub practice: bool,
}

/// A moment of a recorded game through somebody's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordStep {
    /// After how many answers.
    pub step: u32,
    /// How many answers the record has.
    pub of: u32,
    /// Whose answer came last.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// What the viewer knew.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// The open question.
    pub question: Question,
    /// What the viewer saw happen since the step asked for in `since`, or since the step before.
    pub lines: Vec<EventLine>,
    /// The version of the rules the game was played by, if it is another game by the rules of today: it is shown as it was
    /// seen, and can no longer be proved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub old_rules: Option<u32>,
}
