//! How many there are of every kind.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::Error as _;
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

/// How many there are of every kind, for at most `N` kinds: the cards in the box, what is left in a supply, what nobody
/// has seen yet. Written as `{ "mead": 2 }`, without kinds of which there are none.
pub struct Tally<K, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<K>,
}

impl<K: Kind, const N: usize> Tally<K, N> {
    /// Nothing at all.
    #[must_use]
    pub const fn new() -> Self {
        Self { counts: [0; N], kinds: PhantomData }
    }

    /// How many there are of a kind.
    #[must_use]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// How many there are in all.
    #[must_use]
    pub fn total(&self) -> usize {
        self.counts.iter().map(|count| usize::from(*count)).sum()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// Adds some of a kind.
    pub fn add(&mut self, kind: K, count: u8) {
        self.counts[kind.index()] += count;
    }

    /// Takes one of a kind; says whether there was one.
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.counts[kind.index()];
        let any = *count > 0;
        *count -= u8::from(any);
        any
    }

    /// Whether there are as many of every kind in the other.
    #[must_use]
    pub fn is_within(&self, other: &Self) -> bool {
        self.counts.iter().zip(&other.counts).all(|(mine, theirs)| mine <= theirs)
    }

    /// The kinds of which there are any, and how many.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        K::all().map(|kind| (kind, self.count(kind))).filter(|(_, count)| *count > 0)
    }

    /// Every single thing, kind by kind.
    pub fn each(&self) -> impl Iterator<Item = K> + '_ {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }
}

impl<K, const N: usize> Clone for Tally<K, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, const N: usize> Copy for Tally<K, N> {}

impl<K, const N: usize> PartialEq for Tally<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<K, const N: usize> Eq for Tally<K, N> {}

impl<K: Kind, const N: usize> Default for Tally<K, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Kind, const N: usize> fmt::Debug for Tally<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(kind, count)| (kind.id(), count))).finish()
    }
}

impl<K: Kind, const N: usize> FromIterator<(K, u8)> for Tally<K, N> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(counts: I) -> Self {
        let mut tally = Self::new();
        counts.into_iter().for_each(|(kind, count)| tally.add(kind, count));
        tally
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Tally<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        things.into_iter().map(|kind| (kind, 1)).collect()
    }
}

impl<K: Kind, const N: usize> Serialize for Tally<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.iter().count()))?;
        for (kind, count) in self.iter() {
            map.serialize_entry(kind.id(), &count)?;
        }
        map.end()
    }
}

impl<'de, K: Kind, const N: usize> Deserialize<'de> for Tally<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<String, u8>::deserialize(deserializer)?;
        let known = |(id, count): (String, u8)| match K::named(&id) {
            Some(kind) => Ok((kind, count)),
            None => Err(D::Error::custom(format!("there is no {} “{id}”", K::NOUN))),
        };
        counts.into_iter().map(known).collect()
    }
}

impl<K: Kind, const N: usize> ts_rs::TS for Tally<K, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Record<string, number>".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! {
        enum Tap: "tap" {
            Cider = "cider",
            Mead = "mead",
        }
    }

    #[test]
    fn what_is_taken_is_gone() {
        let mut cellar: Tally<Tap, 2> = [Tap::Mead, Tap::Cider, Tap::Mead].into_iter().collect();
        assert!(cellar.take(Tap::Cider) && !cellar.take(Tap::Cider));
        assert_eq!(cellar.each().collect::<Vec<_>>(), [Tap::Mead; 2]);
        let one: Tally<Tap, 2> = [Tap::Mead].into_iter().collect();
        assert!(one.is_within(&cellar) && !cellar.is_within(&one));
    }

    #[test]
    fn a_tally_is_written_by_id() {
        let cellar: Tally<Tap, 2> = [(Tap::Mead, 2)].into_iter().collect();
        assert_eq!(serde_json::to_string(&cellar).unwrap(), "{\"mead\":2}");
        assert_eq!(serde_json::from_str::<Tally<Tap, 2>>("{\"mead\":2}").unwrap(), cellar);
        let unknown = serde_json::from_str::<Tally<Tap, 2>>("{\"ale\":2}").unwrap_err();
        assert!(unknown.to_string().contains("there is no tap “ale”"));
    }
}
