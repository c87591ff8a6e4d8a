//! How the database is opened: its settings, and the migrations that bring it up to date.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::{Options, StoreError};

/// The migrations in order; the first has number 1. A migration that was ever released is never changed.
const MIGRATIONS: [(&str, &str); 9] = [
    ("tables_and_records", include_str!("../../migrations/0001_tables_and_records.sql")),
    ("films", include_str!("../../migrations/0002_films.sql")),
    ("bin", include_str!("../../migrations/0003_bin.sql")),
    ("decks", include_str!("../../migrations/0004_decks.sql")),
    ("uploads", include_str!("../../migrations/0005_uploads.sql")),
    ("lists", include_str!("../../migrations/0006_lists.sql")),
    ("upload_places", include_str!("../../migrations/0007_upload_places.sql")),
    ("guests", include_str!("../../migrations/0008_guests.sql")),
    ("room_for_lists", include_str!("../../migrations/0009_room_for_lists.sql")),
];

/// How long somebody else may hold the file before we give up.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pages of 4 KiB in the write-ahead log before the writer itself moves them into the database. Usually another thread
/// has done so long before.
const PAGES_BETWEEN_CHECKPOINTS: u32 = 64_000;

/// Opens the only connection that writes, with everything a commit needs to survive a power cut.
pub(super) fn open_writer(database: &Path, options: &Options) -> Result<Connection, StoreError> {
    let mut connection = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Other(format!(
            "its folder cannot hold a write-ahead log (journal mode {mode}); use a folder on a local disk"
        )));
    }
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_BETWEEN_CHECKPOINTS)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Undo notes of savepoints stay in memory; another disk that is full must not stop us.
    connection.pragma_update(None, "temp_store", "memory")?;
    if let Some(pages) = options.max_pages {
        connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    }
    migrate(&mut connection)?;
    Ok(connection)
}

/// Opens a connection that only moves pages from the write-ahead log into the database.
pub(super) fn open_mover(database: &Path) -> Result<Connection, StoreError> {
    let connection = open(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.pragma_update(None, "synchronous", "full")?;
    Ok(connection)
}

/// Opens a connection that can only read.
pub(super) fn open_reader(database: &Path) -> Result<Connection, StoreError> {
    open(database, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(database: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Applies what is missing, all or nothing, and refuses a database that knows more than we do.
fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    )?;
    let found: u32 =
        transaction
            .query_row("SELECT COALESCE(MAX(number), 0) FROM migrations", [], |row| row.get(0))?;
    let known = MIGRATIONS.len() as u32;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, (name, sql)) in (1u32..).zip(MIGRATIONS).skip(found as usize) {
        transaction.execute_batch(sql)?;
        transaction
            .execute("INSERT INTO migrations (number, name) VALUES (?1, ?2)", (number, name))?;
        tracing::info!(number, name, "database migrated");
    }
    transaction.commit()?;
    Ok(())
}
