//! Whole positions for save files and snapshots.

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::look::Fixed;
use crate::{Answers, Flow, Game, Next, Outcome, Referee, Rng, Seat, Seats, State, Table, Viewer};

/// A whole position, secrets included: for save files and snapshots, never for players.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Saved<G: Game> {
    config: G::Config,
    players: u8,
    state: State<G>,
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

impl<G: Game> Table<G> {
    /// Everything there is to know, for save files.
    #[must_use]
    pub fn save(&self) -> Saved<G> {
        Saved {
            config: self.fixed.config.clone(),
            players: self.players,
            state: self.state,
            rng: self.rng.clone(),
            flow: self.flow.clone(),
            question: self.question(),
            answers: self.answers.clone(),
            serial: self.serial,
            facts: self.facts,
            disclosures: self.disclosures(),
            outcome: self.outcome,
        }
    }

    /// The table a save file describes.
    ///
    /// # Errors
    /// If no game could have come to that position.
    pub fn load(saved: Saved<G>) -> Result<Self, Damaged> {
        let given = G::given(&saved.config).map_err(|error| Damaged(error.to_string()))?;
        let mut to_come: Vec<Next<G>> = saved.question.map(Next::Ask).into_iter().collect();
        to_come.extend(saved.flow.iter());
        G::validate(&given, &saved.state, saved.players, &to_come).map_err(Damaged)?;
        let unread = Cell::new(0);
        G::validate_secrets(&given, &saved.state, Referee::new(&unread)).map_err(Damaged)?;
        if saved.question.is_none() && saved.outcome.is_none() {
            return Err(Damaged("nobody is asked, yet the game is not over".into()));
        }
        let mut table = Self {
            fixed: Arc::new(Fixed { config: saved.config, given }),
            players: saved.players.min(14),
            state: saved.state,
            rng: saved.rng,
            flow: saved.flow,
            open: None,
            answers: saved.answers,
            serial: saved.serial,
            facts: saved.facts,
            disclosures: Cell::new(saved.disclosures),
            outcome: saved.outcome,
        };
        table.open = saved.question.map(|question| (question, table.who(question)));
        let (asked, answered) = (table.asked(), table.answers.seats());
        if !asked.union(answered).is_subset_of(Seats::first(table.players)) {
            return Err(Damaged("a seat is asked that the table does not have".into()));
        }
        if !answered.is_subset_of(asked) || (table.open.is_some() && asked == answered) {
            return Err(Damaged("the sealed answers do not fit the open question".into()));
        }
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
}

impl<G: Game> fmt::Debug for Saved<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Saved({}, question {})", G::SLUG, self.serial)
    }
}
