//! Records that people brought from elsewhere: counted for each guest, for each address and in all, and gone when nobody opens them.

use rusqlite::{Connection, OptionalExtension as _};

use super::change::{add_record, remove_record_rows};
use super::{NewRecord, StoreError};

/// How much of what people bring is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UploadLimits {
    /// The most records of one guest.
    pub per_guest: u32,
    /// The most bytes that came from one address.
    pub bytes_per_place: u64,
    /// The most bytes of all of them together.
    pub bytes_in_all: u64,
}

/// How much of what people brought is kept already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UploadsKept {
    /// Records of the guest who asks.
    pub of_guest: u32,
    /// Bytes that came from where the guest calls from.
    pub bytes_of_place: u64,
    /// Bytes of all of them together.
    pub bytes_in_all: u64,
}

impl UploadsKept {
    /// Whether so many bytes more may be kept for the guest.
    ///
    /// # Errors
    /// Says whose limit is reached.
    pub const fn leave_room(self, limits: UploadLimits, bytes: u64) -> Result<(), StoreError> {
        if self.of_guest >= limits.per_guest {
            return Err(StoreError::UploadsOfGuest);
        }
        if self.bytes_in_all.saturating_add(bytes) > limits.bytes_in_all {
            return Err(StoreError::UploadsFull);
        }
        if self.bytes_of_place.saturating_add(bytes) > limits.bytes_per_place {
            return Err(StoreError::UploadsOfPlace);
        }
        Ok(())
    }
}

/// A record that somebody brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// Who brought it.
    pub guest: String,
    /// When somebody last opened it, in milliseconds since 1970.
    pub opened: u64,
}

/// Keeps a record that its only guest has brought, if there is room for it.
pub(super) fn add(
    connection: &Connection,
    new: &NewRecord,
    place: &str,
    limits: UploadLimits,
    at: i64,
) -> Result<(), StoreError> {
    let [guest] = &new.guests[..] else {
        return Err(StoreError::Refused("one guest brings a record".into()));
    };
    let bytes = (new.text.len() + new.headline.len()) as u64;
    kept(connection, guest, place)?.leave_room(limits, bytes)?;
    add_record(connection, new)?;
    connection
        .prepare_cached(
            "INSERT INTO uploads (record, guest, bytes, opened, place) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((&new.id, guest, i64::try_from(bytes).unwrap_or(i64::MAX), at, place))?;
    Ok(())
}

/// Notes that somebody has opened a record; nothing if nobody brought it.
pub(super) fn open(connection: &Connection, record: &str, at: i64) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE uploads SET opened = MAX(opened, ?2) WHERE record = ?1")?
        .execute((record, at))?;
    Ok(())
}

/// Removes a record that somebody brought, unless it was opened since.
pub(super) fn remove(connection: &Connection, record: &str, before: i64) -> Result<(), StoreError> {
    let is_due: bool = connection
        .prepare_cached("SELECT COUNT(*) FROM uploads WHERE record = ?1 AND opened < ?2")?
        .query_row((record, before), |row| row.get(0))?;
    if is_due { remove_record_rows(connection, record) } else { Ok(()) }
}

pub(super) fn kept(
    connection: &Connection,
    guest: &str,
    place: &str,
) -> Result<UploadsKept, StoreError> {
    let of_guest = connection
        .prepare_cached("SELECT COUNT(*) FROM uploads WHERE guest = ?1")?
        .query_row([guest], |row| row.get(0))?;
    let of_place: i64 = connection
        .prepare_cached("SELECT COALESCE(SUM(bytes), 0) FROM uploads WHERE place = ?1")?
        .query_row([place], |row| row.get(0))?;
    let in_all: i64 = connection
        .prepare_cached("SELECT COALESCE(SUM(bytes), 0) FROM uploads")?
        .query_row([], |row| row.get(0))?;
    let bytes = |bytes| u64::try_from(bytes).unwrap_or(0);
    Ok(UploadsKept { of_guest, bytes_of_place: bytes(of_place), bytes_in_all: bytes(in_all) })
}

pub(super) fn find(connection: &Connection, record: &str) -> Result<Option<Upload>, StoreError> {
    let found: Option<(String, i64)> = connection
        .prepare_cached("SELECT guest, opened FROM uploads WHERE record = ?1")?
        .query_row([record], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(found.map(|(guest, opened)| Upload { guest, opened: u64::try_from(opened).unwrap_or(0) }))
}

/// So many of those that nobody has opened since, the longest forgotten first.
pub(super) fn unopened(
    connection: &Connection,
    since: i64,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT record FROM uploads WHERE opened < ?1 ORDER BY opened, record LIMIT ?2",
    )?;
    let found = statement.query_map((since, limit), |row| row.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}
