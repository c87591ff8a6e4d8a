//! A server for a test, and people who play on it.

use std::fmt::Debug;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{ClientError, Connection, Screen, Visitor};
use kernel::Rng;
use protocol::{ClientMessage, Clock, NewSeat, NewTable, Options, UndoRule};
use serde_json::{Value, json};
use server::store::{Sqlite, Store};
use server::{Running, Settings, serve};
use shelf::Language;

/// A folder that is removed when the test is over.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "sangfroid-live-{}-{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        Self(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for a test: generous limits, any port.
pub(crate) fn settings(folder: &Folder) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.0.clone(),
        connections_per_address: 10_000,
        requests_burst: 100_000,
        requests_per_second: 100_000.0,
        messages_burst: 100_000,
        messages_per_second: 100_000.0,
        chat_burst: 100_000,
        chat_per_second: 100_000.0,
        tables_per_guest: 1_000,
        ..Settings::default()
    }
}

/// A running server and its folder.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) server: Running,
    folder: Folder,
    settings: Settings,
}

pub(crate) async fn house() -> House {
    house_with(|_| {}).await
}

/// A server with other settings than usual.
pub(crate) async fn house_with(change: impl FnOnce(&mut Settings)) -> House {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    change(&mut settings);
    let server = serve(settings.clone()).await.unwrap();
    House { server, folder, settings }
}

impl House {
    pub(crate) async fn visitor(&self, name: &str) -> Visitor {
        Visitor::new(&self.server.url(), name, Language::En).await.unwrap()
    }

    /// Stops the server in order and starts it again.
    pub(crate) async fn restart(self) -> Self {
        let Self { server, folder, settings } = self;
        server.stop().await;
        let server = serve(settings.clone()).await.unwrap();
        Self { server, folder, settings }
    }

    /// Stops the server and reads the log of a table as it is on disk.
    pub(crate) async fn log_of(self, table: &str) -> Vec<Value> {
        self.log_and_folder(table).await.0
    }

    /// Stops the server, rewrites the first entry of a table into another table, and starts again.
    pub(crate) async fn with_copy(
        self,
        table: &str,
        copy: &str,
        rewrite: impl FnOnce(&mut Value),
    ) -> Self {
        let settings = self.settings.clone();
        let (mut log, folder) = self.log_and_folder(table).await;
        rewrite(&mut log[0]);
        let store = Sqlite::open(&folder.0).unwrap();
        store.append(&copy.parse().unwrap(), 0, vec![log[0].to_string()]).await.unwrap();
        drop(store);
        let server = serve(settings.clone()).await.unwrap();
        Self { server, folder, settings }
    }

    async fn log_and_folder(self, table: &str) -> (Vec<Value>, Folder) {
        self.server.stop().await;
        let store = Sqlite::open(&self.folder.0).unwrap();
        let log = store.load(&table.parse().unwrap()).await.unwrap();
        (log.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect(), self.folder)
    }
}

/// A table without waiting: no beat, bots at once, no clock.
pub(crate) fn quick(game: &str, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: game.into(),
        config: json!({}),
        seats,
        players: None,
        name: None,
        public: false,
        clock: Clock::None {},
        options: Options {
            undo: UndoRule::Consent,
            beat: 0,
            bot_pace: 0,
            grace: 0,
            spectators: true,
        },
    }
}

/// A table of Liens de Sang at which everybody stays where they sat down and seat 0 begins.
pub(crate) fn blood(seats: Vec<NewSeat>) -> NewTable {
    let mut wish = quick("liens-de-sang", seats);
    wish.config = json!({ "seating": "as_joined", "first_player": 0 });
    wish
}

pub(crate) fn bot() -> NewSeat {
    NewSeat::Bot { level: "random".into() }
}

pub(crate) fn me() -> NewSeat {
    NewSeat::Me { name: None }
}

pub(crate) fn open() -> NewSeat {
    NewSeat::Open {}
}

/// These seats, then bots up to so many.
pub(crate) fn with_bots(mut seats: Vec<NewSeat>, players: usize) -> Vec<NewSeat> {
    seats.resize(players, bot());
    seats
}

pub(crate) fn pass(to: u8) -> Value {
    json!({ "kind": "pass", "to": to })
}

pub(crate) fn attack(target: u8) -> Value {
    json!({ "kind": "attack", "target": target })
}

/// Two people at a table that has begun, with a connection each.
#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) id: String,
    pub(crate) ana: Visitor,
    pub(crate) bruno: Visitor,
    pub(crate) one: Connection,
    pub(crate) two: Connection,
}

/// Ana sets the table, Bruno takes every open seat, Ana starts.
pub(crate) async fn pair(house: &House, wish: &NewTable) -> Pair {
    let (ana, bruno) = (house.visitor("Ana").await, house.visitor("Bruno").await);
    let id = ana.create(wish).await.unwrap().id;
    for _ in wish.seats.iter().filter(|seat| **seat == open()) {
        bruno.sit(&id, &Default::default()).await.unwrap();
    }
    ana.start(&id).await.unwrap();
    let one = ana.connect(&id, None, None).await.unwrap();
    let two = bruno.connect(&id, None, None).await.unwrap();
    Pair { id, ana, bruno, one, two }
}

/// The status and code of a refusal.
pub(crate) fn refusal<T: Debug>(result: Result<T, ClientError>) -> (u16, String) {
    match result {
        Err(ClientError::Refused { status, problem }) => {
            assert!(!problem.text.is_empty());
            (status, problem.code)
        }
        other => panic!("this should have been refused: {other:?}"),
    }
}

/// The sentence of a refusal.
pub(crate) fn sentence<T>(result: &Result<T, ClientError>) -> Option<&str> {
    match result {
        Err(ClientError::Refused { problem, .. }) => Some(&problem.text),
        Ok(_) | Err(_) => None,
    }
}

/// The code of a refusal.
pub(crate) fn code<T: Debug>(result: Result<T, ClientError>) -> String {
    refusal(result).1
}

/// Waits until the server closes the socket; the close code.
pub(crate) async fn closed(connection: &mut Connection) -> u16 {
    loop {
        match connection.next().await {
            Ok(_) => {}
            Err(ClientError::Closed { code, .. }) => return code,
            Err(other) => panic!("the socket did not close: {other}"),
        }
    }
}

/// The close code of a socket that is not let in.
pub(crate) fn not_let_in(result: Result<Connection, ClientError>) -> u16 {
    match result {
        Err(ClientError::Closed { code, .. }) => code,
        other => panic!("this should have been closed: {other:?}"),
    }
}

/// Says something and waits until the screen shows what comes of it.
pub(crate) async fn say(
    connection: &mut Connection,
    message: ClientMessage,
    wanted: impl Fn(&Screen) -> bool,
) {
    connection.say(&message).await.unwrap();
    connection.next().await.unwrap();
    connection.until(wanted).await.unwrap();
}

/// Looks through a seat of one's own, or through none.
pub(crate) async fn look(connection: &mut Connection, seat: Option<u8>) {
    say(connection, ClientMessage::Look { seat }, |screen| screen.seat() == seat).await;
}

/// Takes what has come so far: everything sent before this was received is on the screen afterwards.
pub(crate) async fn sync(connection: &mut Connection) {
    let pongs = connection.screen.pongs;
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    connection.until(|screen| screen.pongs > pongs).await.unwrap();
}

/// Makes one seat answer that owes an answer and belongs to one of these connections: a random option.
pub(crate) async fn step(connections: &mut [&mut Connection], rng: &mut Rng) {
    for connection in connections.iter_mut() {
        sync(connection).await;
        let screen = &connection.screen;
        let mine = &screen.you.as_ref().unwrap().seats;
        let waiting = screen.question.as_ref().unwrap().waiting.clone();
        let Some(seat) = waiting.into_iter().find(|seat| mine.contains(seat)) else { continue };
        if screen.seat() != Some(seat) {
            look(connection, Some(seat)).await;
        }
        let options = &connection.screen.question.as_ref().unwrap().options;
        let choice = rng.below(options.len() as u32) as usize;
        let action = options[choice].action.value();
        connection.answer(action).await.unwrap();
        return;
    }
}

/// Plays a connection's seat with random options until the game is over.
pub(crate) async fn play_to_the_end(connection: &mut Connection, rng: &mut Rng) {
    while connection.screen.over.is_none() {
        if connection.screen.is_asked() {
            let question = connection.screen.question.as_ref().unwrap();
            let choice = rng.below(question.options.len() as u32) as usize;
            let action = question.options[choice].action.value();
            // Somebody else may have been quicker: then the answer is stale.
            let _ = connection.answer(action).await;
        } else {
            connection.next().await.unwrap();
        }
    }
}

/// Waits until something is so that the server brings about in its own time.
pub(crate) async fn eventually<F: Future<Output = bool>>(mut is_so: impl FnMut() -> F) {
    for _ in 0..200 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("this did not come about within ten seconds");
}
