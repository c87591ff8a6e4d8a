//! A kit for printed things: what is on the cards, boards and pieces of a game, read from data files and checked.
//!
//! A game's `cards/` room is made with it. Every data file begins with `schema = 1` and `game = "<slug>"`, and holds
//! lists of entries; an entry has an `id` that no other of its list has, and an `origin` that says where it comes from.
//! The kit checks these four for all games, and keeps them (and any `origin_…` and `note`) away from the game's own
//! types, which can so refuse every field they do not know. A mistake is a [`DataError`], with its file and line.
//!
//! - [`sources!`] names the data files of a game; [`Sources::file`] opens one, [`DataFile::read`] reads it.
//! - [`id!`] makes a type of the things in a list, [`kinds!`] one of a closed list that the rules name one by one.
//! - [`Tally`] counts things by kind, [`Handful`] is some cards chosen from a hand, [`copies`] counts in a list.
//! - [`config`] says what is wrong with a configuration.
//! - [`harness`] is what the tests of a game's data have in common.
//!
//! ```
//! use std::sync::LazyLock;
//! use printed::{DataError, Sources, Spanned, Tally, Text};
//!
//! // In a game this is `pub const PRINTED: Sources<'static> = printed::sources!("inn"; "drinks.toml");`,
//! // which takes the files from the folder `data` of the crate.
//! const PRINTED: Sources<'static> = Sources::new("inn", &[("drinks.toml", r#"
//! schema = 1
//! game = "inn"
//! total = 5
//!
//! [[drink]]
//! id = "cider"
//! name.fr = "Cidre"
//! name.en = "Cider"
//! count = 3
//! origin = "rulebook"
//!
//! [[drink]]
//! id = "mead"
//! name.fr = "Hydromel"
//! name.en = "Mead"
//! count = 2
//! origin = "designed"
//! "#)]);
//!
//! printed::id! {
//!     /// One of the drinks, by its place in the data.
//!     pub struct Drink(u8) of DrinkPrint in drinks(), "drink";
//! }
//!
//! #[derive(Debug)]
//! pub struct DrinkPrint { pub id: String, pub name: Text, pub count: u8 }
//!
//! #[derive(serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct DrinkFile { total: usize, drink: Vec<DrinkEntry> }
//!
//! #[derive(serde::Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct DrinkEntry { id: Spanned<String>, name: Text, count: u8 }
//!
//! fn load(sources: &Sources<'_>) -> Result<Vec<DrinkPrint>, DataError> {
//!     let file = sources.file("drinks.toml");
//!     let DrinkFile { total, drink: entries } = file.read()?;
//!     for entry in &entries {
//!         file.require(entry.count > 0, &entry.id, "count must be at least 1")?;
//!     }
//!     file.total("drinks", entries.iter().map(|entry| usize::from(entry.count)).sum(), total)?;
//!     let print = |entry: DrinkEntry| {
//!         DrinkPrint { id: entry.id.into_inner(), name: entry.name, count: entry.count }
//!     };
//!     Ok(entries.into_iter().map(print).collect())
//! }
//!
//! fn drinks() -> &'static [DrinkPrint] {
//!     static DRINKS: LazyLock<Vec<DrinkPrint>> = LazyLock::new(|| PRINTED.must(load));
//!     &DRINKS
//! }
//!
//! let mead = Drink::named("mead").unwrap();
//! assert_eq!(mead.print().name.fr, "Hydromel");
//! assert_eq!(serde_json::to_string(&mead).unwrap(), "\"mead\"");
//! assert!(Drink::named("water").is_none());
//! let cellar: Tally<Drink, 8> = Drink::all().map(|drink| (drink, drink.print().count)).collect();
//! assert_eq!((cellar.count(mead), cellar.total()), (2, 5));
//!
//! // And in the tests of its data:
//! let data = printed::harness::Data::new(PRINTED, |sources| load(sources).map(drop));
//! data.keeps_the_rules_of_all_files();
//! data.entry("drinks.toml", "mead").with("count = 2", "count = 0").is_refused("at least 1");
//! data.entry("drinks.toml", "mead").with("count = 2", "count = 9").is_refused_as_a_whole("5 drinks, not 12");
//! ```

pub mod config;
mod copies;
mod file;
mod handful;
pub mod harness;
mod ids;
mod lesson;
mod sources;
mod tally;

pub use copies::{copies, is_within, repeats};
pub use file::{DataError, DataFile, SCHEMA};
pub use handful::Handful;
pub use ids::Kind;
pub use lesson::lesson;
pub use shelf::Text;
pub use sources::Sources;
pub use tally::Tally;
pub use toml::Spanned;

/// An entry that has a name and a text and nothing else.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Its id in the file.
    pub id: Spanned<String>,
    /// What it is called.
    pub name: Text,
    /// What it says.
    pub text: Text,
}
