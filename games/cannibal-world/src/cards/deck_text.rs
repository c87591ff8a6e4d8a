//! A deck as text that people can read, type and send to each other.
//!
//! ```text
//! # Night Claws
//! faction: cats
//! reinforcement: CA/16
//! 1 CA/02 Nuit-sans-Lune
//! 3 CA/05
//! sideboard:
//! 2 CA/10
//! ```
//!
//! A line is a number and a card; what follows the id is for the reader. Lines that begin with `#` are remarks.

use std::fmt::{self, Write};

use shelf::{Language, Text};

use super::card::{Card, Faction};
use super::deck::{Listed, ListedLine};

/// A text that somebody sends is bounded before it is read.
pub const LONGEST: usize = 16 * 1024;
const MOST_LINES: usize = 400;
const LONGEST_TITLE: usize = 48;

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Counted from 1.
    pub line: usize,
    pub text: Text,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.text.en)
    }
}

impl std::error::Error for TextError {}

/// Reads a deck. Whether it may be played with is another question (CW-1710).
///
/// # Errors
/// Names the first line that is not understood.
pub fn read(text: &str) -> Result<Listed, TextError> {
    let wrong =
        |line: usize, fr: String, en: String| Err(TextError { line, text: Text { fr, en } });
    if text.len() > LONGEST {
        return wrong(
            1,
            format!("Un paquet a au plus {LONGEST} octets."),
            format!("A deck has at most {LONGEST} bytes."),
        );
    }
    let mut deck = Listed::default();
    let mut in_sideboard = false;
    for (place, line) in text.lines().enumerate() {
        let (number, line) = (place + 1, line.trim());
        if place >= MOST_LINES {
            return wrong(
                number,
                format!("Un paquet a au plus {MOST_LINES} lignes."),
                format!("A deck has at most {MOST_LINES} lines."),
            );
        }
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match line.split_once(':').map(|(key, value)| (key.trim(), value.trim())) {
            Some(("faction", value)) => deck.faction = value.to_lowercase(),
            Some(("habitat", value)) => deck.habitat = Some(value.to_uppercase()),
            Some(("reinforcement", value)) => deck.reinforcement = Some(value.to_uppercase()),
            Some(("sideboard", "")) => in_sideboard = true,
            Some(_) | None => match card_line(line) {
                Some(card) if in_sideboard => deck.sideboard.push(card),
                Some(card) => deck.cards.push(card),
                None => {
                    return wrong(
                        number,
                        "Une ligne est un nombre et une carte, comme « 3 RA/09 », ou faction:, habitat:, \
                         reinforcement: ou sideboard:."
                            .into(),
                        "A line is a number and a card, as in “3 RA/09”, or faction:, habitat:, \
                         reinforcement: or sideboard:."
                            .into(),
                    );
                }
            },
        }
    }
    if deck.faction.is_empty() {
        deck.faction = guessed(&deck).map(|faction| faction.id().to_owned()).unwrap_or_default();
    }
    Ok(deck)
}

/// What a deck calls itself: its first remark.
#[must_use]
pub fn title(text: &str) -> String {
    let remark = text.lines().find_map(|line| line.trim().strip_prefix('#'));
    remark.unwrap_or_default().trim().chars().take(LONGEST_TITLE).collect()
}

/// The first line that names this card or Habitat.
#[must_use]
pub fn line_of(text: &str, id: &str) -> Option<usize> {
    let names = |line: &str| line.split_whitespace().nth(1).is_some_and(|word| word == id);
    text.lines().position(|line| names(&line.to_uppercase())).map(|place| place + 1)
}

fn card_line(line: &str) -> Option<ListedLine> {
    let mut words = line.split_whitespace();
    let n = words.next()?;
    let n = n.strip_suffix(['x', '×']).unwrap_or(n).parse().ok()?;
    let id = words.next()?.to_uppercase();
    Some(ListedLine { id, n })
}

/// A list that does not say its faction has that of its first known card.
fn guessed(deck: &Listed) -> Option<Faction> {
    deck.cards.iter().find_map(|line| Some(Card::named(&line.id)?.print().numbers.faction))
}

/// Writes a deck, with the names of its cards.
#[must_use]
pub fn write(deck: &Listed, title: &str, language: Language) -> String {
    let mut text = String::new();
    let mut line = |written: String| {
        text.push_str(&written);
        text.push('\n');
    };
    if !title.is_empty() {
        line(format!("# {}", title.replace(['\n', '\r'], " ")));
    }
    line(format!("faction: {}", deck.faction));
    if let Some(habitat) = &deck.habitat {
        line(format!("habitat: {habitat}"));
    }
    if let Some(card) = &deck.reinforcement {
        line(format!("reinforcement: {card}"));
    }
    deck.cards.iter().for_each(|card| line(card_text(card, language)));
    if !deck.sideboard.is_empty() {
        line("sideboard:".into());
        deck.sideboard.iter().for_each(|card| line(card_text(card, language)));
    }
    text
}

fn card_text(line: &ListedLine, language: Language) -> String {
    let mut text = format!("{} {}", line.n, line.id);
    if let Some(card) = Card::named(&line.id) {
        let _ = write!(text, " {}", card.print().name.get(language));
    }
    text
}
