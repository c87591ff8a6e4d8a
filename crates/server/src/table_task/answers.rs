//! Answers: by people, by bots, by wish and by the clock. All of them end in the log or nowhere.

use kernel::{PutTo, Seat, Seats, Viewer};
use protocol::PassUntil;
use serde_json::Value;
use shelf::Language;
use tokio::time::Instant;

use super::{ClientId, Promise, TableTask};
use crate::Fault;
use crate::now::now;
use crate::room::{By, Entry, LessonAct, SealedAnswer};

impl TableTask {
    /// A person answers the open question.
    pub(super) fn person_answers(
        &mut self,
        client: ClientId,
        seat: u8,
        serial: u32,
        action: Value,
        tag: u32,
    ) -> Result<(), Fault> {
        self.room.playing()?;
        if self.room.paused {
            return Err(Fault::Paused);
        }
        let language = self.client(client).map_or(Language::Fr, |client| client.language);
        if self.room.leads_back(seat, &action) {
            self.is_allowed(language, serial, seat, &action)?;
            let act = LessonAct::Tried { action };
            self.note_for(client, tag, [Entry::Coached { at: now(), act }]);
            return Ok(());
        }
        let me = Seat::new(seat);
        if self.room.held == Some(seat) && self.room.stands(me) {
            // What the rules say where the table has the answer already.
            return match self.room.one_who_answered_like(me) {
                Some(other) => self.is_allowed(language, serial, other.number(), &action),
                None => self.is_allowed(language, serial.wrapping_sub(1), seat, &action),
            };
        }
        if self.closes_too_early(me, &action) {
            // Nobody can tell from what comes back whether theirs was the last answer: it is as safe as the others.
            self.is_allowed(language, serial, seat, &action)?;
            let spent = self.spent();
            self.note_for(client, tag, [Entry::Held { seat, action, spent }]);
            return Ok(());
        }
        self.put(language, Some(serial), seat, action, By::Person)?;
        self.promises.push(Promise::Client { client, tag });
        Ok(())
    }

    /// Whether the rules would take an answer: it is tried on a copy.
    fn is_allowed(
        &self,
        language: Language,
        serial: u32,
        seat: u8,
        action: &Value,
    ) -> Result<(), Fault> {
        let voice = self.room.voice(language, Viewer::Seat(Seat::new(seat)));
        let mut copy = self.room.playing()?.fork();
        let serial = Some(self.room.table_serial(serial));
        copy.apply(&voice, Seat::new(seat), serial, action).map_err(Fault::Rule)
    }

    /// Whether an answer of this seat would close a window before its time.
    fn closes_too_early(&self, seat: Seat, action: &Value) -> bool {
        let Ok(table) = self.room.playing() else { return false };
        table.waiting().minus(Seats::only(seat)).is_empty()
            && self.window_until().is_some_and(|until| until > Instant::now())
            // Whoever acts alone shows what it is, and need not wait; whoever lets it go by shows nothing, not even when.
            && (table.put_to() == Some(PutTo::Everyone) || self.is_pass(seat, action))
    }

    fn is_pass(&self, seat: Seat, action: &Value) -> bool {
        let voice = self.room.voice(Language::En, Viewer::Seat(seat));
        let seen = self.room.playing().map(|table| table.observe(&voice));
        seen.is_ok_and(|seen| {
            seen.options.iter().any(|choice| choice.pass && choice.action.value() == *action)
        })
    }

    /// Gives the table the answer that waited for its time.
    pub(super) fn release(&mut self) {
        let held = self.room.held.and_then(|seat| self.room.sealed_by(Seat::new(seat))).cloned();
        let Some(SealedAnswer { seat, action, spent, .. }) = held else { return };
        if let Err(fault) = self.put_after(spent, Language::En, None, seat, action, By::Person) {
            tracing::error!(table = %self.room.id, code = fault.code(), "an answer that was allowed was refused");
            self.pace.rest();
        }
    }

    /// Takes an answer into the room; it goes to disk with the next writing.
    fn put(
        &mut self,
        language: Language,
        serial: Option<u32>,
        seat: u8,
        action: Value,
        by: By,
    ) -> Result<(), Fault> {
        self.put_after(self.spent(), language, serial, seat, action, by)
    }

    /// The same with an answer that took so many milliseconds.
    fn put_after(
        &mut self,
        spent: u64,
        language: Language,
        serial: Option<u32>,
        seat: u8,
        action: Value,
        by: By,
    ) -> Result<(), Fault> {
        let at = now();
        self.room.answer(language, serial, seat, &action, spent, at).map_err(Fault::Rule)?;
        self.room.note_by(seat, by);
        let entry = Entry::Answered { seat, action, by, spent, at };
        self.pending.push(serde_json::to_string(&entry).expect("an entry is plain data"));
        Ok(())
    }

    /// Whether the server answers for this seat now.
    pub(super) fn is_automatic(&self, seat: Seat) -> bool {
        self.answered_by(seat).is_some()
    }

    pub(super) fn answered_by(&self, seat: Seat) -> Option<By> {
        let chair = self.room.chairs.get(usize::from(seat.number()))?;
        if self.room.is_coached() {
            let plays = !self.room.lesson_holds()
                && (chair.bot().is_some() || self.room.lesson_reply(seat).is_some());
            return plays.then_some(By::Bot);
        }
        if chair.bot().is_some() || self.pace.stood_in.contains(seat) {
            return Some(By::Bot);
        }
        let alone = self.room.playing().is_ok_and(|table| table.asked().len() == 1);
        let wished = match chair.passing {
            PassUntil::Never => false,
            PassUntil::AskedAlone if alone => false,
            PassUntil::OnlyOption | PassUntil::AskedAlone | PassUntil::Changed => {
                self.wished_answer(seat).is_some()
            }
        };
        wished.then_some(By::Wish)
    }

    /// What a seat that lets the server pass for it would answer.
    fn wished_answer(&self, seat: Seat) -> Option<Value> {
        let chair = self.room.chairs.get(usize::from(seat.number()))?;
        let voice = self.room.voice(Language::En, Viewer::Seat(seat));
        let seen = self.room.playing().ok()?.observe(&voice);
        match chair.passing {
            PassUntil::Never => None,
            PassUntil::OnlyOption => {
                let complete = seen.coverage == kernel::Coverage::Complete;
                let only = (complete && seen.options.len() == 1).then(|| &seen.options[0]);
                only.map(|only| only.action.value())
            }
            PassUntil::AskedAlone | PassUntil::Changed => {
                seen.options.iter().find(|choice| choice.pass).map(|pass| pass.action.value())
            }
        }
    }

    /// Whom the server answers for next, and in whose name.
    fn next_automatic(&self) -> Option<(Seat, By)> {
        if self.room.is_race() {
            let (seat, _) = self.next_in_race()?;
            return Some((seat, self.answered_by(seat)?));
        }
        self.room.waiting().iter().find_map(|seat| Some((seat, self.answered_by(seat)?)))
    }

    /// One bot, stand-in or wish answers, if its moment has come. False if there is nothing to answer now.
    pub(super) fn let_bots_answer(&mut self) -> bool {
        self.end_wishes();
        if self.automatic_at().is_none_or(|at| at > Instant::now()) {
            return false;
        }
        let Some((seat, by)) = self.next_automatic() else { return false };
        let Ok(table) = self.room.playing() else { return false };
        let chair = &self.room.chairs[usize::from(seat.number())];
        let taught = self.room.lesson_reply(seat);
        let action = match by {
            By::Bot if taught.is_some() => taught,
            By::Wish => self.wished_answer(seat),
            By::Bot | By::Person | By::Clock => {
                let level = chair.bot().unwrap_or_else(|| self.room.strongest());
                table.bot_answer(seat, level, &mut self.rng).ok()
            }
        };
        let Some(action) = action.or_else(|| table.time_out_answer(seat)) else { return false };
        match self.put(Language::En, None, seat.number(), action, by) {
            Ok(()) => true,
            Err(fault) => {
                tracing::error!(table = %self.room.id, code = fault.code(), "a bot's answer was refused");
                self.time_is_up(seat)
            }
        }
    }

    /// A wish to pass until one is asked alone ends when that happens.
    fn end_wishes(&mut self) {
        let Ok(table) = self.room.playing() else { return };
        let asked = table.asked();
        if asked.len() != 1 {
            return;
        }
        for seat in asked.iter() {
            let seat = seat.number();
            let wish = self.room.chair(seat).map(|chair| chair.passing);
            if wish == Ok(PassUntil::AskedAlone) {
                self.note(Entry::Passing { seat, until: PassUntil::Never });
            }
        }
    }

    /// The rules answer for a seat whose time is up. False if they have nothing to say.
    pub(super) fn time_is_up(&mut self, seat: Seat) -> bool {
        let action = self.room.playing().ok().and_then(|table| table.time_out_answer(seat));
        let Some(action) = action else { return false };
        match self.put(Language::En, None, seat.number(), action, By::Clock) {
            Ok(()) => true,
            Err(fault) => {
                tracing::error!(table = %self.room.id, code = fault.code(), "the rules' own answer was refused");
                self.pace.rest();
                false
            }
        }
    }
}
