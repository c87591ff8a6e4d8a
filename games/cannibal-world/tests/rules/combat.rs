//! CW-700: a combat from declaration to end.

use cannibal_world::Question;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::flow::Window;
use kernel::Seat;

use crate::common::*;

#[test]
fn cw_701_cw_702_a_combat_is_declared_and_costs_tracker() {
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/07"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.attack("CA/07", "DO/06"));
    let combat = table.public().combat.unwrap();
    assert_eq!(
        (combat.initiator, combat.attacker, combat.defender),
        (Seat::new(0), table.id("CA/07"), table.id("DO/06"))
    );
    assert!(combat.dodgeable && !combat.charged && combat.locked.is_none());
    assert!(table.get("CA/07").used[0]);
}

#[test]
fn cw_703_net_or_dodge_ends_it_at_once() {
    // CW-R22: the Net protects its own bearer, too.
    let mut table = duel(["cats", "dogs"]).hunting(0, &["CA/03"]).hunting(1, &["DO/17"]).play();
    table.does(0, table.attack("CA/03", "DO/17"));
    table.does(1, react(Reaction::Net { source: table.source("DO/17", MID) }));
    assert!(table.public().combat.is_none() && table.get("CA/03").stunned);
    assert!(table.is_main_of(0));
}

#[test]
fn cw_704_swaps_may_follow_each_other() {
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/06"])
        .hunting(1, &["CA/05", "CA/08", "CA/04"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/06", "CA/05"));
    let (first, second) = (table.source("CA/08", MID), table.source("CA/04", MID));
    table.does(1, react(Reaction::Swap { source: first, with: table.id("CA/08") }));
    assert!(matches!(table.question(), Question::Window(Window::Swap { .. })));
    table.does(1, react(Reaction::Swap { source: second, with: table.id("CA/04") }));
    table.let_go();
    assert_eq!((table.damage("CA/04"), table.damage("CA/08"), table.damage("CA/05")), (2, 0, 0));
}

#[test]
fn cw_705_cw_706_steps_alternate_until_two_passes_in_a_row() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/04"])
        .hunting(1, &["DO/06"])
        .hand(0, &["RA/13"])
        .hand(1, &["DO/23"])
        .play();
    table.does(0, table.attack("RA/04", "DO/06")).does(1, DECLINE);
    assert_eq!(table.question(), Question::Tactics { seat: Seat::new(0), passes: 0 });
    table.does(0, PASS);
    assert_eq!(table.question(), Question::Tactics { seat: Seat::new(1), passes: 1 });
    table.does(1, table.uses("DO/06", MID, Aim::default()));
    assert_eq!(
        table.question(),
        Question::Tactics { seat: Seat::new(0), passes: 0 },
        "who passed may act again"
    );
    table.does(0, table.uses("RA/04", MID, Aim::default()));
    table.does(1, PASS).does(0, PASS);
    assert!(table.is_main_of(0));
    assert_eq!((table.damage("RA/04"), table.damage("DO/06")), (0, 0));
}

#[test]
fn cw_707_cw_708_cw_709_everything_is_dealt_in_one_batch() {
    let mut table =
        duel(["rats", "dogs"]).hunting(0, &["RA/03"]).hunting(1, &["DO/22", "DO/09"]).play();
    table.does(0, table.attack("RA/03", "DO/22")).until_tactics_of(0);
    let split = Aim { split: Some(table.split(&[("DO/09", 2)])), ..Aim::default() };
    table.does(0, table.uses("RA/03", RIGHT, split));
    assert_eq!((table.damage("DO/09"), table.is_in_play("DO/09")), (0, true));
    table.let_go();
    assert!(!table.is_in_play("DO/09") && !table.is_in_play("DO/22"));
}

#[test]
fn cw_710_announcements_end_with_the_combat() {
    let mut table = duel(["rats", "dogs"])
        .trial("RA/04", 1, 9)
        .trial("DO/06", 1, 9)
        .hunting(0, &["RA/04"])
        .hunting(1, &["DO/06"])
        .play();
    table.does(0, table.attack("RA/04", "DO/06")).until_tactics_of(0);
    table.does(0, table.uses("RA/04", MID, Aim::default())).let_go();
    assert_eq!(table.damage("RA/04"), 0);
    table.does(0, table.attack("RA/04", "DO/06")).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).let_go();
    assert_eq!(table.damage("RA/04"), 1, "the Feint is over");
    assert_eq!(table.damage("DO/06"), 1, "of the first combat; the Shield kept off the second");
    table.does(0, table.attack("RA/04", "DO/06")).let_go();
    assert_eq!(table.damage("DO/06"), 2, "the Shield is over");
    assert!(table.public().combat.is_none());
}

#[test]
fn cw_711_no_combat_starts_inside_another() {
    // CW-R25: a leaper swapped into Hunting does not leap.
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/08"])
        .cover(1, &["CA/20"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/05", "CA/08"));
    table.does(
        1,
        react(Reaction::Swap { source: table.source("CA/08", MID), with: table.id("CA/20") }),
    );
    assert!(table.is_main_of(0), "no leap was offered");
    assert!(!table.is_in_play("CA/20"), "it fought as the defender: 4 on 4 life");
}

#[test]
fn cw_712_creatures_that_do_not_fight_may_help() {
    let mut table = duel(["renegades", "rats"])
        .cover(0, &["RE/03"])
        .hunting(0, &["RE/12"])
        .hunting(1, &["RA/05"])
        .play();
    table.does(0, table.attack("RE/12", "RA/05")).until_tactics_of(0);
    assert!(table.may(0, table.uses("RE/03", MID, table.on("RA/05"))));
}

#[test]
fn cw_713_a_combat_that_cannot_start_is_skipped() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/22"])
        .damaged("DO/22", 1)
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/22")));
    assert!(table.is_main_of(0));
    assert_eq!(table.damage("RA/05"), 0);
}

#[test]
fn cw_r63_tactics_have_their_steps_only() {
    // Refused: CW-E24.
    let mut table =
        duel(["renegades", "rats"]).hunting(0, &["RE/04", "RE/03"]).hunting(1, &["RA/02"]).play();
    table.does(0, table.uses("RE/04", MID, table.on("RA/02")));
    table.refuses(0, table.uses("RE/03", MID, table.on("RA/02")), "CW-E24");
}
