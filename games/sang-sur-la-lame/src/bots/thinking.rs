//! How much a bot may look at before it answers. Work is counted and not timed, so the same table gets the same answer on
//! every machine.

use std::cell::Cell;

use super::mind::{GOLD, Mind, Price};
use crate::cards::kinds::Kind;
use crate::geometry::measure::{INCH, len};
use crate::table::flow::{Choice, Declaration, Deed, Reaction};
use crate::table::{Action, Figure};

/// What a bot of this strength may spend on one answer. Regulars among themselves spend a tenth of it at most, so only a
/// crowded table with much on it comes near.
pub(super) const LIMIT: u32 = 120_000;

/// Prices of work, in about a quarter of a microsecond.
pub(super) mod work {
    /// An answer is looked at.
    pub(in super::super) const ANSWER: u32 = 4;
    /// A line of sight.
    pub(in super::super) const SIGHT: u32 = 8;
    /// A path is judged.
    pub(in super::super) const JUDGE: u32 = 16;
    /// A way round is looked for.
    pub(in super::super) const ROUTE: u32 = 400;
}

/// What is left of the work that one answer may cost.
#[derive(Debug)]
pub(super) struct Thinking {
    left: Cell<u32>,
}

impl Thinking {
    pub(super) const fn of(limit: u32) -> Self {
        Self { left: Cell::new(limit) }
    }

    /// Takes so much of what is left; false, and nothing is left, if that is too little.
    pub(super) fn affords(&self, work: u32) -> bool {
        let rest = self.left.get().checked_sub(work);
        self.left.set(rest.unwrap_or(0));
        rest.is_some()
    }

    #[cfg(test)]
    pub(super) const fn left(&self) -> u32 {
        self.left.get()
    }
}

/// What an answer is worth to somebody who has no time left: one plain action, straight towards the goal, and whatever
/// lets the moment go by.
pub(super) fn plain(mind: &Mind<'_>, action: &Action) -> Price {
    match action {
        Action::Activate(said) => announced(mind, said),
        Action::Perform(deed) => 30 * GOLD + performed(mind, deed),
        Action::React(Reaction::Wait {})
        | Action::Choose(
            Choice::KeepRoll {}
            | Choice::Stop {}
            | Choice::Stay {}
            | Choice::Skip {}
            | Choice::Decoy {}
            | Choice::Turn { .. }
            | Choice::Orders { .. },
        )
        | Action::EndTurn {}
        | Action::Forgo {}
        | Action::Setup(_) => 0,
        Action::DropAndPerform(_) | Action::React(_) | Action::Choose(_) => -GOLD,
        Action::Resign {} => -100 * GOLD,
    }
}

/// A duel where there is one, else a move.
fn announced(mind: &Mind<'_>, said: &Declaration) -> Price {
    let engaged = mind.board.figure(said.fig).engaged();
    match *said.r#do {
        [Kind::Duel] if engaged => GOLD / 2,
        [Kind::Move] if !engaged => GOLD / 4,
        [] | [_] | [_, _] | [_, _, _, ..] => -GOLD,
    }
}

/// As near to the goal as it ends.
fn performed(mind: &Mind<'_>, deed: &Deed) -> Price {
    let Some(acting) = mind.board.public.acting else { return 0 };
    let own: &Figure = mind.board.figure(acting.figure);
    let Some(goal) = mind.goal(own) else { return 0 };
    let end = match deed {
        Deed::Go { path, from, .. } => path.last().map_or(from.unwrap_or(own.at()), |way| way.to()),
        Deed::Jump { path, .. } | Deed::Charge { path, .. } => {
            path.last().map_or(own.at(), |way| way.to())
        }
        Deed::Fly { to, .. } | Deed::Climb { to, .. } => *to,
        Deed::Duel { .. }
        | Deed::Shoot { .. }
        | Deed::HeavyThrow { .. }
        | Deed::Keep {}
        | Deed::Door { .. }
        | Deed::Chains { .. }
        | Deed::PickUp { .. }
        | Deed::Search { .. }
        | Deed::Disengage { .. }
        | Deed::Face { .. } => own.at(),
    };
    let leaves = matches!(deed, Deed::Go { exit: true, .. } | Deed::Fly { exit: true, .. });
    let nearer = (len(own.at(), goal) - len(end, goal)) * (GOLD / 4) / INCH;
    if leaves && !mind.bears_the_load(own) { -20 * GOLD } else { nearer }
}
