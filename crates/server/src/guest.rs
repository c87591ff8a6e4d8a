//! Guests: somebody without an account is a random id in a signed cookie, and a name.

use std::fmt;

use protocol::{LONGEST_NAME, Me};
use serde::{Deserialize, Serialize};
use shelf::Language;

use crate::Fault;
use crate::chance::word;

/// Who somebody is. It never leaves the server but in that somebody's own cookie, and never prints.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GuestId(String);

impl GuestId {
    /// Somebody new.
    #[must_use]
    pub fn fresh() -> Self {
        Self(word())
    }

    /// The id as the store keeps it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestId(..)")
    }
}

/// A guest: what the signed cookie says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Who it is.
    pub id: GuestId,
    /// What others call the guest.
    pub name: String,
    /// The language of all sentences.
    pub language: Language,
}

impl Guest {
    /// Somebody who has just come in.
    #[must_use]
    pub fn fresh(language: Language) -> Self {
        let id = GuestId::fresh();
        // A few letters of chance keep the guests of one table apart; they say nothing about the id.
        let name = format!("{} {}", language.of("Invité", "Guest"), &word()[..3].to_uppercase());
        Self { id, name, language }
    }

    /// The guest as shown to the guest.
    #[must_use]
    pub fn me(&self) -> Me {
        Me { name: self.name.clone(), language: self.language }
    }
}

/// A name as it may be shown: trimmed, on one line, of a bearable length.
///
/// # Errors
/// If nothing is left of it, or too much.
pub(crate) fn proper_name(name: &str) -> Result<String, Fault> {
    proper_text(name, LONGEST_NAME)
}

/// A text of one line as it may be shown: trimmed, without control characters or invisible marks that turn the writing
/// direction.
///
/// # Errors
/// If nothing is left of it, or too much.
pub(crate) fn proper_text(text: &str, longest: usize) -> Result<String, Fault> {
    let kept: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !is_invisible(*c))
        .collect();
    let kept = kept.trim();
    if kept.is_empty() || kept.chars().count() > longest {
        return Err(Fault::TextLength);
    }
    Ok(kept.to_owned())
}

/// Marks that change how the text around them looks, and are never needed here.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_clean_line() {
        assert_eq!(proper_name("  Zoé\n\u{202e} "), Ok("Zoé".into()));
        assert_eq!(proper_name("\u{200b}\t"), Err(Fault::TextLength));
        assert_eq!(proper_name(&"x".repeat(25)), Err(Fault::TextLength));
    }

    #[test]
    fn a_guest_never_prints_its_id() {
        let guest = Guest::fresh(Language::En);
        assert!(!format!("{guest:?}").contains(guest.id.text()));
    }
}
