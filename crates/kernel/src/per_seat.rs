//! One value for each seat of a table.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

use crate::list::an_array_in_typescript;
use crate::{MAX_SEATS, Seat, Seats};

/// One value for each seat of a table. Games whose tables are smaller than the largest give `N`, so that less is
/// copied. It is `Copy` if its values are.
///
/// ```
/// use kernel::{PerSeat, Seat};
/// let mut gold: PerSeat<u8> = PerSeat::new(3, |seat| seat.number() * 10);
/// gold[Seat::new(2)] += 1;
/// assert_eq!(gold.iter().copied().collect::<Vec<_>>(), [0, 10, 21]);
/// ```
#[derive(Clone, Copy)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    /// Places behind the last seat hold copies that nobody sees.
    values: [T; N],
    seats: u8,
}

impl<T: Clone, const N: usize> PerSeat<T, N> {
    /// Makes the value of every seat of a table of `players`, in seat order.
    ///
    /// # Panics
    /// If there is no player, or more than there is room for.
    #[must_use]
    pub fn new(players: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self::from_values((0..players).map(Seat::new).map(make).collect())
    }

    pub(crate) fn from_values(values: ArrayVec<T, N>) -> Self {
        let seats = values.len() as u8;
        let spare = values.first().expect("a table has a seat").clone();
        let mut values = values.into_iter();
        Self {
            values: std::array::from_fn(|_| values.next().unwrap_or_else(|| spare.clone())),
            seats,
        }
    }

    /// The same table with another value made from each.
    #[must_use]
    pub fn map<U: Clone>(&self, mut make: impl FnMut(Seat, &T) -> U) -> PerSeat<U, N> {
        PerSeat::new(self.seats, |seat| make(seat, &self[seat]))
    }

    /// The same values with room for another number of seats.
    ///
    /// # Panics
    /// If there is not enough.
    #[must_use]
    pub fn with_room<const M: usize>(&self) -> PerSeat<T, M> {
        PerSeat::new(self.seats, |seat| self[seat].clone())
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// How many seats there are.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a table without a seat cannot be made")]
    pub const fn len(&self) -> u8 {
        self.seats
    }

    /// All seats of this table.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }

    fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }

    /// The value of a seat, or nothing if the table has no such seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(usize::from(seat.number()))
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// The values in seat order, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.values[..usize::from(self.seats)].iter_mut()
    }

    /// Seats and their values in seat order.
    pub fn pairs(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.iter().enumerate().map(|(place, value)| (Seat::new(place as u8), value))
    }

    /// The seats whose value has a property.
    #[must_use]
    pub fn seats_where(&self, mut has: impl FnMut(&T) -> bool) -> Seats {
        let mut seats = Seats::NONE;
        for (seat, value) in self.pairs() {
            if has(value) {
                seats.insert(seat);
            }
        }
        seats
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[usize::from(seat.number())]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..usize::from(self.seats)][usize::from(seat.number())]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a PerSeat<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for PerSeat<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for PerSeat<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for PerSeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Clone + Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = ArrayVec::<T, N>::deserialize(deserializer)?;
        if values.is_empty() {
            return Err(serde::de::Error::custom("a table has at least one seat"));
        }
        Ok(Self::from_values(values))
    }
}

an_array_in_typescript!(PerSeat);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_beyond_the_table_are_not_there() {
        let three: PerSeat<u8, 6> = PerSeat::new(3, Seat::number);
        assert_eq!(three.get(Seat::new(3)), None);
        assert_eq!(three, PerSeat::<u8, 12>::new(3, Seat::number).with_room());
        assert_eq!(serde_json::to_string(&three).unwrap(), "[0,1,2]");
    }

    #[test]
    fn too_many_or_no_seats_cannot_be_read() {
        assert!(serde_json::from_str::<PerSeat<u8, 2>>("[1,2,3]").is_err());
        assert!(serde_json::from_str::<PerSeat<u8, 2>>("[]").is_err());
    }
}
