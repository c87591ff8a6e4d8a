//! `sangfroid bench server`: a whole server under load, this program against itself over loopback.
//!
//! The server is another process of this same program, so that its memory can be told from the load generator's. Both
//! share the machine, and its figures say so.

mod child;
mod crowd;
mod figures;
mod load;
mod lounge;
mod player;
mod wire;

use std::io::Write;
use std::time::Duration;

use client::{ClientError, Visitor};
use futures_util::{StreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use shelf::{Language, how_many};

use crate::arena_run::pretty;
use crate::cli::BenchServerArgs;
use crate::failure::Failure;
use crate::files::Output;

use child::Child;
use figures::Figures;

/// How many requests are under way at once while tables are set.
const AT_ONCE: usize = 32;

pub(crate) fn bench(args: BenchServerArgs) -> Result<(), Failure> {
    let game = registry::game(&args.game)?;
    if !game.players().contains(&args.seats) {
        let players = how_many(&game.players(), Language::En);
        return Err(Failure::new(format!(
            "{} is for {players} players; change --seats",
            game.slug()
        )));
    }
    let json = args.json.clone().map(Output::prepare).transpose()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(error.to_string()))?;
    let figures = runtime.block_on(measure(&args))?;
    writeln!(std::io::stdout().lock(), "{figures}")?;
    if let Some(file) = json {
        file.write(&pretty(&figures)?)?;
    }
    Ok(())
}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Self {
        Self::new(format!("the measurement broke off: {error}"))
    }
}

/// A bar for one part of the measurement.
fn bar(what: &'static str, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:22} {bar:30} {pos}/{len} {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_message(what)
}

async fn measure(args: &BenchServerArgs) -> Result<Figures, Failure> {
    let mut child = Child::start(None)?;
    let mut people = Vec::new();
    for seat in 0..args.seats {
        people.push(Visitor::new(&child.url, &format!("Player {seat}"), Language::En).await?);
    }

    let setting = bar("setting tables", u64::from(args.tables));
    let wishes = stream::iter(0..args.tables).map(|_| load::set_table(&people, &args.game));
    let mut set = wishes.buffer_unordered(AT_ONCE);
    let mut ids = Vec::new();
    while let Some(id) = set.next().await {
        ids.push(id?);
        setting.inc(1);
    }
    drop(set);
    setting.finish_and_clear();

    let load = load::run(&child, &people, &ids, args).await?;
    let under_load = child.memory()?;

    // A fresh process has no sockets and no memory of any: what grows now is tables.
    child = child.restart()?;
    let people: Vec<Visitor> = people.iter().map(|visitor| visitor.at(&child.url)).collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    let (table_bytes, restore) = lounge::wake_all(&child, &people, &ids).await?;

    child = child.restart()?;
    let people: Vec<Visitor> = people.iter().map(|visitor| visitor.at(&child.url)).collect();
    let (sockets, socket_bytes, socket_total) =
        lounge::idle_sockets(&child, &people, &ids, args.sockets).await?;
    child.stop()?;
    Ok(Figures {
        game: args.game.clone(),
        tables: args.tables,
        clients: args.tables * u32::from(args.seats),
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        load,
        memory_under_load: under_load,
        table_bytes,
        restore,
        sockets,
        socket_bytes,
        socket_total,
    })
}
