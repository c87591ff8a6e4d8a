//! A fair record passes; however it is forged, it is refused in one line.

use kernel::{Rng, Seed};
use serde_json::{Value, json};
use shelf::fairness::{self, Fairness, Salt};
use shelf::shares::{self, Share};
use shelf::voided::{self, Attempt};
use shelf::{AnyGame, AnyTable, Language, Record, RecordSeat, SettingKind, Voice};

use crate::common::{file, folder, games, sangfroid};

/// What a forger does to a record.
type Forgery<'a> = &'a dyn Fn(&mut Value);

const SECRET: Seed = Seed([0xa5; 32]);

/// What the chairs added: three people with a salt, one without, and bots.
fn salts(players: u8) -> Vec<Option<Salt>> {
    let mut salts = vec![Some("c0ffee".parse().unwrap()), None, Some("00".parse().unwrap()), None];
    salts.push(Some("5a17".parse().unwrap()));
    salts.resize(usize::from(players), None);
    salts
}

/// The chairs as people sat down; chair 1 and those behind 4 are bots.
fn chairs(players: u8) -> Vec<RecordSeat> {
    let by = |chair| if matches!(chair, 0 | 2..=4) { "human" } else { "random" };
    (0..players)
        .map(|chair| RecordSeat { name: format!("P{chair}"), by: by(chair).into() })
        .collect()
}

/// Plays what a server would: promise, salts, seats, deal, game, opening.
fn fair_record(game: &dyn AnyGame, options: &Value) -> Record {
    let config = game.configure(options, None).unwrap();
    let players = game.seats(&config).unwrap();
    let commitment = fairness::commitment(&SECRET, game.slug(), game.rules(), &config, None);
    let salts = salts(players);
    let seating = game.shuffles_seats(&config).unwrap().then(|| fairness::seating(&SECRET, &salts));
    let mut seats = chairs(players);
    for (chair, who) in chairs(players).into_iter().enumerate() {
        seats[seating.as_ref().map_or(chair, |seating| seating[chair])] = who;
    }
    let seed = fairness::deal(&SECRET, &salts);
    let record = played(game, &config, seed, seats);
    let (rules, shares, voided) = (None, None, Vec::new());
    let fairness = Fairness { commitment, rules, secret: SECRET, salts, shares, voided, seating };
    Record { fairness: Some(fairness), ..record }
}

/// A whole game at random.
fn played(game: &dyn AnyGame, config: &Value, seed: Seed, seats: Vec<RecordSeat>) -> Record {
    to_its_end(game.open(config, seed).unwrap(), seats)
}

fn to_its_end(mut table: Box<dyn AnyTable>, seats: Vec<RecordSeat>) -> Record {
    let mut rng = Rng::from_number(1);
    let names: Vec<String> = seats.iter().map(|chair| chair.name.clone()).collect();
    while let Some(seat) = table.waiting().iter().next() {
        let answer = table.bot_answer(seat, "random", &mut rng).unwrap();
        let voice = Voice::new(Language::En, kernel::Viewer::Seat(seat), &names);
        table.apply(&voice, seat, None, &answer).unwrap();
    }
    table.record(seats).unwrap()
}

/// The seat of a chair, as the record tells it.
fn seat_of(record: &Value, chair: usize) -> usize {
    record["fairness"]["seating"][chair].as_u64().unwrap() as usize
}

fn swap(list: &mut Value, one: usize, two: usize) {
    list.as_array_mut().unwrap().swap(one, two);
}

#[test]
fn a_fair_record_checks_out() {
    let folder = folder("fair_records");
    for game in games() {
        let most = game.players().into_iter().filter(|players| *players <= 6).max();
        let record = fair_record(*game, &json!({ "players": most }));
        let Fairness { commitment, salts, seating, .. } = record.fairness.as_ref().unwrap();
        let salts = salts.iter().flatten().count();
        let added = match seating {
            Some(_) => format!(", {salts} salts and seating"),
            None => format!(" and {salts} salts"),
        };
        let path = file(&folder, "game.json", &record.write());
        let verdict = sangfroid(&["verify", &path]).works();
        assert!(verdict.starts_with("faithful: "), "{verdict}");
        let unsealed = "; proves nothing against a host who played, since salts were not sealed: ";
        let said = format!("{unsealed}commitment{added} check out\n");
        assert!(verdict.ends_with(&said), "{verdict}");
        let written = commitment.to_uppercase();
        let verdict = sangfroid(&["verify", &path, "--commitment", &written]).works();
        let said = format!("{unsealed}your commitment{added} check out\n");
        assert!(verdict.ends_with(&said), "{verdict}");
        sangfroid(&["replay", &path, "--step", "0"]).works();
        assert_whole_numbers(&record.config);
    }
}

/// Fractions have more than one written form; docs/fairness.md promises that there are none.
fn assert_whole_numbers(config: &Value) {
    match config {
        Value::Number(number) => assert!(!number.is_f64(), "{number}"),
        Value::Array(items) => items.iter().for_each(assert_whole_numbers),
        Value::Object(fields) => fields.values().for_each(assert_whole_numbers),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// What is said of a record whose deal was chosen, though everything promised was kept.
const PRACTICE: &str =
    "; practice: the deal was set by the options; commitment and 3 salts check out\n";

#[test]
fn a_deal_that_options_set_is_never_called_fair() {
    let folder = folder("practice_options");
    let deal = ["R1", "R2", "R3", "B1", "B2", "B3"];
    let mut settings = registry::game("sang-rancune").unwrap().settings(Language::En).into_iter();
    let encounters = settings.find(|setting| setting.key == "encounters").unwrap();
    let SettingKind::Several { values, .. } = encounters.kind else { panic!("it is a list") };
    let pool: Vec<Value> = values.into_iter().take(12).map(|value| value.value).collect();
    let heroes = json!([["nain", "elfe"], ["troll", "barde"]]);
    for (slug, option, options) in [
        ("liens-de-sang", "first_player", json!({ "players": 6, "first_player": 0 })),
        ("liens-de-sang", "fixed_deal", json!({ "players": 6, "fixed_deal": deal })),
        ("sang-rancune", "encounters", json!({ "players": 6, "encounters": pool })),
        ("taverne", "first_seller", json!({ "players": 6, "first_seller": 5 })),
        ("taverne", "fixed_heroes", json!({ "players": 2, "fixed_heroes": heroes })),
        ("cannibal-world", "first", json!({ "players": 4, "first": "camp_b" })),
        ("sang-sur-la-lame", "roles", json!({ "players": 2, "roles": "first_is_militia" })),
    ] {
        let record = fair_record(registry::game(slug).unwrap(), &options);
        assert_eq!(record.deal_set_by, [option], "{slug}");
        let path = file(&folder, "game.json", &record.write());
        let verdict = sangfroid(&["verify", &path]).works();
        assert!(
            verdict.contains("; practice: the deal was set by the options; commitment and"),
            "{slug}: {verdict}"
        );
        assert!(!verdict.contains("fair:"), "{slug}: {verdict}");
        // Whoever leaves the word out of the file changes nothing: the options say it.
        let silent = Record { deal_set_by: Vec::new(), fairness: None, ..record };
        let path = file(&folder, "silent.json", &silent.write());
        let verdict = sangfroid(&["verify", &path]).works();
        assert!(
            verdict.ends_with("; practice: the deal was set by the options\n"),
            "{slug}: {verdict}"
        );
        let told = sangfroid(&["replay", &path, "--step", "0", "--lang", "en"]).works();
        assert!(told.contains("Practice table: the deal is set by the options."), "{slug}: {told}");
    }
}

#[test]
fn a_lesson_is_never_called_fair() {
    let folder = folder("practice_lessons");
    for game in registry::GAMES.iter().filter(|game| game.lesson().is_some()) {
        let lesson = game.lesson().unwrap();
        let config = game.configure(&lesson.config, None).unwrap();
        let (opening, players) = (lesson.named_opening(), game.seats(&config).unwrap());
        let promise =
            fairness::commitment(&SECRET, game.slug(), game.rules(), &config, Some(&opening));
        let salts = salts(players);
        let table =
            game.open_from(&config, Some(&opening), fairness::deal(&SECRET, &salts)).unwrap();
        let (commitment, rules, shares, voided, seating) = (promise, None, None, Vec::new(), None);
        let fairness =
            Fairness { commitment, rules, secret: SECRET, salts, shares, voided, seating };
        let record = Record { fairness: Some(fairness), ..to_its_end(table, chairs(players)) };
        let path = file(&folder, "lesson.json", &record.write());
        let verdict = sangfroid(&["verify", &path]).works();
        assert!(
            verdict.contains("; practice: the deal was set by the options; commitment and"),
            "{verdict}"
        );
    }
}

/// Salts as they are sealed for a promise.
fn sealed(promise: &str, salts: &[Option<Salt>]) -> Vec<Option<Share>> {
    let share = |(chair, salt): (usize, &Option<Salt>)| {
        salt.as_ref().map(|salt| Share::of(promise, chair, salt))
    };
    salts.iter().enumerate().map(share).collect()
}

/// A game dealt from these salts and shares, after these attempts.
fn dealt(
    game: &dyn AnyGame,
    options: &Value,
    salts: Vec<Option<Salt>>,
    shares: Vec<Option<Share>>,
    voided: Vec<Attempt>,
) -> Record {
    let config = game.configure(options, None).unwrap();
    let players = game.seats(&config).unwrap();
    let seating = shares::seating(&SECRET, &salts, &shares);
    let mut seats = chairs(players);
    for (chair, who) in chairs(players).into_iter().enumerate() {
        seats[seating[chair]] = who;
    }
    let record = played(game, &config, shares::deal(&SECRET, &salts, &shares), seats);
    let (rules, seating, shares) = (None, Some(seating), Some(shares));
    let commitment = promised(game, options);
    let fairness = Fairness { commitment, rules, secret: SECRET, salts, shares, voided, seating };
    Record { fairness: Some(fairness), ..record }
}

/// What a server promises of such a table.
fn promised(game: &dyn AnyGame, options: &Value) -> String {
    let config = game.configure(options, None).unwrap();
    fairness::commitment(&SECRET, game.slug(), game.rules(), &config, None)
}

/// The same with salts that were sealed first; the person on chair 4 did not open, and it was dealt without them, as
/// earlier programs did.
fn sealed_record(game: &dyn AnyGame, options: &Value) -> Record {
    let config = game.configure(options, None).unwrap();
    let mut salts = salts(game.seats(&config).unwrap());
    let shares = sealed(&promised(game, options), &salts);
    salts[4] = None;
    dealt(game, options, salts, shares, Vec::new())
}

/// A deal at the third attempt: chair 4 did not open at the first, chairs 2 and 4 not at the second.
fn third_attempt(game: &dyn AnyGame, options: &Value) -> Record {
    let config = game.configure(options, None).unwrap();
    let mut salts = salts(game.seats(&config).unwrap());
    let (commitment, all, mut voided) = (promised(game, options), salts.clone(), Vec::new());
    for missing in [4, 2] {
        salts[missing] = None;
        let shares = sealed(&voided::promise(&commitment, &voided), &all);
        voided.push(Attempt { shares, salts: salts.clone() });
    }
    let shares = sealed(&voided::promise(&commitment, &voided), &salts);
    dealt(game, options, salts, shares, voided)
}

#[test]
fn attempts_that_failed_are_said_by_name_and_cannot_be_hidden() {
    let folder = folder("attempts");
    let (game, options) = (registry::GAMES[0], json!({ "players": 6 }));
    let record = third_attempt(game, &options);
    let path = file(&folder, "third.json", &record.write());
    let start = record.fairness.as_ref().unwrap().start().unwrap();
    let verdict = sangfroid(&["verify", &path, "--start", &start]).works();
    let said = "; fair to whoever opened its 1 salt: commitment, your start, 1 salt and seating check out; \
                attempt 1 was void: P4 did not open; attempt 2 was void: P2, P4 did not open; \
                it proves nothing to P2, P4, who had sealed a salt and have none in the deal\n";
    assert!(verdict.ends_with(said), "{verdict}");
    let said = checked_elsewhere(&[&path, &promised(game, &options), &start]);
    if let Some((code, said)) = said {
        assert_eq!(code, Some(0), "{said}");
        for line in [
            "start as written down: checks out",
            "attempts before: checks out",
            "chair 4: sealed a salt and did not open it at attempt 1",
            "chair 2: sealed a salt and did not open it at attempt 2",
            "proved to whoever opened one of its 1 salts",
        ] {
            assert!(said.contains(line), "{line}: {said}");
        }
    }
    let whole: Value = serde_json::from_str(&record.write()).unwrap();
    let forgeries: [(&str, Forgery<'_>); 5] = [
        ("all hidden", &|r| drop(r["fairness"].as_object_mut().unwrap().remove("voided"))),
        ("one hidden", &|r| drop(r["fairness"]["voided"].as_array_mut().unwrap().pop())),
        ("one twice", &|r| {
            let again = r["fairness"]["voided"][1].clone();
            r["fairness"]["voided"].as_array_mut().unwrap().push(again);
        }),
        ("somebody else missing", &|r| r["fairness"]["voided"][0]["salts"][2] = Value::Null),
        ("a short one", &|r| {
            drop(r["fairness"]["voided"][0]["shares"].as_array_mut().unwrap().pop());
        }),
    ];
    for (name, forge) in forgeries {
        let mut forged = whole.clone();
        forge(&mut forged);
        let path = file(&folder, "forged.json", &forged.to_string());
        let problem = sangfroid(&["verify", &path]).refused();
        assert!(problem.contains("not fair: "), "{name}: {problem}");
    }
}

/// A server that knew every share and its own secret could look for a salt of its own, let nobody else open, and deal: all
/// parts of such a record fit.
#[test]
fn a_ground_record_is_never_called_fair() {
    let folder = folder("ground_records");
    let (game, options) = (registry::GAMES[0], json!({ "players": 6 }));
    let promise = promised(game, &options);
    let ground = |is_opened: bool| {
        let deal = |number: u32| {
            let mut salts = salts(6);
            salts[0] = format!("{number:032x}").parse().ok();
            let shares = sealed(&promise, &salts);
            salts[2..].fill(None);
            if !is_opened {
                salts[0] = None;
            }
            (salts, shares)
        };
        let is_wanted = |number: &u32| {
            let (salts, shares) = deal(*number);
            shares::deal(&SECRET, &salts, &shares).0[0] < 16
        };
        let (salts, shares) = deal((0..).find(is_wanted).unwrap());
        let record = dealt(game, &options, salts, shares, Vec::new());
        let path = file(&folder, "ground.json", &record.write());
        let elsewhere = checked_elsewhere(&[&path, &promise]).map_or(String::new(), |it| it.1);
        (sangfroid(&["verify", &path, "--commitment", &promise]).works(), elsewhere)
    };
    let (verdict, elsewhere) = ground(false);
    assert!(!verdict.contains("fair"), "{verdict}");
    assert!(
        verdict.contains("; proves nothing, since of 3 sealed salts none was opened"),
        "{verdict}"
    );
    assert!(elsewhere.is_empty() || elsewhere.contains("proved to nobody: of 3 sealed salts none"));
    let (verdict, elsewhere) = ground(true);
    assert!(!verdict.contains("fair:"), "{verdict}");
    let nothing = "proves nothing to those who sealed 2 more and did not open";
    assert!(verdict.contains(nothing), "{verdict}");
    let nothing = "nothing to those who sealed the 2 that were not opened";
    assert!(elsewhere.is_empty() || elsewhere.contains(nothing), "{elsewhere}");
}

#[test]
fn sealed_salts_check_out_against_the_start_that_was_written_down() {
    let folder = folder("sealed_records");
    let mut record = sealed_record(registry::GAMES[0], &json!({ "players": 6 }));
    let path = file(&folder, "game.json", &record.write());
    let fair = "; fair to whoever opened one of its 2 salts but for a choice, and proves nothing to those who sealed 1 more and did not open: ";
    let said = "2 salts and seating check out\n";
    let verdict = sangfroid(&["verify", &path]).works();
    assert!(verdict.ends_with(&format!("{fair}commitment, {said}")), "{verdict}");
    let fairness = record.fairness.clone().unwrap();
    let (promise, start) = (&fairness.commitment, fairness.start().unwrap());
    let verdict = sangfroid(&["verify", &path, "--commitment", promise, "--start", &start]).works();
    assert!(verdict.ends_with(&format!("{fair}your commitment, your start, {said}")), "{verdict}");

    // A server that shows everybody another list can replace what its own player had sealed after the others opened;
    // all parts fit, and only who wrote the list down can tell.
    let other: Salt = "0ff1ce".parse().unwrap();
    let mut replaced = fairness.clone();
    replaced.salts[0] = Some(other.clone());
    replaced.shares.as_mut().unwrap()[0] = Some(Share::of(promise, 0, &other));
    let shares = replaced.shares.clone().unwrap();
    let seating = shares::seating(&SECRET, &replaced.salts, &shares);
    let mut seats = chairs(6);
    for (chair, who) in chairs(6).into_iter().enumerate() {
        seats[seating[chair]] = who;
    }
    let seed = shares::deal(&SECRET, &replaced.salts, &shares);
    replaced.seating = Some(seating);
    let ground = played(registry::GAMES[0], &record.config, seed, seats);
    let ground = Record { fairness: Some(replaced), ..ground };
    let forged = file(&folder, "ground.json", &ground.write());
    sangfroid(&["verify", &forged, "--commitment", promise]).works();
    let problem = sangfroid(&["verify", &forged, "--start", &start]).refused();
    assert!(problem.contains("not the one you wrote down"), "{problem}");

    // Answers that others gave are said, and prove nothing.
    let given = |record: &mut Record| {
        record.given_for.stand_in.push(1);
        record.given_for.time_out.push(2);
    };
    given(&mut record);
    let path = file(&folder, "given.json", &record.write());
    let verdict = sangfroid(&["verify", &path]).works();
    let answers = record.answers.len();
    let said =
        format!("; 1 of {answers} answers by a stand-in, 1 when time was up; fair to whoever ");
    assert!(verdict.contains(&said), "{verdict}");
    let told = sangfroid(&["replay", &path, "--step", "0", "--lang", "fr"]).works();
    assert!(told.contains(&format!("1 réponse sur {answers} par un remplaçant")), "{told}");
}

/// What the example program in Python says of a record; nothing if there is no Python.
fn checked_elsewhere(arguments: &[&str]) -> Option<(Option<i32>, String)> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/check_fairness.py");
    let done = std::process::Command::new("python3").arg("-B").arg(script).args(arguments).output();
    let done = done.ok()?;
    assert!(done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
    Some((done.status.code(), String::from_utf8_lossy(&done.stdout).into_owned()))
}

#[test]
fn a_program_without_anything_of_ours_comes_to_the_same() {
    let folder = folder("checked_elsewhere");
    for game in games() {
        let most = game.players().into_iter().filter(|players| *players <= 6).max();
        let record = fair_record(*game, &json!({ "players": most }));
        let path = file(&folder, "unsealed.json", &record.write());
        let Some((code, said)) = checked_elsewhere(&[&path]) else { return };
        assert_eq!((code, said.contains("FALSE")), (Some(0), false), "{}: {said}", game.slug());
        assert!(said.contains("as written down: no commitment given"), "{said}");
    }
    let record = sealed_record(registry::GAMES[0], &json!({ "players": 6 }));
    let path = file(&folder, "sealed.json", &record.write());
    let fairness = record.fairness.clone().unwrap();
    let (promise, start) = (&fairness.commitment, fairness.start().unwrap());
    let (code, said) = checked_elsewhere(&[&path, promise, &start]).unwrap();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("start as written down: checks out"), "{said}");
    assert!(said.contains("chair 4: sealed a salt and did not open it"), "{said}");
    let forged = |change: Forgery<'_>| {
        let mut forged: Value = serde_json::from_str(&record.write()).unwrap();
        change(&mut forged);
        let path = file(&folder, "forged.json", &forged.to_string());
        checked_elsewhere(&[&path]).unwrap()
    };
    let (code, said) = forged(&|record| record["fairness"]["salts"][0] = "00".into());
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("salts as sealed: FALSE") && said.contains("seed: FALSE"), "{said}");
    let (code, said) = forged(&|record| record["fairness"]["shares"][4] = Value::Null);
    assert!(code == Some(2) && said.contains("seed: FALSE"), "{said}");
    let (code, said) = checked_elsewhere(&[&path, promise, &"0".repeat(64)]).unwrap();
    assert!(code == Some(2) && said.contains("start as written down: FALSE"), "{said}");
}

#[test]
fn people_may_stay_where_they_sat_down() {
    let folder = folder("fair_as_joined");
    let game = registry::GAMES[0];
    let record = fair_record(game, &json!({ "players": 6, "seating": "as_joined" }));
    assert_eq!(record.fairness.as_ref().unwrap().seating, None);
    let path = file(&folder, "game.json", &record.write());
    let verdict = sangfroid(&["verify", &path]).works();
    assert!(verdict.ends_with(PRACTICE), "{verdict}");

    let mut forged: Value = serde_json::from_str(&record.write()).unwrap();
    forged["fairness"]["seating"] = json!(fairness::seating(&SECRET, &salts(6)));
    let path = file(&folder, "moved.json", &forged.to_string());
    assert!(sangfroid(&["verify", &path]).refused().contains("somebody was moved"));
}

#[test]
fn a_record_without_a_promise_stays_as_it_was() {
    let folder = folder("no_promise");
    let record =
        Record { fairness: None, ..fair_record(registry::GAMES[0], &json!({ "players": 6 })) };
    let path = file(&folder, "game.json", &record.write());
    let verdict = sangfroid(&["verify", &path]).works();
    assert!(verdict.ends_with(&format!("hash {}\n", record.hash)), "{verdict}");
    let problem = sangfroid(&["verify", &path, "--commitment", &"0".repeat(64)]).refused();
    assert!(problem.contains("opens no commitment"), "{problem}");
}

#[test]
fn every_forgery_is_refused() {
    let folder = folder("forged_records");
    let true_record = fair_record(registry::GAMES[0], &json!({ "players": 6 }));
    let whole: Value = serde_json::from_str(&true_record.write()).unwrap();
    sangfroid(&["verify", &file(&folder, "true.json", &whole.to_string())]).works();
    let forgeries: [(&str, Forgery<'_>); 38] = [
        ("secret", &|r| r["fairness"]["secret"] = "a6".repeat(32).into()),
        ("commitment digit", &|r| {
            let mut digits = r["fairness"]["commitment"].as_str().unwrap().to_owned();
            let last = if digits.pop() == Some('0') { '1' } else { '0' };
            digits.push(last);
            r["fairness"]["commitment"] = digits.into();
        }),
        ("commitment empty", &|r| r["fairness"]["commitment"] = "".into()),
        ("commitment dropped", &|r| {
            drop(r["fairness"].as_object_mut().unwrap().remove("commitment"))
        }),
        ("one salt", &|r| r["fairness"]["salts"][0] = "c0ffef".into()),
        ("zeros before a salt", &|r| r["fairness"]["salts"][0] = "00c0ffee".into()),
        ("salts swapped", &|r| swap(&mut r["fairness"]["salts"], 0, 2)),
        ("salt and nothing swapped", &|r| swap(&mut r["fairness"]["salts"], 2, 3)),
        ("salt made nothing", &|r| r["fairness"]["salts"][2] = Value::Null),
        ("salt made empty", &|r| r["fairness"]["salts"][2] = "".into()),
        ("salt no salt", &|r| r["fairness"]["salts"][2] = "tea".into()),
        ("salt dropped", &|r| drop(r["fairness"]["salts"].as_array_mut().unwrap().pop())),
        ("salt added", &|r| r["fairness"]["salts"].as_array_mut().unwrap().push(Value::Null)),
        ("salt for a person", &|r| r["fairness"]["salts"][3] = "1".into()),
        ("salt for a bot", &|r| r["fairness"]["salts"][1] = "1".into()),
        ("seating changed", &|r| swap(&mut r["fairness"]["seating"], 0, 1)),
        ("seating of bots changed", &|r| swap(&mut r["fairness"]["seating"], 1, 5)),
        ("seating dropped", &|r| drop(r["fairness"].as_object_mut().unwrap().remove("seating"))),
        ("seating short", &|r| drop(r["fairness"]["seating"].as_array_mut().unwrap().pop())),
        ("seating out of range", &|r| r["fairness"]["seating"][0] = 99.into()),
        ("seating negative", &|r| r["fairness"]["seating"][0] = (-1).into()),
        ("fairness grown", &|r| r["fairness"]["note"] = "trust me".into()),
        ("seed", &|r| r["seed"] = "1".repeat(64).into()),
        ("config value", &|r| r["config"]["seating"] = "as_joined".into()),
        ("config players", &|r| r["config"]["players"] = 7.into()),
        ("config key added", &|r| r["config"]["note"] = 1.into()),
        ("config key dropped", &|r| drop(r["config"].as_object_mut().unwrap().remove("seating"))),
        ("rules", &|r| r["rules"] = (r["rules"].as_u64().unwrap() + 1).into()),
        ("another game", &|r| r["game"] = registry::GAMES[1].slug().into()),
        ("answer changed", &|r| r["answers"][0][1] = json!({ "fly": true })),
        ("answer dropped", &|r| drop(r["answers"].as_array_mut().unwrap().pop())),
        ("first answer dropped", &|r| drop(r["answers"].as_array_mut().unwrap().remove(0))),
        ("answers swapped", &|r| {
            let last = r["answers"].as_array().unwrap().len() - 1;
            swap(&mut r["answers"], 0, last);
        }),
        ("outcome", &|r| r["outcome"] = json!({ "winners": [] })),
        ("hash", &|r| r["hash"] = "0".repeat(64).into()),
        ("person and bot swapped", &|r| {
            let (person, bot) = (seat_of(r, 0), seat_of(r, 1));
            swap(&mut r["seats"], person, bot);
        }),
        ("person made a bot", &|r| {
            let person = seat_of(r, 4);
            r["seats"][person]["by"] = "random".into();
        }),
        ("person made a program", &|r| {
            let person = seat_of(r, 4);
            r["seats"][person]["by"] = "program".into();
        }),
    ];
    for (name, forge) in forgeries {
        let mut forged = whole.clone();
        forge(&mut forged);
        assert_ne!(forged, whole, "{name} changes nothing");
        let path = file(&folder, "forged.json", &forged.to_string());
        let done = sangfroid(&["verify", &path]);
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{name}: {done:?}");
        let problem = done.refused();
        assert!(problem.contains("forged.json: "), "{name}: {problem}");
    }
}

/// Clumsy forgeries break the replay; a server that cheats writes records that replay, so these are the ones that count.
#[test]
fn a_server_that_cheats_carefully_is_found_out() {
    let folder = folder("careful_forgeries");
    let game = registry::GAMES[0];
    let honest = fair_record(game, &json!({ "players": 6 }));
    let verify = |record: &Record, arguments: &[&str]| {
        let path = file(&folder, "careful.json", &record.write());
        sangfroid(&[&["verify", path.as_str()], arguments].concat())
    };
    let opened = honest.fairness.clone().unwrap();
    let promise = opened.commitment.clone();

    let chosen = played(game, &honest.config, Seed([1; 32]), honest.seats.clone());
    let chosen = Record { fairness: Some(opened.clone()), ..chosen };
    assert!(verify(&chosen, &[]).refused().contains("not fair: the seed does not come from"));

    // Somebody's salt is left out, and the game is that of the other salts.
    let mut fewer = opened.clone();
    fewer.salts[2] = None;
    let seed = fairness::deal(&SECRET, &fewer.salts);
    let unsalted = played(game, &honest.config, seed, honest.seats.clone());
    let unsalted = Record { fairness: Some(fewer), ..unsalted };
    assert!(verify(&unsalted, &[]).refused().contains("not fair: the seating does not come from"));

    // Another secret with a seed, a seating and people that fit it.
    let other = Seed([0xa6; 32]);
    let seating = fairness::seating(&other, &opened.salts);
    let mut seats = chairs(6);
    for (chair, who) in chairs(6).into_iter().enumerate() {
        seats[seating[chair]] = who;
    }
    let swapped = played(game, &honest.config, fairness::deal(&other, &opened.salts), seats);
    let kept = Fairness { secret: other, seating: Some(seating), ..opened };
    let swapped = Record { fairness: Some(kept.clone()), ..swapped };
    assert!(verify(&swapped, &[]).refused().contains("not fair: the commitment does not fit"));

    // With a new commitment, too, all parts fit; only who wrote the first one down can tell.
    let commitment = fairness::commitment(&other, game.slug(), game.rules(), &honest.config, None);
    let renewed = Record { fairness: Some(Fairness { commitment, ..kept }), ..swapped };
    verify(&renewed, &[]).works();
    let problem = verify(&renewed, &["--commitment", &promise]).refused();
    assert!(problem.contains("not the one you wrote down"), "{problem}");
}

#[test]
fn a_commitment_is_written_down_whole_and_for_one_record() {
    let zeros = "0".repeat(64);
    let problem = sangfroid(&["verify", "a.json", "b.json", "--commitment", &zeros]).refused();
    assert!(problem.contains("belongs to one record"), "{problem}");
    for wrong in ["", "c0ffee", &"g".repeat(64), &"0".repeat(65)] {
        let done = sangfroid(&["verify", "a.json", "--commitment", wrong]);
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{done:?}");
        assert!(done.err.contains("64 hexadecimal digits"), "{done:?}");
    }
    assert!(sangfroid(&["help", "verify"]).works().contains("--commitment"));
}
