//! Section 6: who sees what. Every row once.

use kernel::{Seat, Viewer};
use serde_json::Value;
use taverne::Event;
use taverne::table::config::Offers;

use crate::common::{
    ACCEPT, CLAIM, NO_PEACE, PEACE, PROTEST, SILENT, TETE_DURE, TOUS_SUR_UN, Table, deal, keep,
    loot, muster, offer, room, seat, shelter, show, strike, support,
};

/// Whether a name occurs anywhere in what this viewer was told since the last answer.
fn hears(events: &[Event], word: &str) -> bool {
    serde_json::to_string(events).unwrap().contains(word)
}

fn own(table: &Table, viewer: u8) -> Value {
    serde_json::to_value(&table.view(viewer).own).unwrap()
}

#[test]
fn hands_are_numbers_to_others() {
    let table =
        room(3).hand(1, &["grimoire"]).objects(1, &["chaise"]).safe(1, &["encensoir"]).brawl();
    let seen = own(&table, 0);
    let purse = &seen["purses"][1];
    assert_eq!((&purse["hand"], &purse["losable"]), (&1.into(), &Value::Null));
    assert_eq!((&purse["objects"]["size"], &purse["objects"]["cards"]), (&1.into(), &Value::Null));
    assert_eq!((&purse["safe"]["size"], &purse["safe"]["cards"]), (&1.into(), &Value::Null));
    assert_eq!((&seen["aside"]["cards"], &seen["arrivals"]["cards"]), (&Value::Null, &Value::Null));
    let mine = own(&table, 1);
    assert_eq!(mine["purses"][1]["losable"][0], "grimoire");
    assert_eq!(mine["purses"][1]["objects"]["cards"][0], "chaise");
}

#[test]
fn an_offer_is_its_owners_until_it_is_opened() {
    let mut table =
        room(3).hand(0, &["grimoire"]).hand(1, &["arc-d-if"]).hand(2, &["flute-d-os"]).trade();
    table.does(0, show("grimoire")).does(1, offer(&["arc-d-if"]));
    assert!(!serde_json::to_string(&own(&table, 2)).unwrap().contains("\"offer\":{\"size\":1"));
    assert!(table.heard(2).is_empty());
    table.does(2, offer(&[]));
    assert!(hears(&table.heard(2), "arc-d-if"));
}

#[test]
fn what_a_sealed_deal_moved_is_known_to_two() {
    let mut table = room(3)
        .config(|config| config.offers = Offers::Sealed)
        .hand(0, &["grimoire"])
        .hand(1, &["arc-d-if"])
        .hand(2, &["flute-d-os"])
        .trade();
    table.does(0, show("grimoire")).does(1, offer(&["arc-d-if"])).does(2, offer(&[]));
    assert!(hears(&table.heard(0), "arc-d-if") && !hears(&table.heard(2), "arc-d-if"));
    table.does(0, deal(1));
    assert!(hears(&table.heard(0), "arc-d-if") && hears(&table.heard(1), "arc-d-if"));
    assert!(!hears(&table.heard(2), "arc-d-if") && !hears(&table.gallery_heard(), "arc-d-if"));
}

#[test]
fn a_protest_that_was_not_laid_is_never_told() {
    let sale = |last| {
        let mut table = room(4)
            .hand(0, &["grimoire"])
            .hand(1, &["arc-d-if"])
            .hand(2, &["flute-d-os"])
            .hand(3, &["eau-benite"])
            .trade();
        table.does(0, show("grimoire")).everybody_does(&offer(&[]));
        table.does(0, deal(1)).does(1, PROTEST).does(2, ACCEPT).does(3, last);
        let public = table.gallery().public;
        assert_eq!((public.trade.laid, public.trade.agitation[seat(3)]), (1, 2));
        (table.gallery_heard(), table.heard(2), own(&table, 2), public)
    };
    assert_eq!(sale(PROTEST), sale(ACCEPT));
}

#[test]
fn a_refused_peace_tells_nothing() {
    let vote = |first| {
        let mut table = room(2)
            .config(|config| config.peaceful_end = true)
            .change(|public| public.trade.turns = 1)
            .hand(0, &["grimoire"])
            .hand(1, &["arc-d-if"])
            .trade();
        table.does(0, crate::common::DECLINE).does(0, first).does(1, NO_PEACE);
        (table.gallery_heard(), own(&table, 1))
    };
    assert_eq!(vote(PEACE), vote(NO_PEACE));
}

#[test]
fn the_object_kept_is_its_owners() {
    let all = ["nain", "magicien", "elfe", "troll"];
    let mut table = room(2).tilted(&all).objects(0, &["chaise", "balai"]).round_end();
    table.does(0, keep(&["chaise"]));
    assert!(hears(&table.heard(1), "balai") && !hears(&table.heard(1), "chaise"));
}

#[test]
fn what_was_looked_at_is_known_to_attacker_and_victim() {
    let mut table = room(3)
        .variants(TETE_DURE)
        .tilted(&["magicien", "elfe", "troll", "tavernier", "barbare"])
        .hand(1, &["grimoire", "encensoir"])
        .objects(0, &["pied-de-table"])
        .dice(&[5, 6, 1, 2, 3, 1, 1, 1])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert!(hears(&table.heard(0), "grimoire") && hears(&table.heard(1), "grimoire"));
    assert!(!hears(&table.heard(2), "grimoire") && hears(&table.heard(2), "looked_at"));
    assert!(table.options(2).is_empty(), "options are for the deciding seat only");
    table.does(0, loot("grimoire"));
    assert!(!hears(&table.heard(2), "grimoire") && hears(&table.heard(2), "looted"));
}

#[test]
fn what_is_put_in_safety_is_its_owners() {
    let all = ["nain", "magicien", "elfe", "troll", "tavernier", "barbare"];
    let mut table = room(3)
        .round(2)
        .at_door("nain", 1)
        .tilted(&all)
        .hand(0, &["grimoire", "encensoir", "arc-d-if"])
        .round_end();
    table.does(0, shelter(&["grimoire", "arc-d-if"]));
    assert!(hears(&table.heard(0), "grimoire") && !hears(&table.heard(1), "grimoire"));
}

#[test]
fn a_claim_is_sealed_and_an_answer_beyond_the_third_is_never_told() {
    let all = ["nain", "magicien", "elfe", "troll"];
    let mut table = room(2).tilted(&all).arrivals(&["menestrel"]).round_end();
    table.does(0, CLAIM);
    assert!(table.heard(1).is_empty() && table.table().waiting().contains(seat(1)));
    table.does(1, SILENT);
    assert!(hears(&table.heard(1), "claimed"));
    let call = |answer| {
        let mut table = room(4)
            .variants(TOUS_SUR_UN)
            .joined(0, "garde")
            .joined(0, "garde-2")
            .objects(0, &["pied-de-table"])
            .brawl();
        table.does(0, strike("nain", "pied-de-table", "elfe"));
        table.does(0, muster(&["garde", "garde-2", "magicien"], &[2, 3]));
        table.does(2, answer).does(3, crate::common::NO_SUPPORT);
        (table.gallery_heard(), own(&table, 3))
    };
    assert_eq!(call(support("barbare")), call(crate::common::NO_SUPPORT));
}

#[test]
fn numbers_are_public() {
    let table = room(3).hand(1, &["grimoire", "encensoir"]).face_down(&["arc-d-if"]).brawl();
    let seen = table.table().view(Viewer::Gallery).own;
    assert_eq!(seen.purses[Seat::new(1)].hand, 2);
    assert_eq!((seen.face_down.size, seen.aside.size, seen.arrivals.size), (1, 37, 19));
}
