//! Which rows of the log belong to which live table, kept in memory so that the log needs no index.
//!
//! A table is live as long as it has loose entries. Only the writer has a ledger. What it changes in one transaction it can
//! take back, for one job or for all of them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::RangeInclusive;

use rusqlite::{Connection, OptionalExtension as _, Row};

use super::{StoreError, TableId};

/// A table with loose entries.
#[derive(Clone, Debug)]
pub(super) struct LooseLog {
    /// The number of the table in the database.
    pub(super) key: i64,
    /// How many entries are packed; the loose ones begin with this number.
    pub(super) packed: u32,
    /// The number of the next entry.
    pub(super) next: u32,
    /// The rows of the loose entries, in order.
    pub(super) rows: Vec<RangeInclusive<i64>>,
    /// What is wrong with the log, if anything is.
    pub(super) damage: Option<String>,
}

impl LooseLog {
    pub(super) const fn new(key: i64, packed: u32) -> Self {
        Self { key, packed, next: packed, rows: Vec::new(), damage: None }
    }

    /// The log, if it is whole.
    pub(super) fn sound(&self, table: &TableId) -> Result<&Self, StoreError> {
        match &self.damage {
            None => Ok(self),
            Some(what) => Err(StoreError::damaged_log(table, what)),
        }
    }

    /// Notes that a row of the log is the next entry.
    fn add_row(&mut self, row: i64) {
        match self.rows.last_mut() {
            Some(last) if *last.end() + 1 == row => *last = *last.start()..=row,
            Some(_) | None => self.rows.push(row..=row),
        }
        self.next += 1;
    }

    /// Notes a row that was found in the log, which must have the next number.
    fn find_row(&mut self, row: i64, number: Option<i64>) {
        let Some(number) = number else {
            self.damage.get_or_insert_with(|| format!("entry {} has no number", self.next));
            return self.add_row(row);
        };
        if self.damage.is_none() && number != i64::from(self.next) {
            let what = if number < i64::from(self.next) { "is there twice" } else { "is missing" };
            let wrong = number.min(i64::from(self.next));
            self.damage = Some(format!("entry {wrong} {what}"));
        }
        self.add_row(row);
    }
}

/// How to take a change back.
#[derive(Debug)]
enum Undo {
    /// The table was not live before.
    Sleep(TableId),
    /// The table was live, like this.
    Restore(TableId, LooseLog),
    /// The table had fewer entries, and so many ranges of rows, the last of which ended there.
    Shorten { table: TableId, next: u32, ranges: usize, end: Option<i64> },
}

/// The live tables, and the next numbers for rows.
#[derive(Debug)]
pub(super) struct Ledger {
    live: HashMap<TableId, LooseLog>,
    /// Numbers are not given twice while the program runs, not even after a change was taken back: a reader may still
    /// be looking for the rows they were given to.
    next_key: i64,
    next_row: i64,
    undo: Vec<Undo>,
}

impl Ledger {
    /// Reads the whole log once.
    pub(super) fn scan(connection: &Connection) -> Result<Self, StoreError> {
        let highest = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
        let next_key = 1 + highest("SELECT COALESCE(MAX(table_key), 0) FROM tables")?;
        let next_row = 1 + highest("SELECT COALESCE(MAX(entry), 0) FROM log")?;

        let mut found: HashMap<i64, Option<(TableId, LooseLog)>> = HashMap::new();
        let mut log =
            connection.prepare("SELECT entry, table_key, number FROM log ORDER BY entry")?;
        let mut rows = log.query([])?;
        while let Some(row) = rows.next()? {
            let (entry, number) = (row.get(0)?, row.get(2).ok());
            // What somebody wrote there by hand is no number of a table, and the other tables do not mind.
            let key = row.get(1).unwrap_or(i64::MIN);
            let table = match found.entry(key) {
                Entry::Occupied(place) => place.into_mut(),
                Entry::Vacant(place) => place.insert(table_of(connection, key)?),
            };
            if let Some((_, live)) = table {
                live.find_row(entry, number);
            }
        }
        for (key, _) in found.iter().filter(|(_, table)| table.is_none()) {
            tracing::warn!(key, "entries in the log belong to no table");
        }
        let live: HashMap<_, _> = found.into_values().flatten().collect();
        for (table, live) in &live {
            if let Err(error) = live.sound(table) {
                tracing::error!("{error}");
            }
        }
        Ok(Self { live, next_key, next_row, undo: Vec::new() })
    }

    pub(super) fn find(&self, table: &TableId) -> Option<&LooseLog> {
        self.live.get(table)
    }

    /// A number for a new table.
    pub(super) fn new_key(&mut self) -> i64 {
        self.next_key += 1;
        self.next_key - 1
    }

    /// Makes a table live.
    pub(super) fn wake(&mut self, table: &TableId, live: LooseLog) {
        self.undo.push(Undo::Sleep(table.clone()));
        self.live.insert(table.clone(), live);
    }

    /// Adds entries to a live table and returns the row of the first; the others follow it.
    pub(super) fn add(&mut self, table: &TableId, count: u32) -> i64 {
        let first = self.next_row;
        self.next_row += i64::from(count);
        if let Some(live) = self.live.get_mut(table) {
            let (next, ranges) = (live.next, live.rows.len());
            let end = live.rows.last().map(|last| *last.end());
            self.undo.push(Undo::Shorten { table: table.clone(), next, ranges, end });
            for row in first..self.next_row {
                live.add_row(row);
            }
        }
        first
    }

    /// The table has no loose entries any more.
    pub(super) fn sleep(&mut self, table: &TableId) {
        if let Some(live) = self.live.remove(table) {
            self.undo.push(Undo::Restore(table.clone(), live));
        }
    }

    /// Where the changes have come to, for [`Ledger::undo_to`].
    pub(super) const fn mark(&self) -> usize {
        self.undo.len()
    }

    /// Takes back what was changed since the mark.
    pub(super) fn undo_to(&mut self, mark: usize) {
        for undo in self.undo.drain(mark..).rev() {
            match undo {
                Undo::Sleep(table) => drop(self.live.remove(&table)),
                Undo::Restore(table, live) => drop(self.live.insert(table, live)),
                Undo::Shorten { table, next, ranges, end } => {
                    let Some(live) = self.live.get_mut(&table) else { continue };
                    live.next = next;
                    live.rows.truncate(ranges);
                    if let (Some(last), Some(end)) = (live.rows.last_mut(), end) {
                        *last = *last.start()..=end;
                    }
                }
            }
        }
    }

    /// The changes are on the disk and stay.
    pub(super) fn settle(&mut self) {
        self.undo.clear();
    }
}

/// The name of a table and what is packed of it.
fn table_of(connection: &Connection, key: i64) -> Result<Option<(TableId, LooseLog)>, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT tables.id, COALESCE(packed.upto, 0) FROM tables
             LEFT JOIN packed ON packed.table_key = tables.table_key
             WHERE tables.table_key = ?1",
        )?
        .query_row([key], |row| Ok((stored_id(row), row.get(1).ok())))
        .optional()?;
    let Some((Some(id), packed)) = found else { return Ok(None) };
    let mut live = LooseLog::new(key, packed.unwrap_or(0));
    if packed.is_none() {
        live.damage = Some("nothing says how many entries are packed".into());
    }
    Ok(Some((id, live)))
}

/// The name in the first column, if it is one. Nobody could ask for a table without.
pub(super) fn stored_id(row: &Row<'_>) -> Option<TableId> {
    let id = row.get::<_, String>(0).ok().and_then(|id| TableId::try_from(id).ok());
    if id.is_none() {
        tracing::error!("a table in the database has no proper name and is left alone");
    }
    id
}
