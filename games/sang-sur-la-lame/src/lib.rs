//! Du sang sur la lame: a skirmish of miniatures on a table in real inches, for 2 to 6 players.
//!
//! This file is the table of contents; the rules are in [`rules`], named after the specification in
//! `docs/rules/sang-sur-la-lame.md`, the space they are played in is [`geometry`] (DS-200).

#![deny(clippy::float_arithmetic)]

use kernel::{Answers, ConfigError, Opening, Referee, Rng, Seat, State};
use shelf::{AnyGame, Boxed, Lists, NamedOpening, Problem};

mod bots;
pub mod cards;
pub mod geometry;
pub mod rules;
pub mod shown;
pub mod table;
#[cfg(test)]
mod trial;

use bots::Regular;
use cards::Role;
use rules::forbidden::Forbidden;
use rules::setup::Posted;
use rules::worlds::Beliefs;
use rules::{
    Play, candidates, ending, fight, legal, movement, position, setup, special, turn, worlds,
};
use shown::lists::{Bands, Grounds, Scenarios};
use table::flow::{Choice, Reaction};
use table::{Action, Config, Event, Given, Own, Public, Question, Secrets, Step, secrets};

/// The game's name in records, addresses and commands.
pub const SLUG: &str = "sang-sur-la-lame";

/// The game.
#[derive(Debug)]
pub struct SangSurLaLame;

/// The game in its box. What a box needs of a game is compiled here, beside the other games and once.
pub static GAME: &dyn AnyGame = &Boxed::<SangSurLaLame>::NEW;

impl kernel::Game for SangSurLaLame {
    const SLUG: &'static str = SLUG;
    const RULES: u32 = 2;

    kernel::usual_types!();
    kernel::chapters! {
        legal: who, check;
        candidates: candidates;
        secrets: own;
        worlds: beliefs, world;
        position: validate;
    }

    fn given(config: &Config) -> Result<Given, ConfigError> {
        Given::new(config)
    }

    fn setup(_config: &Config, given: &Given, _rng: &mut Rng) -> Opening<Self> {
        setup::open(given)
    }

    fn step(play: &mut Play<'_>, step: Step) {
        match step {
            Step::Setup(step) => setup::step(play, step),
            Step::Turn(step) => turn::step(play, step),
            Step::Move(step) => movement::step(play, step),
            Step::Fight(step) => fight::step(play, step),
            Step::Test(step) => special::step(play, step),
        }
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        legal::answer(play, question, answers);
    }

    fn settle(play: &mut Play<'_>) {
        ending::look_for_end(play);
    }

    /// To forgo what was paid for, or to end a turn, is more than letting a moment go by.
    fn is_pass(action: &Action) -> bool {
        match action {
            Action::React(reaction) => matches!(reaction, Reaction::Wait {}),
            Action::Choose(choice) => matches!(
                choice,
                Choice::Skip {} | Choice::Stay {} | Choice::Stop {} | Choice::KeepRoll {}
            ),
            Action::Activate(_)
            | Action::EndTurn {}
            | Action::Perform(_)
            | Action::DropAndPerform(_)
            | Action::Forgo {}
            | Action::Setup(_)
            | Action::Resign {} => false,
        }
    }
}

impl shelf::Published for SangSurLaLame {
    type Regular = Regular;

    const PREFIX: &'static str = "DS";
    const LISTS: &'static [&'static dyn Lists] = &[&Bands, &Grounds, &Scenarios];

    /// A lesson says where everybody stands, and what the dice show.
    fn lesson_opening(
        _config: &Config,
        given: &Given,
        wanted: &NamedOpening,
        _rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        Ok(setup::open_posted(given, &wanted.read::<Posted>()?))
    }

    printed::first_lesson!();

    /// The part a seat plays; in a free-for-all everybody is a side of his own.
    fn side(state: &State<Self>, seat: Seat, _referee: Referee<'_>) -> &'static str {
        const SEATS: [&str; 6] = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5"];
        match state.public.roles[seat] {
            Role::Militia => "militia",
            Role::Renegade => "renegade",
            Role::A if state.public.roles.iter().all(|role| *role == Role::A) => {
                SEATS[usize::from(seat.number())]
            }
            Role::A => "a",
            Role::B => "b",
        }
    }
}
