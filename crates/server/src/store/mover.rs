//! The thread that moves what is in the write-ahead log into the database, beside the one that writes.
//!
//! Moving pages takes tens of milliseconds, and whoever waited for a commit would wait for it too. Here it happens on a
//! connection of its own and stands in nobody's way; what was committed is safe in the log before and after.

use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use super::{StoreError, schema};

/// How often the log is emptied.
const EVERY: Duration = Duration::from_millis(500);

/// The moving thread. Dropping the sender ends it.
pub(super) struct Mover {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl Mover {
    pub(super) fn start(database: &Path) -> Result<Self, StoreError> {
        let connection = schema::open_mover(database)?;
        let (stop, stopped) = channel();
        let thread = thread::Builder::new()
            .name("store mover".into())
            .spawn(move || {
                while stopped.recv_timeout(EVERY) == Err(RecvTimeoutError::Timeout) {
                    move_pages(&connection);
                }
            })
            .map_err(|error| StoreError::Other(format!("no thread can be started: {error}")))?;
        Ok(Self { stop, thread })
    }

    /// Ends the thread and waits for it.
    pub(super) fn stop(self) {
        drop(self.stop);
        if self.thread.join().is_err() {
            tracing::error!("the moving thread of the database had stopped");
        }
    }
}

fn move_pages(connection: &Connection) {
    let moved = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(error) = moved {
        // Nothing is lost: the pages stay in the log, and are moved when the disk takes them.
        tracing::warn!("pages stay in the write-ahead log for now: {error}");
    }
}
