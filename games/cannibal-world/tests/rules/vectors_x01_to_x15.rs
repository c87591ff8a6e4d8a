//! Section 9: the worked examples V01 to V15. Cards that were balanced since keep their old numbers here.

use cannibal_world::Question;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::flow::Window;
use kernel::Seat;

use crate::common::*;

/// CW-608, CW-703, CW-704, CW-705, CW-706, CW-707, CW-709, CW-903, CW-908, CW-1302, CW-1304, CW-1305
#[test]
fn cw_x01_the_combat_example_of_the_rulebook() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/06"])
        .cover(0, &["DO/09"])
        .hunting(1, &["RA/03"])
        .play();
    table.does(0, table.attack("DO/06", "RA/03"));
    assert_eq!(table.meat(), [3, 4]);
    table.does(1, DECLINE).does(0, PASS);
    table.does(1, table.uses("RA/03", MID, Aim::default()));
    table.does(0, table.uses("DO/06", MID, Aim::default()));
    let shots = Aim { split: Some(table.split(&[("DO/09", 2)])), ..Aim::default() };
    table.does(1, table.uses("RA/03", RIGHT, shots));
    assert!(table.is_in_play("DO/09"), "nobody dies before the blow");
    table.does(0, PASS).let_go();
    assert_eq!((table.damage("DO/06"), table.damage("RA/03")), (1, 0));
    assert!(!table.is_in_play("DO/09"));
    assert_eq!(table.get("RA/03").used, [true, true]);
    assert!(table.get("DO/06").used[0]);
    assert_eq!(table.meat(), [2, 2]);
}

/// CW-705, CW-706, CW-1303
#[test]
fn cw_x02_the_alternation_example_of_the_faq() {
    let mut table = duel(["renegades", "rats"])
        .old_crossbow()
        .hunting(0, &["RE/20", "RE/07"])
        .hunting(1, &["RA/02"])
        .used("RA/02", MID)
        .hand(1, &["RA/13"])
        .play();
    table.does(0, table.attack("RE/20", "RA/02")).does(1, DECLINE).does(0, PASS);
    table.does(1, action("RA/13", RIGHT, table.on("RE/20")));
    table.does(0, table.uses("RE/20", RIGHT, Aim::default()));
    // P2 has neither a tactic in play nor a hand left, and passes by itself (D11).
    table.does(0, table.uses("RE/07", MID, table.on("RA/02")));
    table.let_go();
    assert_eq!(table.damage("RE/20"), 2);
    assert!(!table.is_in_play("RA/02"));
    assert_eq!(table.meat(), [1, 3]);
    assert_eq!(table.discard(1), ["RA/02", "RA/13"]);
}

/// CW-212, CW-901, CW-911
#[test]
fn cw_x03_strength_four_against_two_of_strength_three() {
    let mut table = duel(["cats", "rats"])
        .hunting(0, &["CA/02"])
        .used("CA/02", MID)
        .hunting(1, &["RA/05", "RA/05"])
        .play();
    table.does(0, table.attack("CA/02", "RA/05")).let_go();
    assert_eq!(table.damage("CA/02"), 3);
    table.does(0, table.attack("CA/02", "RA/05")).let_go();
    assert!(!table.is_in_play("CA/02") && !table.is_in_play("RA/05"));
    assert_eq!(table.meat()[0], 2);
}

/// CW-1504
#[test]
fn cw_x04_armour_is_spent_whole() {
    let mut table = duel(["rats", "renegades"])
        .cover(0, &["RA/10"])
        .hand(0, &["RA/12"])
        .hunting(1, &["RE/16"])
        .play();
    table.does(0, table.uses("RA/10", MID, table.on("RE/16")));
    table.does(1, react(Reaction::Armour { source: table.source("RE/16", MID) }));
    assert_eq!(table.damage("RE/16"), 0);
    table.does(0, action("RA/12", MID, table.on("RE/16"))).let_go();
    assert_eq!(table.damage("RE/16"), 2);
    assert!(table.get("RE/16").used[0]);
}

/// CW-503, CW-1206
#[test]
fn cw_x05_dodging_assault_and_combat() {
    let set = || duel(["dogs", "rats"]).hunting(0, &["DO/05"]).hunting(1, &["RA/05"]).play();
    let mut table = set();
    table.does(0, table.uses("DO/05", MID, table.on("RA/05"))).does(1, DODGE).does(1, DODGE);
    assert_eq!((table.damage("DO/05"), table.damage("RA/05")), (0, 0));
    assert_eq!(table.meat(), [3, 0]);
    assert!(table.get("DO/05").used[0]);
    let mut table = set();
    table.does(0, table.uses("DO/05", MID, table.on("RA/05"))).does(1, DECLINE);
    assert!(
        table.is_main_of(0) || matches!(table.question(), Question::Tactics { .. }),
        "no dodge is offered"
    );
}

/// CW-502, CW-806, CW-910
#[test]
fn cw_x06_dodged_direct_damage_and_triggers() {
    let mut table =
        duel(["renegades", "dogs"]).hunting(0, &["RE/04"]).hunting(1, &["DO/10"]).play();
    table
        .does(0, table.uses("RE/04", MID, table.on("DO/10")))
        .until(|question| matches!(question, Question::Window(Window::Respond { .. })));
    table.does(1, DODGE);
    assert!(
        matches!(table.question(), Question::Window(Window::Respond { .. })),
        "the combat, no Armour window"
    );
    table
        .does(1, DECLINE)
        .until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    table.does(1, react(Reaction::Armour { source: table.source("DO/10", MID) })).let_go();
    assert_eq!(table.damage("DO/10"), 2);
    assert!(!table.is_in_play("RE/04"));
    assert_eq!(table.meat()[1], 2);
}

/// CW-804, CW-1501, CW-1502, CW-R33
#[test]
fn cw_x07_bullseye_during_an_assault() {
    let set = || {
        let mut table = duel(["renegades", "dogs"])
            .hunting(0, &["RE/04"])
            .hunting(1, &["DO/06"])
            .cover(1, &["DO/16"])
            .play();
        table.does(0, table.uses("RE/04", MID, table.on("DO/06")));
        let source = table.source("DO/16", RIGHT);
        table.does(1, react(Reaction::Bullseye { source, this: None }));
        table
    };
    let mut table = set();
    table.let_go();
    assert_eq!((table.damage("DO/16"), table.damage("DO/06"), table.damage("RE/04")), (2, 3, 2));
    let mut table = set();
    table.does(1, DODGE).let_go();
    assert_eq!((table.damage("DO/16"), table.damage("DO/06")), (2, 3), "the dodge was useless");
    assert_eq!(table.meat()[1], 2);
}

/// CW-904, CW-905, CW-1207, CW-1208
#[test]
fn cw_x08_feint_against_canine_charge() {
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["RA/04", "RA/10", "RA/09"])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("RA/04"))).until_tactics_of(1);
    table.does(1, table.uses("RA/04", MID, Aim::default())).let_go();
    assert_eq!(table.question(), Question::Spread { seat: Seat::new(1), excess: 2 });
    assert_eq!(table.0.options(1).len(), 3);
    let split = table.split(&[("RA/10", 2)]);
    table.does(1, cannibal_world::Action::Spread { split }).let_go();
    assert_eq!((table.damage("RA/04"), table.damage("RA/10"), table.damage("DO/03")), (0, 2, 2));
}

/// CW-604, CW-1204
#[test]
fn cw_x09_assault_net() {
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/21"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RA/21", MID, table.on("DO/06"))).does(1, DECLINE);
    assert!(table.get("DO/06").stunned);
    table.let_go();
    assert_eq!((table.damage("DO/06"), table.damage("RA/21")), (2, 0));
    assert!(table.get("DO/06").stunned);
    assert_eq!(table.meat()[1], 4, "neither dodge nor Shield was possible");
}

/// CW-707, CW-708
#[test]
fn cw_x10_no_kill_before_the_blow() {
    let mut table =
        duel(["renegades", "rats"]).hunting(0, &["RE/07", "RE/03"]).hunting(1, &["RA/09"]).play();
    table.does(0, table.attack("RE/07", "RA/09")).until_tactics_of(0);
    table.does(0, table.uses("RE/03", MID, table.on("RA/09")));
    table.let_go();
    assert!(!table.is_in_play("RA/09") && !table.is_in_play("RE/07"));
}

/// CW-808, CW-1511, CW-1518
#[test]
fn cw_x11_an_action_card_assault_starts_no_combat() {
    let set = || {
        let mut table = duel(["rats", "cats"])
            .hand(0, &["RA/12"])
            .hunting(1, &["CA/08"])
            .cover(1, &["CA/05"])
            .meat(&[3, 1])
            .play();
        table.does(0, action("RA/12", MID, table.on("CA/08")));
        table
    };
    let mut table = set();
    table.let_go();
    assert_eq!(table.damage("CA/08"), 2);
    assert!(table.is_main_of(0));
    let mut table = set();
    let (source, with) = (table.source("CA/08", MID), table.id("CA/05"));
    assert!(
        matches!(table.question(), Question::Window(Window::Swap { .. })),
        "no dodge with 1 Meat"
    );
    table.does(1, react(Reaction::Swap { source, with })).let_go();
    assert!(!table.is_in_play("CA/05"));
    assert_eq!(table.damage("CA/08"), 0);
    assert!(table.is_main_of(0), "its Leap was not offered");
}

/// CW-314, CW-315, CW-316, CW-1007
#[test]
fn cw_x12_exhausted() {
    // Refused: CW-E20.
    let set = || {
        duel(["dogs", "renegades"])
            .exhausted(0)
            .meat(&[3, 4])
            .hunting(0, &["DO/09"])
            .cover(0, &["DO/08"])
    };
    let mut table = set().hunting(1, &["RE/16"]).play();
    table.refuses(0, END, "CW-E20");
    table.does(0, table.uses("DO/08", MID, Aim::default()));
    table.does(0, table.moves("DO/08"));
    table.refuses(0, END, "CW-E20");
    table.does(0, table.attack("DO/09", "RE/16")).let_go();
    table.does(0, END);
    let mut table = set().play();
    table.does(0, PILLAGE).does(0, END);
    assert_eq!(table.public().active, Seat::new(1));
}

/// CW-606, CW-607, CW-608, CW-609
#[test]
fn cw_x13_range() {
    let set =
        |board: Board| board.old_crossbow().hunting(1, &["CA/06"]).cover(1, &["CA/09"]).play();
    let table = set(duel(["renegades", "cats"]).cover(0, &["RE/10"]).hunting(0, &["RE/07"]));
    let split = |name: &str| Aim { split: Some(table.split(&[(name, 2)])), ..Aim::default() };
    assert!(table.may(0, table.uses("RE/10", MID, split("CA/06"))));
    assert!(!table.may(0, table.uses("RE/10", MID, split("CA/09"))));
    assert!(table.may(0, table.uses("RE/07", MID, table.on("CA/06"))));
    assert!(table.may(0, table.uses("RE/07", MID, table.on("CA/09"))));
    let table = set(duel(["renegades", "cats"]).cover(0, &["RE/07"]));
    assert!(table.may(0, table.uses("RE/07", MID, table.on("CA/06"))));
    assert!(!table.may(0, table.uses("RE/07", MID, table.on("CA/09"))));
}

/// CW-613, CW-617, CW-618, CW-807
#[test]
fn cw_x14_a_tracker_strikes_cover() {
    // Refused: CW-E02.
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/02"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/08", "DO/09"])
        .meat(&[4, 1])
        .play();
    table.does(0, table.uses("CA/02", RIGHT, table.on("DO/08"))).let_go();
    assert!(!table.is_in_play("DO/08"));
    assert_eq!(table.get("CA/02").used, [true, true]);
    assert!(table.may(0, table.attack("CA/02", "DO/06")));
    table.refuses(0, table.attack("CA/02", "DO/09"), "CW-E02");
}

/// CW-413, CW-605, CW-616
#[test]
fn cw_x15_pillage_past_stunned_creatures_and_trackers() {
    // Refused: CW-E06.
    let mut table = duel(["renegades", "cats"])
        .hunting(0, &["RE/07"])
        .hunting(1, &["CA/08"])
        .cover(1, &["CA/07"])
        .stunned("CA/08")
        .play();
    table.does(0, PILLAGE);
    assert_eq!(table.public().habitats, [3, 2]);
    table.refuses(0, PILLAGE, "CW-E06");
}
