//! What the tests of the store share: a folder of their own, names, entries and a hand inside the database.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use rusqlite::Connection;
use server::store::{Sqlite, TableId};

/// A folder that goes when the test ends.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sangfroid-store-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn store(&self) -> Sqlite {
        Sqlite::open(&self.0).unwrap()
    }

    /// The database as another program sees it.
    pub(crate) fn database(&self) -> Connection {
        Connection::open(self.0.join("sangfroid.db")).unwrap()
    }

    /// A number from the database.
    pub(crate) fn count(&self, sql: &str) -> u32 {
        self.database().query_row(sql, [], |row| row.get(0)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn id(name: &str) -> TableId {
    name.parse().unwrap()
}

/// What the entries of a table say in these tests.
pub(crate) fn entries(table: &TableId, numbers: Range<u32>) -> Vec<String> {
    numbers.map(|number| format!(r#"{{"table":"{table}","number":{number}}}"#)).collect()
}
