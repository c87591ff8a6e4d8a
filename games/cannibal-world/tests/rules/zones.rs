//! CW-600: zones, range, targets, stun, Tracker.

use cannibal_world::Question;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::creature::Zone;
use cannibal_world::table::flow::Window;

use crate::common::*;

#[test]
fn cw_601_cw_602_abilities_work_from_their_zone() {
    // Refused: CW-E13.
    let mut table = duel(["rats", "cats"])
        .hunting(0, &["RA/10"])
        .cover(0, &["RA/05"])
        .hunting(1, &["CA/03"])
        .play();
    table.refuses(0, table.uses("RA/10", MID, table.on("CA/03")), "CW-E13");
    table.refuses(0, table.uses("RA/05", MID, table.on("CA/03")), "CW-E13");
    let table = duel(["renegades", "cats"]).cover(0, &["RE/03"]).hunting(1, &["CA/03"]).play();
    assert!(table.may(0, table.uses("RE/03", MID, table.on("CA/03"))), "tactical from either zone");
}

#[test]
fn cw_603_stunning_the_stunned_changes_nothing() {
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/09"])
        .hunting(1, &["CA/03"])
        .stunned("CA/03")
        .play();
    table.does(0, table.uses("RE/09", MID, table.on("CA/03")));
    assert!(table.get("CA/03").stunned);
    assert!(table.get("RE/09").used[0], "odd but legal");
}

#[test]
fn cw_604_what_a_stunned_creature_cannot_do_and_what_can_be_done_to_it() {
    // Refused: CW-E04.
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["RA/04"])
        .stunned("RA/04")
        .play();
    table.does(0, table.attack("DO/05", "RA/04"));
    table.let_go();
    assert!(!table.is_in_play("RA/04"));
    assert_eq!(
        (table.damage("DO/05"), table.meat()[1]),
        (0, 4),
        "no dodge, no Feint, no blow back"
    );
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/05"])
        .stunned("DO/05")
        .hunting(1, &["RA/04"])
        .play();
    table.refuses(0, table.uses("DO/05", MID, table.on("RA/04")), "CW-E04");
}

#[test]
fn cw_605_the_stunned_guard_nothing() {
    // Refused: CW-E08.
    let mut table = duel(["dogs", "rats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["RA/04"])
        .stunned("RA/04")
        .cover(1, &["RA/10"])
        .play();
    assert!(table.may(0, table.attack("DO/05", "RA/10")));
    table.refuses(0, PILLAGE, "CW-E08");
    // It still stands there for a Sacrifice (CW-R19).
    let mut table = duel(["cats", "rats"])
        .hunting(0, &["CA/19"])
        .hunting(1, &["RA/05", "RA/04"])
        .stunned("RA/04")
        .play();
    table
        .does(0, table.uses("CA/19", MID, table.on("RA/05")))
        .until(|question| matches!(question, Question::Window(Window::Respond { .. })));
    table.does(1, DECLINE);
    assert_eq!(table.damage("RA/04"), 1);
}

#[test]
fn cw_606_cw_607_cw_608_cw_609_range_counts_zones_forward() {
    // Refused: CW-E16.
    // CW-R15: nobody in between blocks.
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/09"])
        .hunting(0, &["RE/12"])
        .hunting(1, &["CA/03"])
        .cover(1, &["CA/08"])
        .play();
    table.refuses(0, table.uses("RE/09", MID, table.on("CA/08")), "CW-E16");
    assert!(table.may(0, table.uses("RE/09", MID, table.on("CA/03"))));
}

#[test]
fn cw_610_harpoon_reaches_everywhere() {
    // CW-R16
    let table = duel(["renegades", "cats"])
        .cover(0, &["RE/05"])
        .hunting(1, &["CA/03"])
        .cover(1, &["CA/08"])
        .play();
    assert!(table.may(0, table.uses("RE/05", MID, table.on("CA/08"))));
    assert!(table.may(0, table.uses("RE/05", MID, table.on("CA/03"))));
}

#[test]
fn cw_611_only_enemies_are_targets() {
    // Refused: CW-E42.
    // CW-R14
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/05", "RE/09"])
        .hunting(0, &["RE/12"])
        .hunting(1, &["CA/03"])
        .play();
    table.refuses(0, table.uses("RE/05", MID, table.on("RE/12")), "CW-E42");
    table.refuses(0, table.uses("RE/09", MID, table.on("RE/12")), "CW-E42");
}

#[test]
fn cw_612_cover_is_safe_while_somebody_guards() {
    // Refused: CW-E02.
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/08"])
        .cover(1, &["CA/03"])
        .play();
    table.refuses(0, table.attack("DO/05", "CA/03"), "CW-E02");
    let table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05"])
        .hunting(1, &["CA/07"])
        .cover(1, &["CA/03"])
        .play();
    assert!(table.may(0, table.attack("DO/05", "CA/03")), "a Tracker guards nothing");
    let table =
        duel(["dogs", "cats"]).hunting(0, &["DO/05"]).cover(1, &["CA/03"]).stunned("CA/03").play();
    assert!(table.may(0, table.attack("DO/05", "CA/03")));
}

#[test]
fn cw_613_cw_614_a_tracker_reaches_cover_an_action_card_does_not() {
    // Refused: CW-E02.
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/07", "CA/03"])
        .hand(0, &["CA/23"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/09"])
        .play();
    assert!(table.may(0, table.attack("CA/07", "DO/09")));
    table.refuses(0, table.attack("CA/03", "DO/09"), "CW-E02");
    table.refuses(0, action("CA/23", RIGHT, table.on("DO/09")), "CW-E02");
}

#[test]
fn cw_615_cw_616_a_tracker_is_no_target_and_does_not_count() {
    // Refused: CW-E03.
    let mut table = duel(["dogs", "cats"]).hunting(0, &["DO/05"]).hunting(1, &["CA/07"]).play();
    table.refuses(0, table.attack("DO/05", "CA/07"), "CW-E03");
    table.does(0, PILLAGE);
    let mut table = duel(["renegades", "cats"])
        .cover(0, &["RE/09", "RE/05", "RE/10"])
        .hunting(1, &["CA/07"])
        .play();
    table.refuses(0, table.uses("RE/09", MID, table.on("CA/07")), "CW-E03");
    table.refuses(0, table.uses("RE/05", MID, table.on("CA/07")), "CW-E03");
    let split = Some(table.split(&[("CA/07", 2)]));
    table.refuses(0, table.uses("RE/10", MID, Aim { split, ..Aim::default() }), "CW-E03");
    // CW-R19: Sacrifice and Charge pass it by.
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/03"])
        .hunting(1, &["CA/05", "CA/07", "CA/06"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("CA/05"))).let_go();
    assert_eq!(table.damage("CA/07"), 0, "the excess of 3 goes to CA/06, as far as it lives");
    assert!(!table.is_in_play("CA/05") && !table.is_in_play("CA/06"));
    let mut table = duel(["cats", "dogs"])
        .trial("DO/06", 0, 9)
        .hunting(0, &["CA/19"])
        .hunting(1, &["DO/06", "DO/07"])
        .play();
    table.does(0, table.uses("CA/19", MID, table.on("DO/06"))).does(1, DECLINE).let_go();
    assert_eq!(table.damage("DO/07"), 0);
    assert_eq!(table.damage("DO/06"), 1 + 5);
}

#[test]
fn cw_617_cw_618_how_tracker_is_lost() {
    // CW-R20, CW-R21: the attack that costs it still reaches Cover.
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/07"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/22"])
        .play();
    table.does(0, table.attack("CA/07", "DO/22"));
    assert!(table.get("CA/07").used[0]);
    table.let_go();
    assert!(!table.is_in_play("DO/22"));
    // CW-R52: a triggered ability costs it, too.
    let mut table = duel(["cats", "dogs"]).hand(0, &["CA/17"]).play();
    table.does(0, plays("CA/17", Zone::Hunting));
    table.does(0, react(Reaction::Trigger { slot: MID, target: None }));
    assert!(table.get("CA/17").used[1]);
}

#[test]
fn cw_619_playing_moving_and_being_named_does_not_cost_tracker() {
    let mut table = duel(["dogs", "cats"])
        .cover(0, &["DO/07"])
        .hunting(0, &["DO/05"])
        .hand(0, &["DO/12"])
        .hunting(1, &["CA/03"])
        .play();
    table.does(0, table.moves("DO/07"));
    table.does(0, table.attack("DO/05", "CA/03")).until_tactics_of(0);
    // CW-R70: the loyal creature of a card keeps Tracker.
    let loyal = Aim { this: Some(table.id("DO/07")), ..table.on("DO/05") };
    table.does(0, action("DO/12", RIGHT, loyal)).let_go();
    assert!(!table.is_in_play("DO/07"), "it took 3 instead");
    assert_eq!(table.damage("DO/05"), 0);
    let mut table = duel(["dogs", "cats"])
        .trial("DO/07", 2, 5)
        .hunting(0, &["DO/07", "DO/05"])
        .hand(0, &["DO/12"])
        .hunting(1, &["CA/03"])
        .play();
    table.does(0, table.attack("DO/05", "CA/03")).until_tactics_of(0);
    let loyal = Aim { this: Some(table.id("DO/07")), ..table.on("DO/05") };
    table.does(0, action("DO/12", RIGHT, loyal)).let_go();
    assert_eq!(table.damage("DO/07"), 3);
    assert!(!table.get("DO/07").used[0]);
}
