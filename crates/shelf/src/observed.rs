//! What somebody at a table of any game sees: options, a view with its question, and lines of the log.

use kernel::{Coverage, PutTo, Seat};
use serde::Serialize;

use crate::{Json, Line, Refused};

/// An option as people and programs see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<A = Json> {
    /// The answer to send.
    pub action: A,
    /// What it means, in a sentence.
    pub text: String,
    /// The things to point at, in order, to choose it.
    pub picks: Vec<String>,
    /// Whether it lets the moment go by.
    pub pass: bool,
    /// What it would bring, in a few words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub consequence: Option<String>,
}

/// A card of the viewer that cannot be played now, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct InVain {
    /// The card as something to point at.
    pub pick: String,
    /// Why not.
    #[serde(flatten)]
    pub refused: Refused,
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
    /// The number of the open question.
    pub serial: u32,
    /// How it is put to those who are asked.
    pub put_to: Option<PutTo>,
    /// In which order they would act, where only the first of them who wants to does.
    pub order: Vec<Seat>,
    /// What the viewer may answer.
    pub options: Vec<Choice>,
    /// Whether the options are all there is.
    pub coverage: Coverage,
    /// The viewer's cards that no option plays, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_vain: Vec<InVain>,
}

/// Something that happened, as one viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LogLine<E = Json> {
    /// Counts the facts of a table.
    pub fact: u32,
    /// What happened.
    pub event: E,
    /// The same in words, with clauses.
    #[serde(flatten)]
    pub line: Line,
    /// Whether those who only watch did not see it like this: a private line.
    pub private: bool,
}
