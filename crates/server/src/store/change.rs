//! What is written for each job. A change that fails is taken back by the writer, in the database and in the ledger.

use rusqlite::Connection;

use super::ledger::{Ledger, LooseLog};
use super::reader::{find_table, loose, record};
use super::{
    KeptGuest, LinkHash, LinkLimits, ListLimits, NewLists, NewRecord, StoreError, TableId,
    TableState, UploadLimits, guests, lists, uploads,
};

/// Something to write.
pub(super) enum Change {
    Append { table: TableId, first: u32, entries: Vec<String> },
    PutAway { table: TableId, state: TableState, headline: String },
    Finish { table: TableId, headline: String, record: NewRecord },
    Bin { table: TableId, at: Option<u64> },
    Forget { table: TableId },
    AddRecord { record: NewRecord },
    AddUpload { record: NewRecord, place: String, limits: UploadLimits, at: i64 },
    OpenUpload { record: String, at: i64 },
    RemoveUpload { record: String, unopened_since: i64 },
    RemoveRecord { record: String },
    Replace { table: TableId, entries: Vec<String>, state: TableState, headline: String },
    AddFilm { record: String, film: Vec<u8> },
    KeepLists { lists: NewLists, limits: ListLimits },
    KeepGuest { guest: KeptGuest, link: Option<LinkHash>, limits: LinkLimits },
    UseLink { guest: String, at: i64 },
    RenameGuest { guest: KeptGuest },
    KeepSecret { name: String, bytes: [u8; 32] },
    Probe,
}

impl Change {
    /// Whether all that is written is one row: an entry of a table that is live already.
    pub(super) fn is_one_row(&self, ledger: &Ledger) -> bool {
        matches!(self, Self::Append { table, entries, .. } if entries.len() == 1 && ledger.find(table).is_some())
    }

    /// Writes the change, inside a transaction and a savepoint of the caller.
    pub(super) fn apply(
        &self,
        connection: &Connection,
        ledger: &mut Ledger,
    ) -> Result<(), StoreError> {
        match self {
            Self::Append { table, first, entries } => {
                append(connection, ledger, table, *first, entries)
            }
            Self::PutAway { table, state, headline } => {
                put_away(connection, ledger, table, *state, headline)
            }
            Self::Finish { table, headline, record } => {
                put_away(connection, ledger, table, TableState::Over, headline)?;
                finish(connection, record)
            }
            Self::Bin { table, at } => bin(connection, table, *at),
            Self::Forget { table } => forget(connection, ledger, table),
            Self::AddRecord { record } => add_record(connection, record),
            Self::AddUpload { record, place, limits, at } => {
                uploads::add(connection, record, place, *limits, *at)
            }
            Self::OpenUpload { record, at } => uploads::open(connection, record, *at),
            Self::RemoveUpload { record, unopened_since } => {
                uploads::remove(connection, record, *unopened_since)
            }
            Self::RemoveRecord { record } => remove_record(connection, ledger, record),
            Self::Replace { table, entries, state, headline } => {
                replace(connection, table, entries)?;
                ledger.sleep(table);
                put_away(connection, ledger, table, *state, headline)
            }
            Self::AddFilm { record, film } => add_film(connection, record, film),
            Self::KeepLists { lists: new, limits } => lists::keep(connection, new, *limits),
            Self::KeepGuest { guest, link, limits } => {
                guests::keep(connection, guest, link.as_ref(), *limits)
            }
            Self::UseLink { guest, at } => guests::note_use(connection, guest, *at),
            Self::RenameGuest { guest } => guests::rename(connection, guest),
            Self::KeepSecret { name, bytes } => keep_secret(connection, name, bytes),
            Self::Probe => probe(connection),
        }
    }
}

fn append(
    connection: &Connection,
    ledger: &mut Ledger,
    table: &TableId,
    first: u32,
    entries: &[String],
) -> Result<(), StoreError> {
    if entries.iter().any(|entry| entry.bytes().any(|byte| matches!(byte, b'\n' | 0))) {
        return Err(StoreError::Refused(
            "an entry is one line, without line feeds and zero characters".into(),
        ));
    }
    let count =
        u32::try_from(entries.len()).ok().filter(|count| first.checked_add(*count).is_some());
    let Some(count) = count else {
        return Err(StoreError::Refused("a log has no more than 4294967295 entries".into()));
    };
    if count == 0 {
        return Ok(());
    }
    if ledger.find(table).is_none() {
        let live = wake(connection, ledger, table)?;
        ledger.wake(table, live);
    }
    let (key, next) = match ledger.find(table) {
        Some(live) => (live.sound(table)?.key, live.next),
        None => return Err(StoreError::NoTable(table.clone())),
    };
    if first != next {
        return Err(StoreError::Conflict { table: table.clone(), expected: next, given: first });
    }
    let first_row = ledger.add(table, count);
    let mut insert = connection.prepare_cached(
        "INSERT INTO log (entry, table_key, number, body) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for ((row, number), body) in (first_row..).zip(first..).zip(entries) {
        insert.execute((row, key, number, body))?;
    }
    Ok(())
}

/// Finds a table that is not live, or makes it.
fn wake(
    connection: &Connection,
    ledger: &mut Ledger,
    table: &TableId,
) -> Result<LooseLog, StoreError> {
    if let Some((key, upto)) = find_table(connection, table)? {
        return Ok(LooseLog::new(key, upto));
    }
    let key = ledger.new_key();
    connection
        .prepare_cached(
            "INSERT INTO tables (table_key, id, state, headline) VALUES (?1, ?2, ?3, '')",
        )?
        .execute((key, table.as_str(), TableState::Open.word()))?;
    Ok(LooseLog::new(key, 0))
}

fn put_away(
    connection: &Connection,
    ledger: &mut Ledger,
    table: &TableId,
    state: TableState,
    headline: &str,
) -> Result<(), StoreError> {
    let key = match ledger.find(table) {
        Some(live) => {
            pack(connection, table, live.sound(table)?)?;
            remove_loose(connection, live)?;
            live.key
        }
        None => {
            let found = find_table(connection, table)?;
            found.ok_or_else(|| StoreError::NoTable(table.clone()))?.0
        }
    };
    ledger.sleep(table);
    connection
        .prepare_cached("UPDATE tables SET state = ?2, headline = ?3 WHERE table_key = ?1")?
        .execute((key, state.word(), headline))?;
    Ok(())
}

/// Appends the loose entries to the packed ones.
fn pack(connection: &Connection, table: &TableId, live: &LooseLog) -> Result<(), StoreError> {
    let mut body = String::new();
    loose(connection, table, live, |entry| {
        body.push_str(entry);
        body.push('\n');
    })?;
    connection
        .prepare_cached(
            "INSERT INTO packed (table_key, upto, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_key)
             DO UPDATE SET upto = excluded.upto, body = packed.body || excluded.body",
        )?
        .execute((live.key, live.next, body))?;
    Ok(())
}

fn remove_loose(connection: &Connection, live: &LooseLog) -> Result<(), StoreError> {
    let mut delete = connection
        .prepare_cached("DELETE FROM log WHERE entry BETWEEN ?1 AND ?2 AND table_key = ?3")?;
    for range in &live.rows {
        delete.execute((range.start(), range.end(), live.key))?;
    }
    Ok(())
}

/// Packs these entries in place of all that were there.
fn replace(connection: &Connection, table: &TableId, entries: &[String]) -> Result<(), StoreError> {
    let key: i64 = connection
        .prepare_cached("SELECT table_key FROM tables WHERE id = ?1")?
        .query_row([table.as_str()], |row| row.get(0))?;
    connection.prepare_cached("DELETE FROM log WHERE table_key = ?1")?.execute([key])?;
    let body: String = entries.iter().flat_map(|entry| [entry.as_str(), "\n"]).collect();
    connection
        .prepare_cached(
            "INSERT INTO packed (table_key, upto, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_key) DO UPDATE SET upto = excluded.upto, body = excluded.body",
        )?
        .execute((key, entries.len() as i64, body))?;
    Ok(())
}

fn bin(connection: &Connection, table: &TableId, at: Option<u64>) -> Result<(), StoreError> {
    let at = at.map(|at| i64::try_from(at).unwrap_or(i64::MAX));
    connection
        .prepare_cached("UPDATE tables SET binned = ?2 WHERE id = ?1")?
        .execute((table.as_str(), at))?;
    Ok(())
}

fn forget(connection: &Connection, ledger: &mut Ledger, table: &TableId) -> Result<(), StoreError> {
    let Some((key, _)) = find_table(connection, table)? else { return Ok(()) };
    if let Some(live) = ledger.find(table) {
        remove_loose(connection, live)?;
    }
    ledger.sleep(table);
    connection.prepare_cached("DELETE FROM packed WHERE table_key = ?1")?.execute([key])?;
    connection.prepare_cached("DELETE FROM tables WHERE table_key = ?1")?.execute([key])?;
    Ok(())
}

/// A game is finished once, and its first record stays: a table that is woken later says it again, perhaps by another
/// version of the program and in other words.
fn finish(connection: &Connection, new: &NewRecord) -> Result<(), StoreError> {
    let of_this_game: bool = connection
        .prepare_cached("SELECT COUNT(*) FROM records WHERE id = ?1 AND game = ?2")?
        .query_row((&new.id, &new.game), |row| row.get(0))?;
    if of_this_game { Ok(()) } else { add_record(connection, new) }
}

/// The same record is welcome again.
pub(super) fn add_record(connection: &Connection, new: &NewRecord) -> Result<(), StoreError> {
    if let Some(text) = record(connection, &new.id)? {
        return if text == new.text {
            Ok(())
        } else {
            Err(StoreError::Refused(format!("another record is already named {:?}", new.id)))
        };
    }
    connection
        .prepare_cached(
            "INSERT INTO records (id, game, finished, public, headline, body)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((&new.id, &new.game, new.finished, new.public, &new.headline, &new.text))?;
    let mut took_part = connection.prepare_cached(
        "INSERT INTO record_guests (guest, finished, record) VALUES (?1, ?2, ?3)
         ON CONFLICT DO NOTHING",
    )?;
    for guest in &new.guests {
        took_part.execute((guest, new.finished, &new.id))?;
    }
    Ok(())
}

/// The table goes, too: if it were woken it would say again how its game ended.
fn remove_record(
    connection: &Connection,
    ledger: &mut Ledger,
    record: &str,
) -> Result<(), StoreError> {
    remove_record_rows(connection, record)?;
    record.parse().map_or(Ok(()), |table| forget(connection, ledger, &table))
}

/// Removes a record and all that is kept beside it.
pub(super) fn remove_record_rows(connection: &Connection, record: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM films WHERE record = ?1",
        "DELETE FROM record_guests WHERE record = ?1",
        "DELETE FROM uploads WHERE record = ?1",
        "DELETE FROM records WHERE id = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([record])?;
    }
    Ok(())
}

fn add_film(connection: &Connection, record: &str, film: &[u8]) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO films (record, body) VALUES (?1, ?2)
             ON CONFLICT (record) DO UPDATE SET body = excluded.body",
        )?
        .execute((record, film))?;
    Ok(())
}

fn keep_secret(connection: &Connection, name: &str, bytes: &[u8; 32]) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO secrets (name, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute((name, bytes.as_slice()))?;
    Ok(())
}

/// How much room a probe asks for, in bytes, and gives back at once: a few entries' worth.
const PROBE_ROOM: u32 = 16 * 1024;

/// Changing one number would still work in a database that has no page left for an entry, so a probe also takes some
/// room for a moment.
fn probe(connection: &Connection) -> Result<(), StoreError> {
    let writes: i64 = connection
        .prepare_cached("SELECT writes FROM probe WHERE id = 1")?
        .query_row([], |row| row.get(0))?;
    connection
        .prepare_cached("UPDATE probe SET writes = zeroblob(?1) WHERE id = 1")?
        .execute([PROBE_ROOM])?;
    connection
        .prepare_cached("UPDATE probe SET writes = ?1 WHERE id = 1")?
        .execute([writes.wrapping_add(1)])?;
    Ok(())
}
