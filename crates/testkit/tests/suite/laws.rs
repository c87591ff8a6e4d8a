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
fn all_laws_in_one_walk() {
    laws::walk::<Sound>(4_000);
}

#[test]
fn imagined_worlds_are_even() {
    laws::even_worlds::<Sound>(6);
}

#[test]
fn a_corpus_is_played_under_the_laws() {
    let corpus = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("coffer.trails");
    std::fs::write(&corpus, "# two games\n000102030405060708\n01000000000100010200\n").unwrap();
    testkit::explore::explore::<Sound>(&corpus, 2);
    assert!(testkit::explore::pairs_reached::<Sound>(&corpus) > 6);
}

#[test]
#[should_panic(expected = "reaches nothing new")]
fn a_corpus_has_no_game_for_nothing() {
    let corpus = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("doubled.trails");
    std::fs::write(&corpus, "0001020304\n0001020304\n").unwrap();
    testkit::explore::explore::<Sound>(&corpus, 2);
}

#[test]
fn every_sentence_can_be_read() {
    words::check_words::<Sound>();
    words::sentences::<Sound>(GAMES / 4);
}

#[test]
fn a_stream_holds_what_a_viewer_receives() {
    use kernel::{Seat, Seed, Table, Viewer};
    let table = Table::<Sound>::open(&crate::coffer::Config::new(2), Seed([1; 32]), None).unwrap();
    let mut stream =
        Stream::new(Viewer::Seat(Seat::new(1)), 2, vec![crate::coffer::Action::Lay(99)]);
    stream.receive(&table, &[]);
    let lines = &stream.moments()[0];
    assert!(lines.iter().any(|line| line == "fr prompt: Posez une carte."), "{lines:?}");
    assert!(lines.iter().any(|line| line == "en refusal: You do not hold the 99."), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.starts_with("option: ")).count(), 3, "{lines:?}");
}
