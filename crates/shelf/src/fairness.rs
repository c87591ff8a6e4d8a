//! Provable deals: nobody chose the cards, and everybody whose salt is in them can check it.
//!
//! Before anybody sits down the server draws a secret and publishes a [`commitment`] to it. Every person may then add
//! a [`Salt`], which is sealed until the start is fixed ([`crate::shares`]). The seed of the table is made of the secret
//! and of all salts, and so is the seating where seats are drawn. After the game the secret and the salts are opened in
//! the record as [`Fairness`], and [`Fairness::check`] makes everything again. docs/fairness.md gives every byte for
//! those who check with other tools.
//!
//! In earlier records salts were not sealed: [`deal`] and [`seating`] make theirs, for ever.

use std::fmt;
use std::str::FromStr;

use kernel::{Rng, Seed};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::Problem;
use crate::canonical::canonical;
use crate::origin::NamedOpening;
use crate::record::{HUMAN, Record, RecordSeat};
use crate::shares::{self, Share};
use crate::voided::{self, Attempt};

/// What each hash is for. Two purposes never share a context, so no hash can stand in for another.
const COMMITMENT: &str = "sang-froid 2026 commitment v1";
const DEAL: &str = "sang-froid 2026 deal v1";
const SEATING: &str = "sang-froid 2026 seating v1";

/// What a server promises before anybody sits down, as 64 hexadecimal digits.
///
/// The configuration is the full one that [`crate::AnyGame::configure`] gives and the record keeps; an opening that
/// takes the place of a deal is promised with it. A secret serves one table only.
///
/// ```
/// use kernel::Seed;
/// use shelf::fairness::commitment;
/// let promise = commitment(&Seed([7; 32]), "duel", 1, &serde_json::json!({ "players": 2 }), None);
/// assert_eq!(promise.len(), 64);
/// ```
#[must_use]
pub fn commitment(
    secret: &Seed,
    game: &str,
    rules: u32,
    config: &Value,
    opening: Option<&NamedOpening>,
) -> String {
    let mut hasher = blake3::Hasher::new_derive_key(COMMITMENT);
    add(&mut hasher, &secret.0);
    add(&mut hasher, game.as_bytes());
    add(&mut hasher, &rules.to_le_bytes());
    add(&mut hasher, canonical(config).as_bytes());
    if let Some(NamedOpening { name, data }) = opening {
        add(&mut hasher, name.as_bytes());
        add(&mut hasher, canonical(data).as_bytes());
    }
    hasher.finalize().to_hex().to_string()
}

/// The seed of a table whose salts were not sealed. The salts are those of the chairs in the order in which people sat down, bots included.
///
/// ```
/// use kernel::Seed;
/// use shelf::fairness::{Salt, deal};
/// let salt: Salt = "C0FFEE".parse().unwrap();
/// let secret = Seed([7; 32]);
/// assert_ne!(deal(&secret, &[None, Some(salt.clone())]), deal(&secret, &[Some(salt), None]));
/// ```
#[must_use]
pub fn deal(secret: &Seed, salts: &[Option<Salt>]) -> Seed {
    drawn_from(DEAL, secret, salts)
}

/// Where everybody sits at such a table, if the game draws seats: chair `k`, counted as people sat down, takes seat `seating[k]`.
///
/// ```
/// use kernel::Seed;
/// use shelf::fairness::seating;
/// let mut seats = seating(&Seed([7; 32]), &[None, None, None]);
/// seats.sort_unstable();
/// assert_eq!(seats, [0, 1, 2]);
/// ```
#[must_use]
pub fn seating(secret: &Seed, salts: &[Option<Salt>]) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..salts.len()).collect();
    Rng::new(drawn_from(SEATING, secret, salts)).shuffle(&mut seats);
    seats
}

fn drawn_from(purpose: &str, secret: &Seed, salts: &[Option<Salt>]) -> Seed {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    add(&mut hasher, &secret.0);
    hasher.update(&length(salts.len()));
    for salt in salts {
        match salt {
            None => {
                hasher.update(&[0]);
            }
            Some(Salt(digits)) => {
                hasher.update(&[1]);
                add(&mut hasher, digits.as_bytes());
            }
        }
    }
    Seed(*hasher.finalize().as_bytes())
}

/// Every field has its length before it, so that no two lists of fields have the same bytes.
pub(crate) fn add(hasher: &mut blake3::Hasher, field: &[u8]) {
    hasher.update(&length(field.len()));
    hasher.update(field);
}

pub(crate) const fn length(bytes: usize) -> [u8; 8] {
    (bytes as u64).to_le_bytes()
}

/// What a person adds to the deal: 1 to 64 hexadecimal digits, kept in lower case.
///
/// A salt is text, not a number: `0` and `00` are two salts.
///
/// ```
/// use shelf::fairness::Salt;
/// assert_eq!("C0FFEE".parse::<Salt>().unwrap().to_string(), "c0ffee");
/// assert!("".parse::<Salt>().is_err());
/// assert!("tea".parse::<Salt>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Salt(String);

/// A salt that cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a salt is 1 to 64 hexadecimal digits (0-9, a-f)")]
pub struct SaltError;

impl FromStr for Salt {
    type Err = SaltError;

    fn from_str(text: &str) -> Result<Self, SaltError> {
        if text.is_empty() || text.len() > 64 || !text.bytes().all(|c| c.is_ascii_hexdigit()) {
            return Err(SaltError);
        }
        Ok(Self(text.to_ascii_lowercase()))
    }
}

impl Salt {
    pub(crate) fn digits(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Salt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Everything that was promised, opened after the game. It holds the secret: never show it while a game is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// What was published before anybody sat down.
    pub commitment: String,
    /// The version of the rules at that time, if the game has moved up to later ones since; absent if it is the
    /// record's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// What the server had drawn by then.
    pub secret: Seed,
    /// What each chair added, in the order in which people sat down. Bots add nothing.
    pub salts: Vec<Option<Salt>>,
    /// What each chair had sealed when the start was fixed: that of the salt beside it, or of one that was never opened.
    /// Absent in records of the time when salts were not sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shares: Option<Vec<Option<Share>>>,
    /// The attempts to deal before this one, at each of which somebody did not open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<Attempt>,
    /// The seat of each chair, if seats were drawn; absent if everybody stayed where they sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seating: Option<Vec<usize>>,
}

impl Fairness {
    /// Makes everything again and compares it with the record. Whether seats were drawn is for
    /// [`crate::AnyGame::shuffles_seats`] to say, never for the record itself.
    ///
    /// Whether the answers lead to the recorded end is another question; see [`crate::AnyGame::replay`].
    ///
    /// # Errors
    /// Says in one line which promise was broken.
    pub fn check(&self, record: &Record, shuffles_seats: bool) -> Result<(), Problem> {
        if self.salts.len() != record.seats.len() {
            let (salts, seats) = (self.salts.len(), record.seats.len());
            return Err(Problem::said(
                format!(
                    "le nombre de sels ({salts}) n’est pas celui des sièges ({seats}) : une part de la donne a été ajoutée ou omise"
                ),
                format!(
                    "the number of salts ({salts}) is not the number of seats ({seats}): somebody's part in the deal was added or left out"
                ),
            ));
        }
        let rules = self.rules.unwrap_or(record.rules);
        let Record { game, config, opening, .. } = record;
        let promised = commitment(&self.secret, game, rules, config, opening.as_ref());
        if self.commitment != promised {
            return Err(Problem::said(
                "l’engagement ne correspond pas au secret et aux options : la donne n’était pas fixée d’avance",
                "the commitment does not fit the secret and the configuration: the deal was not fixed before",
            ));
        }
        self.check_shares()?;
        if record.seed != self.seed() {
            return Err(Problem::said(
                "la graine ne vient pas du secret et des sels : la donne a été choisie autrement",
                "the seed does not come from the secret and the salts: the deal was chosen in another way",
            ));
        }
        // Who sits where at an opening is part of it.
        self.check_seating(shuffles_seats && record.opening.is_none())?;
        self.check_who_added(&record.seats)
    }

    /// Whether everything was opened as it was sealed. After an attempt that failed, nobody deals without what is missing.
    fn check_shares(&self) -> Result<(), Problem> {
        let shares = self.shares.as_deref().unwrap_or_default();
        voided::check(&self.commitment, &self.voided, shares)?;
        if !self.voided.is_empty() && self.unopened() > 0 {
            return Err(Problem::said(
                "la donne s’est faite sans un sel scellé qui manquait, alors qu’elle aurait dû être nulle",
                "the deal was made without a sealed salt that was missing, though it had to be void",
            ));
        }
        match &self.shares {
            None => Ok(()),
            Some(shares) => shares::check(&self.promise(), &self.salts, shares),
        }
    }

    /// What the shares are bound to: the commitment, and every attempt that failed.
    fn promise(&self) -> String {
        voided::promise(&self.commitment, &self.voided)
    }

    /// The seed that follows from what is opened here.
    fn seed(&self) -> Seed {
        match &self.shares {
            None => deal(&self.secret, &self.salts),
            Some(shares) => shares::deal(&self.secret, &self.salts, shares),
        }
    }

    fn drawn_seats(&self) -> Vec<usize> {
        match &self.shares {
            None => seating(&self.secret, &self.salts),
            Some(shares) => shares::seating(&self.secret, &self.salts, shares),
        }
    }

    /// How many chairs had sealed a salt and did not open it.
    #[must_use]
    pub fn unopened(&self) -> usize {
        let shares = self.shares.iter().flatten().zip(&self.salts);
        shares.filter(|(share, salt)| share.is_some() && salt.is_none()).count()
    }

    /// The fingerprint of the start, as people could write it down before they opened their salts.
    #[must_use]
    pub fn start(&self) -> Option<String> {
        self.shares.as_ref().map(|shares| shares::start(&self.promise(), shares))
    }

    /// The chairs that had sealed a salt for the deal or for an attempt before it, and have none in the deal.
    #[must_use]
    pub fn without_part(&self) -> Vec<usize> {
        let had_sealed =
            |shares: &[Option<Share>], chair: usize| shares.get(chair).is_some_and(Option::is_some);
        let mut starts = vec![self.shares.as_deref().unwrap_or_default()];
        starts.extend(self.voided.iter().map(|attempt| attempt.shares.as_slice()));
        (0..self.salts.len())
            .filter(|chair| self.salts[*chair].is_none())
            .filter(|chair| starts.iter().any(|shares| had_sealed(shares, *chair)))
            .collect()
    }

    fn check_seating(&self, shuffles_seats: bool) -> Result<(), Problem> {
        match &self.seating {
            None if !shuffles_seats => Ok(()),
            Some(seats) if shuffles_seats && *seats == self.drawn_seats() => Ok(()),
            None => Err(Problem::said(
                "le placement manque alors que les options tirent les sièges : nul ne peut dire comment ils furent donnés",
                "the seating is missing, but the configuration draws the seats: nobody can tell how they were given",
            )),
            Some(_) if shuffles_seats => Err(Problem::said(
                "le placement ne vient pas du secret et des sels : les sièges n’ont pas été tirés",
                "the seating does not come from the secret and the salts: the seats were not drawn",
            )),
            Some(_) => Err(Problem::said(
                "il y a un placement alors que les options laissent chacun à sa place : quelqu’un a été déplacé",
                "there is a seating, but the configuration leaves everybody where they sat down: somebody was moved",
            )),
        }
    }

    /// Only people add salts: whatever a bot added, the server would have chosen. Call it when the seating is checked.
    fn check_who_added(&self, seats: &[RecordSeat]) -> Result<(), Problem> {
        for (chair, salt) in self.salts.iter().enumerate() {
            let seat = self.seating.as_ref().map_or(chair, |seating| seating[chair]);
            let starts = self.voided.iter().map(|attempt| &attempt.shares).chain(&self.shares);
            let sealed = starts.into_iter().any(|shares| shares[chair].is_some());
            if (salt.is_some() || sealed) && seats[seat].by != HUMAN {
                return Err(Problem::said(
                    format!(
                        "le siège {seat} a un sel sans avoir été joué par une personne : le serveur a choisi une part de la donne"
                    ),
                    format!(
                        "seat {seat} has a salt but was not played by a person: the server itself chose a part of the deal"
                    ),
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
