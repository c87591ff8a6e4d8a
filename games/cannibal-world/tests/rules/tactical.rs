//! CW-1300: tactical abilities.

use cannibal_world::table::action::Aim;
use cannibal_world::table::creature::Zone;

use crate::common::*;

#[test]
fn cw_1301_cw_1302_shots_wait_for_the_blow_in_a_combat() {
    let mut table = duel(["renegades", "cats"])
        .hunting(0, &["RE/03", "RE/12"])
        .hunting(1, &["CA/03", "CA/05"])
        .hand(1, &["CA/03"])
        .play();
    table.does(0, table.attack("RE/12", "CA/03")).until_tactics_of(0);
    table.does(0, table.uses("RE/03", MID, table.on("CA/05")));
    assert!(table.is_in_play("CA/05"), "targets need not fight");
    table.let_go();
    assert!(!table.is_in_play("CA/05"));
    let mut at_once =
        duel(["renegades", "cats"]).hunting(0, &["RE/03"]).hunting(1, &["CA/05"]).play();
    at_once.does(0, at_once.uses("RE/03", MID, at_once.on("CA/05")));
    assert!(!at_once.is_in_play("CA/05"));
}

#[test]
fn cw_1303_extra_damage() {
    // Refused: CW-E27.
    // CW-R27, CW-R28, CW-R64
    let mut table = duel(["cats", "dogs"])
        .hunting(0, &["CA/03", "CA/06"])
        .hand(0, &["CA/23"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/10"])
        .play();
    table.does(0, table.attack("CA/03", "DO/06")).until_tactics_of(0);
    table.refuses(0, table.uses("CA/06", MID, Aim::default()), "CW-E27");
    table.refuses(0, action("CA/23", MID, table.on("DO/10")), "CW-E27");
    assert!(table.may(0, action("CA/23", MID, table.on("CA/03"))), "either fighter may be named");
    table.does(0, action("CA/23", MID, table.on("DO/06"))).let_go();
    assert!(!table.is_in_play("DO/06"), "3 and 2 more received");
}

#[test]
fn cw_1304_shield() {
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05"])
        .hand(0, &["DO/23"])
        .hunting(1, &["CA/01"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/05", "CA/01"));
    assert!(table.may(0, action("DO/23", MID, table.on("CA/01"))));
    table.does(0, action("DO/23", MID, table.on("DO/05"))).let_go();
    assert_eq!(table.damage("DO/05"), 1, "4 − 3");
}

#[test]
fn cw_1305_feint_of_a_card_is_for_any_own_creature() {
    let mut table = duel(["rats", "dogs"])
        .hunting(0, &["RA/05"])
        .cover(0, &["RA/10"])
        .hand(0, &["RA/13"])
        .hunting(1, &["DO/06"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("RA/05", "DO/06"));
    let feint =
        |name: &str| action("RA/13", MID, Aim { this: Some(table.id(name)), ..Aim::default() });
    assert!(table.may(0, feint("RA/10")) && !table.may(0, feint("DO/06")));
    table.does(0, feint("RA/05")).let_go();
    assert_eq!((table.damage("RA/05"), table.damage("DO/06")), (0, 3));
}

#[test]
fn cw_1306_loyalty_names_ones_own_fighter() {
    // Refused: CW-E28.
    // CW-R32, CW-R54: a stunned creature may be the loyal one of a card.
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05", "DO/04"])
        .cover(0, &["DO/10"])
        .stunned("DO/10")
        .hand(0, &["DO/12"])
        .hunting(1, &["CA/03"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/05", "CA/03"));
    table.refuses(0, table.uses("DO/04", MID, table.on("CA/03")), "CW-E28");
    table.refuses(0, table.uses("DO/04", MID, table.on("DO/04")), "CW-E28");
    let loyal = |name: &str| {
        action("DO/12", RIGHT, Aim { this: Some(table.id(name)), ..table.on("DO/05") })
    };
    let (fighter, stunned) = (loyal("DO/05"), loyal("DO/10"));
    table.refuses(0, fighter, "CW-E28");
    table.does(0, stunned).let_go();
    assert_eq!((table.damage("DO/10"), table.damage("DO/05")), (3, 0));
}

#[test]
fn cw_1307_the_last_loyalty_counts() {
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/05", "DO/04"])
        .cover(0, &["DO/02"])
        .hunting(1, &["CA/03"])
        .meat(&[4, 0])
        .play();
    table.does(0, table.attack("DO/05", "CA/03"));
    table.does(0, table.uses("DO/02", RIGHT, table.on("DO/05")));
    table.does(0, table.uses("DO/04", MID, table.on("DO/05"))).let_go();
    assert_eq!(table.damage("DO/02"), 0);
    assert!(!table.is_in_play("DO/04"), "3 on 3");
}

#[test]
fn cw_1308_combat_only() {
    // Refused: CW-E15.
    let mut table = duel(["dogs", "cats"])
        .hunting(0, &["DO/06", "DO/04"])
        .hand(0, &["DO/23"])
        .hunting(1, &["CA/06"])
        .play();
    table.refuses(0, table.uses("DO/06", MID, Aim::default()), "CW-E15");
    table.refuses(0, table.uses("DO/04", MID, table.on("DO/06")), "CW-E15");
    table.refuses(0, action("DO/23", MID, table.on("DO/06")), "CW-E15");
    assert_eq!(table.get("DO/06").zone, Zone::Hunting);
}
