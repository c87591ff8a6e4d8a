//! A store in one SQLite file. What it is asked goes to two threads, one that writes and one that reads.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::change::Change;
use super::reader::{self, Read};
use super::writer::{Job, ReplyTo, Writer};
use super::{
    Kept, KeptFor, KeptGuest, Later, LinkHash, LinkLimits, ListLimits, NewLists, NewRecord,
    RecordHead, RecordQuery, Store, StoreError, TableId, TableState, Upload, UploadLimits,
    UploadsKept, guests, lists, uploads,
};

/// How a host may bound a store.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Database size limit: the most pages of 4 KiB the file may have. When it is reached, entries are refused with
    /// [`StoreError::Full`]. A file that is larger already does not shrink.
    pub max_pages: Option<u32>,
}

/// A store in the file `sangfroid.db` of a folder.
///
/// Another program may copy the database while it is in use, with `sqlite3 sangfroid.db ".backup copy.db"`. A second server
/// is kept out by a lock on `sangfroid.lock`.
pub struct Sqlite {
    jobs: Sender<Job>,
    reads: Sender<Read>,
    commits: Arc<AtomicU64>,
    writer: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens the store in a folder, and makes folder and file if they are missing.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, &Options::default())
    }

    /// Opens the store in a folder with limits.
    pub fn open_with(folder: &Path, options: &Options) -> Result<Self, StoreError> {
        let writer = Writer::open(folder, options)?;
        let (reads, commits) = (writer.reading.requests.clone(), Arc::clone(&writer.commits));
        let (jobs, waiting) = channel();
        let writer = thread::Builder::new()
            .name("store writer".into())
            .spawn(move || writer.run(&waiting))?;
        Ok(Self { jobs, reads, commits, writer: Some(writer) })
    }

    /// How many transactions have been committed since the store was opened.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Makes every write fail as on a read-only disk, or ends that.
    #[cfg(feature = "testing")]
    pub(crate) fn refuse(&self, refuse: bool) -> Later<'_, ()> {
        self.ask(|reply| Job::RefuseWrites(refuse, reply))
    }

    /// As much of a table's log as is there, and what is wrong with it, for whoever looks after a damaged folder.
    pub(crate) fn salvage(&self, table: &TableId) -> Later<'_, (Vec<String>, Option<String>)> {
        let table = table.clone();
        self.read(move |connection| reader::salvage(connection, &table))
    }

    /// Removes a record for good, and the table whose game it tells.
    pub(crate) fn remove_record(&self, record: &str) -> Later<'_, ()> {
        self.write(Change::RemoveRecord { record: record.to_owned() })
    }

    /// Puts a table away with this log in place of its own.
    pub(crate) fn replace(
        &self,
        table: &TableId,
        entries: Vec<String>,
        state: TableState,
        headline: String,
    ) -> Later<'_, ()> {
        self.write(Change::Replace { table: table.clone(), entries, state, headline })
    }

    /// Hands a job to the writing thread. If that has ended, the job is dropped with its reply, and the asker hears of it.
    fn ask<T: Send + 'static>(&self, job: impl FnOnce(ReplyTo<T>) -> Job) -> Later<'_, T> {
        let (reply, answer) = oneshot::channel();
        let _ = self.jobs.send(job(reply));
        Box::pin(async { answer.await.unwrap_or(Err(StoreError::Gone)) })
    }

    fn write(&self, change: Change) -> Later<'_, ()> {
        self.ask(|reply| Job::Write(change, reply))
    }

    /// Hands a lookup to the reading thread.
    fn read<T: Send + 'static>(
        &self,
        look_up: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        let (reply, answer) = oneshot::channel();
        let look_up = move |connection: &Connection| {
            let _ = reply.send(look_up(connection));
        };
        let _ = self.reads.send(Read::Do(Box::new(look_up)));
        Box::pin(async { answer.await.unwrap_or(Err(StoreError::Gone)) })
    }
}

/// A time as the database keeps it.
fn stored(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

impl Store for Sqlite {
    fn append(&self, table: &TableId, first: u32, entries: Vec<String>) -> Later<'_, ()> {
        self.write(Change::Append { table: table.clone(), first, entries })
    }

    fn load(&self, table: &TableId) -> Later<'_, Vec<String>> {
        self.ask(|reply| Job::Load(table.clone(), reply))
    }

    fn tables(&self) -> Later<'_, Vec<Kept>> {
        self.ask(Job::Tables)
    }

    fn put_away(&self, table: &TableId, state: TableState, headline: String) -> Later<'_, ()> {
        self.write(Change::PutAway { table: table.clone(), state, headline })
    }

    fn finish(&self, table: &TableId, headline: String, record: NewRecord) -> Later<'_, ()> {
        self.write(Change::Finish { table: table.clone(), headline, record })
    }

    fn bin(&self, table: &TableId, at: Option<u64>) -> Later<'_, ()> {
        self.write(Change::Bin { table: table.clone(), at })
    }

    fn forget(&self, table: &TableId) -> Later<'_, ()> {
        self.write(Change::Forget { table: table.clone() })
    }

    fn add_record(&self, record: NewRecord) -> Later<'_, ()> {
        self.write(Change::AddRecord { record })
    }

    fn records(&self, wanted: RecordQuery) -> Later<'_, Vec<RecordHead>> {
        self.read(move |connection| reader::records(connection, &wanted))
    }

    fn record(&self, id: &str) -> Later<'_, Option<String>> {
        let id = id.to_owned();
        self.read(move |connection| reader::record(connection, &id))
    }

    fn record_line(&self, id: &str) -> Later<'_, Option<String>> {
        let id = id.to_owned();
        self.read(move |connection| reader::record_line(connection, &id))
    }

    fn add_upload(
        &self,
        record: NewRecord,
        place: &str,
        limits: UploadLimits,
        at: u64,
    ) -> Later<'_, ()> {
        self.write(Change::AddUpload { record, place: place.to_owned(), limits, at: stored(at) })
    }

    fn uploads_kept(&self, guest: &str, place: &str) -> Later<'_, UploadsKept> {
        let (guest, place) = (guest.to_owned(), place.to_owned());
        self.read(move |connection| uploads::kept(connection, &guest, &place))
    }

    fn upload(&self, record: &str) -> Later<'_, Option<Upload>> {
        let record = record.to_owned();
        self.read(move |connection| uploads::find(connection, &record))
    }

    fn open_upload(&self, record: &str, at: u64) -> Later<'_, ()> {
        self.write(Change::OpenUpload { record: record.to_owned(), at: stored(at) })
    }

    fn unopened_uploads(&self, since: u64, limit: u32) -> Later<'_, Vec<String>> {
        self.read(move |connection| uploads::unopened(connection, stored(since), limit))
    }

    fn remove_upload(&self, record: &str, unopened_since: u64) -> Later<'_, ()> {
        let (record, unopened_since) = (record.to_owned(), stored(unopened_since));
        self.write(Change::RemoveUpload { record, unopened_since })
    }

    fn unfilmed(&self) -> Later<'_, Option<(String, String)>> {
        self.read(reader::unfilmed)
    }

    fn add_film(&self, record: &str, film: Vec<u8>) -> Later<'_, ()> {
        self.write(Change::AddFilm { record: record.to_owned(), film })
    }

    fn film(&self, record: &str) -> Later<'_, Option<Vec<u8>>> {
        let record = record.to_owned();
        self.read(move |connection| reader::film(connection, &record))
    }

    fn lists(&self, whose: &KeptFor) -> Later<'_, Option<String>> {
        let whose = whose.clone();
        self.read(move |connection| lists::find(connection, &whose))
    }

    fn keep_lists(&self, lists: NewLists, limits: ListLimits) -> Later<'_, ()> {
        self.write(Change::KeepLists { lists, limits })
    }

    fn keep_guest(
        &self,
        guest: KeptGuest,
        link: Option<LinkHash>,
        limits: LinkLimits,
    ) -> Later<'_, ()> {
        self.write(Change::KeepGuest { guest, link, limits })
    }

    fn use_link(&self, guest: &str, at: u64) -> Later<'_, ()> {
        self.write(Change::UseLink { guest: guest.to_owned(), at: stored(at) })
    }

    fn rename_guest(&self, guest: KeptGuest) -> Later<'_, ()> {
        self.write(Change::RenameGuest { guest })
    }

    fn linked_guest(&self, link: LinkHash) -> Later<'_, Option<KeptGuest>> {
        self.read(move |connection| guests::find(connection, &link))
    }

    fn generations(&self) -> Later<'_, Vec<(String, u32)>> {
        self.read(guests::generations)
    }

    fn secret(&self, name: &str, fresh: [u8; 32]) -> Later<'_, [u8; 32]> {
        let name = name.to_owned();
        let look_up = {
            let name = name.clone();
            move |connection: &Connection| reader::secret(connection, &name)
        };
        let kept = self.read(look_up.clone());
        Box::pin(async move {
            if let Some(secret) = kept.await? {
                return Ok(secret);
            }
            // Somebody else may be as quick as we are; what is kept first stays.
            self.write(Change::KeepSecret { name, bytes: fresh }).await?;
            let secret = self.read(look_up).await?;
            secret.ok_or_else(|| StoreError::Other("a secret was kept but is not there".into()))
        })
    }

    fn check(&self) -> Later<'_, ()> {
        self.write(Change::Probe)
    }

    fn close(&self) -> Later<'_, ()> {
        self.ask(|reply| Job::Close(Some(reply)))
    }
}

/// A store that is dropped finishes what was handed over, too, and is closed when the drop returns.
impl Drop for Sqlite {
    fn drop(&mut self) {
        let _ = self.jobs.send(Job::Close(None));
        if let Some(writer) = self.writer.take()
            && writer.join().is_err()
        {
            tracing::error!("the writing thread of the database had stopped");
        }
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Sqlite").field("commits", &self.commits()).finish_non_exhaustive()
    }
}
