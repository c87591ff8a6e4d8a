//! Guests: somebody without an account is a random id in a signed cookie, and a name.

use std::fmt;

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{
    DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup, Script,
};
use icu_properties::{
    CodePointMapData, CodePointMapDataBorrowed, CodePointSetData, CodePointSetDataBorrowed,
};
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

    /// The id as the store has it.
    pub(crate) const fn kept(id: String) -> Self {
        Self(id)
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
    /// How often the guest had put all other devices out when the cookie was given.
    #[serde(default, skip_serializing_if = "is_first")]
    pub generation: u32,
}

const fn is_first(generation: &u32) -> bool {
    *generation == 0
}

impl Guest {
    /// Somebody who has just come in.
    #[must_use]
    pub fn fresh(language: Language) -> Self {
        let id = GuestId::fresh();
        // A few letters of chance keep the guests of one table apart; they say nothing about the id.
        let name = format!("{} {}", language.of("Invité", "Guest"), &word()[..3].to_uppercase());
        Self { id, name, language, generation: 0 }
    }

    /// The guest as shown to the guest.
    #[must_use]
    pub fn me(&self) -> Me {
        Me { name: self.name.clone(), language: self.language }
    }
}

/// A name as it may be shown: a proper text of one script, so that no letter is taken for one of another.
///
/// # Errors
/// If nothing is left of it, or too much, or it mixes letters that look alike.
pub(crate) fn proper_name(name: &str) -> Result<String, Fault> {
    let name = proper_text(name, LONGEST_NAME)?;
    if mixes_scripts(&name) { Err(Fault::MixedScripts) } else { Ok(name) }
}

/// How many marks a letter may carry. No language of ours needs more, and towers of them cover the lines above.
const MOST_MARKS: usize = 2;

/// A text of one line as it may be shown: composed, trimmed, without control characters, invisible marks, blanks that look
/// like letters, and towers of accents.
///
/// # Errors
/// If nothing is left of it, or too much.
pub(crate) fn proper_text(text: &str, longest: usize) -> Result<String, Fault> {
    const CATEGORY: CodePointMapDataBorrowed<'static, GeneralCategory> = CodePointMapData::new();
    let mut kept = String::with_capacity(text.len());
    // What was sent counts, as the API document has it, and nobody composes what is too long.
    if text.chars().count() > longest {
        return Err(Fault::TextLength);
    }
    // A mark at the beginning has nothing to stand on.
    let mut marks = MOST_MARKS;
    for c in ComposingNormalizerBorrowed::new_nfc().normalize(text).chars() {
        let c = if c.is_whitespace() || c == BLANK_BRAILLE { ' ' } else { c };
        if c.is_control() || is_invisible(c) {
            continue;
        }
        let is_mark = GeneralCategoryGroup::Mark.contains(CATEGORY.get(c));
        marks = if is_mark { marks + 1 } else { 0 };
        let is_second_space = c == ' ' && kept.ends_with(' ');
        if marks <= MOST_MARKS && !is_second_space {
            kept.push(c);
        }
    }
    let kept = kept.trim();
    if kept.is_empty() || kept.chars().count() > longest {
        return Err(Fault::TextLength);
    }
    Ok(kept.to_owned())
}

/// A symbol that shows nothing.
const BLANK_BRAILLE: char = '\u{2800}';

/// Marks that are not seen themselves; but those that only choose between two pictures of a sign may stay.
fn is_invisible(c: char) -> bool {
    const IGNORABLE: CodePointSetDataBorrowed<'static> =
        CodePointSetData::new::<DefaultIgnorableCodePoint>();
    IGNORABLE.contains(c) && !matches!(c, '\u{fe0e}' | '\u{fe0f}')
        || matches!(c, '\u{fff9}'..='\u{fffb}')
}

/// Whether letters of scripts stand together that have letters in common by their looks.
fn mixes_scripts(name: &str) -> bool {
    const SCRIPT: CodePointMapDataBorrowed<'static, Script> = CodePointMapData::new();
    let alike =
        [Script::Latin, Script::Cyrillic, Script::Greek, Script::Armenian, Script::Cherokee];
    let used = alike.iter().filter(|script| name.chars().any(|c| SCRIPT.get(c) == **script));
    used.count() > 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_clean_line() {
        assert_eq!(proper_name("  Zoé\n\u{202e} "), Ok("Zoé".into()));
        assert_eq!(proper_name("\u{200b}\t"), Err(Fault::TextLength));
        assert_eq!(proper_name(&"x".repeat(25)), Err(Fault::TextLength));
        let padded = format!("{:25}", "Zoé");
        assert_eq!(proper_name(&padded), Err(Fault::TextLength), "blanks count as they came");
        assert_eq!(proper_name(&padded[..24]).as_deref(), Ok("Zoé"));
    }

    #[test]
    fn names_that_show_nothing_are_none() {
        for blank in
            ["\u{3164}", "\u{2800}\u{2800}", "\u{115f}\u{200d}", "\u{301}\u{301}", "\u{e0041}"]
        {
            assert_eq!(proper_name(blank), Err(Fault::TextLength), "{blank:?}");
        }
        assert_eq!(proper_name("A\u{3164}na \u{2800} B"), Ok("Ana B".into()));
    }

    #[test]
    fn names_are_composed_and_carry_no_towers() {
        assert_eq!(proper_name("Zoe\u{301}"), proper_name("Zoé"));
        let tower = format!("Z{}oé", "\u{335}".repeat(200));
        assert_eq!(proper_name(&tower), Err(Fault::TextLength), "cut before it is composed");
        assert_eq!(proper_name("Z\u{335}\u{335}\u{335}\u{335}o"), Ok("Z\u{335}\u{335}o".into()));
        assert_eq!(proper_name("Nguyễn"), Ok("Nguyễn".into()));
    }

    #[test]
    fn letters_of_two_scripts_that_look_alike_are_refused() {
        for alike in ["\u{410}na", "An\u{3b1}", "H\u{443}go"] {
            assert_eq!(proper_name(alike), Err(Fault::MixedScripts), "{alike}");
        }
        for fine in ["Анна", "Ana 2", "愛ちゃん Ana", "Éloïse!", "Ανδρέας"] {
            assert_eq!(proper_name(fine).as_deref(), Ok(fine));
        }
    }

    #[test]
    fn signs_in_two_pictures_stay_what_they_are() {
        assert_eq!(proper_text("\u{2764}\u{fe0f}", 10).as_deref(), Ok("\u{2764}\u{fe0f}"));
    }

    #[test]
    fn a_guest_never_prints_its_id() {
        let guest = Guest::fresh(Language::En);
        assert!(!format!("{guest:?}").contains(guest.id.text()));
    }
}
