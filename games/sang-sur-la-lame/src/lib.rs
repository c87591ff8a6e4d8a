//! Du sang sur la lame: a skirmish of miniatures on a table in real inches, for 2 to 6 players.
//!
//! This file is the table of contents; the rules are in [`rules`], named after the specification in
//! `docs/rules/sang-sur-la-lame.md`, the space they are played in is [`geometry`] (DS-200).

#![deny(clippy::float_arithmetic)]

use kernel::{
    Answers, Asked, ConfigError, Coverage, Next, Opening, Referee, Rng, Seat, State, View,
};

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
use rules::worlds::Beliefs;
use rules::{Look, Play, ending, fight, legal, movement, position, setup, special, turn, worlds};
use table::{Action, Config, Event, Given, Own, Public, Question, Secrets, Step};

/// The game's name in records, addresses and commands.
pub const SLUG: &str = "sang-sur-la-lame";

/// The game.
#[derive(Debug)]
pub struct SangSurLaLame;

impl kernel::Game for SangSurLaLame {
    const SLUG: &'static str = SLUG;
    const RULES: u32 = 1;

    type Config = Config;
    type Given = Given;
    type Public = Public;
    type Secrets = Secrets;
    type Own = Own;
    type Step = Step;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type Forbidden = Forbidden;
    type Beliefs = Beliefs;

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

    fn who(look: Look<'_>, question: Question) -> Asked {
        legal::who(look, question)
    }

    fn answer(play: &mut Play<'_>, question: Question, answers: &Answers<Action>) {
        legal::answer(play, question, answers);
    }

    fn settle(play: &mut Play<'_>) {
        ending::look_for_end(play);
    }

    fn check(look: Look<'_>, question: Question, action: &Action) -> Result<(), Forbidden> {
        legal::check(look, question, action)
    }

    fn candidates(look: Look<'_>, question: Question, out: &mut Vec<Action>) -> Coverage {
        rules::candidates::list(look, question, out)
    }

    fn own(look: Look<'_>) -> Own {
        table::secrets::own(look)
    }

    fn beliefs(view: &View<Self>) -> Beliefs {
        worlds::beliefs(view)
    }

    fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
        worlds::world(beliefs, rng)
    }

    fn validate(
        given: &Given,
        state: &State<Self>,
        players: u8,
        to_come: &[Next<Self>],
    ) -> Result<(), String> {
        position::validate(given, state, players, to_come)
    }
}

impl shelf::Published for SangSurLaLame {
    type Regular = Regular;

    const PREFIX: &'static str = "DS";

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
