//! Attempts to deal that came to nothing, because somebody did not open what they had sealed.
//!
//! A deal without the salt that is missing could have been chosen by whoever knows the secret and all shares, so there is
//! none: everything that was sealed is void, everybody seals anew, and the attempt stands in the record. What is sealed
//! and written down next is bound to all attempts before it. docs/fairness.md gives every byte.

use serde::{Deserialize, Serialize};

use crate::Problem;
use crate::fairness::{Salt, add, length};
use crate::shares::{self, Share};

/// What the hash is for.
pub(crate) const NEXT: &str = "sang-froid 2026 attempt v1";

/// From so many attempts on, whoever has not opened in one of them has no part in those that follow: nobody can keep a
/// table from starting.
pub const PATIENCE: usize = 2;

/// An attempt to deal at which somebody did not open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// What each chair had sealed.
    pub shares: Vec<Option<Share>>,
    /// What each chair opened.
    pub salts: Vec<Option<Salt>>,
}

impl Attempt {
    /// Whether somebody had sealed a salt on this chair and did not open it.
    #[must_use]
    pub fn misses(&self, chair: usize) -> bool {
        let salt = self.salts.get(chair).and_then(Option::as_ref);
        self.shares.get(chair).is_some_and(Option::is_some) && salt.is_none()
    }

    /// The chairs whose salts are missing.
    #[must_use]
    pub fn missing(&self) -> Vec<usize> {
        (0..self.shares.len()).filter(|chair| self.misses(*chair)).collect()
    }

    /// What stands for the commitment at the next attempt: it names everything that was sealed here, and who opened it.
    fn next_promise(&self, promise: &str) -> String {
        let mut hasher = blake3::Hasher::new_derive_key(NEXT);
        add(&mut hasher, shares::start(promise, &self.shares).as_bytes());
        hasher.update(&length(self.shares.len()));
        for (chair, share) in self.shares.iter().enumerate() {
            let opened = if self.misses(chair) { 2 } else { 1 };
            hasher.update(&[share.map_or(0, |_| opened)]);
        }
        hasher.finalize().to_hex().to_string()
    }
}

/// What shares are bound to after these attempts: the commitment itself where there is none.
#[must_use]
pub fn promise(commitment: &str, attempts: &[Attempt]) -> String {
    attempts.iter().fold(commitment.to_owned(), |promise, attempt| attempt.next_promise(&promise))
}

/// Whether a chair has no part in the attempt after these.
#[must_use]
pub fn is_left_out(attempts: &[Attempt], chair: usize) -> bool {
    attempts.len() >= PATIENCE && attempts.iter().any(|attempt| attempt.misses(chair))
}

/// Whether each attempt failed as it had to, and nobody who was left out came back, not even in the one that follows.
pub(crate) fn check(
    commitment: &str,
    attempts: &[Attempt],
    last: &[Option<Share>],
) -> Result<(), Problem> {
    let mut promise = commitment.to_owned();
    for (number, attempt) in attempts.iter().enumerate() {
        let Attempt { shares, salts } = attempt;
        if shares.len() != last.len() {
            return Err(not_ours(number));
        }
        shares::check(&promise, salts, shares)?;
        if attempt.missing().is_empty() || has_left_out(&attempts[..number], shares) {
            return Err(not_ours(number));
        }
        promise = attempt.next_promise(&promise);
    }
    if has_left_out(attempts, last) { Err(not_ours(attempts.len())) } else { Ok(()) }
}

fn has_left_out(attempts: &[Attempt], shares: &[Option<Share>]) -> bool {
    let mut sealed = shares.iter().enumerate().filter(|(_, share)| share.is_some());
    sealed.any(|(chair, _)| is_left_out(attempts, chair))
}

fn not_ours(number: usize) -> Problem {
    let number = number + 1;
    Problem::said(
        format!(
            "l’essai {number} de la donne n’a pas la forme des nôtres : un essai n’est nul que si quelqu’un n’ouvre pas, et qui n’a pas ouvert est écarté à partir du troisième"
        ),
        format!(
            "attempt {number} of the deal is not one of ours: one is void only if somebody does not open, and whoever has not opened is left out from the third on"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROMISE: &str = "06ac782372b37fc1db236a7938c836b5e5f8fee04d2162621e671b29d9b2ace8";
    const DOCUMENT: &str = include_str!("../../../docs/fairness.md");
    /// The document states these very values; the example in Python comes to the same.
    const SECOND: &str = "abcfd71eb1b9b87b593167a7ec0b5776bc08c5b153cd5d4082793a4fe5a39562";
    const SECOND_START: &str = "d2cd61c9a87ac114747156e57e68a9a2f8a7ae202e299f1b5ada5f4fef5b0522";

    /// Chairs seal the same digit over and over; `-` seals nothing, and what is not `open` is not opened.
    fn attempt(promise: &str, sealed: &str, open: &str) -> Attempt {
        let salt = |digit: char| (digit != '-').then(|| digit.to_string().repeat(32));
        let parsed = |text: String| text.parse::<Salt>().expect("a salt");
        let share =
            |(chair, digit)| salt(digit).map(|salt| Share::of(promise, chair, &parsed(salt)));
        Attempt {
            shares: sealed.chars().enumerate().map(share).collect(),
            salts: open.chars().map(|digit| salt(digit).map(parsed)).collect(),
        }
    }

    /// Attempts one after the other, each bound to those before.
    fn attempts(list: &[(&str, &str)]) -> Vec<Attempt> {
        let mut all = Vec::new();
        for (sealed, open) in list {
            all.push(attempt(&promise(PROMISE, &all), sealed, open));
        }
        all
    }

    #[test]
    fn every_hash_is_fixed_for_ever_and_in_the_document() {
        let salts = ["c0ffee".repeat(6), "00".repeat(16), "5a17".repeat(8), "f".repeat(64)];
        let [one, two, three, four] = salts.map(|salt| salt.parse::<Salt>().ok());
        let mut salts = vec![one, None, two, three, None, None, four, None];
        let sealed = |promise: &str, salts: &[Option<Salt>]| -> Vec<Option<Share>> {
            let share = |(chair, salt): (usize, &Option<Salt>)| {
                salt.as_ref().map(|salt| Share::of(promise, chair, salt))
            };
            salts.iter().enumerate().map(share).collect()
        };
        let shares = sealed(PROMISE, &salts);
        salts[3] = None;
        let next = promise(PROMISE, &[Attempt { shares, salts: salts.clone() }]);
        assert_eq!(next, SECOND);
        assert_eq!(shares::start(SECOND, &sealed(SECOND, &salts)), SECOND_START);
        for value in [SECOND, SECOND_START, NEXT] {
            assert!(DOCUMENT.contains(value), "{value}");
        }
    }

    #[test]
    fn what_is_sealed_next_is_bound_to_everything_before() {
        let lists = [
            attempts(&[]),
            attempts(&[("ab", "a-")]),
            attempts(&[("ab", "-b")]),
            attempts(&[("ab", "--")]),
            attempts(&[("a-", "--")]),
            attempts(&[("ac", "a-")]),
            attempts(&[("ab", "a-"), ("ab", "a-")]),
        ];
        let mut promises: Vec<String> = lists.iter().map(|list| promise(PROMISE, list)).collect();
        assert_eq!(promises[0], PROMISE);
        promises.sort();
        promises.dedup();
        assert_eq!(promises.len(), lists.len());
    }

    #[test]
    fn from_the_third_attempt_on_nobody_who_did_not_open_takes_part() {
        let once = attempts(&[("abc", "ab-")]);
        assert!(!is_left_out(&once, 2), "everybody is given a second chance");
        let twice = attempts(&[("abc", "ab-"), ("abc", "a-c")]);
        assert_eq!([0, 1, 2].map(|chair| is_left_out(&twice, chair)), [false, true, true]);
        let last = |sealed| {
            let promise = promise(PROMISE, &twice);
            check(PROMISE, &twice, &attempt(&promise, sealed, sealed).shares)
        };
        assert_eq!(last("a--"), Ok(()));
        assert_eq!(last("---"), Ok(()));
        assert!(last("a-c").is_err() && last("ab-").is_err());
    }

    #[test]
    fn only_attempts_at_which_somebody_did_not_open_are_void() {
        let refused = |list: &[(&str, &str)]| {
            check(PROMISE, &attempts(list), &[None, None]).expect_err("not ours").to_string()
        };
        assert!(refused(&[("ab", "ab")]).starts_with("attempt 1 of the deal"));
        assert!(refused(&[("--", "--")]).starts_with("attempt 1 of the deal"));
        assert!(refused(&[("ab", "a-"), ("ab", "ab")]).starts_with("attempt 2 of the deal"));
        assert!(refused(&[("abc", "ab-")]).starts_with("attempt 1 of the deal"), "of a chair more");
        let always = [("ab", "a-"); 3];
        assert!(refused(&always).starts_with("attempt 3 of the deal"), "it never ends");
        // What was sealed for one attempt is worth nothing at another.
        let mut again = attempts(&[("ab", "a-")]);
        again.push(again[0].clone());
        let problem =
            check(PROMISE, &again, &[None, None]).expect_err("sealed for another attempt");
        assert!(
            problem.to_string().starts_with("the salt of chair 0 is not the one that was sealed")
        );
    }
}
