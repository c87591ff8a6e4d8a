//! Many games on all cores.

use std::collections::{BTreeMap, BTreeSet};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::{Seats, Seed};
use rayon::prelude::*;
use shelf::{Lineup, Played, Runner};

use crate::report::{Length, Report, Row};
use crate::tally::Tally;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// What every game's own seed is made from.
    pub seed: Seed,
    /// Who plays.
    pub lineup: Lineup,
}

/// The seed of one game of a run. It depends on nothing but the base seed and the game's number.
///
/// ```
/// use kernel::Seed;
/// assert_ne!(arena::game_seed(Seed::default(), 0), arena::game_seed(Seed::default(), 1));
/// ```
#[must_use]
pub fn game_seed(base: Seed, number: u64) -> Seed {
    let mut key = [0; 40];
    key[..32].copy_from_slice(&base.0);
    key[32..].copy_from_slice(&number.to_le_bytes());
    Seed(blake3::derive_key("sang-froid arena: seed of one game", &key))
}

/// Plays all games of a plan on all cores. A progress bar shows on standard error if that is a terminal.
#[must_use]
pub fn run(plan: &Plan, runner: &dyn Runner) -> Report {
    let bar = progress_bar(plan.games);
    let counted = (0..plan.games)
        .into_par_iter()
        .fold(Counts::default, |mut counts, number| {
            counts.add(&runner.play(number, game_seed(plan.seed, number)), &plan.lineup);
            bar.inc(1);
            counts
        })
        .reduce(Counts::default, Counts::plus);
    bar.finish_and_clear();
    counted.report(plan, runner.levels())
}

/// A bar on standard error; indicatif hides it when that is not a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr()).with_style(style)
}

/// Everything that is counted, in integers: sums do not depend on the order of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Counts {
    games: u64,
    without_winner: u64,
    drawn: u64,
    decisions: u64,
    decisions_squared: u128,
    by_level: BTreeMap<usize, Tally>,
    by_seat: BTreeMap<u8, Tally>,
    by_side: BTreeMap<&'static str, Tally>,
    by_side_and_level: BTreeMap<(&'static str, usize), Tally>,
}

impl Counts {
    fn add(&mut self, played: &Played, lineup: &Lineup) {
        let won = played.outcome.winners;
        // Who wins with everybody else has beaten nobody.
        let drawn = is_drawn(played);
        let winners = if drawn { Seats::NONE } else { won };
        self.games += 1;
        self.without_winner += u64::from(won.is_empty());
        self.drawn += u64::from(drawn);
        self.decisions += u64::from(played.decisions);
        self.decisions_squared += u128::from(played.decisions) * u128::from(played.decisions);
        for seat in played.levels.seats().iter() {
            let tally = self.by_seat.entry(seat.number()).or_default();
            tally.game(1, u64::from(winners.contains(seat)));
        }
        let mut sides: BTreeMap<&'static str, Seats> = BTreeMap::new();
        for (seat, side) in played.sides.pairs() {
            sides.entry(side).or_default().insert(seat);
        }
        // (entries, wins) of each level in this game: seats, or whole sides if the line-up is by side.
        let mut levels: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
        for (side, seats) in sides {
            let won = !seats.intersection(winners).is_empty();
            self.by_side.entry(side).or_default().game(1, u64::from(won));
            let mut members: BTreeMap<usize, (u64, u64)> = BTreeMap::new();
            for seat in seats.iter() {
                let level = members.entry(played.levels[seat]).or_default();
                *level = (level.0 + 1, level.1 + u64::from(winners.contains(seat)));
            }
            for (level, (entries, wins)) in members {
                let (entries, wins) = match lineup {
                    Lineup::Seats(_) => (entries, wins),
                    Lineup::Sides(_) => (1, u64::from(won)),
                };
                self.by_side_and_level.entry((side, level)).or_default().game(entries, wins);
                let sum = levels.entry(level).or_default();
                *sum = (sum.0 + entries, sum.1 + wins);
            }
        }
        for (level, (entries, wins)) in levels {
            self.by_level.entry(level).or_default().game(entries, wins);
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            without_winner: self.without_winner + other.without_winner,
            drawn: self.drawn + other.drawn,
            decisions: self.decisions + other.decisions,
            decisions_squared: self.decisions_squared + other.decisions_squared,
            by_level: merge(self.by_level, other.by_level),
            by_seat: merge(self.by_seat, other.by_seat),
            by_side: merge(self.by_side, other.by_side),
            by_side_and_level: merge(self.by_side_and_level, other.by_side_and_level),
        }
    }

    fn report(self, plan: &Plan, levels: &[String]) -> Report {
        let rows = |named: Vec<(String, Tally)>| -> Vec<Row> {
            named.iter().map(|(name, tally)| Row::new(name.clone(), tally)).collect()
        };
        let by_side_and_level = self.by_side_and_level.iter();
        Report {
            seed: plan.seed.to_string(),
            lineup: LineupName::from(&plan.lineup).to_string(),
            games: self.games,
            without_winner: self.without_winner,
            drawn: self.drawn,
            decisions: Length::new(self.games, self.decisions, self.decisions_squared),
            by_level: rows(
                self.by_level
                    .iter()
                    .map(|(level, tally)| (levels[*level].clone(), *tally))
                    .collect(),
            ),
            by_seat: rows(
                self.by_seat.iter().map(|(seat, tally)| (format!("S{seat}"), *tally)).collect(),
            ),
            by_side: rows(
                self.by_side.iter().map(|(side, tally)| ((*side).to_owned(), *tally)).collect(),
            ),
            by_side_and_level: rows(
                by_side_and_level
                    .map(|((side, level), tally)| (format!("{side}, {}", levels[*level]), *tally))
                    .collect(),
            ),
        }
    }
}

/// Whether every side of a game won, and there were two at least: a draw.
fn is_drawn(played: &Played) -> bool {
    let winners = played.outcome.winners;
    let side = |wins: bool| {
        let seats = played.sides.pairs().filter(move |(seat, _)| winners.contains(*seat) == wins);
        seats.map(|(_, side)| *side).collect::<BTreeSet<_>>()
    };
    let (won, lost) = (side(true), side(false));
    won.len() > 1 && lost.is_subset(&won)
}

fn merge<K: Ord>(mut one: BTreeMap<K, Tally>, two: BTreeMap<K, Tally>) -> BTreeMap<K, Tally> {
    for (key, tally) in two {
        let sum = one.entry(key).or_default();
        *sum = sum.plus(tally);
    }
    one
}

/// A line-up in a few words: `seats random,regular` or `sides regular,random`.
struct LineupName<'a>(&'static str, &'a [String]);

impl<'a> From<&'a Lineup> for LineupName<'a> {
    fn from(lineup: &'a Lineup) -> Self {
        match lineup {
            Lineup::Seats(levels) => Self("seats", levels),
            Lineup::Sides(levels) => Self("sides", levels),
        }
    }
}

impl std::fmt::Display for LineupName<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.0, self.1.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Outcome, PerSeat, Seat};

    fn played(winners: Seats) -> Played {
        let sides = ["militia", "renegade", "renegade"];
        Played {
            outcome: Outcome::won_by(winners),
            levels: PerSeat::new(3, |_| 0),
            sides: PerSeat::new(3, |seat| sides[usize::from(seat.number())]),
            decisions: 1,
        }
    }

    #[test]
    fn a_game_that_every_side_wins_is_a_draw_and_nobodys_win() {
        let [one, two, three] = [0, 1, 2].map(Seat::new);
        let all = Seats::NONE.with(one).with(two).with(three);
        let lineup = Lineup::Sides(vec!["regular".into()]);
        let mut counts = Counts::default();
        for winners in [all, Seats::NONE.with(one), Seats::NONE.with(two).with(three), Seats::NONE]
        {
            counts.add(&played(winners), &lineup);
        }
        assert_eq!((counts.games, counts.drawn, counts.without_winner), (4, 1, 1));
        let wins = |side: &str| counts.by_side[side].wins();
        assert_eq!((wins("militia"), wins("renegade")), (1, 1));
        assert_eq!(counts.by_seat.values().map(Tally::wins).collect::<Vec<_>>(), [1, 1, 1]);
        assert_eq!(counts.by_level[&0].wins(), 2, "of two sides in each of four games");
        assert_eq!(counts.by_level[&0].entries(), 8);
    }
}
