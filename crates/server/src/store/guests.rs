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

/// Keeps a guest as they are now, with this link in place of the one before, or without one.
pub(super) fn keep(
    connection: &Connection,
    KeptGuest { guest, name, language, generation }: &KeptGuest,
    link: Option<&LinkHash>,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO guests (guest, link, name, language, generation) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (guest) DO UPDATE SET link = excluded.link, name = excluded.name,
             language = excluded.language, generation = MAX(generation, excluded.generation)",
        )?
        .execute((guest, link.map(<[u8; 32]>::as_slice), name, language, generation))?;
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
