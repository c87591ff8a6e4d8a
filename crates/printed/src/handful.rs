//! Some cards chosen from a hand.

use std::fmt;
use std::ops::{Deref, RangeInclusive};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::is_within;

/// At most `N` cards chosen from a hand. Their order means nothing, so they are kept sorted, and two handfuls of the
/// same cards are equal. Reads as a slice; written as a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handful<C, const N: usize> {
    /// Beyond the length, defaults.
    cards: [C; N],
    len: u8,
}

impl<C: Copy + Ord + Default, const N: usize> Handful<C, N> {
    /// A handful of these cards.
    ///
    /// # Panics
    /// If there are more than `N`.
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = C>) -> Self {
        Self::of_at_most(cards).expect("no handful is larger than the hand it is taken from")
    }

    fn of_at_most(cards: impl IntoIterator<Item = C>) -> Option<Self> {
        let mut handful = Self::default();
        for card in cards {
            *handful.cards.get_mut(usize::from(handful.len))? = card;
            handful.len += 1;
        }
        handful.cards[..usize::from(handful.len)].sort_unstable();
        Some(handful)
    }

    /// The cards.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        self
    }

    /// Whether all of it can be taken from these cards.
    #[must_use]
    pub fn is_within(&self, hand: &[C]) -> bool {
        is_within(self, hand)
    }

    /// Every handful of these cards with as many cards as wanted, each once, however many cards are alike.
    pub fn all(hand: &[C], sizes: RangeInclusive<usize>, mut each: impl FnMut(Self)) {
        let mut sorted = hand.to_vec();
        sorted.sort_unstable();
        for bits in 0u32..1 << sorted.len() {
            if !sizes.contains(&(bits.count_ones() as usize)) {
                continue;
            }
            // Of equal cards always the first ones, so that every handful comes once.
            let first = |place: usize| {
                place == 0 || sorted[place - 1] != sorted[place] || bits >> (place - 1) & 1 == 1
            };
            let taken = || (0..sorted.len()).filter(|place| bits >> place & 1 == 1);
            if taken().all(first) {
                each(Self::of(taken().map(|place| sorted[place])));
            }
        }
    }
}

impl<C: Copy + Ord + Default, const N: usize> Default for Handful<C, N> {
    fn default() -> Self {
        Self { cards: [C::default(); N], len: 0 }
    }
}

impl<C, const N: usize> Deref for Handful<C, N> {
    type Target = [C];

    fn deref(&self) -> &[C] {
        &self.cards[..usize::from(self.len)]
    }
}

impl<C: fmt::Debug, const N: usize> fmt::Debug for Handful<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<C: Serialize, const N: usize> Serialize for Handful<C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, C: Deserialize<'de> + Copy + Ord + Default, const N: usize> Deserialize<'de>
    for Handful<C, N>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<C>::deserialize(deserializer)?;
        let most = || D::Error::custom(format!("there are at most {N} cards in a hand"));
        Self::of_at_most(cards).ok_or_else(most)
    }
}

impl<C: TS + 'static, const N: usize> TS for Handful<C, N> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<C>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<C>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<C>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<C>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_has_no_order() {
        let handful = Handful::<u8, 4>::of([7, 5, 7]);
        assert_eq!(handful, Handful::of([5, 7, 7]));
        assert_eq!(serde_json::to_string(&handful).unwrap(), "[5,7,7]");
        assert_eq!(serde_json::from_str::<Handful<u8, 4>>("[7,5,7]").unwrap(), handful);
        assert!(serde_json::from_str::<Handful<u8, 4>>("[1,2,3,4,5]").is_err());
    }

    #[test]
    fn every_handful_comes_once_though_cards_are_alike() {
        let mut all = Vec::new();
        Handful::<u8, 4>::all(&[7, 5, 7], 1..=2, |handful| all.push(handful.to_vec()));
        all.sort();
        assert_eq!(all, [vec![5], vec![5, 7], vec![7], vec![7, 7]]);
    }
}
