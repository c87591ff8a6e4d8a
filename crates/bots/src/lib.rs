//! Players that are programs.
//!
//! A bot receives an [`Observation`]: exactly what a person at that seat would see, and no more. It never receives a
//! table, and its thinking uses a generator of its own, so it cannot read or change the future.

use kernel::{Game, Observation, Rng};

/// A way to answer questions.
///
/// ```
/// use bots::{Policy, Random};
/// use kernel::toy::HighCard;
/// use kernel::{Rng, Seat, Seed, Table};
///
/// let table = Table::<HighCard>::open(&4, Seed([5; 32]), None).unwrap();
/// let seen = table.observe(Seat::new(1));
/// let choice = Random.choose(&seen, &mut Rng::from_number(1));
/// assert!(seen.options.contains(&choice));
/// ```
pub trait Policy<G: Game>: Send + Sync {
    /// One of the observation's options.
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> G::Action;

    /// What each of the observation's options is worth to it, in a measure of its own: why it chooses as it does.
    /// Nothing if it does not think in prices.
    fn weigh(&self, _seen: &Observation<G>) -> Option<Vec<i64>> {
        None
    }
}

/// Takes any option, all equally likely. The yardstick for every other bot.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Policy<G> for Random {
    fn choose(&self, seen: &Observation<G>, rng: &mut Rng) -> G::Action {
        *rng.pick(&seen.options)
    }
}
