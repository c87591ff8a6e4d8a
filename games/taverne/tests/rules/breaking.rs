//! Casse-tout (TV-8xx).

use crate::common::{
    ALL_THREE, CASSE_TOUT, Room, Table, broken, discard, figure, keep, muster, objects, posture,
    question, room, strike, support, tavern, throw,
};
use serde_json::json;
use taverne::table::Posture::Tilted;

fn hit(room: Room, dice: &[u8], target: &str) -> Table {
    let mut table = room.variants(CASSE_TOUT).objects(0, &["tabouret"]).dice(dice).brawl();
    table.does(0, strike("nain", "tabouret", target));
    table
}

#[test]
fn tv_801_tv_r33_the_first_die_breaks_on_5_or_6_and_counts_like_the_others() {
    let table = hit(room(2), &[6, 2, 3, 4, 1], "elfe");
    assert_eq!((broken(&table), posture(&table, "elfe")), (vec!["tabouret"], Tilted));
    let table = hit(room(2), &[3, 6, 6, 4, 5], "elfe");
    assert!(broken(&table).is_empty(), "only the first die is the Break die");
    // Without the variant it does not break.
    let mut table = room(2).objects(0, &["tabouret"]).dice(&[6, 2, 3, 4, 1]).brawl();
    table.does(0, strike("nain", "tabouret", "elfe"));
    assert!(broken(&table).is_empty());
}

#[test]
fn tv_801_the_page_is_told_which_die_is_the_break_die() {
    let place = |table: &Table| {
        let board = <taverne::Taverne as shelf::Shows>::shown(&table.gallery(), None);
        board.house.break_die
    };
    assert_eq!(place(&hit(room(2), &[6, 2, 3, 4, 1], "elfe")), Some(0));
    assert_eq!(place(&room(2).brawl()), None, "there is none without the variant");
}

#[test]
fn tv_802_tv_r34_two_ones_break_too() {
    assert_eq!(broken(&hit(room(2), &[1, 1, 3, 4, 2], "elfe")), ["tabouret"]);
}

#[test]
fn tv_803_the_break_die_breaks_the_protection_of_a_target_that_is_hurt() {
    let behind = || room(2).joined(1, "garde").protected("garde", "table-renversee");
    let table = hit(behind(), &[5, 2, 1, 3, 4], "garde");
    assert_eq!((broken(&table), tavern(&table)), (vec!["tabouret", "table-renversee"], 27));
    let table = hit(behind(), &[3, 5, 1, 2, 4], "garde");
    assert_eq!((broken(&table).len(), discard(&table)), (0, vec!["tabouret", "table-renversee"]));
}

/// The dice that broke something, as everybody was told.
fn culprits(table: &Table) -> serde_json::Value {
    let heard = table.gallery_heard().into_iter();
    let heard = heard.map(|event| serde_json::to_value(event).unwrap());
    let mut struck = heard.filter(|event| event["what"] == "struck");
    struck.next().unwrap()["broke"].clone()
}

#[test]
fn tv_r85_tv_559_the_roll_says_which_dice_broke_the_object() {
    assert_eq!(culprits(&hit(room(2), &[2, 1, 3, 1, 4], "elfe")), json!([1, 3]));
    assert_eq!(
        culprits(&hit(room(2), &[2, 1, 3, 4, 4], "elfe")),
        json!([]),
        "one 1 breaks nothing"
    );
    // TV-802: both ways at once.
    assert_eq!(culprits(&hit(room(2), &[5, 1, 3, 1, 4], "elfe")), json!([0, 1, 3]));
    assert_eq!(culprits(&hit(room(2), &[4, 5, 6, 1, 4], "elfe")), json!([]));
}

#[test]
fn tv_r85_tv_803_tv_567_where_nothing_breaks_no_die_is_to_blame() {
    let swing = |room: Room, weapon: &str, dice: &[u8]| {
        let mut table = room.variants(CASSE_TOUT).drawn("nain", weapon, 0).dice(dice).brawl();
        table.does(0, strike("nain", "drawn", "garde"));
        table
    };
    let guard = || room(2).joined(1, "garde");
    assert_eq!(culprits(&swing(guard(), "trophee-mural", &[1, 1, 3, 4, 4, 2])), json!([0, 1]));
    assert_eq!(culprits(&swing(guard(), "lance-benie", &[5, 1, 1, 4, 4, 2])), json!([]));
    // A Special Weapon breaks the Protection by the Break die, never by two 1s.
    let behind = guard().protected("garde", "table-renversee");
    let table = swing(behind, "lance-benie", &[5, 1, 1, 4, 4, 2]);
    assert_eq!((culprits(&table), broken(&table)), (json!([0]), vec!["table-renversee"]));
    let behind = guard().protected("garde", "table-renversee");
    let table = swing(behind, "lance-benie", &[4, 6, 1, 1, 4, 2]);
    assert_eq!((culprits(&table), broken(&table).len()), (json!([]), 0));
}

#[test]
fn tv_804_a_hiding_place_left_by_choice_is_only_discarded() {
    let mut table = room(2).variants(CASSE_TOUT).hidden("magicien", "comptoir", 0).brawl();
    table.does(0, crate::common::pass("magicien"));
    assert_eq!((discard(&table), broken(&table).len()), (vec!["comptoir"], 0));
    let mut table =
        room(2).variants(CASSE_TOUT).objects(0, &["comptoir"]).dice(&[1, 2, 3, 4, 4, 1]).brawl();
    table.does(0, crate::common::hide("magicien", "comptoir"));
    assert_eq!((discard(&table), broken(&table).len()), (vec!["comptoir"], 0));
}

#[test]
fn tv_805_tv_r35_two_objects_are_drawn_instead_of_three() {
    let end = |room: Room| {
        let mut table = room
            .variants(CASSE_TOUT)
            .tilted(&["nain", "magicien", "elfe", "troll"])
            .objects(0, &["chaise"])
            .round_end();
        table.does(0, keep(&[]));
        objects(&table, 0).len()
    };
    assert_eq!(end(room(2)), 2);
    let four = room(2).joined(0, "garde").joined(0, "moine").tilted(&["garde", "moine"]);
    assert_eq!(end(four), 4, "more than three characters: unchanged");
    // The deal at the start of the Brawl is unchanged.
    let mut table = room(2)
        .variants(CASSE_TOUT)
        .hand(0, &["grimoire"])
        .change(|public| public.trade.laid = 1)
        .trade();
    table.does(0, crate::common::DECLINE);
    assert_eq!(objects(&table, 1).len(), 3);
}

#[test]
fn tv_806_the_wall_trophy_breaks_and_special_weapons_do_not() {
    let swing = |weapon: &str| {
        let mut table =
            room(2).variants(CASSE_TOUT).drawn("nain", weapon, 0).dice(&[5, 2, 3, 4, 4, 2]).brawl();
        table.does(0, strike("nain", "drawn", "elfe"));
        table
    };
    let table = swing("trophee-mural");
    assert_eq!(broken(&table), ["trophee-mural"]);
    assert!(figure(&table, "nain").weapon.is_none());
    assert!(figure(&swing("lance-benie"), "nain").weapon.is_some());
}

#[test]
fn tv_1102_tv_1103_with_all_three_the_break_die_is_the_attackers_own_first_die() {
    let mut table = room(3)
        .variants(ALL_THREE)
        .tilted(&["magicien", "elfe", "troll", "tavernier", "barbare"])
        .objects(0, &["tabouret"])
        .dice(&[1, 6, 6, 2, 2, 6, 6, 6])
        .brawl();
    table.does(0, throw("nain", "tabouret", "elfe"));
    // Two dice of the attacker (1, 6), then five or more of the defence: only the first die breaks.
    assert!(broken(&table).is_empty(), "{}", question(&table));
    let mut table = room(3)
        .variants(ALL_THREE)
        .tilted(&["magicien", "elfe", "troll", "tavernier", "barbare"])
        .objects(0, &["tabouret"])
        .dice(&[5, 1, 2, 2, 2])
        .brawl();
    table.does(0, throw("nain", "tabouret", "elfe"));
    assert_eq!(broken(&table), ["tabouret"]);
}

#[test]
fn tv_1103_the_dice_of_support_come_after_the_attackers_own() {
    // 2 and 3 of the Dwarf, 6 of the Innkeeper: laid the other way round, it would break the Stool.
    let mut table = room(3)
        .variants(ALL_THREE)
        .tilted(&["magicien", "elfe", "troll", "barbare"])
        .objects(0, &["tabouret"])
        .dice(&[2, 3, 6])
        .brawl();
    table.does(0, throw("nain", "tabouret", "elfe"));
    table.does(0, muster(&[], &[2])).does(2, support("tavernier"));
    assert!(broken(&table).is_empty());
    let heard = table.gallery_heard().into_iter();
    let mut heard = heard.map(|event| serde_json::to_value(event).unwrap());
    let struck = heard.find(|event| event["what"] == "struck").unwrap();
    let faces: Vec<u64> = struck["attack"]["dice"]
        .as_array()
        .unwrap()
        .iter()
        .map(|die| die["face"].as_u64().unwrap())
        .collect();
    assert_eq!(faces, [2, 3, 6]);
}
