//! What the tests of the store share: a folder of their own, names, entries and a hand inside the database.

use std::ops::Range;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use server::store::{Sqlite, TableId};
use tempfile::TempDir;

/// A folder that the store makes, and that goes when the test ends.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    _around: TempDir,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let around = TempDir::new().unwrap();
        Self { path: around.path().join("data"), _around: around }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn store(&self) -> Sqlite {
        Sqlite::open(self.path()).unwrap()
    }

    /// The database as another program sees it.
    pub(crate) fn database(&self) -> Connection {
        Connection::open(self.path().join("sangfroid.db")).unwrap()
    }

    /// A number from the database.
    pub(crate) fn count(&self, sql: &str) -> u32 {
        self.database().query_row(sql, [], |row| row.get(0)).unwrap()
    }
}

pub(crate) fn id(name: &str) -> TableId {
    name.parse().unwrap()
}

/// What the entries of a table say in these tests.
pub(crate) fn entries(table: &TableId, numbers: Range<u32>) -> Vec<String> {
    numbers.map(|number| format!(r#"{{"table":"{table}","number":{number}}}"#)).collect()
}
