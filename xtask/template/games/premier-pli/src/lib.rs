//! Premier Pli: everybody lays a card at once, and the highest takes the trick. For 2 to 6 players.
//!
//! This file is the table of contents; the rules are in the chapters of [`rules`], named after `docs/rules/premier-pli.md`.

#![deny(clippy::float_arithmetic)]

use kernel::Next::{Ask, Do};
use kernel::{Answers, ConfigError, Opening, Rng};
use shelf::{AnyGame, Boxed};

mod bots;
pub mod cards;
pub mod rules;
pub mod shown;
pub mod table;
#[cfg(test)]
mod trial;

use bots::Regular;
use rules::{ending, legal, setup, trick};
pub use table::{Action, Config, Event, Forbidden, Given, Own, Public, Question, Secrets, Step};
use table::{Beliefs, beliefs, own, position};

/// The game.
#[derive(Debug)]
pub struct PremierPli;

/// The game in its box. What a box needs of a game is compiled here, beside the other games and once.
pub static GAME: &dyn AnyGame = &Boxed::<PremierPli>::NEW;

/// The rules' hands in this game.
pub type Play<'a> = kernel::Play<'a, PremierPli>;

/// A look at the table through somebody's eyes.
pub type Look<'a> = kernel::Look<'a, PremierPli>;

/// What one viewer knows.
pub type View = kernel::View<PremierPli>;

impl kernel::Game for PremierPli {
    const SLUG: &'static str = "premier-pli";
    const RULES: u32 = 1;

    kernel::usual_types!();
    kernel::chapters! {
        legal: who, check, candidates, lists_exactly;
        own: own;
        beliefs: beliefs, world;
        position: validate;
    }

    fn given(config: &Config) -> Result<Given, ConfigError> {
        Given::new(config)
    }

    fn setup(_config: &Config, given: &Given, rng: &mut Rng) -> Opening<Self> {
        setup::deal(given, rng)
    }

    fn step(play: &mut Play<'_>, step: Step) {
        match step {
            Step::Trick {} => play.then([Ask(Question::Lay {}), Do(Step::AfterTrick {})]),
            Step::AfterTrick {} => ending::next_trick_or_end(play),
        }
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        match question {
            Question::Lay {} => trick::open(play, answers),
        }
    }
}

impl shelf::Published for PremierPli {
    type Regular = Regular;

    const PREFIX: &'static str = "PP";
}
