//! The Door, the Window, and safety (TV-571 to TV-582).

use taverne::table::Posture::{Down, Escaped, Standing, Tilted};
use taverne::table::{Deed, Place};

use crate::common::{
    TOUS_SUR_UN, act, figure, hand, in_safety, keep, pass_round, places, posture, question, room,
    seat, shelter, strike,
};

const DOOR: Deed = Deed::Door {};
const WINDOW: Deed = Deed::Window {};

#[test]
fn tv_571_tv_572_a_character_at_the_door_is_still_in_the_tavern() {
    let mut table = room(2).objects(1, &["chaise"]).brawl();
    table.does(0, act("nain", DOOR));
    assert_eq!((figure(&table, "nain").at_door, posture(&table, "nain")), (Some(1), Tilted));
    assert!(table.options(1).contains(&strike("elfe", "chaise", "nain")));
    table.does(1, crate::common::pass("elfe")).does(0, act("magicien", DOOR));
    assert!(figure(&table, "magicien").at_door.is_some(), "any number may wait there");
}

#[test]
fn tv_573_down_ends_the_wait_and_tilted_does_not() {
    let after = |dice: &[u8]| {
        let mut table =
            room(2).round(2).at_door("elfe", 1).objects(0, &["pied-de-table"]).dice(dice).brawl();
        table.does(0, strike("nain", "pied-de-table", "elfe"));
        figure(&table, "elfe")
    };
    let hurt = after(&[6, 1, 2, 3, 4]);
    assert_eq!((hurt.posture, hurt.at_door), (Tilted, Some(1)));
    let felled = after(&[6, 6, 2, 3, 4]);
    assert_eq!((felled.posture, felled.at_door), (Down, None));
}

#[test]
fn tv_574_tv_602_tv_r16_the_door_opens_at_the_end_of_the_next_round() {
    let mut table = room(3).arrivals(&["moine", "ivrogne", "menestrel"]).brawl();
    table.does(0, act("nain", DOOR));
    pass_round(&mut table);
    table.everybody_does(&crate::common::SILENT);
    table.everybody_does(&crate::common::SILENT);
    table.everybody_does(&crate::common::SILENT);
    assert_eq!((posture(&table, "nain"), table.gallery().public.round), (Standing, 2));
    pass_round(&mut table);
    assert_eq!(posture(&table, "nain"), Escaped);
}

#[test]
fn tv_575_tv_576_two_treasures_of_choice_go_to_safety() {
    let cards = ["grimoire", "encensoir", "eau-benite"];
    let mut table = room(3)
        .round(2)
        .at_door("nain", 1)
        .hand(0, &cards)
        .tilted(&["nain", "magicien", "elfe", "troll", "tavernier", "barbare"])
        .round_end();
    assert_eq!((question(&table).as_str(), table.asked()), ("shelter", vec![0]));
    table.refuses(0, shelter(&["grimoire"]), "TV-E31");
    table.does(0, shelter(&["grimoire", "eau-benite"]));
    assert_eq!(in_safety(&table, 0), ["grimoire", "eau-benite"]);
    assert_eq!(hand(&table, 0), ["encensoir"]);
    assert!(table.view(1).own.purses[seat(0)].safe.cards.is_none(), "known to the owner only");
    assert!(places(&table, 1, "grimoire").contains(&Place::Safety(seat(0))));
}

#[test]
fn tv_575_two_or_fewer_need_no_choice() {
    let table = room(3)
        .round(2)
        .at_door("nain", 1)
        .hand(0, &["grimoire", "encensoir"])
        .objects(1, &["chaise"])
        .tilted(&["nain", "magicien", "elfe", "troll", "tavernier", "barbare"])
        .round_end();
    assert_eq!((in_safety(&table, 0).len(), question(&table).as_str()), (2, "keep"));
}

#[test]
fn tv_577_tv_r18_arrivals_flee_too() {
    let mut table =
        room(3).joined(0, "receleur").hand(0, &["grimoire"]).dice(&[6, 6, 1, 2]).brawl();
    table.does(0, act("receleur", WINDOW));
    assert_eq!(posture(&table, "receleur"), Escaped);
    assert_eq!(in_safety(&table, 0), ["grimoire"]);
}

#[test]
fn tv_581_tv_r17_at_least_two_sixes_at_the_window() {
    // TV-X23
    let jump = |dice: &[u8]| {
        let mut table = room(2).dice(dice).brawl();
        table.does(0, act("magicien", WINDOW));
        posture(&table, "magicien")
    };
    assert_eq!(jump(&[6, 2, 6, 1, 3, 4]), Escaped);
    assert_eq!(jump(&[6, 5, 5, 5, 2, 1]), Tilted);
}

#[test]
fn tv_582_the_window_needs_two_dice_or_somebody_who_could_help() {
    let drunk = |set| room(2).variants(set).joined(0, "ivrogne");
    let mut table = drunk(&[]).brawl();
    table.refuses(0, act("ivrogne", WINDOW), "TV-E22");
    let mut table = drunk(TOUS_SUR_UN).dice(&[6]).brawl();
    table.does(0, act("ivrogne", WINDOW)).does(0, crate::common::muster(&[], &[]));
    assert_eq!(posture(&table, "ivrogne"), Tilted, "one die is rolled and fails");
    let mut table = drunk(TOUS_SUR_UN).tilted(&["nain", "magicien", "elfe"]).brawl();
    table.refuses(0, act("ivrogne", WINDOW), "TV-E22");
}

#[test]
fn tv_601_the_end_of_a_round_has_its_order() {
    let mut table = room(2)
        .round(2)
        .at_door("nain", 1)
        .joined(0, "garde")
        .objects(0, &["chaise"])
        .arrivals(&["moine"])
        .tilted(&["nain", "magicien", "garde", "elfe", "troll"])
        .round_end();
    assert_eq!(posture(&table, "nain"), Escaped, "the Door first");
    assert_eq!(question(&table), "keep");
    assert_eq!(posture(&table, "magicien"), Tilted, "straightening comes after Objects");
    table.does(0, keep(&[]));
    assert_eq!(posture(&table, "magicien"), Standing);
    assert_eq!(question(&table), "claim", "and Arrivals last");
}

#[test]
fn tv_602_clockwise_by_owner_and_in_the_order_of_the_group() {
    let mut table = room(3)
        .round(2)
        .lead(1)
        .at_door("magicien", 1)
        .at_door("nain", 1)
        .at_door("troll", 1)
        .hand(0, &["grimoire", "encensoir", "eau-benite", "perle-noire", "flute-d-os"])
        .hand(1, &["hache-naine", "arc-d-if", "longue-vue"])
        .tilted(&["nain", "magicien", "elfe", "troll", "tavernier", "barbare"])
        .round_end();
    assert_eq!(table.asked(), [1], "from the next lead");
    table.does(1, shelter(&["hache-naine", "arc-d-if"]));
    assert_eq!((posture(&table, "nain"), posture(&table, "magicien")), (Escaped, Tilted));
    table.does(0, shelter(&["grimoire", "encensoir"]));
    assert_eq!((posture(&table, "magicien"), table.asked()), (Escaped, vec![0]));
}
