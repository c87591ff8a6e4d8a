//! How much damage somebody may deal, as weights over amounts in steps of five.

use kernel::List;

/// Parts of a thousand.
pub(super) type Chance = i32;

/// Amounts from 0 to 315.
const STEPS: usize = 64;
const STEP: u16 = 5;
/// All weights of a spread add up to about this.
const WHOLE: u64 = 1 << 20;

/// What one player may deal with one unknown card: damage, and how often in a thousand.
pub(super) type Guess = List<(u16, u32), 12>;

/// Damage of a card somebody has set, by the printed deck: every fifth one deals none.
pub(super) const USUAL: [(u16, u32); 9] =
    [(0, 190), (5, 20), (10, 90), (20, 170), (25, 80), (30, 200), (40, 110), (50, 105), (80, 35)];

/// The damage several players deal together.
#[derive(Clone, Debug)]
pub(super) struct Spread([u64; STEPS]);

impl Spread {
    /// Nobody deals anything.
    pub(super) fn nothing() -> Self {
        let mut weights = [0; STEPS];
        weights[0] = WHOLE;
        Self(weights)
    }

    /// One more player.
    pub(super) fn and(&self, guess: &[(u16, u32)]) -> Self {
        let mut sum = [0; STEPS];
        let total: u64 = guess.iter().map(|(_, weight)| u64::from(*weight)).sum();
        for (damage, weight) in guess {
            let shift = usize::from(damage / STEP);
            for (place, so_far) in self.0.iter().enumerate().filter(|(_, so_far)| **so_far > 0) {
                sum[(place + shift).min(STEPS - 1)] += so_far * u64::from(*weight) / total.max(1);
            }
        }
        Self(sum)
    }

    /// Every amount with its weight.
    pub(super) fn amounts(&self) -> impl Iterator<Item = (i32, u64)> {
        let possible = self.0.iter().enumerate().filter(|(_, weight)| **weight > 0);
        possible.map(|(place, weight)| (place as i32 * i32::from(STEP), *weight))
    }

    /// The chance that it is at least so much.
    pub(super) fn at_least(&self, damage: i32) -> Chance {
        per_mille(
            self.amounts().filter(|(amount, _)| *amount >= damage).map(|(_, weight)| weight).sum(),
        )
    }
}

/// A weight as parts of a thousand.
pub(super) const fn per_mille(weight: u64) -> Chance {
    (weight * 1000 / WHOLE) as Chance
}

/// The chance that one guess satisfies a condition.
pub(super) fn chance_that(guess: &[(u16, u32)], holds: impl Fn(u16) -> bool) -> Chance {
    let total: u32 = guess.iter().map(|(_, weight)| weight).sum();
    let part: u32 =
        guess.iter().filter(|(damage, _)| holds(*damage)).map(|(_, weight)| weight).sum();
    (part * 1000 / total.max(1)) as Chance
}

/// The chance that all of these happen.
pub(super) fn all_of(chances: impl Iterator<Item = Chance>) -> Chance {
    chances.fold(1000, |all, one| all * one / 1000)
}
