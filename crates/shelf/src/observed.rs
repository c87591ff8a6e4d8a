//! What somebody at a table of any game sees: options, a view with its question, and lines of the log.
//!
//! Options and lines are messages as they stand: a server sends them on, and clients read them into the same types.

use kernel::{Coverage, PutTo, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Json;

/// One possible answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(concrete(A = Json), bound = "A: 'static")]
#[schema(bound = "")]
pub struct Choice<A = Json> {
    /// What to send.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub action: A,
    /// What it means, in a sentence.
    pub text: String,
    /// The things to point at, in order, to choose it.
    pub picks: Vec<String>,
    /// Whether it lets the moment go by.
    pub pass: bool,
    /// What it would bring, in a few words, from the rules and what the seat knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub consequence: Option<String>,
    /// Whether the game may end by it, as far as the seat knows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub may_end: bool,
    /// The heading it stands under in a list, together with others; nothing where lists are short.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
}

/// A card of the seat that no option plays, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct InVain {
    /// The card as something to point at.
    pub pick: String,
    /// The number of the refusal, such as `SR-E03`.
    pub code: String,
    /// The clause behind it, where there is one.
    pub clause: Option<String>,
    /// Why not, and what one may do instead.
    pub text: String,
}

/// Everything one viewer knows and may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Observed {
    /// What the viewer knows.
    pub view: Json,
    /// The open question.
    pub question: Option<Json>,
    /// The open question in words.
    pub prompt: Option<String>,
    /// What the viewer, if asked, should know beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The number of the open question.
    pub serial: u32,
    /// How it is put to those who are asked.
    pub put_to: Option<PutTo>,
    /// In which order they would act, where only the first of them who wants to does.
    pub order: Vec<Seat>,
    /// The clauses that say what the question is about.
    pub clauses: Vec<String>,
    /// What the viewer may answer.
    pub options: Vec<Choice>,
    /// Whether the options are all there is.
    pub coverage: Coverage,
    /// The viewer's cards that no option plays, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_vain: Vec<InVain>,
}

/// Something that happened, as the reader's viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(concrete(E = Json), bound = "E: 'static")]
#[schema(bound = "")]
pub struct EventLine<E = Json> {
    /// Counts the facts of a table.
    pub fact: u32,
    /// What happened, for machines.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub event: E,
    /// What happened, in a sentence.
    pub text: String,
    /// The clauses it follows from.
    pub clauses: Vec<String>,
    /// Whether those who only watch did not see it like this.
    pub private: bool,
    /// Whether it is only a step of something that a later line tells: logs leave it out.
    #[serde(default)]
    pub step: bool,
}
