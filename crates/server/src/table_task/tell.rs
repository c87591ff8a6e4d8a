//! Telling: from what has changed to the bytes every client receives.
//!
//! What all clients with the same viewer and language are told is made once. Everything in it comes from the room's
//! public side or through the viewer's own eyes.

use std::cell::OnceCell;

use kernel::{Seat, Seats, Viewer};
use protocol::{Part, Question, Talk};
use shelf::lesson::{LEARNER, Progress};
use shelf::{AnyTable, Changes, Language, LastView, Said};

use super::frames::{
    BUFFERS, Buffers, copy, frame, write, write_changes, write_events, write_question, written,
};
use super::{ClientId, TableTask};
use crate::room::{Room, numbers};
use crate::wire::TextFrame;

/// What clients have been told, to tell them only what is new.
#[derive(Debug)]
pub(super) struct ToldSoFar {
    /// How much of the table's log.
    logged: usize,
    pub(super) serial: Option<u32>,
    waiting: Seats,
    /// The last entry whose chat was told.
    chat: u32,
    /// From which entry on the log is the same as it was.
    pub(super) fresh_from: u32,
    undo: bool,
    over: bool,
    /// Whether nothing more is asked, also where a lesson is about to take the end back.
    ended: bool,
    rematch: bool,
    /// How far the lesson has come.
    lesson: Option<Progress>,
    /// Whether something about the table itself is new.
    pub(super) table_changed: bool,
}

impl ToldSoFar {
    pub(super) fn of(room: &Room) -> Self {
        let table = room.table.as_ref();
        Self {
            logged: table.map_or(0, |table| table.logged()),
            serial: room.serial(),
            waiting: room.waiting(),
            chat: room.number(),
            fresh_from: room.fresh_from(),
            undo: room.undo.is_some(),
            over: room.is_over(),
            ended: table.is_some_and(|table| table.outcome().is_some()),
            rematch: room.rematch.is_some(),
            lesson: room.lesson.clone(),
            table_changed: false,
        }
    }
}

/// What was shown of this moment to those who were told before: most of it, others are shown as well.
#[derive(Debug, Default)]
struct Shown {
    last_views: Vec<(Viewer, LastView, Changes)>,
    said: Said,
    /// Who is waited for, and the clocks, as they are written.
    waiting: OnceCell<Vec<u8>>,
    clocks: OnceCell<Vec<u8>>,
}

impl TableTask {
    /// The number frames carry: the last entry that is on disk.
    pub(super) fn on_disk(&self) -> u32 {
        self.room.number() - self.pending.len() as u32
    }

    /// Tells everybody what the last writing brought, except those who are about to be told everything.
    pub(super) fn tell(&mut self, except: &[ClientId]) {
        let now = ToldSoFar::of(&self.room);
        let before = std::mem::replace(&mut self.told, now);
        if before.fresh_from != self.told.fresh_from {
            self.keep_pace();
            self.tell_all_anew();
            return;
        }
        self.keep_pace();
        let mut made: Vec<((Viewer, Language), Vec<u8>)> = Vec::with_capacity(self.clients.len());
        let number = self.room.number();
        let chatted = self.room.chat.last().is_some_and(|line| line.n > before.chat);
        let mut clients = std::mem::take(&mut self.clients);
        let (mut deaf, mut shown) = (Vec::new(), Shown::default());
        let mut buffers = BUFFERS.take();
        for client in clients.iter_mut().filter(|client| !except.contains(&client.id)) {
            let key = (client.viewer, client.language);
            let place = made.iter().position(|(made_for, _)| *made_for == key);
            let place = place.unwrap_or_else(|| {
                let mut news = buffers.sheets.pop().unwrap_or_default();
                self.write_news(key, &before, &mut shown, &mut buffers.asked, &mut news);
                made.push((key, news));
                made.len() - 1
            });
            if before.table_changed {
                let you = self.you(client);
                client.own.push(Part::You(you));
            }
            if chatted {
                let reader = client.guest.as_ref().map(|guest| &guest.id);
                let lines = self.room.heard(Some(before.chat), client.viewer, reader);
                if !lines.is_empty() {
                    client.own.push(Part::Chat { lines });
                }
            }
            let Buffers { frame: writing, own, .. } = &mut buffers;
            own.clear();
            for part in client.own.drain(..) {
                write(&part, own);
            }
            let shared = &made[place].1;
            if shared.is_empty() && own.is_empty() {
                continue;
            }
            if client.out.send(frame(writing, number, false, shared, own)).is_err() {
                deaf.push(client.id);
            }
        }
        buffers.clear(made.into_iter().map(|(_, news)| news));
        BUFFERS.set(buffers);
        self.clients = clients;
        for (viewer, last_view, _) in shown.last_views {
            self.keep_last_view(viewer, last_view);
        }
        self.drop_deaf(&deaf);
    }

    /// Writes what is new to a viewer.
    fn write_news(
        &self,
        eyes: (Viewer, Language),
        before: &ToldSoFar,
        shown: &mut Shown,
        asked: &mut Vec<u8>,
        out: &mut Vec<u8>,
    ) {
        let (viewer, language) = eyes;
        let Shown { last_views, said, waiting, clocks } = shown;
        let beside = last_views.last().map(|(_, last_view, changes)| (last_view, changes));
        let room = &self.room;
        // When the game ends, so does what the table says of itself.
        if before.table_changed || self.told.over != before.over {
            write(&Part::Table { table: Box::new(room.info()) }, out);
        }
        if self.told.over != before.over {
            write(&Part::Talk(self.talk(language)), out);
        }
        if let Some(table) = &room.table {
            if self.told.logged > before.logged {
                let voice = room.voice(language, viewer);
                write_events(table.as_ref(), &voice, before.logged, said, out);
            }
            let clocks = || {
                clocks.get_or_init(|| {
                    self.clocks().map(Part::Clock).as_ref().map_or_else(Vec::new, written)
                })
            };
            let has_ended = (self.told.over, self.told.ended) != (before.over, before.ended);
            if self.told.serial != before.serial || has_ended {
                last_views.push(self.tell_table_changes(table.as_ref(), eyes, beside, asked, out));
                copy(clocks(), out);
            } else if viewer
                .seat()
                .is_some_and(|seat| before.waiting.contains(seat) && !table.may_answer(seat))
            {
                // An answer that stands leaves no options; others may still be changed. Nobody knows more by it.
                asked.clear();
                let last_view = table.look(&room.voice(language, viewer), asked);
                debug_assert!(self.last_view(viewer).is_none_or(|before| *before == last_view));
                self.write_question(table.as_ref(), asked, out);
            } else if self.told.waiting != before.waiting {
                let write = || {
                    let waiting = numbers(self.told.waiting);
                    let serial = self.told.serial.unwrap_or(0);
                    written(&Part::Waiting { serial, waiting })
                };
                copy(waiting.get_or_init(write), out);
            } else if before.table_changed {
                copy(clocks(), out);
            }
        }
        if self.told.lesson != before.lesson && viewer.seat() == Some(Seat::new(LEARNER)) {
            write(&Part::Coach { coach: room.coach(language).map(Box::new) }, out);
        }
        if self.told.undo != before.undo || room.undo.is_some() {
            write(&Part::Undo { request: room.undo_request() }, out);
        }
        if self.told.over && !before.over {
            room.over().map(Part::Over).iter().for_each(|part| write(part, out));
        }
        if self.told.rematch && !before.rematch {
            let rematch = room.rematch.clone().map(|table| Part::Rematch { table });
            rematch.iter().for_each(|part| write(part, out));
        }
    }

    /// What may be said at the table now.
    pub(super) fn talk(&self, language: Language) -> Talk {
        self.room.talk(language).unwrap_or_else(|| Talk { free: true, ..Talk::default() })
    }

    /// The same, but of the view only what is not as everybody with these eyes has last seen it. What somebody beside
    /// them was just told as well is not written anew.
    fn tell_table_changes(
        &self,
        table: &dyn AnyTable,
        (viewer, language): (Viewer, Language),
        beside: Option<(&LastView, &Changes)>,
        asked: &mut Vec<u8>,
        out: &mut Vec<u8>,
    ) -> (Viewer, LastView, Changes) {
        asked.clear();
        let last_view = table.look(&self.room.voice(language, viewer), asked);
        let changes =
            self.last_view(viewer).and_then(|before| last_view.changes_since(before, beside));
        match &changes {
            Some(changes) => write_changes(changes, out),
            None => write(&Part::View { view: last_view.whole() }, out),
        }
        self.write_question(table, asked, out);
        (viewer, last_view, changes.unwrap_or_default())
    }

    /// Writes [`Part::Question`], from what a viewer is asked as the table has written it.
    pub(super) fn write_question(&self, table: &dyn AnyTable, asked: &[u8], out: &mut Vec<u8>) {
        let serial = self.room.serial().unwrap_or_else(|| table.serial());
        if self.room.playing().is_err() {
            let waiting = numbers(self.room.waiting());
            let nothing = Question { serial, waiting, complete: true, ..Question::default() };
            return write(&Part::Question(nothing), out);
        }
        write_question(serial, table.asked(), self.room.waiting(), asked, out);
    }

    pub(super) fn presence(&self) -> Part {
        Part::Presence {
            present: numbers(self.present()),
            stood_in: numbers(self.pace.stood_in),
            watching: self.watching(),
        }
    }

    /// Tells everybody who is here.
    pub(super) fn tell_presence(&mut self) {
        self.pace.stood_in_told = self.pace.stood_in;
        let mut text = Vec::new();
        write(&self.presence(), &mut text);
        let mut writing = TextFrame::default();
        let text = frame(&mut writing, self.on_disk(), false, &text, b"");
        let deaf: Vec<ClientId> = self
            .clients
            .iter()
            .filter(|client| client.out.send(text).is_err())
            .map(|client| client.id)
            .collect();
        self.drop_deaf(&deaf);
    }

    /// Sends what single clients are still to be told.
    pub(super) fn send_own(&mut self) {
        let number = self.on_disk();
        let mut deaf = Vec::new();
        let mut writing = TextFrame::default();
        for client in self.clients.iter_mut().filter(|client| !client.own.is_empty()) {
            let mut own = Vec::new();
            for part in client.own.drain(..) {
                write(&part, &mut own);
            }
            if client.out.send(frame(&mut writing, number, false, b"", &own)).is_err() {
                deaf.push(client.id);
            }
        }
        self.drop_deaf(&deaf);
    }
}
