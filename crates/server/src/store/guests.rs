//! Guests who made a link that carries them to another browser. Of its secret only the hash is kept.

use rusqlite::{Connection, OptionalExtension as _};

use super::StoreError;

/// The hash of a link's secret.
pub type LinkHash = [u8; 32];

/// A guest as the store keeps those who made a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGuest {
    /// The guest's id.
    pub guest: String,
    /// What others call the guest.
    pub name: String,
    /// The code of the guest's language.
    pub language: String,
    /// How often all other devices were put out.
    pub generation: u32,
}

/// Of how many guests a link is kept, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkLimits {
    /// The most guests.
    pub guests: u32,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// Whose link was last used before this time is forgotten.
    pub forget_before: u64,
}

/// Keeps a guest as they are now, with this link in place of the one before, or without one.
pub(super) fn keep(
    connection: &Connection,
    KeptGuest { guest, name, language, generation }: &KeptGuest,
    link: Option<&LinkHash>,
    limits: LinkLimits,
) -> Result<(), StoreError> {
    let [now, forget_before] =
        [limits.now, limits.forget_before].map(|time| i64::try_from(time).unwrap_or(i64::MAX));
    // Whoever has put devices out stays: without the row, those would come in again.
    connection
        .prepare_cached("DELETE FROM guests WHERE generation = 0 AND used < ?1")?
        .execute([forget_before])?;
    let others: u32 = connection
        .prepare_cached("SELECT COUNT(*) FROM guests WHERE guest <> ?1")?
        .query_row([guest], |row| row.get(0))?;
    if others >= limits.guests {
        return Err(StoreError::LinksFull);
    }
    connection
        .prepare_cached(
            "INSERT INTO guests (guest, link, name, language, generation, used) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (guest) DO UPDATE SET link = excluded.link, name = excluded.name,
             language = excluded.language, used = excluded.used, generation = MAX(generation, excluded.generation)",
        )?
        .execute((guest, link.map(<[u8; 32]>::as_slice), name, language, generation, now))?;
    Ok(())
}

/// Notes another name or language of a guest who made a link; nothing for anybody else.
pub(super) fn rename(
    connection: &Connection,
    KeptGuest { guest, name, language, .. }: &KeptGuest,
) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE guests SET name = ?2, language = ?3 WHERE guest = ?1")?
        .execute((guest, name, language))?;
    Ok(())
}

/// Notes that the link of a guest was used.
pub(super) fn note_use(connection: &Connection, guest: &str, at: i64) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE guests SET used = MAX(used, ?2) WHERE guest = ?1")?
        .execute((guest, at))?;
    Ok(())
}

/// The guest whom a link carries.
pub(super) fn find(
    connection: &Connection,
    link: &LinkHash,
) -> Result<Option<KeptGuest>, StoreError> {
    let found = connection
        .prepare_cached("SELECT guest, name, language, generation FROM guests WHERE link = ?1")?
        .query_row([link.as_slice()], |row| {
            let [guest, name, language] = [row.get(0)?, row.get(1)?, row.get(2)?];
            Ok(KeptGuest { guest, name, language, generation: row.get(3)? })
        })
        .optional()?;
    Ok(found)
}

/// Everybody who has ever put other devices out, and how often.
pub(super) fn generations(connection: &Connection) -> Result<Vec<(String, u32)>, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT guest, generation FROM guests WHERE generation > 0")?;
    let found = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}
