//! What the tests of a game's data have in common: break a printed file in one place, and see it refused on its line.
//!
//! ```no_run
//! # const PRINTED: printed::Sources<'static> = printed::Sources::new("inn", &[]);
//! # fn load(_: &printed::Sources<'_>) -> Result<(), printed::DataError> { Ok(()) }
//! const DATA: printed::harness::Data = printed::harness::Data::new(PRINTED, |sources| load(sources).map(drop));
//!
//! // #[test] fn every_file_keeps_the_rules_of_all_files()
//! DATA.keeps_the_rules_of_all_files();
//! // #[test] fn a_rank_that_does_not_exist()
//! DATA.entry("characters.toml", "rose_mage").with("rank = 8", "rank = 10").is_refused("1 to 9");
//! // #[test] fn a_field_nobody_knows()
//! DATA.entry("characters.toml", "rose_mage")
//!     .with("count = 1", "cuont = 1")
//!     .is_refused_on("cuont", "unknown field");
//! // #[test] fn a_missing_character()
//! DATA.file("characters.toml").without_last("character").is_refused_as_a_whole("20 characters, not 19");
//! ```

use crate::{DataError, SCHEMA, Sources};

/// How a game reads its files, as far as tests care.
pub type Load = fn(&Sources<'_>) -> Result<(), DataError>;

/// The data files of a game, and how it reads them.
#[derive(Clone, Copy, Debug)]
pub struct Data {
    printed: Sources<'static>,
    load: Load,
}

/// A file with a change in it.
#[derive(Clone, Debug)]
#[must_use = "a change is made to be refused"]
pub struct Broken {
    data: Data,
    file: &'static str,
    text: String,
    /// Where the entry begins that was changed.
    entry: usize,
}

impl Data {
    /// Files, and a function that reads all of them.
    #[must_use]
    pub const fn new(printed: Sources<'static>, load: Load) -> Self {
        Self { printed, load }
    }

    /// One file, not changed yet.
    pub fn file(self, name: &str) -> Broken {
        let (file, text) = self.printed.printed(name);
        Broken { data: self, file, text: text.to_owned(), entry: 0 }
    }

    /// One entry of a file, by its id, not changed yet.
    ///
    /// # Panics
    /// If there is no such entry.
    pub fn entry(self, file: &str, id: &str) -> Broken {
        let broken = self.file(file);
        let entry = broken.place(0, &format!("id = \"{id}\""));
        Broken { entry, ..broken }
    }

    /// What the kit promises of all files of all games: they can be read; a header of another layout or game is
    /// refused; so is an entry that is there twice, one without origin, and a field nobody knows.
    ///
    /// # Panics
    /// At the first file that breaks it.
    #[track_caller]
    pub fn keeps_the_rules_of_all_files(self) {
        if let Err(error) = (self.load)(&self.printed) {
            panic!("{error}");
        }
        let (schema, game) = (format!("schema = {SCHEMA}"), self.printed.game());
        for (name, text) in self.printed.files() {
            let file = || self.file(name);
            file().with(&schema, "schema = 999").is_refused_on("schema = 999", &schema);
            file().with(game, "another").is_refused_on("\"another\"", game);
            file()
                .with(&schema, &format!("{schema}\nnobody_knows = 1"))
                .is_refused_on("nobody_knows", "nobody_knows");
            let Some(start) = text.find("\n[[") else { continue };
            let first = &text[start
                ..start + text[start + 1..].find("\n[").map_or(text.len() - start, |end| end + 1)];
            let twice = first.to_owned() + first;
            let second = file().with(first, &twice);
            let line =
                second.line(start + first.len() + first.find("\nid = ").map_or(0, |id| id + 1));
            second.is_refused_on_line(line, "there is a second");
            let unknown = first.replacen("\nid = ", "\nnobody_knows = 1\nid = ", 1);
            file().with(first, &unknown).is_refused_on("nobody_knows", "nobody_knows");
            let origin = first.find("\norigin = ").unwrap_or_else(|| panic!("{name}: no origin"));
            let rest = first[origin + 1..].find('\n').map_or("", |end| &first[origin + 1 + end..]);
            let silent = first[..origin].to_owned() + rest;
            file().with(first, &silent).is_refused_on("id = ", "origin");
        }
    }
}

impl Broken {
    /// From the entry on, the first `from` becomes `to`.
    ///
    /// # Panics
    /// If it is not there.
    #[track_caller]
    pub fn with(mut self, from: &str, to: &str) -> Self {
        let place = self.place(self.entry, from);
        self.text.replace_range(place..place + from.len(), to);
        self
    }

    /// Without the last entry of a list.
    ///
    /// # Panics
    /// If there is no such list.
    #[track_caller]
    pub fn without_last(mut self, list: &str) -> Self {
        let marker = format!("[[{list}]]");
        let start = self.text.rfind(&marker).unwrap_or_else(|| panic!("no {marker}"));
        let end =
            self.text[start + 2..].find("\n[").map_or(self.text.len(), |end| start + 2 + end + 1);
        self.text.replace_range(start..end, "");
        self
    }

    /// The file is refused on the entry's own line, with these words.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn is_refused(self, says: &str) {
        self.is_refused_on_line(self.line(self.entry), says);
    }

    /// The file is refused on the first line from the entry's on that contains `on`, with these words.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn is_refused_on(self, on: &str, says: &str) {
        self.is_refused_on_line(self.line(self.place(self.entry, on)), says);
    }

    /// The file is refused with these words on its first line, where totals are reported.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn is_refused_as_a_whole(self, says: &str) {
        self.is_refused_on_line(1, says);
    }

    #[track_caller]
    fn is_refused_on_line(&self, line: usize, says: &str) {
        let sources = self.data.printed.with(self.file, &self.text);
        let error = (self.data.load)(&sources).expect_err("a broken file is refused");
        assert_eq!((error.file, error.line), (self.file, line), "{error}");
        assert!(error.text.contains(says), "{error}");
        assert!(error.to_string().starts_with(&format!("{}:{line}: ", self.file)), "{error}");
    }

    #[track_caller]
    fn place(&self, from: usize, what: &str) -> usize {
        let found = self.text[from..].find(what).map(|place| from + place);
        found.unwrap_or_else(|| panic!("{} has no {what}", self.file))
    }

    fn line(&self, at: usize) -> usize {
        1 + self.text[..at].matches('\n').count()
    }
}
