//! Reading, on a thread and a connection of its own, so that nobody waits for somebody else's writing.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension as _, Params, Row, params};

use super::ledger::LooseLog;
use super::{RecordHead, RecordQuery, StoreError, TableId};

/// What the reading thread is asked to do.
pub(super) enum Read {
    /// Look something up and tell whoever asked.
    Do(Box<dyn FnOnce(&Connection) + Send>),
    /// Close the connection and end.
    Stop,
}

/// The reading thread. Everything one request looks up, it sees as of one moment.
pub(super) fn run(connection: Connection, requests: &Receiver<Read>) {
    while let Ok(Read::Do(look_up)) = requests.recv() {
        match connection.unchecked_transaction() {
            Ok(moment) => look_up(&moment),
            // Without a moment to look at, each lookup fails on its own and says why.
            Err(_) => look_up(&connection),
        }
    }
}

/// All entries of a table. `live` is what the writer knew of it when it was asked, or a moment later.
pub(super) fn entries(
    connection: &Connection,
    table: &TableId,
    live: Option<&LooseLog>,
) -> Result<Vec<String>, StoreError> {
    let Some((key, upto)) = find_table(connection, table)? else { return Ok(Vec::new()) };
    let mut entries = packed(connection, table, key, upto)?;
    // If the table was put away meanwhile, the loose entries are among the packed ones; if it was made anew, they are gone.
    if let Some(live) = live.filter(|live| live.key == key && live.next > upto) {
        loose(connection, table, live, |body| entries.push(body.to_owned()))?;
    }
    Ok(entries)
}

/// The number of a table in the database, and how many of its entries are packed.
pub(super) fn find_table(
    connection: &Connection,
    table: &TableId,
) -> Result<Option<(i64, u32)>, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT tables.table_key, COALESCE(packed.upto, 0) FROM tables
             LEFT JOIN packed ON packed.table_key = tables.table_key
             WHERE tables.id = ?1",
        )?
        .query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(found)
}

fn packed(
    connection: &Connection,
    table: &TableId,
    key: i64,
    upto: u32,
) -> Result<Vec<String>, StoreError> {
    let body: Option<String> = connection
        .prepare_cached("SELECT body FROM packed WHERE table_key = ?1")?
        .query_row([key], |row| row.get(0))
        .optional()?;
    let entries: Vec<String> =
        body.iter().flat_map(|body| body.split_terminator('\n')).map(str::to_owned).collect();
    if entries.len() != upto as usize {
        let what = format!("{upto} packed entries are announced, {} are there", entries.len());
        return Err(StoreError::damaged_log(table, &what));
    }
    Ok(entries)
}

/// As much of a table's log as is there in order, and what is wrong with it.
pub(super) fn salvage(
    connection: &Connection,
    table: &TableId,
) -> Result<(Vec<String>, Option<String>), StoreError> {
    let (key, upto, body): (i64, Option<u32>, Option<String>) = connection
        .prepare_cached(
            "SELECT tables.table_key, packed.upto, packed.body FROM tables
             LEFT JOIN packed ON packed.table_key = tables.table_key WHERE tables.id = ?1",
        )?
        .query_row([table.as_str()], |row| {
            Ok((row.get(0)?, row.get(1).unwrap_or_default(), row.get(2).unwrap_or_default()))
        })?;
    let mut entries: Vec<String> =
        body.iter().flat_map(|body| body.split_terminator('\n')).map(str::to_owned).collect();
    let announced = upto.unwrap_or(0) as usize;
    if announced != entries.len() {
        let what = format!("{announced} packed entries are announced, {} are there", entries.len());
        return Ok((entries, Some(what)));
    }
    let mut rows = connection
        .prepare_cached("SELECT number, body FROM log WHERE table_key = ?1 ORDER BY entry")?;
    let mut rows = rows.query([key])?;
    while let Some(row) = rows.next()? {
        let next = entries.len();
        match (row.get::<_, i64>(0), row.get::<_, String>(1)) {
            (Ok(number), Ok(body)) if usize::try_from(number) == Ok(next) => entries.push(body),
            _ => return Ok((entries, Some(format!("entry {next} is not where it should be")))),
        }
    }
    Ok((entries, None))
}

/// Hands out the loose entries of a table in order.
pub(super) fn loose(
    connection: &Connection,
    table: &TableId,
    live: &LooseLog,
    mut take: impl FnMut(&str),
) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, body FROM log WHERE entry BETWEEN ?1 AND ?2 AND table_key = ?3 ORDER BY entry",
    )?;
    let mut next = live.packed;
    for range in &live.rows {
        let mut rows = statement.query((range.start(), range.end(), live.key))?;
        while let Some(row) = rows.next()? {
            if row.get::<_, u32>(0)? != next {
                break;
            }
            take(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?);
            next += 1;
        }
    }
    if next != live.next {
        return Err(StoreError::damaged_log(table, &format!("entry {next} is missing")));
    }
    Ok(())
}

/// Records, the newest first.
pub(super) fn records(
    connection: &Connection,
    wanted: &RecordQuery,
) -> Result<Vec<RecordHead>, StoreError> {
    // No game ends in the last millisecond there is, so this stands before the newest record.
    let start = (i64::MAX, String::new());
    let (finished, id) = wanted.before.as_ref().unwrap_or(&start);
    let limit = wanted.limit;
    match (&wanted.guest, &wanted.game) {
        (None, None) => heads(
            connection,
            "SELECT id, game, finished, public, headline FROM records
             WHERE public = 1 AND (finished, id) < (?1, ?2)
             ORDER BY finished DESC, id DESC LIMIT ?3",
            params![finished, id, limit],
        ),
        (None, Some(game)) => heads(
            connection,
            "SELECT id, game, finished, public, headline FROM records
             WHERE public = 1 AND game = ?4 AND (finished, id) < (?1, ?2)
             ORDER BY finished DESC, id DESC LIMIT ?3",
            params![finished, id, limit, game],
        ),
        (Some(guest), None) => heads(
            connection,
            "SELECT records.id, records.game, records.finished, records.public, records.headline
             FROM record_guests JOIN records ON records.id = record_guests.record
             WHERE guest = ?4 AND (record_guests.finished, record) < (?1, ?2)
             ORDER BY record_guests.finished DESC, record DESC LIMIT ?3",
            params![finished, id, limit, guest],
        ),
        (Some(guest), Some(game)) => heads(
            connection,
            "SELECT records.id, records.game, records.finished, records.public, records.headline
             FROM record_guests JOIN records ON records.id = record_guests.record
             WHERE guest = ?4 AND records.game = ?5 AND (record_guests.finished, record) < (?1, ?2)
             ORDER BY record_guests.finished DESC, record DESC LIMIT ?3",
            params![finished, id, limit, guest, game],
        ),
    }
}

fn heads(
    connection: &Connection,
    sql: &'static str,
    values: impl Params,
) -> Result<Vec<RecordHead>, StoreError> {
    let head = |row: &Row<'_>| {
        Ok(RecordHead {
            id: row.get(0)?,
            game: row.get(1)?,
            finished: row.get(2)?,
            public: row.get(3)?,
            // A line that cannot be read is missing in the list; the record itself is not.
            headline: row.get(4).unwrap_or_default(),
        })
    };
    let mut statement = connection.prepare_cached(sql)?;
    let heads = statement.query_map(values, head)?.collect::<Result<_, _>>()?;
    Ok(heads)
}

/// The text of a record.
pub(super) fn record(connection: &Connection, id: &str) -> Result<Option<String>, StoreError> {
    let text = connection
        .prepare_cached("SELECT body FROM records WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(text)
}

/// What lists show of a record.
pub(super) fn record_line(connection: &Connection, id: &str) -> Result<Option<String>, StoreError> {
    let line = connection
        .prepare_cached("SELECT headline FROM records WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(line)
}

/// The newest record without a film, and its text. Whoever brought one from elsewhere has the file, and no room is kept
/// for its film.
pub(super) fn unfilmed(connection: &Connection) -> Result<Option<(String, String)>, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT id, body FROM records WHERE NOT EXISTS
             (SELECT 1 FROM films WHERE films.record = records.id)
             AND NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.record = records.id)
             ORDER BY finished DESC, id DESC LIMIT 1",
        )?
        .query_row([], |row| Ok((row.get(0)?, row.get(1).unwrap_or_default())))
        .optional()?;
    Ok(found)
}

/// The film of a record.
pub(super) fn film(connection: &Connection, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let film = connection
        .prepare_cached("SELECT body FROM films WHERE record = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(film)
}

/// A secret of the server.
pub(super) fn secret(connection: &Connection, name: &str) -> Result<Option<[u8; 32]>, StoreError> {
    let bytes: Option<Vec<u8>> = connection
        .prepare_cached("SELECT bytes FROM secrets WHERE name = ?1")?
        .query_row([name], |row| row.get(0))
        .optional()?;
    let whole = |_| StoreError::Damaged(format!("the server's secret {name:?} is damaged"));
    bytes.map(|bytes| bytes.try_into().map_err(whole)).transpose()
}
