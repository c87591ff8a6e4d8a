//! Records that outlive the code: openings instead of deals, older formats, older rules.

use kernel::{Rng, Seat, Seed, Viewer};
use serde_json::{Value, json};
use shelf::{AnyGame, AnyTable, Boxed, Film, Language, NamedOpening, Record, RecordSeat, Voice};
use testkit::names;

use crate::box_of_coffer::LESSON;
use crate::coffer::{Coffer, fault};

const GAME: Boxed<Coffer<{ fault::NONE }>> = Boxed::NEW;
/// A later version by which everything is as before.
const LATER: Boxed<Coffer<{ fault::LATER_RULES }>> = Boxed::NEW;
/// A later version by which other cards take tricks.
const OTHER: Boxed<Coffer<{ fault::OTHER_RULES }>> = Boxed::NEW;

fn chairs(players: u8) -> Vec<RecordSeat> {
    names(players).into_iter().map(|name| RecordSeat { name, by: "random".into() }).collect()
}

/// Plays so many answers, or to the end.
fn play(table: &mut dyn AnyTable, most: usize, rng: &mut Rng) {
    let names = names(table.players());
    while let Some(seat) = table.waiting().lowest().filter(|_| table.answered() < most) {
        let answer = table.bot_answer(seat, "random", rng).expect("the seat is asked");
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &names);
        table.apply(&voice, seat, None, &answer).expect("a bot takes an option");
    }
}

fn record(players: u8, chance: u64) -> Record {
    let mut table = GAME
        .open(&json!({ "players": players }), Seed([players; 32]))
        .expect("a table of any size");
    play(table.as_mut(), usize::MAX, &mut Rng::from_number(chance));
    table.record(chairs(players)).expect("the table was not loaded")
}

fn lesson() -> NamedOpening {
    NamedOpening { name: LESSON.into(), data: json!([[1, 2, 3], [14, 15, 16]]) }
}

fn in_lesson(seed: Seed) -> Box<dyn AnyTable> {
    GAME.open_from(&json!({ "players": 2 }), Some(&lesson()), seed).expect("a lesson for two")
}

#[test]
fn an_opening_of_the_game_takes_the_place_of_a_deal() {
    let table = in_lesson(Seed([1; 32]));
    let voice = Voice::new(Language::En, Viewer::Seat(Seat::new(1)), &[]);
    let hand = table.observe(&voice).view.value()["own"]["hands"][1].clone();
    assert_eq!(hand, json!([14, 15, 16]));
    let dealt = GAME.open(&json!({ "players": 2 }), Seed([1; 32])).unwrap();
    assert_ne!(table.hash(), dealt.hash());
}

#[test]
fn a_game_from_an_opening_has_a_record_and_can_be_rewound() {
    let mut table = in_lesson(Seed([1; 32]));
    play(table.as_mut(), 2, &mut Rng::from_number(4));
    let after_two = (table.hash(), table.proof());
    play(table.as_mut(), usize::MAX, &mut Rng::from_number(5));
    let record = table.record(chairs(2)).unwrap();
    assert_eq!(record.opening, Some(lesson()));
    let read = Record::read(&record.write()).unwrap();
    assert_eq!(read, record);
    let again = GAME.replay(&read, None).unwrap();
    assert_eq!((again.faithful, again.older_rules), (Some(true), None));
    let rewound = again.table.rewound(2).unwrap();
    assert_eq!((rewound.hash(), rewound.proof()), after_two);
    // The same answers from a deal are another game.
    assert!(GAME.replay(&Record { opening: None, ..record }, None).is_err());
}

#[test]
fn an_opening_nobody_knows_is_refused_in_words() {
    let open = |players: u8, opening: &NamedOpening| {
        GAME.open_from(&json!({ "players": players }), Some(opening), Seed::default())
    };
    let unknown = NamedOpening { name: "endgame".into(), data: Value::Null };
    let said = open(2, &unknown).expect_err("no such opening").to_string();
    assert!(said.contains("coffer") && said.contains("endgame"), "{said}");
    assert!(open(3, &lesson()).is_err());
    assert!(open(2, &NamedOpening { data: json!("hands"), ..lesson() }).is_err());
}

#[test]
fn the_first_format_is_compared_by_answers_and_outcome() {
    let old = Record { format: 1, hash: "of a layout that is gone".into(), ..record(3, 1) };
    let read = Record::read(&old.write()).unwrap();
    assert_eq!(GAME.replay(&read, None).unwrap().faithful, Some(true));
    let other = Record { outcome: None, ..old.clone() };
    assert_eq!(GAME.replay(&other, None).unwrap().faithful, Some(false));
    let mut forbidden = old;
    forbidden.answers[0].1 = json!({ "lay": 99 });
    assert!(GAME.replay(&forbidden, None).is_err());
}

#[test]
fn the_hash_sees_what_answers_and_outcome_do_not() {
    let record = record(2, 1);
    assert_eq!(GAME.replay(&record, None).unwrap().faithful, Some(true));
    let changed = Record { hash: "0".repeat(64), ..record };
    assert_eq!(GAME.replay(&changed, None).unwrap().faithful, Some(false));
}

#[test]
fn a_record_moves_up_to_later_rules_if_everything_told_is_the_same() {
    for format in [1, 2] {
        let record = Record { format, ..record(3, 7) };
        let replayed = LATER.replay(&record, None).unwrap();
        assert_eq!((replayed.faithful, replayed.older_rules), (Some(true), Some(1)));
        assert_eq!(replayed.table.proof(), record.hash);
        assert_eq!(replayed.table.answered(), record.answers.len());
    }
}

#[test]
fn a_record_that_is_another_game_under_later_rules_is_played_as_far_as_they_allow() {
    let mut cut_short = 0;
    for chance in 0..8 {
        let record = record(3, chance);
        let replayed = OTHER.replay(&record, None).unwrap();
        assert_eq!((replayed.faithful, replayed.older_rules), (Some(false), Some(1)));
        // Nobody is asked anything before the first trick, so that much is shared.
        let shared = replayed.table.answered();
        assert!(shared >= 3);
        cut_short += usize::from(shared < record.answers.len());
        // A step of it that was wanted is not said to be false: it is only not reached.
        let step = OTHER.replay(&record, Some(2)).unwrap();
        assert_eq!((step.faithful, step.table.answered()), (None, 2));
    }
    assert!(cut_short > 0, "some answer is not allowed any more");
}

#[test]
fn a_record_of_later_rules_is_not_guessed_at() {
    let later = Record { rules: 2, ..record(2, 1) };
    let said = GAME.replay(&later, None).expect_err("rules to come").to_string();
    assert!(said.contains("version 2") && said.contains("version 1"), "{said}");
}

#[test]
fn a_film_shows_what_everybody_saw() {
    let record = record(3, 7);
    let film = Film::of(&GAME, &record).unwrap();
    let film: Film = serde_json::from_str(&serde_json::to_string(&film).unwrap()).unwrap();
    let names = names(3);
    let viewers = (0..3).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Gallery]);
    for (viewer, language) in viewers.flat_map(|viewer| Language::ALL.map(|code| (viewer, code))) {
        let voice = Voice::new(language, viewer, &names);
        for at in 0..=record.answers.len() {
            let table = GAME.replay(&record, Some(at)).unwrap().table;
            let seen = table.observe(&voice);
            let since = at.saturating_sub(2);
            let told = if at == 0 { 0 } else { table.rewound(since).unwrap().logged() };
            let moment = film.moment(at, since, viewer, language).unwrap();
            assert_eq!(moment.view.value(), seen.view.value());
            assert_eq!(
                moment.question.map(|json| json.value()),
                seen.question.map(|json| json.value())
            );
            assert_eq!((moment.serial, moment.waiting), (seen.serial, table.waiting()));
            let lines = |lines: Vec<shelf::EventLine>| -> Vec<_> {
                lines
                    .into_iter()
                    .map(|line| {
                        (line.fact, line.event.value(), line.text, line.clauses, line.private)
                    })
                    .collect()
            };
            assert_eq!(lines(moment.lines), lines(table.log(&voice, told)));
        }
    }
    assert_eq!(film.moment(record.answers.len() + 1, 0, Viewer::Gallery, Language::En), None);
}

#[test]
fn only_a_true_record_is_filmed() {
    assert!(Film::of(&OTHER, &record(3, 7)).is_err());
    assert!(Film::of(&GAME, &Record { hash: "0".into(), ..record(3, 7) }).is_err());
    assert!(Film::of(&LATER, &record(3, 7)).is_ok(), "it has moved up");
}
