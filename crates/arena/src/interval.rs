//! How sure a win rate is.

use serde::Serialize;

/// The 97.5th percentile of the normal distribution: two-sided intervals of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// A rate with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The rate seen.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's 95 % interval around a rate seen in `trials` independent trials. Unlike the simple one it stays within 0
/// and 1 and is honest at the ends.
///
/// ```
/// let half = arena::wilson(0.5, 100.0);
/// assert!((half.low - 0.4038).abs() < 0.0001 && (half.high - 0.5962).abs() < 0.0001);
/// assert_eq!(arena::wilson(0.0, 0.0).high, 1.0, "nothing seen, nothing known");
/// ```
#[must_use]
pub fn wilson(rate: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let spread = Z * Z / trials;
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let reach =
        Z * (rate * (1.0 - rate) / trials + spread / (4.0 * trials)).sqrt() / (1.0 + spread);
    Interval { rate, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(seen: Interval, low: f64, high: f64) {
        assert!((seen.low - low).abs() < 5e-4 && (seen.high - high).abs() < 5e-4, "{seen:?}");
    }

    #[test]
    fn intervals_are_those_of_the_tables() {
        is(wilson(0.0, 10.0), 0.0, 0.2775);
        is(wilson(1.0, 10.0), 0.7225, 1.0);
        is(wilson(0.1, 10.0), 0.0179, 0.4042);
        is(wilson(0.5, 10.0), 0.2366, 0.7634);
        is(wilson(0.63, 1000.0), 0.5997, 0.6594);
    }
}
