//! What no client of ours says, over sockets and over HTTP: the server refuses it with the right code, does not panic,
//! does not grow, and the table plays on.

mod frames;
mod raw;
mod requests;
mod twist;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};

use client::Visitor;
use kernel::Rng;
use server::{Settings, serve};
use shelf::Language;
use tempfile::TempDir;

use crate::house::{house, house_with, settings};
use crate::people::{any_option, begun, catch_up, check_record};
use crate::size::size;

/// How often everything is asked for without reading the answers.
const LATE: usize = 40;

/// How many panics there were in this process.
static PANICS: AtomicUsize = AtomicUsize::new(0);

fn count_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(panic);
    }));
}

/// How much memory this process has in use, in kilobytes; nothing where the system does not say.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// Whom the malformed input comes from and at which table.
#[derive(Clone, Debug)]
struct Target {
    address: SocketAddr,
    /// A game that is on, which goes on meanwhile and afterwards.
    table: String,
    /// A player of that table, somebody who watches, and somebody without a cookie.
    cookies: [String; 3],
    /// The seat of that player.
    seat: u8,
    /// A table that may be spoiled, hosted by the second of them.
    decoy: String,
    /// The text of a true record.
    record: String,
}

async fn finished_record(base: &str) -> String {
    let game = registry::GAMES[0];
    let (id, people) = begun(base, game).await;
    play_on(&id, &people, 3).await;
    people[0].text(&format!("/api/records/{id}")).await.unwrap()
}

/// Plays a table to its end with all its people.
async fn play_on(id: &str, people: &[Visitor], seed: u64) {
    let mut rng = Rng::from_number(seed);
    let mut connections = Vec::new();
    for visitor in people {
        connections.push(visitor.connect(id, None, None).await.unwrap());
    }
    while connections.iter().any(|connection| connection.screen.over.is_none()) {
        for connection in &mut connections {
            catch_up(connection).await;
            if connection.screen.is_asked() {
                let action = any_option(&connection.screen, &mut rng);
                connection.answer(action).await.unwrap();
            }
        }
    }
    check_record(&people[0], id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_malformed_stops_the_server_or_its_tables() {
    count_panics();
    let folder = TempDir::new().unwrap();
    let server = serve(Settings { tables_per_guest: 50, ..settings(folder.path()) }).await.unwrap();
    let (base, game) = (server.url(), registry::game("sang-rancune").unwrap());
    let (table, people) = begun(&base, game).await;
    let watcher = Visitor::new(&base, "Zoé", Language::En).await.unwrap();
    let wish = crate::people::quick(game, Vec::new());
    let decoy = watcher.create(&wish).await.unwrap().id;
    let seat = people[1].connect(&table, None, None).await.unwrap().screen.seat().unwrap();
    let cookies = [people[1].cookie(), watcher.cookie(), None];
    let target = Target {
        address: server.address(),
        table: table.clone(),
        cookies: cookies.map(|cookie| cookie.unwrap_or_default().to_owned()),
        seat,
        decoy,
        record: finished_record(&base).await,
    };

    requests::every_path_refuses_wrong_input(&target).await;
    let (said, asked) = (size(14_000, 70_000), size(6_000, 30_000));
    let mut grown = Vec::new();
    for round in 0..2 {
        // Two rounds alike: what the first one leaves behind, such as buffers and caches, the second one finds there.
        let before = memory();
        let (mut frames, mut requests) = (Vec::new(), Vec::new());
        for task in 0..4 {
            let seed = 100 * round + task;
            frames.push(tokio::spawn(frames::say_nonsense(target.clone(), seed, said / 8)));
            requests.push(tokio::spawn(requests::ask_nonsense(target.clone(), seed, asked / 8)));
        }
        let (mut closed, mut refused) = (0, 0);
        for task in frames {
            closed += task.await.unwrap();
        }
        for task in requests {
            refused += task.await.unwrap();
        }
        eprintln!(
            "round {round}: {closed} of {} frames closed a socket, {refused} of {} requests were refused",
            said / 2,
            asked / 2
        );
        assert!(closed > said / 10 && refused > asked / 10, "{closed} and {refused}");
        grown.push(memory().zip(before).map(|(after, before)| after.saturating_sub(before)));
    }
    eprintln!("memory grew by {grown:?} kB in the two rounds");
    if let Some(Some(second)) = grown.last() {
        assert!(*second < 64 * 1024, "the second round left {second} kB behind");
    }

    play_on(&table, &people, 5).await;
    assert_eq!(PANICS.load(Ordering::SeqCst), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reads_late_and_says_something_broken_still_hears_why_it_ends() {
    let house = house().await;
    let game = registry::game("sang-rancune").unwrap();
    let (table, people) = begun(&house.server.url(), game).await;
    let cookie = people[0].cookie().unwrap();
    let mut other = people[1].connect(&table, None, None).await.unwrap();
    let seat = people[0].connect(&table, None, None).await.unwrap().screen.seat().unwrap();
    let mut raw = raw::Raw::open(house.server.address(), &table, cookie).await;
    raw.say(r#"{"do":"hello","language":"fr"}"#).await;
    // More than the network takes while nobody reads it waits at the server when the socket is closed there,
    for _ in 0..LATE {
        raw.say(&format!(r#"{{"do":"look","seat":{seat}}}"#)).await;
    }
    raw.say(r#"{"do":"chat","text":"all of it","tag":1}"#).await;
    other.until(|screen| !screen.chat.is_empty()).await.unwrap();
    // and of what is said last, most is unheard.
    raw.frame(raw::BINARY, b"{}").await;
    raw.send(&[b' '; 8_000]).await;
    let mut texts = 0;
    let end = loop {
        match raw.hear().await {
            raw::Heard::Text(_) => texts += 1,
            end @ (raw::Heard::Closed(_) | raw::Heard::Ended) => break end,
        }
    };
    assert_eq!(end, raw::Heard::Closed(protocol::CLOSE_PROTOCOL), "after {texts} texts");
    assert!(texts > LATE, "everything said before is heard: {texts} texts");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signs_of_life_without_end_are_too_much() {
    let house = house_with(|settings| {
        settings.messages_burst = 10;
        settings.messages_per_second = 0.001;
    })
    .await;
    let game = registry::game("sang-rancune").unwrap();
    let (table, people) = begun(&house.server.url(), game).await;
    for kind in [raw::PING, raw::PONG] {
        let cookie = people[0].cookie().unwrap();
        let mut raw = raw::Raw::open(house.server.address(), &table, cookie).await;
        raw.say(r#"{"do":"hello","language":"fr"}"#).await;
        for _ in 0..20 {
            raw.frame(kind, b"").await;
        }
        let end = raw.hear_until("never said").await;
        assert_eq!(end, raw::Heard::Closed(protocol::CLOSE_TOO_SLOW));
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_handshake_is_whole_or_refused() {
    let house = house().await;
    let game = registry::game("sang-rancune").unwrap();
    let (table, people) = begun(&house.server.url(), game).await;
    let (address, cookie) = (house.server.address(), people[0].cookie().unwrap());
    let key = "dGhlIHNhbXBsZSBub25jZQ==";
    let knock = async |connection: &str, upgrade: &str, version: &str, key: &str| {
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\
             Connection: {connection}\r\nUpgrade: {upgrade}\r\nSec-WebSocket-Version: {version}\r\n\
             Sec-WebSocket-Key: {key}\r\n\r\n"
        );
        // Whoever is let in says goodbye at once; a request that is refused has nothing more behind it.
        let goodbye = raw::frame(raw::CLOSE, b"");
        raw::status(&raw::exchange(address, &[request.as_bytes(), &goodbye].concat()).await)
    };
    for connection in ["Upgrade", "keep-alive, Upgrade", "UPGRADE , close"] {
        assert_eq!(knock(connection, "WebSocket", "13", key).await, Some(101), "{connection}");
    }
    for key in ["", "x", &key[..22], &key[..23], &key.replace('=', "A"), &key.replace('Q', "!")] {
        assert_eq!(knock("Upgrade", "websocket", "13", key).await, Some(400), "{key}");
    }
    for version in ["", "12", "13, 8", "013"] {
        assert_eq!(knock("Upgrade", "websocket", version, key).await, Some(400), "{version}");
    }
    assert_eq!(knock("Upgrades", "websocket", "13", key).await, Some(400));
    assert_eq!(knock("Upgrade", "h2c", "13", key).await, Some(400));
    house.server.stop().await;
}
