//! Doors for tests: prepared games, a disk that refuses, deals that are the same each time.
//!
//! They are there with the feature `testing` only. The tests of this workspace are built with it, and so is the program
//! the browser tests start; what people install is not.

use std::env;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use kernel::{Seed, Viewer};
use shelf::{AnyTable, Film, Language};

use crate::films;
use crate::room::{By, Entry, Room};
use crate::serve::start;
use crate::store::{Later, Sqlite, Store, TableId};
use crate::table_task::Call;
use crate::wire::{Broken, Ear, Heard};
use crate::{Fault, Games, Running, ServeError, Settings};

/// Under this name in the environment, a word makes every server deal the same games in the same order.
const FIXED_DEALS: &str = "SANGFROID_FIXED_DEALS";

/// Starts a server on any store and with any games.
///
/// # Errors
/// If the store or the address cannot be used.
pub async fn serve_with(
    settings: Settings,
    store: Arc<dyn Store>,
    games: Games,
) -> Result<Running, ServeError> {
    start(settings, store, games).await
}

impl Running {
    /// Puts a prepared game on a table whose players have sat down, in place of a deal. It is in no log, so it lasts
    /// while the table is awake. For the test that nothing a seat receives depends on what it cannot know.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn put_game(&self, table: &str, game: Box<dyn AnyTable>) -> Result<(), Fault> {
        let id = table.parse().map_err(|_| Fault::NoTable)?;
        self.tables.call(&id, Call::Put(game)).await.map(|_| ())
    }
}

impl Sqlite {
    /// Makes every write fail as on a read-only disk, or ends that.
    pub fn refuse_writes(&self, refuse: bool) -> Later<'_, ()> {
        self.refuse(refuse)
    }
}

/// What a client sent over a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    Text(String),
    Binary,
    Ping(Vec<u8>),
    Pong,
}

/// Everything that is heard before a connection ends, by a close or by something that is no frame, when the bytes come
/// in pieces of this size.
#[must_use]
pub fn hear(bytes: &[u8], piece: usize) -> Vec<Frame> {
    let (mut ear, mut heard) = (Ear::default(), Vec::new());
    for piece in bytes.chunks(piece) {
        ear.hear(piece);
        loop {
            heard.push(match ear.next() {
                Ok(Some(Heard::Text(text))) => Frame::Text(text),
                Ok(Some(Heard::Binary)) => Frame::Binary,
                Ok(Some(Heard::Ping(payload))) => Frame::Ping(payload),
                Ok(Some(Heard::Pong)) => Frame::Pong,
                Ok(None) => break,
                Ok(Some(Heard::Close)) | Err(Broken) => return heard,
            });
        }
    }
    heard
}

/// What comes of the lines of a table's log: where the table is, or what is wrong with them.
#[must_use]
pub fn read_log(lines: &[String]) -> String {
    played_again(lines).map_or_else(
        |fault| fault.text(Language::En),
        |room| {
            let waiting = room.playing().map_or(0, |table| table.waiting().len());
            format!("{:?}, asks {waiting}", room.state())
        },
    )
}

/// The same log with so many answers more, each the first one can give.
///
/// # Panics
/// If it is no log.
#[must_use]
pub fn go_on(mut lines: Vec<String>, answers: u32) -> Vec<String> {
    for _ in 0..answers {
        let room = played_again(&lines).expect("a log that can be played again");
        let Ok(table) = room.playing() else { break };
        let Some(seat) = table.waiting().lowest() else { break };
        let options = table.observe(&room.voice(Language::En, Viewer::Seat(seat))).options;
        let Some(first) = options.first() else { break };
        let (seat, action) = (seat.number(), first.action.value());
        let entry = Entry::Answered { seat, action, by: By::Person, spent: 1, at: 9 };
        lines.push(serde_json::to_string(&entry).expect("an entry is plain data"));
    }
    lines
}

fn played_again(lines: &[String]) -> Result<Room, Fault> {
    let id: TableId = "a".repeat(26).parse().expect("the name of a table");
    Room::replay(Games::all(), &id, lines, None)
}

/// A film as the store keeps it.
#[must_use]
pub fn keep_film(film: &Film) -> Vec<u8> {
    films::pack(film)
}

/// A film as it was kept; nothing if it is spoilt.
#[must_use]
pub fn kept_film(body: &[u8]) -> Option<Film> {
    films::unpack(body)
}

/// The address people type, as these settings say it.
///
/// # Errors
/// If it is no address of a whole server.
pub fn normal_url(settings: Settings) -> Result<String, String> {
    let listening = settings.listen;
    settings.normalised().map(|settings| settings.url(listening))
}

/// Chance that is the same in every run: one row of numbers for deals, and one for what bots think with.
#[derive(Debug)]
pub(crate) struct Fixed {
    row: &'static str,
    drawn: AtomicU64,
}

pub(crate) static DEALS: Fixed = Fixed::new("deals");
pub(crate) static THOUGHTS: Fixed = Fixed::new("thoughts");

impl Fixed {
    const fn new(row: &'static str) -> Self {
        Self { row, drawn: AtomicU64::new(0) }
    }

    /// The next seed of this row, if the environment wishes for fixed deals.
    pub(crate) fn next(&self) -> Option<Seed> {
        static WORD: LazyLock<Option<String>> = LazyLock::new(|| env::var(FIXED_DEALS).ok());
        WORD.as_deref().map(|word| self.draw(word))
    }

    fn draw(&self, word: &str) -> Seed {
        let number = self.drawn.fetch_add(1, Ordering::Relaxed);
        Seed(*blake3::hash(format!("{word} {} {number}", self.row).as_bytes()).as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_gives_the_same_seeds_in_the_same_order_and_no_two_alike() {
        let (one, again, other) =
            (Fixed::new("deals"), Fixed::new("deals"), Fixed::new("thoughts"));
        let first: Vec<Seed> = (0..3).map(|_| one.draw("e2e")).collect();
        let second: Vec<Seed> = (0..3).map(|_| again.draw("e2e")).collect();
        assert_eq!(first, second);
        assert_ne!(first[0], first[1]);
        assert_ne!(first[0], other.draw("e2e"));
        assert_ne!(first[0], Fixed::new("deals").draw("another word"));
    }
}
