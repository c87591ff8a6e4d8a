//! Looking at a data folder while no server runs: which tables are sound, which are not, and what can be done.
//!
//! Nothing is guessed. A log that cannot be played again to its end can be cut before the first entry that does not fit,
//! if whoever runs the server wants that; all of it is kept in a file beside the database.

use std::fs;
use std::path::Path;

use protocol::OldRules;

use crate::games::Games;
use crate::room::{Headline, Room};
use crate::store::{Kept, Sqlite, Store, StoreError};

/// What was found out about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The name of the table.
    pub table: String,
    /// What is to be said of it, in half a line.
    pub text: String,
    /// Whether something is wrong that was not mended.
    pub is_wrong: bool,
}

/// Looks at every table of a folder, and mends what can be mended if that is wanted.
///
/// # Errors
/// If the folder cannot be used, or a server uses it.
pub async fn check(folder: &Path, games: Games, mend: bool) -> Result<Vec<Finding>, StoreError> {
    let store = Sqlite::open(folder)?;
    let mut findings = Vec::new();
    for kept in store.tables().await? {
        let (text, is_wrong) = look_at(&store, folder, games, &kept, mend).await?;
        findings.push(Finding { table: kept.id.to_string(), text, is_wrong });
    }
    store.close().await?;
    Ok(findings)
}

/// Removes a record of a folder, and its table with it. False if there is no such record.
///
/// # Errors
/// If the folder cannot be used, or a server uses it.
pub async fn remove_record(folder: &Path, record: &str) -> Result<bool, StoreError> {
    let store = Sqlite::open(folder)?;
    let is_there = store.record(record).await?.is_some();
    if is_there {
        store.remove_record(record).await?;
    }
    store.close().await?;
    Ok(is_there)
}

/// What is to be said of a table, and whether it is wrong.
async fn look_at(
    store: &Sqlite,
    folder: &Path,
    games: Games,
    kept: &Kept,
    mend: bool,
) -> Result<(String, bool), StoreError> {
    let headline = serde_json::from_str::<Headline>(&kept.headline).ok();
    let (log, damage) = store.salvage(&kept.id).await?;
    let (room, unfit) = Room::replay_part(games, &kept.id, &log, headline.as_ref());
    let Some(room) = room else {
        let why = unfit.or(damage).unwrap_or_else(|| "its log is empty".to_owned());
        return Ok((format!("set aside: {why}; restore it from a backup"), true));
    };
    let Some(why) = unfit.or(damage) else {
        if headline.is_some() || kept.loose {
            return Ok((format!("sound{}", entries(&room)), false));
        }
        if !mend {
            return Ok((
                "sound, but its headline cannot be read; --mend makes it anew".into(),
                true,
            ));
        }
        keep(store, &room, &log).await?;
        return Ok((format!("mended: its headline is made anew{}", entries(&room)), false));
    };
    let left = room.entries as usize;
    if !mend {
        return Ok((format!("set aside: {why}; --mend keeps the {left} entries before"), true));
    }
    let file = format!("set-aside-{}.log", kept.id);
    fs::write(folder.join(&file), log.join("\n") + "\n")?;
    keep(store, &room, &log[..left]).await?;
    Ok((
        format!("mended: {why}; the {left} entries before are kept, and all of them in {file}"),
        false,
    ))
}

/// How long a log is, and what has become of the game if its rules are gone.
fn entries(room: &Room) -> String {
    let count = room.entries;
    match room.old_rules() {
        None => format!(" ({count} entries)"),
        Some(OldRules { was, now, stopped: false }) => {
            format!(" ({count} entries; begun under rules {was}, goes on under rules {now})")
        }
        Some(OldRules { was, now, stopped: true }) => format!(
            " ({count} entries; begun under rules {was}, cannot go on under rules {now}: its players can end it)"
        ),
    }
}

/// Puts a table away as the room says it is.
async fn keep(store: &Sqlite, room: &Room, log: &[String]) -> Result<(), StoreError> {
    let wake = (room.state() != protocol::TableState::Open).then_some(0);
    let headline =
        serde_json::to_string(&room.last_headline(wake)).expect("a headline is plain data");
    store.replace(&room.id, log.to_vec(), room.stored_state(), headline).await
}
