//! What came out of a run, as a table for people and as plain data for programs.

use std::fmt;

use serde::Serialize;

use crate::Interval;
use crate::tally::Tally;

/// One line of a report: how often somebody won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// A level, a seat, a side, or a side and a level.
    pub name: String,
    /// How often it could have won: games, or seats in games if it held several.
    pub entries: u64,
    /// How often it won.
    pub wins: u64,
    /// The rate with its 95 % interval (Wilson's, widened where entries of one game win together).
    #[serde(flatten)]
    pub interval: Interval,
}

impl Row {
    pub(crate) fn new(name: String, tally: &Tally) -> Self {
        Self { name, entries: tally.entries(), wins: tally.wins(), interval: tally.interval() }
    }
}

/// How many decisions a game takes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Length {
    /// The mean over all games.
    pub mean: f64,
    /// The standard error of that mean.
    pub standard_error: f64,
}

impl Length {
    /// From sums over games.
    pub(crate) fn new(games: u64, sum: u64, sum_of_squares: u128) -> Self {
        if games == 0 {
            return Self { mean: 0.0, standard_error: 0.0 };
        }
        let n = games as f64;
        let mean = sum as f64 / n;
        // In whole numbers first: the difference of two large sums is where floats lose their digits.
        let spread = u128::from(games) * sum_of_squares - u128::from(sum) * u128::from(sum);
        let variance = if games > 1 { spread as f64 / (n * (n - 1.0)) } else { 0.0 };
        Self { mean, standard_error: (variance / n).sqrt() }
    }
}

/// What came out of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The base seed of the run.
    pub seed: String,
    /// Who played.
    pub lineup: String,
    /// How many games were played.
    pub games: u64,
    /// How many of them nobody won.
    pub without_winner: u64,
    /// How many of them every side won together: draws, which count as nobody's wins.
    pub drawn: u64,
    /// Decisions per game.
    pub decisions: Length,
    /// Wins by level of bot.
    pub by_level: Vec<Row>,
    /// Wins by side.
    pub by_side: Vec<Row>,
    /// Wins by side and level.
    pub by_side_and_level: Vec<Row>,
    /// Wins by seat.
    pub by_seat: Vec<Row>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games ({}), seed {}", self.games, self.lineup, self.seed)?;
        writeln!(
            f,
            "decisions per game  {:.2} ± {:.2}",
            self.decisions.mean, self.decisions.standard_error
        )?;
        writeln!(f, "games without a winner  {}", self.without_winner)?;
        writeln!(f, "games drawn by all sides  {}", self.drawn)?;
        let parts = [
            ("by level", &self.by_level),
            ("by side", &self.by_side),
            ("by side and level", &self.by_side_and_level),
            ("by seat", &self.by_seat),
        ];
        for (title, rows) in parts {
            let width = rows
                .iter()
                .map(|row| row.name.chars().count())
                .chain([title.len()])
                .max()
                .unwrap_or_default();
            writeln!(
                f,
                "\n{title:width$}  {:>10}  {:>10}  {:>7}  95 % interval",
                "wins", "of", "rate"
            )?;
            for row in rows {
                let Interval { rate, low, high } = row.interval;
                writeln!(
                    f,
                    "{:width$}  {:>10}  {:>10}  {:>5.1} %  {:.1} to {:.1} %",
                    row.name,
                    row.wins,
                    row.entries,
                    100.0 * rate,
                    100.0 * low,
                    100.0 * high
                )?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_has_its_standard_error() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares 232, sample variance 32/7.
        let length = Length::new(8, 40, 232);
        assert!((length.mean - 5.0).abs() < 1e-12);
        assert!((length.standard_error - (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!(Length::new(1, 9, 81).standard_error, 0.0);
        assert_eq!(Length::new(0, 0, 0).mean, 0.0);
    }
}
