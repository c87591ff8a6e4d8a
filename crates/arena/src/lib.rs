//! Bots among themselves: thousands of games on all cores, reports with intervals, records, benchmarks.
//!
//! Every game has a seed of its own, made from the base seed and the game's number, and everything that is counted is
//! an integer until the report is written: the same seed gives the same report on any number of cores.

mod bench;
mod interval;
mod record;
mod report;
mod run;
mod tally;

pub use bench::{Bench, Measure, bench};
pub use interval::{Interval, wilson};
pub use record::{record, records};
pub use report::{Length, Report, Row};
pub use run::{Plan, game_seed, run};
