//! Telling: from what has changed to the bytes every client receives.
//!
//! What all clients with the same viewer and language are told is made once. Everything in it comes from the room's
//! public side or through the viewer's own eyes.

use std::cell::OnceCell;

use kernel::{Seats, Viewer};
use protocol::{Part, Question, Sealed, Talk};
use shelf::lesson::{LEARNER, Progress};
use shelf::{AnyTable, Changes, Json, Language, LastView, Said};

use super::frames::{
    BUFFERS, Buffers, copy, write, write_changes, write_events, write_question, written,
};
use super::{ClientId, TableTask};
use crate::room::{After, Room, SealedAnswer, Wish};
use crate::wire::TextFrame;

/// What clients have been told, to tell them only what is new.
#[derive(Debug)]
pub(super) struct ToldSoFar {
    /// How much of the table's log.
    logged: usize,
    pub(super) serial: Option<u32>,
    /// Who had answered the open question: told to nobody but themselves.
    answered: Seats,
    /// The last entry there was.
    entry: u32,
    /// How often everybody was told everything anew.
    pub(super) since: u32,
    undo: Option<Wish>,
    over: bool,
    /// Whether nothing more is asked, also where a lesson is about to take the end back.
    ended: bool,
    rematch: bool,
    /// How far the lesson has come.
    lesson: Option<Progress>,
    /// Whether something about the table itself is new.
    pub(super) table_changed: bool,
    /// Whether somebody may look through other eyes by now.
    pub(super) seats_changed: bool,
}

impl ToldSoFar {
    pub(super) fn of(room: &Room) -> Self {
        let table = room.table.as_ref();
        Self {
            logged: table.map_or(0, |table| table.logged()),
            serial: room.serial(),
            answered: room.have_answered(),
            entry: room.number(),
            since: room.since,
            undo: room.undo.clone(),
            over: room.is_over(),
            ended: table.is_some_and(|table| table.outcome().is_some()),
            rematch: room.rematch.is_some(),
            lesson: room.lesson.clone(),
            table_changed: false,
            seats_changed: false,
        }
    }
}

/// What was shown of this moment to those who were told before: most of it, others are shown as well.
#[derive(Debug, Default)]
struct Shown {
    last_views: Vec<(Viewer, LastView, Changes)>,
    said: Said,
    /// The clocks, as they are written.
    clocks: OnceCell<Vec<u8>>,
}

/// What makes the news of two clients the same: through whose eyes they look, in which language, and which seats of their
/// own they know to have answered.
type Reader = (Viewer, Language, Seats);

impl TableTask {
    /// Tells everybody what the last writing brought, except those who are about to be told everything.
    pub(super) fn tell(&mut self, except: &[ClientId]) {
        let now = ToldSoFar::of(&self.room);
        let before = std::mem::replace(&mut self.told, now);
        if before.since != self.told.since {
            self.keep_pace();
            self.tell_all_anew();
            return;
        }
        self.keep_pace();
        let mut made: Vec<(Reader, Vec<u8>)> = Vec::with_capacity(self.clients.len());
        let answered = self.told.answered.union(before.answered);
        let chatted = self.room.chat.last().is_some_and(|line| line.entry > before.entry);
        let mut clients = std::mem::take(&mut self.clients);
        let (mut deaf, mut shown) = (Vec::new(), Shown::default());
        let mut buffers = BUFFERS.take();
        for client in clients.iter_mut().filter(|client| !except.contains(&client.id)) {
            let mine = match client.guest_id() {
                Some(guest) if !answered.is_empty() => self.room.seats_of(guest),
                Some(_) | None => Seats::NONE,
            };
            let key = (client.viewer, client.language, mine.intersection(answered));
            let place = made.iter().position(|(made_for, _)| *made_for == key);
            let place = place.unwrap_or_else(|| {
                let mut news = buffers.sheets.pop().unwrap_or_default();
                self.write_news(key, &before, &mut shown, &mut buffers.asked, &mut news);
                made.push((key, news));
                made.len() - 1
            });
            // While a question is open only an answer of one's own changes how it is taken back.
            let moves = self.told.serial != before.serial
                || self.told.over != before.over
                || !mine.intersection(answered).is_empty();
            let seat = client.viewer.seat().filter(|_| moves);
            let changes = seat.is_some_and(|seat| self.room.take_back(seat) != client.take_back);
            if std::mem::take(&mut client.you_changed) || before.table_changed || changes {
                let you = self.you(client);
                client.take_back = you.take_back;
                client.own.push(Part::You(you));
            }
            if chatted {
                let after = After::Entry(before.entry);
                let muted = self.muted_by(client.guest_id());
                let lines = self.room.heard(after, client.viewer, client.guest_id(), muted);
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
            if client.send(writing, false, shared, own).is_err() {
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
        reader: Reader,
        before: &ToldSoFar,
        shown: &mut Shown,
        asked: &mut Vec<u8>,
        out: &mut Vec<u8>,
    ) {
        let (viewer, language, _) = reader;
        let Shown { last_views, said, clocks } = shown;
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
                let told = self.tell_table_changes(table.as_ref(), reader, beside, asked, out);
                last_views.push(told);
                copy(clocks(), out);
            } else {
                self.write_own_answer(table.as_ref(), reader, before, asked, out);
                if before.table_changed {
                    copy(clocks(), out);
                }
            }
        }
        if self.told.lesson != before.lesson && viewer.seat() == Some(LEARNER) {
            write(&Part::Coach { coach: room.coach(language).map(Box::new) }, out);
        }
        if self.told.undo != before.undo {
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

    /// Writes what a reader's own answer to a question that stays open has changed. Nobody else is told of it.
    fn write_own_answer(
        &self,
        table: &dyn AnyTable,
        (viewer, language, mine): Reader,
        before: &ToldSoFar,
        asked: &mut Vec<u8>,
        out: &mut Vec<u8>,
    ) {
        let answered = self.told.answered.intersection(mine);
        let is_new = |sealed: &&SealedAnswer| sealed.entry > before.entry;
        let seat = viewer.seat();
        let sealed = seat.and_then(|seat| self.room.sealed_by(seat)).filter(is_new);
        // First, while the reader still has the options it was one of.
        if let Some(sealed) = sealed {
            write(&Part::Sealed(self.sealed(sealed, None)), out);
        }
        if sealed.is_some() && seat.is_some_and(|seat| self.room.stands(seat)) {
            // An answer that stands leaves no options; others may still be changed. Nobody knows more by it.
            asked.clear();
            let last_view = table.look(&self.room.voice(language, viewer), asked);
            debug_assert!(self.last_view(viewer).is_none_or(|before| *before == last_view));
            self.write_question(table, viewer, mine, asked, out);
        } else if answered != before.answered.intersection(mine) {
            let waiting = self.room.owing(mine);
            let serial = self.told.serial.unwrap_or(0);
            write(&Part::Waiting { serial, waiting }, out);
        }
    }

    pub(super) fn sealed(&self, sealed: &SealedAnswer, text: Option<String>) -> Sealed {
        let serial = self.room.serial().unwrap_or(0);
        Sealed { serial, action: Json::of(&sealed.action), text }
    }

    /// The same, but of the view only what is not as everybody with these eyes has last seen it. What somebody beside
    /// them was just told as well is not written anew.
    fn tell_table_changes(
        &self,
        table: &dyn AnyTable,
        (viewer, language, mine): Reader,
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
        self.write_question(table, viewer, mine, asked, out);
        (viewer, last_view, changes.unwrap_or_default())
    }

    /// Writes [`Part::Question`], from what a viewer is asked as the table has written it, for those who hold these
    /// seats.
    pub(super) fn write_question(
        &self,
        table: &dyn AnyTable,
        viewer: Viewer,
        mine: Seats,
        asked: &[u8],
        out: &mut Vec<u8>,
    ) {
        let serial = self.room.serial().unwrap_or_else(|| table.serial());
        if self.room.playing().is_err() {
            let nothing = Question { serial, complete: true, ..Question::default() };
            return write(&Part::Question(nothing), out);
        }
        let before = out.len();
        write_question(serial, table.asked(), self.room.owing(mine), asked, out);
        // The table has not got an answer that waits for its time, and would still list options beside it.
        let held = viewer.seat().filter(|seat| self.room.held == Some(seat.number()));
        if held.is_some_and(|seat| self.room.stands(seat)) {
            let start = before + usize::from(before > 0);
            if let Ok(Part::Question(question)) = serde_json::from_slice(&out[start..]) {
                out.truncate(before);
                let stands = Question { options: Vec::new(), in_vain: Vec::new(), ..question };
                write(&Part::Question(Question { complete: true, ..stands }), out);
            }
        }
    }

    pub(super) fn presence(&self) -> Part {
        let (present, stood_in, watching) = self.who_is_here();
        Part::Presence { present, stood_in, watching }
    }

    fn who_is_here(&self) -> (Seats, Seats, u32) {
        (self.present(), self.pace.stood_in, self.watching())
    }

    /// Tells everybody who is here, if that is new to them.
    pub(super) fn tell_presence(&mut self) {
        let here = self.who_is_here();
        if std::mem::replace(&mut self.presence_told, here) == here {
            return;
        }
        let mut text = Vec::new();
        write(&self.presence(), &mut text);
        let mut writing = TextFrame::default();
        let mut deaf = Vec::new();
        for client in &mut self.clients {
            if client.send(&mut writing, false, &text, b"").is_err() {
                deaf.push(client.id);
            }
        }
        self.drop_deaf(&deaf);
    }

    /// Sends what single clients are still to be told.
    pub(super) fn send_own(&mut self) {
        let mut deaf = Vec::new();
        let mut writing = TextFrame::default();
        for client in self.clients.iter_mut().filter(|client| !client.own.is_empty()) {
            let mut own = Vec::new();
            for part in client.own.drain(..) {
                write(&part, &mut own);
            }
            if client.send(&mut writing, false, b"", &own).is_err() {
                deaf.push(client.id);
            }
        }
        self.drop_deaf(&deaf);
    }
}
