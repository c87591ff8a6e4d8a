//! Tables for the tests.

use kernel::Rng;
pub(crate) use premier_pli::GAME;
use premier_pli::cards::{Card, pack};
use premier_pli::rules::setup::opening;
use premier_pli::{Action, Config, PremierPli};
use testkit::Script;

/// A table with these hands.
pub(crate) fn table(hands: &[&[Card]]) -> Script<PremierPli> {
    let aside = pack().filter(|card| !hands.iter().any(|hand| hand.contains(card))).collect();
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| hand.to_vec()).collect();
    let config = Config::new(hands.len() as u8);
    Script::begin(&config, opening(&hands, aside), Rng::from_number(1))
}

pub(crate) const fn lay(card: Card) -> Action {
    Action::Lay { card }
}
