//! Decks that players bring: judged by the game, and kept for a guest.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A deck as people type it, to be judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// The text.
    pub text: String,
}

/// What a game says about a deck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckAnswer {
    /// What the deck calls itself.
    pub name: String,
    /// Everything that is wrong with it; nothing if it may be played with.
    pub mistakes: Vec<DeckMistake>,
    /// What is counted of it, with the limits.
    pub measures: Vec<DeckMeasure>,
    /// The deck as an option of a table; nothing if a line cannot be read.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub list: Option<Value>,
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckMistake {
    /// The line it is about, from 1; nothing where it is about the whole deck.
    pub line: Option<u32>,
    /// What is wrong.
    pub text: String,
}

/// Something that is counted of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckMeasure {
    /// What it is called among programs.
    pub id: String,
    /// What is counted, in words.
    pub name: String,
    /// How many there are.
    pub value: u32,
    /// How many there must be at least.
    pub least: u32,
    /// How many there may be at most.
    pub most: u32,
}

/// The decks a guest keeps on the server, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeptDecks {
    /// Each as text.
    pub decks: Vec<String>,
}

impl From<shelf::DeckJudgement> for DeckAnswer {
    fn from(judged: shelf::DeckJudgement) -> Self {
        let shelf::DeckJudgement { name, mistakes, measures, list } = judged;
        let mistake = |shelf::DeckMistake { line, text }| DeckMistake {
            line: line.and_then(|line| u32::try_from(line).ok()),
            text,
        };
        let measure = |shelf::DeckMeasure { id, name, value, least, most }| DeckMeasure {
            id,
            name,
            value,
            least,
            most,
        };
        Self {
            name,
            mistakes: mistakes.into_iter().map(mistake).collect(),
            measures: measures.into_iter().map(measure).collect(),
            list,
        }
    }
}
