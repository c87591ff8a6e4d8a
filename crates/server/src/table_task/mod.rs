//! The task that owns one live table. Everybody else sends it [`Call`]s.
//!
//! A task takes what has come in, changes the room, writes the new entries to the log, and only when they are on
//! disk tells anybody: the one who acted, then everybody else. If the disk refuses, the room is played again from the
//! log, so that nothing is left of what was not written.

mod answers;
mod calls;
mod clients;
mod disk;
mod drawn;
mod frames;
mod last_views;
mod operations;
mod pace;
mod showing;
mod tell;
#[cfg(test)]
mod tests;
mod tries;
mod welcome;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use kernel::{Rng, Seats, Viewer};
use protocol::OldRules;
use shelf::LastView;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::room::{Headline, Room};
use crate::store::TableId;
use crate::tables::{Tables, load};
use crate::{Fault, GuestId, chance};

pub(crate) use calls::{Call, Join, Operation, Reply, Request};
use clients::Client;
pub(crate) use clients::{ClientId, Farewell};
use disk::{Promise, Unkept};
use pace::Pace;
use tell::ToldSoFar;

/// How many calls a task takes at once.
const AT_ONCE: usize = 16;

/// How many answers bots give before others have their turn on the processor.
const BOTS_AT_ONCE: usize = 32;

/// How often the lobby hears of changes.
const HEADLINE_EVERY: Duration = Duration::from_secs(1);

/// When nothing is due: longer than any server runs.
const SOMEDAY: Duration = Duration::from_secs(3600 * 24 * 365);

/// A live table and everybody who looks at it.
#[derive(Debug)]
pub(crate) struct TableTask {
    tables: Arc<Tables>,
    room: Room,
    clients: Vec<Client>,
    /// Whom those do not hear who only watch. It is in no log, and lasts as long as the table is awake.
    watchers_muted: VecDeque<(GuestId, u8)>,
    next_client: u32,
    /// Entries the room has taken that are not on disk yet.
    pending: Vec<String>,
    promises: Vec<Promise>,
    told: ToldSoFar,
    /// Who everybody knows to be here and to be stood in for, and how many watch.
    presence_told: (Seats, Seats, u32),
    /// What the clients of each viewer have last seen, so that they are told only what has changed.
    last_views: Vec<(Viewer, LastView)>,
    pace: Pace,
    /// What bots think with.
    rng: Rng,
    finished: bool,
    /// The record of the game, if it could not be kept.
    unkept: Option<Unkept>,
    /// Whether the room holds what is not on disk and cannot be played again from there: nobody may see it.
    lost: bool,
    headline_due: Option<Instant>,
    idle_since: Instant,
    woken: Instant,
}

impl TableTask {
    /// Wakes a table from its log and keeps it until nobody needs it.
    pub(crate) async fn run(
        tables: Arc<Tables>,
        id: TableId,
        former: Option<Arc<Headline>>,
        mut calls: mpsc::Receiver<Call>,
    ) {
        let mut task = match Self::wake(&tables, &id, former.as_deref()).await {
            Ok(task) => task,
            Err(fault) => {
                if matches!(fault, Fault::SetAside(_)) {
                    tables.set_aside(&id, &fault);
                }
                tables.retire(&id, &mut calls, None);
                refuse_all(&mut calls, &fault).await;
                return;
            }
        };
        metrics::gauge!("sangfroid_tables_live").increment(1.0);
        task.keep(&mut calls).await;
        metrics::gauge!("sangfroid_tables_live").decrement(1.0);
    }

    async fn wake(
        tables: &Arc<Tables>,
        id: &TableId,
        former: Option<&Headline>,
    ) -> Result<Self, Fault> {
        let room = load(tables.store.as_ref(), tables.games, id, former).await?;
        if let Some(OldRules { was, now, stopped }) = room.old_rules() {
            tracing::warn!(table = %id, was, now, stopped, "a game was begun under older rules");
        }
        Ok(Self::new(Arc::clone(tables), room))
    }

    fn new(tables: Arc<Tables>, room: Room) -> Self {
        let now = Instant::now();
        Self {
            pace: Pace::at(now, &room, tables.time()),
            told: ToldSoFar::of(&room),
            tables,
            room,
            clients: Vec::new(),
            watchers_muted: VecDeque::new(),
            next_client: 0,
            presence_told: (Seats::NONE, Seats::NONE, 0),
            last_views: Vec::new(),
            pending: Vec::new(),
            promises: Vec::new(),
            rng: Rng::new(chance::thoughts()),
            finished: false,
            unkept: None,
            lost: false,
            headline_due: Some(now),
            idle_since: now,
            woken: now,
        }
    }

    async fn keep(&mut self, calls: &mut mpsc::Receiver<Call>) {
        let mut inbox = Vec::with_capacity(AT_ONCE);
        let mut timer = std::pin::pin!(sleep_until(Instant::now()));
        loop {
            self.settle().await;
            if self.lost {
                self.tables.retire(&self.room.id, calls, None);
                refuse_all(calls, &Fault::Storage).await;
                return;
            }
            let due = self.due();
            if timer.deadline() != due {
                timer.as_mut().reset(due);
            }
            tokio::select! {
                biased;
                count = calls.recv_many(&mut inbox, AT_ONCE) => {
                    if count == 0 {
                        return;
                    }
                    for call in inbox.drain(..) {
                        if let Call::Stop { reply } = call {
                            Box::pin(self.stop()).await;
                            let _ = reply.send(());
                            return;
                        }
                        if self.lost {
                            refuse(call, &Fault::Storage);
                        } else {
                            self.handle(call).await;
                        }
                    }
                }
                () = timer.as_mut() => {
                    if self.tick(calls).await {
                        return;
                    }
                }
            }
        }
    }

    async fn handle(&mut self, call: Call) {
        match call {
            Call::Join(join) => {
                self.flush().await;
                self.join(*join);
            }
            Call::Said { client, message } => self.said(client, *message).await,
            Call::Gone { client } => self.gone(client),
            Call::PutOut { guest } => self.put_out(&guest),
            Call::Do(request) => {
                let Request { guest, operation, reply } = *request;
                self.flush().await;
                // What happens seldom has no place of its own in a task that every table has.
                Box::pin(self.operation(guest, operation, reply)).await;
            }
            Call::Info { reply } => {
                self.flush().await;
                let _ = reply.send(Ok(self.room.info()));
            }
            #[cfg(feature = "testing")]
            Call::Put(game) => {
                self.room.put(game);
                self.told = ToldSoFar::of(&self.room);
                self.tell_all_anew();
            }
            Call::Wake | Call::Stop { .. } => {}
        }
    }

    /// Writes, tells, lets bots play, and does it again until there is nothing left to do now.
    async fn settle(&mut self) {
        loop {
            // What a coach says is about the question that the others' answers lead to: all of it is told at once.
            if !self.room.is_coached() {
                self.flush().await;
                if self.lost {
                    return;
                }
            }
            self.keep_pace();
            let mut answered = 0;
            while answered < BOTS_AT_ONCE && self.let_bots_answer() {
                answered += 1;
                if self.leads_on() {
                    break;
                }
            }
            if answered == 0 {
                if self.pending.is_empty() {
                    break;
                }
                self.flush().await;
                if self.lost {
                    return;
                }
            }
            // Many bots at one table must not keep others from theirs.
            tokio::task::yield_now().await;
        }
        if self.pace.stood_in != self.presence_told.1 {
            self.tell_presence();
        }
        self.send_own();
        if self.owes_record(Instant::now()) {
            // What went wrong is in the log; it is tried again later.
            let _ = Box::pin(self.finish()).await;
        }
    }

    /// Whether the last answer led to another question. That has a time of its own, and each decision is told by itself if
    /// anybody is there to hear of it.
    fn leads_on(&mut self) -> bool {
        let is_told = !self.clients.is_empty();
        let leads_on = self.room.serial() != self.pace.serial();
        if leads_on && !is_told {
            self.keep_pace();
        }
        leads_on && is_told
    }

    /// When there is something to do though nobody calls.
    fn due(&self) -> Instant {
        let idle = self.idle_since + self.tables.settings.idle();
        let idle = if self.clients.is_empty() { idle } else { self.woken + SOMEDAY };
        let next = self.next_moment();
        let again = self.record_again();
        [Some(idle), self.headline_due, next, again].into_iter().flatten().min().unwrap_or(idle)
    }

    /// Does what is due. True if the table was put away.
    async fn tick(&mut self, calls: &mut mpsc::Receiver<Call>) -> bool {
        let now = Instant::now();
        if self.headline_due.is_some_and(|due| due <= now) {
            self.headline_due = None;
            self.tables.update(&self.room.id, self.headline());
        }
        self.watch_the_clock();
        let idle = self.clients.is_empty() && now >= self.idle_since + self.tables.settings.idle();
        if !idle {
            return false;
        }
        if self.next_moment().is_some_and(|next| next <= now + self.tables.settings.idle()) {
            // Something is to be done before long: it is not worth while to go.
            self.idle_since = now;
            return false;
        }
        self.flush().await;
        if self.lost {
            return false;
        }
        if Box::pin(self.put_away()).await.is_err() {
            self.idle_since = now;
            return false;
        }
        self.tables.retire(&self.room.id, calls, Some(self.last_headline()))
    }
}

/// Answers all calls that have come to a task that is about to go.
async fn refuse_all(calls: &mut mpsc::Receiver<Call>, fault: &Fault) {
    calls.close();
    while let Some(call) = calls.recv().await {
        refuse(call, fault);
    }
}

/// Answers a call to a table that is not there.
fn refuse(call: Call, fault: &Fault) {
    // Whoever asked may be gone; then nobody minds.
    match call {
        Call::Join(join) => {
            let _ = join.reply.send(Err(fault.clone()));
        }
        Call::Do(request) => {
            let _ = request.reply.send(Err(fault.clone()));
        }
        Call::Info { reply } => {
            let _ = reply.send(Err(fault.clone()));
        }
        Call::Stop { reply } => {
            let _ = reply.send(());
        }
        #[cfg(feature = "testing")]
        Call::Put(_) => {}
        Call::Said { .. } | Call::Gone { .. } | Call::PutOut { .. } | Call::Wake => {}
    }
}
