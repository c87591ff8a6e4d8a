//! The guided first game: to its end, and on from every answer nobody planned.

use serde_json::json;
use taverne::GAME;
use testkit::lesson::{check_silent, play};

/// The main line: twelve points against ten and three.
#[test]
fn the_lesson_goes_on_whatever_is_answered() {
    assert_eq!(check_silent(GAME), [0]);
}

/// Whoever leaves the Lute on the floor loses to Chloé, and the lesson ends all the same.
#[test]
fn a_wrong_drop_loses_the_game_and_ends_the_lesson() {
    let drop = json!({ "part": "drop", "treasure": "luth-enchante" });
    let taught = play(GAME, &[("bleed", drop)]);
    assert_eq!(taught.winners, [2]);
    assert_eq!(taught.steps.last().map(String::as_str), Some("end"));
}
