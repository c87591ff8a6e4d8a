//! Answers: by people, by bots, by wish and by the clock. All of them end in the log or nowhere.

use kernel::{Seat, Viewer};
use protocol::PassUntil;
use serde_json::Value;
use shelf::Language;
use tokio::time::Instant;

use super::pace::Held;
use super::{ClientId, Promise, TableTask};
use crate::Fault;
use crate::now::now;
use crate::room::{By, Entry, LessonAct};

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
        if self.closes_too_early(seat) {
            // Refusals do not wait for the beat: they are tried on a copy first.
            self.is_allowed(language, serial, seat, &action)?;
            // The later answer counts. Whoever gave the earlier one hears with it that it is on disk, and not before.
            let former = self.pace.held.take();
            let mut by = former.map_or_else(Vec::new, |former| former.by);
            by.push((client, tag));
            self.pace.held = Some(Held { seat, serial, action, by });
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

    /// Whether an answer of this seat would close a window before its beat.
    fn closes_too_early(&self, seat: u8) -> bool {
        let last = self.room.waiting().minus(kernel::Seats::only(Seat::new(seat))).is_empty();
        last && self.window_until().is_some_and(|until| until > Instant::now())
    }

    /// Takes an answer that was held until the beat, or refuses it if its question is gone by now.
    pub(super) fn release(&mut self, held: Held) {
        let Held { seat, serial, action, by } = held;
        let last = by.last().and_then(|(client, _)| self.client(*client));
        let language = last.map_or(Language::Fr, |client| client.language);
        let taken = match self.room.chair(seat) {
            Ok(chair) if chair.is_human() => {
                self.put(language, Some(serial), seat, action, By::Person)
            }
            // The seat was given to a bot in the meantime.
            Ok(_) | Err(_) => Err(Fault::NotYourSeat),
        };
        for (client, tag) in by {
            match &taken {
                Ok(()) => self.promises.push(Promise::Client { client, tag }),
                Err(fault) => self.refuse(client, tag, fault),
            }
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
        let (spent, at) = (self.spent(), now());
        self.room.answer(language, serial, seat, &action, spent, at).map_err(Fault::Rule)?;
        let entry = Entry::Answered { seat, action, by, spent, at };
        self.pending.push(serde_json::to_string(&entry).expect("an entry is plain data"));
        Ok(())
    }

    /// Whether the server answers for this seat now.
    pub(super) fn is_automatic(&self, seat: Seat) -> bool {
        self.answered_by(seat).is_some()
    }

    fn answered_by(&self, seat: Seat) -> Option<By> {
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

    /// One bot, stand-in or wish answers, if its moment has come. False if there is nothing to answer now.
    pub(super) fn let_bots_answer(&mut self) -> bool {
        self.end_wishes();
        if self.automatic_at().is_none_or(|at| at > Instant::now()) {
            return false;
        }
        let next =
            self.room.waiting().iter().find_map(|seat| Some((seat, self.answered_by(seat)?)));
        let Some((seat, by)) = next else { return false };
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
