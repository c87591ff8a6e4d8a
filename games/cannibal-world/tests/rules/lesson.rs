//! The guided first game: every line of it to the pillage, and on from every answer nobody planned.

use cannibal_world::CannibalWorld;
use serde_json::json;
use shelf::Boxed;
use testkit::lesson::{Taught, check, play};

fn ends_with_the_pillage(taught: &Taught) {
    assert_eq!(taught.winners, [0]);
    assert_eq!(taught.steps.iter().rev().take(2).collect::<Vec<_>>(), ["end", "pillage"]);
}

fn has(taught: &Taught, step: &str) -> bool {
    taught.steps.iter().any(|opened| opened == step)
}

/// The main line: Shield at once, the leap dodged, a plain combat.
#[test]
fn the_lesson_goes_on_whatever_is_answered() {
    let taught = check(&Boxed::<CannibalWorld>::NEW);
    ends_with_the_pillage(&taught);
    assert!(has(&taught, "leap") && has(&taught, "empty") && !has(&taught, "shield-again"));
}

/// Whoever passes first is asked again when Bruno has added his damage; then the Shield still serves.
#[test]
fn the_shield_may_wait_until_bruno_has_announced() {
    let taught = play(&Boxed::<CannibalWorld>::NEW, &[("shield", json!({ "pass": {} }))]);
    ends_with_the_pillage(&taught);
    assert!(has(&taught, "shield-again") && has(&taught, "leap"));
}

/// Without any Shield both creatures die, so the Cat finds nobody to leap at (CW-1511), and Bastion has Meat to spare.
#[test]
fn without_the_shield_nobody_is_left_to_leap_at() {
    let pass = || json!({ "pass": {} });
    let game = &Boxed::<CannibalWorld>::NEW;
    let taught = play(game, &[("shield", pass()), ("shield-again", pass())]);
    ends_with_the_pillage(&taught);
    assert!(!has(&taught, "leap") && has(&taught, "bite-pass") && has(&taught, "empty"));
}

/// A leap that is taken is a trade; nobody is left to bite.
#[test]
fn a_leap_that_is_taken_is_a_trade() {
    let decline = json!({ "react": { "decline": {} } });
    let taught = play(&Boxed::<CannibalWorld>::NEW, &[("leap", decline)]);
    ends_with_the_pillage(&taught);
    assert!(!has(&taught, "bite") && !has(&taught, "empty"));
}

/// The Charge does what the plain combat does.
#[test]
fn the_charge_bites_as_well() {
    let charge = json!({ "main": { "use_ability": { "creature": 3, "slot": "middle" } } });
    let taught = play(&Boxed::<CannibalWorld>::NEW, &[("bite", charge)]);
    ends_with_the_pillage(&taught);
    assert!(has(&taught, "empty"));
}
