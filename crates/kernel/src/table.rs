//! The table: runs any game, asks, collects, refuses, tells.

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

use crate::look::Fixed;
use crate::{
    Answers, Asked, ConfigError, Coverage, Flow, Game, Look, Next, Observation, Opening, Outcome,
    Play, PutTo, Referee, Refusal, Rng, Seat, Seats, Seed, State, Told, View, Viewer,
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
///     table.apply(seat, seen.options[0], None).unwrap();
/// }
/// assert!(table.apply(Seat::new(0), Move::Lay(99), None).is_err());
/// ```
pub struct Table<G: Game> {
    /// What never changes: shared by all copies.
    pub(crate) fixed: Arc<Fixed<G>>,
    pub(crate) players: u8,
    pub(crate) state: State<G>,
    pub(crate) rng: Rng,
    pub(crate) flow: Flow<G>,
    /// The open question and whom it is put to.
    pub(crate) open: Option<(G::Question, Asked)>,
    pub(crate) answers: Answers<G::Action>,
    pub(crate) serial: u32,
    pub(crate) facts: u32,
    pub(crate) disclosures: Cell<u32>,
    pub(crate) outcome: Option<Outcome>,
}

type Telling<'a, G> = Option<&'a mut Vec<Told<<G as Game>::Event>>>;

impl<G: Game> Table<G> {
    /// Sets up a game and plays to its first question. What is seen on the way goes to `told`.
    ///
    /// # Errors
    /// If the game cannot be played with this configuration.
    pub fn open(config: &G::Config, seed: Seed, told: Telling<'_, G>) -> Result<Self, ConfigError> {
        let mut rng = Rng::new(seed);
        let given = G::given(config)?;
        let opening = G::setup(config, &given, &mut rng);
        Ok(Self::seat(Fixed { config: config.clone(), given }, opening, rng, told))
    }

    /// Plays a given opening to its first question: for positions set by hand, in tests, lessons and puzzles.
    ///
    /// # Errors
    /// If the game cannot be played with this configuration.
    pub fn begin(
        config: &G::Config,
        opening: Opening<G>,
        rng: Rng,
        told: Telling<'_, G>,
    ) -> Result<Self, ConfigError> {
        let given = G::given(config)?;
        Ok(Self::seat(Fixed { config: config.clone(), given }, opening, rng, told))
    }

    fn seat(fixed: Fixed<G>, opening: Opening<G>, rng: Rng, told: Telling<'_, G>) -> Self {
        let mut table = Self {
            fixed: Arc::new(fixed),
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
    pub fn imagine(seen: &Observation<G>, rng: &mut Rng) -> Self {
        Self::in_world(seen, &G::beliefs(&seen.view), rng)
    }

    /// The same from beliefs that were worked out before: for search, which imagines many worlds of one observation.
    pub fn in_world(seen: &Observation<G>, beliefs: &G::Beliefs, rng: &mut Rng) -> Self {
        let secrets = G::world(beliefs, rng);
        Self::believed(&seen.view, secrets, (seen.question, seen.serial, seen.flow.clone()), rng)
    }

    /// A table that somebody who looks at this one could take it for. It is made from what these eyes see alone.
    #[must_use]
    pub fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let view = self.view(viewer);
        let secrets = G::world(&G::beliefs(&view), rng);
        Self::believed(&view, secrets, (self.question(), self.serial, self.flow.clone()), rng)
    }

    fn believed(
        view: &View<G>,
        secrets: G::Secrets,
        (question, serial, flow): (Option<G::Question>, u32, Flow<G>),
        rng: &mut Rng,
    ) -> Self {
        let mut table = Self {
            fixed: Arc::clone(view.fixed()),
            players: view.players,
            state: State { public: view.public, secrets },
            rng: Rng::new(rng.seed()),
            flow,
            open: None,
            answers: Answers::none(),
            serial,
            facts: 0,
            disclosures: Cell::new(0),
            outcome: None,
        };
        table.open = question.map(|question| (question, table.who(question)));
        table
    }

    /// What the creator of the table chose.
    #[must_use]
    pub fn config(&self) -> &G::Config {
        &self.fixed.config
    }

    /// What never changes during the game.
    #[must_use]
    pub fn given(&self) -> &G::Given {
        &self.fixed.given
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

    /// How the open question is put to those who are asked.
    #[must_use]
    pub fn put_to(&self) -> Option<PutTo> {
        self.open.map(|(_, asked)| asked.put_to())
    }

    /// The number of the open question. It rises with every question.
    #[must_use]
    pub const fn serial(&self) -> u32 {
        self.serial
    }

    /// Since which number the open question has been the same, if it is a race ([`Game::race`]).
    #[must_use]
    pub fn race_since(&self) -> Option<u32> {
        let answered = G::race(self.look(Viewer::Gallery), self.question()?)?;
        Some(self.serial.wrapping_sub(answered))
    }

    /// Whether an answer that names this number is meant for the open question.
    fn is_open(&self, serial: u32) -> bool {
        let since = self.race_since().unwrap_or(self.serial);
        serial.wrapping_sub(since) <= self.serial.wrapping_sub(since)
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

    /// The position through somebody's eyes.
    #[must_use]
    pub fn look(&self, viewer: Viewer) -> Look<'_, G> {
        let State { public, secrets } = &self.state;
        Look::new(&self.fixed.given, public, secrets, self.players, viewer)
    }

    /// What one viewer knows.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        View::of(self.look(viewer), &self.fixed)
    }

    /// What everybody knows.
    #[must_use]
    pub const fn public(&self) -> &G::Public {
        &self.state.public
    }

    /// Whom a question is put to: judged by what those who only watch can see.
    pub(crate) fn who(&self, question: G::Question) -> Asked {
        G::who(self.look(Viewer::Gallery), question)
    }

    /// What this seat may answer, into a buffer that can be used again. Nothing if the seat is not asked.
    ///
    /// A seat that has answered a sealed question still has its options while it may change its mind.
    pub fn options(&self, seat: Seat, out: &mut Vec<G::Action>) -> Coverage {
        out.clear();
        let Some(question) = self.asked_of(seat) else { return Coverage::Complete };
        let look = self.look(Viewer::Seat(seat));
        let coverage = G::candidates(look, question, out);
        if !G::lists_exactly(question) {
            out.retain(|action| G::check(look, question, action).is_ok());
        }
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

    /// What this seat has answered to the open question, as long as it is sealed. Nobody else may be told.
    #[must_use]
    pub fn sealed_answer(&self, seat: Seat) -> Option<&G::Action> {
        self.answers.of(seat)
    }

    /// Whether this answer would be taken, if it were meant for the question with this number. Nothing changes.
    ///
    /// # Errors
    /// Says why not, as [`apply_to`](Self::apply_to) would.
    pub fn check_for(
        &self,
        serial: u32,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), Refusal<G::Forbidden>> {
        if self.outcome.is_none() && !self.is_open(serial) {
            return Err(Refusal::Stale);
        }
        self.check(seat, action)
    }

    /// Whether this answer would be taken. Nothing changes.
    ///
    /// # Errors
    /// Says why not.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal<G::Forbidden>> {
        self.judge(seat, action).map(|_| ())
    }

    fn judge(
        &self,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(G::Question, Asked), Refusal<G::Forbidden>> {
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
                G::unasked(look, question, action).map_or(Refusal::NotAsked, Refusal::Forbidden)
            );
        }
        if self.asked_of(seat).is_none() {
            return Err(Refusal::Answered);
        }
        G::check(look, question, action).map_err(Refusal::Forbidden)?;
        Ok((question, asked))
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
        let (question, asked) = self.judge(seat, &action)?;
        self.take(question, asked, seat, action, told);
        Ok(())
    }

    /// Takes an answer that is allowed.
    #[inline]
    fn take(
        &mut self,
        question: G::Question,
        asked: Asked,
        seat: Seat,
        action: G::Action,
        told: Telling<'_, G>,
    ) {
        match asked {
            Asked::One(_) => self.close(question, &Answers::one(seat, action), told),
            Asked::Anyone(_) if !G::is_pass(&action) => {
                self.answers.clear();
                self.close(question, &Answers::one(seat, action), told);
            }
            Asked::Everyone(seats) | Asked::Anyone(seats) => {
                self.answers.give(seat, action);
                if self.answers.seats() != seats {
                    return;
                }
                let answers = std::mem::replace(&mut self.answers, Answers::none());
                let all_passed = matches!(asked, Asked::Anyone(_));
                let answers = if all_passed { Answers::none() } else { answers };
                self.close(question, &answers, told);
            }
        }
    }

    /// Takes an answer that is known to be allowed, such as one of the [`options`](Self::options) or one that was
    /// [drawn](Self::draw), and tells nobody: for search, where the same table is played on a million times.
    ///
    /// # Panics
    /// If nothing is asked.
    pub fn play(&mut self, seat: Seat, action: G::Action) {
        let (question, asked) = self.open.expect("somebody is asked");
        debug_assert!(self.judge(seat, &action).is_ok(), "{seat} may not answer {action:?}");
        self.take(question, asked, seat, action, None);
    }

    /// One of the answers this seat may give, each of those that would be listed equally likely; nothing if it is not
    /// asked. The buffer only saves memory from being allocated again.
    pub fn draw(
        &self,
        seat: Seat,
        rng: &mut Rng,
        buffer: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        let question = self.asked_of(seat)?;
        G::draw(self.look(Viewer::Seat(seat)), question, rng, buffer)
    }

    /// Plays at random, silently, for at most so many answers. Returns how many were given.
    ///
    /// # Panics
    /// If somebody is asked who has no answer.
    pub fn play_out(&mut self, most: u32, rng: &mut Rng, buffer: &mut Vec<G::Action>) -> u32 {
        for given in 0..most {
            let Some(seat) = self.waiting().lowest() else { return given };
            let action = self.draw(seat, rng, buffer).expect("whoever is asked has an answer");
            self.play(seat, action);
        }
        most
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
        if self.outcome.is_none() && !self.is_open(serial) {
            return Err(Refusal::Stale);
        }
        self.apply(seat, action, told)
    }

    /// Looks at everything, secrets included: for audits of finished games, statistics by side, and tests. Nothing
    /// seen here may reach a player.
    pub fn examine<R>(&self, look: impl FnOnce(&State<G>, Referee<'_>) -> R) -> R {
        look(&self.state, Referee::new(&self.disclosures))
    }

    fn close(
        &mut self,
        question: G::Question,
        answers: &Answers<G::Action>,
        mut told: Telling<'_, G>,
    ) {
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
                    let asked = self.who(question);
                    self.serial = self.serial.wrapping_add(1);
                    if !asked.seats().is_empty() {
                        self.open = Some((question, asked));
                        return;
                    }
                    G::answer(&mut self.hands(told.as_deref_mut()), question, &Answers::none());
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
        let State { public, secrets } = &mut self.state;
        Play {
            given: &self.fixed.given,
            public,
            secrets,
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
            fixed: Arc::clone(&self.fixed),
            players: self.players,
            state: self.state,
            rng: self.rng.clone(),
            flow: self.flow.clone(),
            open: self.open,
            answers: self.answers.clone(),
            serial: self.serial,
            facts: self.facts,
            disclosures: self.disclosures.clone(),
            outcome: self.outcome,
        }
    }

    /// Takes over another table without touching what the two share: what search does before every playout.
    fn clone_from(&mut self, other: &Self) {
        if !Arc::ptr_eq(&self.fixed, &other.fixed) {
            self.fixed = Arc::clone(&other.fixed);
        }
        self.players = other.players;
        self.state = other.state;
        self.rng.clone_from(&other.rng);
        self.flow.clone_from(&other.flow);
        self.open = other.open;
        self.answers.clone_from(&other.answers);
        self.serial = other.serial;
        self.facts = other.facts;
        self.disclosures.clone_from(&other.disclosures);
        self.outcome = other.outcome;
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
