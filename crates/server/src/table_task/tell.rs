//! Telling: from what has changed to the bytes every client receives.
//!
//! What all clients with the same viewer and language are told is made once. Everything in it comes from the room's
//! public side or through the viewer's own eyes.

use std::cell::{Cell, OnceCell};
use std::io::Write as _;

use kernel::{Seat, Seats, Viewer};
use protocol::{EventLine, Part, Question, Talk};
use shelf::lesson::{LEARNER, Progress};
use shelf::{AnyTable, Changes, Language, LastView, Said, Voice};

use super::{ClientId, TableTask};
use crate::frame_sender::{Deaf, FrameSender};
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

/// Where everything that is told is written. Every thread has one and uses it for all tables, so that no telling begins
/// with buffers that have yet to grow.
#[derive(Debug, Default)]
struct Buffers {
    frame: TextFrame,
    /// What one client alone is told.
    own: Vec<u8>,
    /// What a viewer is asked.
    asked: Vec<u8>,
    /// For the news of viewers. All are empty.
    sheets: Vec<Vec<u8>>,
}

thread_local! {
    static BUFFERS: Cell<Buffers> = Cell::default();
}

impl Buffers {
    /// Takes sheets back, but for those that are longer than anything usual.
    fn clear(&mut self, sheets: impl Iterator<Item = Vec<u8>>) {
        for mut sheet in sheets.filter(|sheet| sheet.capacity() <= LARGE) {
            sheet.clear();
            self.sheets.push(sheet);
        }
    }
}

/// Sheets that are larger are not kept.
const LARGE: usize = 64 * 1024;

/// A frame of several is closed when it is this long, so that no socket needs a large buffer.
const LONG: usize = 2 * 1024;

/// A long message has no more frames than this.
const MOST_FRAMES: usize = 24;

/// How many lines of the log are in one part.
const LINES: usize = 6;

/// Writes a part behind others, as the inside of a list.
fn write(part: &Part, out: &mut Vec<u8>) {
    separate(out);
    serde_json::to_writer(out, part).expect("a message is plain data");
}

/// The same with a part that was written before, which may be nothing.
fn copy(part: &[u8], out: &mut Vec<u8>) {
    if !part.is_empty() {
        separate(out);
        out.extend_from_slice(part);
    }
}

fn separate(out: &mut Vec<u8>) {
    if !out.is_empty() {
        out.push(b',');
    }
}

/// Writes [`Part::Events`], straight from the log.
fn write_events(
    table: &dyn AnyTable,
    voice: &Voice<'_>,
    from: usize,
    said: &mut Said,
    out: &mut Vec<u8>,
) {
    let before = out.len();
    separate(out);
    let start = out.len();
    out.extend_from_slice(b"{\"is\":\"events\",\"lines\":[");
    if table.write_log(voice, from, said, out) == 0 {
        out.truncate(before);
        return;
    }
    out.extend_from_slice(b"]}");
    debug_assert!(
        matches!(serde_json::from_slice(&out[start..]), Ok(Part::Events { .. })),
        "events are written as the protocol says"
    );
}

/// Writes [`Part::ViewChanges`], straight from the changes.
fn write_changes(changes: &Changes, out: &mut Vec<u8>) {
    if changes.inside().is_empty() {
        return;
    }
    separate(out);
    out.extend_from_slice(b"{\"is\":\"view_changes\",\"changes\":{");
    out.extend_from_slice(changes.inside());
    out.extend_from_slice(b"}}");
}

fn write_numbers(seats: Seats, out: &mut Vec<u8>) {
    serde_json::to_writer(out, &seats).expect("seats are plain data");
}

/// A frame from parts that are written already.
fn frame<'a>(
    frame: &'a mut TextFrame,
    number: u32,
    more: bool,
    shared: &[u8],
    own: &[u8],
) -> &'a [u8] {
    let text = frame.begin();
    text.reserve(shared.len() + own.len() + 40);
    let more = if more { "\"more\":true," } else { "" };
    write!(text, "{{\"n\":{number},{more}\"parts\":[").expect("there is memory for text");
    text.extend_from_slice(shared);
    if !shared.is_empty() && !own.is_empty() {
        text.push(b',');
    }
    text.extend_from_slice(own);
    text.extend_from_slice(b"]}");
    frame.end()
}

/// A part by itself.
fn written(part: &Part) -> Vec<u8> {
    serde_json::to_vec(part).expect("a message is plain data")
}

/// Sends all parts of a long message, in as many frames as it takes.
fn send_long(out: &FrameSender, number: u32, parts: &[Vec<u8>]) -> Result<(), Deaf> {
    let total: usize = parts.iter().map(Vec::len).sum();
    let long = LONG.max(total / MOST_FRAMES);
    let mut writing = TextFrame::default();
    let mut inside = Vec::new();
    for part in parts {
        if !inside.is_empty() {
            if inside.len() + part.len() > long {
                out.send(frame(&mut writing, number, true, &inside, b""))?;
                inside.clear();
            } else {
                inside.push(b',');
            }
        }
        inside.extend_from_slice(part);
    }
    out.send(frame(&mut writing, number, false, &inside, b""))
}

impl TableTask {
    /// The number frames carry: the last entry that is on disk.
    fn on_disk(&self) -> u32 {
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
    fn talk(&self, language: Language) -> Talk {
        let Some(talk) = self.room.talk(language) else {
            return Talk {
                free: true,
                phrases: Vec::new(),
                about_players: Vec::new(),
                clauses: Vec::new(),
            };
        };
        let shelf::Talk { free, phrases, about_players, clauses, .. } = talk;
        Talk { free, phrases, about_players, clauses }
    }

    fn events(&self, viewer: Viewer, language: Language, from: usize) -> Vec<EventLine> {
        let voice = self.room.voice(language, viewer);
        let lines = self.room.table.as_ref().map_or_else(Vec::new, |table| table.log(&voice, from));
        lines.into_iter().map(EventLine::from).collect()
    }

    /// View and question, through these eyes; and the view as it is kept.
    fn add_table(
        &self,
        viewer: Viewer,
        language: Language,
        parts: &mut Vec<Vec<u8>>,
    ) -> Option<(Viewer, LastView)> {
        let table = self.room.table.as_ref()?;
        let mut asked = Vec::new();
        let last_view = table.look(&self.room.voice(language, viewer), &mut asked);
        parts.push(written(&Part::View { view: last_view.whole() }));
        let mut question = Vec::new();
        self.write_question(table.as_ref(), &asked, &mut question);
        parts.push(question);
        Some((viewer, last_view))
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
    fn write_question(&self, table: &dyn AnyTable, asked: &[u8], out: &mut Vec<u8>) {
        let serial = self.room.serial().unwrap_or_else(|| table.serial());
        if self.room.playing().is_err() {
            let waiting = numbers(self.room.waiting());
            let nothing = Question { serial, waiting, complete: true, ..Question::default() };
            return write(&Part::Question(nothing), out);
        }
        separate(out);
        let start = out.len();
        write!(out, "{{\"is\":\"question\",\"serial\":{serial},\"asked\":")
            .expect("there is memory for text");
        write_numbers(table.asked(), out);
        out.extend_from_slice(b",\"waiting\":");
        write_numbers(self.room.waiting(), out);
        out.push(b',');
        // Behind the brace that opens it.
        out.extend_from_slice(&asked[1..]);
        debug_assert!(
            matches!(serde_json::from_slice(&out[start..]), Ok(Part::Question(_))),
            "a question is written as the protocol says"
        );
    }

    /// What everybody with these eyes has last seen.
    fn last_view(&self, viewer: Viewer) -> Option<&LastView> {
        self.last_views.iter().find(|(of, _)| *of == viewer).map(|(_, last_view)| last_view)
    }

    fn keep_last_view(&mut self, viewer: Viewer, last_view: LastView) {
        match self.last_views.iter_mut().find(|(of, _)| *of == viewer) {
            Some((_, kept)) => *kept = last_view,
            None => self.last_views.push((viewer, last_view)),
        }
    }

    /// Notes what one client has seen. If others with the same eyes have last seen something else, all of them are shown
    /// a whole view next time.
    fn note_last_view(&mut self, id: ClientId, viewer: Viewer, last_view: LastView) {
        let alone = !self.clients.iter().any(|other| other.id != id && other.viewer == viewer);
        if alone || self.last_view(viewer) == Some(&last_view) {
            self.keep_last_view(viewer, last_view);
        } else {
            self.last_views.retain(|(of, _)| *of != viewer);
        }
    }

    /// Tells one client everything: what was missed since `last`, or all of it.
    pub(super) fn welcome(&mut self, id: ClientId, last: Option<u32>) {
        let Some(place) = self.clients.iter().position(|client| client.id == id) else { return };
        let client = &self.clients[place];
        let (viewer, language) = (client.viewer, client.language);
        let seen = last.and_then(|last| Some((last, self.room.told_at(last)?)));
        let mut before = Vec::new();
        if seen.is_none() {
            before.push(Part::Fresh {});
        }
        before.push(Part::Table { table: Box::new(self.room.info()) });
        before.push(Part::You(self.you(client)));
        before.push(Part::Talk(self.talk(language)));
        let missed = self.events(viewer, language, seen.map_or(0, |(_, told)| told));
        let lines = missed.chunks(LINES).map(|lines| Part::Events { lines: lines.to_vec() });
        before.extend(lines);
        let mut parts: Vec<Vec<u8>> = before.iter().map(written).collect();
        let last_view = self.add_table(viewer, language, &mut parts);
        let mut after: Vec<Part> = self.clocks().map(Part::Clock).into_iter().collect();
        after.push(self.presence());
        let reader = client.guest.as_ref().map(|guest| &guest.id);
        let lines = self.room.heard(seen.map(|(last, _)| last), viewer, reader);
        after.push(Part::Chat { lines });
        if self.room.lesson.is_some() && viewer.seat() == Some(Seat::new(LEARNER)) {
            after.push(Part::Coach { coach: self.room.coach(language).map(Box::new) });
        }
        after.push(Part::Undo { request: self.room.undo_request() });
        after.extend(self.room.over().map(Part::Over));
        after.extend(self.room.rematch.clone().map(|table| Part::Rematch { table }));
        after.append(&mut self.clients[place].own);
        parts.extend(after.iter().map(written));
        if let Some((viewer, last_view)) = last_view {
            self.note_last_view(id, viewer, last_view);
        }
        if send_long(&self.clients[place].out, self.on_disk(), &parts).is_err() {
            self.drop_deaf(&[id]);
        }
    }

    /// Tells everybody everything: the log is not the one they know.
    pub(super) fn tell_all_anew(&mut self) {
        self.last_views.clear();
        let all: Vec<ClientId> = self.clients.iter().map(|client| client.id).collect();
        for id in all {
            self.welcome(id, None);
        }
    }

    fn presence(&self) -> Part {
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
