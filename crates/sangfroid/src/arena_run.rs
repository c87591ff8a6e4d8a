//! `sangfroid arena run`: many games between bots, counted.

use std::fs;
use std::io::Write;
use std::time::Instant;

use arena::{Plan, Report};
use serde::Serialize;
use serde_json::Value;
use shelf::{AnyGame, Lineup, Problem};
use terminal::{first_names, parse_seats};

use crate::cli::ArenaRunArgs;
use crate::failure::Failure;
use crate::files::Output;
use crate::settings::{configure, fresh_seed};

/// A report with what is needed to make it again.
#[derive(Serialize)]
struct Written<'a> {
    game: &'a str,
    rules: u32,
    players: u8,
    config: &'a Value,
    #[serde(flatten)]
    report: &'a Report,
}

pub(crate) fn run(args: ArenaRunArgs) -> Result<(), Failure> {
    let game = registry::game(&args.game)?;
    let lineup = lineup(game, args.seats.as_deref(), args.sides.as_deref())?;
    let players = args.players.or_else(|| players_listed(game, &lineup));
    let config = game.for_simulation(&configure(game, args.config.as_deref(), players)?)?;
    let players = game.seats(&config)?;
    check_length(&lineup, players)?;
    let json = args.json.map(Output::prepare).transpose()?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| {
            Problem::new(format!(
                "cannot create {}: {error}; choose another folder",
                folder.display()
            ))
        })?;
    }
    let runner = game.runner(&config, lineup.clone())?;
    let plan = Plan { games: args.games, seed: args.seed.map_or_else(fresh_seed, Ok)?, lineup };

    let start = Instant::now();
    let report = arena::run(&plan, &*runner);
    let seconds = start.elapsed().as_secs_f64();
    if let Some(folder) = &args.records {
        arena::records(game, &config, &*runner, &plan, &first_names(players), |number, record| {
            Output::prepare(folder.join(format!("{}-{number:06}.json", game.slug())))?
                .write(&record.write())
        })?;
    }
    if let Some(file) = json {
        let written = Written {
            game: game.slug(),
            rules: game.rules(),
            players,
            config: &config,
            report: &report,
        };
        file.write(&pretty(&written)?)?;
    }
    let mut output = std::io::stdout().lock();
    writeln!(output, "{}, {players} players", game.slug())?;
    write!(output, "{report}")?;
    writeln!(output, "\n{:.1} s, {:.0} games/s", seconds, args.games as f64 / seconds)?;
    Ok(())
}

/// Data as a file's text.
pub(crate) fn pretty<T: Serialize>(data: &T) -> Result<String, Problem> {
    let text = serde_json::to_string_pretty(data).map_err(|error| {
        Problem::new(format!("these figures cannot be written as JSON: {error}"))
    })?;
    Ok(text + "\n")
}

/// Who plays: the list by seat, the list by side, or everybody at the strongest level.
fn lineup(game: &dyn AnyGame, seats: Option<&str>, sides: Option<&str>) -> Result<Lineup, Problem> {
    let levels = game.levels();
    match (seats, sides) {
        (_, Some(list)) => Ok(Lineup::Sides(parse_seats(list, levels)?)),
        (Some(list), None) => Ok(Lineup::Seats(parse_seats(list, levels)?)),
        (None, None) => {
            Ok(Lineup::Seats(levels.last().map(|level| (*level).to_owned()).into_iter().collect()))
        }
    }
}

/// The number of players a list by seat stands for, if it fills a table.
fn players_listed(game: &dyn AnyGame, lineup: &Lineup) -> Option<u8> {
    let Lineup::Seats(seats) = lineup else { return None };
    u8::try_from(seats.len())
        .ok()
        .filter(|count| game.players().first().is_some_and(|least| count >= least))
}

fn check_length(lineup: &Lineup, players: u8) -> Result<(), Problem> {
    let (Lineup::Seats(levels) | Lineup::Sides(levels)) = lineup;
    if levels.len() > usize::from(players) {
        return Err(Problem::new(format!(
            "{} levels are listed for {players} players; list at most {players} or change --players",
            levels.len()
        )));
    }
    Ok(())
}
