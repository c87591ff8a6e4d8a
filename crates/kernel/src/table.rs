//! The table: runs any game, asks, collects, refuses, tells.

use std::cell::Cell;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    Answers, Asked, ConfigError, Coverage, Flow, Game, Look, Next, Observation, Opening, Outcome,
    Play, Referee, Refusal, Rng, Seat, Seats, Seed, Told, Viewer,
};

/// How many steps rules may take without asking anybody. More is an endless loop.
const STEPS_WITHOUT_A_QUESTION: u32 = 10_000;

/// A game being played.
///
/// ```
/// use kernel::toy::{HighCard, Move};
/// use kernel::{Seat, Seed, Table};
///
/// let mut table = Table::<HighCard>::open(&3, Seed([1; 32]), None).unwrap();
/// let asked = table.waiting();
/// assert_eq!(asked.len(), 3, "everybody lays a card at once");
/// for seat in asked.iter() {
///     let seen = table.observe(seat);
///     table.apply(seat, seen.options[0].clone(), None).unwrap();
/// }
/// assert!(table.apply(Seat::new(0), Move::Lay(99), None).is_err());
/// ```
pub struct Table<G: Game> {
    players: u8,
    state: G::State,
    rng: Rng,
    flow: Flow<G>,
    /// The open question and whom it is put to.
    open: Option<(G::Question, Asked)>,
    answers: Answers<G::Action>,
    serial: u32,
    facts: u32,
    disclosures: Cell<u32>,
    outcome: Option<Outcome>,
}

/// A whole position, secrets included: for save files and snapshots, never for players.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Saved<G: Game> {
    players: u8,
    state: G::State,
    rng: Rng,
    flow: Flow<G>,
    question: Option<G::Question>,
    answers: Answers<G::Action>,
    serial: u32,
    facts: u32,
    disclosures: u32,
    outcome: Option<Outcome>,
}

/// A saved position that cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Damaged(pub String);

type Telling<'a, G> = Option<&'a mut Vec<Told<<G as Game>::Event>>>;

impl<G: Game> Table<G> {
    /// Sets up a game and plays to its first question. What is seen on the way goes to `told`.
    ///
    /// # Errors
    /// If the game cannot be played with this configuration.
    pub fn open(config: &G::Config, seed: Seed, told: Telling<'_, G>) -> Result<Self, ConfigError> {
        let mut rng = Rng::new(seed);
        let opening = G::setup(config, &mut rng)?;
        Ok(Self::begin(opening, rng, told))
    }

    /// Plays a given opening to its first question: for positions set by hand, in tests and puzzles.
    pub fn begin(opening: Opening<G>, rng: Rng, told: Telling<'_, G>) -> Self {
        let mut table = Self {
            players: opening.players,
            state: opening.state,
            rng,
            flow: Flow::empty(),
            open: None,
            answers: Answers::none(),
            serial: 0,
            facts: 0,
            disclosures: Cell::new(0),
            outcome: None,
        };
        table.flow.then([Next::Do(opening.first)]);
        table.run(told);
        table
    }

    /// A table that somebody with this observation could believe to sit at. Its future is its own: the generator is
    /// keyed anew, and other seats' sealed answers are forgotten, so that those seats are asked again.
    pub fn imagine(seen: &Observation<G>, players: u8, rng: &mut Rng) -> Self {
        let state = G::imagine(&seen.view, rng);
        let open = seen.question.map(|question| (question, G::who(&state, question)));
        Self {
            players,
            state,
            rng: Rng::new(rng.seed()),
            flow: seen.flow.clone(),
            open,
            answers: Answers::none(),
            serial: seen.serial,
            facts: 0,
            disclosures: Cell::new(0),
            outcome: None,
        }
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The seats that still owe an answer.
    #[must_use]
    pub fn waiting(&self) -> Seats {
        match self.open {
            Some((_, asked)) if self.outcome.is_none() => asked.seats().minus(self.answers.seats()),
            _ => Seats::NONE,
        }
    }

    /// The open question.
    #[must_use]
    pub fn question(&self) -> Option<G::Question> {
        self.open.map(|(question, _)| question)
    }

    /// Whom the open question is put to, whether or not they have answered.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.open.map_or(Seats::NONE, |(_, asked)| asked.seats())
    }

    /// The number of the open question. It rises with every question.
    #[must_use]
    pub const fn serial(&self) -> u32 {
        self.serial
    }

    /// The result, once the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// How often the generator was used. With [`disclosures`](Self::disclosures) it decides whether an answer can be
    /// taken back.
    #[must_use]
    pub fn draws(&self) -> u64 {
        self.rng.drawn()
    }

    /// How often somebody learnt something that cannot be unlearnt.
    #[must_use]
    pub const fn disclosures(&self) -> u32 {
        self.disclosures.get()
    }

    /// What is still to come. Public.
    #[must_use]
    pub const fn flow(&self) -> &Flow<G> {
        &self.flow
    }

    /// The state through somebody's eyes.
    #[must_use]
    pub const fn look(&self, viewer: Viewer) -> Look<'_, G> {
        Look { state: &self.state, viewer }
    }

    /// What one viewer knows.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(self.look(viewer))
    }

    /// What this seat may answer, into a buffer that can be used again. Nothing if the seat is not asked.
    ///
    /// A seat that has answered a sealed question still has its options while it may change its mind.
    pub fn options(&self, seat: Seat, out: &mut Vec<G::Action>) -> Coverage {
        out.clear();
        let Some(question) = self.asked_of(seat) else { return Coverage::Complete };
        let look = self.look(Viewer::Seat(seat));
        let coverage = G::candidates(look, question, out);
        out.retain(|action| G::check(look, question, action).is_ok());
        coverage
    }

    /// Everything a player at this seat knows and may do.
    #[must_use]
    pub fn observe(&self, seat: Seat) -> Observation<G> {
        let mut options = Vec::new();
        let coverage = self.options(seat, &mut options);
        Observation {
            seat,
            view: self.view(Viewer::Seat(seat)),
            question: self.question(),
            serial: self.serial,
            options,
            coverage,
            flow: self.flow.clone(),
        }
    }

    /// Whether this seat may answer now, for the first time or anew.
    #[must_use]
    pub fn may_answer(&self, seat: Seat) -> bool {
        self.asked_of(seat).is_some()
    }

    /// The question this seat may answer now, or answer anew.
    fn asked_of(&self, seat: Seat) -> Option<G::Question> {
        let (question, asked) = self.open?;
        if self.outcome.is_some() || !asked.seats().contains(seat) {
            return None;
        }
        let stands = matches!(asked, Asked::Anyone(_)) || G::answer_stands(question);
        (!stands || self.answers.of(seat).is_none()).then_some(question)
    }

    /// Takes a seat's answer and plays on to the next question. What is seen on the way goes to `told`.
    ///
    /// # Errors
    /// A refused answer changes nothing.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        told: Telling<'_, G>,
    ) -> Result<(), Refusal<G::Forbidden>> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let Some((question, asked)) = self.open else { return Err(Refusal::NotAsked) };
        if !Seats::first(self.players).contains(seat) {
            return Err(Refusal::NotAsked);
        }
        let look = self.look(Viewer::Seat(seat));
        if !asked.seats().contains(seat) {
            return Err(
                G::unasked(look, question, &action).map_or(Refusal::NotAsked, Refusal::Forbidden)
            );
        }
        if self.asked_of(seat).is_none() {
            return Err(Refusal::Answered);
        }
        G::check(look, question, &action).map_err(Refusal::Forbidden)?;
        if matches!(asked, Asked::Anyone(_)) && !G::is_pass(&action) {
            self.answers = Answers::none();
            self.answers.give(seat, action);
            self.close(question, told);
            return Ok(());
        }
        self.answers.give(seat, action);
        if self.waiting().is_empty() {
            if matches!(asked, Asked::Anyone(_)) {
                self.answers = Answers::none();
            }
            self.close(question, told);
        }
        Ok(())
    }

    /// Like [`apply`](Self::apply) for an answer that names its question; one that comes too late is refused.
    ///
    /// # Errors
    /// A refused answer changes nothing.
    pub fn apply_to(
        &mut self,
        serial: u32,
        seat: Seat,
        action: G::Action,
        told: Telling<'_, G>,
    ) -> Result<(), Refusal<G::Forbidden>> {
        if self.outcome.is_none() && serial != self.serial {
            return Err(Refusal::Stale);
        }
        self.apply(seat, action, told)
    }

    /// Everything there is to know, for save files.
    #[must_use]
    pub fn save(&self) -> Saved<G> {
        Saved {
            players: self.players,
            state: self.state.clone(),
            rng: self.rng.clone(),
            flow: self.flow.clone(),
            question: self.question(),
            answers: self.answers.clone(),
            serial: self.serial,
            facts: self.facts,
            disclosures: self.disclosures(),
            outcome: self.outcome.clone(),
        }
    }

    /// The table a save file describes.
    ///
    /// # Errors
    /// If no game could have come to that position.
    pub fn load(saved: Saved<G>) -> Result<Self, Damaged> {
        let mut to_come: Vec<Next<G>> = saved.question.map(Next::Ask).into_iter().collect();
        to_come.extend(saved.flow.iter());
        G::validate(&saved.state, saved.players, &to_come).map_err(Damaged)?;
        if saved.question.is_none() && saved.outcome.is_none() {
            return Err(Damaged("nobody is asked, yet the game is not over".into()));
        }
        let open = saved.question.map(|question| (question, G::who(&saved.state, question)));
        let asked = open.map_or(Seats::NONE, |(_, asked)| asked.seats());
        if !asked.union(saved.answers.seats()).is_subset_of(Seats::first(saved.players.min(14))) {
            return Err(Damaged("a seat is asked that the table does not have".into()));
        }
        if !saved.answers.seats().is_subset_of(asked)
            || (open.is_some() && asked == saved.answers.seats())
        {
            return Err(Damaged("the sealed answers do not fit the open question".into()));
        }
        let table = Self {
            players: saved.players,
            state: saved.state,
            rng: saved.rng,
            flow: saved.flow,
            open,
            answers: saved.answers,
            serial: saved.serial,
            facts: saved.facts,
            disclosures: Cell::new(saved.disclosures),
            outcome: saved.outcome,
        };
        let legal = |(seat, action): (Seat, &G::Action)| {
            table
                .question()
                .is_some_and(|q| G::check(table.look(Viewer::Seat(seat)), q, action).is_ok())
        };
        if !table.answers.iter().all(legal) {
            return Err(Damaged("a sealed answer is not allowed".into()));
        }
        Ok(table)
    }

    /// Looks at everything, secrets included: for audits of finished games, statistics by side, and tests. Nothing
    /// seen here may reach a player.
    pub fn examine<R>(&self, look: impl FnOnce(&G::State, Referee<'_>) -> R) -> R {
        look(&self.state, Referee::new(&self.disclosures))
    }

    fn close(&mut self, question: G::Question, mut told: Telling<'_, G>) {
        let answers = std::mem::replace(&mut self.answers, Answers::none());
        self.open = None;
        G::answer(&mut self.hands(told.as_deref_mut()), question, answers);
        self.run(told);
    }

    /// Plays until somebody is asked or the game is over.
    fn run(&mut self, mut told: Telling<'_, G>) {
        for _ in 0..STEPS_WITHOUT_A_QUESTION {
            if self.outcome.is_some() {
                return;
            }
            G::settle(&mut self.hands(told.as_deref_mut()));
            if self.outcome.is_some() {
                return;
            }
            match self.flow.pop() {
                Some(Next::Do(step)) => G::step(&mut self.hands(told.as_deref_mut()), step),
                Some(Next::Ask(question)) => {
                    let asked = G::who(&self.state, question);
                    self.serial = self.serial.wrapping_add(1);
                    if !asked.seats().is_empty() {
                        self.open = Some((question, asked));
                        return;
                    }
                    G::answer(&mut self.hands(told.as_deref_mut()), question, Answers::none());
                }
                None => panic!(
                    "{}: nothing is to come and the game is not over: {:?}",
                    G::SLUG,
                    self.state
                ),
            }
        }
        panic!("{}: the rules run in a circle: {:?}", G::SLUG, self.flow);
    }

    fn hands<'a>(&'a mut self, told: Telling<'a, G>) -> Play<'a, G> {
        Play {
            state: &mut self.state,
            rng: &mut self.rng,
            flow: &mut self.flow,
            outcome: &mut self.outcome,
            told,
            facts: &mut self.facts,
            players: self.players,
            referee: Referee::new(&self.disclosures),
        }
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            players: self.players,
            state: self.state.clone(),
            rng: self.rng.clone(),
            flow: self.flow.clone(),
            open: self.open,
            answers: self.answers.clone(),
            serial: self.serial,
            facts: self.facts,
            disclosures: self.disclosures.clone(),
            outcome: self.outcome.clone(),
        }
    }
}

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.players == other.players
            && self.state == other.state
            && self.rng == other.rng
            && self.flow == other.flow
            && self.open == other.open
            && self.answers == other.answers
            && self.serial == other.serial
            && self.facts == other.facts
            && self.disclosures == other.disclosures
            && self.outcome == other.outcome
    }
}

impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(G::SLUG)
            .field("question", &self.question())
            .field("waiting", &self.waiting())
            .field("flow", &self.flow)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

impl<G: Game> fmt::Debug for Saved<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Saved({}, question {})", G::SLUG, self.serial)
    }
}
