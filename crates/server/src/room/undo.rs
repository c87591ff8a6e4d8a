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

impl Room {
    /// A player wishes to take back the last answer given at this seat.
    ///
    /// The rules of all games agree that nothing is taken back across what was drawn, rolled or revealed since; where
    /// the game is stricter (LS-402), across anything that was seen to happen. Nobody's consent changes that, and neither
    /// does it that one plays alone. Short of it one takes back alone what nobody has decided anything after; otherwise
    /// all people at the table are asked.
    pub(crate) fn undo(&self, seat: u8, at: u64) -> Result<Entry, Fault> {
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
        // Where several are asked, somebody may have decided something since, and nobody is to know whether.
        let is_last = table.asked().len() == 1 && last + 1 == table.answered();
        if !self.hurts_nobody(table, last) {
            return Err(Fault::TooLateToUndo);
        }
        if is_last {
            return Ok(Entry::Undone { at, by: seat, to });
        }
        match rule {
            UndoRule::Consent if self.humans() == Seats::only(me) => {
                Ok(Entry::Undone { at, by: seat, to })
            }
            UndoRule::Consent => Ok(Entry::UndoAsked { at, by: seat, to }),
            UndoRule::Slips | UndoRule::Off => Err(Fault::NothingToUndo),
        }
    }

    fn hurts_nobody(&self, table: &dyn AnyTable, to: usize) -> bool {
        let Some(before) = table.rewound(to) else { return false };
        let unseen = before.logged() == table.logged();
        before.barrier() == table.barrier()
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
