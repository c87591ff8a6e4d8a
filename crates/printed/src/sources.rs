//! The data files of a game, by name.

use crate::{DataError, DataFile};

/// The texts of a game's data files.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    game: &'static str,
    files: &'static [(&'static str, &'static str)],
    /// Another text for one of them; tests break files so.
    other: Option<(&'static str, &'a str)>,
}

/// The data files of a crate, by the game's slug and their names in the folder `data`, as a
/// [`Sources`](crate::Sources) that is part of the program: `printed::sources!("inn"; "drinks.toml", "guests.toml")`.
#[macro_export]
macro_rules! sources {
    ($game:expr; $($file:literal),+ $(,)?) => {
        $crate::Sources::new(
            $game,
            &[$(($file, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $file)))),+],
        )
    };
}

impl Sources<'static> {
    /// Files of a game, by name and content; [`sources!`](crate::sources) writes it.
    #[must_use]
    pub const fn new(game: &'static str, files: &'static [(&'static str, &'static str)]) -> Self {
        Self { game, files, other: None }
    }

    /// What is printed. The files are part of the program, so a mistake in them is one of ours.
    ///
    /// # Panics
    /// With file and line, if they cannot be read.
    pub fn must<T>(&self, load: impl Fn(&Sources<'_>) -> Result<T, DataError>) -> T {
        load(self).unwrap_or_else(|error| panic!("the data of {}: {error}", self.game))
    }
}

impl<'a> Sources<'a> {
    /// The file with this name.
    ///
    /// # Panics
    /// If the game has none.
    #[must_use]
    pub fn file(&self, name: &str) -> DataFile<'a> {
        let (name, printed) = self.printed(name);
        let text = self.other.filter(|(other, _)| *other == name).map_or(printed, |(_, text)| text);
        DataFile::new(self.game, name, text)
    }

    /// The same files with another text for one of them.
    ///
    /// # Panics
    /// If the game has no such file.
    #[must_use]
    pub fn with<'b>(&self, name: &str, text: &'b str) -> Sources<'b> {
        let other = Some((self.printed(name).0, text));
        Sources { game: self.game, files: self.files, other }
    }

    /// The names and texts of the files, as they are printed.
    #[must_use]
    pub const fn files(&self) -> &'static [(&'static str, &'static str)] {
        self.files
    }

    /// The name and the printed text of one file.
    ///
    /// # Panics
    /// If the game has no such file.
    #[must_use]
    pub fn printed(&self, name: &str) -> (&'static str, &'static str) {
        let found = self.files.iter().find(|(file, _)| *file == name);
        *found.unwrap_or_else(|| panic!("{} has no file {name}", self.game))
    }

    /// The slug of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }
}
