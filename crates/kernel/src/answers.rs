//! The answers to one question.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, Seats};

/// What the asked seats answered, in seat order. Arrival order is not kept: nothing may depend on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answers<A> {
    given: ArrayVec<(Seat, A), MAX_SEATS>,
}

impl<A> Answers<A> {
    pub(crate) const fn none() -> Self {
        Self { given: ArrayVec::new_const() }
    }

    pub(crate) fn one(seat: Seat, action: A) -> Self {
        let mut answers = Self::none();
        answers.given.push((seat, action));
        answers
    }

    pub(crate) fn clear(&mut self) {
        self.given.clear();
    }

    pub(crate) fn give(&mut self, seat: Seat, action: A) {
        match self.given.binary_search_by_key(&seat, |(seat, _)| *seat) {
            Ok(place) => self.given[place].1 = action,
            Err(place) => self.given.insert(place, (seat, action)),
        }
    }

    /// Who has answered.
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.given.iter().map(|(seat, _)| *seat).collect()
    }

    /// The answer of one seat, if it was asked and answered.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&A> {
        self.given.iter().find(|(answerer, _)| *answerer == seat).map(|(_, action)| action)
    }

    /// Seats and answers in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &A)> {
        self.given.iter().map(|(seat, action)| (*seat, action))
    }

    /// The seat and answer of a question that closes with a single one.
    ///
    /// # Panics
    /// If nobody answered: the rules asked nobody and expected somebody.
    #[must_use]
    pub fn only(&self) -> (Seat, &A) {
        let (seat, action) =
            self.given.last().expect("a question to one seat closes with its answer");
        (*seat, action)
    }

    /// The first seat, in the given order of priority, whose answer is not a pass.
    pub fn first_acting(
        &self,
        order: impl IntoIterator<Item = Seat>,
        is_pass: impl Fn(&A) -> bool,
    ) -> Option<(Seat, &A)> {
        order
            .into_iter()
            .find_map(|seat| Some((seat, self.of(seat).filter(|action| !is_pass(action))?)))
    }
}
