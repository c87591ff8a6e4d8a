//! Copies of a data folder's database: made while a server runs, and put back while none does.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::{Options, StoreError, files, schema};

/// Under this name is kept what marks one life of a data folder. A restored folder begins another.
pub(crate) const EPOCH: &str = "epoch";

/// What a restored folder has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// How many tables.
    pub tables: u32,
    /// How many records of finished games.
    pub records: u32,
    /// Where the database lies now that was there before.
    pub former: Option<PathBuf>,
}

/// Writes everything a folder holds at one moment into a new file that only its owner can read, also while a server
/// works in the folder. Answers how many bytes the file has.
///
/// # Errors
/// If there is no database, the file is there already, or the disk refuses. A file that was begun is removed.
pub fn back_up(folder: &Path, file: &Path) -> Result<u64, StoreError> {
    let database = files::database(folder);
    if !database.is_file() {
        return Err(nothing_in(folder));
    }
    let connection = schema::open_reader(&database)?;
    let copy = files::new_private(file)?;
    let written = write_copy(&connection, file).and_then(|()| {
        copy.sync_all()?;
        files::sync_parent(file)?;
        Ok(fs::metadata(file)?.len())
    });
    if written.is_err() {
        // What is not whole must not be taken for a backup.
        let _ = fs::remove_file(file);
    }
    written
}

/// One statement sees one moment, and packs what it reads.
fn write_copy(connection: &Connection, file: &Path) -> Result<(), StoreError> {
    let name = file.to_str().ok_or_else(|| {
        StoreError::Refused(format!("{} is no name in letters; choose another", file.display()))
    })?;
    connection.execute("VACUUM INTO ?1", [name])?;
    Ok(())
}

/// Puts a backup into a folder in which no server works. The backup is looked through first; what was in the folder is
/// kept beside it under another name.
///
/// # Errors
/// If the file is not a sound backup, or the folder is in use. Nothing has changed then.
pub fn restore(file: &Path, folder: &Path) -> Result<Restored, StoreError> {
    if !file.is_file() {
        return Err(StoreError::Refused(format!("there is no file {}", file.display())));
    }
    files::prepare_folder(folder)?;
    let _lock = files::lock(folder)?;
    let fresh = folder.join("sangfroid.db.restoring");
    remove_database(&fresh)?;
    let checked = copy_in(file, &fresh).and_then(|()| look_through(&fresh));
    let (tables, records) = checked.inspect_err(|_| {
        let _ = remove_database(&fresh);
    })?;
    let database = files::database(folder);
    let former = database.is_file().then(|| set_aside(&database, folder)).transpose()?;
    fs::rename(&fresh, &database)?;
    files::sync_parent(&database)?;
    Ok(Restored { tables, records, former })
}

fn copy_in(file: &Path, fresh: &Path) -> Result<(), StoreError> {
    let mut copy = files::new_private(fresh)?;
    std::io::copy(&mut File::open(file)?, &mut copy)?;
    Ok(copy.sync_all()?)
}

/// Looks at every page, brings the layout up to date, and lets another life of the folder begin.
fn look_through(database: &Path) -> Result<(u32, u32), StoreError> {
    let connection = schema::open_writer(database, &Options::default())?;
    let verdict: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(StoreError::Damaged(format!("the backup is damaged ({verdict})")));
    }
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, u32>(0));
    let counted = (count("SELECT COUNT(*) FROM tables")?, count("SELECT COUNT(*) FROM records")?);
    connection.execute("DELETE FROM secrets WHERE name = ?1", [EPOCH])?;
    empty_log(connection)?;
    Ok(counted)
}

/// Gives the database that is there another name, all of it in one file.
fn set_aside(database: &Path, folder: &Path) -> Result<PathBuf, StoreError> {
    // One that cannot be opened any more is kept as it is: that may be why a backup is put back.
    let emptied = schema::open_mover(database).and_then(empty_log);
    if let Err(error) = emptied {
        tracing::warn!(%error, "the former database is kept as it is");
    }
    let name = (1u32..)
        .map(|number| folder.join(format!("sangfroid-before-restore-{number}.db")))
        .find(|name| !name.exists());
    let Some(name) = name else { return Err(StoreError::Full) };
    for (from, to) in beside(database).into_iter().zip(beside(&name)) {
        if from.exists() {
            fs::rename(from, to)?;
        }
    }
    fs::rename(database, &name)?;
    Ok(name)
}

/// Moves the write-ahead log into the database, and closes it.
fn empty_log(connection: Connection) -> Result<(), StoreError> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    connection.close().map_err(|(_, error)| StoreError::from(error))
}

/// The files SQLite may have put beside a database.
fn beside(database: &Path) -> [PathBuf; 2] {
    ["-wal", "-shm"].map(|ending| {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    })
}

fn remove_database(database: &Path) -> Result<(), StoreError> {
    for file in beside(database).into_iter().chain([database.to_owned()]) {
        if file.exists() {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

fn nothing_in(folder: &Path) -> StoreError {
    StoreError::Refused(format!(
        "there is no database in {}; name the data folder of the server",
        folder.display()
    ))
}
