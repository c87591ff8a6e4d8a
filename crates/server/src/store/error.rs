//! What can go wrong with a store, said to the person who runs the server: what is wrong, and what to do about it.
//!
//! No text contains anything of an entry or a record.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;

use super::TableId;

/// Why a store did not do what it was asked. Whatever was asked has then not been done, not even in part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The entries would leave a gap, or are there already.
    #[error(
        "table {table} goes on with entry {expected}, not {given}; load the table again and start from there"
    )]
    Conflict {
        /// The table.
        table: TableId,
        /// The number the next entry must have.
        expected: u32,
        /// The number it was given.
        given: u32,
    },
    /// A table can only be put away if it is there.
    #[error("there is no table {0}; it was removed, or never had an entry")]
    NoTable(TableId),
    /// What was given cannot be kept by any store.
    #[error("this cannot be kept: {0}")]
    Refused(String),
    /// A guest has brought as many records as one may.
    #[error("this guest keeps as many records from elsewhere as one may; remove some of them")]
    UploadsOfGuest,
    /// From one address came as many records as may.
    #[error(
        "as much of records from elsewhere came from this address as may; remove some of them, or set uploads_megabytes_per_address higher"
    )]
    UploadsOfPlace,
    /// What people have brought fills the room that is set aside for it.
    #[error(
        "records from elsewhere fill the room that is set aside for them; set uploads_megabytes higher, or wait until some expire"
    )]
    UploadsFull,
    /// At one address was as much of lists written as may be.
    #[error(
        "as much of lists was kept at this address as may be; remove some of them, or set lists_megabytes_per_address higher"
    )]
    ListsOfPlace,
    /// What guests keep fills the room that is set aside for it.
    #[error(
        "the lists that guests keep fill the room that is set aside for them; set lists_megabytes higher, or wait until some expire"
    )]
    ListsFull,
    /// As many guests have made a link to themselves as may.
    #[error("as many guests have made a link to themselves as may; wait until some expire")]
    LinksFull,
    /// No room is left.
    #[error(
        "the disk is full, or the database has reached its size limit; make room and the server goes on by itself, or start it again with a higher limit"
    )]
    Full,
    /// Writing is not allowed.
    #[error(
        "the database cannot be written: its file, folder or disk is read-only for this program; allow it to write there, or name another data folder"
    )]
    ReadOnly,
    /// The data folder is not there and cannot be made, or no file can be made in it.
    #[error(
        "the data folder {folder} cannot be used: {why}; make it yourself, or name another data folder", folder = .folder.display()
    )]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Another program holds the file for longer than we wait.
    #[error("another program is writing to the database; end it, or wait until it is done")]
    Busy,
    /// Another server works in the same folder.
    #[error(
        "the data folder {folder} is in use by another server; stop that one, or name another data folder", folder = .0.display()
    )]
    InUse(PathBuf),
    /// The file was written by a later version of this program.
    #[error(
        "the database was written by a newer version of this program (layout {found}, this one knows {known}); start the newer version, or use a backup from before the update"
    )]
    Newer {
        /// The last migration the database has seen.
        found: u32,
        /// The last one this program has.
        known: u32,
    },
    /// Something that was kept is no longer whole.
    #[error("{0}; restore it from a backup, or remove it")]
    Damaged(String),
    /// The store was closed, or its thread has ended.
    #[error("the database has been closed; start the server again")]
    Gone,
    /// Something else, in the words of whoever noticed.
    #[error("the database could not do its work: {0}; look at the disk and at the system's log")]
    Other(String),
}

impl StoreError {
    /// Whether only the one job is at fault, so that others of its group may be kept.
    pub(crate) const fn is_about_one_job(&self) -> bool {
        match self {
            Self::Conflict { .. }
            | Self::NoTable(_)
            | Self::Refused(_)
            | Self::UploadsOfGuest
            | Self::UploadsOfPlace
            | Self::UploadsFull
            | Self::ListsOfPlace
            | Self::ListsFull
            | Self::LinksFull
            | Self::Damaged(_) => true,
            Self::Full
            | Self::ReadOnly
            | Self::Busy
            | Self::InUse(_)
            | Self::Folder { .. }
            | Self::Newer { .. }
            | Self::Gone
            | Self::Other(_) => false,
        }
    }

    /// Says in the log what could not be done with a table. That the disk takes nothing at all is said by the thread that
    /// writes, once a minute and not for every table.
    pub(crate) fn report(&self, table: &TableId, what: &str) {
        if self.is_about_one_job() {
            tracing::error!(%table, error = %self, "{what}");
        } else {
            tracing::debug!(%table, error = %self, "{what}");
        }
    }

    pub(super) fn damaged_log(table: &TableId, what: &str) -> Self {
        Self::Damaged(format!("the log of table {table} is damaged: {what}"))
    }
}

/// Whether a row holds something of another kind than we wrote.
const fn is_odd_value(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::Utf8Error(..)
    )
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        if is_odd_value(&error) {
            return Self::Damaged("a row of the database holds what we never wrote".into());
        }
        // The code alone decides; the messages that come with it name no values, only columns and files.
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
                Self::ReadOnly
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Damaged(format!("the database file is damaged ({error})"))
            }
            Some(ErrorCode::TooBig) => Self::Refused("it is too long for the database".into()),
            Some(_) | None => Self::Other(error.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind::{PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
        let kind = error.kind();
        if [StorageFull, QuotaExceeded].contains(&kind) {
            Self::Full
        } else if [PermissionDenied, ReadOnlyFilesystem].contains(&kind) {
            Self::ReadOnly
        } else {
            Self::Other(error.to_string())
        }
    }
}
