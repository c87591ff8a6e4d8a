//! Some cards, in order or chosen from a hand.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Card;

/// Some cards in order.
pub type Cards = ArrayVec<Card, 8>;

/// Some cards chosen from a hand. Their order means nothing, so they are kept sorted.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Card>", into = "Cards")]
pub struct Handful(#[ts(as = "Vec<Card>")] Cards);

impl Handful {
    /// A handful of these cards.
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut cards: Cards = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }

    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// Whether all of it can be taken from these cards.
    #[must_use]
    pub fn is_within(&self, hand: &[Card]) -> bool {
        let count =
            |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count();
        self.0.iter().all(|card| count(&self.0, *card) <= count(hand, *card))
    }

    /// Every handful of these cards with as many cards as wanted.
    pub fn all(hand: &[Card], sizes: std::ops::RangeInclusive<usize>, mut each: impl FnMut(Self)) {
        let mut sorted: ArrayVec<Card, 16> = hand.iter().copied().collect();
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
                each(Self(taken().map(|place| sorted[place]).collect()));
            }
        }
    }
}

impl TryFrom<Vec<Card>> for Handful {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        if cards.len() > 8 { Err("a hand has at most eight cards") } else { Ok(Self::of(cards)) }
    }
}

impl From<Handful> for Cards {
    fn from(handful: Handful) -> Self {
        handful.0
    }
}
