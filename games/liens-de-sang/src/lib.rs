//! Liens de Sang: two hidden clans, one dagger, and chains of abilities, for 6 to 12 players.
//!
//! This file is the table of contents, and wires five rooms: [`rules`], one file per chapter of the specification in
//! `docs/rules/liens-de-sang.md` (set-up LS-2xx, turn LS-3xx, attack LS-4xx, intervention LS-5xx, abilities LS-6xx to
//! LS-9xx, capture LS-10xx); [`table`], what is true and what a player can work out; [`cards`], what is printed;
//! [`shown`], what people and programs meet; and the bots.

#![deny(clippy::float_arithmetic)]

use kernel::Next::{Ask, Do};
use kernel::{Answers, Asked, ConfigError, Coverage, Look, Next, Opening, Referee, Rng, Seat};
use shelf::{AnyGame, Boxed, TakeBack};

mod bots;
pub mod cards;
pub mod rules;
pub mod shown;
pub mod table;
#[cfg(test)]
mod trial;

use bots::regular::Regular;
use cards::pieces::Allegiance;
use rules::abilities::{self, choices, effects};
use rules::{attack, forbidden, intervention, setup, turn};
use shown::words::PHOENIX_GARGOYLE;
use table::beliefs::{self, Beliefs};
use table::config::Skin;
use table::secrets::{self, Own, Secrets};
use table::validate;

pub use rules::forbidden::Forbidden;
pub use table::config::{Config, Given};
pub use table::event::Event;
pub use table::flow::{Action, Question, Step};
pub use table::public::Public;

/// The game.
#[derive(Debug)]
pub struct LiensDeSang;

/// The game in its box. What a box needs of a game is compiled here, beside the other games and once.
pub static GAME: &dyn AnyGame = &Boxed::<LiensDeSang>::NEW;

/// The rules' hands in this game.
pub type Play<'a> = kernel::Play<'a, LiensDeSang>;
/// What is true.
pub type State = kernel::State<LiensDeSang>;
/// What one viewer knows.
pub type View = kernel::View<LiensDeSang>;

impl kernel::Game for LiensDeSang {
    const SLUG: &'static str = "liens-de-sang";
    const RULES: u32 = 1;

    kernel::usual_types!();
    kernel::chapters! {
        forbidden: check, unasked;
        secrets: own;
        beliefs: beliefs, world;
        validate: validate, validate_secrets;
    }

    fn given(config: &Config) -> Result<Given, ConfigError> {
        Given::new(config)
    }

    fn setup(config: &Config, given: &Given, rng: &mut Rng) -> Opening<Self> {
        setup::deal(config, given, rng)
    }

    fn step(play: &mut Play<'_>, step: Step) {
        match step {
            Step::Begin {} => setup::begin(play),
            Step::Turn {} => turn::next_turn(play),
            Step::Intervention {} => intervention::may_be_requested(play),
            Step::Wound {} => attack::wound(play),
            Step::Suffer { victim, cause, rule } => attack::suffer(play, victim, cause, rule),
            Step::Ability {} => abilities::window(play),
            Step::Effect { owner, at } => effects::effect(play, owner, at),
            Step::MoveDagger {} => attack::move_dagger(play),
        }
    }

    fn who(look: Look<'_, Self>, question: Question) -> Asked {
        let attack = || look.public.attack.expect("this is asked during an attack only");
        match question {
            Question::Turn {} => Asked::One(look.public.dagger),
            Question::Request {} | Question::Accept {} => Asked::One(attack().target),
            Question::Offer {} => Asked::Everyone(look.public.may_step_in(&attack())),
            Question::Token { victim, .. } | Question::Return { victim } => Asked::One(victim),
            Question::Ability { owner } => Asked::One(owner),
        }
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        match question {
            Question::Offer {} => return intervention::open_offers(play, answers),
            Question::Turn {}
            | Question::Request {}
            | Question::Accept {}
            | Question::Token { .. }
            | Question::Ability { .. }
            | Question::Return { .. } => {}
        }
        let (seat, action) = answers.only();
        match (question, *action) {
            (_, Action::Attack { target }) => turn::attack(play, target),
            (_, Action::Pass { to }) => turn::pass(play, to),
            (_, Action::Request {}) => intervention::request(play),
            (_, Action::NoRequest {}) => intervention::no_request(play),
            (_, Action::Accept { seat }) => intervention::accept(play, seat),
            (_, Action::DeclineOffers {}) => intervention::decline(play),
            (Question::Token { cause, .. }, Action::Take { token }) => {
                attack::take_token(play, seat, token, cause)
            }
            (_, Action::UseAbility(choice)) => abilities::begin(play, seat, choice),
            (_, Action::DeclineAbility {}) => abilities::decline(play, seat),
            (_, Action::Return { token }) => effects::return_token(play, seat, token),
            (
                _,
                Action::Take { .. }
                | Action::Offer {}
                | Action::NoOffer {}
                | Action::LookAtCurse { .. },
            ) => {
                panic!("{action:?} passed the check for {question:?}")
            }
        }
    }

    fn settle(play: &mut Play<'_>) {
        attack::drop_lapsed_protection(play);
    }

    fn candidates(look: Look<'_, Self>, question: Question, out: &mut Vec<Action>) -> Coverage {
        match question {
            Question::Turn {} => turn::candidates(look, out),
            Question::Request {} => out.extend([Action::Request {}, Action::NoRequest {}]),
            Question::Offer {} => out.extend([Action::Offer {}, Action::NoOffer {}]),
            Question::Accept {} => intervention::candidates(look, out),
            Question::Token { victim, rule, .. } => {
                out.extend(attack::tokens(look, victim, rule).map(|token| Action::Take { token }))
            }
            Question::Ability { owner } => choices::candidates(look.public, owner, out),
            Question::Return { victim } => {
                let tokens = attack::returns(look.public, victim);
                out.extend(tokens.map(|token| Action::Return { token }))
            }
        }
        Coverage::Complete
    }

    fn lists_exactly(_question: Question) -> bool {
        true
    }

    fn draw(
        look: Look<'_, Self>,
        question: Question,
        rng: &mut Rng,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        let drawn = match question {
            Question::Turn {} => turn::draw(look, rng),
            Question::Request {} => Some(*rng.pick(&[Action::Request {}, Action::NoRequest {}])),
            Question::Offer {} => Some(*rng.pick(&[Action::Offer {}, Action::NoOffer {}])),
            Question::Ability { owner } => choices::draw(look, owner, rng),
            Question::Accept {} | Question::Token { .. } | Question::Return { .. } => None,
        };
        drawn.or_else(|| kernel::draw_listed(look, question, rng, buffer))
    }

    fn is_pass(action: &Action) -> bool {
        matches!(
            action,
            Action::NoRequest {}
                | Action::NoOffer {}
                | Action::DeclineOffers {}
                | Action::DeclineAbility {}
        )
    }

    /// LS-R06: an offer, once given, cannot be taken back.
    fn answer_stands(question: Question) -> bool {
        matches!(question, Question::Offer {})
    }
}

/// LS-401: the six steps of an attack; the first, naming the target, is done.
fn six_steps() -> [Next<LiensDeSang>; 5] {
    [
        Do(Step::Intervention {}), // (2) and (3)
        Do(Step::Wound {}),        // (4)
        Do(Step::Ability {}),      // (5)
        Do(Step::MoveDagger {}),   // (6)
        Do(Step::Turn {}),
    ]
}

/// A question as the next thing to come.
const fn ask(question: Question) -> [Next<LiensDeSang>; 1] {
    [Ask(question)]
}

impl shelf::Published for LiensDeSang {
    type Regular = Regular;

    const PREFIX: &'static str = "LS";
    /// Every event shows something, so nothing is taken back once it is out; LS-402 says so of an attack.
    const TAKE_BACK: TakeBack = TakeBack::UntilSeen;

    printed::first_lesson!();

    fn side(state: &State, seat: Seat, referee: Referee<'_>) -> &'static str {
        match state.secrets.identity(seat, referee).allegiance() {
            Allegiance::Rose => "rose",
            Allegiance::Beast => "beast",
            Allegiance::Order => "inquisitor",
        }
    }

    fn skin(view: &View) -> &'static str {
        match view.given().house.skin {
            Skin::RoseBeast => "",
            Skin::PhoenixGargoyle => PHOENIX_GARGOYLE,
        }
    }
}
