//! Rounds and activations (TV-4xx).

use taverne::table::Posture::{Down, Tilted};

use crate::common::{
    CLAIM, SILENT, TOUS_SUR_UN, keep, muster, pass, pass_round, posture, question, room, seat,
    strike, support,
};

#[test]
fn tv_403_tv_r24_the_leader_must_activate_and_passing_tilts() {
    let mut table = room(2).brawl();
    table.refuses(0, crate::common::NO_SUPPORT, "TV-E36");
    table.refuses(0, keep(&[]), "TV-E09");
    table.does(0, pass("nain"));
    assert_eq!(posture(&table, "nain"), Tilted);
    assert_eq!(table.asked(), [1]);
}

#[test]
fn tv_404_a_player_without_a_standing_character_is_passed_over() {
    let mut table = room(3).tilted(&["elfe"]).posture("troll", Down).brawl();
    table.does(0, pass("nain"));
    assert_eq!(table.asked(), [2]);
}

#[test]
fn tv_405_the_end_is_checked_after_the_action() {
    let mut table = room(2)
        .ko(&["troll"])
        .hand(1, &["grimoire", "encensoir", "eau-benite"])
        .objects(0, &["chaise"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    // The loss comes first, then the end.
    assert!(table.outcome().is_none());
    assert_eq!((question(&table).as_str(), table.asked()), ("drop", vec![1]));
    let option = table.options(1)[0];
    table.does(1, option);
    assert!(table.outcome().is_some());
}

#[test]
fn tv_406_a_round_goes_on_until_nobody_stands() {
    let mut table = room(2).objects(0, &["chaise"]).brawl();
    for at in [0, 1, 0] {
        assert_eq!(table.asked(), [at]);
        let option = table.options(at)[0];
        table.does(at, option);
    }
    assert_eq!(question(&table), "activate");
    pass_round(&mut table);
    assert_eq!(question(&table), "keep");
}

#[test]
fn tv_407_tv_r23_the_rotation_goes_on_and_support_is_no_activation() {
    let mut table = room(4)
        .variants(TOUS_SUR_UN)
        .lead(2)
        .objects(2, &["pied-de-table"])
        .tilted(&["nain", "magicien", "elfe", "troll", "tavernier", "voleuse"])
        .brawl();
    table.does(2, strike("barbare", "pied-de-table", "elfe"));
    table.does(2, muster(&[], &[3])).does(3, support("paladin"));
    // The Paladin supported, so nobody stands any more; the next lead is left of seat 2.
    assert_eq!(table.gallery().public.next_lead, seat(3));
    assert_ne!(question(&table), "activate");
}

#[test]
fn tv_407_who_has_nobody_standing_does_not_lead_the_next_round() {
    // Seat 2 is the last to activate; both Heroes of seat 3 were Down, so they are only Tilted in the next round.
    let mut table = room(4)
        .lead(2)
        .tilted(&["nain", "magicien", "elfe", "troll", "tavernier"])
        .posture("voleuse", Down)
        .posture("paladin", Down)
        .arrivals(&["garde", "garde", "menestrel"])
        .brawl();
    table.does(2, pass("barbare"));
    assert_eq!(table.gallery().public.next_lead, seat(3));
    while question(&table) == "claim" {
        let public = table.gallery().public;
        let arrival = public.call.unwrap().arrival;
        for at in table.asked() {
            let right = taverne::rules::arrivals::is_right(&public, seat(at), arrival);
            table.does(at, if right { CLAIM } else { SILENT });
        }
    }
    assert_eq!((table.gallery().public.round, question(&table).as_str()), (2, "activate"));
    assert_eq!(table.gallery().public.next_lead, seat(3), "the lead has not moved");
    assert_eq!(table.asked(), [0]);
}

#[test]
fn tv_408_tv_r73_a_round_without_anybody_standing_goes_straight_to_its_end() {
    let table = room(2)
        .lead(1)
        .tilted(&["nain", "magicien", "elfe", "troll"])
        .objects(0, &["chaise"])
        .brawl();
    assert_eq!(question(&table), "keep");
    assert_eq!(table.gallery().public.next_lead, seat(1), "the next lead does not move");
}
