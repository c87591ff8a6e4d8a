//! Runs, records and benchmarks of a small game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "../../terminal/tests/toy/mod.rs"]
mod toy;

use arena::{Plan, bench, game_seed, record, run};
use kernel::Seed;
use serde_json::{Value, json};
use shelf::{Lineup, Runner};
use toy::DUEL;

fn config(players: u8) -> Value {
    DUEL.configure(&json!({}), Some(players)).unwrap()
}

fn levels(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn runner(players: u8, lineup: &Lineup) -> Box<dyn Runner> {
    DUEL.runner(&config(players), lineup.clone()).unwrap()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let lineup = Lineup::Seats(levels(&["random", "high"]));
    let runner = runner(4, &lineup);
    let plan = Plan { games: 501, seed: Seed([9; 32]), lineup };
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| run(&plan, &*runner))
    };
    let (one, two) = (on(1), on(2));
    assert_eq!(one, two);
    assert_eq!(one.to_string(), two.to_string());
    assert_eq!(one.games, 501);
    assert!((one.decisions.mean - 9.0).abs() < 1e-12, "a bet and two cards each");
}

#[test]
fn levels_count_seats_and_sides_count_games() {
    let lineup = Lineup::Seats(levels(&["random", "high"]));
    let report = run(
        &Plan { games: 100, seed: Seed::default(), lineup: lineup.clone() },
        &*runner(4, &lineup),
    );
    assert_eq!(report.by_level.iter().map(|row| row.entries).collect::<Vec<_>>(), [200, 200]);
    assert_eq!(report.by_side.iter().map(|row| row.entries).collect::<Vec<_>>(), [100, 100]);
    assert_eq!(report.by_seat.iter().map(|row| row.entries).collect::<Vec<_>>(), [100; 4]);
    let lineup = Lineup::Sides(levels(&["random", "high"]));
    let report = run(
        &Plan { games: 100, seed: Seed::default(), lineup: lineup.clone() },
        &*runner(4, &lineup),
    );
    assert_eq!(
        report.by_level.iter().map(|row| row.entries).collect::<Vec<_>>(),
        [100, 100],
        "teams, not seats"
    );
    assert_eq!(report.by_side_and_level.len(), 4, "each level plays each side");
    let text = report.to_string();
    assert!(text.contains("100 games (sides random,high)"), "{text}");
    assert!(serde_json::to_value(&report).unwrap()["by_level"][0]["low"].is_f64());
}

#[test]
fn a_record_is_the_game_the_runner_played() {
    for lineup in
        [Lineup::Seats(levels(&["high", "random"])), Lineup::Sides(levels(&["random", "high"]))]
    {
        let runner = runner(3, &lineup);
        for number in 0..20 {
            let seed = game_seed(Seed([4; 32]), number);
            let played = runner.play(number, seed);
            let record =
                record(DUEL, &config(3), &*runner, number, seed, &levels(&["Ana", "Bruno"]))
                    .unwrap();
            assert_eq!(record.outcome.as_ref(), Some(&played.outcome));
            assert_eq!(record.answers.len(), played.decisions as usize);
            assert_eq!(record.seats[2].name, "S2", "who has no name is called by his seat");
            assert_eq!(DUEL.replay(&record, None).unwrap().faithful, Some(true));
        }
    }
}

#[test]
fn a_benchmark_fills_every_line() {
    let lineup = Lineup::Seats(levels(&["random"]));
    let measured = bench(&*runner(4, &lineup), 0.001);
    let text = measured.to_string();
    assert!(measured.decisions_per_second.best >= measured.decisions_per_second.median, "{text}");
    assert!(measured.nanoseconds_per_copy.best <= measured.nanoseconds_per_copy.median, "{text}");
    assert!(measured.bytes_of_table > measured.bytes_of_state, "{text}");
    assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
}
