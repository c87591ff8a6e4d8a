//! People who play on the server of a test.

use std::fmt::Debug;
use std::path::Path;
use std::time::Duration;

use client::{ClientError, Connection, Screen, Visitor};
use kernel::Rng;
use protocol::{ClientMessage, NewSeat, NewTable, Practice};
use serde_json::{Value, json};
use server::store::{Sqlite, Store};

pub(crate) use crate::house::{House, house, house_with};

/// Stops the server and reads the log of a table as it is on disk.
pub(crate) async fn log_of(house: House, table: &str) -> Vec<Value> {
    log_in(house.close().await.0.path(), table).await
}

pub(crate) async fn log_in(folder: &Path, table: &str) -> Vec<Value> {
    let store = Sqlite::open(folder).unwrap();
    let log = store.load(&table.parse().unwrap()).await.unwrap();
    log.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect()
}

/// Rewrites the first entry of a table into another table while the server does not run.
pub(crate) async fn with_copy(
    house: House,
    table: &str,
    copy: &str,
    rewrite: impl FnOnce(&mut Value),
) -> House {
    let (folder, settings) = house.close().await;
    let mut first = log_in(folder.path(), table).await.remove(0);
    rewrite(&mut first);
    let store = Sqlite::open(folder.path()).unwrap();
    store.append(&copy.parse().unwrap(), 0, vec![first.to_string()]).await.unwrap();
    drop(store);
    House::open(folder, settings).await
}

/// A table of Liens de Sang at which everybody stays where they sat down and seat 0 begins.
pub(crate) fn blood(seats: Vec<NewSeat>) -> NewTable {
    let config = json!({ "seating": "as_joined", "first_player": 0 });
    let practice = Some(Practice::Options);
    NewTable { config, practice, ..NewTable::at_once("liens-de-sang", seats) }
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
        let mine = screen.you.as_ref().unwrap().seats;
        let waiting = screen.question.as_ref().unwrap().waiting;
        let Some(seat) = waiting.intersection(mine).lowest() else { continue };
        let seat = seat.number();
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
