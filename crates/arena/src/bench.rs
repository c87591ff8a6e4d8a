//! How fast a game runs on one core.

use std::fmt;
use std::time::Instant;

use kernel::Seed;
use serde::Serialize;
use shelf::{Counted, Probe, Runner};

use crate::game_seed;

/// How often each thing is measured.
const REPETITIONS: usize = 5;
/// Decisions between two looks at the clock.
const DECISIONS_AT_ONCE: u64 = 20_000;
/// Copies between two looks at the clock.
const COPIES_AT_ONCE: u64 = 50_000;

/// One thing, measured several times.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Measure {
    /// The best repetition: the least disturbed one.
    pub best: f64,
    /// The median repetition.
    pub median: f64,
}

impl Measure {
    /// Of values where more is better.
    fn highest(mut values: Vec<f64>) -> Self {
        values.sort_by(|one, two| two.total_cmp(one));
        Self { best: values[0], median: values[values.len() / 2] }
    }

    /// Of values where less is better.
    fn lowest(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        Self { best: values[0], median: values[values.len() / 2] }
    }
}

/// What a benchmark measured, on one core.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// Random decisions per second, every option listed.
    pub decisions_per_second: Measure,
    /// The same with the view of whoever is asked built before each decision.
    pub decisions_per_second_with_views: Measure,
    /// The same with every event told.
    pub decisions_per_second_with_events: Measure,
    /// Whole random games per second, every option listed.
    pub games_per_second: Measure,
    /// Nanoseconds to copy a table in the middle of a game.
    pub nanoseconds_per_copy: Measure,
    /// Speed with views as a part of the speed without (medians).
    pub ratio_with_views: f64,
    /// Speed with events as a part of the speed without (medians).
    pub ratio_with_events: f64,
    /// Size of a state in bytes.
    pub bytes_of_state: usize,
    /// Size of a table in bytes.
    pub bytes_of_table: usize,
}

/// Measures a game on the thread that calls. Each of a handful of repetitions of each measure takes about so many
/// seconds, after a shorter warm-up.
#[must_use]
pub fn bench(runner: &dyn Runner, seconds: f64) -> Bench {
    random_play(runner, Probe::Options, 0, seconds / 2.0);
    let mut speeds = [Vec::new(), Vec::new(), Vec::new()];
    let mut games = Vec::new();
    let mut copies = Vec::new();
    // Measures take turns, so that a slow moment of the machine does not hit only one of them.
    for repetition in 0..REPETITIONS {
        let probes = [Probe::Options, Probe::OptionsAndView, Probe::OptionsAndEvents];
        for (probe, speeds) in probes.into_iter().zip(&mut speeds) {
            let (counted, elapsed) = random_play(runner, probe, repetition as u64, seconds);
            speeds.push(counted.decisions as f64 / elapsed);
            if probe == Probe::Options {
                games.push(counted.games as f64 / elapsed);
            }
        }
        copies.push(copy_time(runner, repetition as u64, seconds));
    }
    let [options, views, events] = speeds.map(Measure::highest);
    let (bytes_of_state, bytes_of_table) = runner.sizes();
    Bench {
        decisions_per_second: options,
        decisions_per_second_with_views: views,
        decisions_per_second_with_events: events,
        games_per_second: Measure::highest(games),
        nanoseconds_per_copy: Measure::lowest(copies),
        ratio_with_views: views.median / options.median,
        ratio_with_events: events.median / options.median,
        bytes_of_state,
        bytes_of_table,
    }
}

/// Random games for about so long. All probes of one repetition play the same games.
fn random_play(runner: &dyn Runner, probe: Probe, repetition: u64, seconds: f64) -> (Counted, f64) {
    let base = game_seed(Seed::default(), repetition);
    let mut sum = Counted::default();
    let start = Instant::now();
    for part in 0.. {
        let counted = runner.random(game_seed(base, part), DECISIONS_AT_ONCE, probe);
        sum.games += counted.games;
        sum.decisions += counted.decisions;
        if start.elapsed().as_secs_f64() >= seconds {
            break;
        }
    }
    (sum, start.elapsed().as_secs_f64())
}

/// Nanoseconds per copy, averaged over tables in the middle of several games.
fn copy_time(runner: &dyn Runner, repetition: u64, seconds: f64) -> f64 {
    let base = game_seed(Seed::default(), repetition);
    let mut copies = 0;
    let start = Instant::now();
    for part in 0.. {
        copies += runner.copies(game_seed(base, part), COPIES_AT_ONCE);
        if start.elapsed().as_secs_f64() >= seconds {
            break;
        }
    }
    start.elapsed().as_nanos() as f64 / copies as f64
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = [
            ("decisions/s, options listed", self.decisions_per_second),
            ("decisions/s, and one view each", self.decisions_per_second_with_views),
            ("decisions/s, and all events", self.decisions_per_second_with_events),
            ("games/s, options listed", self.games_per_second),
            ("ns per table copy", self.nanoseconds_per_copy),
        ];
        writeln!(f, "{:32}  {:>12}  {:>12}", "one core, random play", "best", "median")?;
        for (name, measure) in rows {
            writeln!(f, "{name:32}  {:>12.0}  {:>12.0}", measure.best, measure.median)?;
        }
        writeln!(
            f,
            "{:32}  {:>12}  {:>12.2}",
            "speed with views / without", "", self.ratio_with_views
        )?;
        writeln!(
            f,
            "{:32}  {:>12}  {:>12.2}",
            "speed with events / without", "", self.ratio_with_events
        )?;
        writeln!(f, "{:32}  {:>12}", "bytes of state", self.bytes_of_state)?;
        writeln!(f, "{:32}  {:>12}", "bytes of table", self.bytes_of_table)
    }
}
