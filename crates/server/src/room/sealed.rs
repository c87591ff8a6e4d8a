//! Sealed answers: what was answered to a question that is still open. Who gave one sees it; nobody else is told that
//! there is one.

use kernel::{Seat, Seats};
use serde_json::Value;

use super::Room;

/// An answer to the open question.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SealedAnswer {
    pub(crate) seat: u8,
    pub(crate) action: Value,
    /// How long it took, in milliseconds.
    pub(crate) spent: u64,
    /// The entry that brought it.
    pub(crate) entry: u32,
}

impl Room {
    /// Who still owes an answer. Of this nobody is told more than [`owing`](Self::owing) says.
    pub(crate) fn waiting(&self) -> Seats {
        self.playing().map_or(Seats::NONE, |table| table.waiting()).minus(self.held())
    }

    /// Who has answered the open question. Nobody else is told.
    pub(crate) fn have_answered(&self) -> Seats {
        self.asked().minus(self.waiting())
    }

    /// Who still owes an answer, as it is told to whoever holds these seats: of others, everybody who is asked.
    pub(crate) fn owing(&self, mine: Seats) -> Seats {
        self.asked().minus(self.have_answered().intersection(mine))
    }

    /// Whom the open question is put to.
    pub(crate) fn asked(&self) -> Seats {
        self.playing().map_or(Seats::NONE, |table| table.asked())
    }

    fn held(&self) -> Seats {
        self.held.map_or(Seats::NONE, |seat| Seats::only(Seat::new(seat)))
    }

    /// What a seat has answered to the open question.
    pub(crate) fn sealed_by(&self, seat: Seat) -> Option<&SealedAnswer> {
        self.sealed.iter().find(|sealed| sealed.seat == seat.number())
    }

    /// Whether a seat has answered and cannot answer anew.
    pub(crate) fn stands(&self, seat: Seat) -> bool {
        let Ok(table) = self.playing() else { return false };
        match self.one_who_answered_like(seat) {
            Some(other) => !table.may_answer(other),
            None => self.held == Some(seat.number()),
        }
    }

    /// A seat whose answer the table has, and to which the rules say what they say to this one, which has answered too:
    /// whether answers stand is a matter of the question. Nothing if the table has nobody's.
    pub(crate) fn one_who_answered_like(&self, seat: Seat) -> Option<Seat> {
        let answered = self.have_answered();
        if !answered.contains(seat) || !self.held().contains(seat) {
            return answered.contains(seat).then_some(seat);
        }
        answered.minus(self.held()).lowest()
    }

    pub(super) fn seal(&mut self, seat: u8, action: Value, spent: u64) {
        self.sealed.retain(|sealed| sealed.seat != seat);
        self.sealed.push(SealedAnswer { seat, action, spent, entry: self.entries });
    }

    pub(super) fn open_seals(&mut self) {
        self.sealed.clear();
        self.held = None;
    }

    /// What a seat has answered does not count any more, if the table has not got it.
    pub(super) fn drop_held(&mut self, seat: u8) {
        if self.held.take_if(|held| *held == seat).is_some() {
            self.sealed.retain(|sealed| sealed.seat != seat);
        }
    }

    /// After answers were taken back: those to the question that is open again are the last ones the table has.
    pub(super) fn seal_anew(&mut self) {
        self.open_seals();
        let answered = self.have_answered();
        let Some(record) = self.table.as_ref().filter(|_| !answered.is_empty()) else { return };
        let Some(record) = record.record(Vec::new()) else { return };
        for (seat, action) in record.answers.into_iter().rev() {
            if self.sealed.len() == answered.len() {
                return;
            }
            if self.sealed_by(seat).is_none() {
                self.seal(seat.number(), action, 0);
            }
        }
    }
}
