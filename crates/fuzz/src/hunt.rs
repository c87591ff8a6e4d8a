//! Tries inputs, and keeps those with which a target says something for the first time.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use anyhow::Result;
use kernel::Rng;

use crate::corpus;
use crate::mutate::mutate;
use crate::targets::Target;

/// Longer inputs are tried, and not kept.
const LONGEST_KEPT: usize = 2_048;

/// As many are kept for a target, so that the repository stays small.
const MOST_KEPT: usize = 250;

/// How long to go on.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many new inputs.
    Inputs(u32),
    /// For so long.
    Time(Duration),
}

/// What is known of a target.
#[derive(Debug)]
pub struct Hunt<'a> {
    target: &'a Target,
    rng: Rng,
    /// What new inputs are made of.
    inputs: Vec<Vec<u8>>,
    kept: Vec<Vec<u8>>,
    said: HashSet<String>,
    tried: u64,
    /// The input that was tried last.
    last: Vec<u8>,
}

impl<'a> Hunt<'a> {
    /// Begins with everything that is known already: what the target itself begins with, and what was kept.
    ///
    /// # Errors
    /// If what was kept cannot be read.
    pub fn begin(target: &'a Target, number: u64) -> Result<Self> {
        let kept = corpus::read(target.name)?;
        let mut hunt = Self {
            target,
            rng: Rng::from_number(number),
            inputs: Vec::new(),
            kept: Vec::new(),
            said: HashSet::new(),
            tried: 0,
            last: Vec::new(),
        };
        for input in (target.first)() {
            hunt.says_something_new(&input);
            hunt.inputs.push(input);
        }
        for input in kept {
            hunt.says_something_new(&input);
            hunt.inputs.push(input.clone());
            hunt.kept.push(input);
        }
        Ok(hunt)
    }

    /// Tries new inputs. `watch` is told from time to time how it goes: inputs tried, and how many are kept.
    pub fn go_on(&mut self, budget: Budget, mut watch: impl FnMut(u64, usize)) {
        let (begin, before) = (Instant::now(), self.tried);
        let goes_on = |tried: u64| match budget {
            Budget::Inputs(most) => tried - before < u64::from(most),
            Budget::Time(most) => begin.elapsed() < most,
        };
        while goes_on(self.tried) {
            let from = self.rng.below(self.inputs.len() as u32) as usize;
            let other = self.rng.below(self.inputs.len() as u32) as usize;
            let (from, other) = (&self.inputs[from], &self.inputs[other]);
            let input = mutate(&mut self.rng, from, other, self.target.words);
            if self.says_something_new(&input)
                && input.len() <= LONGEST_KEPT
                && self.kept.len() < MOST_KEPT
            {
                self.inputs.push(input.clone());
                self.kept.push(input);
            }
            if self.tried.is_multiple_of(256) {
                watch(self.tried, self.kept.len());
            }
        }
    }

    fn says_something_new(&mut self, input: &[u8]) -> bool {
        self.tried += 1;
        self.last.clear();
        self.last.extend_from_slice(input);
        let said = (self.target.read)(input);
        self.said.insert(outline(&said))
    }

    /// The inputs worth keeping.
    #[must_use]
    pub fn kept(&self) -> &[Vec<u8>] {
        &self.kept
    }

    /// The input that was tried last: the one with which something broke, if something did.
    #[must_use]
    pub fn last(&self) -> &[u8] {
        &self.last
    }

    /// How many inputs were tried, and how many different things were said of them.
    #[must_use]
    pub fn tally(&self) -> (u64, usize) {
        (self.tried, self.said.len())
    }
}

/// A sentence without what it repeats of the input: numbers, and everything in quotation marks.
fn outline(said: &str) -> String {
    let mut outline = String::with_capacity(said.len());
    let mut until = None;
    for letter in said.chars() {
        match until {
            Some(end) if letter == end => until = None,
            Some(_) => {}
            None => match letter {
                '`' | '"' => until = Some(letter),
                '“' => until = Some('”'),
                '0'..='9' => {}
                _ => outline.push(letter),
            },
        }
    }
    outline
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_repeated_of_the_input_is_nothing_new() {
        let one = "line 12: there is no card called “Loup”, expected `name` or \"x\"";
        let other = "line 7: there is no card called “Ours”, expected `title` or \"\"";
        assert_eq!(outline(one), outline(other));
        assert_ne!(outline(one), outline("line 12: there is no band called “Loup”"));
    }
}
