//! Whole games in which every byte that leaves the server, and every line it logs at the finest level, is searched for
//! secrets: the server's own, the deal's, the guests' and the seat links'.

use std::io;
use std::sync::{Arc, Mutex};

use client::{Connection, Visitor};
use kernel::{Rng, Seed};
use protocol::{ClientMessage, NewSeat, Sit};
use shelf::{AnyGame, Language};
use tracing_subscriber::fmt::MakeWriter;

use crate::games::{games, house_with_toy};
use crate::people::{any_option, check_record, quick};
use crate::size::size;

/// Everything that was logged.
#[derive(Clone, Debug, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Logged {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

const SALT: &str = "5a175a175a175a175a175a175a175a17";

/// The id in a guest's cookie.
fn guest_id(visitor: &Visitor) -> String {
    let cookie = visitor.cookie().unwrap().replace("%22", "\"").replace("%3A", ":");
    let (_, rest) = cookie.split_once("\"id\":\"").expect("a cookie holds an id");
    rest.split('"').next().unwrap().to_owned()
}

/// A seed as it might be written down.
fn written(seed: &Seed) -> Vec<String> {
    let hex: String = seed.0.iter().map(|byte| format!("{byte:02x}")).collect();
    let numbers: Vec<String> = seed.0.iter().map(u8::to_string).collect();
    vec![hex.to_uppercase(), hex, numbers.join(","), numbers.join(", ")]
}

/// Takes the next frame and keeps its bytes.
async fn next(connection: &mut Connection, heard: &mut Vec<String>) {
    let text = connection.receive().await.unwrap();
    connection.screen.take(serde_json::from_str(&text).unwrap());
    heard.push(text.to_string());
}

/// Answers and takes everything that comes until it is heard of.
async fn answer(connection: &mut Connection, rng: &mut Rng, tag: u32, heard: &mut Vec<String>) {
    let serial = connection.screen.question.as_ref().unwrap().serial;
    let action = any_option(&connection.screen, rng);
    connection.say(&ClientMessage::Answer { serial, action, tag }).await.unwrap();
    let is_heard = |connection: &Connection| {
        let screen = &connection.screen;
        screen.taken.contains(&tag) || screen.refused.iter().any(|refusal| refusal.tag == tag)
    };
    while !is_heard(connection) {
        next(connection, heard).await;
    }
}

async fn catch_up(connection: &mut Connection, heard: &mut Vec<String>) {
    let pongs = connection.screen.pongs;
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    while connection.screen.pongs == pongs {
        next(connection, heard).await;
    }
}

async fn ask_around(visitor: &Visitor, id: &str, heard: &mut Vec<String>) {
    let paths = [
        "/api/tables",
        "/api/me",
        "/api/games",
        "/api/records",
        "/api/records?mine=true",
        "/metrics",
        "/readyz",
        "/healthz",
        "/api/openapi.json",
    ];
    for path in paths {
        heard.push(visitor.text(path).await.unwrap());
    }
    heard.push(visitor.text(&format!("/api/tables/{id}")).await.unwrap());
    // What is refused is an answer, too.
    for path in [
        "/api/tables/nowhere",
        &format!("/api/records/{id}"),
        &format!("/api/tables/{id}/seats/0/link"),
    ] {
        heard.extend(visitor.text(path).await.err().map(|error| error.to_string()));
    }
}

async fn play(base: &str, game: &dyn AnyGame, seed: u64) -> (Vec<String>, Vec<String>) {
    let mut seats = vec![NewSeat::Me { name: None }, NewSeat::Open {}];
    seats.resize(usize::from(game.default_players()), NewSeat::Bot { level: "random".into() });
    let ana = Visitor::new(base, "Ana", Language::En).await.unwrap();
    let bruno = Visitor::new(base, "Bruno", Language::Fr).await.unwrap();
    let zoe = Visitor::new(base, "Zoé", Language::En).await.unwrap();
    let mut wish = quick(game, seats);
    wish.public = true;
    let id = ana.create(&wish).await.unwrap().id;
    let table = bruno.sit(&id, &Sit::default()).await.unwrap();
    let other: String = SALT.chars().rev().collect();
    ana.seal_salt(&table, 0, SALT).await.unwrap();
    bruno.seal_salt(&table, 1, &other).await.unwrap();
    ana.start(&id).await.unwrap();
    ana.open(&id, 0, SALT).await.unwrap();
    bruno.open(&id, 1, &other).await.unwrap();
    let (mut heard, mut rng) = (Vec::new(), Rng::from_number(seed));
    let people = [ana.clone(), bruno.clone(), zoe.clone()];
    let mut connections = Vec::new();
    for visitor in &people {
        let mut connection = Connection::knock(visitor, &id).await.unwrap();
        let language = visitor.language;
        connection
            .say(&ClientMessage::Hello { language, last: None, seat: None, shared: false })
            .await
            .unwrap();
        catch_up(&mut connection, &mut heard).await;
        connections.push(connection);
    }
    let seat = connections[1].screen.seat().unwrap();
    let token = bruno.seat_link(&id, seat).await.unwrap().token;
    for tag in 1_u32.. {
        for connection in &mut connections {
            catch_up(connection, &mut heard).await;
            if connection.screen.is_asked() {
                answer(connection, &mut rng, tag, &mut heard).await;
            }
        }
        if tag % 20 == 1 {
            let visitor = rng.pick(&people).clone();
            ask_around(&visitor, &id, &mut heard).await;
        }
        if connections.iter().all(|connection| connection.screen.over.is_some()) {
            break;
        }
    }
    let record = check_record(&ana, &id).await;
    let mut secrets = vec![token, SALT.into(), SALT.chars().rev().collect()];
    secrets.extend(written(&record.seed));
    secrets.extend(written(&record.fairness.unwrap().secret));
    for visitor in &people {
        secrets.push(guest_id(visitor));
        secrets.push(visitor.cookie().unwrap().split_once('=').unwrap().1.to_owned());
    }
    (heard, secrets)
}

fn search(text: &str, secrets: &[String], whence: &str) {
    for secret in secrets {
        assert!(secret.len() > 20, "“{secret}” is no secret");
        if let Some(place) = text.find(secret.as_str()) {
            let around: String = text[..place].chars().rev().take(200).collect();
            panic!("a secret in {whence} after “{}”", around.chars().rev().collect::<String>());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_told_or_logged() {
    let logged = Logged::default();
    let lines = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE);
    lines.with_ansi(false).with_writer(logged.clone()).init();
    let house = house_with_toy().await;
    let base = house.server.url();
    let mut all = Vec::new();
    for game in games() {
        for seed in 0..size(1, 10) {
            let (heard, secrets) = play(&base, game, seed as u64).await;
            let frames = heard.iter().map(String::len).sum::<usize>();
            eprintln!("{}: {} texts, {frames} bytes", game.slug(), heard.len());
            heard.iter().for_each(|text| search(text, &secrets, "what a client received"));
            all.extend(secrets);
        }
    }
    let key = std::fs::read(house.data().join("sangfroid.db")).map(|bytes| bytes.len()).unwrap();
    house.server.stop().await;
    let log = String::from_utf8_lossy(&logged.0.lock().unwrap()).into_owned();
    eprintln!("{} bytes of log, {key} bytes of database", log.len());
    assert!(log.lines().count() > 0, "the log is listened to");
    search(&log, &all, "the log");
}
