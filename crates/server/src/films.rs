//! Films of finished games, made in quiet moments and kept beside their records.
//!
//! A record proves a game as long as the rules that played it are there. Its film shows the game afterwards, too, so it is
//! made while they still are: soon after the end, but never when the server has better things to do.

use std::io::{Read, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use shelf::{Film, Record};

use crate::games::Games;
use crate::tables::Tables;

/// The largest film that is read, in bytes: no game comes near.
const LARGEST: u64 = 256 << 20;

/// A film as the store keeps it.
pub(crate) fn pack(film: &Film) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    let text = serde_json::to_vec(film).expect("a film is plain data");
    out.write_all(&text).and_then(|()| out.finish()).unwrap_or_default()
}

/// A film as it was kept; nothing if there was none to be made, or it is spoilt.
pub(crate) fn unpack(body: &[u8]) -> Option<Film> {
    let mut text = Vec::new();
    GzDecoder::new(body).take(LARGEST).read_to_end(&mut text).ok()?;
    serde_json::from_slice(&text).ok()
}

/// Makes a film of a record. What cannot be filmed has an empty one, so that nobody tries again.
fn make(games: Games, text: &str) -> Vec<u8> {
    let film = Record::read(text).and_then(|record| {
        let game = games.find(&record.game)?;
        Film::of(game, &record)
    });
    film.map_or_else(|_| Vec::new(), |film| pack(&film))
}

/// Makes the film of one record that has none. True if there was one to be made.
pub(crate) async fn make_one(tables: &Arc<Tables>) -> bool {
    let Ok(Some((id, text))) = tables.store.unfilmed().await else { return false };
    let games = tables.games;
    // Rules that stop in the middle of a record stop here, and the film is empty.
    let body = tokio::task::spawn_blocking(move || make(games, &text)).await.unwrap_or_default();
    match tables.store.add_film(&id, body).await {
        Ok(()) => true,
        Err(error) => {
            tracing::warn!(%error, "a film cannot be kept");
            false
        }
    }
}
