//! Promises that were kept, and every way to break one.

use super::*;
use crate::{RECORD_FORMAT, Worth};
use serde_json::json;

/// The document states these very values, made by a program in another language.
const PROMISE: &str = "06ac782372b37fc1db236a7938c836b5e5f8fee04d2162621e671b29d9b2ace8";
const SEED: &str = "b8eb9ab300504b277e0f9e640f3fea081e2b0adf85a0e7e84338190a1118fba0";
const SEATS: [usize; 8] = [6, 2, 3, 4, 1, 0, 5, 7];
const DOCUMENT: &str = include_str!("../../../../docs/fairness.md");

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
        voided: Vec::new(),
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

/// A deal at the second attempt: at the first, chair 3 had not opened, and it is not there any more.
fn second_attempt() -> (Record, Fairness) {
    let (mut record, mut fairness) = sealed();
    let shares = fairness.shares.take().expect("shares");
    fairness.voided = vec![Attempt { shares, salts: fairness.salts.clone() }];
    let promise = fairness.promise();
    let shares = (fairness.salts.iter().enumerate())
        .map(|(chair, salt)| salt.as_ref().map(|salt| Share::of(&promise, chair, salt)));
    fairness.shares = Some(shares.collect());
    fairness.seating = Some(fairness.drawn_seats());
    record.seed = fairness.seed();
    record.fairness = Some(fairness.clone());
    (record, fairness)
}

#[test]
fn an_attempt_that_failed_stands_in_the_record_and_cannot_be_taken_out() {
    let (record, fairness) = second_attempt();
    assert_eq!(fairness.check(&record, true), Ok(()));
    assert_eq!(Record::read(&record.write()).expect("a record"), record);
    assert_eq!(
        (fairness.worth(), fairness.without_part()),
        (Worth::ToOpeners { salts: 3 }, vec![3])
    );
    let broken = |change: &dyn Fn(&mut Fairness)| {
        let mut fairness = fairness.clone();
        change(&mut fairness);
        fairness.check(&record, true).expect_err("a broken promise").to_string()
    };
    let other = "the salt of chair 0 is not the one that was sealed";
    assert!(broken(&|fair| fair.voided.clear()).starts_with(other));
    assert!(broken(&|fair| fair.voided[0].shares[6] = None).starts_with("the salt of chair 6"));
    assert!(broken(&|fair| fair.voided[0].salts[6] = None).starts_with(other));
    assert!(broken(&|fair| fair.salts[0] = None).contains("had to be void"));
    assert!(broken(&|fair| fair.shares = None).starts_with("attempt 1 of the deal"));
    let start = |fairness: &Fairness| fairness.start().expect("a start");
    let mut without = fairness.clone();
    without.voided.clear();
    assert_ne!(start(&without), start(&fairness), "who wrote the start down knows of it");
    let mut by_a_bot = record.clone();
    by_a_bot.seats[fairness.seating.as_ref().expect("a seating")[3]].by = "random".into();
    assert!(fairness.check(&by_a_bot, true).is_err(), "a bot never sealed anything");
}

#[test]
fn it_says_to_whom_it_is_proved() {
    let (_, mut fairness) = fair();
    assert_eq!(fairness.worth(), Worth::Unsealed { salts: 4 });
    fairness.salts = vec![None; 8];
    assert_eq!(fairness.worth(), Worth::Nothing);
    let (_, mut fairness) = sealed();
    assert_eq!(fairness.worth(), Worth::ButForChoices { salts: 3, unopened: 1 });
    fairness.salts = vec![None; 8];
    assert_eq!(fairness.worth(), Worth::Chosen { unopened: 4 });
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
