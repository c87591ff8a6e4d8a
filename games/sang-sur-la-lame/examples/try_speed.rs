//! How long it takes to judge and to try a composed move on this machine: random play on ready-made tables, and every
//! move that is listed on the way is judged and tried.
//!
//! Run it with `cargo run --release -p sang-sur-la-lame --example try_speed`; an argument says how many games.

#![expect(clippy::disallowed_types, reason = "it measures time; there is no rule in it")]

use std::io;
use std::time::{Duration, Instant};

use kernel::{Rng, Table, Viewer};
use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::{Action, Config};
use shelf::Tries as _;

/// What was measured: how often, how long in all, and the longest.
#[derive(Default)]
struct Measure {
    count: u32,
    sum: Duration,
    most: Duration,
}

impl Measure {
    fn of<R>(&mut self, work: impl FnOnce() -> R) -> R {
        let start = Instant::now();
        let result = work();
        let took = start.elapsed();
        self.count += 1;
        self.sum += took;
        self.most = self.most.max(took);
        result
    }

    fn told(&self, out: &mut impl io::Write, what: &str) -> io::Result<()> {
        let mean = self.sum / self.count.max(1);
        writeln!(out, "{what}: {} times, {mean:?} on average, {:?} at most", self.count, self.most)
    }
}

fn main() -> io::Result<()> {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let (mut judged, mut tried, mut watched) = <(Measure, Measure, Measure)>::default();
    for number in 0..games {
        let mut rng = Rng::from_number(number);
        let Ok(mut table) = Table::<SangSurLaLame>::open(&Config::new(2), rng.seed(), None) else {
            continue;
        };
        let mut buffer = Vec::new();
        for _ in 0..600 {
            let Some(seat) = table.waiting().lowest() else { break };
            let Some(question) = table.question() else { break };
            table.options(seat, &mut buffer);
            let view = table.view(Viewer::Seat(seat));
            let lookouts = table.public().figures.iter().any(|figure| figure.lookout);
            for action in &buffer {
                let Action::Perform(Deed::Go { .. } | Deed::Charge { .. }) = action else {
                    continue;
                };
                let allowed = judged.of(|| table.check(seat, action).is_ok());
                assert!(allowed, "what is listed is allowed");
                let measure = if lookouts { &mut watched } else { &mut tried };
                measure.of(|| SangSurLaLame::tried(&view, question, action));
            }
            let action = *rng.pick(&buffer);
            table.play(seat, action);
            buffer.clear();
        }
    }
    let mut out = io::stdout().lock();
    judged.told(&mut out, "judging a composed move")?;
    tried.told(&mut out, "a whole try, nobody on the lookout")?;
    watched.told(&mut out, "a whole try with lookouts on the table")
}
