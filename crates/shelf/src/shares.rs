//! Shares of the shuffle: every person seals a salt before the start is fixed, and opens it afterwards.
//!
//! Whoever opens last knows more than the others; sealed salts leave them nothing to choose but whether to open. A
//! [`Share`] is a hash of the salt, of what the server has promised and of the chair, so nobody can take over what
//! somebody else has sealed. docs/fairness.md gives every byte.

use std::fmt;
use std::str::FromStr;

use kernel::{Rng, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Problem;
use crate::fairness::{Salt, add, length};

/// What each hash is for.
pub(crate) const SHARE: &str = "sang-froid 2026 share v1";
pub(crate) const START: &str = "sang-froid 2026 start v1";
pub(crate) const DEAL: &str = "sang-froid 2026 deal v2";
pub(crate) const SEATING: &str = "sang-froid 2026 seating v2";

/// The fewest digits of a salt that is sealed: 128 bits, so that nobody can try all of them.
pub const SHORTEST_SEALED: usize = 32;

/// A salt that is sealed: 64 hexadecimal digits that tell nothing about it.
///
/// ```
/// use shelf::shares::Share;
/// let salt = "5a17".repeat(8).parse().unwrap();
/// let share = Share::of(&"0".repeat(64), 2, &salt);
/// assert_ne!(share, Share::of(&"0".repeat(64), 3, &salt), "a share is good for one chair only");
/// assert_eq!(share.to_string().parse(), Ok(share));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share([u8; 32]);

/// A share that cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a share is 64 hexadecimal digits (0-9, a-f)")]
pub struct ShareError;

impl Share {
    /// Seals a salt for a chair of the table that was promised like this.
    #[must_use]
    pub fn of(commitment: &str, chair: usize, salt: &Salt) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key(SHARE);
        add(&mut hasher, commitment.as_bytes());
        hasher.update(&length(chair));
        add(&mut hasher, salt.digits().as_bytes());
        Self(*hasher.finalize().as_bytes())
    }
}

impl FromStr for Share {
    type Err = ShareError;

    fn from_str(text: &str) -> Result<Self, ShareError> {
        blake3::Hash::from_hex(text).map(|hash| Self(*hash.as_bytes())).map_err(|_| ShareError)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(blake3::Hash::from_bytes(self.0).to_hex().as_str())
    }
}

impl Serialize for Share {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The fingerprint of a start that is fixed: what was promised, and what every chair has sealed. Whoever writes it down
/// before opening can tell later whether everybody was shown the same.
#[must_use]
pub fn start(commitment: &str, shares: &[Option<Share>]) -> String {
    let mut hasher = blake3::Hasher::new_derive_key(START);
    add(&mut hasher, commitment.as_bytes());
    hasher.update(&length(shares.len()));
    for share in shares {
        match share {
            None => hasher.update(&[0]),
            Some(Share(bytes)) => hasher.update(&[1]).update(bytes),
        };
    }
    hasher.finalize().to_hex().to_string()
}

/// The seed of a table whose salts were sealed first: of each chair the opened salt, the share that was not opened, or
/// nothing.
#[must_use]
pub fn deal(secret: &Seed, salts: &[Option<Salt>], shares: &[Option<Share>]) -> Seed {
    drawn_from(DEAL, secret, salts, shares)
}

/// Where everybody sits at such a table, if the game draws seats.
#[must_use]
pub fn seating(secret: &Seed, salts: &[Option<Salt>], shares: &[Option<Share>]) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..shares.len()).collect();
    Rng::new(drawn_from(SEATING, secret, salts, shares)).shuffle(&mut seats);
    seats
}

fn drawn_from(
    purpose: &str,
    secret: &Seed,
    salts: &[Option<Salt>],
    shares: &[Option<Share>],
) -> Seed {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    add(&mut hasher, &secret.0);
    hasher.update(&length(shares.len()));
    for (chair, share) in shares.iter().enumerate() {
        match (salts.get(chair).and_then(Option::as_ref), share) {
            (Some(salt), _) => {
                hasher.update(&[1]);
                add(&mut hasher, salt.digits().as_bytes());
            }
            (None, Some(Share(bytes))) => {
                hasher.update(&[2]).update(bytes);
            }
            (None, None) => {
                hasher.update(&[0]);
            }
        }
    }
    Seed(*hasher.finalize().as_bytes())
}

/// Whether every opened salt is the one that was sealed.
pub(crate) fn check(
    commitment: &str,
    salts: &[Option<Salt>],
    shares: &[Option<Share>],
) -> Result<(), Problem> {
    if salts.len() != shares.len() {
        let (salts, shares) = (salts.len(), shares.len());
        return Err(Problem::said(
            format!(
                "le nombre de sels ({salts}) n’est pas celui des parts scellées ({shares}) : une part de la donne a été ajoutée ou omise"
            ),
            format!(
                "the number of salts ({salts}) is not the number of sealed shares ({shares}): somebody's part in the deal was added or left out"
            ),
        ));
    }
    for (chair, (salt, share)) in salts.iter().zip(shares).enumerate() {
        let Some(salt) = salt else { continue };
        if *share != Some(Share::of(commitment, chair, salt)) {
            return Err(Problem::said(
                format!(
                    "le sel de la chaise {chair} n’est pas celui qui avait été scellé : il a été choisi après coup"
                ),
                format!(
                    "the salt of chair {chair} is not the one that was sealed: it was chosen afterwards"
                ),
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The document states these very values, made by a program in another language.
    const PROMISE: &str = "06ac782372b37fc1db236a7938c836b5e5f8fee04d2162621e671b29d9b2ace8";
    const DOCUMENT: &str = include_str!("../../../docs/fairness.md");
    const SHARE_OF_CHAIR_0: &str =
        "d337684196db8ac06d32750c34ac82298eef18e8025c58e676e82abd016160cb";
    const START_OF_EIGHT: &str = "ae2249442c1efaf053cfe7dc582a1e0de1f2842e9801f2ec0eaad714bd06798b";
    const SEED: &str = "50c119ef30157468bcf01150efa861b52aebdc74460a4fbee085a319347976e0";
    const SEATS: [usize; 8] = [1, 5, 0, 3, 4, 7, 6, 2];

    fn secret() -> Seed {
        Seed(std::array::from_fn(|at| at as u8))
    }

    /// Chairs 0, 2, 3 and 6 seal something; chair 3 does not open it.
    fn eight() -> (Vec<Option<Salt>>, Vec<Option<Share>>) {
        let sealed = [
            Some("c0ffee".repeat(6)),
            None,
            Some("00".repeat(16)),
            Some("5a17".repeat(8)),
            None,
            None,
            Some("f".repeat(64)),
            None,
        ];
        let sealed = sealed.map(|salt| salt.map(|salt| salt.parse::<Salt>().expect("a salt")));
        let shares = sealed.iter().enumerate();
        let shares = shares
            .map(|(chair, salt)| salt.as_ref().map(|salt| Share::of(PROMISE, chair, salt)))
            .collect();
        let mut salts = sealed.to_vec();
        salts[3] = None;
        (salts, shares)
    }

    #[test]
    fn every_hash_is_fixed_for_ever() {
        let (salts, shares) = eight();
        assert_eq!(shares[0].expect("a share").to_string(), SHARE_OF_CHAIR_0);
        assert_eq!(start(PROMISE, &shares), START_OF_EIGHT);
        assert_eq!(deal(&secret(), &salts, &shares).to_string(), SEED);
        assert_eq!(seating(&secret(), &salts, &shares), SEATS);
    }

    #[test]
    fn the_document_tells_the_same() {
        for value in [SHARE_OF_CHAIR_0, START_OF_EIGHT, SEED, SHARE, START, DEAL, SEATING] {
            assert!(DOCUMENT.contains(value), "{value}");
        }
        assert!(DOCUMENT.contains(&format!("{SEATS:?}")));
    }

    #[test]
    fn a_share_depends_on_promise_chair_and_salt() {
        let salt = |digits: &str| digits.parse::<Salt>().expect("a salt");
        let mut shares = vec![
            Share::of(PROMISE, 0, &salt("00")),
            Share::of(PROMISE, 0, &salt("0")),
            Share::of(PROMISE, 1, &salt("00")),
            Share::of(&"0".repeat(64), 0, &salt("00")),
        ];
        shares.sort_by_key(ToString::to_string);
        shares.dedup();
        assert_eq!(shares.len(), 4);
        for wrong in ["", "00", &"g".repeat(64), &"0".repeat(65)] {
            assert_eq!(wrong.parse::<Share>(), Err(ShareError), "{wrong}");
            assert!(serde_json::from_value::<Share>(wrong.into()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn whether_somebody_opened_changes_the_deal_and_is_seen() {
        let (salts, shares) = eight();
        let mut none = salts.clone();
        none[0] = None;
        assert_ne!(deal(&secret(), &salts, &shares), deal(&secret(), &none, &shares));
        let nobody = vec![None; 8];
        assert_ne!(deal(&secret(), &none, &shares), deal(&secret(), &none, &nobody));
        let mut fewer = shares.clone();
        fewer[3] = None;
        assert_ne!(start(PROMISE, &shares), start(PROMISE, &fewer));
    }

    #[test]
    fn only_what_was_sealed_is_opened() {
        type Change<'a> = &'a dyn Fn(&mut Vec<Option<Salt>>, &mut Vec<Option<Share>>);
        let (salts, shares) = eight();
        assert_eq!(check(PROMISE, &salts, &shares), Ok(()));
        let broken = |change: Change<'_>| {
            let (mut salts, mut shares) = (salts.clone(), shares.clone());
            change(&mut salts, &mut shares);
            check(PROMISE, &salts, &shares).expect_err("a broken promise").to_string()
        };
        let other = "the salt of chair 0 is not the one that was sealed";
        assert!(broken(&|salts, _| salts[0] = salts[2].clone()).starts_with(other));
        assert!(broken(&|_, shares| shares[0] = None).starts_with(other));
        // Whoever copies what somebody else has sealed cannot open it on another chair.
        let copied = broken(&|salts, shares| {
            shares[1] = shares[0];
            salts[1] = salts[0].clone();
        });
        assert!(copied.starts_with("the salt of chair 1 is not the one"), "{copied}");
        assert!(broken(&|_, shares| shares.truncate(7)).starts_with("the number of salts"));
    }
}
