//! Everybody at all tables, played by one thread that asks the system which tables have news.
//!
//! A table writes to its sockets in the order in which they came, so news at the last of them are news at all of them, and
//! only the last one is watched: watching the others would cost time, half of it the server's. Of a sealed answer only its
//! author hears, so a table where one is on its way is looked at again and again, as one is whose news are late.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use client::{ClientError, Visitor};
use indicatif::ProgressBar;
use kernel::Rng;
use mio::{Events, Interest, Poll, Token, Waker};
use tokio::runtime::Handle;

use super::child::{Child, busy, processors};
use super::load::set_table;
use super::player::{Player, Seen, Traffic};
use crate::failure::Failure;

/// How much is read at once: more than any frame.
const ROOM: usize = 1 << 18;

/// How many tables with news are looked at before tables whose time has come.
const AT_ONCE: usize = 64;

/// How long news gather. Nobody sleeps at a socket meanwhile, so the server has nobody to wake for every frame it sends:
/// that would be its time, spent on us.
const GATHER: Duration = Duration::from_micros(500);

/// Before the load, every table plays up to so many answers, so that they are spread over the game as tables are.
const HEAD_START: u32 = 300;

/// How long the load runs before anything is counted.
const WARM_UP: Duration = Duration::from_secs(3);

/// How long the last answers may take.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// A table was set anew.
const NEW_TABLE: Token = Token(usize::MAX);

/// The times of all answers that count, in microseconds, and what they cost.
#[derive(Debug, Default)]
pub(super) struct Times {
    pub(super) seconds: f64,
    pub(super) seen: Vec<u32>,
    pub(super) acknowledged: Vec<u32>,
    pub(super) traffic: Traffic,
    /// Processor time of the server and of the load generator, in seconds.
    pub(super) busy: (f64, f64),
    /// The share of the processors' time that the host gave to others, where that is known.
    pub(super) stolen: Option<f64>,
    /// All answers, whether or not they count.
    pub(super) answers: u64,
}

impl Times {
    fn note(&mut self, seen: Seen) {
        if seen.counts {
            self.acknowledged.push(seen.acknowledged.as_micros() as u32);
            self.seen.push(seen.by_all.as_micros() as u32);
        }
    }

    /// What was used between two readings.
    fn meter(&mut self, before: &Meter, after: &Meter) {
        self.busy = (after.server - before.server, after.generator - before.generator);
        let read = before.processors.zip(after.processors);
        self.stolen = read.map(|((all, stolen), (all_now, stolen_now))| {
            (stolen_now - stolen) as f64 / (all_now - all).max(1) as f64
        });
    }
}

/// Processor time so far: the server's and the generator's in seconds, and that of the machine.
#[derive(Debug)]
struct Meter {
    server: f64,
    generator: f64,
    processors: Option<(u64, u64)>,
}

impl Meter {
    fn read(child: &Child) -> Result<Self, Failure> {
        let generator = busy("self").unwrap_or(0.0);
        Ok(Self { server: child.busy()?, generator, processors: processors() })
    }
}

type Seated = (usize, Result<Player, ClientError>);

/// Everybody.
#[derive(Debug)]
pub(super) struct Crowd {
    people: Arc<[Visitor]>,
    game: String,
    tables: Vec<Player>,
    poll: Poll,
    waker: Arc<Waker>,
    room: Vec<u8>,
    /// Tables with news that have not come to all of their sockets.
    late: Vec<usize>,
    /// Tables that were set anew, and how they come here.
    seated: (Sender<Seated>, Receiver<Seated>),
    runtime: Handle,
}

fn broken(error: std::io::Error) -> Failure {
    Failure::new(format!("the load generator cannot run: {error}"))
}

impl Crowd {
    pub(super) fn gather(
        tables: Vec<Player>,
        people: &[Visitor],
        game: &str,
    ) -> Result<Self, Failure> {
        let poll = Poll::new().map_err(broken)?;
        let waker = Waker::new(poll.registry(), NEW_TABLE).map_err(broken)?;
        let mut crowd = Self {
            people: people.into(),
            game: game.to_owned(),
            tables,
            poll,
            waker: Arc::new(waker),
            room: vec![0; ROOM],
            late: Vec::new(),
            seated: channel(),
            runtime: Handle::current(),
        };
        for table in 0..crowd.tables.len() {
            crowd.register(table)?;
        }
        Ok(crowd)
    }

    fn register(&mut self, table: usize) -> Result<(), Failure> {
        let Some(last) = self.tables[table].places.last_mut() else { return Ok(()) };
        let socket = &mut last.wire.stream;
        self.poll.registry().register(socket, Token(table), Interest::READABLE).map_err(broken)
    }

    /// Waits for news, and hears all there are. Every answer that everybody has seen, and every table that was set anew,
    /// is passed on.
    fn hear(
        &mut self,
        events: &mut Events,
        wait: Duration,
        traffic: &mut Traffic,
        mut pass_on: impl FnMut(usize, Option<Seen>),
    ) -> Result<(), Failure> {
        // Nobody says when the news of a late table come to its other sockets.
        let wait = if self.late.is_empty() { wait } else { wait.min(GATHER) };
        if events.iter().count() < AT_ONCE {
            thread::sleep(wait.min(GATHER));
        }
        match self.poll.poll(events, Some(wait.saturating_sub(GATHER))) {
            Err(error) if error.kind() != std::io::ErrorKind::Interrupted => {
                return Err(broken(error));
            }
            _ => {}
        }
        let mut with_news = std::mem::take(&mut self.late);
        for event in events.iter() {
            if event.token() != NEW_TABLE {
                with_news.push(event.token().0);
                continue;
            }
            while let Ok((table, player)) = self.seated.1.try_recv() {
                self.tables[table] = player?;
                self.register(table)?;
                pass_on(table, None);
            }
        }
        for table in with_news {
            let player = &mut self.tables[table];
            match player.hear(&mut self.room, traffic)? {
                Some(seen) => pass_on(table, Some(seen)),
                None if player.is_waiting() => self.late.push(table),
                None => {}
            }
        }
        Ok(())
    }

    /// Lets every table play by itself for a while, each for another number of answers. How many they were.
    pub(super) fn spread(&mut self, bar: &ProgressBar) -> Result<u64, Failure> {
        let heads = (0..self.tables.len()).map(|table| Rng::from_number(table as u64));
        let mut left: Vec<u32> = heads.map(|mut rng| rng.below(HEAD_START)).collect();
        let mut answers = 0;
        let mut events = Events::with_capacity(AT_ONCE);
        let mut ready: Vec<usize> = (0..self.tables.len()).collect();
        let mut playing = ready.len();
        while playing > 0 {
            for table in ready.drain(..) {
                let player = &mut self.tables[table];
                if left[table] == 0 || player.is_over() || !player.answer(false)? {
                    playing -= 1;
                    bar.inc(1);
                } else {
                    left[table] -= 1;
                    answers += 1;
                    if player.is_sealed() {
                        self.late.push(table);
                    }
                }
            }
            let mut traffic = Traffic::default();
            let wait = if playing > 0 { Duration::from_secs(1) } else { Duration::ZERO };
            self.hear(&mut events, wait, &mut traffic, |table, _| ready.push(table))?;
        }
        Ok(answers)
    }

    /// Plays all tables at once: each gives an answer every period, for the wanted time and a little before it.
    pub(super) fn play(
        &mut self,
        child: &Child,
        period: Duration,
        seconds: u32,
        bar: &ProgressBar,
    ) -> Result<Times, Failure> {
        let begin = Instant::now() + WARM_UP;
        let end = begin + Duration::from_secs(u64::from(seconds));
        let count = self.tables.len() as u32;
        let mut next: Vec<Instant> =
            (0..count).map(|table| begin - WARM_UP + period * table / count).collect();
        let mut due: BinaryHeap<_> = next.iter().copied().zip(0..).map(Reverse).collect();
        let mut events = Events::with_capacity(AT_ONCE);
        let (mut times, mut traffic, mut warm) =
            (Times::default(), Traffic::default(), Traffic::default());
        // What had been used when counting began, and how many answers count.
        let (mut before, mut counted) = (None, 0);
        loop {
            let now = Instant::now();
            match &before {
                None if now >= begin => before = Some(Meter::read(child)?),
                Some(before) if now >= end => {
                    (times.seconds, times.traffic) = ((now - begin).as_secs_f64(), traffic);
                    times.meter(before, &Meter::read(child)?);
                    break;
                }
                None | Some(_) => {}
            }
            let counts = before.is_some();
            bar.set_position(now.saturating_duration_since(begin).as_secs());
            while let Some(Reverse((when, table))) = due.peek().copied()
                && when <= now
            {
                due.pop();
                // A table that fell behind does not try to catch up: the rate is what was really played.
                next[table] = (when + period).max(now);
                if self.tables[table].is_over() {
                    self.set_anew(table);
                } else if self.tables[table].answer(counts)? {
                    times.answers += 1;
                    counted += usize::from(counts);
                    if self.tables[table].is_sealed() {
                        self.late.push(table);
                    }
                } else {
                    due.push(Reverse((next[table], table)));
                }
            }
            let until = due.peek().map_or(end, |Reverse((when, _))| *when).min(end);
            let wait = until.saturating_duration_since(Instant::now());
            let heard = if counts { &mut traffic } else { &mut warm };
            self.hear(&mut events, wait, heard, |table, seen| {
                due.push(Reverse((next[table], table)));
                seen.into_iter().for_each(|seen| times.note(seen));
            })?;
        }
        // What is still on its way counts as well, however long it takes.
        let patience = Instant::now() + LAST_ANSWERS;
        while times.seen.len() < counted {
            if Instant::now() >= patience {
                let lost = counted - times.seen.len();
                return Err(Failure::new(format!("{lost} answers were never seen by everybody")));
            }
            self.hear(&mut events, Duration::from_secs(1), &mut warm, |_, seen| {
                seen.into_iter().for_each(|seen| times.note(seen));
            })?;
        }
        Ok(times)
    }

    /// Sets a table in place of one whose game is over, beside all the others.
    fn set_anew(&self, table: usize) {
        let (people, game) = (Arc::clone(&self.people), self.game.clone());
        let (seated, waker) = (self.seated.0.clone(), Arc::clone(&self.waker));
        self.runtime.spawn(async move {
            let player = match set_table(&people, &game).await {
                Ok(id) => Player::sit(&people, &id, table).await,
                Err(error) => Err(error),
            };
            // Nobody waits for it when the measurement is over.
            let _ = seated.send((table, player));
            let _ = waker.wake();
        });
    }
}
