//! Whole games at full speed: self-play for the arena and the benchmark.

use std::fmt;

use bots::{Policy, Random};
use kernel::{Outcome, PerSeat, Rng, Seat, Seed, State, Table, Viewer};

use crate::{Problem, Published};

/// Who plays in a self-play game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// A level for every seat. `rotate` moves the list one seat on with every game.
    Seats(Vec<String>),
    /// A level for every side, dealt out anew in every game so that each level plays each side equally often.
    Sides(Vec<String>),
}

/// One game of self-play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Which level played which seat.
    pub levels: PerSeat<usize>,
    /// Which side each seat was on when the game ended: some games deal their sides out by dice on the way.
    pub sides: PerSeat<&'static str>,
    /// How many answers were given.
    pub decisions: u32,
}

/// What a benchmark run does beside playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Probe {
    /// List every option, take one.
    Options,
    /// Also build the view of whoever is asked.
    OptionsAndView,
    /// Also tell every event.
    OptionsAndEvents,
}

/// What a benchmark run counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Games played to the end.
    pub games: u64,
    /// Answers given.
    pub decisions: u64,
}

/// Plays whole games of one configuration.
pub trait Runner: Send + Sync + fmt::Debug {
    /// One game by bots. The number rotates the line-up.
    fn play(&self, number: u64, seed: Seed) -> Played;

    /// Random games until at least so many decisions were made.
    fn random(&self, seed: Seed, decisions: u64, probe: Probe) -> Counted;

    /// A copy of a table in the middle of a random game, so many times; returns the number of copies made.
    fn copies(&self, seed: Seed, times: u64) -> u64;

    /// The size of a state and of a table in bytes.
    fn sizes(&self) -> (usize, usize);

    /// The levels of the line-up without repetition, as [`Played::levels`] counts them.
    fn levels(&self) -> &[String];
}

struct Ready<G: Published> {
    config: G::Config,
    lineup: Lineup,
    levels: Vec<String>,
    bots: Vec<Box<dyn Policy<G>>>,
}

pub(crate) fn runner<G: Published>(
    config: G::Config,
    lineup: Lineup,
) -> Result<Box<dyn Runner>, Problem>
where
    G::Config: Send + Sync,
{
    let (Lineup::Seats(wanted) | Lineup::Sides(wanted)) = &lineup;
    let mut levels: Vec<String> = Vec::new();
    for level in wanted {
        if !levels.contains(level) {
            levels.push(level.clone());
        }
    }
    let bots = levels.iter().map(|level| bot::<G>(level)).collect::<Result<_, _>>()?;
    Table::<G>::open(&config, Seed::default(), None)?;
    Ok(Box::new(Ready::<G> { config, lineup, levels, bots }))
}

/// There is no bot of this level.
pub(crate) fn no_bot(game: &str, level: &str, levels: &[&str]) -> Problem {
    let levels = levels.join(", ");
    Problem::said(
        format!("{game} n’a pas de bot « {level} » ; choisissez parmi : {levels}"),
        format!("{game} has no bot “{level}”; choose one of: {levels}"),
    )
}

pub(crate) fn bot<G: Published>(level: &str) -> Result<Box<dyn Policy<G>>, Problem> {
    G::bot(level).ok_or_else(|| no_bot(G::SLUG, level, G::LEVELS))
}

impl<G: Published> Ready<G>
where
    G::Config: Send + Sync,
{
    fn open(&self, seed: Seed) -> Table<G> {
        Table::open(&self.config, seed, None)
            .expect("the configuration was tried when the runner was made")
    }

    fn level(&self, wanted: &str) -> usize {
        self.levels
            .iter()
            .position(|level| level == wanted)
            .expect("levels were collected from the line-up")
    }

    fn sides(table: &Table<G>) -> PerSeat<&'static str> {
        PerSeat::new(table.players(), |seat| {
            table.examine(|state, referee| G::side(state, seat, referee))
        })
    }

    fn seat_levels(&self, number: u64, sides: &PerSeat<&'static str>) -> PerSeat<usize> {
        match &self.lineup {
            Lineup::Seats(wanted) => PerSeat::new(sides.len(), |seat| {
                let place = (u64::from(seat.number()) + number) % wanted.len() as u64;
                self.level(&wanted[place as usize])
            }),
            Lineup::Sides(wanted) => {
                let mut names: Vec<&str> = sides.iter().copied().collect();
                names.sort_unstable();
                names.dedup();
                // Teams first, so that they face each other and a lone player does not come between them.
                names.sort_by_key(|name| {
                    std::cmp::Reverse(sides.iter().filter(|side| side == &name).count())
                });
                sides.map(|_, side| {
                    let place = names
                        .iter()
                        .position(|name| name == side)
                        .expect("collected from the sides");
                    self.level(&wanted[(place + number as usize) % wanted.len()])
                })
            }
        }
    }
}

impl<G: Published> Runner for Ready<G>
where
    G::Config: Send + Sync,
{
    fn play(&self, number: u64, seed: Seed) -> Played {
        let mut table = self.open(seed);
        let levels = self.seat_levels(number, &Self::sides(&table));
        // Bots think with a generator of their own: the table's future does not depend on how they think.
        let mut thinking = Rng::new(Rng::new(seed).seed());
        let mut decisions = 0;
        while let Some(seat) = table.waiting().lowest() {
            let action = self.bots[levels[seat]].choose(&table.observe(seat), &mut thinking);
            table.apply(seat, action, None).expect("a bot takes one of its options");
            decisions += 1;
        }
        let outcome = *table.outcome().expect("nobody is asked, so the game is over");
        Played { outcome, levels, sides: Self::sides(&table), decisions }
    }

    fn random(&self, seed: Seed, decisions: u64, probe: Probe) -> Counted {
        let mut rng = Rng::new(seed);
        let mut counted = Counted::default();
        let mut options = Vec::new();
        let mut told = Vec::new();
        while counted.decisions < decisions {
            let mut table = self.open(rng.seed());
            while let Some(seat) = table.waiting().lowest() {
                table.options(seat, &mut options);
                let action = *rng.pick(&options);
                let listener = match probe {
                    Probe::Options => None,
                    Probe::OptionsAndView => {
                        std::hint::black_box(table.view(Viewer::Seat(seat)));
                        None
                    }
                    Probe::OptionsAndEvents => {
                        told.clear();
                        Some(&mut told)
                    }
                };
                table.apply(seat, action, listener).expect("an option is allowed");
                counted.decisions += 1;
            }
            counted.games += 1;
        }
        counted
    }

    fn copies(&self, seed: Seed, times: u64) -> u64 {
        let table = self.middle(seed);
        for _ in 0..times {
            std::hint::black_box(table.clone());
        }
        times
    }

    fn sizes(&self) -> (usize, usize) {
        (size_of::<State<G>>(), size_of::<Table<G>>())
    }

    fn levels(&self) -> &[String] {
        &self.levels
    }
}

impl<G: Published> Ready<G>
where
    G::Config: Send + Sync,
{
    /// A table half-way through a random game.
    fn middle(&self, seed: Seed) -> Table<G> {
        let mut rng = Rng::new(seed);
        let start = self.open(rng.seed());
        let mut moves: Vec<(Seat, G::Action)> = Vec::new();
        let mut table = start.clone();
        while let Some(seat) = table.waiting().lowest() {
            let action = Random.choose(&table.observe(seat), &mut rng);
            moves.push((seat, action));
            table.apply(seat, action, None).expect("an option is allowed");
        }
        let mut table = start;
        for (seat, action) in moves.drain(..moves.len() / 2) {
            table.apply(seat, action, None).expect("it was allowed before");
        }
        table
    }
}

impl<G: Published> fmt::Debug for Ready<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Runner({}, {:?})", G::SLUG, self.lineup)
    }
}
