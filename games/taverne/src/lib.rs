//! Taverne (Tavern Battle): twelve Heroes share their loot in a tavern, and the bargaining turns into a brawl. For 2 to 6
//! players.
//!
//! This file is the table of contents; the rules are in the chapters of [`rules`], named after the specification in
//! `docs/rules/taverne.md`.

#![deny(clippy::float_arithmetic)]

use kernel::{Answers, ConfigError, Opening, Rng};
use shelf::{AnyGame, Boxed, NamedOpening, Problem};

mod bots;
pub mod cards;
pub mod rules;
pub mod shown;
pub mod table;
#[cfg(test)]
mod trial;

use bots::Regular;
use rules::setup::Stacked;
use rules::{
    actions, arrivals, brawl, ending, flight, hard_head, legal, losses, options, round_end, setup,
    support, trade,
};
use table::action::{Bargain, Help, Loss, RoundChoice};
use table::beliefs::Beliefs;
pub use table::{Action, Config, Event, Forbidden, Given, Own, Public, Question, Secrets, Step};
use table::{beliefs, own, position};

/// The game.
#[derive(Debug)]
pub struct Taverne;

/// The game in its box. What a box needs of a game is compiled here, beside the other games and once.
pub static GAME: &dyn AnyGame = &Boxed::<Taverne>::NEW;

/// The rules' hands in this game.
pub type Play<'a> = kernel::Play<'a, Taverne>;

/// A look at the table through somebody's eyes.
pub type Look<'a> = kernel::Look<'a, Taverne>;

impl kernel::Game for Taverne {
    const SLUG: &'static str = "taverne";
    const RULES: u32 = 2;

    kernel::usual_types!();
    kernel::chapters! {
        legal: who, check, unasked;
        options: candidates, draw;
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
            Step::Begin {} => setup::begin(play),
            Step::Sale {} => trade::sale(play),
            Step::AfterSale {} => trade::after_sale(play),
            Step::NextSale {} => trade::next_sale(play),
            Step::StartBrawl { leader } => brawl::start(play, leader),
            Step::Turn {} => brawl::next_turn(play),
            Step::Support {} => support::open(play),
            Step::TiltSupporters {} => support::tilt(play),
            Step::Resolve {} => actions::resolve(play),
            Step::Riposte {} => hard_head::open_riposte(play),
            Step::EndOfAction {} => brawl::end_of_action(play),
            Step::EndOfRound {} => round_end::end_of_round(play),
            Step::Door {} => flight::door(play),
            Step::CheckEnd {} => ending::check(play),
            Step::Straighten {} => round_end::straighten(play),
            Step::Arrivals { drawn } => arrivals::next(play, drawn),
            Step::Penalties {} => arrivals::penalties(play),
            Step::Award {} => arrivals::award(play),
            Step::NextRound {} => brawl::next_round(play),
        }
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        match question {
            Question::Offer {} => trade::offers_are_made(play, answers),
            Question::Protest {} => trade::protests_are_chosen(play, answers),
            Question::Peace {} => trade::votes_are_in(play, answers),
            Question::Support {} => support::answers_are_in(play, answers),
            Question::Keep {} => round_end::objects_are_kept(play, answers),
            Question::Claim {} => arrivals::claims_are_in(play, answers),
            Question::Show { .. }
            | Question::Deal { .. }
            | Question::Activate { .. }
            | Question::Muster { .. }
            | Question::Drop { .. }
            | Question::Loot { .. }
            | Question::Riposte { .. }
            | Question::Shelter { .. }
            | Question::Tilt { .. } => answer_of_one(play, answers),
        }
    }

    fn lists_exactly(_question: Question) -> bool {
        true
    }

    fn race(look: Look<'_>, question: Question) -> Option<u32> {
        arrivals::race(look, question)
    }

    /// TV-907, TV-R83: a call for support is what may be let go by, again and again. Protests, ripostes and claims are
    /// decisions of their own each time.
    fn is_pass(action: &Action) -> bool {
        *action == Action::Help(Help::NoSupport {})
    }
}

/// Questions that are put to one player.
fn answer_of_one(play: &mut Play<'_>, answers: &Answers<Action>) {
    let (seat, action) = answers.only();
    match *action {
        Action::Trade(Bargain::Show { treasure }) => trade::show(play, seat, treasure),
        Action::Trade(Bargain::Decline {}) => trade::decline(play, seat),
        Action::Trade(Bargain::Deal { buyer }) => trade::deal(play, seat, buyer),
        Action::Trade(Bargain::Refuse {}) => trade::refuse(play, seat),
        Action::Activate(activation) => actions::activate(play, seat, activation),
        Action::Help(Help::Muster { own, call }) => support::muster(play, seat, own, call),
        Action::Help(Help::Riposte { blow }) => hard_head::riposte(play, seat, blow),
        Action::Help(Help::NoRiposte {}) => hard_head::no_riposte(play, seat),
        Action::Loss(Loss::Drop { treasure }) => losses::drop_treasure(play, seat, treasure),
        Action::Loss(Loss::Loot { treasure }) => losses::loot(play, treasure),
        Action::Loss(Loss::Shelter { treasures }) => flight::shelter(play, seat, treasures),
        Action::Round(RoundChoice::Tilt { character }) => arrivals::tilt(play, seat, character),
        Action::Trade(
            Bargain::Offer { .. }
            | Bargain::Protest {}
            | Bargain::Accept {}
            | Bargain::Peace {}
            | Bargain::NoPeace {},
        )
        | Action::Help(Help::Support { .. } | Help::NoSupport {})
        | Action::Round(
            RoundChoice::Keep { .. } | RoundChoice::Claim {} | RoundChoice::Silent {},
        ) => panic!("{action:?} answers a question to several"),
    }
}

impl shelf::Published for Taverne {
    type Regular = Regular;

    const PREFIX: &'static str = "TV";

    /// A lesson says which Treasures are dealt, what lies on top of the piles, and what the dice show.
    fn lesson_opening(
        _config: &Config,
        given: &Given,
        wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        Ok(setup::deal_stacked(given, &wanted.read::<Stacked>()?, rng))
    }

    printed::first_lesson!();
}
