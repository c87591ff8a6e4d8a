//! Lists that guests keep: counted for each address and in all, and gone when nobody writes them.

use rusqlite::{Connection, OptionalExtension as _};

use super::StoreError;

/// Whose lists, of which game and kind.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct KeptFor {
    /// The guest's id.
    pub guest: String,
    /// The slug of the game.
    pub game: String,
    /// What is brought, such as `decks`.
    pub kind: String,
}

/// Lists to be kept, all times in milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct NewLists {
    /// Whose they are.
    pub whose: KeptFor,
    /// Where they are written.
    pub place: String,
    /// The lists; nothing is kept of somebody who has none.
    pub body: Option<String>,
    /// The time.
    pub now: u64,
    /// What was last written before this time is forgotten.
    pub forget_before: u64,
}

/// How much of what guests keep is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListLimits {
    /// The most bytes that were written at one address.
    pub bytes_per_place: u64,
    /// The most bytes of all of them together.
    pub bytes_in_all: u64,
}

/// What a row weighs beside its texts, so that many small ones fill the room as well.
const ROW: usize = 64;

/// Keeps lists in place of those before, if there is room for them, and forgets what is old.
pub(super) fn keep(
    connection: &Connection,
    NewLists { whose: KeptFor { guest, game, kind }, place, body, now, forget_before }: &NewLists,
    limits: ListLimits,
) -> Result<(), StoreError> {
    let stored = |time: u64| i64::try_from(time).unwrap_or(i64::MAX);
    connection
        .prepare_cached("DELETE FROM lists WHERE written < ?1")?
        .execute([stored(*forget_before)])?;
    let before: Option<i64> = connection
        .prepare_cached(
            "DELETE FROM lists WHERE guest = ?1 AND game = ?2 AND kind = ?3 RETURNING bytes",
        )?
        .query_row((guest, game, kind), |row| row.get(0))
        .optional()?;
    let Some(body) = body else { return Ok(()) };
    let bytes = (ROW + guest.len() + game.len() + kind.len() + body.len()) as i64;
    // Whoever keeps less than before makes room.
    if before.is_none_or(|before| bytes > before) {
        leave_room(connection, place, bytes, limits)?;
    }
    connection
        .prepare_cached(
            "INSERT INTO lists (guest, game, kind, written, body, bytes, place) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((guest, game, kind, stored(*now), body, bytes, place))?;
    Ok(())
}

/// Whether so many bytes more may be kept.
fn leave_room(
    connection: &Connection,
    place: &str,
    bytes: i64,
    limits: ListLimits,
) -> Result<(), StoreError> {
    let kept: i64 = connection
        .prepare_cached("SELECT COALESCE(SUM(bytes), 0) FROM lists")?
        .query_row([], |row| row.get(0))?;
    let of_place: i64 = connection
        .prepare_cached("SELECT COALESCE(SUM(bytes), 0) FROM lists WHERE place = ?1")?
        .query_row([place], |row| row.get(0))?;
    let is_over = |kept: i64, most: u64| kept.saturating_add(bytes).cast_unsigned() > most;
    if is_over(kept, limits.bytes_in_all) {
        return Err(StoreError::ListsFull);
    }
    if is_over(of_place, limits.bytes_per_place) {
        return Err(StoreError::ListsOfPlace);
    }
    Ok(())
}

/// The lists somebody keeps.
pub(super) fn find(
    connection: &Connection,
    KeptFor { guest, game, kind }: &KeptFor,
) -> Result<Option<String>, StoreError> {
    let body = connection
        .prepare_cached("SELECT body FROM lists WHERE guest = ?1 AND game = ?2 AND kind = ?3")?
        .query_row((guest, game, kind), |row| row.get(0))
        .optional()?;
    Ok(body)
}
