//! The guided first game: to its end, and on from every answer nobody planned.

use liens_de_sang::GAME;
use serde_json::json;
use testkit::lesson::{check, play};

/// The main line: the Rose, whose leader is the learner, captures Farid.
#[test]
fn the_lesson_goes_on_whatever_is_answered() {
    let taught = check(GAME);
    assert_eq!(taught.winners, [0, 1, 3]);
    assert_eq!(taught.steps.first().map(String::as_str), Some("goal"));
}

/// Whoever captures Chloé loses the game, hears why, and stands before the same choice again.
#[test]
fn a_wrong_capture_is_played_out_and_taken_back() {
    let taught = play(GAME, &[("capture", json!({ "kind": "attack", "target": 2 }))]);
    assert_eq!(taught.winners, [0, 1, 3]);
}

/// Dov, the only one who still can, steps in; the lesson takes a step more.
#[test]
fn help_at_the_third_wound_is_a_step_of_its_own() {
    let taught = play(
        GAME,
        &[("third", json!({ "kind": "request" })), ("help", json!({ "kind": "accept" }))],
    );
    assert!(taught.steps.iter().any(|step| step == "help"));
    assert_eq!(taught.winners, [0, 1, 3]);
}
