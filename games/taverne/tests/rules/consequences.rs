//! What options would bring, in the words that stand under them, and why an Object cannot be played.

use crate::common::{deal, hide, offer, pick_up, room, show, strike};

#[test]
fn tv_555_a_blow_says_its_dice_and_its_odds() {
    let table = room(2).objects(0, &["bouteille"]).brawl();
    // Five dice, a 6 hurts a Hero (TV-556): 4651 of 7776, and three 6s or more: 276 of 7776.
    let expected = "5 dice: hurts the Elf 60 times in 100, knocks out 4 times in 100.";
    let told = table.consequence(0, &strike("nain", "bouteille", "elfe"));
    assert_eq!(told.as_deref(), Some(expected));
}

#[test]
fn tv_531_hiding_says_how_likely_it_is() {
    let table = room(2).objects(0, &["comptoir"]).brawl();
    // Two dice of Ruse, a 5 or 6 hides: 20 of 36.
    let told = table.consequence(0, &hide("nain", "comptoir")).expect("a test has odds");
    assert!(told.starts_with("2 dice: hidden 56 times in 100"), "{told}");
}

#[test]
fn tv_306_a_bargain_is_told_in_points() {
    let mut table = room(2).hand(0, &["lance-benie"]).hand(1, &["hache-naine"]).trade();
    assert!(
        table.consequence(0, &show("lance-benie")).is_some_and(|told| told.starts_with("Worth "))
    );
    table.does(0, show("lance-benie"));
    let offered = table.consequence(1, &offer(&["hache-naine"])).expect("an offer has a price");
    assert!(offered.starts_with("You get ") && offered.contains(" and give "), "{offered}");
    table.does(1, offer(&["hache-naine"]));
    assert!(table.consequence(0, &deal(1)).is_some_and(|told| told.starts_with("You get ")));
}

#[test]
fn tv_511_a_treasure_on_the_floor_says_what_it_is_worth() {
    let table = room(2).floor(&["lance-benie"]).brawl();
    let told = table.consequence(0, &pick_up("nain", "lance-benie"));
    assert!(told.is_some_and(|told| told.starts_with("Worth ")));
}

#[test]
fn tv_532_an_object_that_reaches_nobody_says_why() {
    let hidden = room(2).hidden("elfe", "placard", 1).hidden("troll", "nappe", 1);
    let table = hidden.objects(0, &["chaise"]).brawl();
    let refused = table.why_not(0, "object:chaise").expect("nobody can be hit");
    assert_eq!(refused.clause.as_deref(), Some("TV-532"));
}
