//! Seats, sets of seats, and who is looking.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The largest table of any game on the shelf.
pub const MAX_SEATS: usize = 12;

/// One place at the table, counted clockwise from 0.
///
/// ```
/// use kernel::Seat;
/// let last = Seat::new(5);
/// assert_eq!(last.left_of(6), Seat::new(0));
/// assert_eq!(last.to_string(), "S5");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS,
)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// A seat by number. Numbers above 14 name no seat of any game and are a programming error.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number < 15, "a seat is a number from 0 to 14");
        Self(number)
    }

    /// The seat's number, for indexing and display.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn left_of(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }

    /// The next seat anticlockwise at a table of `players`.
    #[must_use]
    pub const fn right_of(self, players: u8) -> Self {
        Self((self.0 + players - 1) % players)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < 15 { Ok(Self(number)) } else { Err("a seat is a number from 0 to 14") }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.0)
    }
}

/// A set of seats, iterated in seat order.
///
/// ```
/// use kernel::{Seat, Seats};
/// let others = Seats::first(4).without(Seat::new(2));
/// assert_eq!(others.len(), 3);
/// assert_eq!(others.iter().map(Seat::number).collect::<Vec<_>>(), [0, 1, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, TS)]
pub struct Seats(#[ts(as = "Vec<Seat>")] u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Seats 0 to `players` − 1.
    #[must_use]
    pub const fn first(players: u8) -> Self {
        assert!(players < 16, "at most 15 seats");
        Self((1 << players) - 1)
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set and this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set less this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Seats of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every seat of this set is in the other.
    #[must_use]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The seats in order.
    #[must_use]
    pub const fn iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }

    /// The first seat of the set.
    #[must_use]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seat at this place of the set in seat order.
    #[must_use]
    pub fn nth(self, place: usize) -> Option<Seat> {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).lowest()
    }
}

/// The seats of a set, in order.
#[derive(Clone, Debug)]
pub struct SeatsIter(u16);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = Seats(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl DoubleEndedIterator for SeatsIter {
    #[inline]
    fn next_back(&mut self) -> Option<Seat> {
        let seat = Seat(self.0.checked_ilog2()? as u8);
        self.0 &= !(1 << seat.0);
        Some(seat)
    }
}

impl ExactSizeIterator for SeatsIter {}

/// Seats by number, which are numbers of seats as [`Seat::new`] wants them.
///
/// ```
/// use kernel::{Seat, Seats};
/// assert_eq!(Seats::from([0, 2]), Seats::first(3).without(Seat::new(1)));
/// ```
impl<const N: usize> From<[u8; N]> for Seats {
    fn from(numbers: [u8; N]) -> Self {
        numbers.into_iter().map(Seat::new).collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Ok(seats.into_iter().collect())
    }
}

/// Through whose eyes something is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// Everybody who only watches.
    Gallery,
}

impl Viewer {
    /// The seat, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Gallery => None,
        }
    }
}

/// Some seats, and perhaps the gallery: those who know a value, or those who are told an event.
///
/// ```
/// use kernel::{Audience, Seat, Viewer};
/// let two = Audience::seat(Seat::new(0)).with(Viewer::Seat(Seat::new(1)));
/// assert!(two.includes(Viewer::Seat(Seat::new(1))));
/// assert!(!two.includes(Viewer::Gallery));
/// assert!(Audience::EVERYBODY.includes(Viewer::Gallery));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Audience(u16);

const GALLERY: u16 = 1 << 15;

impl Audience {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// Every seat and the gallery.
    pub const EVERYBODY: Self = Self(u16::MAX);

    /// One seat alone.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// These seats, without the gallery.
    #[must_use]
    pub const fn seats(seats: Seats) -> Self {
        Self(seats.0)
    }

    const fn bit(viewer: Viewer) -> u16 {
        match viewer {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Gallery => GALLERY,
        }
    }

    /// Whether this viewer belongs to the audience.
    #[must_use]
    pub const fn includes(self, viewer: Viewer) -> bool {
        self.0 & Self::bit(viewer) != 0
    }

    /// The audience and this viewer.
    #[must_use]
    pub const fn with(self, viewer: Viewer) -> Self {
        Self(self.0 | Self::bit(viewer))
    }

    /// The seats of the audience that a table of `players` really has.
    #[must_use]
    pub const fn at_table(self, players: u8) -> Seats {
        Seats(self.0 & !GALLERY).intersection(Seats::first(players))
    }
}

impl fmt::Debug for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::EVERYBODY {
            return f.write_str("everybody");
        }
        write!(f, "{:?}", Seats(self.0 & !GALLERY))?;
        if self.0 & GALLERY != 0 { f.write_str("+gallery") } else { Ok(()) }
    }
}
