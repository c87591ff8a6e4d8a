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
static TAKEN: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("{\"is\":\"taken\""));
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
    /// Until all others had seen what came of it; of a sealed answer nobody else is told anything.
    pub(super) by_all: Duration,
}

/// An answer on its way.
#[derive(Debug)]
struct Flight {
    counts: bool,
    begin: Instant,
    /// The place it was given from.
    author: usize,
    /// The question it answers.
    serial: u32,
    acknowledged: Option<Duration>,
    /// Whether it has closed the question, as its author was told.
    closed: bool,
}

/// One seat's socket and the last question it was shown.
#[derive(Debug)]
pub(super) struct Place {
    pub(super) wire: Wire,
    seat: u8,
    asked: Vec<u8>,
    serial: u32,
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
        let serial = asked.serial;
        let message = format!(
            "{{\"do\":\"answer\",\"serial\":{serial},\"action\":{},\"tag\":1}}",
            offer.action.get()
        );
        let begin = Instant::now();
        place.wire.say(&message)?;
        let (acknowledged, closed) = (None, false);
        self.flight = Some(Flight { counts, begin, author, serial, acknowledged, closed });
        Ok(true)
    }

    /// Whether the last socket will hear nothing of the answer on its way: it is another's, and sealed.
    pub(super) fn is_sealed(&self) -> bool {
        let last = self.places.len() - 1;
        self.waiting.len() > 1 && self.flight.as_ref().is_some_and(|flight| flight.author != last)
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
        for at in 0..self.places.len() {
            let Some(flight) = &self.flight else { break };
            let Place { serial, over, .. } = self.places[at];
            let has_heard = if at == flight.author {
                flight.acknowledged.is_some()
            } else {
                serial > flight.serial || over
            };
            if !has_heard {
                self.hear_at(at, room, traffic)?;
            }
        }
        Ok(self.landed())
    }

    /// How long the answer on its way took, if everybody who hears of it has.
    fn landed(&mut self) -> Option<Seen> {
        let Flight { counts, begin, serial, acknowledged, closed, .. } = *self.flight.as_ref()?;
        let acknowledged = acknowledged?;
        let by_all = begin.elapsed();
        let has_seen = |place: &Place| place.serial > serial || place.over;
        if closed && !self.places.iter().all(has_seen) {
            return None;
        }
        self.flight = None;
        let by_all = if closed { by_all } else { acknowledged };
        Some(Seen { counts, acknowledged, by_all })
    }

    /// Reads what one of the sockets has.
    fn hear_at(
        &mut self,
        at: usize,
        room: &mut [u8],
        traffic: &mut Traffic,
    ) -> Result<(), ClientError> {
        let Self { places, waiting, flight, .. } = self;
        let Place { wire, asked, serial, over, seat } = &mut places[at];
        let mut refused = None;
        wire.hear(room, |text| {
            traffic.frames += 1;
            traffic.bytes += text.len() as u64;
            if let Some(start) = QUESTION.find(text) {
                *over |= OVER.find(text).is_some();
                asked.clear();
                asked.extend_from_slice(&text[start..]);
                *serial = serial_of(asked);
            }
            let Some(flight) = flight.as_mut().filter(|flight| flight.author == at) else { return };
            if REFUSED.find(text).is_some() {
                refused = Some(String::from_utf8_lossy(text).into_owned());
            }
            if TAKEN.find(text).is_some() {
                flight.acknowledged = Some(flight.begin.elapsed());
                flight.closed = *serial > flight.serial || *over;
                if flight.closed {
                    *waiting = waiting_in(text).unwrap_or_default();
                } else {
                    waiting.retain(|waiting| waiting != seat);
                }
            }
        })?;
        match refused {
            Some(text) => Err(ClientError::Network(format!("an answer was refused: {text}"))),
            None => Ok(()),
        }
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
                let serial = serial_of(&asked);
                let wire = opening.open_wire()?;
                return Ok(Self { wire, seat, asked, serial, over: false });
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

/// The number of a question, which is the first thing it says.
fn serial_of(question: &[u8]) -> u32 {
    after(question, b"\"serial\":").map_or(0, number)
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
