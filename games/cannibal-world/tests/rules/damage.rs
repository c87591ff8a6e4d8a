//! CW-900: damage stage by stage.

use cannibal_world::Question;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::flow::Window;

use crate::common::*;

#[test]
fn cw_901_damage_stays_and_strength_does_not_sink() {
    // CW-R60
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .damaged("RA/05", 2)
        .hunting(1, &["DO/06"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("RA/05", "DO/06")).let_go();
    assert_eq!(table.damage("DO/06"), 3);
}

#[test]
fn cw_902_outside_a_combat_damage_is_dealt_at_once() {
    let mut table = duel(["rats", "dogs"]).cover(0, &["RA/10"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RA/10", MID, table.on("DO/06")));
    assert_eq!(table.damage("DO/06"), 1);
}

#[test]
fn cw_903_base_damage_and_extra_damage() {
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/06"])
        .hand(0, &["CA/23"])
        .hunting(1, &["DO/15"])
        .trial("DO/15", 1, 15)
        .play();
    table.does(0, table.attack("CA/06", "DO/15")).until_tactics_of(0);
    table.does(0, table.uses("CA/06", MID, Aim::default())).until_tactics_of(0);
    table.does(0, action("CA/23", MID, table.on("DO/15"))).let_go();
    assert_eq!(table.damage("DO/15"), 3 + 2 + 2);
}

#[test]
fn cw_904_the_share_of_a_charge_is_the_remaining_life() {
    // CW-R30, both ways.
    let set = |printed: bool| {
        let mut table = duel(["dogs", "rats"]).house(|config| {
            if printed {
                config.charge_excess = cannibal_world::table::given::ChargeRule::PrintedLife;
            }
        });
        table = table
            .hunting(0, &["DO/03"])
            .hunting(1, &["RA/05", "RA/04"])
            .damaged("RA/05", 2)
            .meat(&[4, 0]);
        let mut table = table.play();
        table.does(0, table.uses("DO/03", MID, table.on("RA/05"))).let_go();
        table
    };
    let remaining = set(false);
    assert!(!remaining.is_in_play("RA/04"), "5 on 1 left: 4 spill, 3 can be placed");
    let printed = set(true);
    assert_eq!(printed.damage("RA/04"), 2, "5 on 3: 2 spill");
}

#[test]
fn cw_905_cw_909_shields_add_up_and_feint_takes_all() {
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/06"])
        .hand(0, &["DO/23"])
        .hunting(1, &["CA/01"])
        .trial("CA/01", 9, 9)
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/06", "CA/01"));
    table.does(0, table.uses("DO/06", MID, Aim::default()));
    table.does(0, action("DO/23", MID, table.on("DO/06")));
    table.let_go();
    assert!(!table.is_in_play("DO/06"), "9 − 2 − 3 = 4 on 4");
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/06"])
        .hand(0, &["DO/23"])
        .hunting(1, &["CA/01"])
        .trial("CA/01", 8, 9)
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/06", "CA/01"));
    table.does(0, table.uses("DO/06", MID, Aim::default()));
    table.does(0, action("DO/23", MID, table.on("DO/06")));
    table.let_go();
    assert_eq!(table.damage("DO/06"), 3);
}

#[test]
fn cw_906_cw_907_share_excess_and_loyalty_of_one_charge() {
    // CW-R29, CW-R31, CW-R66: 8 on a life of 4 are a share of 4 and an excess of 4 for the other one. The Shield takes 2
    // off the share, and Loyalty brings what is left to the one that has the excess already (CW-1207).
    let mut table = duel(["dogs", "dogs"])
        .hunting(0, &["DO/03"])
        .trial("DO/03", 8, 4)
        .hunting(1, &["DO/04", "DO/06"])
        .trial("DO/04", 3, 9)
        .meat(&[4, 4])
        .play();
    table.does(0, table.uses("DO/03", MID, table.on("DO/06")));
    table.does(1, DECLINE).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).until_tactics_of(1);
    table.does(1, table.uses("DO/04", MID, table.on("DO/06"))).let_go();
    assert_eq!((table.damage("DO/06"), table.damage("DO/04")), (0, 4 + 4 - 2));
}

#[test]
fn cw_907_a_shield_at_the_loyal_creature() {
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/03"])
        .hunting(1, &["DO/09", "DO/06"])
        .hand(1, &["DO/12"])
        .play();
    table.does(0, table.attack("CA/03", "DO/09")).until_tactics_of(1);
    let loyal = Aim { this: Some(table.id("DO/06")), ..table.on("DO/09") };
    table.does(1, action("DO/12", RIGHT, loyal)).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).let_go();
    assert_eq!((table.damage("DO/09"), table.damage("DO/06")), (0, 1));
}

#[test]
fn cw_908_shields_never_stop_direct_damage() {
    let mut table =
        duel(["renegades", "dogs"]).hunting(0, &["RE/12", "RE/03"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.attack("RE/12", "DO/06")).until_tactics_of(0);
    table.does(0, table.uses("RE/03", MID, table.on("DO/06")));
    table.does(1, table.uses("DO/06", MID, Aim::default())).let_go();
    assert_eq!(table.damage("DO/06"), 3 - 2 + 2);
}

#[test]
fn cw_910_armour_is_asked_active_side_first() {
    let mut table = duel(["dogs", "dogs"]).hunting(0, &["DO/10"]).hunting(1, &["DO/10"]).play();
    table
        .does(0, table.attack("DO/10", "DO/10#2"))
        .until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    assert_eq!(table.asked(), [0]);
    table.does(0, DECLINE);
    assert_eq!(table.asked(), [1]);
    // CW-R34: one batch, one use, against the sum.
    table.does(1, react(Reaction::Armour { source: table.source("DO/10#2", MID) }));
    assert_eq!((table.damage("DO/10"), table.damage("DO/10#2")), (3, 2));
}

#[test]
fn cw_911_the_dead_die_together_and_leave_their_tokens() {
    let mut table =
        duel(["rats", "cats"]).hunting(0, &["RA/09"]).hunting(1, &["CA/05"]).meat(&[4, 0]).play();
    table.does(0, table.attack("RA/09", "CA/05")).let_go();
    assert!(table.public().creatures.is_empty());
    assert_eq!(
        (table.discard(0), table.discard(1)),
        (vec!["RA/09".to_owned()], vec!["CA/05".to_owned()])
    );
}

#[test]
fn cw_912_armour_meets_the_damage_of_a_single_ability() {
    let mut table = duel(["renegades", "dogs"]).cover(0, &["RE/05"]).hunting(1, &["DO/10"]).play();
    table.does(0, table.uses("RE/05", MID, table.on("DO/10")));
    assert!(matches!(table.question(), Question::Window(Window::Armour { .. })));
}

#[test]
fn cw_910_within_a_side_armour_is_asked_in_the_order_of_entering() {
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/10"])
        .hunting(1, &["DO/10", "DO/06", "DO/02"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.uses("CA/10", MID, table.on("DO/06")));
    let asked = |table: &Play| {
        let Question::Window(Window::Armour { creature, .. }) = table.question() else {
            panic!("{:?}", table.question())
        };
        creature
    };
    table.until(|question| matches!(question, Question::Window(Window::Armour { .. })));
    assert_eq!(asked(&table), table.id("DO/10"));
    table.does(1, DECLINE);
    assert_eq!(asked(&table), table.id("DO/02"));
    table.does(1, react(Reaction::Armour { source: table.source("DO/02", MID) }));
    assert_eq!(table.damage("DO/02"), 0);
}

#[test]
fn cw_913_redirected_damage_keeps_its_kind() {
    // What Loyalty brings is combat damage: the loyal creature's own Shield stops some of it.
    let mut table = duel(["cats", "dogs"])
        .trial("DO/06", 2, 9)
        .hunting(0, &["CA/19"])
        .hunting(1, &["DO/04"])
        .cover(1, &["DO/06"])
        .hand(1, &["DO/12"])
        .play();
    table.does(0, table.attack("CA/19", "DO/04")).until_tactics_of(1);
    let loyal = Aim { this: Some(table.id("DO/06")), ..table.on("DO/04") };
    table.does(1, action("DO/12", RIGHT, loyal)).until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).let_go();
    assert_eq!((table.damage("DO/04"), table.damage("DO/06")), (0, 5 - 2));
}

#[test]
fn cw_913_overkill_is_nothing_more() {
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/19"])
        .hunting(1, &["DO/22", "DO/06"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("CA/19", "DO/22")).let_go();
    assert!(!table.is_in_play("DO/22"), "5 on a life of 2");
    assert_eq!(table.damage("DO/06"), 0, "what is too much goes nowhere");
}
