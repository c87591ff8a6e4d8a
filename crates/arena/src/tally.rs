//! Counting wins game by game.

use crate::{Interval, wilson};

/// How often somebody won, counted in whole games.
///
/// A level may hold several seats of one game, and team-mates win together: their results are not independent. So
/// the sums that tell how results vary *between games* are kept too, and the interval uses them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// Games with at least one entry.
    games: u64,
    /// Seats or sides that could win.
    entries: u64,
    /// Those that did.
    wins: u64,
    entries_squared: u64,
    wins_squared: u64,
    wins_times_entries: u64,
}

impl Tally {
    /// Counts one game with so many entries, of which so many won.
    pub(crate) fn game(&mut self, entries: u64, wins: u64) {
        if entries == 0 {
            return;
        }
        self.games += 1;
        self.entries += entries;
        self.wins += wins;
        self.entries_squared += entries * entries;
        self.wins_squared += wins * wins;
        self.wins_times_entries += wins * entries;
    }

    /// Both counts together.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            entries: self.entries + other.entries,
            wins: self.wins + other.wins,
            entries_squared: self.entries_squared + other.entries_squared,
            wins_squared: self.wins_squared + other.wins_squared,
            wins_times_entries: self.wins_times_entries + other.wins_times_entries,
        }
    }

    pub(crate) fn entries(&self) -> u64 {
        self.entries
    }

    pub(crate) fn wins(&self) -> u64 {
        self.wins
    }

    /// The win rate with its 95 % interval.
    pub(crate) fn interval(&self) -> Interval {
        let rate = if self.entries == 0 { 0.0 } else { self.wins as f64 / self.entries as f64 };
        wilson(rate, self.independent_entries(rate))
    }

    /// How many independent entries would vary as much as these games did: all of them if each stands for itself,
    /// as few as the games if those of one game win and lose together.
    fn independent_entries(&self, rate: f64) -> f64 {
        let entries = self.entries as f64;
        let unexplained = self.wins_squared as f64 - 2.0 * rate * self.wins_times_entries as f64
            + rate * rate * self.entries_squared as f64;
        if rate <= 0.0 || rate >= 1.0 {
            return self.games as f64;
        }
        if unexplained <= 0.0 {
            return entries;
        }
        (rate * (1.0 - rate) * entries * entries / unexplained).min(entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_entries_are_independent() {
        let mut tally = Tally::default();
        (0..100).for_each(|game| tally.game(1, u64::from(game < 40)));
        assert_eq!(tally.interval(), wilson(0.4, 100.0));
    }

    #[test]
    fn team_mates_count_once() {
        let mut tally = Tally::default();
        (0..100).for_each(|game| tally.game(4, if game < 40 { 4 } else { 0 }));
        let (seen, once) = (tally.interval(), wilson(0.4, 100.0));
        assert!(
            (seen.low - once.low).abs() < 1e-9 && (seen.high - once.high).abs() < 1e-9,
            "{seen:?}"
        );
    }

    #[test]
    fn certain_results_count_games() {
        let mut tally = Tally::default();
        (0..10).for_each(|_| tally.game(3, 3));
        assert_eq!(tally.interval(), wilson(1.0, 10.0));
        assert_eq!(Tally::default().interval(), wilson(0.0, 0.0));
    }
}
