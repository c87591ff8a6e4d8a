//! Protection and Hiding places (TV-521 to TV-534).

use taverne::table::{Cover, Deed, Posture};

use crate::common::{
    CASSE_TOUT, act, broken, discard, figure, hide, objects, protect, room, strike, tavern, throw,
};

#[test]
fn tv_521_tv_522_a_protection_stays_and_stops_throws() {
    let mut table =
        room(2).lead(1).objects(1, &["plateau"]).objects(0, &["assiette", "chaise"]).brawl();
    table.does(1, protect("elfe", "plateau"));
    assert!(figure(&table, "elfe").is_protected());
    table.refuses(0, throw("nain", "assiette", "elfe"), "TV-E13");
    assert!(table.options(0).contains(&strike("nain", "chaise", "elfe")), "contact is no throw");
    assert!(table.options(0).contains(&throw("nain", "assiette", "troll")));
}

#[test]
fn tv_523_tv_r05_a_contact_blow_that_hurts_costs_the_protection() {
    let hit = |dice: &[u8]| {
        let mut table = room(2)
            .protected("elfe", "banc")
            .tilted(&["elfe"])
            .objects(0, &["pied-de-table"])
            .dice(dice)
            .brawl();
        table.does(0, strike("nain", "pied-de-table", "elfe"));
        table
    };
    let hurt = hit(&[6, 1, 2, 3, 4]);
    assert!(figure(&hurt, "elfe").cover.is_none());
    assert_eq!(discard(&hurt), ["pied-de-table", "banc"]);
    assert!(figure(&hit(&[5, 1, 2, 3, 4]), "elfe").is_protected(), "a miss leaves it");
}

#[test]
fn tv_525_tv_r13_striking_from_the_hand_leaves_the_protection_and_nothing_else_does() {
    let behind = || room(2).protected("nain", "banc").objects(0, &["pied-de-table"]);
    let mut table = behind().brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert!(figure(&table, "nain").cover.is_none());
    let mut table = behind().drawn("nain", "lance-benie", 0).brawl();
    table.does(0, strike("nain", "drawn", "elfe"));
    assert!(figure(&table, "nain").is_protected());
    // TV-526, TV-R57: nor does the Door, nor failing at the Window.
    let mut table = behind().brawl();
    table.does(0, act("nain", Deed::Door {}));
    assert!(figure(&table, "nain").is_protected() && figure(&table, "nain").at_door.is_some());
    let mut table = behind().dice(&[1, 2]).brawl();
    table.does(0, act("nain", Deed::Window {}));
    assert!(figure(&table, "nain").is_protected());
    let mut table = behind().floor(&["grimoire"]).brawl();
    table.does(0, crate::common::pick_up("nain", "grimoire"));
    assert!(figure(&table, "nain").is_protected());
}

#[test]
fn tv_524_a_new_cover_replaces_the_old() {
    let mut table = room(2)
        .protected("magicien", "banc")
        .objects(0, &["rideau"])
        .dice(&[5, 1, 1, 2, 2, 3])
        .brawl();
    table.does(0, hide("magicien", "rideau"));
    assert!(figure(&table, "magicien").is_hidden());
    assert_eq!(discard(&table), ["banc"]);
}

#[test]
fn tv_531_tv_r56_a_hiding_place_needs_a_5_or_a_6_and_is_spent_otherwise() {
    let start = |dice: &[u8]| {
        let mut table =
            room(2).protected("magicien", "banc").objects(0, &["rideau"]).dice(dice).brawl();
        table.does(0, hide("magicien", "rideau"));
        table
    };
    let found = start(&[1, 2, 3, 4, 4, 4]);
    assert_eq!(discard(&found), ["rideau"]);
    assert!(figure(&found, "magicien").is_protected(), "a Protection already there stays");
    assert!(objects(&found, 0).is_empty());
    assert!(figure(&start(&[1, 1, 1, 1, 1, 5]), "magicien").is_hidden());
}

#[test]
fn tv_532_nobody_can_attack_a_hidden_character() {
    let mut table = room(2).hidden("elfe", "rideau", 1).objects(0, &["bouteille"]).brawl();
    table.refuses(0, strike("nain", "bouteille", "elfe"), "TV-E14");
    table.refuses(0, throw("nain", "bouteille", "elfe"), "TV-E14");
    assert!(table.options(0).contains(&strike("nain", "bouteille", "troll")));
}

#[test]
fn tv_533_tv_r14_staying_hidden_is_the_same_test_again() {
    let stay = |dice: &[u8], set| {
        let mut table =
            room(2).variants(set).round(3).hidden("magicien", "comptoir", 2).dice(dice).brawl();
        table.does(0, act("magicien", Deed::StayHidden {}));
        table
    };
    let kept = stay(&[1, 2, 3, 4, 6, 1], &[]);
    assert!(matches!(figure(&kept, "magicien").cover, Some(Cover::Hiding { tested: 3, .. })));
    let found = stay(&[1, 2, 3, 4, 4, 1], &[]);
    assert!(figure(&found, "magicien").cover.is_none());
    assert_eq!((discard(&found), tavern(&found)), (vec!["comptoir"], 30));
    // TV-804, TV-R36: with Casse-tout it is broken.
    let found = stay(&[1, 2, 3, 4, 4, 1], CASSE_TOUT);
    assert_eq!((broken(&found), tavern(&found)), (vec!["comptoir"], 28));
}

#[test]
fn tv_534_a_hidden_character_plays_no_other_hiding_place() {
    let mut table = room(2).hidden("magicien", "rideau", 0).objects(0, &["nappe"]).brawl();
    table.refuses(0, hide("magicien", "nappe"), "TV-E20");
    assert_eq!(figure(&table, "magicien").posture, Posture::Standing);
}
