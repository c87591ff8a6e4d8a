//! How long it takes to judge and to try a composed move on this machine, and to see whether one figure sees another:
//! random play on ready-made tables, and every move that is listed on the way is judged and tried. Beside the mean stands
//! what 99 of 100 stay under: the longest is the machine's as often as ours.
//!
//! Run it with `cargo run --release -p sang-sur-la-lame --example try_speed`; an argument says how many games.

#![expect(clippy::disallowed_types, reason = "it measures time; there is no rule in it")]

use std::io;
use std::time::{Duration, Instant};

use kernel::{Rng, Table, Viewer};
use sang_sur_la_lame::SangSurLaLame;
use sang_sur_la_lame::geometry::sight::look;
use sang_sur_la_lame::table::flow::Deed;
use sang_sur_la_lame::table::scene::Board;
use sang_sur_la_lame::table::{Action, Config, Figure};
use shelf::Tries as _;

/// What was measured, each time.
#[derive(Default)]
struct Measure {
    times: Vec<Duration>,
}

impl Measure {
    fn of<R>(&mut self, work: impl FnOnce() -> R) -> R {
        let start = Instant::now();
        let result = work();
        self.times.push(start.elapsed());
        result
    }

    /// The same for something so short that it is done many times between two looks at the clock.
    fn of_many<R>(&mut self, many: u32, work: impl Fn() -> R) {
        let start = Instant::now();
        for _ in 0..many {
            std::hint::black_box(work());
        }
        self.times.push(start.elapsed() / many);
    }

    fn told(mut self, out: &mut impl io::Write, what: &str) -> io::Result<()> {
        self.times.sort_unstable();
        let count = self.times.len();
        let Some(most) = self.times.last() else { return writeln!(out, "{what}: never") };
        let mean = self.times.iter().sum::<Duration>() / count as u32;
        let share = self.times[(count * 99).div_ceil(100) - 1];
        writeln!(
            out,
            "{what}: {count} times, {mean:?} on average, 99 of 100 under {share:?}, {most:?} at most"
        )
    }
}

fn main() -> io::Result<()> {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    let (mut judged, mut tried, mut watched) = <(Measure, Measure, Measure)>::default();
    let mut seen = Measure::default();
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
            let board = Board::new(view.given(), &view.public);
            if let Some((one, two)) = opponents(board) {
                let others = board.others(one);
                let (scene, eyes, target) =
                    (board.scene(&others), board.body(one), board.body(two));
                seen.of_many(SIGHTS, || look(scene, &eyes, &target));
            }
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
    watched.told(&mut out, "a whole try with lookouts on the table")?;
    seen.told(&mut out, "sight between two figures, six rays")
}

/// How often one line of sight is looked along between two looks at the clock.
const SIGHTS: u32 = 50;

/// Two figures that stand, and are no friends.
fn opponents(board: Board<'_>) -> Option<(&Figure, &Figure)> {
    let one = board.public.standing().next()?;
    let two = board.public.standing().find(|two| board.enemies(one, two))?;
    Some((one, two))
}
