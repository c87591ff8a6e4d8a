//! Golden records.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Rng, Seed, Viewer};
use serde_json::json;
use shelf::{AnyGame, Boxed, Language, Record, RecordSeat, Voice};
use testkit::golden::{Kept, replay_all, replay_kept};
use testkit::names;

use crate::coffer::{Coffer, fault};

const GAME: Boxed<Coffer<{ fault::NONE }>> = Boxed::NEW;

fn record(players: u8) -> Record {
    let names = names(players);
    let mut table = GAME
        .open(&json!({ "players": players }), Seed([players; 32]))
        .expect("a table of any size");
    let mut rng = Rng::from_number(1);
    while let Some(seat) = table.waiting().lowest() {
        let answer = table.bot_answer(seat, "random", &mut rng).expect("the seat is asked");
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &names);
        table.apply(&voice, seat, None, &answer).expect("a bot takes an option");
    }
    table
        .record(names.into_iter().map(|name| RecordSeat { name, by: "random".into() }).collect())
        .expect("the table was not loaded")
}

fn folder(name: &str, records: &[(&str, String)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    for (file, text) in records {
        fs::write(folder.join(file), text).expect("a file for the test");
    }
    folder
}

#[test]
fn records_replay_in_the_order_of_their_names() {
    let files = [
        ("b.json", record(3).write()),
        ("a.json", record(2).write()),
        ("notes.md", "not a record".into()),
    ];
    let records = replay_all(&GAME, &folder("whole", &files), 2);
    assert_eq!(records.iter().map(|record| record.seats.len()).collect::<Vec<_>>(), [2, 3]);
}

#[test]
#[should_panic(expected = "has 1 records, not 2")]
fn missing_records_are_missed() {
    replay_all(&GAME, &folder("few", &[("a.json", record(2).write())]), 2);
}

#[test]
#[should_panic(expected = "torn.json: this is not a whole record")]
fn a_torn_record_is_named() {
    replay_all(&GAME, &folder("torn", &[("torn.json", record(2).write()[..40].to_owned())]), 1);
}

#[test]
#[should_panic(expected = "other.json: the replay came to another end")]
fn a_record_with_another_end_is_named() {
    let other = Record { hash: "0".into(), ..record(2) };
    replay_all(&GAME, &folder("other", &[("other.json", other.write())]), 1);
}

fn kept() -> Vec<Kept<'static>> {
    let of = |name, players| Kept {
        name,
        config: json!({ "players": players }),
        games: 1,
        levels: &["random"],
    };
    vec![of("two", 2), of("four", 4)]
}

#[test]
fn kept_records_are_those_that_were_asked_for() {
    let (two, four) = (record(2), record(4));
    let dir = folder("kept", &[("two-1.json", two.write()), ("four-1.json", four.write())]);
    assert_eq!(replay_kept(&GAME, &dir, &kept()), [two, four]);
}

#[test]
#[should_panic(expected = "the records are not those that are kept")]
fn a_record_that_nobody_keeps_is_found() {
    let files = ["two-1.json", "four-1.json", "three-1.json"];
    let dir = folder("too_many", &files.map(|file| (file, record(2).write())));
    replay_kept(&GAME, &dir, &kept());
}

#[test]
#[should_panic(expected = "four-1.json: the configuration")]
fn a_record_of_another_configuration_is_found() {
    let files = ["two-1.json", "four-1.json"];
    let dir = folder("other_config", &files.map(|file| (file, record(2).write())));
    replay_kept(&GAME, &dir, &kept());
}
