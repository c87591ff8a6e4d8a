//! CW-800, CW-1200: Assault abilities.

use cannibal_world::Question;
use cannibal_world::table::action::{Aim, Reaction};
use cannibal_world::table::flow::Window;

use crate::common::*;

#[test]
fn cw_801_cw_802_an_assault_needs_a_hunter_a_target_and_a_meat() {
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/05"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/06")));
    assert_eq!(table.meat()[0], 3);
    let lonely = duel(["rats", "dogs"]).hunting(0, &["RA/05"]).play();
    assert!(!lonely.0.options(0).iter().any(|option| format!("{option:?}").contains("UseAbility")));
}

#[test]
fn cw_803_own_recharge_comes_first() {
    let mut table =
        duel(["renegades", "dogs"]).hunting(0, &["RE/04", "RE/06"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RE/04", MID, table.on("DO/06")));
    assert!(matches!(table.question(), Question::Window(Window::Recharge { .. })));
    table.does(0, react(Reaction::Recharge { source: table.source("RE/06", MID) }));
    assert!(!table.get("RE/04").used[0]);
    assert!(matches!(table.question(), Question::Window(Window::Respond { .. })));
}

#[test]
fn cw_804_net_after_bullseye_cancels_everything() {
    // CW-R69: the Bullseye stays used.
    let mut table = duel(["renegades", "dogs"])
        .hunting(0, &["RE/04"])
        .hunting(1, &["DO/06", "DO/17"])
        .cover(1, &["DO/16"])
        .play();
    table.does(0, table.uses("RE/04", MID, table.on("DO/06")));
    let source = table.source("DO/16", RIGHT);
    table.does(1, react(Reaction::Bullseye { source, this: None }));
    table.does(1, react(Reaction::Net { source: table.source("DO/17", MID) }));
    assert_eq!((table.damage("DO/16"), table.damage("DO/06")), (0, 0));
    assert!(table.get("DO/16").used[1] && table.get("RE/04").stunned);
    // CW-R56: no combat follows.
    assert!(table.is_main_of(0));
}

#[test]
fn cw_805_swap_takes_the_assault() {
    // CW-R24, both ways.
    let set = |takes: bool| {
        let mut table = duel(["rats", "cats"])
            .house(|config| config.swap_takes_assault = takes)
            .hunting(0, &["RA/05"])
            .hunting(1, &["CA/08", "CA/01"])
            .meat(&[4, 0])
            .play();
        table.does(0, table.uses("RA/05", MID, table.on("CA/08")));
        let (source, with) = (table.source("CA/08", MID), table.id("CA/01"));
        table.does(1, react(Reaction::Swap { source, with })).let_go();
        table
    };
    let table = set(true);
    assert_eq!((table.damage("CA/08"), table.damage("CA/01")), (0, 4));
    let table = set(false);
    assert_eq!((table.damage("CA/08"), table.damage("CA/01")), (1, 3));
}

#[test]
fn cw_806_shields_do_not_help_against_the_effect() {
    let mut table =
        duel(["rats", "dogs"]).hunting(0, &["RA/05"]).hunting(1, &["DO/06"]).meat(&[4, 1]).play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/06")));
    assert_eq!(table.damage("DO/06"), 1, "dealt at once");
    table.until_tactics_of(1);
    table.does(1, table.uses("DO/06", MID, Aim::default())).let_go();
    assert_eq!(table.damage("DO/06"), 2, "1 and then 3 − 2");
}

#[test]
fn cw_807_the_combat_is_free_and_the_target_not_checked_again() {
    let mut table = duel(["rats", "dogs"])
        .trial("DO/06", 2, 9)
        .hunting(0, &["RA/05"])
        .hunting(1, &["DO/06"])
        .meat(&[1, 0])
        .play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/06"))).let_go();
    assert_eq!((table.damage("RA/05"), table.damage("DO/06"), table.meat()[0]), (2, 4, 0));
}

#[test]
fn cw_807_a_stab_into_cover_is_fought_on_behind_the_guard() {
    // The Tracker is lost with the Stab, so a creature in Cover could not be attacked any more (CW-612).
    let mut table = duel(["cats", "dogs"])
        .trial("DO/08", 2, 9)
        .hunting(0, &["CA/02"])
        .hunting(1, &["DO/06"])
        .cover(1, &["DO/08"])
        .meat(&[1, 0])
        .play();
    table.does(0, table.uses("CA/02", RIGHT, table.on("DO/08"))).let_go();
    assert!(table.get("CA/02").used[0], "no Tracker any more");
    assert_eq!((table.damage("DO/08"), table.damage("CA/02")), (2 + 4, 2));
}

#[test]
fn cw_808_an_action_card_starts_no_combat() {
    let mut table =
        duel(["rats", "dogs"]).hand(0, &["RA/12"]).hunting(1, &["DO/06"]).meat(&[4, 0]).play();
    table.does(0, action("RA/12", MID, table.on("DO/06")));
    assert!(table.is_main_of(0));
    assert_eq!(table.damage("DO/06"), 2);
}

#[test]
fn cw_809_assault_and_combat_are_dodged_apart() {
    let mut table = duel(["rats", "cats"]).hunting(0, &["RA/05"]).hunting(1, &["CA/03"]).play();
    table.does(0, table.uses("RA/05", MID, table.on("CA/03"))).does(1, DECLINE);
    assert_eq!(table.damage("CA/03"), 1);
    table.does(1, DODGE);
    assert!(table.is_main_of(0));
}

#[test]
fn cw_810_triggers_of_the_assault_come_before_the_combat() {
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/05"]).hunting(1, &["DO/10"]).play();
    table.does(0, table.uses("RA/05", MID, table.on("DO/10"))).does(1, DECLINE);
    assert!(matches!(table.question(), Question::Window(Window::Armour { .. })));
    assert!(table.public().combat.is_none());
}

#[test]
fn cw_1201_cw_1202_shots_and_stabs() {
    let mut shot = duel(["renegades", "dogs"])
        .hunting(0, &["RE/04"])
        .hunting(1, &["DO/15"])
        .meat(&[4, 0])
        .play();
    shot.does(0, shot.uses("RE/04", MID, shot.on("DO/15")));
    assert!(!shot.is_in_play("RE/04"), "2 direct, then 3 against 5");
    assert!(!shot.is_in_play("DO/15"), "5 of 5");
    let mut stab =
        duel(["rats", "dogs"]).hunting(0, &["RA/05"]).hunting(1, &["DO/15"]).meat(&[4, 0]).play();
    stab.does(0, stab.uses("RA/05", MID, stab.on("DO/15"))).let_go();
    assert_eq!(stab.damage("DO/15"), 4);
}

#[test]
fn cw_1203_a_shielding_assault_protects_the_attacker() {
    let mut table =
        duel(["dogs", "rats"]).hunting(0, &["DO/11"]).hunting(1, &["RA/05"]).meat(&[4, 0]).play();
    table.does(0, table.uses("DO/11", MID, table.on("RA/05"))).let_go();
    assert_eq!(table.damage("DO/11"), 1, "3 − 2");
    assert!(!table.is_in_play("RA/05"));
    // CW-809: it keeps nobody from dodging the combat.
    let mut dodged = duel(["dogs", "rats"]).hunting(0, &["DO/11"]).hunting(1, &["RA/05"]).play();
    dodged.does(0, dodged.uses("DO/11", MID, dodged.on("RA/05"))).does(1, DECLINE).does(1, DODGE);
    assert_eq!((dodged.damage("RA/05"), dodged.meat()), (0, vec![3, 2]));
}

#[test]
fn cw_1205_cw_1206_a_charge_cannot_be_dodged_but_its_assault_can() {
    let set = || {
        let mut table =
            duel(["dogs", "rats"]).hunting(0, &["DO/03"]).hunting(1, &["RA/09", "RA/05"]).play();
        table.does(0, table.uses("DO/03", MID, table.on("RA/09")));
        table
    };
    let mut accepted = set();
    accepted.does(1, DECLINE).let_go();
    assert!(
        !accepted.is_in_play("RA/09") && !accepted.is_in_play("RA/05"),
        "5 on 2 life, 3 spill over"
    );
    let mut dodged = set();
    dodged.does(1, DODGE);
    assert!(dodged.may(1, DODGE), "an ordinary combat");
    dodged.does(1, DECLINE).let_go();
    assert!(dodged.is_in_play("RA/05"));
}

#[test]
fn cw_1209_sacrifice() {
    // CW-R26: dodged, it hurts nobody.
    let set = || {
        let mut table = duel(["cats", "rats"])
            .hunting(0, &["CA/10"])
            .hunting(1, &["RA/05", "RA/04"])
            .cover(1, &["RA/10"])
            .play();
        table.does(0, table.uses("CA/10", MID, table.on("RA/05")));
        table
    };
    let mut table = set();
    table.does(1, DECLINE);
    assert_eq!(["RA/05", "RA/04", "RA/10", "CA/10"].map(|name| table.damage(name)), [1, 1, 0, 1]);
    let mut table = set();
    table.does(1, DODGE);
    assert_eq!(["RA/05", "RA/04", "CA/10"].map(|name| table.damage(name)), [0, 0, 0]);
    let mut table = duel(["cats", "rats"])
        .hand(0, &["CA/11"])
        .hunting(0, &["CA/03"])
        .hunting(1, &["RA/05", "RA/04"])
        .meat(&[4, 0])
        .play();
    table.does(0, action("CA/11", RIGHT, table.on("RA/05")));
    assert_eq!(
        ["RA/05", "RA/04", "CA/03"].map(|name| table.damage(name)),
        [1, 1, 0],
        "a card hurts no own creature"
    );
}

#[test]
fn cw_1210_a_feinting_assault() {
    let mut table = duel(["rats", "dogs"]).hunting(0, &["RA/20"]).hunting(1, &["DO/06"]).play();
    table.does(0, table.uses("RA/20", MID, table.on("DO/06"))).does(1, DECLINE);
    assert!(
        !matches!(table.0.question(), Some(Question::Window(Window::Respond { .. }))),
        "it cannot be dodged"
    );
    table.let_go();
    assert_eq!((table.damage("RA/20"), table.damage("DO/06")), (0, 3));
}

#[test]
fn cw_1211_assaults_that_shape_a_combat_are_on_creatures_only() {
    use cannibal_world::cards::{Ability, Assault};
    let on_action = |assault: Assault| Ability::Assault(assault).entry().on_action;
    assert!(
        !on_action(Assault::Shield { x: 1 })
            && !on_action(Assault::CanineCharge {})
            && !on_action(Assault::Feint {})
    );
    assert!(on_action(Assault::Stab { x: 1 }));
}
