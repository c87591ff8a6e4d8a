//! How fast the store is on this machine: 256 tables append for three seconds, each waiting for its last entry.
//!
//! Run it with `cargo run --release -p server --example store_speed`, on the disk that will hold the data: an argument
//! names the folder to measure in.

use std::error::Error;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::store::{Sqlite, Store as _, TableId};

const TABLES: usize = 256;
const TIME: Duration = Duration::from_secs(3);
const ENTRY_BYTES: usize = 180;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let place = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = place.join(format!("sangfroid-speed-{}", std::process::id()));
    let store = Arc::new(Sqlite::open(&folder)?);

    let start = Instant::now();
    let mut players = Vec::new();
    for number in 0..TABLES {
        let table: TableId = format!("table{number:03}").parse()?;
        players.push(tokio::spawn(play(Arc::clone(&store), table, start)));
    }
    let mut waits = Vec::new();
    for player in players {
        waits.extend(player.await??);
    }
    let seconds = start.elapsed().as_secs_f64();
    let commits = store.commits() as f64;

    let opening = Instant::now();
    store.close().await?;
    drop(store);
    let store = Sqlite::open(&folder)?;
    let opening = opening.elapsed();
    let loading = Instant::now();
    let length = store.load(&"table000".parse()?).await?.len();
    let loading = loading.elapsed();
    drop(store);
    std::fs::remove_dir_all(&folder)?;

    waits.sort_unstable();
    let at = |part: usize| waits[(waits.len() - 1) * part / 1_000];
    let rows = waits.len() as f64;
    let mut out = io::stdout().lock();
    writeln!(out, "{TABLES} tables, {ENTRY_BYTES} bytes an entry, every commit synced")?;
    writeln!(out, "{:.0} entries/s in {:.0} commits/s", rows / seconds, commits / seconds)?;
    writeln!(out, "wait: p50 {:?}, p99 {:?}, longest {:?}", at(500), at(990), at(1_000))?;
    writeln!(out, "closed and opened again with {rows} loose entries in {opening:?}")?;
    writeln!(out, "loaded one table of {length} entries in {loading:?}")?;
    Ok(())
}

/// Appends one entry after the other and notes how long each took.
async fn play(
    store: Arc<Sqlite>,
    table: TableId,
    start: Instant,
) -> Result<Vec<Duration>, server::store::StoreError> {
    let mut waits = Vec::new();
    for number in 0.. {
        let begun = Instant::now();
        if begun - start > TIME {
            break;
        }
        store.append(&table, number, vec!["x".repeat(ENTRY_BYTES)]).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}
