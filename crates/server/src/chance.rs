//! Random words and secrets from the operating system.

use kernel::Seed;

/// A word of 26 letters and digits, 128 bits of chance: nobody guesses one.
///
/// # Panics
/// If the operating system has no randomness to give; no server should run then.
#[must_use]
pub(crate) fn word() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnopqrstuvwxyz2345678";
    let mut bits = u128::from_le_bytes(bytes());
    let mut text = String::with_capacity(26);
    for _ in 0..26 {
        text.push(char::from(LETTERS[(bits & 31) as usize]));
        bits >>= 5;
    }
    text
}

/// A fresh seed for a deal.
#[must_use]
pub(crate) fn deal() -> Seed {
    #[cfg(feature = "testing")]
    if let Some(seed) = crate::testing::DEALS.next() {
        return seed;
    }
    Seed(bytes())
}

/// A fresh seed for what bots think with.
#[must_use]
pub(crate) fn thoughts() -> Seed {
    #[cfg(feature = "testing")]
    if let Some(seed) = crate::testing::THOUGHTS.next() {
        return seed;
    }
    Seed(bytes())
}

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}
