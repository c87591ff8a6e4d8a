//! What the task of a table does with the disk: nothing is told before it is written, and what the disk refuses has not
//! happened.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Seat, Viewer};
use protocol::Part;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::pace::Pace;
use super::tell::ToldSoFar;
use super::{ClientId, HEADLINE_EVERY, Reply, TableTask};
use crate::Fault;
use crate::room::{Entry, Headline};
use crate::store::{self, StoreError};

/// Somebody to be told when what they did is on disk.
#[derive(Debug)]
pub(super) enum Promise {
    Client { client: ClientId, tag: u32 },
    Caller { reply: oneshot::Sender<Result<Reply, Fault>>, done: Reply },
}

/// A record that could not be kept.
#[derive(Debug)]
pub(super) struct Unkept {
    /// When it is tried again; never if it would be refused again whatever happens.
    again: Option<Instant>,
    wait: Duration,
}

impl Unkept {
    const FIRST_WAIT: Duration = Duration::from_secs(2);
    const LONGEST_WAIT: Duration = Duration::from_secs(600);

    /// Each time it takes twice as long until the next.
    fn after(before: Option<&Self>, error: &StoreError, now: Instant) -> Self {
        let wait = before.map_or(Self::FIRST_WAIT, |before| 2 * before.wait);
        let wait = wait.min(Self::LONGEST_WAIT);
        Self { again: (!error.is_about_one_job()).then_some(now + wait), wait }
    }
}

impl TableTask {
    /// Takes an entry that is not an answer.
    pub(super) fn note(&mut self, entry: Entry) {
        let text = serde_json::to_string(&entry).expect("an entry is plain data");
        let is_seen = entry.is_seen();
        self.note_whom_it_concerns(&entry);
        if let Err(unfit) = self.room.take(entry) {
            // The room has made the entry itself, so this is a mistake of ours; nothing of it is kept.
            tracing::error!(table = %self.room.id, %unfit, "an entry does not fit");
            return;
        }
        self.pending.push(text);
        self.told.table_changed |= is_seen;
    }

    /// Those who did something of their own are told what they are now, and nobody else is told anything.
    fn note_whom_it_concerns(&mut self, entry: &Entry) {
        for client in &mut self.clients {
            if let Entry::Passing { seat, .. } = entry {
                client.you_changed |= client.viewer == Viewer::Seat(Seat::new(*seat));
            } else if let Entry::Muted { guest, .. } | Entry::Shared { guest, .. } = entry {
                client.you_changed |= client.guest_id() == Some(guest);
            }
        }
        self.told.seats_changed |= entry.is_seen() || matches!(entry, Entry::Shared { .. });
    }

    /// Brings what is new to disk, then tells everybody.
    pub(super) async fn flush(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        let entries = std::mem::take(&mut self.pending);
        let first = self.room.entries - entries.len() as u32;
        let count = entries.len() as u64;
        match self.tables.store.append(&self.room.id, first, entries).await {
            Ok(()) => {
                self.tables.count_entries(count);
                for promise in std::mem::take(&mut self.promises) {
                    match promise {
                        Promise::Client { client, tag } => {
                            self.tell_own(client, Part::Taken { tag })
                        }
                        Promise::Caller { reply, done } => {
                            let _ = reply.send(Ok(done));
                        }
                    }
                }
                // Whoever hears that the game is over may ask for its record at once.
                if self.owes_record(Instant::now()) {
                    let _ = Box::pin(self.finish()).await;
                }
                let anew = self.told.since != self.room.since;
                let moved = if self.told.seats_changed { self.reseat() } else { Vec::new() };
                self.tell(&moved);
                for client in moved.into_iter().filter(|_| !anew) {
                    self.welcome(client, None);
                }
                self.headline_due.get_or_insert_with(|| Instant::now() + HEADLINE_EVERY);
            }
            Err(error) => Box::pin(self.disk_refused(&error)).await,
        }
    }

    /// Nothing was written: those who waited are told so, and the room goes back to what the log says.
    async fn disk_refused(&mut self, error: &StoreError) {
        error.report(&self.room.id, "entries cannot be written");
        metrics::counter!("sangfroid_writes_refused_total").increment(1);
        for promise in std::mem::take(&mut self.promises) {
            match promise {
                Promise::Client { client, tag } => self.refuse(client, tag, &Fault::Storage),
                Promise::Caller { reply, .. } => {
                    let _ = reply.send(Err(Fault::Storage));
                }
            }
        }
        let former = self.tables.former(&self.room.id);
        match Self::wake(&self.tables, &self.room.id, former.as_deref()).await {
            Ok(again) => {
                self.room = again.room;
                self.pace = Pace::at(Instant::now(), &self.room, self.tables.time());
                self.pace.present(Instant::now(), self.present());
                // Without this, bots would try again at once, and again.
                self.pace.rest();
                // Nobody was told of what is not on disk, so what everybody knows still holds, but for the clocks.
                self.told = ToldSoFar::of(&self.room);
                self.keep_pace();
                if let Some(clocks) = self.clocks() {
                    for client in &mut self.clients {
                        client.own.push(Part::Clock(clocks.clone()));
                    }
                }
            }
            Err(_) => {
                self.lost = true;
                self.dismiss(protocol::CLOSE_GOING_AWAY, &Fault::Storage);
            }
        }
    }

    pub(super) fn headline(&self) -> Headline {
        self.room.headline(self.wake_at())
    }

    /// The headline as it is kept when the table leaves memory.
    pub(super) fn last_headline(&self) -> Headline {
        self.room.last_headline(self.wake_at())
    }

    /// Whether the game is over and its record is not kept yet.
    pub(super) fn lacks_record(&self) -> bool {
        self.room.is_over() && !self.finished
    }

    /// Whether the record is to be kept now.
    pub(super) fn owes_record(&self, now: Instant) -> bool {
        let is_time = |unkept: &Unkept| unkept.again.is_some_and(|again| again <= now);
        self.lacks_record() && self.unkept.as_ref().is_none_or(is_time)
    }

    /// When it is tried again to keep the record.
    pub(super) fn record_again(&self) -> Option<Instant> {
        self.unkept.as_ref().filter(|_| self.lacks_record())?.again
    }

    pub(super) async fn put_away(&mut self) -> Result<(), StoreError> {
        // A record that can never be kept is no reason to stay awake.
        let is_hopeless = self.unkept.as_ref().is_some_and(|unkept| unkept.again.is_none());
        if self.lacks_record() && !is_hopeless {
            return self.finish().await;
        }
        let state = self.room.stored_state();
        let headline =
            serde_json::to_string(&self.last_headline()).expect("a headline is plain data");
        let (store, id) = (Arc::clone(&self.tables.store), self.room.id.clone());
        let put = store.put_away(&id, state, headline).await;
        put.inspect_err(|error| {
            error.report(&id, "a table cannot be put away");
        })
    }

    /// Keeps the record of a game that is over.
    pub(super) async fn finish(&mut self) -> Result<(), StoreError> {
        self.finished = true;
        let Some((record, line)) = self.room.record() else { return Ok(()) };
        let headline =
            serde_json::to_string(&self.last_headline()).expect("a headline is plain data");
        let record = store::NewRecord {
            id: line.info.id.clone(),
            game: line.info.game.clone(),
            finished: i64::try_from(line.info.finished).unwrap_or(i64::MAX),
            public: self.room.setup.public,
            guests: self.room.guests().iter().map(|guest| guest.text().to_owned()).collect(),
            headline: line.write(),
            text: record.write(),
        };
        if let Err(error) = self.tables.store.finish(&self.room.id, headline, record).await {
            self.finished = false;
            let id = &self.room.id;
            let now = Instant::now();
            let next = Unkept::after(self.unkept.as_ref(), &error, now);
            match (&self.unkept, next.again) {
                (_, None) => {
                    tracing::error!(table = %id, %error, "a record cannot be kept; it is not tried again while the table is awake");
                }
                (None, Some(_)) => {
                    tracing::error!(table = %id, %error, "a record cannot be kept; it is tried again, less and less often");
                }
                (Some(_), Some(_)) => {
                    tracing::debug!(table = %id, %error, "a record is still not kept")
                }
            }
            self.unkept = Some(next);
            return Err(error);
        }
        if self.unkept.take().is_some() {
            tracing::info!(table = %self.room.id, "the record is kept after all");
        }
        metrics::counter!("sangfroid_games_finished_total").increment(1);
        Ok(())
    }

    /// Writes what is left and lets everybody go.
    pub(super) async fn stop(&mut self) {
        self.flush().await;
        if !self.lost {
            let _ = self.put_away().await;
        }
        self.dismiss(protocol::CLOSE_GOING_AWAY, &Fault::Stopping);
    }
}
