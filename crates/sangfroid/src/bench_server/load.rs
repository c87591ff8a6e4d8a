//! The load: many tables, every seat a client of its own, answers by chance at a steady rate.
//!
//! One task plays one table: it answers from a seat that is asked, then reads every socket of the table until that
//! answer is seen there. Sockets are read one after the other, so a measured time is never shorter than the real one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::{ClientError, Visitor};
use futures_util::{StreamExt, stream};
use kernel::Rng;
use memchr::memmem;
use protocol::{Clock, NewSeat, NewTable, Options, UndoRule};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::time::{sleep, sleep_until};

use super::child::{Child, busy};
use super::figures::{Load, Spread};
use super::wire::Wire;
use super::{AT_ONCE, bar};
use crate::cli::BenchServerArgs;
use crate::failure::Failure;

/// How long the load runs before anything is counted.
const WARM_UP: Duration = Duration::from_secs(3);

const HELLO: &str = r#"{"do":"hello","language":"en"}"#;

/// Before the load, every table plays up to so many answers, so that they are spread over the game as tables are.
const HEAD_START: u32 = 300;

/// Sets a table, seats everybody and deals.
pub(super) async fn set_table(people: &[Visitor], game: &str) -> Result<String, ClientError> {
    let mut seats = vec![NewSeat::Me { name: None }];
    seats.resize(people.len(), NewSeat::Open {});
    let wish = NewTable {
        game: game.to_owned(),
        config: serde_json::json!({}),
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
    };
    let id = people[0].create(&wish).await?.id;
    for visitor in &people[1..] {
        visitor.sit(&id, &protocol::Sit::default()).await?;
    }
    people[0].start(&id).await?;
    Ok(id)
}

/// What the tasks share.
#[derive(Debug)]
struct Shared {
    counting: AtomicBool,
    stop: AtomicBool,
    answers: AtomicU64,
    frames: AtomicU64,
    bytes: AtomicU64,
}

/// Plays all tables at once for the wanted time.
pub(super) async fn run(
    child: &Child,
    people: &[Visitor],
    ids: &[String],
    args: &BenchServerArgs,
) -> Result<Load, Failure> {
    let connecting = bar("opening sockets", ids.len() as u64);
    let wishes = stream::iter(ids).map(|id| Player::sit(people, id));
    let mut seated = wishes.buffer_unordered(AT_ONCE);
    let mut players = Vec::new();
    while let Some(player) = seated.next().await {
        players.push(player?);
        connecting.inc(1);
    }
    drop(seated);
    connecting.finish_and_clear();

    let shared = Arc::new(Shared {
        counting: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        answers: AtomicU64::new(0),
        frames: AtomicU64::new(0),
        bytes: AtomicU64::new(0),
    });
    spread(&mut players, &shared).await?;
    let period = Duration::from_secs_f64(f64::from(args.tables) / f64::from(args.rate.max(1)));
    let tasks: Vec<_> = players
        .into_iter()
        .enumerate()
        .map(|(number, player)| {
            let shared = Arc::clone(&shared);
            let (people, game) = (people.to_vec(), args.game.clone());
            let first = period.mul_f64(number as f64 / f64::from(args.tables));
            tokio::spawn(player.play(shared, people, game, period, first, number as u64))
        })
        .collect();
    let playing = bar("playing", u64::from(args.seconds));
    sleep(WARM_UP).await;
    shared.counting.store(true, Ordering::Relaxed);
    let begin = Instant::now();
    let busy_before = (child.busy()?, busy("self").unwrap_or(0.0));
    for _ in 0..args.seconds {
        sleep(Duration::from_secs(1)).await;
        playing.inc(1);
    }
    let seconds = begin.elapsed().as_secs_f64();
    let busy_after = (child.busy()?, busy("self").unwrap_or(0.0));
    shared.counting.store(false, Ordering::Relaxed);
    shared.stop.store(true, Ordering::Relaxed);
    let (mut seen, mut acknowledged, mut in_all) = (Vec::new(), Vec::new(), 0);
    for task in tasks {
        let times = task.await.map_err(|error| Failure::new(error.to_string()))??;
        seen.extend(times.seen);
        acknowledged.extend(times.acknowledged);
        in_all += times.answers;
    }
    playing.finish_and_clear();
    let answers = shared.answers.load(Ordering::Relaxed);
    let micros = |seconds: f64| seconds * 1e6 / answers.max(1) as f64;
    let frames = shared.frames.load(Ordering::Relaxed);
    Ok(Load {
        seconds,
        answers,
        answers_per_second: answers as f64 / seconds,
        seen_by_all: Spread::of(seen),
        acknowledged: Spread::of(acknowledged),
        frames,
        bytes_per_frame: shared.bytes.load(Ordering::Relaxed) / frames.max(1),
        server_micros: micros(busy_after.0 - busy_before.0),
        generator_micros: micros(busy_after.1 - busy_before.1),
        answers_per_table: in_all / ids.len() as u64,
    })
}

/// Lets every table play by itself for a while, each for another number of answers.
async fn spread(players: &mut Vec<Player>, shared: &Arc<Shared>) -> Result<(), Failure> {
    let spreading = bar("spreading over the game", players.len() as u64);
    let heads = players.drain(..).enumerate().map(|(number, mut player)| {
        let shared = Arc::clone(shared);
        tokio::spawn(async move {
            let mut rng = Rng::from_number(number as u64);
            let answers = rng.below(HEAD_START);
            for _ in 0..answers {
                if !player.places[0].over {
                    player.answer(&shared, &mut rng, &mut Times::default()).await?;
                }
            }
            player.played = u64::from(answers);
            Ok::<_, ClientError>(player)
        })
    });
    let heads: Vec<_> = heads.collect();
    for head in heads {
        players.push(head.await.map_err(|error| Failure::new(error.to_string()))??);
        spreading.inc(1);
    }
    spreading.finish_and_clear();
    Ok(())
}

#[derive(Debug, Default)]
struct Times {
    seen: Vec<u32>,
    acknowledged: Vec<u32>,
    answers: u64,
}

#[derive(Deserialize)]
struct Asked<'a> {
    serial: u32,
    #[serde(borrow)]
    options: Vec<Offer<'a>>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// One seat's socket and the last question it was shown.
#[derive(Debug)]
struct Place {
    wire: Wire,
    seat: u8,
    /// The last frame with a question in it.
    asked: Vec<u8>,
    number: u32,
    over: bool,
}

/// All sockets of one table.
#[derive(Debug)]
struct Player {
    places: Vec<Place>,
    waiting: Vec<u8>,
    /// How many answers it played before the load.
    played: u64,
}

impl Player {
    async fn sit(people: &[Visitor], id: &str) -> Result<Self, ClientError> {
        let mut places = Vec::new();
        for visitor in people {
            places.push(Place::take(visitor, id).await?);
        }
        let waiting = waiting_in(&places[0].asked).unwrap_or_default();
        Ok(Self { places, waiting, played: 0 })
    }

    async fn play(
        mut self,
        shared: Arc<Shared>,
        people: Vec<Visitor>,
        game: String,
        period: Duration,
        first: Duration,
        number: u64,
    ) -> Result<Times, ClientError> {
        let mut rng = Rng::from_number(number);
        let mut times = Times { answers: self.played, ..Times::default() };
        let mut next = tokio::time::Instant::now() + first;
        while !shared.stop.load(Ordering::Relaxed) {
            sleep_until(next).await;
            // A table that fell behind does not try to catch up: the rate is what was really played.
            next = (next + period).max(tokio::time::Instant::now());
            if self.places[0].over {
                let id = set_table(&people, &game).await?;
                self = Self::sit(&people, &id).await?;
                continue;
            }
            self.answer(&shared, &mut rng, &mut times).await?;
        }
        Ok(times)
    }

    /// Answers from a seat that is asked, and waits until everybody has seen it.
    async fn answer(
        &mut self,
        shared: &Shared,
        rng: &mut Rng,
        times: &mut Times,
    ) -> Result<(), ClientError> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let seat = *rng.pick(&self.waiting);
        let place = self.places.iter().position(|place| place.seat == seat).unwrap_or(0);
        let message = {
            let asked = self.places[place].question()?;
            if asked.options.is_empty() {
                return Ok(());
            }
            let offer = rng.pick(&asked.options);
            format!(
                "{{\"do\":\"answer\",\"serial\":{},\"action\":{},\"tag\":1}}",
                asked.serial,
                offer.action.get()
            )
        };
        let begin = Instant::now();
        self.places[place].wire.say(&message).await?;
        let counting = shared.counting.load(Ordering::Relaxed);
        let wanted = self.places[place].number + 1;
        let mut note = |text: &[u8]| {
            if counting {
                shared.frames.fetch_add(1, Ordering::Relaxed);
                shared.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
            }
        };
        let waiting = self.places[place].read(wanted, &mut note).await?;
        let acknowledged = begin.elapsed();
        if let Some(waiting) = waiting {
            self.waiting = waiting;
        }
        for other in (0..self.places.len()).filter(|other| *other != place) {
            self.places[other].read(wanted, &mut note).await?;
        }
        let seen = begin.elapsed();
        times.answers += 1;
        if counting {
            shared.answers.fetch_add(1, Ordering::Relaxed);
            times.acknowledged.push(acknowledged.as_micros() as u32);
            times.seen.push(seen.as_micros() as u32);
        }
        Ok(())
    }
}

impl Place {
    /// Comes in and waits for the welcome.
    async fn take(visitor: &Visitor, id: &str) -> Result<Self, ClientError> {
        let mut wire = Wire::open(visitor, id).await?;
        wire.say(HELLO).await?;
        let mut place = Self { wire, seat: 0, asked: Vec::new(), number: 0, over: false };
        loop {
            let text = place.wire.next().await?;
            if let Some(you) = after(text, b"{\"is\":\"you\"") {
                place.seat = after(you, b"\"viewer\":").map_or(0, number);
            }
            if is_asked(text) {
                place.asked = text.to_vec();
            }
            if after(text, b"{\"n\":").is_some() && !has(text, b"\"more\":true,\"parts\":[") {
                place.number = after(text, b"{\"n\":").map_or(0, number);
                return Ok(place);
            }
        }
    }

    /// The last question it was shown.
    fn question(&self) -> Result<Asked<'_>, ClientError> {
        let part = memmem::find(&self.asked, QUESTION).map_or(&[][..], |at| &self.asked[at..]);
        // What follows the question is left alone.
        let mut values = serde_json::Deserializer::from_slice(part).into_iter();
        let question = values.next().and_then(Result::ok);
        question.ok_or_else(|| ClientError::Network("a seat was not shown its question".into()))
    }

    /// Reads until a frame tells of the wanted entry. Who still owes an answer, if that frame says so.
    async fn read(
        &mut self,
        wanted: u32,
        note: &mut impl FnMut(&[u8]),
    ) -> Result<Option<Vec<u8>>, ClientError> {
        loop {
            let text = self.wire.next().await?;
            note(text);
            if is_asked(text) {
                self.over |= has(text, b"{\"is\":\"over\"");
                self.asked.clear();
                self.asked.extend_from_slice(text);
            }
            let number = after(text, b"{\"n\":").map_or(0, number);
            if has(text, b"{\"is\":\"refused\"") {
                let text = String::from_utf8_lossy(text);
                return Err(ClientError::Network(format!("an answer was refused: {text}")));
            }
            if number >= wanted {
                self.number = number;
                return Ok(waiting_in(text));
            }
        }
    }
}

/// How a question begins. Quotation marks inside texts are escaped, so nothing else begins like a part.
const QUESTION: &[u8] = b"{\"is\":\"question\"";

fn has(text: &[u8], part: &[u8]) -> bool {
    memmem::find(text, part).is_some()
}

fn is_asked(text: &[u8]) -> bool {
    has(text, QUESTION)
}

/// What follows the first place where this stands.
fn after<'a>(text: &'a [u8], what: &[u8]) -> Option<&'a [u8]> {
    memmem::find(text, what).map(|at| &text[at + what.len()..])
}

/// The number a text begins with.
fn number<N: From<u8> + std::ops::Mul<Output = N> + std::ops::Add<Output = N>>(text: &[u8]) -> N {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit());
    digits.fold(N::from(0), |number, digit| number * N::from(10) + N::from(digit - b'0'))
}

fn waiting_in(text: &[u8]) -> Option<Vec<u8>> {
    let list = after(text, b"\"waiting\":[")?;
    let list = &list[..memchr::memchr(b']', list)?];
    let seats = list.split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
    Some(seats.filter(|seat| !seat.is_empty()).map(number).collect())
}
