//! The clients of a live table: coming, going, and what each of them says.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use kernel::{Seat, Seats, Viewer};
use protocol::{
    Aid, CLOSE_NOT_ALLOWED, CLOSE_TOO_SLOW, ClientMessage, Part, PassUntil, TableState, TakeBack,
    You,
};
use shelf::{Language, Problem};
use tokio::time::Instant;

use super::frames::frame;
use super::{Join, Promise, TableTask};
use crate::frame_sender::{Deaf, FrameSender};
use crate::limits::PerGuest;
use crate::now::now;
use crate::room::{Entry, talk::Speaker};
use crate::wire::TextFrame;
use crate::{Fault, Guest, GuestId};

/// Which client of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClientId(u32);

/// Somebody who looks at the table.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) id: ClientId,
    pub(super) guest: Option<Guest>,
    address: IpAddr,
    pub(super) language: Language,
    pub(super) viewer: Viewer,
    out: FrameSender,
    /// How many frames were sent.
    frames: u32,
    /// Whether who the reader is at this table is no longer what was told.
    pub(super) you_changed: bool,
    /// How the reader can take the last answer back, as far as was told.
    pub(super) take_back: Option<TakeBack>,
    /// What only this client is told, with the next frame.
    pub(super) own: Vec<Part>,
    /// What the socket is closed with when the client is let go.
    farewell: Farewell,
    /// Whether the gallery's view was asked for, to hide behind it.
    hides: bool,
    /// Whether the device is one that people share.
    shared: bool,
}

/// How many mutes of people who only watch a table remembers.
const WATCHERS_MUTES: usize = 256;

/// What a socket is closed with, once that is known.
pub(crate) type Farewell = Arc<OnceLock<(u16, Fault)>>;

impl Client {
    /// Sends a frame, made of parts that are written already, with the next number of this client.
    pub(super) fn send(
        &mut self,
        writing: &mut TextFrame,
        more: bool,
        shared: &[u8],
        own: &[u8],
    ) -> Result<(), Deaf> {
        self.frames += 1;
        self.out.send(frame(writing, self.frames, more, shared, own))
    }

    /// Says goodbye; the socket closes when the client is dropped.
    fn dismiss(&mut self, code: u16, fault: &Fault) {
        self.own.push(Part::Bye { code, text: fault.text(self.language) });
        // Whoever is let go twice goes for the first reason.
        let _ = self.farewell.set((code, fault.clone()));
    }

    pub(super) fn guest_id(&self) -> Option<&GuestId> {
        self.guest.as_ref().map(|guest| &guest.id)
    }
}

/// Whether every such message may be an entry of the log, so that they are counted. Chat and tries have limits of their own,
/// and answers are bounded by the game.
const fn changes_the_log(message: &ClientMessage) -> bool {
    match message {
        ClientMessage::Mute { .. }
        | ClientMessage::PassForMe { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::GrantUndo { .. }
        | ClientMessage::Coach { .. }
        | ClientMessage::VoteEnd { .. } => true,
        ClientMessage::Hello { .. }
        | ClientMessage::Ping {}
        | ClientMessage::Showing { .. }
        | ClientMessage::Think {}
        | ClientMessage::Try { .. }
        | ClientMessage::Look { .. }
        | ClientMessage::Speak { .. }
        | ClientMessage::Answer { .. }
        | ClientMessage::Chat { .. }
        | ClientMessage::Phrase { .. } => false,
    }
}

impl TableTask {
    /// Somebody comes in, for the first time or again.
    pub(super) fn join(&mut self, join: Join) {
        let Join { guest, address, language, last, seat, shared, out, farewell, reply } = join;
        if guest.as_ref().is_some_and(|guest| !self.tables.devices.admits(guest)) {
            let _ = reply.send(Err(Fault::PutOut));
            return;
        }
        let held = guest.as_ref().map_or(0, |guest| self.room.seats_of(&guest.id).len());
        // Nobody's secrets are told to several people who have not said yet which of them is there.
        let hides = shared && seat.is_none() && held > 1 && self.room.table.is_some();
        let viewer = match self.viewer_for(guest.as_ref(), seat) {
            Ok(_) if hides => Viewer::Gallery,
            Ok(viewer) => viewer,
            Err(fault) => {
                let _ = reply.send(Err(fault));
                return;
            }
        };
        let id = ClientId(self.next_client);
        self.next_client += 1;
        if reply.send(Ok(id)).is_err() {
            return;
        }
        self.clients.push(Client {
            id,
            guest,
            address,
            language,
            viewer,
            out,
            frames: 0,
            you_changed: false,
            take_back: None,
            own: Vec::new(),
            farewell,
            hides,
            shared,
        });
        self.notice_presence();
        self.welcome(id, last);
        self.tell_presence();
    }

    /// Through whose eyes a client looks: a seat of their own, or the gallery where it is open.
    fn viewer_for(&self, guest: Option<&Guest>, seat: Option<u8>) -> Result<Viewer, Fault> {
        let held = guest.map_or(Seats::NONE, |guest| self.room.seats_of(&guest.id));
        match seat {
            Some(number) => {
                let mine = held.iter().find(|seat| seat.number() == number);
                mine.map(Viewer::Seat).ok_or(Fault::NotYourSeat)
            }
            None => match held.lowest() {
                Some(seat) => Ok(Viewer::Seat(seat)),
                None => self.may_watch().then_some(Viewer::Gallery).ok_or(Fault::NoSpectators),
            },
        }
    }

    fn may_watch(&self) -> bool {
        let setup = &self.room.setup;
        self.room.state() == TableState::Open
            || (setup.options.spectators
                && self.room.game.admits_spectators(&setup.config) == Ok(true))
    }

    pub(super) fn gone(&mut self, id: ClientId) {
        self.clients.retain(|client| client.id != id);
        self.somebody_went();
    }

    /// Lets the devices of a guest go that came by a cookie from before.
    pub(super) fn put_out(&mut self, guest: &GuestId) {
        let devices = &self.tables.devices;
        let is_out = |client: &Client| {
            client.guest.as_ref().is_some_and(|it| it.id == *guest && !devices.admits(it))
        };
        let out: Vec<ClientId> =
            self.clients.iter().filter(|client| is_out(client)).map(|client| client.id).collect();
        if out.is_empty() {
            return;
        }
        for client in self.clients.iter_mut().filter(|client| out.contains(&client.id)) {
            client.dismiss(CLOSE_NOT_ALLOWED, &Fault::PutOut);
        }
        self.send_own();
        self.clients.retain(|client| !out.contains(&client.id));
        self.somebody_went();
    }

    fn somebody_went(&mut self) {
        if self.clients.is_empty() {
            self.idle_since = Instant::now();
        }
        self.last_views.retain(|(of, _)| self.clients.iter().any(|client| client.viewer == *of));
        self.notice_presence();
        self.tell_presence();
    }

    /// Looks who is here now.
    pub(super) fn notice_presence(&mut self) {
        let now = Instant::now();
        let present = self.present();
        self.pace.present(now, present);
        self.nobody_shows_who_is_gone();
        self.mind_the_clocks(now);
    }

    /// The seats whose players have a client here.
    pub(super) fn present(&self) -> Seats {
        let chairs = self.room.chairs.iter().enumerate();
        let here = chairs.filter(|(_, chair)| {
            self.clients
                .iter()
                .any(|client| client.guest_id().is_some_and(|guest| chair.is_held_by(guest)))
        });
        here.map(|(seat, _)| Seat::new(seat as u8)).collect()
    }

    pub(super) fn watching(&self) -> u32 {
        let holds_none = |client: &&Client| {
            client.guest_id().is_none_or(|guest| self.room.seats_of(guest).is_empty())
        };
        self.clients.iter().filter(holds_none).count() as u32
    }

    pub(super) fn client(&mut self, id: ClientId) -> Option<&mut Client> {
        self.clients.iter_mut().find(|client| client.id == id)
    }

    /// Who a client is at this table.
    pub(super) fn you(&self, client: &Client) -> You {
        let guest = client.guest_id();
        let viewer = client.viewer.seat();
        let passing = viewer.and_then(|seat| self.room.chair(seat.number()).ok());
        You {
            seats: guest.map_or(Seats::NONE, |guest| self.room.seats_of(guest)),
            viewer,
            host: guest == Some(&self.room.host),
            passing: passing.map_or(PassUntil::Never, |chair| chair.passing),
            muted: self.muted_by(guest),
            take_back: viewer.and_then(|seat| self.room.take_back(seat)),
        }
    }

    /// The seats a guest does not hear.
    pub(super) fn muted_by(&self, guest: Option<&GuestId>) -> Seats {
        let muted = self.room.muted.iter().chain(&self.watchers_muted);
        muted.filter(|(who, _)| guest == Some(who)).map(|(_, seat)| Seat::new(*seat)).collect()
    }

    /// Whether one more of something is bearable from this client.
    pub(super) fn is_bearable(&self, id: ClientId, limit: &PerGuest) -> Result<(), Fault> {
        let client = self.clients.iter().find(|client| client.id == id).ok_or(Fault::NoGuest)?;
        if limit.take(client.guest_id(), client.address) { Ok(()) } else { Err(Fault::TooFast) }
    }

    /// Says something to one client only, with the next frame.
    pub(super) fn tell_own(&mut self, id: ClientId, part: Part) {
        if let Some(client) = self.client(id) {
            client.own.push(part);
        }
    }

    pub(super) fn refuse(&mut self, id: ClientId, tag: u32, fault: &Fault) {
        if let Some(client) = self.client(id) {
            let refusal = fault.refusal(client.language, tag);
            client.own.push(Part::Refused(refusal));
        }
    }

    /// Lets everybody go.
    pub(super) fn dismiss(&mut self, code: u16, fault: &Fault) {
        for client in &mut self.clients {
            client.dismiss(code, fault);
        }
        self.send_own();
        self.clients.clear();
        self.idle_since = Instant::now();
    }

    /// Clients that do not read are let go: they may come back and catch up.
    pub(super) fn drop_deaf(&mut self, deaf: &[ClientId]) {
        if deaf.is_empty() {
            return;
        }
        tracing::debug!(table = %self.room.id, count = deaf.len(), code = CLOSE_TOO_SLOW, "clients do not read");
        // Dropping the sender ends the client's socket.
        self.clients.retain(|client| !deaf.contains(&client.id));
        self.somebody_went();
    }

    /// Takes what a client says.
    pub(super) async fn said(&mut self, id: ClientId, message: ClientMessage) {
        let Some(client) = self.clients.iter().find(|client| client.id == id) else { return };
        let language = client.language;
        if changes_the_log(&message)
            && let Err(fault) = self.is_bearable(id, &self.tables.changes)
        {
            let tag = if let ClientMessage::Undo { tag } = message { tag } else { 0 };
            return self.refuse(id, tag, &fault);
        }
        let seat = client
            .viewer
            .seat()
            .map(Seat::number)
            .filter(|seat| {
                self.room.chair(*seat).is_ok_and(|chair| {
                    client.guest_id().is_some_and(|guest| chair.is_held_by(guest))
                })
            })
            .ok_or(Fault::NotYourSeat);
        let (tag, done) = match message {
            ClientMessage::Hello { .. } => {
                (0, Err(Fault::Unreadable(Problem::new("hello is said once"))))
            }
            ClientMessage::Ping {} => {
                self.tell_own(id, Part::Pong {});
                return;
            }
            ClientMessage::Think {} => return self.think(id).await,
            ClientMessage::Try { serial, action, tag } => {
                let tried = match seat {
                    Ok(_) => self.try_answer(id, serial, &action, tag).await,
                    Err(fault) => Err(fault),
                };
                (tag, tried)
            }
            ClientMessage::Look { seat } => (0, self.look(id, seat).await),
            ClientMessage::Speak { language } => (0, self.speak(id, language).await),
            ClientMessage::Answer { serial, action, tag } => {
                (tag, seat.and_then(|seat| self.person_answers(id, seat, serial, action, tag)))
            }
            ClientMessage::Chat { text, tag } => (tag, self.chat(id, seat.ok(), &text, tag)),
            ClientMessage::Phrase { phrase, about, tag } => {
                let said = self
                    .is_bearable(id, &self.tables.talk)
                    .and(seat)
                    .and_then(|seat| self.room.phrase(seat, language, phrase, about, now()));
                (tag, said.map(|entry| self.note_for(id, tag, [entry])))
            }
            ClientMessage::Showing { serial, showing } => {
                (0, seat.map(|_| self.hear_of_showing(id, serial, showing)))
            }
            ClientMessage::Mute { seat, mute } => (0, self.mute(id, seat, mute)),
            ClientMessage::PassForMe { until } => {
                let entry = seat.map(|seat| {
                    let changes = self.room.chair(seat).is_ok_and(|chair| chair.passing != until);
                    changes.then_some(Entry::Passing { seat, until })
                });
                (0, entry.map(|entry| self.note_for(id, 0, entry)))
            }
            ClientMessage::Undo { tag } => {
                let entry = seat.and_then(|seat| self.room.undo(seat, now()));
                (tag, entry.map(|entry| self.note_for(id, tag, [entry])))
            }
            ClientMessage::GrantUndo { grant } => {
                let entries = seat.and_then(|seat| self.room.grant_undo(seat, grant, now()));
                (0, entries.map(|entries| self.note_for(id, 0, entries)))
            }
            ClientMessage::Coach { act } => {
                let entry = seat.and_then(|seat| self.room.coached(seat, act, now()));
                (0, entry.map(|entry| self.note_for(id, 0, [entry])))
            }
            ClientMessage::VoteEnd { end } => {
                let guest = client.guest_id().ok_or(Fault::NotYourSeat);
                let entries = seat.and(guest).and_then(|it| self.room.vote_end(it, end, now()));
                (0, entries.map(|entries| self.note_for(id, 0, entries)))
            }
        };
        if let Err(fault) = done {
            self.refuse(id, tag, &fault);
        }
    }

    /// Takes entries and promises to tell this client when they are on disk. What changes nothing has no entry; it is as
    /// safe as what was taken before it.
    pub(super) fn note_for(
        &mut self,
        client: ClientId,
        tag: u32,
        entries: impl IntoIterator<Item = Entry>,
    ) {
        for entry in entries {
            self.note(entry);
        }
        if self.pending.is_empty() {
            self.tell_own(client, Part::Taken { tag });
        } else {
            self.promises.push(Promise::Client { client, tag });
        }
    }

    async fn look(&mut self, id: ClientId, seat: Option<u8>) -> Result<(), Fault> {
        self.flush().await;
        let Some(client) = self.clients.iter().find(|client| client.id == id) else {
            return Ok(());
        };
        let guest = client.guest.as_ref();
        let plays = guest.is_some_and(|guest| !self.room.seats_of(&guest.id).is_empty());
        let viewer = match seat {
            Some(_) => self.viewer_for(guest, seat)?,
            // Who shares a device hides behind the gallery's view while it changes hands.
            None if plays || self.may_watch() => Viewer::Gallery,
            None => return Err(Fault::NoSpectators),
        };
        if let Some(client) = self.client(id) {
            client.viewer = viewer;
            client.hides = plays && seat.is_none();
        }
        self.welcome(id, None);
        Ok(())
    }

    /// Tells a client what the game works out through its eyes, from nothing that is not on disk.
    async fn think(&mut self, id: ClientId) {
        self.flush().await;
        let Some(client) = self.clients.iter().find(|client| client.id == id) else { return };
        let voice = self.room.voice(client.language, client.viewer);
        let table = self.room.table.as_ref();
        let aid = Aid {
            serial: self.room.serial().unwrap_or(0),
            lines: table.and_then(|table| table.aid(&voice)),
            aid: table.and_then(|table| table.work_out(client.viewer)),
        };
        self.tell_own(id, Part::Aid(aid));
    }

    async fn speak(&mut self, id: ClientId, language: Language) -> Result<(), Fault> {
        self.flush().await;
        if let Some(client) = self.client(id) {
            client.language = language;
        }
        self.welcome(id, None);
        Ok(())
    }

    fn chat(&mut self, id: ClientId, seat: Option<u8>, text: &str, tag: u32) -> Result<(), Fault> {
        self.is_bearable(id, &self.tables.talk)?;
        let client = self.clients.iter().find(|client| client.id == id).ok_or(Fault::NoGuest)?;
        let guest = client.guest.as_ref().ok_or(Fault::NoGuest)?;
        let speaker = match seat {
            Some(seat) => Speaker::Seat(seat),
            // Players do not speak as if they only watched.
            None if !self.room.seats_of(&guest.id).is_empty() => return Err(Fault::NotYourSeat),
            None => Speaker::Watcher { name: &guest.name },
        };
        let entry = self.room.say(speaker, client.language, text, now())?;
        self.note_for(id, tag, [entry]);
        Ok(())
    }

    fn mute(&mut self, id: ClientId, seat: u8, mute: bool) -> Result<(), Fault> {
        self.room.chair(seat)?;
        let client = self.clients.iter().find(|client| client.id == id).ok_or(Fault::NoGuest)?;
        let guest = client.guest.as_ref().ok_or(Fault::NoGuest)?.id.clone();
        let changes = self.muted_by(Some(&guest)).contains(Seat::new(seat)) != mute;
        let is_kept = self.room.muted.iter().any(|(who, whom)| *who == guest && *whom == seat);
        if changes && !is_kept && self.room.seats_of(&guest).is_empty() {
            self.mute_for_watcher(id, &guest, seat, mute);
        } else {
            self.note_for(id, 0, changes.then_some(Entry::Muted { guest, seat, mute }));
        }
        Ok(())
    }

    /// What somebody who only watches hears is nobody else's business: it is in no log, which anybody could fill.
    fn mute_for_watcher(&mut self, id: ClientId, guest: &GuestId, seat: u8, mute: bool) {
        self.watchers_muted.retain(|(who, whom)| !(who == guest && *whom == seat));
        if mute {
            self.watchers_muted.push_back((guest.clone(), seat));
        }
        if self.watchers_muted.len() > WATCHERS_MUTES {
            self.watchers_muted.pop_front();
        }
        let all = self.clients.iter().filter(|client| client.guest_id() == Some(guest));
        let told: Vec<_> = all.map(|client| (client.id, self.you(client))).collect();
        for (client, you) in told {
            self.tell_own(client, Part::You(you));
        }
        self.tell_own(id, Part::Taken { tag: 0 });
    }

    /// Makes every client look through eyes of its own after seats were drawn, taken or given away, and lets those go
    /// who may no longer be here. Returns who looks through other eyes than before: they are to be told everything.
    pub(super) fn reseat(&mut self) -> Vec<ClientId> {
        let may_watch = self.may_watch();
        let begins = self.told.serial.is_none() && self.room.table.is_some();
        let drawn = if begins { self.room.seating() } else { None };
        if let Some(drawn) = drawn {
            for (_, whom) in &mut self.watchers_muted {
                *whom = drawn[usize::from(*whom)] as u8;
            }
        }
        let (mut moved, mut unwanted) = (Vec::new(), Vec::new());
        for client in &mut self.clients {
            let held = client.guest_id().map_or(Seats::NONE, |guest| self.room.seats_of(guest));
            client.hides |= begins && client.shared && held.len() > 1;
            let looked = client.viewer.seat().filter(|_| !client.hides);
            let moved_to =
                |seat: Seat, drawn: &[usize]| Seat::new(drawn[usize::from(seat.number())] as u8);
            let now = looked.map(|seat| drawn.map_or(seat, |drawn| moved_to(seat, drawn)));
            let seat = match now {
                Some(seat) if held.contains(seat) => Some(seat),
                None if client.hides => None,
                Some(_) | None => held.lowest(),
            };
            client.viewer = seat.map_or(Viewer::Gallery, Viewer::Seat);
            if held.is_empty() && !may_watch {
                client.dismiss(CLOSE_NOT_ALLOWED, &Fault::NoSpectators);
                unwanted.push(client.id);
            } else if seat != looked {
                moved.push(client.id);
            }
        }
        if !unwanted.is_empty() {
            self.send_own();
            self.clients.retain(|client| !unwanted.contains(&client.id));
            self.somebody_went();
        }
        moved
    }
}
