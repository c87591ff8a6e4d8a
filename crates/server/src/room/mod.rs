//! A room: one table, who sits there, what was agreed and how far the game has come.
//!
//! A room changes only by taking [`Entry`]s. The other files turn wishes into entries: they look, refuse or agree, and
//! change nothing themselves. Time comes in from outside.

mod chair;
mod deal;
mod entry;
mod fit;
mod fold;
mod host;
mod info;
mod lesson;
mod load;
mod older;
mod sealed;
mod seats;
mod setup;
pub(crate) mod talk;
#[cfg(test)]
mod tests;
mod undo;

use kernel::{Seat, Seats, Viewer};
use protocol::{Over, TableState};
use shelf::lesson::Progress;
use shelf::{AnyGame, AnyTable, Language, Voice};

pub(crate) use chair::{Chair, Player};
pub(crate) use entry::{By, Entry, LessonAct, Setup};
pub(crate) use host::Person;
pub(crate) use info::Headline;
pub(crate) use sealed::SealedAnswer;
pub(crate) use setup::set;
pub(crate) use talk::After;
pub(crate) use undo::Wish;

use crate::store::TableId;
use crate::{Fault, GuestId};

/// How many lines of chat a room remembers.
const CHAT_KEPT: usize = 200;

/// A room.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
    pub(crate) created: u64,
    /// When something last happened, in milliseconds since 1970.
    pub(crate) changed: u64,
    pub(crate) host: GuestId,
    pub(crate) chairs: Vec<Chair>,
    /// What the players are called, in seat order, as sentences want it.
    pub(crate) names: Vec<String>,
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// How things stood before each answer that the table has; nothing at a prepared game, which takes nothing back.
    stood: Option<Vec<undo::Stood>>,
    /// Where everybody sat before seats were drawn, if they were: the seat of each chair.
    seating: Option<Vec<usize>>,
    /// Whether the start is fixed: what was sealed is being opened, or cards are dealt.
    fixed: bool,
    /// Salts by chair, as people sat down, and what they had sealed, once cards are dealt.
    salts: Vec<Option<shelf::fairness::Salt>>,
    shares: Option<Vec<Option<shelf::shares::Share>>>,
    /// The attempts to deal that came to nothing, because somebody did not open.
    voided: Vec<shelf::voided::Attempt>,
    /// Which answers of people were given for them.
    given_for: shelf::GivenFor,
    /// How many entries were taken: the number of the next one.
    pub(crate) entries: u32,
    /// How often everybody was told everything anew: what was heard before the last time cannot be gone on from, since
    /// the log was another one then.
    pub(crate) since: u32,
    /// What was answered to the open question.
    sealed: Vec<SealedAnswer>,
    /// The seat whose sealed answer would close the question before its time: the table has not got it yet.
    pub(crate) held: Option<u8>,
    pub(crate) chat: Vec<talk::ChatEntry>,
    /// How many lines of the chat there were, those of the gallery among them, and without.
    said: (u32, u32),
    pub(crate) muted: Vec<(GuestId, u8)>,
    pub(crate) end_votes: Seats,
    pub(crate) undo: Option<Wish>,
    pub(crate) paused: bool,
    pub(crate) abandoned: bool,
    pub(crate) rematch: Option<String>,
    /// How far the lesson has come, if one is played here.
    pub(crate) lesson: Option<Progress>,
    /// How far the numbers of questions that clients know are ahead of the table's own.
    serial_ahead: u32,
    /// When the open question was put, in milliseconds since 1970: that of the entry that put it, later by all pauses
    /// since.
    asked_at: u64,
    /// When cards were dealt.
    dealt_at: Option<u64>,
    /// When the table was last paused.
    paused_at: u64,
    /// The version of the rules when cards were dealt.
    dealt_rules: u32,
    /// What became of the game if those were older than ours.
    older: older::Older,
    /// What was remembered of the game when the table was last put away.
    kept_check: Option<older::Check>,
    /// How a game ended that our rules cannot play to its end.
    kept_over: Option<Over>,
    /// Whether it had ended by then.
    has_ended: bool,
}

impl Room {
    pub(crate) fn state(&self) -> TableState {
        match &self.table {
            None => TableState::Open,
            Some(_) if self.is_over() => TableState::Over,
            Some(_) => TableState::Playing,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.abandoned
            || self.has_ended
            || self.table.as_ref().is_some_and(|table| table.outcome().is_some())
                && !self.lesson_returns()
    }

    /// The table, while a game is on and can go on.
    pub(crate) fn playing(&self) -> Result<&dyn AnyTable, Fault> {
        match &self.table {
            Some(_) if !self.is_over() && self.is_stopped() => Err(Fault::OldRules),
            Some(table) if !self.is_over() => Ok(table.as_ref()),
            _ => Err(Fault::NotPlaying),
        }
    }

    /// The number of the open question as clients know it. It rises even when answers are taken back, so that an
    /// answer that was on its way meets no other question.
    pub(crate) fn serial(&self) -> Option<u32> {
        self.table.as_ref().map(|table| table.serial().wrapping_add(self.serial_ahead))
    }

    /// The number under which clocks know the open question: a race is one question until it is decided.
    pub(crate) fn window(&self) -> Option<u32> {
        let table = self.table.as_ref()?;
        let since = table.race_since().unwrap_or_else(|| table.serial());
        Some(since.wrapping_add(self.serial_ahead))
    }

    /// Whether speed decides the open question.
    pub(crate) fn is_race(&self) -> bool {
        self.playing().is_ok_and(|table| table.race_since().is_some())
    }

    /// The table's own number of a question that a client named.
    pub(crate) const fn table_serial(&self, serial: u32) -> u32 {
        serial.wrapping_sub(self.serial_ahead)
    }

    /// Speaks to this viewer in this language.
    pub(crate) fn voice(&self, language: Language, viewer: Viewer) -> Voice<'_> {
        Voice::new(language, viewer, &self.names)
    }

    pub(crate) fn chair(&self, seat: u8) -> Result<&Chair, Fault> {
        self.chairs.get(usize::from(seat)).ok_or(Fault::NoSeat)
    }

    /// The seats a guest holds.
    pub(crate) fn seats_of(&self, guest: &GuestId) -> Seats {
        let mine = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_held_by(guest));
        mine.map(|(seat, _)| Seat::new(seat as u8)).collect()
    }

    /// The seats people play on.
    pub(crate) fn humans(&self) -> Seats {
        let humans = self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_human());
        humans.map(|(seat, _)| Seat::new(seat as u8)).collect()
    }

    /// For how many milliseconds the open question has been open by the calendar, without pauses.
    pub(crate) fn asked_for(&self, now: u64) -> u64 {
        let until = if self.paused { self.paused_at } else { now };
        until.saturating_sub(self.asked_at)
    }

    /// Which seat each chair became when seats were drawn.
    pub(crate) fn seating(&self) -> Option<&[usize]> {
        self.seating.as_deref()
    }

    /// The number of the last entry.
    pub(crate) const fn number(&self) -> u32 {
        self.entries.saturating_sub(1)
    }
}
