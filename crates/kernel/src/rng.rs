//! Chance: one seeded generator, whose every number is a function of the seed and of how many were drawn before.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// 256 bits that decide every shuffle and every die of a game. Written as 64 hexadecimal digits.
///
/// ```
/// use kernel::Seed;
/// let seed: Seed = "c0ffee".parse().unwrap(); // short seeds are filled up with zeros on the left
/// assert_eq!(seed.to_string().len(), 64);
/// assert!("tea".parse::<Seed>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seed(pub [u8; 32]);

/// A seed that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 1 to 64 hexadecimal digits (0-9, a-f)")]
pub struct SeedError;

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.is_empty() || text.len() > 64 || !text.bytes().all(|c| c.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        let full = format!("{text:0>64}");
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(full.as_bytes().chunks_exact(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| SeedError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed is as secret as the deal: it never prints in debug output.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The generator of a table: ChaCha with 8 rounds, keyed by the seed.
///
/// Bounded numbers and shuffles are our own few lines, because records must replay for ever and no library promises
/// that its helpers give the same values in its next version.
///
/// ```
/// use kernel::{Rng, Seed};
/// let mut one = Rng::new(Seed([7; 32]));
/// let mut two = Rng::new(Seed([7; 32]));
/// assert_eq!((one.below(6), one.below(6)), (two.below(6), two.below(6)));
/// assert_eq!(one.drawn(), 2);
/// ```
///
/// At a practice table some results may be fixed beforehand, by what they are drawn for: a lesson that shows two sixes
/// must get them whatever was drawn on the way.
///
/// ```
/// use kernel::{Rng, Roll};
/// let mut rng = Rng::from_number(1);
/// rng.fix("strike", vec![6, 6]);
/// assert_eq!(Roll::<()>::dice_for("flee", 2, &mut rng).dice[0].face, 4, "another purpose: chance");
/// assert_eq!(Roll::<()>::dice_for("strike", 2, &mut rng).total(), 12);
/// assert_eq!(rng.drawn(), 4, "chance goes on as if nothing had been fixed");
/// ```
#[derive(Clone)]
pub struct Rng {
    stream: ChaCha8Rng,
    fixed: Option<Box<Fixed>>,
}

/// Results that were fixed beforehand: for each purpose those still to come, in order.
type Fixed = BTreeMap<String, VecDeque<Vec<u8>>>;

impl Rng {
    /// A generator at the start of its stream.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { stream: ChaCha8Rng::from_seed(seed.0), fixed: None }
    }

    /// Says what comes of the next draw for a purpose that has nothing said of it yet, and of the one after that. Only
    /// practice tables do this: whoever fixes a result knows it.
    pub fn fix(&mut self, purpose: &str, result: Vec<u8>) {
        let fixed = self.fixed.get_or_insert_default();
        fixed.entry(purpose.to_owned()).or_default().push_back(result);
    }

    /// What was fixed for the next draw for this purpose, if anything was. The draw itself is to be made all the same,
    /// so that the future is the same.
    pub fn fixed(&mut self, purpose: impl fmt::Display) -> Option<Vec<u8>> {
        // Nothing is written down where nothing was fixed: searches roll by the million.
        self.fixed.as_mut()?.get_mut(&purpose.to_string())?.pop_front()
    }

    /// A generator from a small number: for bots, simulations and tests, never for a table among people.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Self::new(Seed(seed))
    }

    /// How many 32-bit numbers have been drawn so far.
    #[must_use]
    pub fn drawn(&self) -> u64 {
        self.stream.get_word_pos() as u64
    }

    /// The next 32 bits.
    pub fn bits(&mut self) -> u32 {
        self.stream.next_u32()
    }

    /// A number from 0 to `limit` − 1, all equally likely.
    ///
    /// # Panics
    /// If `limit` is 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        assert!(limit > 0, "there is no number below zero");
        // Multiply and keep the high half; draw again in the few cases that would favour small numbers.
        let unfair = limit.wrapping_neg() % limit;
        loop {
            let wide = u64::from(self.bits()) * u64::from(limit);
            if wide as u32 >= unfair {
                return (wide >> 32) as u32;
            }
        }
    }

    /// A number from 0 to `limit` − 1 for counts that outgrow 32 bits.
    ///
    /// # Panics
    /// If `limit` is 0.
    pub fn below_wide(&mut self, limit: u64) -> u64 {
        assert!(limit > 0, "there is no number below zero");
        let unfair = limit.wrapping_neg() % limit;
        loop {
            let bits = u64::from(self.bits()) << 32 | u64::from(self.bits());
            let wide = u128::from(bits) * u128::from(limit);
            if wide as u64 >= unfair {
                return (wide >> 64) as u64;
            }
        }
    }

    /// Brings a slice into a random order (Fisher and Yates, from the last place down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// A fresh seed for another generator, such as that of an imagined table.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        for word in seed.chunks_exact_mut(4) {
            word.copy_from_slice(&self.bits().to_le_bytes());
        }
        Seed(seed)
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rng({} drawn)", self.drawn())
    }
}

impl PartialEq for Rng {
    fn eq(&self, other: &Self) -> bool {
        self.drawn() == other.drawn()
            && self.stream.get_seed() == other.stream.get_seed()
            && self.fixed == other.fixed
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    drawn: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fixed: Option<Box<Fixed>>,
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (seed, drawn) = (Seed(self.stream.get_seed()), self.drawn());
        Written { seed, drawn, fixed: self.fixed.clone() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rng {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let mut rng = Self::new(written.seed);
        rng.stream.set_word_pos(u128::from(written.drawn));
        rng.fixed = written.fixed;
        Ok(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_fixed_for_ever() {
        let mut rng = Rng::from_number(1);
        let dice: Vec<u32> = (0..12).map(|_| rng.below(6)).collect();
        assert_eq!(
            dice,
            [3, 2, 5, 1, 2, 4, 5, 5, 5, 5, 1, 0],
            "records depend on these very numbers"
        );
    }

    #[test]
    fn a_saved_generator_goes_on_where_it_stopped() {
        let mut rng = Rng::from_number(9);
        rng.bits();
        let text = serde_json::to_string(&rng).unwrap();
        let mut again: Rng = serde_json::from_str(&text).unwrap();
        assert_eq!(rng.seed(), again.seed());
    }

    #[test]
    fn what_was_fixed_is_saved_and_comes_once() {
        let mut rng = Rng::from_number(9);
        rng.fix("strike", vec![1]);
        rng.fix("strike", vec![2, 3]);
        assert_eq!(rng.fixed("strike"), Some(vec![1]));
        let text = serde_json::to_string(&rng).unwrap();
        let mut again: Rng = serde_json::from_str(&text).unwrap();
        assert_eq!(again, rng);
        assert_eq!(again.fixed("flee"), None);
        assert_eq!(again.fixed("strike"), Some(vec![2, 3]));
        assert_eq!(again.fixed("strike"), None);
        assert_ne!(again, rng);
    }

    #[test]
    fn every_face_comes_up() {
        let mut rng = Rng::from_number(3);
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    }
}
