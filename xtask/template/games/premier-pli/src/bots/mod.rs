//! The policies. `random` is there for every game; `regular` is this game's own.

use bots::Policy;
use kernel::{Observation, Rng};

use crate::PremierPli;
use crate::table::Action;

/// Lays its highest card.
#[derive(Debug, Default)]
pub struct Regular;

impl Policy<PremierPli> for Regular {
    fn choose(&self, seen: &Observation<PremierPli>, _rng: &mut Rng) -> Action {
        let highest = seen.options.iter().max_by_key(|Action::Lay { card }| *card);
        *highest.expect("whoever is asked has a card")
    }
}
