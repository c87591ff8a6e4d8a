//! Cannibal World: animal tribes that hunt and eat each other, until one Habitat is pillaged. For 2 players, or for 4 in
//! two camps.
//!
//! This file is the table of contents; the rules are in the chapters of [`rules`], named after the specification in
//! `docs/rules/cannibal-world.md`.

#![deny(clippy::float_arithmetic)]

use kernel::{Answers, Asked, ConfigError, Look, Opening, Referee, Rng, Seat, State};
use shelf::{AnyGame, Boxed, CardSets, Lists, NamedOpening, Problem};

mod bots;
pub mod cards;
pub mod rules;
mod shown;
pub mod table;
#[cfg(test)]
mod trial;

use cards::Faction;
use rules::beliefs::Beliefs;
use rules::{
    abilities, actions, assault, beliefs, combat, config, cover, damage, drawing, reactions, setup,
    stacked, triggered, turn, victory,
};
use shown::decks::Collection;
pub use table::{Action, Config, Event, Forbidden, Given, Own, Public, Question, Secrets, Step};
use table::{Camp, Reaction, own, position};

/// The game.
#[derive(Debug)]
pub struct CannibalWorld;

/// The game in its box. What a box needs of a game is compiled here, beside the other games and once.
pub static GAME: &dyn AnyGame = &Boxed::<CannibalWorld>::NEW;

/// The rules' hands in this game.
pub type Play<'a> = kernel::Play<'a, CannibalWorld>;

impl kernel::Game for CannibalWorld {
    const SLUG: &'static str = "cannibal-world";
    const RULES: u32 = 3;

    kernel::usual_types!();
    kernel::chapters! {
        rules: check, unasked, candidates;
        own: own;
        beliefs: beliefs, world;
        position: validate;
    }

    fn given(config: &Config) -> Result<Given, ConfigError> {
        config::given(config)
    }

    fn setup(_config: &Config, given: &Given, _rng: &mut Rng) -> Opening<Self> {
        setup::opening(given)
    }

    fn step(play: &mut Play<'_>, step: Step) {
        match step {
            Step::Begin {} => setup::begin(play),
            Step::Deal {} => setup::deal(play),
            Step::Turn {} => turn::turn(play),
            Step::DrawUp {} => turn::draw_up(play),
            Step::MainPhase {} => turn::main_phase(play),
            Step::FinalPhase {} => turn::final_phase(play),
            Step::Draws { seat, left } => drawing::draws(play, seat, left),
            Step::GainMeat { seat, meat } => drawing::gain_meat(play, seat, meat),
            Step::SecondAbility { seat, card, slot } => {
                abilities::second_ability(play, seat, card, slot);
            }
            Step::DiscardPlayed {} => abilities::discard_played(play),
            Step::Resolve { seat, source, aim } => abilities::resolve(play, seat, source, aim),
            Step::Open(window) => reactions::open(play, window),
            Step::StartCombat { initiator, attacker, defender, terms } => {
                combat::start(play, initiator, attacker, defender, terms);
            }
            Step::Tactics { seat, passes } => combat::tactics(play, seat, passes),
            Step::Blow {} => combat::blow(play),
            Step::Strike {} => damage::strike(play),
            Step::EndCombat {} => combat::end(play),
            Step::AssaultEffect {} => assault::effect(play),
            Step::FightOn {} => assault::fight_on(play),
            Step::Armour { place } => damage::armour(play, place),
            Step::Apply {} => damage::apply(play),
            Step::ShotLands {} => cover::shot_lands(play),
            Step::Drag { creature } => cover::drag(play, creature),
            Step::Judge { at } => victory::judge(play, at),
        }
    }

    fn who(look: Look<'_, Self>, question: Question) -> Asked {
        match question {
            Question::BringDeck {} | Question::ChooseReinforcement {} | Question::Mulligan {} => {
                setup::who(look.given, question)
            }
            Question::DrawSource { seat }
            | Question::Main { seat }
            | Question::Tactics { seat, .. }
            | Question::Spread { seat, .. }
            | Question::Search { seat, .. }
            | Question::Proliferate { seat }
            | Question::Second { seat, .. } => Asked::One(seat),
            Question::Window(window) => Asked::One(window.seat()),
        }
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        match question {
            Question::BringDeck {} => setup::decks_are_brought(play, answers),
            Question::ChooseReinforcement {} => setup::reinforcements_are_chosen(play, answers),
            Question::Mulligan {} => setup::mulligans(play, answers),
            Question::DrawSource { .. }
            | Question::Main { .. }
            | Question::Window(_)
            | Question::Tactics { .. }
            | Question::Spread { .. }
            | Question::Search { .. }
            | Question::Proliferate { .. }
            | Question::Second { .. } => answer_of_one(play, question, answers),
        }
    }

    /// Every list is made of what is allowed and nothing else.
    fn lists_exactly(_question: Question) -> bool {
        true
    }

    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass {} | Action::React(Reaction::Decline {}))
    }

    /// CW-111: one decision about the hand.
    fn answer_stands(question: Question) -> bool {
        matches!(question, Question::Mulligan {})
    }
}

/// Questions that are put to one player.
fn answer_of_one(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
    let (seat, &action) = answers.only();
    match (question, action) {
        (question, Action::Concede {}) => victory::concede(play, seat, question),
        (Question::DrawSource { seat }, Action::DrawMain {}) => drawing::draw_main(play, seat),
        (Question::DrawSource { seat }, Action::DrawReinforcement { card }) => {
            drawing::draw_reinforcement(play, seat, card);
        }
        (Question::Main { seat }, Action::Main(act)) => actions::act(play, seat, act),
        (Question::Window(window), Action::React(reaction)) => {
            reactions::answer(play, window, reaction);
        }
        (Question::Tactics { seat, passes }, Action::Pass {}) => combat::passed(play, seat, passes),
        (Question::Tactics { seat, .. }, Action::Main(act)) => combat::tactic(play, seat, act),
        (Question::Spread { seat, .. }, Action::Spread { split }) => {
            damage::spread(play, seat, &split)
        }
        (Question::Search { seat, search }, Action::Take { card }) => {
            triggered::searched(play, seat, search, card);
        }
        (Question::Proliferate { seat }, Action::Take { card: Some(card) }) => {
            cover::bring_back(play, seat, card);
        }
        (Question::Second { seat, card, slot }, Action::Second { aim }) => {
            abilities::second_is_chosen(play, seat, card, slot, aim);
        }
        (question, action) => panic!("{action:?} passed the check for {question:?}"),
    }
}

impl shelf::Published for CannibalWorld {
    type Regular = bots::Regular;

    const PREFIX: &'static str = "CW";

    /// Two different factions are the sides of a duel; otherwise the camps are.
    fn side(state: &State<Self>, seat: Seat, _referee: Referee<'_>) -> &'static str {
        let factions: Vec<Option<Faction>> =
            state.public.players.iter().map(|player| player.faction).collect();
        match (&factions[..], state.public.players[seat].faction) {
            ([Some(one), Some(other)], Some(own)) if one != other => own.id(),
            _ => match state.public.camp(seat) {
                Camp::A => "camp A",
                Camp::B => "camp B",
            },
        }
    }
    /// A lesson says which cards are dealt, what lies on top of the main decks, and how many tokens the Habitats have.
    fn lesson_opening(
        _config: &Config,
        given: &Given,
        wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        Ok(stacked::deal(given, &wanted.read()?, rng))
    }

    const LISTS: &'static [&'static dyn Lists] = &[&Collection];

    fn card_sets() -> Option<&'static dyn CardSets> {
        Some(&Collection)
    }

    printed::first_lesson!();
}
