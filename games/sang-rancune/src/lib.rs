//! Sang Rancune: kill the monster together, and take the last blow alone. For 3 to 6 players.
//!
//! This file is the table of contents; the rules are in the chapters, named after the specification in
//! `docs/rules/sang-rancune.md`: [`setup`] SR-1xx, [`encounter`] SR-2xx, [`round`] SR-3xx, [`attacks`] SR-4xx,
//! [`low_blows`] SR-5xx, [`items`] SR-6xx, [`creature`] SR-7xx, [`specials`] SR-8xx, [`aftermath`] SR-9xx.
//!
//! Five rooms: [`rules`], the [`table`] they change, the [`cards`] they read, what is [`shown`], and the bots. Only
//! this file knows them all.

#![deny(clippy::float_arithmetic)]

use kernel::{Answers, Asked, ConfigError, Opening, Rng, Seats};
use serde_json::Value;
use shelf::{AnyGame, Boxed, NamedOpening, Problem};

mod bots;
pub mod cards;
pub mod rules;
pub mod shown;
pub mod table;
#[cfg(test)]
mod trial;

use rules::{
    aftermath, attacks, creature, encounter, items, legal, low_blows, round, setup, specials, traps,
};
use table::{beliefs, validate, view};

pub use rules::forbidden::Forbidden;
pub use table::beliefs::Beliefs;
pub use table::config::Config;
pub use table::event::Event;
pub use table::flow::{Action, Question, Step};
pub use table::given::Given;
pub use table::public::Public;
pub use table::secrets::Secrets;
pub use table::view::Own;

/// The game.
#[derive(Debug)]
pub struct SangRancune;

/// The game in its box. What a box needs of a game is compiled here, beside the other games and once.
pub static GAME: &dyn AnyGame = &Boxed::<SangRancune>::NEW;

/// What is true in this game.
pub type State = kernel::State<SangRancune>;
/// What one viewer knows.
pub type View = kernel::View<SangRancune>;
/// The rules' hands in this game.
pub type Play<'a> = kernel::Play<'a, SangRancune>;

impl kernel::Game for SangRancune {
    const SLUG: &'static str = "sang-rancune";
    const RULES: u32 = 2;

    kernel::usual_types!();
    kernel::chapters! {
        legal: who, check, unasked, candidates, lists_exactly, draw;
        view: own;
        beliefs: beliefs, world;
        validate: validate, validate_secrets;
    }

    fn given(config: &Config) -> Result<Given, ConfigError> {
        config.check()?;
        Ok(Given::new(config))
    }

    fn setup(config: &Config, _given: &Given, rng: &mut Rng) -> Opening<Self> {
        setup::deal(config, rng)
    }

    fn step(play: &mut Play<'_>, step: Step) {
        match step {
            Step::Begin {} => setup::begin(play),
            Step::Encounter {} => encounter::next(play),
            Step::OpenBetween {} => items::window(play),
            Step::Between {} => items::reopen(play),
            Step::Reveal {} => encounter::reveal(play),
            Step::Initiative {} => encounter::draw_initiative(play),
            Step::Loot { taken } => encounter::loot(play, taken),
            Step::PlanB {} => low_blows::plan_b_window(play),
            Step::Round {} => round::round(play),
            Step::StartOfRound {} => round::start(play),
            Step::SetAttacks {} => round::set_attacks(play),
            Step::SetOpenly { from } => round::set_openly(play, from),
            Step::Turns {} => round::next_turn(play),
            Step::RevealAttacks { seat } => round::reveal(play, seat),
            Step::Replace {} => attacks::replace(play),
            Step::Declare { at, what } => attacks::declare(play, at, what),
            Step::Resolve {} => attacks::resolve(play),
            Step::Strike {} => attacks::strike(play),
            Step::CheckDefeat { by } => aftermath::check_defeat(play, by),
            Step::EndTurn {} => round::end_turn(play),
            Step::LateAttacks {} => round::late_attacks(play),
            Step::EndOfRound {} => round::end(play),
            Step::AdjustLife {} => creature::adjust_life(play),
            Step::CreatureStrikes { group } => creature::strikes(play, group),
            Step::ApplyHits {} => creature::apply_hits(play),
            Step::AfterHits { lost } => specials::after_hits(play, lost),
            Step::CleanUp {} => round::discard_damage_pile(play),
            Step::DrawInTurn { place } => round::draw_in_turn(play, place),
            Step::ResolveLowBlow { depth } => low_blows::resolve(play, depth),
            Step::Mentalism { seat } => items::mentalism(play, seat),
            Step::Bridge {} => traps::bridge(play),
            Step::Aftermath {} => aftermath::aftermath(play),
            Step::Refill { place } => aftermath::refill(play, place),
        }
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        match question {
            Question::SetAttack {} => round::attacks_are_set(play, answers),
            Question::PassCard {} => specials::cards_are_passed(play, answers),
            Question::Refresh {} => aftermath::refresh(play, answers),
            Question::Bridge {} => traps::bridge_is_chosen(play, answers),
            Question::Window(window) => low_blows::window_closes(play, window, answers),
            Question::Between {} if answers.seats().is_empty() => {}
            Question::Between {}
            | Question::AcceptTrade {}
            | Question::AcceptDrink {}
            | Question::Loot { .. }
            | Question::SetOpenly { .. }
            | Question::Replace { .. }
            | Question::Declare(_)
            | Question::DiscardDown { .. }
            | Question::Mentalism { .. } => answer_of_one(play, question, answers),
        }
    }

    fn settle(play: &mut Play<'_>) {
        aftermath::bury_the_dead(play);
        round::keep_hand_limits(play);
    }

    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass {} | Action::Ready {})
    }

    /// SR-303: a chosen card cannot be changed or taken back.
    fn answer_stands(question: Question) -> bool {
        matches!(question, Question::SetAttack {})
    }
}

/// Questions that are put to one player, and the window between Encounters, which one player's act closes.
fn answer_of_one(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
    let (seat, action) = answers.only();
    match (question, *action) {
        (Question::Between {}, Action::UseItem { item, drinker }) => {
            items::use_item(play, seat, item, drinker)
        }
        (Question::Between {}, Action::OfferTrade { to, give, take }) => {
            items::offer(play, seat, to, give, take)
        }
        (Question::Between {}, Action::Play(ploy)) => low_blows::play_between(play, seat, ploy),
        (Question::AcceptTrade {}, Action::Accept {}) => items::answer_offer(play, true),
        (Question::AcceptTrade {}, Action::Refuse {}) => items::answer_offer(play, false),
        (Question::AcceptDrink {}, Action::Accept {}) => items::answer_drink(play, true),
        (Question::AcceptDrink {}, Action::Refuse {}) => items::answer_drink(play, false),
        (Question::Loot { .. }, Action::TakeLoot { item }) => {
            encounter::take_loot(play, seat, item)
        }
        (Question::SetOpenly { .. }, Action::Set { card, second }) => {
            round::set_face_up(play, seat, card, second)
        }
        (Question::Replace { .. }, Action::Replace { now, later }) => {
            attacks::replaced(play, seat, &now, later)
        }
        (Question::Declare(declaration), action) => attacks::declared(play, declaration, &action),
        (Question::DiscardDown { .. }, Action::Discard { card }) => {
            round::discard_one(play, seat, card)
        }
        (Question::Mentalism { .. }, Action::Draw { cards }) => {
            round::draw_cards(play, seat, cards)
        }
        (_, Action::Pass {} | Action::Ready {} | Action::Plain {}) => {}
        (question, action) => panic!("{action:?} passed the check for {question:?}"),
    }
}

/// Nobody, for questions that concern nobody any more.
const NOBODY: Asked = Asked::Everyone(Seats::NONE);

impl shelf::Published for SangRancune {
    type Regular = bots::Regular;

    const PREFIX: &'static str = "SR";

    /// A lesson's dungeon may be as short as its data say: `encounters` is how many are met.
    fn lesson_opening(
        config: &Config,
        _given: &Given,
        wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        let short = wanted.data.get("encounters").and_then(Value::as_u64);
        let met = short.map_or(usize::from(config.dungeon_size), |met| met as usize);
        Ok(setup::deal_dungeon(config, met, rng))
    }

    printed::first_lesson!();
}
