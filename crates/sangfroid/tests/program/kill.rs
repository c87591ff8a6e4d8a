//! A server that is killed at any instant, as by a power cut, loses nothing it has acknowledged.
//!
//! Several tables with several people each are played over real sockets while the server process is killed again and
//! again and started anew in the same folder. People come back by themselves with the last number they saw. In the end
//! every game is over, every record plays again and proves its deal, and every answer that was acknowledged is in the
//! record. `FAULTS=full` kills it 100 times; a number, as in `FAULTS=3`, multiplies the usual count.

#![allow(clippy::print_stderr, reason = "the figures are worth seeing")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use client::{ClientError, Connection, Screen, Visitor};
use kernel::Rng;
use protocol::{ClientMessage, NewSeat, NewTable, Part};
use serde_json::Value;
use shelf::{AnyGame, Language, Record};
use tempfile::TempDir;
use tokio::sync::watch;

use crate::common::games;
use crate::served::Served;
use crate::size::size;

/// How many tables are played at once.
const TABLES: usize = 4;

/// An answer that was acknowledged.
#[derive(Clone, PartialEq, Debug)]
struct Acknowledged {
    table: String,
    seat: u8,
    action: Value,
}

/// What the people of a test share.
#[derive(Debug)]
struct Evening {
    /// Where the server is at the moment.
    address: watch::Receiver<String>,
    /// Whether the server is killed no more, so that games may end.
    calm: AtomicBool,
    returns: AtomicUsize,
}

/// Somebody who plays on one table until its game is over, whatever happens to the server.
struct Player {
    visitor: Visitor,
    table: String,
    rng: Rng,
    evening: Arc<Evening>,
    taken: Vec<Acknowledged>,
}

impl Player {
    /// Comes to the table, or back to it, as soon as the server lets them in.
    async fn come_back(&mut self, screen: Screen) -> Connection {
        loop {
            let base = self.evening.address.borrow().clone();
            if let Ok(connection) = self.try_to_come_back(&base, screen.clone()).await {
                self.evening.returns.fetch_add(1, Ordering::Relaxed);
                return connection;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn try_to_come_back(
        &mut self,
        base: &str,
        mut screen: Screen,
    ) -> Result<Connection, ClientError> {
        screen.disconnect();
        let mut connection = Connection::knock(&self.visitor.at(base), &self.table).await?;
        let (language, last) = (self.visitor.language, screen.heard());
        connection.screen = screen;
        connection.say(&ClientMessage::Hello { language, last, seat: None, shared: false }).await?;
        connection.next().await?;
        let parts = &connection.screen.last_frame().parts;
        let is_fresh = parts.iter().any(|part| matches!(part, Part::Fresh { .. }));
        assert!(
            last.is_none() || !is_fresh,
            "{last:?} was told, but the log does not go on from there"
        );
        Ok(connection)
    }

    async fn play(mut self) -> (Screen, Vec<Acknowledged>) {
        let mut connection = self.come_back(Screen::default()).await;
        while connection.screen.over.is_none() {
            if let Err(error) = self.play_on(&mut connection).await {
                match error {
                    // Somebody else took an answer back, or a bot stood in.
                    ClientError::Refused { .. } => {}
                    ClientError::Closed { .. } | ClientError::Network(_) => {
                        let screen = std::mem::take(&mut connection.screen);
                        connection = self.come_back(screen).await;
                    }
                    ClientError::TooLate => panic!("nothing happens any more at {}", self.table),
                }
            }
        }
        (connection.screen, self.taken)
    }

    async fn play_on(&mut self, connection: &mut Connection) -> Result<(), ClientError> {
        if !connection.screen.is_asked() {
            return connection.next().await.map(|_| ());
        }
        if !self.evening.calm.load(Ordering::Relaxed) {
            // Games last until the last kill.
            tokio::time::sleep(Duration::from_millis(u64::from(self.rng.below(20)))).await;
        }
        let seat = connection.screen.seat().unwrap();
        let question = connection.screen.question.as_ref().unwrap();
        let action = self.rng.pick(&question.options).action.value();
        connection.answer(action.clone()).await?;
        self.taken.push(Acknowledged { table: self.table.clone(), seat, action });
        Ok(())
    }
}

/// A table with three people, or as many as the game is for, and bots beside them.
async fn begun(base: &str, game: &dyn AnyGame) -> (String, Vec<Visitor>) {
    let players = usize::from(game.default_players());
    let mut seats = vec![NewSeat::Me { name: None }, NewSeat::Open {}, NewSeat::Open {}];
    seats.resize(players, NewSeat::Bot { level: "random".into() });
    let wish = NewTable::at_once(game.slug(), seats);
    let mut people = Vec::new();
    for name in ["Ana", "Bruno", "Zoé"].into_iter().take(players) {
        people.push(Visitor::new(base, name, Language::En).await.unwrap());
    }
    let id = people[0].create(&wish).await.unwrap().id;
    let (table, salt) = (people[0].table(&id).await.unwrap(), "abc".repeat(12));
    people[0].seal_salt(&table, 0, &salt).await.unwrap();
    for visitor in &people[1..] {
        visitor.sit(&id, &Default::default()).await.unwrap();
    }
    people[0].start(&id).await.unwrap();
    people[0].open(&id, 0, &salt).await.unwrap();
    (id, people)
}

/// The record of a game, which plays again and proves its deal.
async fn check_record(visitor: &Visitor, id: &str) -> Record {
    let path = format!("/api/records/{id}");
    let kept = async {
        loop {
            // A game that ended just before a kill has its record a moment after the restart.
            match visitor.text(&path).await {
                Ok(text) => return text,
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    };
    let text = tokio::time::timeout(Duration::from_secs(20), kept).await.expect("a record is kept");
    let record = Record::read(&text).unwrap();
    let game = registry::game(&record.game).unwrap();
    assert_eq!(game.replay(&record, None).unwrap().faithful, Some(true));
    let shuffles = game.shuffles_seats(&record.config).unwrap();
    record.fairness.as_ref().unwrap().check(&record, shuffles).unwrap();
    record
}

/// Whether the answers a seat was told are on disk are among its answers in the record, in this order.
fn all_in(record: &Record, acknowledged: &[Acknowledged]) -> bool {
    let mut answers = record.answers.iter();
    acknowledged.iter().all(|told| {
        answers.any(|(seat, action)| seat.number() == told.seat && *action == told.action)
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_at_any_instant_loses_no_acknowledged_answer() {
    let folder = TempDir::new().unwrap();
    let mut rng = Rng::from_number(9);
    let mut server = Served::start(folder.path());
    let (address, moved) = watch::channel(server.url().to_owned());
    let calm = AtomicBool::new(false);
    let evening = Arc::new(Evening { address: moved, calm, returns: AtomicUsize::new(0) });
    let (kills, games) = (size(8, 100), games());
    let mut done: Vec<(String, Visitor)> = Vec::new();
    let mut playing = tokio::task::JoinSet::new();
    let mut all_taken: Vec<Vec<Acknowledged>> = Vec::new();
    let mut killed = 0;
    while killed < kills || !playing.is_empty() {
        // New tables take the place of those whose games are over, as long as there is something to survive.
        while killed < kills && playing.len() < 3 * TABLES {
            let game = games[done.len() % games.len()];
            let (id, people) = begun(server.url(), game).await;
            done.push((id.clone(), people[0].clone()));
            for visitor in people {
                let rng = Rng::new(rng.seed());
                let evening = Arc::clone(&evening);
                let player = Player { visitor, table: id.clone(), rng, evening, taken: Vec::new() };
                playing.spawn(player.play());
            }
        }
        if killed < kills {
            tokio::time::sleep(Duration::from_millis(u64::from(20 + rng.below(300)))).await;
            drop(server);
            server = Served::start(folder.path());
            address.send(server.url().to_owned()).unwrap();
            killed += 1;
        } else {
            evening.calm.store(true, Ordering::Relaxed);
        }
        while let Some(over) =
            if killed < kills { playing.try_join_next() } else { playing.join_next().await }
        {
            let (screen, taken) = over.unwrap();
            assert!(screen.over.is_some());
            all_taken.push(taken);
        }
    }
    let mut answers = 0;
    for (id, visitor) in &done {
        let record = check_record(&visitor.at(server.url()), id).await;
        for taken in
            all_taken.iter().filter(|taken| taken.first().is_some_and(|first| first.table == *id))
        {
            assert!(all_in(&record, taken), "an acknowledged answer of table {id} is lost");
            answers += taken.len();
        }
    }
    eprintln!(
        "{killed} kills, {} games, {answers} acknowledged answers, {} returns",
        done.len(),
        evening.returns.load(Ordering::Relaxed)
    );
    assert!(answers > 0);
}
