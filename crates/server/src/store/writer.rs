//! The one thread that writes. It takes all jobs that wait, writes them in one transaction, and answers when they are safe.
//!
//! One sync of the disk then serves everybody who waited for the last one: the busier the server, the cheaper an entry.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::change::Change;
use super::ledger::{Ledger, stored_id};
use super::mover::Mover;
use super::reader::{self, Read};
use super::{Kept, Options, StoreError, TableId, TableState, files, schema};
use crate::seldom::Seldom;

/// The most jobs in one transaction.
const LARGEST_GROUP: usize = 1_024;

/// When the last group had so many jobs, there are many more on their way.
const BUSY: usize = 6;

/// How long those are waited for: a larger group costs no more than a small one, and every group costs a sync.
const GATHER: Duration = Duration::from_millis(6);

/// So many are not kept waiting for more: a slow disk has gathered them already.
const ENOUGH: usize = 64;

/// Where the answer to a job goes.
pub(super) type ReplyTo<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writing thread is asked to do.
pub(super) enum Job {
    Write(Change, ReplyTo<()>),
    Load(TableId, ReplyTo<Vec<String>>),
    Tables(ReplyTo<Vec<Kept>>),
    /// Refuse to write from now on, or stop refusing, as on a disk that became read-only.
    #[cfg(feature = "testing")]
    RefuseWrites(bool, ReplyTo<()>),
    Close(Option<ReplyTo<()>>),
}

/// A thread that reads, and how to ask it.
pub(super) struct Reading {
    pub(super) requests: Sender<Read>,
    pub(super) thread: JoinHandle<()>,
}

impl Reading {
    fn start(connection: Connection) -> Result<Self, StoreError> {
        let (requests, waiting) = channel();
        let thread = thread::Builder::new()
            .name("store reader".into())
            .spawn(move || reader::run(connection, &waiting))?;
        Ok(Self { requests, thread })
    }
}

/// The writing thread and what it owns.
pub(super) struct Writer {
    connection: Connection,
    ledger: Ledger,
    lock: File,
    pub(super) reading: Reading,
    mover: Mover,
    pub(super) commits: Arc<AtomicU64>,
    /// What is said when nothing can be written.
    refused: Seldom,
}

impl Writer {
    /// Opens the database of a folder and starts the thread that reads.
    pub(super) fn open(folder: &Path, options: &Options) -> Result<Self, StoreError> {
        let database = files::prepare(folder)?;
        let lock = files::lock(folder)?;
        let connection = schema::open_writer(&database, options)?;
        let ledger = Ledger::scan(&connection)?;
        let reading = Reading::start(schema::open_reader(&database)?)?;
        let mover = Mover::start(&database)?;
        let (commits, refused) = (Arc::default(), Seldom::new());
        Ok(Self { connection, ledger, lock, reading, mover, commits, refused })
    }

    /// Works until it is told to close, or until nobody is left who could ask for anything.
    pub(super) fn run(mut self, jobs: &Receiver<Job>) {
        let mut group = Group::default();
        let mut busy = false;
        let reply = loop {
            match jobs.recv() {
                Ok(job) => {
                    group.collect(std::iter::once(job).chain(jobs.try_iter()));
                    if busy && group.last.is_none() && group.writes.len() < ENOUGH {
                        thread::sleep(GATHER);
                        group.collect(jobs.try_iter());
                    }
                }
                Err(_) => break None,
            }
            busy = group.writes.len() >= BUSY;
            self.write(std::mem::take(&mut group.writes));
            for (table, reply) in group.loads.drain(..) {
                self.load(table, reply);
            }
            for reply in group.lists.drain(..) {
                let _ = reply.send(self.tables());
            }
            match group.last.take() {
                #[cfg(feature = "testing")]
                Some(Last::RefuseWrites(refuse, reply)) => {
                    let done = self.connection.pragma_update(None, "query_only", refuse);
                    let _ = reply.send(done.map_err(StoreError::from));
                }
                Some(Last::Close(reply)) => break reply,
                None => {}
            }
        };
        let closed = self.close();
        if let Err(error) = &closed {
            tracing::warn!("closing the database: {error}");
        }
        if let Some(reply) = reply {
            let _ = reply.send(closed);
        }
    }

    /// Writes a group in one transaction, then answers everybody in it.
    fn write(&mut self, jobs: Vec<(Change, ReplyTo<()>)>) {
        if jobs.is_empty() {
            return;
        }
        match self.commit(&jobs) {
            Ok(results) => {
                self.ledger.settle();
                self.commits.fetch_add(1, Ordering::Relaxed);
                for ((_, reply), result) in jobs.into_iter().zip(results) {
                    let _ = reply.send(result);
                }
            }
            Err(error) => {
                self.ledger.undo_to(0);
                // After some errors SQLite has rolled back already; a second time would be an error of its own.
                if !self.connection.is_autocommit()
                    && let Err(error) = self.connection.execute_batch("ROLLBACK")
                {
                    tracing::error!("rolling back: {error}");
                }
                if let Some(times) = self.refused.again() {
                    tracing::error!(times, "nothing was written: {error}");
                }
                for (_, reply) in jobs {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }

    /// Does the jobs of a group. An error is the whole group's; in the list are those of single jobs.
    fn commit(
        &mut self,
        jobs: &[(Change, ReplyTo<()>)],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        self.execute("BEGIN IMMEDIATE")?;
        let mut results = Vec::with_capacity(jobs.len());
        for (change, _) in jobs {
            results.push(self.try_one(change)?);
        }
        self.execute("COMMIT")?;
        Ok(results)
    }

    /// Does one job, so that it leaves no trace if it fails. The outer error is the whole group's.
    fn try_one(&mut self, change: &Change) -> Result<Result<(), StoreError>, StoreError> {
        let mark = self.ledger.mark();
        // One row is written or it is not: such a job leaves no trace by itself.
        let is_one_row = change.is_one_row(&self.ledger);
        if !is_one_row {
            self.execute("SAVEPOINT job")?;
        }
        let result = change.apply(&self.connection, &mut self.ledger);
        if let Err(error) = &result {
            if !error.is_about_one_job() {
                return Err(error.clone());
            }
            self.ledger.undo_to(mark);
            if !is_one_row {
                self.execute("ROLLBACK TO job")?;
            }
        }
        if !is_one_row {
            self.execute("RELEASE job")?;
        }
        Ok(result)
    }

    fn execute(&self, sql: &'static str) -> Result<(), StoreError> {
        self.connection.prepare_cached(sql)?.execute([])?;
        Ok(())
    }

    /// Tells the reading thread where the entries are. If it is gone, so is the reply, and the asker hears of it.
    fn load(&self, table: TableId, reply: ReplyTo<Vec<String>>) {
        let live = match self.ledger.find(&table).map(|live| live.sound(&table)).transpose() {
            Ok(live) => live.cloned(),
            Err(error) => return drop(reply.send(Err(error))),
        };
        let look_up = move |connection: &Connection| {
            let _ = reply.send(reader::entries(connection, &table, live.as_ref()));
        };
        let _ = self.reading.requests.send(Read::Do(Box::new(look_up)));
    }

    fn tables(&self) -> Result<Vec<Kept>, StoreError> {
        let mut statement = self
            .connection
            .prepare_cached("SELECT id, state, headline, binned FROM tables ORDER BY table_key")?;
        let mut rows = statement.query([])?;
        let mut tables = Vec::new();
        while let Some(row) = rows.next()? {
            let Some(id) = stored_id(row) else { continue };
            let state = row.get::<_, String>(1).ok().and_then(|word| TableState::from_word(&word));
            let headline = row.get(2).unwrap_or_default();
            let loose = self.ledger.find(&id).is_some() || state.is_none();
            // A time that cannot be read is no reason to throw anything away.
            let binned = row.get::<_, Option<i64>>(3).ok().flatten();
            let binned = binned.and_then(|at| u64::try_from(at).ok());
            let state = state.unwrap_or(TableState::Open);
            tables.push(Kept { id, state, headline, loose, binned });
        }
        Ok(tables)
    }

    /// Ends the reading thread, moves the write-ahead log into the database, and lets the next server in.
    fn close(self) -> Result<(), StoreError> {
        let _ = self.reading.requests.send(Read::Stop);
        if self.reading.thread.join().is_err() {
            tracing::error!("the reading thread of the database had stopped");
        }
        self.mover.stop();
        let emptied = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        let closed = self.connection.close().map_err(|(_, error)| error);
        drop(self.lock);
        emptied.and(closed).map_err(StoreError::from)
    }
}

/// What is done together.
#[derive(Default)]
struct Group {
    writes: Vec<(Change, ReplyTo<()>)>,
    loads: Vec<(TableId, ReplyTo<Vec<String>>)>,
    lists: Vec<ReplyTo<Vec<Kept>>>,
    last: Option<Last>,
}

/// What ends a group, because it changes what may follow.
enum Last {
    #[cfg(feature = "testing")]
    RefuseWrites(bool, ReplyTo<()>),
    Close(Option<ReplyTo<()>>),
}

impl Group {
    /// Takes all jobs that wait, up to a limit.
    fn collect(&mut self, jobs: impl Iterator<Item = Job>) {
        for job in jobs.take(LARGEST_GROUP) {
            match job {
                Job::Write(change, reply) => self.writes.push((change, reply)),
                Job::Load(table, reply) => self.loads.push((table, reply)),
                Job::Tables(reply) => self.lists.push(reply),
                #[cfg(feature = "testing")]
                Job::RefuseWrites(refuse, reply) => {
                    self.last = Some(Last::RefuseWrites(refuse, reply));
                    return;
                }
                Job::Close(reply) => {
                    self.last = Some(Last::Close(reply));
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::said::Said;

    type Results = Vec<Result<(), StoreError>>;

    /// Hands all changes over before the thread begins, so that they are one group.
    fn in_one_group(folder: &Path, options: &Options, changes: Vec<Change>) -> (Results, u64) {
        let writer = Writer::open(folder, options).unwrap();
        let commits = Arc::clone(&writer.commits);
        let (jobs, waiting) = channel();
        let answers: Vec<_> = changes
            .into_iter()
            .map(|change| {
                let (reply, answer) = oneshot::channel();
                jobs.send(Job::Write(change, reply)).unwrap();
                answer
            })
            .collect();
        drop(jobs);
        writer.run(&waiting);
        let results = answers.into_iter().map(|answer| answer.blocking_recv().unwrap()).collect();
        (results, commits.load(Ordering::Relaxed))
    }

    fn append(table: &str, first: u32, entries: &[&str]) -> Change {
        let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
        Change::Append { table: table.parse().unwrap(), first, entries }
    }

    fn loose(folder: &Path) -> Vec<(i64, String)> {
        let connection = schema::open_reader(&folder.join("sangfroid.db")).unwrap();
        let mut statement =
            connection.prepare("SELECT number, body FROM log ORDER BY entry").unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.map(Result::unwrap).collect()
    }

    #[test]
    fn a_job_that_fails_does_not_sink_its_group() {
        let kept = tempfile::tempdir().unwrap();
        let folder = kept.path();
        let table: TableId = "table1".parse().unwrap();
        let away = |table: &str| Change::PutAway {
            table: table.parse().unwrap(),
            state: TableState::Open,
            headline: String::new(),
        };
        let changes = vec![
            append("table1", 0, &["a"]),
            append("table1", 0, &["double"]),
            append("table2", 4, &["gap in a new table"]),
            away("table2"),
            append("table1", 1, &["b", "c"]),
            append("table1", 3, &["line\nfeed"]),
            append("table3", 0, &["x"]),
        ];
        let (results, commits) = in_one_group(folder, &Options::default(), changes);
        assert_eq!(commits, 1);
        let conflict = |table: &str, expected, given| {
            Err(StoreError::Conflict { table: table.parse().unwrap(), expected, given })
        };
        assert_eq!(results[0], Ok(()));
        assert_eq!(results[1], conflict(table.as_str(), 1, 0));
        assert_eq!(results[2], conflict("table2", 0, 4));
        assert!(matches!(results[3], Err(StoreError::NoTable(_))));
        assert_eq!(results[4], Ok(()));
        assert!(matches!(results[5], Err(StoreError::Refused(_))));
        assert_eq!(results[6], Ok(()));
        let expected = [(0, "a"), (1, "b"), (2, "c"), (0, "x")];
        assert_eq!(loose(folder), expected.map(|(number, body)| (number, body.to_owned())));
    }

    #[test]
    fn a_full_disk_sinks_the_whole_group() {
        let kept = tempfile::tempdir().unwrap();
        let folder = kept.path();
        let large = "x".repeat(1 << 20);
        let changes = vec![
            append("table1", 0, &["a"]),
            append("table1", 0, &["double"]),
            append("table2", 0, &[&large]),
            append("table3", 0, &["b"]),
        ];
        let (results, commits) = in_one_group(folder, &Options { max_pages: Some(100) }, changes);
        assert_eq!(commits, 0);
        assert!(results.iter().all(|result| *result == Err(StoreError::Full)), "{results:?}");
        assert!(loose(folder).is_empty());
        let again = vec![append("table1", 0, &["a"])];
        assert_eq!(in_one_group(folder, &Options::default(), again), (vec![Ok(())], 1));
    }

    #[test]
    fn a_disk_that_stays_full_writes_one_line() {
        let kept = tempfile::tempdir().unwrap();
        let mut writer = Writer::open(kept.path(), &Options { max_pages: Some(100) }).unwrap();
        let large = "x".repeat(1 << 20);
        let said = Said::listen();
        for _ in 0..100 {
            let (reply, answer) = oneshot::channel();
            writer.write(vec![(append("table1", 0, &[&large]), reply)]);
            assert_eq!(answer.blocking_recv().unwrap(), Err(StoreError::Full));
        }
        assert_eq!(said.about("").len(), 1, "{said:?}");
        assert_eq!(said.about("the disk is full").len(), 1, "{said:?}");
    }
}
