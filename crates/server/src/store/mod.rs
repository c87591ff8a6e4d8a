//! What a host keeps on disk: the log of every table, records of finished games, and the server's own secrets.
//!
//! A table's log is a row of entries numbered 0, 1, 2 and so on, without gaps or doubles; what they say is nobody's business
//! here. [`Store`] is what the rest of the server knows; [`Sqlite`] keeps everything in one file.
//!
//! ```text
//! table_id    names of tables              sqlite     the store: opening it, and handing jobs over
//! error       what can go wrong, in words  writer     the one thread that writes, many jobs to a commit
//! files       folder, lock, permissions    change     what each job writes
//! schema      settings and migrations      ledger     which rows belong to which live table
//!                                          reader     the one thread that reads
//! backup      copies, and putting them back  mover      the thread that empties the write-ahead log
//! uploads     records that people brought, counted and expiring
//! lists       what guests keep to bring to a table, counted and expiring
//! guests      those who made a link to themselves
//! ```

mod backup;
mod change;
mod error;
mod files;
mod guests;
mod ledger;
mod lists;
#[cfg(test)]
pub(crate) mod memory;
mod mover;
mod reader;
mod schema;
mod sqlite;
mod table_id;
mod uploads;
mod writer;

use std::pin::Pin;

use serde::{Deserialize, Serialize};

pub(crate) use backup::EPOCH;
pub use backup::{Restored, back_up, restore};
pub use error::StoreError;
pub use guests::{KeptGuest, LinkHash, LinkLimits};
pub use lists::{KeptFor, ListLimits, NewLists};
pub use sqlite::{Options, Sqlite};
pub use table_id::{NotATableId, TableId};
pub use uploads::{Upload, UploadLimits, UploadsKept};

/// What a store promises to answer.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where a host keeps tables and records.
///
/// Work is handed over when a function is called, not when its answer is awaited, and it is done in that order. Dropping
/// the answer does not take the work back.
pub trait Store: Send + Sync + 'static {
    /// Appends the entries `first`, `first + 1` and so on of one table, all or none.
    ///
    /// Once this resolves to `Ok` they are on the disk and survive a crash. The first entry of a table makes the table. An
    /// entry is one line: it contains no line feed and no zero character.
    fn append(&self, table: &TableId, first: u32, entries: Vec<String>) -> Later<'_, ()>;

    /// All entries of a table in order: at least those that were appended when this was called.
    ///
    /// A number that is missing or there twice makes it [`StoreError::Damaged`]. If there is no such table, there are no
    /// entries.
    fn load(&self, table: &TableId) -> Later<'_, Vec<String>>;

    /// Every table, the oldest first: what a host finds again when it starts. A row that is not whole is said to be loose,
    /// so that the log is asked; one without a name nobody could ask for is left out.
    fn tables(&self) -> Later<'_, Vec<Kept>>;

    /// Packs the log of a table into one row together with its headline; its loose rows go in the same transaction.
    fn put_away(&self, table: &TableId, state: TableState, headline: String) -> Later<'_, ()>;

    /// Puts a table away as [`TableState::Over`] and adds the record of its game, both or neither. A game whose record is
    /// kept already keeps that one.
    fn finish(&self, table: &TableId, headline: String, record: NewRecord) -> Later<'_, ()>;

    /// Puts a table into the bin at this time of day, or takes it out. A table that is not there stays away.
    fn bin(&self, table: &TableId, at: Option<u64>) -> Later<'_, ()>;

    /// Removes a table and its log, but never its records. A table that is not there is removed already.
    fn forget(&self, table: &TableId) -> Later<'_, ()>;

    /// Keeps a record. Keeping the very same record again changes nothing; another one under its id is refused.
    fn add_record(&self, record: NewRecord) -> Later<'_, ()>;

    /// Lists records, the newest first.
    fn records(&self, wanted: RecordQuery) -> Later<'_, Vec<RecordHead>>;

    /// The text of a record. Whoever knows its id may have it; ids of private records must therefore be hard to guess.
    fn record(&self, id: &str) -> Later<'_, Option<String>>;

    /// What lists show of a record, as JSON.
    fn record_line(&self, id: &str) -> Later<'_, Option<String>>;

    /// Keeps a record that its only guest has brought from elsewhere at this time, within the limits for such records.
    /// All times of uploads are in milliseconds since 1970.
    fn add_upload(
        &self,
        record: NewRecord,
        place: &str,
        limits: UploadLimits,
        at: u64,
    ) -> Later<'_, ()>;

    /// How much of what people brought is kept, for this guest and in all.
    fn uploads_kept(&self, guest: &str, place: &str) -> Later<'_, UploadsKept>;

    /// A record that somebody brought; nothing if it was played here.
    fn upload(&self, record: &str) -> Later<'_, Option<Upload>>;

    /// Notes that somebody has opened a record that was brought.
    fn open_upload(&self, record: &str, at: u64) -> Later<'_, ()>;

    /// At most so many records that were brought and that nobody has opened since this time.
    fn unopened_uploads(&self, since: u64, limit: u32) -> Later<'_, Vec<String>>;

    /// Removes a record that somebody brought, if nobody has opened it since this time. What was played here stays.
    fn remove_upload(&self, record: &str, unopened_since: u64) -> Later<'_, ()>;

    /// A record played here of which nothing was filmed yet, with its text: the newest. Nothing if there is none.
    fn unfilmed(&self) -> Later<'_, Option<(String, String)>>;

    /// Keeps the film of a record, in place of one before; an empty one if none can be made.
    fn add_film(&self, record: &str, film: Vec<u8>) -> Later<'_, ()>;

    /// The film of a record.
    fn film(&self, record: &str) -> Later<'_, Option<Vec<u8>>>;

    /// The lists somebody keeps, as they were written.
    fn lists(&self, whose: &KeptFor) -> Later<'_, Option<String>>;

    /// Keeps lists in place of those before, within the limits for such lists, and forgets those that nobody writes.
    fn keep_lists(&self, lists: NewLists, limits: ListLimits) -> Later<'_, ()>;

    /// Keeps a guest as they are now, with the hash of the secret of their link in place of the one before, or without one;
    /// within the limits for such guests, of whom those are forgotten whose link nobody uses.
    fn keep_guest(
        &self,
        guest: KeptGuest,
        link: Option<LinkHash>,
        limits: LinkLimits,
    ) -> Later<'_, ()>;

    /// Notes that the link of a guest was used, at this time in milliseconds since 1970.
    fn use_link(&self, guest: &str, at: u64) -> Later<'_, ()>;

    /// Notes another name or language of a guest who made a link; nothing for anybody else.
    fn rename_guest(&self, guest: KeptGuest) -> Later<'_, ()>;

    /// The guest whom a link carries.
    fn linked_guest(&self, link: LinkHash) -> Later<'_, Option<KeptGuest>>;

    /// Everybody who has ever put other devices out, and how often.
    fn generations(&self) -> Later<'_, Vec<(String, u32)>>;

    /// A secret of this server: the one kept under this name, or else `fresh`, which is kept from now on.
    ///
    /// A fresh secret is kept only if the answer is awaited.
    fn secret(&self, name: &str, fresh: [u8; 32]) -> Later<'_, [u8; 32]>;

    /// Whether writing works, found out by writing: one row is changed and committed, and there was room for more.
    fn check(&self) -> Later<'_, ()>;

    /// Finishes what was handed over before, then closes the file. Whatever comes later is [`StoreError::Gone`].
    fn close(&self) -> Later<'_, ()>;
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People are still sitting down.
    Open,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl TableState {
    /// The state as it is written in the database.
    const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        [Self::Open, Self::Playing, Self::Over].into_iter().find(|state| state.word() == word)
    }
}

/// A table as a host finds it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The name of the table.
    pub id: TableId,
    /// The state it was last put away with; open if it never was.
    pub state: TableState,
    /// The headline it was last put away with; empty if it never was.
    pub headline: String,
    /// Whether entries have come since then, so that state and headline may be out of date.
    pub loose: bool,
    /// Since when it lies in the bin, in milliseconds since 1970.
    pub binned: Option<u64>,
}

/// A record to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRecord {
    /// The name of the record, chosen by the caller.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// When the game ended, in milliseconds since 1970.
    pub finished: i64,
    /// Whether everybody finds it in lists.
    pub public: bool,
    /// Who took part, and so finds it in any case.
    pub guests: Vec<String>,
    /// What lists show, as JSON.
    pub headline: String,
    /// The record file.
    pub text: String,
}

/// Which records to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordQuery {
    /// Only records of this game.
    pub game: Option<String>,
    /// The records this guest took part in, public or not. Without a guest, the public ones.
    pub guest: Option<String>,
    /// Only records that come after this one in the list: its `finished` and its `id`.
    pub before: Option<(i64, String)>,
    /// At most so many.
    pub limit: u32,
}

/// A record as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordHead {
    /// The name of the record.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// When the game ended, in milliseconds since 1970.
    pub finished: i64,
    /// Whether everybody finds it in lists.
    pub public: bool,
    /// What lists show, as JSON.
    pub headline: String,
}
