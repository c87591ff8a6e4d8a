//! The guided first game: to its end, and on from every answer nobody planned.

use sang_rancune::GAME;
use serde_json::json;
use testkit::lesson::{check_silent, play};

/// The main line: a stolen kill, a potion given away, a low blow, and the killing blow.
#[test]
fn the_lesson_goes_on_whatever_is_answered() {
    assert_eq!(check_silent(GAME), [0]);
}

/// Without the low blow Chloé would kill; the Paladin gets tougher instead.
#[test]
fn a_window_let_go_by_is_answered_in_the_next() {
    let taught = play(GAME, &[("blow", json!({ "kind": "pass" }))]);
    assert!(taught.steps.iter().any(|step| step == "tougher"));
    assert_eq!(taught.winners, [0]);
}

/// Both windows let go by: Chloé kills, the coach explains, and the first window opens once more.
#[test]
fn a_kill_that_was_let_happen_is_taken_back() {
    let taught =
        play(GAME, &[("blow", json!({ "kind": "pass" })), ("tougher", json!({ "kind": "pass" }))]);
    let blows = taught.steps.iter().filter(|step| *step == "blow").count();
    assert_eq!((blows, taught.winners), (2, vec![0]));
}

/// Whoever drinks the potion alone ends level with Bruno, and the lesson says what would have made the difference.
#[test]
fn a_tie_ends_the_lesson_before_it_is_broken() {
    let drinks = json!({ "kind": "use_item", "drinker": 0 });
    let taught = play(GAME, &[("item", drinks)]);
    assert!(taught.winners.is_empty(), "the table would go on");
    assert_eq!(taught.steps.last().map(String::as_str), Some("end"));
}
