//! CW-500 and 5.4: dodges, windows, and who is asked.

use cannibal_world::Question;
use cannibal_world::table::action::Reaction;
use cannibal_world::table::flow::Window;
use kernel::Seat;

use crate::common::*;

#[test]
fn cw_501_a_dodged_combat_does_not_take_place() {
    let mut table = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.attack("DO/05", "CA/03")).does(1, DODGE);
    assert_eq!((table.damage("DO/05"), table.damage("CA/03")), (0, 0));
    assert_eq!(table.meat(), [3, 2], "the attacker's Meat stays spent");
    assert!(table.is_main_of(0));
}

#[test]
fn cw_502_cw_503_a_dodged_assault_is_followed_by_its_combat() {
    let mut table = duel(["rats", "cats"]).hunting(0, &["RA/05"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.uses("RA/05", MID, table.on("CA/03"))).does(1, DODGE);
    assert!(table.may(1, DODGE), "both may be paid");
    table.does(1, DECLINE).let_go();
    assert_eq!(table.damage("CA/03"), 3, "the combat, without the Stab");
}

#[test]
fn cw_504_when_a_dodge_is_impossible() {
    let mut poor =
        duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/03"]).meat(&[4, 1]).play();
    poor.does(0, poor.attack("DO/05", "CA/03"));
    assert!(!matches!(poor.0.question(), Some(Question::Window(Window::Respond { .. }))));
    let mut feint = duel(["rats", "cats"]).hunting(0, &["RA/20"]).hunting(1, &["CA/03"]).play();
    feint.does(0, feint.uses("RA/20", MID, feint.on("CA/03"))).does(1, DECLINE);
    assert!(!matches!(feint.0.question(), Some(Question::Window(Window::Respond { .. }))));
}

#[test]
fn cw_505_only_the_owner_decides() {
    // Refused: CW-E24.
    let mut table = camps(["dogs", "rats", "cats", "renegades"])
        .hunting(0, &["DO/05"])
        .hunting(2, &["CA/03"])
        .play();
    table.does(0, table.attack("DO/05", "CA/03"));
    assert_eq!(table.asked(), [2]);
    table.refuses(3, DODGE, "CW-E24");
}

#[test]
fn cw_506_tactics_are_used_in_any_combat_of_ones_side_from_anywhere() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/05"])
        .cover(0, &["DO/04"])
        .hunting(1, &["RA/05"])
        .play();
    table.does(0, table.attack("DO/05", "RA/05")).until_tactics_of(0);
    table.does(0, table.uses("DO/04", MID, table.on("DO/05"))).let_go();
    assert_eq!(table.damage("DO/05"), 0);
    assert!(!table.is_in_play("DO/04"), "the loyal one took 3");
}

#[test]
fn cw_507_triggers_are_free_in_any_turn() {
    let mut table =
        duel(["rats", "dogs"]).cover(0, &["RA/10"]).hunting(1, &["DO/10"]).meat(&[4, 0]).play();
    table.does(0, table.uses("RA/10", MID, table.on("DO/10")));
    table.does(1, react(Reaction::Armour { source: table.source("DO/10", MID) }));
    assert_eq!((table.damage("DO/10"), table.meat()[1]), (0, 0));
}

#[test]
fn cw_508_nothing_else_is_done_in_another_players_turn() {
    // Refused: CW-E24.
    let mut table = duel(["rats", "dogs"]).hunting(1, &["DO/10"]).hand(1, &["DO/09"]).play();
    table.refuses(1, DRAW, "CW-E24");
    table.refuses(1, plays("DO/09", cannibal_world::table::Zone::Hunting), "CW-E24");
}

#[test]
fn windows_open_on_public_grounds_only() {
    // 5.4: a Renegade with any card and a Meat is asked about a Net; with no Meat nobody is (CW-R75).
    let asks = |hand: &[&str], meat: u8| {
        let mut table = duel(["rats", "renegades"])
            .hunting(0, &["RA/05"])
            .hunting(1, &["RE/12"])
            .hand(1, hand)
            .meat(&[4, meat])
            .play();
        table.does(0, table.attack("RA/05", "RE/12"));
        matches!(table.0.question(), Some(Question::Window(Window::Respond { .. })))
    };
    assert!(asks(&["RE/12"], 1), "whatever the hand holds");
    assert!(asks(&["RE/17"], 1));
    assert!(!asks(&[], 1));
    assert!(!asks(&["RE/17"], 0), "CW-R75");
}

#[test]
fn cw_r80_no_swap_window_for_a_side_with_one_creature() {
    let asks = |more: &[&str]| {
        let mut table = duel(["dogs", "cats"])
            .hunting(0, &["DO/05"])
            .hunting(1, &["CA/03"])
            .cover(1, more)
            .hand(1, &["CA/11"])
            .play();
        table.does(0, table.attack("DO/05", "CA/03")).does(1, DECLINE);
        table.0.question() == Some(Question::Window(Window::Swap { seat: Seat::new(1) }))
    };
    assert!(!asks(&[]));
    assert!(asks(&["CA/05"]));
}

#[test]
fn a_window_with_only_one_answer_is_left_out_of_simulations() {
    let asked = |fast: bool| {
        let mut table = duel(["rats", "renegades"])
            .house(|config| config.fast_windows = fast)
            .hunting(0, &["RA/05"])
            .hunting(1, &["RE/12"])
            .hand(1, &["RE/12"])
            .meat(&[4, 1])
            .play();
        table.does(0, table.attack("RA/05", "RE/12"));
        table.asked()
    };
    assert_eq!(asked(false), [1]);
    assert_eq!(asked(true), [0]);
}

#[test]
fn cw_r79_the_same_seat_is_asked_again_while_armour_and_damage_are_left() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/21"])
        .hand(1, &["DO/12", "DO/12"])
        .meat(&[4, 0])
        .play();
    table
        .does(0, table.attack("RA/05", "DO/21"))
        .until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    table.does(1, react(Reaction::Armour { source: table.source("DO/21", MID) }));
    table.does(1, react(Reaction::Armour { source: from_hand("DO/12", MID) }));
    assert!(
        matches!(table.question(), Question::Window(Window::Armour { .. })),
        "1 of 3 is left, and a card"
    );
    table.does(1, DECLINE).let_go();
    assert_eq!(table.damage("DO/21"), 1);
}
