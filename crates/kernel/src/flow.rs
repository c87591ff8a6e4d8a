//! What is still to come, as a stack of small values.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Game;

/// The next thing a table has to do.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Next<G: Game> {
    /// Something the rules do by themselves.
    Do(G::Step),
    /// Something people decide.
    Ask(G::Question),
}

impl<G: Game> Clone for Next<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Next<G> {}

impl<G: Game> PartialEq for Next<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Do(one), Self::Do(two)) => one == two,
            (Self::Ask(one), Self::Ask(two)) => one == two,
            (Self::Do(_), Self::Ask(_)) | (Self::Ask(_), Self::Do(_)) => false,
        }
    }
}

impl<G: Game> fmt::Debug for Next<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Do(step) => write!(f, "{step:?}"),
            Self::Ask(question) => write!(f, "{question:?}?"),
        }
    }
}

/// How deep a flow may grow. More is a loop in the rules.
pub const FLOW_DEPTH: usize = 48;

/// The stack of what is still to come. It holds no secrets, so it may be shown, saved and copied into an imagined
/// table. It prints from the next thing to the last: `[Request, Wound, Ability, MoveDagger, Turn]`.
pub struct Flow<G: Game>(ArrayVec<Next<G>, FLOW_DEPTH>);

impl<G: Game> Flow<G> {
    pub(crate) const fn empty() -> Self {
        Self(ArrayVec::new_const())
    }

    /// Puts a sequence on top, given in reading order.
    pub(crate) fn then<const N: usize>(&mut self, next: [Next<G>; N]) {
        for item in next.into_iter().rev() {
            if self.0.try_push(item).is_err() {
                panic!("{}: the flow is more than {FLOW_DEPTH} deep: {self:?}", G::SLUG);
            }
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Next<G>> {
        self.0.pop()
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Drops everything down to and including a step.
    pub(crate) fn cut_short(&mut self, through: G::Step) {
        while let Some(next) = self.0.pop() {
            if next == Next::Do(through) {
                return;
            }
        }
        panic!("{}: cut short through {through:?}, which was not to come", G::SLUG);
    }

    /// What is to come, next thing first.
    pub fn iter(&self) -> impl Iterator<Item = Next<G>> {
        self.0.iter().rev().copied()
    }

    /// How many things are to come.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.0.len()
    }
}

impl<G: Game> Clone for Flow<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl<G: Game> PartialEq for Flow<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: Game> fmt::Debug for Flow<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<G: Game> Serialize for Flow<G> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, G: Game> Deserialize<'de> for Flow<G> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut stack = ArrayVec::<Next<G>, FLOW_DEPTH>::deserialize(deserializer)?;
        stack.reverse();
        Ok(Self(stack))
    }
}
