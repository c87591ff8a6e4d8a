//! The load: many tables, every seat a client of its own, answers by chance at a steady rate.
//!
//! A table answers from a seat that is asked, and not again until every socket of the table has seen that answer: there is
//! never more than one on its way, so that no two of them can share a frame.

use std::time::Duration;

use client::{ClientError, Visitor};
use futures_util::{StreamExt, stream};
use protocol::{NewSeat, NewTable};

use super::child::Child;
use super::crowd::Crowd;
use super::figures::{Load, Spread};
use super::player::Player;
use super::{AT_ONCE, bar};
use crate::cli::BenchServerArgs;
use crate::failure::Failure;

/// Sets a table, seats everybody and deals.
pub(super) async fn set_table(people: &[Visitor], game: &str) -> Result<String, ClientError> {
    let mut seats = vec![NewSeat::Me { name: None }];
    seats.resize(people.len(), NewSeat::Open {});
    let id = people[0].create(&NewTable::at_once(game, seats)).await?.id;
    for visitor in &people[1..] {
        visitor.sit(&id, &protocol::Sit::default()).await?;
    }
    people[0].start(&id).await?;
    Ok(id)
}

/// Plays all tables at once for the wanted time.
pub(super) async fn run(
    child: &Child,
    people: &[Visitor],
    ids: &[String],
    args: &BenchServerArgs,
) -> Result<Load, Failure> {
    let connecting = bar("opening sockets", ids.len() as u64);
    let wishes =
        stream::iter(ids.iter().enumerate()).map(|(number, id)| Player::sit(people, id, number));
    let mut seated = wishes.buffer_unordered(AT_ONCE);
    let mut players = Vec::new();
    while let Some(player) = seated.next().await {
        players.push(player?);
        connecting.inc(1);
    }
    drop(seated);
    connecting.finish_and_clear();

    let mut crowd = Crowd::gather(players, people, &args.game)?;
    let period = Duration::from_secs_f64(f64::from(args.tables) / f64::from(args.rate.max(1)));
    let (head, times) = tokio::task::block_in_place(|| {
        let spreading = bar("spreading over the game", ids.len() as u64);
        let head = crowd.spread(&spreading)?;
        spreading.finish_and_clear();
        let playing = bar("playing", u64::from(args.seconds));
        let times = crowd.play(child, period, args.seconds, &playing)?;
        playing.finish_and_clear();
        Ok::<_, Failure>((head, times))
    })?;
    let answers = times.seen.len() as u64;
    let micros = |seconds: f64| seconds * 1e6 / answers.max(1) as f64;
    Ok(Load {
        seconds: times.seconds,
        answers,
        answers_per_second: answers as f64 / times.seconds,
        seen_by_all: Spread::of(times.seen),
        acknowledged: Spread::of(times.acknowledged),
        frames: times.traffic.frames,
        bytes_per_frame: times.traffic.bytes / times.traffic.frames.max(1),
        server_micros: micros(times.busy.0),
        generator_micros: micros(times.busy.1),
        stolen: times.stolen,
        answers_per_table: (head + times.answers) / ids.len() as u64,
    })
}
