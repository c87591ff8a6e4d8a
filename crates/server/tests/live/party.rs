//! A server for a test, and people who play on it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use client::{Connection, Visitor};
use kernel::Rng;
use protocol::{Clock, NewSeat, NewTable, Options, UndoRule};
use serde_json::json;
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
        tables_per_guest: 1_000,
        ..Settings::default()
    }
}

/// A running server and its folder.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) server: Running,
    pub(crate) folder: Folder,
}

pub(crate) async fn house() -> House {
    let folder = Folder::new();
    let server = serve(settings(&folder)).await.unwrap();
    House { server, folder }
}

impl House {
    pub(crate) async fn visitor(&self, name: &str) -> Visitor {
        Visitor::new(&self.server.url(), name, Language::En).await.unwrap()
    }

    /// Stops the server in order and starts it again.
    pub(crate) async fn restart(self) -> Self {
        let Self { server, folder } = self;
        server.stop().await;
        let server = serve(settings(&folder)).await.unwrap();
        Self { server, folder }
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
        salt: None,
    }
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
