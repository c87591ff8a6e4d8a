//! The rules' hands: what a game holds while its rules run.

use crate::telling::Told;
use crate::{Audience, Flow, Game, Look, Next, Outcome, Referee, Rng, Seats, Viewer};

/// Everything running rules may touch.
///
/// Chapters of a game are free functions with `play` first: `attack::wound(play)`. Sequences are written in reading
/// order with [`then`](Self::then).
#[derive(Debug)]
pub struct Play<'a, G: Game> {
    /// What never changes during a game.
    pub given: &'a G::Given,
    /// What everybody knows.
    pub public: &'a mut G::Public,
    /// What only some know, or nobody.
    pub secrets: &'a mut G::Secrets,
    /// The table's generator.
    pub rng: &'a mut Rng,
    pub(crate) flow: &'a mut Flow<G>,
    pub(crate) outcome: &'a mut Option<Outcome>,
    pub(crate) told: Option<&'a mut Vec<Told<G::Event>>>,
    pub(crate) facts: &'a mut u32,
    pub(crate) players: u8,
    pub(crate) referee: Referee<'a>,
}

impl<'a, G: Game> Play<'a, G> {
    /// Does these things next, in this order, before what was still to come.
    pub fn then<const N: usize>(&mut self, next: [Next<G>; N]) {
        self.flow.then(next);
    }

    /// Drops what was still to come, down to and including a step.
    ///
    /// # Panics
    /// If that step was not to come.
    pub fn cut_short(&mut self, through: G::Step) {
        self.flow.cut_short(through);
    }

    /// Ends the game. Nothing that was still to come happens.
    pub fn end(&mut self, outcome: Outcome) {
        self.flow.clear();
        *self.outcome = Some(outcome);
    }

    /// The right to read and change secrets.
    #[must_use]
    pub const fn referee(&self) -> Referee<'a> {
        self.referee
    }

    /// Every seat of the table.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The position through somebody's eyes.
    #[must_use]
    pub const fn look(&self, viewer: Viewer) -> Look<'_, G> {
        Look::new(self.given, self.public, self.secrets, self.players, viewer)
    }

    /// Tells what happened. The closure is called once per viewer with that viewer's eyes; equal results become one
    /// telling. When nobody listens it is not called at all.
    pub fn tell(&mut self, event: impl Fn(Look<'_, G>) -> G::Event) {
        let fact = *self.facts;
        *self.facts = fact.wrapping_add(1);
        let Some(told) = self.told.as_deref_mut() else { return };
        let first = told.len();
        let viewers = Seats::first(self.players).iter().map(Viewer::Seat).chain([Viewer::Gallery]);
        for viewer in viewers {
            let seen =
                event(Look::new(self.given, self.public, self.secrets, self.players, viewer));
            match told[first..].iter_mut().find(|telling| telling.event == seen) {
                Some(telling) => telling.to = telling.to.with(viewer),
                None => told.push(Told { fact, to: Audience::NOBODY.with(viewer), event: seen }),
            }
        }
        if let [single] = &mut told[first..] {
            single.to = Audience::EVERYBODY;
        }
    }
}
