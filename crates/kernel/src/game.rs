//! The contract between a game and the kernel.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Answers, Look, Next, Play, Referee, Rng, Seat, Seats, State, View};

/// A game: a dozen types and a dozen functions. [`toy`](crate::toy) is a complete small one.
///
/// A position says what is true, in two halves: what everybody knows and what only some do. *Steps* and *questions* say
/// where we are: small `Copy` values that hold no secret. Facts that players can see, or that another effect may
/// change, belong into the position.
///
/// A fact that follows from what everybody knows has one home, a function of [`Public`](Self::Public), which rules,
/// words, sheets and bots all call.
pub trait Game: Sized + 'static {
    /// The game's name in records, addresses and commands.
    const SLUG: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES: u32;

    /// What the creator of a table chooses.
    type Config: Clone + Debug + Serialize + DeserializeOwned;
    /// What never changes during a game: house rules, scenario, terrain, tables of cards. It is built once from the
    /// configuration and shared by all copies of a table.
    type Given: Debug + Send + Sync;
    /// What everybody knows: plain data, integers only.
    type Public: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What only some know, or nobody: fields of [`Hidden`](crate::Hidden) and [`Pile`](crate::Pile) and nothing else.
    type Secrets: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What one viewer knows beside what everybody knows: the own hand, the sizes of other people's.
    type Own: Clone + PartialEq + Debug + Serialize;
    /// What the rules do next, by themselves.
    type Step: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What the rules ask. Public by definition.
    type Question: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Every possible answer.
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What can be seen to happen.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// Why an answer is refused.
    type Forbidden: Clone + PartialEq + Debug;
    /// What somebody who imagines worlds works out once, to draw many of them.
    type Beliefs;

    /// Builds what never changes. All checking of a configuration is here.
    ///
    /// # Errors
    /// If the configuration is not one the game can be played with.
    fn given(config: &Self::Config) -> Result<Self::Given, ConfigError>;

    /// Sets the table up. The order in which `rng` is used is part of the rules.
    fn setup(config: &Self::Config, given: &Self::Given, rng: &mut Rng) -> Opening<Self>;

    /// Takes one step of the rules.
    fn step(play: &mut Play<'_, Self>, step: Self::Step);

    /// Whom a question is put to. It looks through the gallery's eyes, so that *being asked* tells nothing.
    fn who(look: Look<'_, Self>, question: Self::Question) -> Asked;

    /// Goes on with the answers to a question.
    fn answer(play: &mut Play<'_, Self>, question: Self::Question, answers: &Answers<Self::Action>);

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

    /// Whether the candidates for this question are exactly the allowed answers, so that none needs to be checked. A
    /// law of the test kit holds the game to it.
    fn lists_exactly(_question: Self::Question) -> bool {
        false
    }

    /// One allowed answer by chance, each that would be listed equally likely: for playing on at random in search. A
    /// game may do it without listing what is dear to list. The buffer only saves memory from being allocated again.
    fn draw(
        look: Look<'_, Self>,
        question: Self::Question,
        rng: &mut Rng,
        buffer: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        draw_listed(look, question, rng, buffer)
    }

    /// Whether this answer lets the moment go by.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// For a question in which speed decides: how many answers it has had since it was first put. Every answer that does
    /// not end a race puts it anew to the others, and all the while it is one question: what was on its way counts. Nothing
    /// for any other question.
    fn race(_look: Look<'_, Self>, _question: Self::Question) -> Option<u32> {
        None
    }

    /// Whether a sealed answer to this question stands once it is given. By default it may be changed until the last
    /// one is in.
    fn answer_stands(_question: Self::Question) -> bool {
        false
    }

    /// What one viewer knows beside what everybody knows, built field by field through that viewer's eyes.
    fn own(look: Look<'_, Self>) -> Self::Own;

    /// What somebody with this view can work out about what is hidden: once for all worlds drawn from it.
    fn beliefs(view: &View<Self>) -> Self::Beliefs;

    /// Secrets that somebody with these beliefs could take for true. They must give the same view again.
    fn world(beliefs: &Self::Beliefs, rng: &mut Rng) -> Self::Secrets;

    /// Whether a position read from a file is one that can occur: what is true, its number of players, and what is to
    /// come, open question first. Loading refuses what this refuses.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn validate(
        given: &Self::Given,
        state: &State<Self>,
        players: u8,
        to_come: &[Next<Self>],
    ) -> Result<(), String>;

    /// Whether its secrets can occur beside what everybody knows; asked when [`validate`](Self::validate) has no
    /// objection.
    ///
    /// # Errors
    /// Says what is wrong with them.
    fn validate_secrets(
        _given: &Self::Given,
        _state: &State<Self>,
        _referee: Referee<'_>,
    ) -> Result<(), String> {
        Ok(())
    }
}

/// Draws from a list of all candidates: what [`Game::draw`] does where a game knows no shorter way.
pub fn draw_listed<G: Game>(
    look: Look<'_, G>,
    question: G::Question,
    rng: &mut Rng,
    buffer: &mut Vec<G::Action>,
) -> Option<G::Action> {
    buffer.clear();
    G::candidates(look, question, buffer);
    let exact = G::lists_exactly(question);
    while !buffer.is_empty() {
        let action = buffer.swap_remove(rng.below(buffer.len() as u32) as usize);
        if exact || G::check(look, question, &action).is_ok() {
            return Some(action);
        }
    }
    None
}

/// How a game begins.
#[derive(Debug)]
pub struct Opening<G: Game> {
    /// How many seats the table has.
    pub players: u8,
    /// What is true before anything happens.
    pub state: State<G>,
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

    /// How the question is put to them.
    ///
    /// ```
    /// use kernel::{Asked, PutTo, Seats};
    ///
    /// assert_eq!(Asked::Anyone(Seats::first(3)).put_to(), PutTo::Anyone);
    /// ```
    #[must_use]
    pub const fn put_to(self) -> PutTo {
        match self {
            Self::One(_) => PutTo::One,
            Self::Everyone(_) => PutTo::Everyone,
            Self::Anyone(_) => PutTo::Anyone,
        }
    }
}

/// How a question is put to those who are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PutTo {
    /// To one seat, whose answer closes it.
    One,
    /// To all of them at once; the answers stay sealed until the last one is in.
    Everyone,
    /// To whoever wants to act first; the others only let it go by.
    Anyone,
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
