//! Records told again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod toy;

use kernel::{Rng, Seat, Seed, Viewer};
use serde_json::json;
use shelf::{Language, Record, RecordSeat, Voice};
use terminal::{Eyes, Replay};
use toy::DUEL;

fn record() -> Record {
    let config = DUEL.configure(&json!({}), Some(2)).unwrap();
    let mut table = DUEL.open(&config, Seed([3; 32])).unwrap();
    let mut rng = Rng::from_number(5);
    while let Some(seat) = table.waiting().lowest() {
        let action = table.bot_answer(seat, "random", &mut rng).unwrap();
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &action).unwrap();
    }
    let chairs = ["Ana\u{1b}[31m", "Bruno"]
        .map(|name| RecordSeat { name: name.into(), by: "random".into() });
    table.record(chairs.to_vec()).unwrap()
}

fn told(record: &Record, eyes: Eyes, step: Option<usize>, language: Language) -> String {
    let mut seen = Vec::new();
    let replay = Replay::new(DUEL, record, eyes, step).unwrap();
    replay.tell(language, anstream::StripStream::new(&mut seen)).unwrap();
    String::from_utf8(seen).unwrap()
}

#[test]
fn the_gallery_sees_no_secret_and_a_seat_sees_its_own() {
    let record = record();
    let gallery = told(&record, Eyes::Of(Viewer::Gallery), None, Language::En);
    assert!(gallery.contains("Duel of Cards, as the gallery saw it"), "{gallery}");
    assert_eq!(gallery.matches("in secret").count(), 2, "{gallery}");
    assert!(!gallery.contains("for you"), "{gallery}");
    let seat = told(&record, Eyes::Of(Viewer::Seat(Seat::new(1))), None, Language::Fr);
    assert!(seat.contains("vu par Bruno"), "{seat}");
    assert_eq!(
        (seat.matches("en secret").count(), seat.matches("pour vous").count()),
        (1, 1),
        "{seat}"
    );
}

#[test]
fn all_tellings_name_those_who_saw_them() {
    let all = told(&record(), Eyes::All, None, Language::En);
    assert!(all.contains("Bruno ← in secret  [Ana[31m, the gallery]"), "{all}");
    assert!(all.contains("[Bruno]"), "{all}");
    assert!(!all.contains('\u{1b}'), "names from files cannot paint the terminal");
}

#[test]
fn a_story_may_stop_early() {
    let record = record();
    let start = told(&record, Eyes::Of(Viewer::Gallery), Some(0), Language::En);
    assert!(start.contains("After 0 of 5 answers:"), "{start}");
    assert!(!start.contains(" + "), "no bet was placed yet: {start}");
    let problem = Replay::new(DUEL, &record, Eyes::All, Some(99)).unwrap_err().to_string();
    assert!(problem.contains("no step 99"), "{problem}");
}

#[test]
fn changed_records_and_unknown_seats_are_refused() {
    let mut record = record();
    let nobody = Eyes::Of(Viewer::Seat(Seat::new(7)));
    assert!(
        Replay::new(DUEL, &record, nobody, None).unwrap_err().to_string().contains("choose 0 to 1")
    );
    record.hash = "0".repeat(64);
    assert!(
        Replay::new(DUEL, &record, Eyes::All, None)
            .unwrap_err()
            .to_string()
            .contains("changed or damaged")
    );
}
