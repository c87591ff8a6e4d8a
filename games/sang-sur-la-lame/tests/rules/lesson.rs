//! The guided first clash: to the last duel, and on from every answer nobody planned. Ways are composed, so "every other
//! answer" means every one that is listed.

use sang_sur_la_lame::GAME;
use sang_sur_la_lame::table::flow::{Placement, Setting};
use sang_sur_la_lame::table::{Action, Config, Question};
use serde::Deserialize as _;
use serde_json::json;
use shelf::lesson::Lesson;
use testkit::lesson::{Taught, check, play};

use crate::common::*;

fn lesson() -> &'static Lesson {
    GAME.lesson().expect("the game has a lesson")
}

fn ends_with_the_last_duel(taught: &Taught) {
    assert_eq!(taught.winners, [0]);
    assert_eq!(taught.steps.iter().rev().take(2).collect::<Vec<_>>(), ["end", "blow"]);
    // Nothing is passed over: whatever the Cadet does, the dice lead back to the same line.
    assert_eq!(taught.steps.len(), lesson().steps.len());
}

#[test]
fn the_lesson_goes_on_whatever_is_answered() {
    ends_with_the_last_duel(&check(GAME));
}

/// DS-904: whoever lets the Guard go by is asked once more, a little later, without a word of the coach.
#[test]
fn a_sentry_who_waits_once_may_still_engage() {
    let wait = || json!({ "react": { "wait": {} } });
    ends_with_the_last_duel(&play(GAME, &[("now", wait())]));
}

/// DS-1304, DS-1496: the figures stand as they could have been deployed.
#[test]
fn the_lesson_begins_with_a_legal_deployment() {
    let config = GAME.configure(&lesson().config, None).expect("the lesson's options");
    let config = Config::deserialize(&config).expect("options");
    let placed = lesson().opening["placed"].as_array().expect("it places everybody").iter();
    let placed: Vec<Placement> =
        placed.map(|one| Placement::deserialize(one).expect("a place")).collect();
    let mut game = Game::open(&config, 1);
    for _ in 0..2 {
        let seat = game.asked();
        let of_seat = |one: &&Placement| one.fig.seat() == Some(kernel::Seat::new(seat));
        let placements = placed.iter().filter(of_seat).copied().collect();
        let deploy = Setting::Deploy { placements, bearers: kernel::List::new() };
        game.answers(Action::Setup(deploy));
    }
    assert!(matches!(game.question(), Question::Activate { .. }));
}
