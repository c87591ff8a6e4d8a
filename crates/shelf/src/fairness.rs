//! Provable deals: nobody chose the cards, and everybody can check it.
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
        if let Some(shares) = &self.shares {
            shares::check(&self.commitment, &self.salts, shares)?;
        }
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
        self.shares.as_ref().map(|shares| shares::start(&self.commitment, shares))
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
            let sealed = self.shares.as_ref().and_then(|shares| shares[chair]);
            if (salt.is_some() || sealed.is_some()) && seats[seat].by != HUMAN {
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
mod tests {
    use super::*;
    use crate::RECORD_FORMAT;
    use serde_json::json;

    /// The document states these very values, made by a program in another language.
    const PROMISE: &str = "06ac782372b37fc1db236a7938c836b5e5f8fee04d2162621e671b29d9b2ace8";
    const SEED: &str = "b8eb9ab300504b277e0f9e640f3fea081e2b0adf85a0e7e84338190a1118fba0";
    const SEATS: [usize; 8] = [6, 2, 3, 4, 1, 0, 5, 7];
    const DOCUMENT: &str = include_str!("../../../docs/fairness.md");

    fn secret() -> Seed {
        Seed(std::array::from_fn(|at| at as u8))
    }

    /// `-` stands for nothing.
    fn salts(list: &str) -> Vec<Option<Salt>> {
        list.split_whitespace()
            .map(|salt| (salt != "-").then(|| salt.parse().expect("a salt")))
            .collect()
    }

    fn eight_salts() -> Vec<Option<Salt>> {
        salts(&format!("c0ffee - 00 5a17 - - {} -", "f".repeat(64)))
    }

    fn config() -> Value {
        json!({ "players": 8, "seating": "shuffled" })
    }

    /// A record of a table of eight at which every second person is a bot, and its proof.
    fn fair() -> (Record, Fairness) {
        let fairness = Fairness {
            commitment: commitment(&secret(), "liens-de-sang", 1, &config(), None),
            rules: None,
            secret: secret(),
            salts: eight_salts(),
            shares: None,
            seating: Some(seating(&secret(), &eight_salts())),
        };
        let mut seats = vec![RecordSeat { name: "Ana".into(), by: HUMAN.into() }; 8];
        seats[SEATS[1]].by = "random".into();
        let record = Record {
            format: RECORD_FORMAT,
            game: "liens-de-sang".into(),
            rules: 1,
            config: config(),
            opening: None,
            deal_set_by: Vec::new(),
            seed: deal(&secret(), &eight_salts()),
            seats,
            answers: Vec::new(),
            outcome: None,
            hash: "0".into(),
            given_for: Default::default(),
            fairness: Some(fairness.clone()),
        };
        (record, fairness)
    }

    #[test]
    fn every_hash_is_fixed_for_ever() {
        assert_eq!(commitment(&secret(), "liens-de-sang", 1, &config(), None), PROMISE);
        assert_eq!(deal(&secret(), &eight_salts()).to_string(), SEED);
        assert_eq!(seating(&secret(), &eight_salts()), SEATS);
        for (list, seed) in [
            ("", "19af7339eaa92f102628ce434c4bb927b6588ad2a80ed6e3ba04b7d87dcf2700"),
            ("- - -", "590f8d8194d4b6906beba5e770c97a8558bb45cc9d405de0b4c368eec2301798"),
            ("c0ffee - 00", "d75701c6a3f18542e7a6f483ae64712e821586a912ac33a4ae78fcee835defff"),
            ("00 - c0ffee", "c76ad531513d9d585987dd9e5e53e8450a86b613c62b03f45b238f8fdd295fc9"),
            ("- c0ffee 00", "a5b4689a16126d8c1b9fce23fe0a645dbade60ca83da2dce5a4e8d45999dc108"),
            ("0 - -", "3ec34810b60f8e177a56ca74a2f5c91e937060e1e9b928d98bf5d8b116f8cd89"),
            ("00 - -", "6c83a0492afea47b077c78ae43e76818aa8f812c54d8f636d6b75a931ca1f261"),
        ] {
            assert_eq!(deal(&secret(), &salts(list)).to_string(), seed, "{list}");
        }
        // Twenty chairs draw more numbers than one block of the generator holds.
        let twenty = salts(&format!("c0ffee - 00 {}", "- ".repeat(17)));
        assert_eq!(
            seating(&secret(), &twenty),
            [10, 4, 16, 9, 17, 1, 8, 0, 7, 3, 14, 19, 11, 18, 13, 6, 2, 15, 12, 5]
        );
    }

    #[test]
    fn the_document_tells_the_same() {
        assert!(DOCUMENT.contains(PROMISE) && DOCUMENT.contains(SEED));
        assert!(DOCUMENT.contains(&format!("{SEATS:?}")));
        for context in [COMMITMENT, DEAL, SEATING] {
            assert!(DOCUMENT.contains(context), "{context}");
        }
    }

    #[test]
    fn a_commitment_depends_on_everything_but_the_order_of_keys() {
        let turned: Value =
            serde_json::from_str(r#"{"seating":"shuffled","players":8}"#).expect("JSON");
        assert_eq!(commitment(&secret(), "liens-de-sang", 1, &turned, None), PROMISE);
        let lesson = |name: &str, data| NamedOpening { name: name.into(), data };
        let other_openings = [lesson("a", json!(1)), lesson("a", json!(2)), lesson("b", json!(1))];
        let with = |opening| commitment(&secret(), "liens-de-sang", 1, &config(), opening);
        let mut promises = vec![
            commitment(&Seed([9; 32]), "liens-de-sang", 1, &config(), None),
            commitment(&secret(), "liens-de-san", 1, &config(), None),
            commitment(&secret(), "liens-de-sang", 2, &config(), None),
            commitment(&secret(), "liens-de-sang", 1, &json!({ "players": 8 }), None),
            commitment(&secret(), "liens-de-sang", 1, &json!({ "players": "8" }), None),
            PROMISE.to_owned(),
        ];
        promises.extend(other_openings.iter().map(|opening| with(Some(opening))));
        promises.sort();
        promises.dedup();
        assert_eq!(promises.len(), 9, "two different promises are one");
    }

    #[test]
    fn a_salt_is_one_to_64_digits_in_lower_case() {
        assert_eq!("AbCdEf09".parse::<Salt>().map(|salt| salt.to_string()), Ok("abcdef09".into()));
        assert!("f".repeat(64).parse::<Salt>().is_ok());
        for wrong in ["", " ", "0x1", "g", "é", "a b", &"f".repeat(65)] {
            assert_eq!(wrong.parse::<Salt>(), Err(SaltError), "{wrong}");
            assert!(serde_json::from_value::<Salt>(wrong.into()).is_err(), "{wrong}");
        }
        let read: Salt = serde_json::from_value("C0FFEE".into()).expect("a salt");
        assert_eq!(serde_json::to_value(read).ok(), Some("c0ffee".into()));
    }

    #[test]
    fn what_is_fair_checks_out_also_when_read_from_a_file() {
        let (record, fairness) = fair();
        assert_eq!(fairness.check(&record, true), Ok(()));
        let read = Record::read(&record.write()).expect("a record");
        assert_eq!(read, record);
        assert!(!Record { fairness: None, ..record }.write().contains("fairness"));
    }

    #[test]
    fn a_game_that_moved_up_to_later_rules_keeps_the_promise_of_its_own() {
        let (mut record, mut fairness) = fair();
        record.rules = 2;
        assert!(fairness.check(&record, true).is_err());
        fairness.rules = Some(1);
        assert_eq!(fairness.check(&record, true), Ok(()));
    }

    #[test]
    fn every_broken_promise_has_its_line() {
        let (record, fairness) = fair();
        let broken = |change: &dyn Fn(&mut Record, &mut Fairness)| {
            let (mut record, mut fairness) = (record.clone(), fairness.clone());
            change(&mut record, &mut fairness);
            fairness.check(&record, true).expect_err("a broken promise").to_string()
        };
        let unfixed = "the commitment does not fit the secret and the configuration";
        assert!(broken(&|_, fair| fair.secret = Seed([9; 32])).starts_with(unfixed));
        assert!(broken(&|_, fair| fair.commitment = "0".repeat(64)).starts_with(unfixed));
        assert!(broken(&|record, _| record.game = "duel".into()).starts_with(unfixed));
        assert!(broken(&|record, _| record.rules = 2).starts_with(unfixed));
        assert!(broken(&|_, fair| fair.rules = Some(2)).starts_with(unfixed));
        let opening = NamedOpening { name: "lesson".into(), data: Value::Null };
        assert!(broken(&|record, _| record.opening = Some(opening.clone())).starts_with(unfixed));
        assert!(broken(&|record, _| record.config["players"] = 9.into()).starts_with(unfixed));
        let chosen = "the seed does not come from the secret and the salts";
        assert!(broken(&|record, _| record.seed = Seed([9; 32])).starts_with(chosen));
        assert!(broken(&|_, fair| fair.salts.swap(0, 1)).starts_with(chosen));
        assert!(broken(&|_, fair| fair.salts[0] = None).starts_with(chosen));
        let number = "the number of salts";
        assert!(broken(&|_, fair| drop(fair.salts.pop())).starts_with(number));
        assert!(broken(&|record, _| drop(record.seats.pop())).starts_with(number));
        let seats = "the seating does not come from the secret and the salts";
        assert!(broken(&|_, fair| fair.seating = Some((0..8).collect())).starts_with(seats));
        assert!(broken(&|_, fair| fair.seating = Some(Vec::new())).starts_with(seats));
        assert!(broken(&|_, fair| fair.seating = Some(vec![99; 8])).starts_with(seats));
        assert!(broken(&|_, fair| fair.seating = None).starts_with("the seating is missing"));
        let by_a_bot = broken(&|record, _| record.seats[SEATS[0]].by = "random".into());
        assert!(by_a_bot.starts_with("seat 6 has a salt"), "{by_a_bot}");
    }

    /// The same with salts that were sealed first, of which that of chair 3 was never opened.
    fn sealed() -> (Record, Fairness) {
        let (mut record, mut fairness) = fair();
        let shares: Vec<Option<Share>> = (fairness.salts.iter().enumerate())
            .map(|(chair, salt)| salt.as_ref().map(|salt| Share::of(PROMISE, chair, salt)))
            .collect();
        fairness.salts[3] = None;
        fairness.shares = Some(shares);
        fairness.seating = Some(fairness.drawn_seats());
        record.seed = fairness.seed();
        record.seats.iter_mut().for_each(|seat| seat.by = HUMAN.into());
        record.fairness = Some(fairness.clone());
        (record, fairness)
    }

    #[test]
    fn sealed_salts_check_out_and_say_who_did_not_open() {
        let (record, fairness) = sealed();
        assert_eq!(fairness.check(&record, true), Ok(()));
        assert_eq!(Record::read(&record.write()).expect("a record"), record);
        assert_eq!(fairness.unopened(), 1);
        assert_ne!(fairness.start(), None);
        let broken = |change: &dyn Fn(&mut Record, &mut Fairness)| {
            let (mut record, mut fairness) = (record.clone(), fairness.clone());
            change(&mut record, &mut fairness);
            fairness.check(&record, true).expect_err("a broken promise").to_string()
        };
        let chosen = "the seed does not come from the secret and the salts";
        // Whoever says that an opened salt was not opened, or that none was sealed, has another seed.
        assert!(broken(&|_, fair| fair.salts[0] = None).starts_with(chosen));
        let hidden = |fair: &mut Fairness| fair.shares.as_mut().expect("shares")[3] = None;
        assert!(broken(&|_, fair| hidden(fair)).starts_with(chosen));
        assert!(broken(&|_, fair| fair.shares = None).starts_with(chosen));
        let other = broken(&|_, fair| fair.salts[0] = "00".parse().ok());
        assert!(other.starts_with("the salt of chair 0 is not the one"), "{other}");
        let seat = fairness.seating.as_ref().expect("a seating")[3];
        let by_a_bot = broken(&|record, _| record.seats[seat].by = "random".into());
        assert!(by_a_bot.contains("has a salt but was not played by a person"), "{by_a_bot}");
    }

    #[test]
    fn people_who_stay_where_they_sat_down_need_no_seating() {
        let (mut record, mut fairness) = fair();
        assert!(
            fairness
                .check(&record, false)
                .is_err_and(|problem| problem.to_string().starts_with("there is a seating"))
        );
        fairness.seating = None;
        record.seats[SEATS[1]].by = HUMAN.into();
        record.seats[1].by = "random".into();
        assert_eq!(fairness.check(&record, false), Ok(()));
        record.seats[0].by = "program".into();
        assert!(fairness.check(&record, false).is_err(), "chair 0 is seat 0 and has a salt");
    }
}
