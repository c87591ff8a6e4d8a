//! A store in memory, for tests that turn the clock: it answers at once, from no thread of its own.

use std::collections::HashMap;
use std::future::ready;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::{
    Kept, KeptFor, KeptGuest, Later, LinkHash, LinkLimits, ListLimits, NewLists, NewRecord,
    RecordHead, RecordQuery, Store, StoreError, TableId, TableState, Upload, UploadLimits,
    UploadsKept,
};

/// A store in memory.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    tables: Mutex<HashMap<TableId, Shelf>>,
    records: Mutex<Vec<NewRecord>>,
    secrets: Mutex<HashMap<String, [u8; 32]>>,
    /// While this is set, nothing of a log is written or read.
    pub(crate) broken: AtomicBool,
    /// While this is set, nothing of a log is written.
    pub(crate) full: AtomicBool,
    /// Why records of finished games are not kept, if they are not.
    pub(crate) refuses_records: Mutex<Option<StoreError>>,
    /// How often somebody has tried.
    pub(crate) tried_to_finish: AtomicU32,
}

#[derive(Clone, Debug)]
struct Shelf {
    log: Vec<String>,
    /// How much of the log was there when the table was last put away.
    packed: usize,
    state: TableState,
    headline: String,
    binned: Option<u64>,
}

fn open<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn at_once<'a, T: Send + 'a>(answer: Result<T, StoreError>) -> Later<'a, T> {
    Box::pin(ready(answer))
}

impl Memory {
    /// The log of a table, entry by entry.
    pub(crate) fn log(&self, table: &TableId) -> Vec<Value> {
        let tables = open(&self.tables);
        let log = tables.get(table).map_or(&[][..], |shelf| &shelf.log);
        log.iter().map(|entry| serde_json::from_str(entry).expect("an entry is JSON")).collect()
    }

    /// Makes everything in a log so many milliseconds older.
    pub(crate) fn age(&self, table: &TableId, by: u64) {
        let mut tables = open(&self.tables);
        let Some(shelf) = tables.get_mut(table) else { return };
        for entry in &mut shelf.log {
            let mut read: Value = serde_json::from_str(entry).expect("an entry is JSON");
            for key in ["at", "t"] {
                if let Some(at) = read.get(key).and_then(Value::as_u64) {
                    read[key] = (at - by).into();
                }
            }
            *entry = read.to_string();
        }
    }

    fn shelve(&self, table: &TableId, state: TableState, headline: String) {
        if let Some(shelf) = open(&self.tables).get_mut(table) {
            shelf.packed = shelf.log.len();
            shelf.state = state;
            shelf.headline = headline;
        }
    }
}

impl Store for Memory {
    fn append(&self, table: &TableId, first: u32, entries: Vec<String>) -> Later<'_, ()> {
        if self.broken.load(Ordering::Relaxed) || self.full.load(Ordering::Relaxed) {
            return at_once(Err(StoreError::Full));
        }
        let mut tables = open(&self.tables);
        let empty = Shelf {
            log: Vec::new(),
            packed: 0,
            state: TableState::Open,
            headline: String::new(),
            binned: None,
        };
        let shelf = tables.entry(table.clone()).or_insert(empty);
        let expected = shelf.log.len() as u32;
        if first != expected {
            return at_once(Err(StoreError::Conflict {
                table: table.clone(),
                expected,
                given: first,
            }));
        }
        shelf.log.extend(entries);
        at_once(Ok(()))
    }

    fn load(&self, table: &TableId) -> Later<'_, Vec<String>> {
        if self.broken.load(Ordering::Relaxed) {
            return at_once(Err(StoreError::Busy));
        }
        at_once(Ok(open(&self.tables).get(table).map_or_else(Vec::new, |shelf| shelf.log.clone())))
    }

    fn tables(&self) -> Later<'_, Vec<Kept>> {
        let kept = |(id, shelf): (&TableId, &Shelf)| Kept {
            id: id.clone(),
            state: shelf.state,
            headline: shelf.headline.clone(),
            loose: shelf.packed < shelf.log.len(),
            binned: shelf.binned,
        };
        at_once(Ok(open(&self.tables).iter().map(kept).collect()))
    }

    fn put_away(&self, table: &TableId, state: TableState, headline: String) -> Later<'_, ()> {
        self.shelve(table, state, headline);
        at_once(Ok(()))
    }

    fn finish(&self, table: &TableId, headline: String, record: NewRecord) -> Later<'_, ()> {
        self.tried_to_finish.fetch_add(1, Ordering::Relaxed);
        if let Some(error) = open(&self.refuses_records).clone() {
            return at_once(Err(error));
        }
        self.shelve(table, TableState::Over, headline);
        self.add_record(record)
    }

    fn bin(&self, table: &TableId, at: Option<u64>) -> Later<'_, ()> {
        if let Some(shelf) = open(&self.tables).get_mut(table) {
            shelf.binned = at;
        }
        at_once(Ok(()))
    }

    fn forget(&self, table: &TableId) -> Later<'_, ()> {
        open(&self.tables).remove(table);
        at_once(Ok(()))
    }

    fn add_record(&self, record: NewRecord) -> Later<'_, ()> {
        let mut records = open(&self.records);
        records.retain(|kept| kept.id != record.id);
        records.push(record);
        at_once(Ok(()))
    }

    fn records(&self, _wanted: RecordQuery) -> Later<'_, Vec<RecordHead>> {
        at_once(Ok(Vec::new()))
    }

    fn record(&self, id: &str) -> Later<'_, Option<String>> {
        let records = open(&self.records);
        let found = records.iter().find(|record| record.id == id);
        at_once(Ok(found.map(|record| record.text.clone())))
    }

    fn record_line(&self, id: &str) -> Later<'_, Option<String>> {
        let records = open(&self.records);
        let found = records.iter().find(|record| record.id == id);
        at_once(Ok(found.map(|record| record.headline.clone())))
    }

    fn add_upload(
        &self,
        record: NewRecord,
        _place: &str,
        _limits: UploadLimits,
        _at: u64,
    ) -> Later<'_, ()> {
        self.add_record(record)
    }

    fn uploads_kept(&self, _guest: &str, _place: &str) -> Later<'_, UploadsKept> {
        at_once(Ok(UploadsKept::default()))
    }

    fn upload(&self, _record: &str) -> Later<'_, Option<Upload>> {
        at_once(Ok(None))
    }

    fn open_upload(&self, _record: &str, _at: u64) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn unopened_uploads(&self, _since: u64, _limit: u32) -> Later<'_, Vec<String>> {
        at_once(Ok(Vec::new()))
    }

    fn remove_upload(&self, _record: &str, _unopened_since: u64) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn unfilmed(&self) -> Later<'_, Option<(String, String)>> {
        at_once(Ok(None))
    }

    fn add_film(&self, _record: &str, _film: Vec<u8>) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn film(&self, _record: &str) -> Later<'_, Option<Vec<u8>>> {
        at_once(Ok(None))
    }

    fn lists(&self, _whose: &KeptFor) -> Later<'_, Option<String>> {
        at_once(Ok(None))
    }

    fn keep_lists(&self, _: NewLists, _: ListLimits) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn keep_guest(&self, _: KeptGuest, _: Option<LinkHash>, _: LinkLimits) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn use_link(&self, _guest: &str, _at: u64) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn rename_guest(&self, _: KeptGuest) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn linked_guest(&self, _: LinkHash) -> Later<'_, Option<KeptGuest>> {
        at_once(Ok(None))
    }

    fn generations(&self) -> Later<'_, Vec<(String, u32)>> {
        at_once(Ok(Vec::new()))
    }

    fn secret(&self, name: &str, fresh: [u8; 32]) -> Later<'_, [u8; 32]> {
        at_once(Ok(*open(&self.secrets).entry(name.to_owned()).or_insert(fresh)))
    }

    fn check(&self) -> Later<'_, ()> {
        at_once(Ok(()))
    }

    fn close(&self) -> Later<'_, ()> {
        at_once(Ok(()))
    }
}
