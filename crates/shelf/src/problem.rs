//! Errors for people: one line that says what is wrong and what to do.

use crate::Language;

/// Something that cannot be done, said in one line. Programs say it in English, a table in the language of whoever asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{en}")]
pub struct Problem {
    fr: String,
    en: String,
}

/// Line breaks become spaces, so that it stays one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Problem {
    /// A problem that people at a table never hear of, with this text.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        let text = line(&text.into());
        Self { fr: text.clone(), en: text }
    }

    /// A problem in French and in English.
    #[must_use]
    pub fn said(fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { fr: Language::Fr.set(&line(&fr.into())), en: line(&en.into()) }
    }

    /// What is wrong and what to do, in this language.
    #[must_use]
    pub fn text(&self, language: Language) -> &str {
        language.of(&self.fr, &self.en)
    }
}

impl From<kernel::ConfigError> for Problem {
    fn from(error: kernel::ConfigError) -> Self {
        Self::said(error.fr, error.en)
    }
}

impl From<kernel::Damaged> for Problem {
    fn from(error: kernel::Damaged) -> Self {
        Self::said(
            format!("cette position ne peut pas être reprise : {error}"),
            format!("the position cannot be played on: {error}"),
        )
    }
}
