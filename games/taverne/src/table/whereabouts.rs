//! TV-217: where, by what a viewer has seen, a Treasure can be.
//!
//! A [`Whereabouts`] is what one viewer knows. It is told three things only: [`sees`](Whereabouts::sees), when a card is
//! seen in a place; [`moved_unseen`](Whereabouts::moved_unseen), when a card the viewer does not see goes from one place
//! to another; and [`tidy`](Whereabouts::tidy), which strikes places that are empty or known whole (TV-R61). It never
//! looks at a card, so it can say nothing but what follows from what was seen.

use kernel::{List, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::cards::Treasure;
use crate::cards::book::TREASURES;

/// Where a Treasure can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In a player's hand.
    Hand(Seat),
    /// TV-576: put in safety by a player.
    Safety(Seat),
    /// TV-512: face down on the floor.
    FaceDown,
    /// TV-103: set aside at the start.
    Aside,
    /// Drawn as a weapon or face up on the floor: everybody sees it.
    Open,
}

/// How many places there are at the largest table.
pub const PLACES: usize = 15;
const SEATS: u8 = 6;

/// How many Treasures lie in every place.
pub type Counts = [u8; PLACES];

impl Place {
    /// Its number among all places.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Hand(seat) => seat.number() as usize,
            Self::Safety(seat) => (SEATS + seat.number()) as usize,
            Self::FaceDown => 12,
            Self::Aside => 13,
            Self::Open => 14,
        }
    }

    /// The place with this number.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        match index {
            0..6 => Self::Hand(Seat::new(index as u8)),
            6..12 => Self::Safety(Seat::new(index as u8 - SEATS)),
            12 => Self::FaceDown,
            13 => Self::Aside,
            _ => Self::Open,
        }
    }

    const fn bit(self) -> u16 {
        1 << self.index()
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places(u16);

impl Places {
    #[must_use]
    pub const fn only(place: Place) -> Self {
        Self(place.bit())
    }

    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | place.bit())
    }

    #[must_use]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & place.bit() != 0
    }

    #[must_use]
    pub const fn is_only(self, place: Place) -> bool {
        self.0 == place.bit()
    }

    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        (0..PLACES).filter(move |index| self.0 >> index & 1 == 1).map(Place::at)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::default(), Self::with)
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Place>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What one viewer knows: for every Treasure the places where it can be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Whereabouts(List<Places, TREASURES>);

impl Whereabouts {
    /// Every Treasure can be in any of these places.
    #[must_use]
    pub fn anywhere(places: Places) -> Self {
        Self(std::iter::repeat_n(places, TREASURES).collect())
    }

    /// Where this Treasure can be.
    #[must_use]
    pub fn of(&self, treasure: Treasure) -> Places {
        self.0[treasure.index()]
    }

    /// Treasures and where they can be.
    pub fn iter(&self) -> impl Iterator<Item = (Treasure, Places)> {
        Treasure::all().zip(self.0.iter().copied())
    }

    /// The viewer sees this Treasure here.
    pub fn sees(&mut self, treasure: Treasure, place: Place) {
        self.0[treasure.index()] = Places::only(place);
    }

    /// A Treasure the viewer does not see goes from one place to another: whatever could be there can now be here.
    pub fn moved_unseen(&mut self, from: Place, to: Place) {
        for places in self.0.iter_mut().filter(|places| places.contains(from)) {
            *places = places.with(to);
        }
    }

    /// TV-R61: a place without cards is struck from all sets; a place with as many cards as there are Treasures known to
    /// be there and nowhere else is struck from all other sets; both until nothing changes.
    pub fn tidy(&mut self, counts: &Counts) {
        let empty = bits_where(|place| counts[place] == 0);
        loop {
            let mut known: Counts = [0; PLACES];
            for places in self.0.iter().filter(|places| places.len() == 1) {
                known[places.0.trailing_zeros() as usize] += 1;
            }
            let whole = bits_where(|place| known[place] == counts[place]);
            let mut changed = false;
            for places in &mut self.0 {
                let struck = if places.len() == 1 { empty } else { empty | whole };
                changed |= places.0 & struck != 0;
                places.0 &= !struck;
                debug_assert!(!places.is_empty(), "a Treasure is always somewhere");
            }
            if !changed {
                return;
            }
        }
    }

    /// Whether every Treasure has a place, and none is beyond a table of so many players.
    #[must_use]
    pub fn is_whole(&self, players: u8) -> bool {
        let seats = Seat::new(players);
        let exists = |place: Place| match place {
            Place::Hand(seat) | Place::Safety(seat) => seat < seats,
            Place::FaceDown | Place::Aside | Place::Open => true,
        };
        let fits = |places: &Places| !places.is_empty() && places.iter().all(exists);
        self.0.len() == TREASURES && self.0.iter().all(fits)
    }
}

fn bits_where(mut has: impl FnMut(usize) -> bool) -> u16 {
    (0..PLACES).filter(|place| has(*place)).fold(0, |bits, place| bits | 1 << place)
}

/// Where a Treasure that the viewer does not see at present can be.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Possible {
    pub treasure: Treasure,
    #[ts(as = "Vec<Place>")]
    pub places: Places,
}

/// The part of a [`Whereabouts`] that is news to its viewer: what lies open, and what the viewer holds, is left out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Unseen {
    known: Whereabouts,
    me: Option<Seat>,
}

impl Unseen {
    #[must_use]
    pub const fn new(known: Whereabouts, me: Option<Seat>) -> Self {
        Self { known, me }
    }

    /// All that the viewer knows.
    #[must_use]
    pub const fn whereabouts(&self) -> &Whereabouts {
        &self.known
    }

    /// Every Treasure the viewer does not see, and where it can be.
    pub fn iter(&self) -> impl Iterator<Item = Possible> {
        let (hand, safety) = (self.me.map(Place::Hand), self.me.map(Place::Safety));
        let is_seen = move |places: Places| {
            [hand, safety, Some(Place::Open)]
                .into_iter()
                .flatten()
                .any(|place| places.is_only(place))
        };
        self.known
            .iter()
            .filter(move |(_, places)| !is_seen(*places))
            .map(|(treasure, places)| Possible { treasure, places })
    }
}

impl Serialize for Unseen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
