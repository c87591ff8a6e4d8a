//! A game without faults keeps every law.

use testkit::{Stream, laws, words};

use crate::coffer::{Coffer, fault};

type Sound = Coffer<{ fault::NONE }>;

const GAMES: u64 = 200;

#[test]
fn law_1_determinism() {
    laws::determinism::<Sound>(GAMES);
}

#[test]
fn law_2_somebody_can_act() {
    laws::somebody_can_act::<Sound>(GAMES);
}

#[test]
fn law_3_exact_options() {
    laws::exact_options::<Sound>(GAMES);
}

#[test]
fn law_4_refusals_change_nothing() {
    laws::refusals_change_nothing::<Sound>(GAMES);
}

#[test]
fn law_5_imagination() {
    laws::imagination::<Sound>(GAMES);
}

#[test]
fn law_6_swap() {
    laws::swap::<Sound>(GAMES);
}

#[test]
fn law_7_pieces_are_conserved() {
    laws::pieces_are_conserved::<Sound>(GAMES);
}

#[test]
fn law_8_save_and_load() {
    laws::save_and_load::<Sound>(GAMES);
}

#[test]
fn law_9_games_end() {
    laws::games_end::<Sound>(GAMES);
}

#[test]
fn law_10_arrival_order() {
    laws::arrival_order::<Sound>(GAMES);
}

#[test]
fn all_laws_in_one_call() {
    testkit::laws::<Sound>(8);
}

#[test]
fn every_sentence_can_be_read() {
    words::check_words::<Sound>();
    words::sentences::<Sound>(GAMES / 4);
}

#[test]
fn a_stream_holds_what_a_viewer_receives() {
    use kernel::{Seat, Seed, Table, Viewer};
    let table =
        Table::<Sound>::open(&crate::coffer::Config { players: 2 }, Seed([1; 32]), None).unwrap();
    let mut stream =
        Stream::new(Viewer::Seat(Seat::new(1)), 2, vec![crate::coffer::Action::Lay(99)]);
    stream.receive(&table, &[]);
    let lines = &stream.moments()[0];
    assert!(lines.iter().any(|line| line == "fr prompt: Posez une carte."), "{lines:?}");
    assert!(lines.iter().any(|line| line == "en refusal: You do not hold the 99."), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("option: ")).count(), 3, "{lines:?}");
}
