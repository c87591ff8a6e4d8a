//! Things named in an answer. The order in which they are named means nothing; naming one twice is noted, so that it can
//! be refused.

use std::marker::PhantomData;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Character, Treasure};

/// Something that has a place below 64.
pub trait Pickable: Copy {
    fn place(self) -> usize;
    fn at(place: usize) -> Option<Self>;
}

impl Pickable for Treasure {
    fn place(self) -> usize {
        self.index()
    }

    fn at(place: usize) -> Option<Self> {
        Self::nth(place)
    }
}

impl Pickable for Character {
    fn place(self) -> usize {
        self.index()
    }

    fn at(place: usize) -> Option<Self> {
        Self::nth(place)
    }
}

impl Pickable for Seat {
    fn place(self) -> usize {
        usize::from(self.number())
    }

    fn at(place: usize) -> Option<Self> {
        u8::try_from(place).ok().and_then(|number| Self::try_from(number).ok())
    }
}

/// Some things, none, or all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picked<T> {
    bits: u64,
    repeated: bool,
    of: PhantomData<T>,
}

impl<T> Default for Picked<T> {
    fn default() -> Self {
        Self { bits: 0, repeated: false, of: PhantomData }
    }
}

impl<T: Pickable> Picked<T> {
    /// Nothing.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Names one more.
    pub fn add(&mut self, one: T) {
        let bit = 1 << one.place();
        self.repeated |= self.bits & bit != 0;
        self.bits |= bit;
    }

    /// The same with one more.
    #[must_use]
    pub fn with(mut self, one: T) -> Self {
        self.add(one);
        self
    }

    #[must_use]
    pub fn contains(self, one: T) -> bool {
        self.bits >> one.place() & 1 == 1
    }

    /// How many different ones.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether something was named twice.
    #[must_use]
    pub const fn is_repeated(self) -> bool {
        self.repeated
    }

    /// In the order of the data, or of the seats.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let place = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            T::at(place)
        })
    }
}

impl<T: Pickable> FromIterator<T> for Picked<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        all.into_iter().fold(Self::none(), Self::with)
    }
}

impl<T: Pickable + Serialize> Serialize for Picked<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Pickable + Deserialize<'de>> Deserialize<'de> for Picked<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
