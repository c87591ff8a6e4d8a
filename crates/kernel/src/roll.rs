//! Dice: a roll that can explain itself.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{List, Rng};

/// The most dice that any game on the shelf rolls at once.
pub const MOST_DICE: usize = 16;
/// The most things that change one roll.
const MOST_MODIFIERS: usize = 12;

/// One die of a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Die {
    /// What it shows.
    pub face: u8,
    /// Whether it counts: it hit, or it was kept.
    pub counts: bool,
}

/// Something that changes the total of a roll, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Modifier<W> {
    /// Why.
    pub why: W,
    /// By how much.
    pub by: i8,
}

/// What a roll needed to succeed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Nothing: the roll is compared with another, or just read.
    #[default]
    Nothing,
    /// So many dice that show at least this face; each of them counts.
    Dice { showing: u8, at_least: u8 },
    /// A total of at least this, with everything that changes it.
    Total(i16),
}

/// A roll of six-sided dice: each die, what was needed, what counted, and what changed the total. `W` is a game's
/// reason for a change, such as a wound or a back attack.
///
/// ```
/// use kernel::{Die, Need, Rng, Roll};
/// let roll: Roll = Roll::dice(4, &mut Rng::from_number(1)).hits(5, 1);
/// let faces: Vec<u8> = roll.dice.iter().map(|die| die.face).collect();
/// assert_eq!(faces, [4, 3, 6, 2]);
/// assert_eq!(roll.dice[2], Die { face: 6, counts: true });
/// assert_eq!((roll.counted(), roll.succeeds()), (1, Some(true)));
///
/// let best: Roll<&str> = Roll::of([3, 1, 5, 1]).keeps_best(2).changed("cover", -1).needs(7);
/// assert_eq!((best.total(), best.succeeds()), (7, Some(true)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(bound(deserialize = "W: Copy + Default + Deserialize<'de>"))]
pub struct Roll<W = ()> {
    /// Every die, in the order in which they were drawn.
    pub dice: List<Die, MOST_DICE>,
    /// What changes the total.
    pub modifiers: List<Modifier<W>, MOST_MODIFIERS>,
    /// What was needed.
    pub need: Need,
}

impl<W: Copy + Default> Roll<W> {
    /// Rolls so many dice, one draw each, left to right. Until something else is said all of them count.
    ///
    /// # Panics
    /// If there are more than [`MOST_DICE`].
    #[must_use]
    pub fn dice(count: u8, rng: &mut Rng) -> Self {
        Self::of((0..count).map(|_| rng.below(6) as u8 + 1))
    }

    /// The same for a purpose. Where the result was [fixed](Rng::fix), the dice show it as far as it goes.
    ///
    /// # Panics
    /// If there are more than [`MOST_DICE`].
    #[must_use]
    pub fn dice_for(purpose: impl fmt::Display, count: u8, rng: &mut Rng) -> Self {
        let mut roll = Self::dice(count, rng);
        let fixed = rng.fixed(purpose).unwrap_or_default();
        for (die, face) in roll.dice.iter_mut().zip(fixed) {
            die.face = face;
        }
        roll
    }

    /// A roll that shows these faces.
    ///
    /// # Panics
    /// If there are more than [`MOST_DICE`].
    #[must_use]
    pub fn of(faces: impl IntoIterator<Item = u8>) -> Self {
        let dice = faces.into_iter().map(|face| Die { face, counts: true }).collect();
        Self { dice, modifiers: List::new(), need: Need::Nothing }
    }

    /// Every die that shows this or more counts, and so many of them are needed.
    #[must_use]
    pub fn hits(mut self, showing: u8, at_least: u8) -> Self {
        for die in &mut self.dice {
            die.counts = die.face >= showing;
        }
        self.need = Need::Dice { showing, at_least };
        self
    }

    /// Only the highest so many dice count; of equal ones the first.
    #[must_use]
    pub fn keeps_best(mut self, kept: usize) -> Self {
        let mut places: List<u8, MOST_DICE> = (0..self.dice.len() as u8).collect();
        places.sort_by_key(|place| std::cmp::Reverse(self.dice[usize::from(*place)].face));
        for (rank, place) in places.into_iter().enumerate() {
            self.dice[usize::from(place)].counts = rank < kept;
        }
        self
    }

    /// Something changes the total.
    ///
    /// # Panics
    /// If a dozen things do already.
    #[must_use]
    pub fn changed(mut self, why: W, by: i8) -> Self {
        self.modifiers.push(Modifier { why, by });
        self
    }

    /// The total must be at least this.
    #[must_use]
    pub fn needs(mut self, total: i16) -> Self {
        self.need = Need::Total(total);
        self
    }
}

impl<W: Copy + Default> Default for Roll<W> {
    fn default() -> Self {
        Self::of([])
    }
}

impl<W> Roll<W> {
    /// How many dice count.
    #[must_use]
    pub fn counted(&self) -> u8 {
        self.dice.iter().filter(|die| die.counts).count() as u8
    }

    /// How many dice show this face.
    #[must_use]
    pub fn showing(&self, face: u8) -> u8 {
        self.dice.iter().filter(|die| die.face == face).count() as u8
    }

    /// The sum of the dice that count, before anything changes it.
    #[must_use]
    pub fn natural(&self) -> i16 {
        self.dice.iter().filter(|die| die.counts).map(|die| i16::from(die.face)).sum()
    }

    /// The sum of the dice that count and of everything that changes it.
    #[must_use]
    pub fn total(&self) -> i16 {
        self.natural() + self.modifiers.iter().map(|modifier| i16::from(modifier.by)).sum::<i16>()
    }

    /// Whether the roll is what was needed; nothing if nothing was.
    #[must_use]
    pub fn succeeds(&self) -> Option<bool> {
        match self.need {
            Need::Nothing => None,
            Need::Dice { at_least, .. } => Some(self.counted() >= at_least),
            Need::Total(total) => Some(self.total() >= total),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_dice_are_kept_wherever_they_lie() {
        let roll: Roll = Roll::of([2, 6, 6, 1, 6]).keeps_best(2);
        let kept: Vec<bool> = roll.dice.iter().map(|die| die.counts).collect();
        assert_eq!(kept, [false, true, true, false, false]);
        assert_eq!(roll.natural(), 12);
    }

    #[test]
    fn a_roll_says_whether_it_is_what_was_needed() {
        let two: Roll = Roll::of([5, 1, 6]).hits(5, 2);
        assert_eq!((two.counted(), two.succeeds(), two.showing(1)), (2, Some(true), 1));
        assert_eq!(Roll::<()>::of([5, 1, 4]).hits(5, 2).succeeds(), Some(false));
        assert_eq!(Roll::<()>::of([6]).succeeds(), None);
        assert_eq!(Roll::of([4, 3]).changed('w', -1).needs(7).succeeds(), Some(false));
    }

    #[test]
    fn a_roll_can_be_written_and_read() {
        let roll = Roll::of([4, 3]).changed(3u8, -1).needs(7);
        let text = serde_json::to_string(&roll).unwrap();
        assert_eq!(serde_json::from_str::<Roll<u8>>(&text).unwrap(), roll);
    }
}
