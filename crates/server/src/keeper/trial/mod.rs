//! Tables for tests that turn the clock: a house without sockets, a store in memory, and people who look at frames.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod away;
mod beat;
mod broken;
mod clocks;
mod days;
mod jumps;
mod sleep;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use client::Screen;
use protocol::{ClientMessage, Clock, NewSeat, NewTable};
use serde_json::{Value, json};
use shelf::Language;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{advance, timeout};

use super::{Call, ClientId, Deed, Done, Errand, Farewell, Join};
use crate::house::House;
use crate::outlet::Outlet;
use crate::store::TableId;
use crate::store::memory::Memory;
use crate::{Fault, Games, Guest, Settings};

/// A table of Liens de Sang whose first player is seat 0, where everybody stays where they sat down.
fn blood(clock: Clock, seats: Vec<NewSeat>) -> NewTable {
    let config = json!({ "seating": "as_joined", "first_player": 0 });
    NewTable { config, clock, ..NewTable::at_once("liens-de-sang", seats) }
}

fn me() -> NewSeat {
    NewSeat::Me { name: None }
}

fn guest(name: &str) -> Guest {
    Guest { name: name.into(), ..Guest::fresh(Language::En) }
}

/// A table, its house and its host.
struct Trial {
    house: Arc<House>,
    store: Arc<Memory>,
    id: TableId,
    ana: Guest,
}

async fn house_on(store: &Arc<Memory>) -> Arc<House> {
    let store = Arc::clone(store);
    let listening = SocketAddr::from(([127, 0, 0, 1], 0));
    House::open(store, Settings::default(), Games::all(), listening).await.unwrap()
}

impl Trial {
    /// A table at which the game has begun if Ana holds or fills all seats.
    async fn new(wish: NewTable) -> Self {
        let store = Arc::new(Memory::default());
        let house = house_on(&store).await;
        let ana = guest("Ana");
        let begins = !wish.seats.contains(&NewSeat::Open {});
        let (id, _) = house.create(&ana, wish).await.unwrap();
        let trial = Self { house, store, id, ana };
        if begins {
            trial.deed(&trial.ana, Deed::Start).await.unwrap();
        }
        trial
    }

    /// The same table in another house, as after a restart.
    async fn restart(self) -> Self {
        self.house.close().await;
        Self { house: house_on(&self.store).await, ..self }
    }

    async fn deed(&self, guest: &Guest, deed: Deed) -> Result<Done, Fault> {
        let guest = guest.clone();
        self.house.ask(&self.id, |reply| Call::Do(Box::new(Errand { guest, deed, reply }))).await
    }

    async fn come(&self, guest: &Guest) -> Seen {
        let (out, frames) = mpsc::channel(64);
        let (reply, answer) = oneshot::channel();
        let join = Join {
            guest: Some(guest.clone()),
            language: Language::En,
            last: None,
            seat: None,
            out: Outlet::into_queue(out),
            farewell: Farewell::default(),
            reply,
        };
        let keeper = self.house.call(&self.id, Call::Join(Box::new(join))).await.unwrap();
        let client = answer.await.unwrap().unwrap();
        let mut seen = Seen { client, keeper, frames, screen: Screen::default() };
        seen.next().await;
        seen
    }

    /// Lets the keeper do what is to be done now.
    async fn calm(&self) {
        for _ in 0..3 {
            self.house.ask(&self.id, |reply| Call::Info { reply }).await.unwrap();
        }
    }

    /// Lets time pass, second by second.
    async fn pass(&self, seconds: u64) {
        for _ in 0..seconds {
            advance(Duration::from_secs(1)).await;
            self.calm().await;
        }
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
    keeper: mpsc::Sender<Call>,
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
    async fn look(&mut self, trial: &Trial) -> &Screen {
        trial.calm().await;
        while let Ok(frame) = self.frames.try_recv() {
            self.take(&frame);
        }
        &self.screen
    }

    async fn say(&self, message: ClientMessage) {
        let message = Box::new(message);
        self.keeper.send(Call::Said { client: self.client, message }).await.unwrap();
    }

    /// Answers the open question from one of the seats of this device.
    async fn answer(&mut self, trial: &Trial, seat: u8, action: Value) {
        self.say(ClientMessage::Look { seat: Some(seat) }).await;
        let serial = self.look(trial).await.question.as_ref().unwrap().serial;
        let refused = self.screen.refused.len();
        self.say(ClientMessage::Answer { serial, action, tag: 1 }).await;
        assert_eq!(self.look(trial).await.refused.len(), refused, "{:?}", self.screen.refused);
    }

    /// Milliseconds left, by seat.
    fn left(&self) -> Vec<Option<u64>> {
        self.screen.clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.left.clone())
    }

    async fn go(self, trial: &Trial) {
        self.keeper.send(Call::Gone { client: self.client }).await.unwrap();
        trial.calm().await;
    }
}
