//! Decks that players bring, and card sets that owners of a printed game have written themselves: for games that have
//! them. Both are texts from anybody, so a game bounds a text before it reads it.

use serde_json::Value;

use crate::Language;

/// What a game with decks says about them.
pub trait Decks: Sync {
    /// The most bytes a deck may have as text.
    fn longest(&self) -> usize;

    /// Reads and judges a deck as people type it.
    fn judge(&self, text: &str, language: Language) -> DeckJudgement;

    /// Reads a card set without taking it, and says how many cards are in it.
    ///
    /// # Errors
    /// Names the first line that is wrong.
    fn check_set(&self, text: &str) -> Result<usize, SetMistake>;

    /// Takes card sets for the whole program, all or none of them, and says how many cards they have. It must be asked
    /// before the first table is set.
    ///
    /// # Errors
    /// Says which set is wrong, by its place, and where.
    fn install(&self, sets: &[String]) -> Result<usize, (usize, SetMistake)>;
}

/// What is to be said about a deck.
#[derive(Clone, PartialEq, Debug)]
pub struct DeckJudgement {
    /// What it calls itself.
    pub name: String,
    /// Everything that is wrong with it, in the order of the rules; nothing if it may be played with.
    pub mistakes: Vec<DeckMistake>,
    /// What is counted of it, with the limits.
    pub measures: Vec<DeckMeasure>,
    /// The deck as an option of a table; nothing if a line cannot be read.
    pub list: Option<Value>,
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckMistake {
    /// The line it is about, from 1; nothing where it is about the whole deck.
    pub line: Option<usize>,
    /// What is wrong.
    pub text: String,
}

/// Something that is counted of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// A line of a card set that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}: {text}")]
pub struct SetMistake {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}
