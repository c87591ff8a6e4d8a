//! One table of the load: six sockets, and the answer that is on its way to all of them.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use client::{ClientError, Visitor};
use kernel::Rng;
use memchr::memmem::{self, Finder};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::wire::{Opening, Wire};

const HELLO: &str = r#"{"do":"hello","language":"en"}"#;

/// How a question begins. Quotation marks inside texts are escaped, so nothing else begins like a part.
static QUESTION: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("{\"is\":\"question\""));
static OVER: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("{\"is\":\"over\""));
static REFUSED: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("{\"is\":\"refused\""));
static WAITING: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("\"waiting\":["));

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

/// What came over the sockets.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Traffic {
    pub(super) frames: u64,
    pub(super) bytes: u64,
}

/// How long an answer took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    /// Whether it was sent while answers were counted.
    pub(super) counts: bool,
    /// Until its author knew that it is on disk.
    pub(super) acknowledged: Duration,
    /// Until all others had seen it.
    pub(super) by_all: Duration,
}

/// An answer on its way.
#[derive(Debug)]
struct Flight {
    counts: bool,
    begin: Instant,
    /// The place it was given from.
    author: usize,
    /// The number of its entry.
    wanted: u32,
    acknowledged: Duration,
    /// How many places have not seen it.
    missing: usize,
}

/// One seat's socket and the last question it was shown.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) wire: Wire,
    seat: u8,
    asked: Vec<u8>,
    number: u32,
    over: bool,
}

/// All sockets of one table.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) places: Vec<Place>,
    waiting: Vec<u8>,
    rng: Rng,
    flight: Option<Flight>,
}

impl Player {
    /// Brings everybody to a table. What they answer depends on the number alone.
    pub(super) async fn sit(
        people: &[Visitor],
        id: &str,
        number: usize,
    ) -> Result<Self, ClientError> {
        let mut places = Vec::new();
        for visitor in people {
            places.push(Place::take(visitor, id).await?);
        }
        let waiting = waiting_in(&places[0].asked).unwrap_or_default();
        Ok(Self { places, waiting, rng: Rng::from_number(number as u64), flight: None })
    }

    pub(super) fn is_over(&self) -> bool {
        self.places[0].over
    }

    /// Answers from a seat that is asked. False if there is nothing to answer.
    pub(super) fn answer(&mut self, counts: bool) -> Result<bool, ClientError> {
        if self.waiting.is_empty() {
            return Ok(false);
        }
        let seat = *self.rng.pick(&self.waiting);
        let author = self.places.iter().position(|place| place.seat == seat).unwrap_or(0);
        let place = &mut self.places[author];
        let asked = place.question()?;
        if asked.options.is_empty() {
            return Ok(false);
        }
        let offer = self.rng.pick(&asked.options);
        let message = format!(
            "{{\"do\":\"answer\",\"serial\":{},\"action\":{},\"tag\":1}}",
            asked.serial,
            offer.action.get()
        );
        let begin = Instant::now();
        place.wire.say(&message)?;
        let wanted = place.number + 1;
        let missing = self.places.len();
        let acknowledged = Duration::ZERO;
        self.flight = Some(Flight { counts, begin, author, wanted, acknowledged, missing });
        Ok(true)
    }

    /// Whether an answer is on its way.
    pub(super) const fn is_waiting(&self) -> bool {
        self.flight.is_some()
    }

    /// Reads what there is at all sockets that have not seen the answer on its way. How long it took, if now all have.
    pub(super) fn hear(
        &mut self,
        room: &mut [u8],
        traffic: &mut Traffic,
    ) -> Result<Option<Seen>, ClientError> {
        let wanted = self.flight.as_ref().map(|flight| flight.wanted);
        for at in 0..self.places.len() {
            if wanted.is_none_or(|wanted| self.places[at].number < wanted) {
                let seen = self.hear_at(at, room, traffic)?;
                if seen.is_some() {
                    return Ok(seen);
                }
            }
        }
        Ok(None)
    }

    /// Reads what one of the sockets has. How long the answer took, if it was the last to see it.
    fn hear_at(
        &mut self,
        at: usize,
        room: &mut [u8],
        traffic: &mut Traffic,
    ) -> Result<Option<Seen>, ClientError> {
        let Self { places, waiting, flight, .. } = self;
        let Place { wire, asked, number, over, .. } = &mut places[at];
        let (mut refused, mut seen) = (None, None);
        wire.hear(room, |text| {
            traffic.frames += 1;
            traffic.bytes += text.len() as u64;
            if let Some(start) = QUESTION.find(text) {
                *over |= OVER.find(text).is_some();
                asked.clear();
                asked.extend_from_slice(&text[start..]);
            }
            let before = *number;
            *number = before.max(number_of(text));
            let Some(flight) = flight else { return };
            if flight.author == at {
                if REFUSED.find(text).is_some() {
                    refused = Some(String::from_utf8_lossy(text).into_owned());
                }
                if let Some(seats) = waiting_in(text).filter(|_| *number >= flight.wanted) {
                    *waiting = seats;
                }
            }
            if before < flight.wanted && *number >= flight.wanted {
                let now = flight.begin.elapsed();
                if flight.author == at {
                    flight.acknowledged = now;
                }
                flight.missing -= 1;
                seen = (flight.missing == 0).then_some((flight.counts, flight.acknowledged, now));
            }
        })?;
        if let Some(text) = refused {
            return Err(ClientError::Network(format!("an answer was refused: {text}")));
        }
        Ok(seen.map(|(counts, acknowledged, by_all)| {
            *flight = None;
            Seen { counts, acknowledged, by_all }
        }))
    }
}

impl Place {
    /// Comes in and waits for the welcome.
    async fn take(visitor: &Visitor, id: &str) -> Result<Self, ClientError> {
        let mut opening = Opening::open(visitor, id).await?;
        opening.say(HELLO).await?;
        let (mut seat, mut asked) = (0, Vec::new());
        loop {
            let text = opening.next().await?;
            if let Some(you) = after(text, b"{\"is\":\"you\"") {
                seat = after(you, b"\"viewer\":").map_or(0, number);
            }
            if let Some(start) = QUESTION.find(text) {
                asked = text[start..].to_vec();
            }
            if memmem::find(text, b"\"more\":true,\"parts\":[").is_none() {
                let number = number_of(text);
                let wire = opening.open_wire()?;
                return Ok(Self { wire, seat, asked, number, over: false });
            }
        }
    }

    /// The last question it was shown.
    fn question(&self) -> Result<Asked<'_>, ClientError> {
        // What follows the question is left alone.
        let mut values = serde_json::Deserializer::from_slice(&self.asked).into_iter();
        let question = values.next().and_then(Result::ok);
        question.ok_or_else(|| ClientError::Network("a seat was not shown its question".into()))
    }
}

/// What follows the first place where this stands.
fn after<'a>(text: &'a [u8], what: &[u8]) -> Option<&'a [u8]> {
    memmem::find(text, what).map(|at| &text[at + what.len()..])
}

/// The number of a frame, with which it begins.
fn number_of(text: &[u8]) -> u32 {
    text.strip_prefix(b"{\"n\":").map_or(0, number)
}

/// The number a text begins with.
fn number<N: From<u8> + std::ops::Mul<Output = N> + std::ops::Add<Output = N>>(text: &[u8]) -> N {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit());
    digits.fold(N::from(0), |number, digit| number * N::from(10) + N::from(digit - b'0'))
}

/// Who still owes an answer, if a text says so.
fn waiting_in(text: &[u8]) -> Option<Vec<u8>> {
    let list = &text[WAITING.find(text)? + WAITING.needle().len()..];
    let list = &list[..memchr::memchr(b']', list)?];
    let seats = list.split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
    Some(seats.filter(|seat| !seat.is_empty()).map(number).collect())
}
