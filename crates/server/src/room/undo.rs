//! Taking answers back: alone while nobody has decided anything since, with everybody's consent otherwise, and never once
//! something was drawn, rolled or shown.

use kernel::{Seat, Seats};
use protocol::{UndoRequest, UndoRule};
use shelf::{AnyTable, TakeBack};

use super::{Entry, Room};
use crate::Fault;

/// Somebody's wish to take back an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    pub(crate) by: u8,
    /// How many answers would be left.
    pub(crate) to: u32,
    pub(crate) granted: Seats,
}

/// How things stood before an answer: what tells whether it can be taken back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stood {
    /// How much of the log there was.
    logged: usize,
    /// What was drawn and disclosed.
    barrier: (u64, u32),
    /// Whether nobody else was asked.
    alone: bool,
}

impl Stood {
    pub(super) fn at(table: &dyn AnyTable) -> Self {
        Self { logged: table.logged(), barrier: table.barrier(), alone: table.asked().len() == 1 }
    }
}

impl Room {
    /// A player wishes to take back the last answer given at this seat.
    pub(crate) fn undo(&self, seat: u8, at: u64) -> Result<Entry, Fault> {
        Ok(match self.taking_back(seat)? {
            (to, protocol::TakeBack::Alone) => Entry::Undone { at, by: seat, to },
            (to, protocol::TakeBack::Ask) => Entry::UndoAsked { at, by: seat, to },
        })
    }

    /// How the last answer of a seat would be taken back now, if it can be: what its player is told beforehand.
    ///
    /// While a question is open nothing that others answer to it changes this, and once it is closed nothing of the order
    /// in which they did.
    pub(crate) fn take_back(&self, seat: Seat) -> Option<protocol::TakeBack> {
        self.taking_back(seat.number()).ok().map(|(_, how)| how)
    }

    /// How many answers would be left if this seat took its last one back, and who must agree.
    ///
    /// The rules of all games agree that nothing is taken back across what was drawn, rolled or revealed since; where
    /// the game is stricter (LS-402), across anything that was seen to happen. Nobody's consent changes that, and neither
    /// does it that one plays alone. Short of it one takes back alone what nobody has decided anything after; otherwise
    /// all people at the table are asked.
    fn taking_back(&self, seat: u8) -> Result<(u32, protocol::TakeBack), Fault> {
        let rule = self.setup.options.undo;
        if rule == UndoRule::Off {
            return Err(Fault::UndoOff);
        }
        let table = self.playing()?;
        let me = Seat::new(seat);
        // An answer that nobody knows of is changed by another one: taking it back would tell of it.
        if self.have_answered().contains(me) {
            return Err(Fault::Sealed);
        }
        let mine = (0..table.answered()).rev().find(|number| table.answerer(*number) == Some(me));
        let last = mine.ok_or(Fault::NothingToUndo)?;
        let to = last as u32;
        let stood =
            self.stood.as_ref().and_then(|all| all.get(last)).ok_or(Fault::TooLateToUndo)?;
        // Where several are asked, or were, somebody may have decided something since, and nobody is to know whether.
        let is_last = stood.alone && table.asked().len() == 1 && last + 1 == table.answered();
        if !self.hurts_nobody(table, stood) {
            return Err(Fault::TooLateToUndo);
        }
        if is_last {
            return Ok((to, protocol::TakeBack::Alone));
        }
        match rule {
            UndoRule::Consent if self.humans() == Seats::only(me) => {
                Ok((to, protocol::TakeBack::Alone))
            }
            UndoRule::Consent => Ok((to, protocol::TakeBack::Ask)),
            UndoRule::Slips | UndoRule::Off => Err(Fault::NothingToUndo),
        }
    }

    fn hurts_nobody(&self, table: &dyn AnyTable, before: &Stood) -> bool {
        let unseen = before.logged == table.logged();
        before.barrier == table.barrier()
            && match self.game.take_back() {
                TakeBack::UntilSeen => unseen,
                TakeBack::UntilRevealed => true,
            }
    }

    /// A player agrees to somebody's wish, or does not; with the last agreement it is fulfilled.
    pub(crate) fn grant_undo(&self, seat: u8, grant: bool, at: u64) -> Result<Vec<Entry>, Fault> {
        let wish = self.undo.as_ref().ok_or(Fault::NoUndoRequest)?;
        let mut entries = vec![Entry::UndoGranted { at, seat, grant }];
        let granted = wish.granted.union(Seats::only(Seat::new(seat)));
        if grant && self.humans().is_subset_of(granted) {
            entries.push(Entry::Undone { at, by: wish.by, to: wish.to });
        }
        Ok(entries)
    }

    /// The open wish as people see it.
    pub(crate) fn undo_request(&self) -> Option<UndoRequest> {
        let wish = self.undo.as_ref()?;
        Some(UndoRequest {
            by: Seat::new(wish.by),
            granted: wish.granted,
            missing: self.humans().minus(wish.granted),
        })
    }
}
