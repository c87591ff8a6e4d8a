//! Telling: from what has changed to the bytes every client receives.
//!
//! What all clients with the same viewer and language are told is made once. Everything in it comes from the room's
//! public side or through the viewer's own eyes.

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use kernel::{Coverage, Seats, Viewer};
use protocol::{EventLine, Part, Question, Talk};
use shelf::Language;

use super::{ClientId, Keeper};
use crate::room::{Room, numbers};

/// What clients have been told, to tell them only what is new.
#[derive(Debug)]
pub(super) struct Told {
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
    rematch: bool,
    /// Whether something about the table itself is new.
    pub(super) table_changed: bool,
}

impl Told {
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
            rematch: room.rematch.is_some(),
            table_changed: false,
        }
    }
}

/// A frame of several is closed when it is this long, so that no socket needs a large buffer.
const LONG: usize = 2 * 1024;

/// A long message has no more frames than this.
const MOST_FRAMES: usize = 24;

/// How many lines of the log are in one part.
const LINES: usize = 6;

/// Writes parts one after the other, as the inside of a list.
fn write(parts: &[Part], out: &mut Vec<u8>) {
    for part in parts {
        if !out.is_empty() {
            out.push(b',');
        }
        serde_json::to_writer(&mut *out, part).expect("a message is plain data");
    }
}

/// A frame from parts that are written already.
fn frame(number: u32, more: bool, shared: &[u8], own: &[u8]) -> Utf8Bytes {
    let mut text = Vec::with_capacity(shared.len() + own.len() + 40);
    let more = if more { "\"more\":true," } else { "" };
    text.extend_from_slice(format!("{{\"n\":{number},{more}\"parts\":[").as_bytes());
    text.extend_from_slice(shared);
    if !shared.is_empty() && !own.is_empty() {
        text.push(b',');
    }
    text.extend_from_slice(own);
    text.extend_from_slice(b"]}");
    Utf8Bytes::try_from(Bytes::from(text)).expect("JSON is text")
}

/// All parts of a long message, in as many frames as it takes.
fn frames(number: u32, parts: &[Part]) -> Vec<Utf8Bytes> {
    let written: Vec<Vec<u8>> = parts
        .iter()
        .map(|part| serde_json::to_vec(part).expect("a message is plain data"))
        .collect();
    let total: usize = written.iter().map(Vec::len).sum();
    let long = LONG.max(total / MOST_FRAMES);
    let mut frames = Vec::new();
    let mut inside = Vec::new();
    for part in &written {
        if !inside.is_empty() {
            if inside.len() + part.len() > long {
                frames.push(frame(number, true, &inside, b""));
                inside.clear();
            } else {
                inside.push(b',');
            }
        }
        inside.extend_from_slice(part);
    }
    frames.push(frame(number, false, &inside, b""));
    frames
}

impl Keeper {
    /// The number frames carry: the last entry that is on disk.
    fn on_disk(&self) -> u32 {
        self.room.number() - self.pending.len() as u32
    }

    /// Tells everybody what the last writing brought.
    pub(super) fn tell(&mut self) {
        let now = Told::of(&self.room);
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
        let mut deaf = Vec::new();
        for client in &mut clients {
            let key = (client.viewer, client.language);
            let place = made.iter().position(|(made_for, _)| *made_for == key);
            let place = place.unwrap_or_else(|| {
                made.push((key, self.news_for(key, &before)));
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
            let mut own = Vec::new();
            write(&client.own, &mut own);
            client.own.clear();
            let shared = &made[place].1;
            if shared.is_empty() && own.is_empty() {
                continue;
            }
            if client.out.send(frame(number, false, shared, &own)).is_err() {
                deaf.push(client.id);
            }
        }
        self.clients = clients;
        self.drop_deaf(&deaf);
    }

    fn news_for(&self, (viewer, language): (Viewer, Language), before: &Told) -> Vec<u8> {
        let mut parts = Vec::new();
        let room = &self.room;
        // When the game ends, so does what the table says of itself.
        if before.table_changed || self.told.over != before.over {
            parts.push(Part::Table { table: Box::new(room.info()) });
        }
        if self.told.over != before.over {
            parts.push(Part::Talk(self.talk(language)));
        }
        if let Some(table) = &room.table {
            if self.told.logged > before.logged {
                let lines = self.events(viewer, language, before.logged);
                if !lines.is_empty() {
                    parts.push(Part::Events { lines });
                }
            }
            if self.told.serial != before.serial || self.told.over != before.over {
                self.add_table(viewer, language, &mut parts);
                parts.extend(self.clocks().map(Part::Clock));
            } else if viewer
                .seat()
                .is_some_and(|seat| before.waiting.contains(seat) && !table.may_answer(seat))
            {
                // An answer that stands leaves no options; others may still be changed.
                self.add_table(viewer, language, &mut parts);
            } else if self.told.waiting != before.waiting {
                let waiting = numbers(self.told.waiting);
                parts.push(Part::Waiting { serial: self.told.serial.unwrap_or(0), waiting });
            } else if before.table_changed {
                parts.extend(self.clocks().map(Part::Clock));
            }
        }
        if self.told.undo != before.undo || room.undo.is_some() {
            parts.push(Part::Undo { request: room.undo_request() });
        }
        if self.told.over && !before.over {
            parts.extend(room.over().map(Part::Over));
        }
        if self.told.rematch && !before.rematch {
            parts.extend(room.rematch.clone().map(|table| Part::Rematch { table }));
        }
        let mut text = Vec::with_capacity(4096);
        write(&parts, &mut text);
        text
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

    /// View and question, through these eyes.
    fn add_table(&self, viewer: Viewer, language: Language, parts: &mut Vec<Part>) {
        let Some(table) = &self.room.table else { return };
        let seen = table.observe(&self.room.voice(language, viewer));
        parts.push(Part::View { view: seen.view });
        let over = self.room.is_over();
        parts.push(Part::Question(Question {
            serial: self.room.serial().unwrap_or(seen.serial),
            question: seen.question.filter(|_| !over),
            prompt: seen.prompt.filter(|_| !over),
            asked: if over { Vec::new() } else { numbers(table.asked()) },
            waiting: numbers(self.room.waiting()),
            options: if over {
                Vec::new()
            } else {
                seen.options.into_iter().map(Into::into).collect()
            },
            complete: seen.coverage == Coverage::Complete,
        }));
    }

    /// Tells one client everything: what was missed since `last`, or all of it.
    pub(super) fn welcome(&mut self, id: ClientId, last: Option<u32>) {
        let Some(place) = self.clients.iter().position(|client| client.id == id) else { return };
        let client = &self.clients[place];
        let (viewer, language) = (client.viewer, client.language);
        let seen = last.and_then(|last| Some((last, self.room.told_at(last)?)));
        let mut parts = Vec::new();
        if seen.is_none() {
            parts.push(Part::Fresh {});
        }
        parts.push(Part::Table { table: Box::new(self.room.info()) });
        parts.push(Part::You(self.you(client)));
        parts.push(Part::Talk(self.talk(language)));
        let missed = self.events(viewer, language, seen.map_or(0, |(_, told)| told));
        let lines = missed.chunks(LINES).map(|lines| Part::Events { lines: lines.to_vec() });
        parts.extend(lines);
        self.add_table(viewer, language, &mut parts);
        parts.extend(self.clocks().map(Part::Clock));
        parts.push(self.presence());
        let reader = client.guest.as_ref().map(|guest| &guest.id);
        let lines = self.room.heard(seen.map(|(last, _)| last), viewer, reader);
        parts.push(Part::Chat { lines });
        parts.push(Part::Undo { request: self.room.undo_request() });
        parts.extend(self.room.over().map(Part::Over));
        parts.extend(self.room.rematch.clone().map(|table| Part::Rematch { table }));
        parts.append(&mut self.clients[place].own);
        let out = &self.clients[place].out;
        let mut frames = frames(self.on_disk(), &parts).into_iter();
        if frames.any(|frame| out.send(frame).is_err()) {
            self.drop_deaf(&[id]);
        }
    }

    /// Tells everybody everything: the log is not the one they know.
    pub(super) fn tell_all_anew(&mut self) {
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
        write(&[self.presence()], &mut text);
        let text = frame(self.on_disk(), false, &text, b"");
        let deaf: Vec<ClientId> = self
            .clients
            .iter()
            .filter(|client| client.out.send(text.clone()).is_err())
            .map(|client| client.id)
            .collect();
        self.drop_deaf(&deaf);
    }

    /// Sends what single clients are still to be told.
    pub(super) fn send_own(&mut self) {
        let number = self.on_disk();
        let mut deaf = Vec::new();
        for client in self.clients.iter_mut().filter(|client| !client.own.is_empty()) {
            let mut own = Vec::new();
            write(&client.own, &mut own);
            client.own.clear();
            if client.out.send(frame(number, false, b"", &own)).is_err() {
                deaf.push(client.id);
            }
        }
        self.drop_deaf(&deaf);
    }
}
