//! A server, a table and people for a test.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use client::{ClientError, Connection, Screen, Visitor};
use kernel::Rng;
use protocol::{ClientMessage, Clock, NewSeat, NewTable, Options, UndoRule};
use serde_json::{Value, json};
use server::{Running, Settings, serve};
use shelf::{AnyGame, Language};

/// How many, depending on `FAULTS`: `full`, or a multiplier of the usual number.
pub(crate) fn size(usual: usize, full: usize) -> usize {
    match std::env::var("FAULTS") {
        Err(_) => usual,
        Ok(wish) if wish == "full" => full,
        Ok(wish) => usual * wish.parse::<usize>().expect("FAULTS is “full” or a number"),
    }
}

/// A folder that is removed when the test is over.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sangfroid-faults-{}-{number}", std::process::id());
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
        connections_per_address: 100_000,
        requests_burst: 1_000_000,
        requests_per_second: 1_000_000.0,
        messages_burst: 1_000_000,
        messages_per_second: 1_000_000.0,
        chat_burst: 1_000_000,
        chat_per_second: 1_000_000.0,
        tables_per_guest: 1_000_000,
        ..Settings::default()
    }
}

/// A running server and its folder.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) server: Running,
    folder: Folder,
}

impl House {
    pub(crate) fn data(&self) -> &std::path::Path {
        &self.folder.0
    }
}

pub(crate) async fn house() -> House {
    let folder = Folder::new();
    let server = serve(settings(&folder)).await.unwrap();
    House { server, folder }
}

/// A table without waiting: no beat, bots at once, no clock. Everybody may watch.
pub(crate) fn quick(game: &dyn AnyGame, seats: Vec<NewSeat>) -> NewTable {
    // Only some games have the option; without it everybody may watch anyway.
    let open = json!({ "spectators": "public" });
    let config = if game.configure(&open, None).is_ok() { open } else { json!({}) };
    NewTable {
        game: game.slug().into(),
        config,
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

/// Three people and bots on the other seats of a game that has begun; the first one is the host.
pub(crate) async fn begun(base: &str, game: &dyn AnyGame) -> (String, Vec<Visitor>) {
    let players = usize::from(game.default_players()).max(3);
    let mut seats = vec![NewSeat::Me { name: None }, NewSeat::Open {}, NewSeat::Open {}];
    seats.resize(players, NewSeat::Bot { level: "random".into() });
    let mut people = Vec::new();
    for (name, language) in
        [("Ana", Language::En), ("Bruno", Language::Fr), ("Chloé", Language::Fr)]
    {
        people.push(Visitor::new(base, name, language).await.unwrap());
    }
    let table = people[0].create(&quick(game, seats)).await.unwrap();
    for visitor in &people[1..] {
        visitor.sit(&table.id, &Default::default()).await.unwrap();
    }
    people[0].start(&table.id).await.unwrap();
    (table.id, people)
}

/// Comes back to a table with what is on the screen already.
pub(crate) async fn come_back(
    visitor: &Visitor,
    id: &str,
    mut screen: Screen,
) -> Result<Connection, ClientError> {
    screen.disconnect();
    let mut connection = Connection::knock(visitor, id).await?;
    let (language, last) = (visitor.language, screen.number);
    connection.screen = screen;
    connection.say(&ClientMessage::Hello { language, last, seat: None }).await?;
    connection.next().await?;
    Ok(connection)
}

/// Takes everything the server has to say to this client by now.
pub(crate) async fn catch_up(connection: &mut Connection) {
    let pongs = connection.screen.pongs;
    connection.say(&ClientMessage::Ping {}).await.unwrap();
    connection.until(|screen| screen.pongs > pongs).await.unwrap();
}

/// Any of the options on a screen.
pub(crate) fn any_option(screen: &Screen, rng: &mut Rng) -> Value {
    let question = screen.question.as_ref().unwrap();
    rng.pick(&question.options).action.value()
}

/// Waits until two screens show the same. A message may still be on its way when one of them asks; after a moment it
/// no longer is.
pub(crate) async fn same_in_the_end(one: &mut Connection, two: &mut Connection) {
    for _ in 0..50 {
        catch_up(one).await;
        catch_up(two).await;
        if one.screen.lasting() == two.screen.lasting() {
            return;
        }
    }
    let (one, two) = (one.screen.lasting(), two.screen.lasting());
    for (key, value) in one.as_object().unwrap() {
        assert_eq!(*value, two[key], "{key} differs");
    }
}

/// The record of a finished game plays again and its deal is proved.
pub(crate) async fn check_record(visitor: &Visitor, id: &str) -> shelf::Record {
    let text = visitor.text(&format!("/api/records/{id}")).await.unwrap();
    let record = shelf::Record::read(&text).unwrap();
    let game = registry::game(&record.game).unwrap();
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    let shuffles = game.shuffles_seats(&record.config).unwrap();
    record.fairness.as_ref().unwrap().check(&record, shuffles).unwrap();
    record
}
