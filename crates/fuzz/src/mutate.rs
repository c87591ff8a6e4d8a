//! Makes one input of others: cut, joined, doubled, with words from a list, with bits turned.

use kernel::Rng;

/// What stands in formats everywhere, and where parsers stumble.
const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "null",
    "true",
    "false",
    "0",
    "-1",
    "1e999",
    "0.5",
    "255",
    "256",
    "65536",
    "4294967296",
    "9007199254740993",
    "-9223372036854775808",
    "18446744073709551616",
    "\n",
    "\r\n",
    "\t",
    "=",
    "[[",
    "]]",
    "'''",
    "\"\"\"",
    "#",
    " ",
    "\u{0}",
    "é",
    "e\u{301}",
    "\u{202e}",
    "\u{feff}",
    "𝔘",
    "_",
    ".",
    "..",
];

/// Nothing longer is made.
pub(crate) const LONGEST: usize = 64 * 1024;

/// An input made from one or two others.
pub(crate) fn mutate(rng: &mut Rng, from: &[u8], other: &[u8], words: &[&str]) -> Vec<u8> {
    let mut bytes = from.to_vec();
    for _ in 0..=rng.below(4) {
        change(rng, &mut bytes, other, words);
    }
    bytes.truncate(LONGEST);
    bytes
}

fn change(rng: &mut Rng, bytes: &mut Vec<u8>, other: &[u8], words: &[&str]) {
    match rng.below(9) {
        0 => {
            if let Some(at) = place(rng, bytes) {
                bytes[at] ^= 1 << rng.below(8);
            }
        }
        1 => {
            if let Some(at) = place(rng, bytes) {
                bytes[at] = rng.bits() as u8;
            }
        }
        2 => {
            let (start, end) = span(rng, bytes);
            bytes.drain(start..end);
        }
        3 => {
            let (start, end) = span(rng, bytes);
            let again = bytes[start..end].to_vec();
            bytes.splice(start..start, again);
        }
        4 => {
            let (start, end) = span(rng, other);
            let (from, to) = span(rng, bytes);
            bytes.splice(from..to, other[start..end].iter().copied());
        }
        5 => {
            let (start, _) = span(rng, bytes);
            bytes.truncate(start);
        }
        6 => number(rng, bytes),
        _ => {
            let all = WORDS.len() + words.len();
            let word = rng.below(all as u32) as usize;
            let word = WORDS.get(word).unwrap_or_else(|| &words[word - WORDS.len()]);
            let (start, end) = span(rng, bytes);
            let end = if rng.below(2) == 0 { start } else { end };
            bytes.splice(start..end, word.bytes());
        }
    }
}

/// Puts another number in the place of one that is written in digits.
fn number(rng: &mut Rng, bytes: &mut Vec<u8>) {
    let Some(from) = place(rng, bytes) else { return };
    let Some(start) = (from..bytes.len()).find(|at| bytes[*at].is_ascii_digit()) else { return };
    let end = (start..bytes.len()).find(|at| !bytes[*at].is_ascii_digit()).unwrap_or(bytes.len());
    let other = match rng.below(4) {
        0 => 0,
        1 => rng.below(20),
        2 => rng.below(1_000),
        _ => rng.bits(),
    };
    bytes.splice(start..end, other.to_string().into_bytes());
}

fn place(rng: &mut Rng, bytes: &[u8]) -> Option<usize> {
    (!bytes.is_empty()).then(|| rng.below(bytes.len() as u32) as usize)
}

/// A piece of the input, mostly a short one.
fn span(rng: &mut Rng, bytes: &[u8]) -> (usize, usize) {
    let start = rng.below(bytes.len() as u32 + 1) as usize;
    let rest = bytes.len() - start;
    let most = if rng.below(4) == 0 { rest } else { rest.min(12) };
    (start, start + rng.below(most as u32 + 1) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_makes_the_same_input_and_nothing_grows_for_ever() {
        let make = |seed| {
            let mut rng = Rng::from_number(seed);
            let mut input = b"{\"seat\":3}".to_vec();
            for _ in 0..2_000 {
                input = mutate(&mut rng, &input, b"[1,2]", &["answer"]);
                assert!(input.len() <= LONGEST);
            }
            input
        };
        assert_eq!(make(1), make(1));
        assert_ne!(make(1), make(2));
    }

    #[test]
    fn nothing_is_too_short_to_be_changed() {
        let mut rng = Rng::from_number(5);
        for _ in 0..500 {
            mutate(&mut rng, b"", b"", &[]);
        }
    }
}
