//! One data file: read, with what all files have in common, and errors that name file and line.

use std::fmt;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Deserializer};

/// How the data files are laid out. A file says it, so that a later layout can be told from this one.
pub const SCHEMA: u32 = 1;

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

/// A TOML file being read and checked; [`crate::Sources::file`] opens one.
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    game: &'static str,
    name: &'static str,
    text: &'a str,
}

impl<'a> DataFile<'a> {
    /// A file of a game, by name and content.
    #[must_use]
    pub const fn new(game: &'static str, name: &'static str, text: &'a str) -> Self {
        Self { game, name, text }
    }

    /// The content, without header, origins and notes: these are checked here.
    ///
    /// # Errors
    /// Names the line that is wrong, and says how.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        let mut root = DeTable::parse(self.text).map_err(|error| self.unreadable(&error))?;
        self.take_header(root.get_mut())?;
        for (list, entries) in root.get_mut().iter_mut() {
            if let DeValue::Array(entries) = entries.get_mut() {
                self.check_entries(list.get_ref(), entries)?;
            }
        }
        forget_notes(root.get_mut());
        T::deserialize(Deserializer::from(root)).map_err(|error| self.unreadable(&error))
    }

    /// Every file says which layout it has and which game it belongs to.
    fn take_header(&self, root: &mut DeTable<'_>) -> Result<(), DataError> {
        let wanted = [("schema", SCHEMA.to_string()), ("game", format!("\"{}\"", self.game))];
        for (key, value) in wanted {
            let text = format!("the file must begin with {key} = {value}");
            let Some(found) = root.remove(key) else { return Err(self.error(1, text)) };
            if self.text.get(found.span()) != Some(value.as_str()) {
                return Err(self.wrong_at(&found, text));
            }
        }
        Ok(())
    }

    /// Within a list no id is there twice, and every entry with an id says where it comes from.
    fn check_entries(&self, list: &str, entries: &DeArray<'_>) -> Result<(), DataError> {
        let mut seen: Vec<&str> = Vec::new();
        for entry in entries.iter().filter_map(|entry| entry.get_ref().as_table()) {
            let Some(id) = entry.get("id") else { continue };
            let name = id.get_ref().as_str().unwrap_or_default();
            if seen.contains(&name) {
                return Err(
                    self.wrong_at(id, format!("{name}: there is a second {list} with this id"))
                );
            }
            seen.push(name);
            if !entry.get("origin").is_some_and(|origin| origin.get_ref().is_str()) {
                return Err(self.wrong_at(id, format!("{name}: origin must say where it is from")));
            }
        }
        Ok(())
    }

    /// A mistake in the entry with this id.
    #[must_use]
    pub fn wrong(&self, id: &Spanned<String>, text: impl fmt::Display) -> DataError {
        self.wrong_at(id, format!("{}: {text}", id.get_ref()))
    }

    /// The line of a value, counted from 1.
    #[must_use]
    pub fn line_of<T>(&self, value: &Spanned<T>) -> usize {
        self.line(value.span().start)
    }

    /// A mistake on the line of a value.
    #[must_use]
    pub fn wrong_at<T>(&self, value: &Spanned<T>, text: impl fmt::Display) -> DataError {
        self.error(self.line_of(value), text.to_string())
    }

    /// Checks something about the entry with this id.
    ///
    /// # Errors
    /// The text, on the entry's line, if it does not hold.
    pub fn require(
        &self,
        holds: bool,
        id: &Spanned<String>,
        text: impl fmt::Display,
    ) -> Result<(), DataError> {
        if holds { Ok(()) } else { Err(self.wrong(id, text)) }
    }

    /// What a name in the entry with this id stands for: `file.known(&entry.id, "hero", name, Hero::named(name))`.
    ///
    /// # Errors
    /// If it stands for nothing.
    pub fn known<T>(
        &self,
        id: &Spanned<String>,
        noun: &str,
        name: &str,
        found: Option<T>,
    ) -> Result<T, DataError> {
        found.ok_or_else(|| self.wrong(id, format!("there is no {noun} “{name}”")))
    }

    /// Checks a total that the rules state.
    ///
    /// # Errors
    /// If it is not the wanted one.
    pub fn total(&self, what: &str, found: usize, wanted: usize) -> Result<(), DataError> {
        if found == wanted {
            return Ok(());
        }
        Err(self.error(1, format!("there must be {wanted} {what}, not {found}")))
    }

    fn unreadable(&self, error: &toml::de::Error) -> DataError {
        let at = error.span().map_or(0, |span| span.start);
        self.error(self.line(at), error.message().to_owned())
    }

    const fn error(&self, line: usize, text: String) -> DataError {
        DataError { file: self.name, line, text }
    }

    fn line(&self, at: usize) -> usize {
        1 + self.text.bytes().take(at).filter(|byte| *byte == b'\n').count()
    }
}

/// Origins and notes are for those who keep the data; no rule depends on them.
fn forget_notes(table: &mut DeTable<'_>) {
    let is_note = |key: &str| key == "origin" || key.starts_with("origin_") || key == "note";
    let notes =
        table.iter().filter(|(key, value)| is_note(key.get_ref()) && value.get_ref().is_str());
    let notes: Vec<String> = notes.map(|(key, _)| key.get_ref().to_string()).collect();
    for note in &notes {
        table.remove(note.as_str());
    }
    for (_, value) in table.iter_mut() {
        forget_notes_in(value.get_mut());
    }
}

fn forget_notes_in(value: &mut DeValue<'_>) {
    if let DeValue::Table(table) = value {
        forget_notes(table);
    } else if let DeValue::Array(items) = value {
        items.iter_mut().for_each(|item| forget_notes_in(item.get_mut()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Menu {
        #[serde(default)]
        dish: Vec<Dish>,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Dish {
        id: Spanned<String>,
    }

    fn read(text: &str) -> Result<Menu, DataError> {
        DataFile::new("inn", "menu.toml", text).read()
    }

    #[track_caller]
    fn is_refused(text: &str, line: usize, says: &str) {
        let error = read(text).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(error.text.contains(says), "{error}");
    }

    #[test]
    fn notes_do_not_reach_the_game() {
        let text = "schema = 1\ngame = \"inn\"\n[[dish]]\nid = \"soup\"\norigin = \"ours\"\norigin_id = \"ours\"\nnote = \"hot\"";
        assert_eq!(read(text).unwrap().dish[0].id.get_ref(), "soup");
    }

    #[test]
    fn the_header_is_checked() {
        is_refused("game = \"inn\"", 1, "schema = 1");
        is_refused("schema = 1", 1, "game = \"inn\"");
        is_refused("game = \"inn\"\nschema = 2", 2, "schema = 1");
        is_refused("schema = 1\n\ngame = \"pub\"", 3, "game = \"inn\"");
    }

    #[test]
    fn ids_are_there_once_and_say_where_they_are_from() {
        let header = "schema = 1\ngame = \"inn\"\n";
        let soup = "[[dish]]\nid = \"soup\"\norigin = \"ours\"\n";
        is_refused(&format!("{header}{soup}{soup}"), 7, "soup: there is a second dish");
        is_refused(&format!("{header}[[dish]]\nid = \"soup\""), 4, "soup: origin must say");
    }

    #[test]
    fn a_mistake_has_its_line() {
        is_refused("schema = 1\ngame = \"inn\"\n[[dish]]\nid = 3\norigin = \"ours\"", 4, "string");
        is_refused("schema = 1\ngame = \"inn\"\nsoup", 3, "");
    }
}
