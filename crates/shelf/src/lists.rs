//! What players bring to a table: decks, bands, tables of terrain. Each kind is a text that people read, type and send to
//! each other; its game judges it line by line, and takes it as an option of a table. Beside them the card sets that
//! owners of a printed game have written themselves. All of it comes from anybody, so it is bounded before it is read.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Language, Problem, SettingValue};

/// What a game says about one kind of lists.
pub trait Lists: Sync {
    /// Its name in addresses, commands and settings, such as `decks`.
    fn kind(&self) -> &'static str;

    /// What people call it.
    fn info(&self, language: Language) -> ListInfo;

    /// The most bytes a list may have as text.
    fn longest(&self) -> usize;

    /// Reads and judges a list as people type it.
    fn judge(&self, text: &str, language: Language) -> ListAnswer;

    /// A list as text, from what it is as an option of a table.
    ///
    /// # Errors
    /// If it is no list of this kind.
    fn write(&self, list: &Value, language: Language) -> Result<String, Problem>;

    /// The ready-made ones, written out, to begin with.
    fn ready(&self, language: Language) -> Vec<SettingValue>;
}

/// A kind of lists that players bring to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListInfo {
    /// Its name in addresses and settings, such as `decks`.
    pub kind: String,
    /// What asks people to make one: "Build a deck".
    pub build: String,
    /// What a form calls one of somebody's own: "A deck of one's own".
    pub own: String,
}

/// What a game says about a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListAnswer {
    /// What the list calls itself.
    pub name: String,
    /// Everything that is wrong with it, in the order of the rules; nothing if it may be played with.
    pub mistakes: Vec<ListMistake>,
    /// What is counted of it, with the limits.
    pub measures: Vec<ListMeasure>,
    /// The list as an option of a table; nothing if a line cannot be read.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub list: Option<Value>,
    /// The text that was judged.
    pub text: String,
    /// A table to try it at; nothing if it may not be played with.
    pub trial: Option<ListTrial>,
}

/// A table at which a list can be tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListTrial {
    /// The options that bring the list to the first seat.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub config: Value,
    /// For how many players; the usual number if it is not there.
    pub players: Option<u8>,
}

/// Something that is wrong with a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct ListMistake {
    /// The line it is about, from 1; nothing where it is about the whole list.
    pub line: Option<u32>,
    /// What of the list it is about, by the name the list gives it; nothing where it is about the whole.
    pub about: Option<String>,
    /// The clause that says so, where there is one of its own.
    pub clause: Option<String>,
    /// What is wrong.
    pub text: String,
}

/// Something that is counted of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListMeasure {
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
    /// The clause that sets the limits, where there is one of its own.
    pub clause: Option<String>,
}

/// What a game with card sets of its owners says about them.
pub trait CardSets: Sync {
    /// Reads a card set without taking it, and says how many cards are in it.
    ///
    /// # Errors
    /// Names the first line that is wrong.
    fn check(&self, text: &str) -> Result<usize, SetMistake>;

    /// Takes card sets for the whole program, all or none of them, and says how many cards they have. It must be asked
    /// before the first table is set.
    ///
    /// # Errors
    /// Says which set is wrong, by its place, and where.
    fn install(&self, sets: &[String]) -> Result<usize, (usize, SetMistake)>;
}

/// A line of a card set that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}: {text}")]
pub struct SetMistake {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}
