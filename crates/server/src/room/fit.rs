//! Whether an entry can be taken where it stands in a log. A log was written by this program, but it may have been changed
//! by hand, cut by a disk, or written by another version: whatever does not fit is said, and nothing of it is taken.

use kernel::Seat;
use protocol::TableState;
use shelf::{Problem, Refused};

use super::{Entry, Room};

/// No entry is of the year 10000 or later, in milliseconds since 1970.
pub(super) const END_OF_TIME: u64 = 253_402_300_800_000;

/// Why an entry cannot be taken. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unfit {
    /// The rules of the game refuse an answer.
    #[error("the rules refuse it ({})", .0.code)]
    Rule(Refused),
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSeat(u8),
    /// It is dated in the year 10000 or later.
    #[error("its date is impossible")]
    Date,
    /// It cannot stand at this place of a log.
    #[error("{0}")]
    Place(&'static str),
    /// The game cannot be set as it says.
    #[error("{0}")]
    Game(Problem),
}

impl Room {
    /// Whether everything an entry names is there.
    pub(super) fn fits(&self, entry: &Entry) -> Result<(), Unfit> {
        let (at, seat) = named(entry);
        if at.is_some_and(|at| at >= END_OF_TIME) {
            return Err(Unfit::Date);
        }
        if let Some(seat) = seat.filter(|seat| usize::from(*seat) >= self.chairs.len()) {
            return Err(Unfit::NoSeat(seat));
        }
        match entry {
            Entry::Created { .. } => Err(Unfit::Place("a table is set once")),
            Entry::Started { .. } if self.state() != TableState::Open => {
                Err(Unfit::Place("cards are dealt once"))
            }
            Entry::Started { .. } if self.chairs.iter().any(|chair| chair.is_open()) => {
                Err(Unfit::Place("cards were dealt before all seats were taken"))
            }
            Entry::Salted { .. }
            | Entry::Freed { .. }
            | Entry::Sealed { .. }
            | Entry::Fixed { .. }
            | Entry::Opened { .. }
            | Entry::Voided { .. }
            | Entry::Dealt { .. }
                if self.state() != TableState::Open =>
            {
                Err(Unfit::Place("the game has begun"))
            }
            Entry::Salted { .. }
            | Entry::Freed { .. }
            | Entry::Started { .. }
            | Entry::Sat { .. }
            | Entry::Bot { .. }
                if self.is_starting() =>
            {
                Err(Unfit::Place("the start is fixed"))
            }
            Entry::Sealed { .. } | Entry::Fixed { .. } if self.is_fixed() => {
                Err(Unfit::Place("the start is fixed"))
            }
            Entry::Sealed { seat, .. } if self.is_left_out(*seat) => {
                Err(Unfit::Place("it has not opened before"))
            }
            Entry::Fixed { .. } if self.chairs.iter().any(|chair| chair.is_open()) => {
                Err(Unfit::Place("the start was fixed before all seats were taken"))
            }
            Entry::Opened { .. } | Entry::Voided { .. } | Entry::Dealt { .. }
                if !self.is_fixed() =>
            {
                Err(Unfit::Place("the start is not fixed"))
            }
            Entry::Opened { seat, salt, .. } if !self.is_sealed_by(*seat, salt) => {
                Err(Unfit::Place("it is not what was sealed"))
            }
            Entry::Voided { .. } if !self.misses_a_salt() => {
                Err(Unfit::Place("everybody has opened"))
            }
            Entry::Answered { .. } | Entry::Held { .. } if self.state() != TableState::Playing => {
                Err(Unfit::Place("no game is going on"))
            }
            Entry::Held { seat, .. }
                if !self.is_stopped() && !self.asked().contains(Seat::new(*seat)) =>
            {
                Err(Unfit::Place("nobody asked"))
            }
            Entry::UndoAsked { to, .. } | Entry::Undone { to, .. }
                if self.answered().is_none_or(|answered| *to as usize > answered) =>
            {
                Err(Unfit::Place("it takes back more answers than were given"))
            }
            Entry::Ended { .. } | Entry::Paused { .. } | Entry::EndVoted { .. }
                if self.state() == TableState::Open =>
            {
                Err(Unfit::Place("no game is going on"))
            }
            Entry::Sat { .. }
            | Entry::Salted { .. }
            | Entry::Sealed { .. }
            | Entry::Fixed { .. }
            | Entry::Opened { .. }
            | Entry::Voided { .. }
            | Entry::Dealt { .. }
            | Entry::Freed { .. }
            | Entry::Bot { .. }
            | Entry::Shared { .. }
            | Entry::Renamed { .. }
            | Entry::Unshared { .. }
            | Entry::Hosted { .. }
            | Entry::Started { .. }
            | Entry::Answered { .. }
            | Entry::Held { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoGranted { .. }
            | Entry::Undone { .. }
            | Entry::Said { .. }
            | Entry::Muted { .. }
            | Entry::Passing { .. }
            | Entry::EndVoted { .. }
            | Entry::Ended { .. }
            | Entry::Paused { .. }
            | Entry::Coached { .. }
            | Entry::Rematch { .. } => Ok(()),
        }
    }
}

/// The time and the seat an entry names.
const fn named(entry: &Entry) -> (Option<u64>, Option<u8>) {
    match entry {
        Entry::Created { at, .. }
        | Entry::Started { at, .. }
        | Entry::Fixed { at }
        | Entry::Voided { at }
        | Entry::Dealt { at, .. }
        | Entry::Ended { at }
        | Entry::Paused { at, .. }
        | Entry::Coached { at, .. }
        | Entry::Rematch { at, .. } => (Some(*at), None),
        Entry::Sat { at, seat, .. }
        | Entry::Salted { at, seat, .. }
        | Entry::Sealed { at, seat, .. }
        | Entry::Opened { at, seat, .. }
        | Entry::Freed { at, seat }
        | Entry::Bot { at, seat, .. }
        | Entry::Shared { at, seat, .. }
        | Entry::Renamed { at, seat, .. }
        | Entry::Unshared { at, seat }
        | Entry::Answered { at, seat, .. }
        | Entry::UndoAsked { at, by: seat, .. }
        | Entry::UndoGranted { at, seat, .. }
        | Entry::Undone { at, by: seat, .. }
        | Entry::EndVoted { at, seat, .. } => (Some(*at), Some(*seat)),
        Entry::Said { at, seat, .. } => (Some(*at), *seat),
        Entry::Hosted { .. } => (None, None),
        Entry::Muted { seat, .. } | Entry::Passing { seat, .. } | Entry::Held { seat, .. } => {
            (None, Some(*seat))
        }
    }
}
