//! Tables and sockets at rest: how much memory they take, and how fast a table wakes.

use std::time::Instant;

use client::{Connection, Visitor};
use futures_util::{StreamExt, stream};
use protocol::ClientMessage;
use shelf::Language;

use super::child::Child;
use super::figures::Spread;
use super::{AT_ONCE, bar};
use crate::failure::Failure;

/// Wakes every table by asking about it. Bytes per table, and how long waking takes.
pub(super) async fn wake_all(
    child: &Child,
    people: &[Visitor],
    ids: &[String],
) -> Result<(u64, Spread), Failure> {
    let before = child.memory()?;
    let waking = bar("waking tables", ids.len() as u64);
    let mut times = Vec::new();
    for id in ids {
        let begin = Instant::now();
        people[0].table(id).await?;
        times.push(begin.elapsed().as_micros() as u32);
        waking.inc(1);
    }
    waking.finish_and_clear();
    let grown = child.memory()?.saturating_sub(before);
    Ok((grown / ids.len() as u64, Spread::of(times)))
}

/// Opens so many sockets that only watch. How many were opened, bytes for each, and for all.
pub(super) async fn idle_sockets(
    child: &Child,
    people: &[Visitor],
    ids: &[String],
    wanted: u32,
) -> Result<(u32, u64, u64), Failure> {
    // The tables are awake before: what grows now is sockets.
    for id in ids {
        people[0].table(id).await?;
    }
    let before = child.memory()?;
    let watcher = Visitor::stranger(people[0].base(), Language::En)?;
    let opening = bar("opening idle sockets", u64::from(wanted));
    let wishes =
        stream::iter(0..wanted).map(|number| watch(&watcher, &ids[number as usize % ids.len()]));
    let mut opened = wishes.buffer_unordered(AT_ONCE);
    let mut sockets = Vec::new();
    while let Some(socket) = opened.next().await {
        sockets.push(socket?);
        opening.inc(1);
    }
    drop(opened);
    opening.finish_and_clear();
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let grown = child.memory()?.saturating_sub(before);
    let count = sockets.len() as u32;
    Ok((count, grown / u64::from(count.max(1)), grown))
}

async fn watch(watcher: &Visitor, id: &str) -> Result<Connection, Failure> {
    let mut connection = Connection::knock(watcher, id).await?;
    let hello =
        ClientMessage::Hello { language: Language::En, last: None, seat: None, shared: false };
    connection.say(&hello).await?;
    connection.receive().await?;
    Ok(connection)
}
