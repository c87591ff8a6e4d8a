//! Reading a game's data files, with errors that name file and line.

use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::Language;

/// A mistake in a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file's name.
    pub file: &'static str,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub text: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.text)
    }
}

impl std::error::Error for DataError {}

/// A text in both languages, as data files give it: `name.fr`, `name.en`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Text {
    /// The text in one language.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        language.of(&self.fr, &self.en)
    }
}

/// A TOML file being read and checked.
///
/// ```
/// use shelf::DataFile;
/// #[derive(Debug, serde::Deserialize)]
/// struct Deck { cards: u8 }
/// let file = DataFile::new("deck.toml", "# our deck\ncards = \"many\"\n");
/// assert_eq!(file.parse::<Deck>().unwrap_err().line, 2);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    name: &'static str,
    text: &'a str,
}

impl<'a> DataFile<'a> {
    /// A file by name and content.
    #[must_use]
    pub const fn new(name: &'static str, text: &'a str) -> Self {
        Self { name, text }
    }

    fn line(&self, at: usize) -> usize {
        1 + self.text.bytes().take(at).filter(|byte| *byte == b'\n').count()
    }

    /// The content.
    ///
    /// # Errors
    /// Names the line that cannot be read.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| DataError {
            file: self.name,
            line: self.line(error.span().map_or(0, |span| span.start)),
            text: error.message().to_owned(),
        })
    }

    /// A mistake in the entry with this id.
    #[must_use]
    pub fn wrong(&self, id: &Spanned<String>, text: impl fmt::Display) -> DataError {
        let line = self.line(id.span().start);
        DataError { file: self.name, line, text: format!("{}: {text}", id.get_ref()) }
    }

    /// Checks a total that the rules state.
    ///
    /// # Errors
    /// If it is not the wanted one.
    pub fn total(&self, what: &str, found: usize, wanted: usize) -> Result<(), DataError> {
        if found == wanted {
            return Ok(());
        }
        Err(DataError {
            file: self.name,
            line: 1,
            text: format!("there must be {wanted} {what}, not {found}"),
        })
    }
}
