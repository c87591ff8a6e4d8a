//! `sangfroid bench`: how fast games run on one core.

use std::io::Write;

use arena::Bench;
use serde::Serialize;
use shelf::{AnyGame, Lineup};

use crate::arena_run::pretty;
use crate::bench_server;
use crate::cli::{BenchArgs, BenchCommand};
use crate::failure::Failure;
use crate::files::Output;
use crate::settings::configure;

/// The figures of one game.
#[derive(Serialize)]
struct Written {
    game: &'static str,
    rules: u32,
    players: u8,
    #[serde(flatten)]
    bench: Bench,
}

pub(crate) fn bench(args: BenchArgs) -> Result<(), Failure> {
    if let Some(BenchCommand::Server(args)) = args.command {
        return bench_server::bench(args);
    }
    if !(0.001..=60.0).contains(&args.seconds) {
        return Err(Failure::new("--seconds is a number from 0.001 to 60; try 0.5"));
    }
    let games = match &args.game {
        Some(slug) => vec![registry::game(slug)?],
        None => registry::GAMES.to_vec(),
    };
    let json = args.json.map(Output::prepare).transpose()?;
    let mut output = std::io::stdout().lock();
    let mut measured = Vec::new();
    for game in games {
        let figures = measure(game, args.players, args.seconds)?;
        writeln!(output, "{}, {} players\n{}", figures.game, figures.players, figures.bench)?;
        measured.push(figures);
    }
    if let Some(file) = json {
        file.write(&pretty(&measured)?)?;
    }
    Ok(())
}

fn measure(game: &dyn AnyGame, players: Option<u8>, seconds: f64) -> Result<Written, Failure> {
    let config = game.for_simulation(&configure(game, None, players)?)?;
    // A benchmark plays at random by itself; the line-up only has to exist.
    let anybody = game.levels().first().map(|level| (*level).to_owned()).into_iter().collect();
    let runner = game.runner(&config, Lineup::Seats(anybody))?;
    let bench = arena::bench(&*runner, seconds);
    Ok(Written { game: game.slug(), rules: game.rules(), players: game.seats(&config)?, bench })
}
