//! Games by bots as records that can be replayed.

use kernel::{Rng, Seed, Viewer};
use rayon::prelude::*;
use serde_json::Value;
use shelf::{AnyGame, Language, Problem, Record, RecordSeat, Runner, Voice};

use crate::{Plan, game_seed};

/// The record of the very game that [`Runner::play`] plays with this number and seed: same seats, same answers.
///
/// The runner keeps no answers, so the game is played a second time at a table that does.
///
/// # Errors
/// If the configuration is not one the game can be played with.
pub fn record(
    game: &dyn AnyGame,
    config: &Value,
    runner: &dyn Runner,
    number: u64,
    seed: Seed,
    names: &[String],
) -> Result<Record, Problem> {
    let played = runner.play(number, seed);
    let mut table = game.open(config, seed)?;
    let mut thinking = Rng::new(Rng::new(seed).seed());
    while let Some(seat) = table.waiting().lowest() {
        let level = &runner.levels()[played.levels[seat]];
        let action = table.bot_answer(seat, level, &mut thinking)?;
        let voice = Voice::new(Language::En, Viewer::Seat(seat), names);
        table.apply(&voice, seat, None, &action).map_err(|refused| Problem::new(refused.text))?;
    }
    let chair = |(seat, level): (kernel::Seat, &usize)| RecordSeat {
        name: names.get(usize::from(seat.number())).cloned().unwrap_or_else(|| seat.to_string()),
        by: runner.levels()[*level].clone(),
    };
    let chairs = played.levels.pairs().map(chair).collect();
    table
        .record(chairs)
        .ok_or_else(|| Problem::new("this table keeps no record; it was loaded from a position"))
}

/// The records of all games of a plan, handed to `keep` as they are finished, on all cores.
///
/// # Errors
/// The first problem of a game or of `keep`; games after it may be missing.
pub fn records(
    game: &dyn AnyGame,
    config: &Value,
    runner: &dyn Runner,
    plan: &Plan,
    names: &[String],
    keep: impl Fn(u64, Record) -> Result<(), Problem> + Sync,
) -> Result<(), Problem> {
    (0..plan.games).into_par_iter().try_for_each(|number| {
        keep(number, record(game, config, runner, number, game_seed(plan.seed, number), names)?)
    })
}
