//! Tables for tests that turn the clock: a server without sockets, a store in memory, and people who look at frames.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod away;
mod beat;
mod broken;
mod clocks;
mod days;
mod deal;
mod jumps;
mod people;
mod race;
mod sleep;
mod steps;
mod timing;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use client::Screen;
use protocol::{ClientMessage, Clock, Heard, NewSeat, NewTable, Practice};
use serde_json::{Value, json};
use shelf::{Language, Record};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{advance, timeout};

use super::{Call, ClientId, Farewell, Join, Operation, Reply, Request};
use crate::frame_sender::FrameSender;
use crate::store::memory::Memory;
use crate::store::{EPOCH, Store as _, TableId};
use crate::tables::Tables;
use crate::{Fault, Games, Guest, Settings};

/// A table of Liens de Sang whose first player is seat 0, where everybody stays where they sat down.
fn blood(clock: Clock, seats: Vec<NewSeat>) -> NewTable {
    let config = json!({ "seating": "as_joined", "first_player": 0 });
    let practice = Some(Practice::Options);
    NewTable { config, clock, practice, ..NewTable::at_once("liens-de-sang", seats) }
}

fn me() -> NewSeat {
    NewSeat::Me { name: None }
}

fn guest(name: &str) -> Guest {
    Guest { name: name.into(), ..Guest::fresh(Language::En) }
}

/// Where everybody calls from.
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A table, its server and its host.
struct TaskTest {
    tables: Arc<Tables>,
    store: Arc<Memory>,
    id: TableId,
    ana: Guest,
}

async fn tables_on(store: &Arc<Memory>) -> Arc<Tables> {
    let store = Arc::clone(store);
    let listening = SocketAddr::from(([127, 0, 0, 1], 0));
    Tables::open(store, Settings::default(), Games::all(), listening).await.unwrap()
}

impl TaskTest {
    /// A table at which the game has begun if Ana holds or fills all seats.
    async fn new(wish: NewTable) -> Self {
        let store = Arc::new(Memory::default());
        let tables = tables_on(&store).await;
        let ana = guest("Ana");
        let begins = !wish.seats.contains(&NewSeat::Open {});
        let (id, _) = tables.create(&ana, HERE, wish).await.unwrap();
        let test = Self { tables, store, id, ana };
        if begins {
            test.operation(&test.ana, Operation::Start).await.unwrap();
        }
        test
    }

    /// The same table on another server, as after a restart.
    async fn restart(self) -> Self {
        self.tables.close().await;
        Self { tables: tables_on(&self.store).await, ..self }
    }

    /// The same table on another server, with a log of its own from now on.
    async fn copied(&self) -> Self {
        let store = Arc::new(Memory::default());
        let log = self.store.load(&self.id).await.unwrap();
        store.append(&self.id, 0, log).await.unwrap();
        let epoch = self.store.secret(EPOCH, [0; 32]).await.unwrap();
        store.secret(EPOCH, epoch).await.unwrap();
        Self { tables: tables_on(&store).await, store, id: self.id.clone(), ana: self.ana.clone() }
    }

    async fn operation(&self, guest: &Guest, operation: Operation) -> Result<Reply, Fault> {
        let guest = guest.clone();
        self.tables
            .ask(&self.id, |reply| Call::Do(Box::new(Request { guest, operation, reply })))
            .await
    }

    async fn come(&self, guest: &Guest) -> Seen {
        self.come_on(guest, false).await
    }

    /// Comes on a device that people share, or on one of one's own.
    async fn come_on(&self, guest: &Guest, shared: bool) -> Seen {
        self.join(guest, shared, None).await
    }

    /// Comes with what was heard before.
    async fn join(&self, guest: &Guest, shared: bool, last: Option<Heard>) -> Seen {
        let (out, frames) = mpsc::channel(64);
        let (reply, answer) = oneshot::channel();
        let join = Join {
            guest: Some(guest.clone()),
            address: HERE,
            language: Language::En,
            last,
            seat: None,
            shared,
            out: FrameSender::into_queue(out),
            farewell: Farewell::default(),
            reply,
        };
        let task = self.tables.call(&self.id, Call::Join(Box::new(join))).await.unwrap();
        let client = answer.await.unwrap().unwrap();
        let mut seen = Seen { client, task, frames, screen: Screen::default() };
        seen.next().await;
        seen
    }

    /// Lets the task do what is to be done now.
    async fn calm(&self) {
        for _ in 0..3 {
            self.tables.ask(&self.id, |reply| Call::Info { reply }).await.unwrap();
        }
    }

    /// Lets time pass, second by second.
    async fn pass(&self, seconds: u64) {
        for _ in 0..seconds {
            advance(Duration::from_secs(1)).await;
            self.calm().await;
        }
    }

    /// Since when the table lies in the bin, as the store knows it.
    async fn binned(&self) -> Option<u64> {
        let kept = self.store.tables().await.unwrap();
        kept.into_iter().find(|kept| kept.id == self.id).and_then(|kept| kept.binned)
    }

    /// The record of the game, once everybody has voted to end it.
    async fn record(&self, voters: &mut [&mut Seen]) -> Record {
        for voter in voters.iter_mut() {
            voter.say(ClientMessage::VoteEnd { end: true }).await;
            voter.look(self).await;
        }
        let text = self.store.record(self.id.as_str()).await.unwrap().unwrap();
        Record::read(&text).unwrap()
    }

    /// All answers in the log: who gave them, and on whose behalf.
    fn answers(&self) -> Vec<(u64, String)> {
        let log = self.store.log(&self.id).into_iter().filter(|entry| entry["e"] == "a");
        log.map(|entry| {
            let by = entry.get("by").and_then(Value::as_str).unwrap_or("person");
            (entry["s"].as_u64().unwrap(), by.to_owned())
        })
        .collect()
    }
}

/// Somebody's screen.
struct Seen {
    client: ClientId,
    task: mpsc::Sender<Call>,
    frames: mpsc::Receiver<String>,
    screen: Screen,
}

impl Seen {
    fn take(&mut self, frame: &str) {
        self.screen.take(serde_json::from_str(frame).unwrap());
    }

    async fn next(&mut self) {
        let patience = Duration::from_secs(3_600);
        loop {
            let frame = timeout(patience, self.frames.recv()).await.unwrap().unwrap();
            self.take(&frame);
            if !self.screen.last_frame().more {
                return;
            }
        }
    }

    /// Takes what has come by now.
    async fn look(&mut self, test: &TaskTest) -> &Screen {
        test.calm().await;
        while let Ok(frame) = self.frames.try_recv() {
            self.take(&frame);
        }
        &self.screen
    }

    async fn say(&self, message: ClientMessage) {
        let message = Box::new(message);
        self.task.send(Call::Said { client: self.client, message }).await.unwrap();
    }

    /// Answers the open question from one of the seats of this device.
    async fn answer(&mut self, test: &TaskTest, seat: u8, action: Value) {
        self.say(ClientMessage::Look { seat: Some(seat) }).await;
        let serial = self.look(test).await.question.as_ref().unwrap().serial;
        let refused = self.screen.refused.len();
        self.say(ClientMessage::Answer { serial, action, tag: 1 }).await;
        assert_eq!(self.look(test).await.refused.len(), refused, "{:?}", self.screen.refused);
    }

    /// Milliseconds left, by seat.
    fn left(&self) -> Vec<Option<u64>> {
        self.screen.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.left.clone())
    }

    async fn go(self, test: &TaskTest) {
        self.task.send(Call::Gone { client: self.client }).await.unwrap();
        test.calm().await;
    }
}
