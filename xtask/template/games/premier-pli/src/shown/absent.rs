//! The careful choice for somebody whose time is up.

use kernel::Observation;
use shelf::StandsIn;

use crate::PremierPli;
use crate::table::Action;

impl StandsIn for PremierPli {
    /// The lowest card, so that nothing is given away.
    fn when_time_is_up(seen: &Observation<PremierPli>) -> Action {
        let lowest = seen.options.iter().min_by_key(|Action::Lay { card }| *card);
        *lowest.expect("whoever is asked has a card")
    }
}
