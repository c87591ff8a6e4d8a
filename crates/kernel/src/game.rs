//! The contract between a game and the kernel.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Answers, Flow, Next, Play, Rng, Seat, Seats, Viewer};

/// A game: eight types and a dozen functions. [`toy`](crate::toy) is a complete small one.
///
/// *State* says what is true; *steps* and *questions* say where we are. Steps and questions are small `Copy` values
/// that hold no secret. Facts that players can see, or that another effect may change, belong into the state.
pub trait Game: Sized + 'static {
    /// The game's name in records, addresses and commands.
    const SLUG: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES: u32;

    /// What the creator of a table chooses.
    type Config: Clone + Debug + Serialize + DeserializeOwned;
    /// What is true: plain data, integers only.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What the rules do next, by themselves.
    type Step: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What the rules ask. Public by definition.
    type Question: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Every possible answer.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What can be seen to happen.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// Why an answer is refused.
    type Forbidden: Clone + PartialEq + Debug;
    /// What one viewer knows.
    type View: Clone + PartialEq + Debug + Serialize;

    /// Sets the table up. The order in which `rng` is used is part of the rules.
    ///
    /// # Errors
    /// If the configuration is not one the game can be played with.
    fn setup(config: &Self::Config, rng: &mut Rng) -> Result<Opening<Self>, ConfigError>;

    /// Takes one step of the rules.
    fn step(play: &mut Play<'_, Self>, step: Self::Step);

    /// Whom a question is put to. It sees no secrets, so that *being asked* tells nothing.
    fn who(state: &Self::State, question: Self::Question) -> Asked;

    /// Goes on with the answers to a question.
    fn answer(play: &mut Play<'_, Self>, question: Self::Question, answers: Answers<Self::Action>);

    /// The one home of rules that hold "at any moment"; runs between any two things a table does.
    fn settle(_play: &mut Play<'_, Self>) {}

    /// The single truth about what is allowed, judged through the asked seat's own eyes.
    ///
    /// # Errors
    /// Says why the action is not allowed.
    fn check(
        look: Look<'_, Self>,
        question: Self::Question,
        action: &Self::Action,
    ) -> Result<(), Self::Forbidden>;

    /// A better reason for refusing somebody who is not asked than just that. It may only use what that seat sees.
    fn unasked(
        _look: Look<'_, Self>,
        _question: Self::Question,
        _action: &Self::Action,
    ) -> Option<Self::Forbidden> {
        None
    }

    /// Lists answers. It may be generous: the table keeps those that pass [`check`](Self::check).
    fn candidates(
        look: Look<'_, Self>,
        question: Self::Question,
        out: &mut Vec<Self::Action>,
    ) -> Coverage;

    /// Whether this answer lets the moment go by.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// Whether a sealed answer to this question stands once it is given. By default it may be changed until the last
    /// one is in.
    fn answer_stands(_question: Self::Question) -> bool {
        false
    }

    /// What one viewer knows, built field by field through that viewer's eyes.
    fn view(look: Look<'_, Self>) -> Self::View;

    /// A full state that somebody with this view could believe in. It must give the same view again.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// Whether a position read from a file is one that can occur: its state, its number of players, and what is to
    /// come, open question first. Loading refuses what this refuses.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn validate(state: &Self::State, players: u8, to_come: &[Next<Self>]) -> Result<(), String>;
}

/// How a game begins.
#[derive(Debug)]
pub struct Opening<G: Game> {
    /// How many seats the table has.
    pub players: u8,
    /// What is true before anything happens.
    pub state: G::State,
    /// The first step.
    pub first: G::Step,
}

/// Whom a question is put to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// One seat.
    One(Seat),
    /// All these seats at once; the answers stay sealed until the last one is in.
    Everyone(Seats),
    /// All these seats; the first who acts closes the question, a pass only withdraws.
    Anyone(Seats),
}

impl Asked {
    /// The asked seats.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Self::One(seat) => Seats::only(seat),
            Self::Everyone(seats) | Self::Anyone(seats) => seats,
        }
    }
}

/// Whether a list of candidates is all there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Coverage {
    /// Every allowed answer is in the list.
    Complete,
    /// The list is a sample; other answers may be allowed too.
    Sampled,
}

/// A state seen through somebody's eyes.
#[derive(Debug)]
pub struct Look<'a, G: Game> {
    /// What is true. Its hidden parts open only to those who know them.
    pub state: &'a G::State,
    /// Who looks.
    pub viewer: Viewer,
}

impl<G: Game> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Look<'_, G> {}

/// Why an answer was not taken. A refusal goes to the asker alone and leaves no trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<F> {
    /// The game is over.
    GameOver,
    /// Nothing is asked of this seat.
    NotAsked,
    /// The answer was meant for a question that is no longer open.
    Stale,
    /// The seat has answered, and its answer stands.
    Answered,
    /// The rules do not allow it.
    Forbidden(F),
}

/// A configuration a game cannot be played with. The texts say what to do instead, in French and in English.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{en}")]
pub struct ConfigError {
    pub fr: String,
    pub en: String,
}

impl ConfigError {
    /// Something wrong, said in French and in English.
    #[must_use]
    pub fn new(fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { fr: fr.into(), en: en.into() }
    }
}

/// Everything a player at one seat knows and may do: all that bots and clients ever receive.
#[derive(Debug)]
pub struct Observation<G: Game> {
    /// Whose observation it is.
    pub seat: Seat,
    /// What this seat knows.
    pub view: G::View,
    /// The open question, if the game is not over.
    pub question: Option<G::Question>,
    /// The number of the open question; an answer names it.
    pub serial: u32,
    /// What this seat may answer; empty if it is not asked.
    pub options: Vec<G::Action>,
    /// Whether the options are all there is.
    pub coverage: Coverage,
    /// What is still to come. Public.
    pub flow: Flow<G>,
}

impl<G: Game> Clone for Observation<G> {
    fn clone(&self) -> Self {
        Self {
            seat: self.seat,
            view: self.view.clone(),
            question: self.question,
            serial: self.serial,
            options: self.options.clone(),
            coverage: self.coverage,
            flow: self.flow.clone(),
        }
    }
}
