//! Activating, picking up, drawing a weapon (TV-501 to TV-513, TV-541 to TV-546, TV-591).

use kernel::Seat;
use taverne::table::{Deed, Place, Posture, Weapon};
use taverne::{Action, Event};

use crate::common::{
    act, discard, draw, figure, floor, hand, kinds, objects, pass, pick_up, places, posture,
    protect, room, strike, who,
};

fn deeds(table: &crate::common::Table, at: u8, id: &str) -> Vec<String> {
    let deed = |action: &Action| {
        let json = serde_json::to_value(action).unwrap();
        (json["character"] == id).then(|| json["deed"]["do"].as_str().unwrap().to_owned())
    };
    let mut all: Vec<String> = table.options(at).iter().filter_map(deed).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn tv_501_tv_506_every_action_and_only_what_is_possible() {
    let full = room(2)
        .hand(0, &["lance-benie"])
        .objects(0, &["banc", "rideau", "chaise"])
        .floor(&["grimoire"])
        .brawl();
    let all = ["door", "draw", "fight", "hide", "pass", "pick_up", "protect", "window"];
    assert_eq!(deeds(&full, 0, "nain"), all);
    // TV-506: without Objects, weapons or Treasures only three are left.
    assert_eq!(deeds(&room(2).brawl(), 0, "nain"), ["door", "pass", "window"]);
    let hidden = room(2).hidden("nain", "rideau", 0).brawl();
    assert!(deeds(&hidden, 0, "nain").contains(&"stay_hidden".into()));
}

#[test]
fn tv_502_the_character_is_tilted_first() {
    let mut table = room(2).floor(&["grimoire"]).brawl();
    table.does(0, pick_up("nain", "grimoire"));
    assert_eq!(kinds(&table.gallery_heard()), ["brawl:activated", "treasure:picked_up"]);
    assert_eq!(posture(&table, "nain"), Posture::Tilted);
}

#[test]
fn tv_503_whoever_acts_comes_out_of_hiding_pass_included() {
    for deed in [Deed::Pass {}, Deed::Door {}] {
        let mut table = room(2).hidden("nain", "rideau", 0).brawl();
        table.does(0, act("nain", deed));
        assert!(figure(&table, "nain").cover.is_none());
        assert_eq!(discard(&table), ["rideau"]);
    }
}

#[test]
fn tv_504_tv_r15_whoever_acts_leaves_the_door_but_passing_is_waiting() {
    let at_door = || room(2).floor(&["grimoire"]).round(2).at_door("nain", 1);
    let mut table = at_door().brawl();
    table.refuses(0, act("nain", Deed::Door {}), "TV-E23");
    table.does(0, pick_up("nain", "grimoire"));
    assert_eq!(figure(&table, "nain").at_door, None);
    let mut table = at_door().brawl();
    table.does(0, pass("nain"));
    assert_eq!(figure(&table, "nain").at_door, Some(1));
}

#[test]
fn tv_505_tv_r53_objects_are_played_from_the_hand_onto_the_acting_character() {
    let mut table = room(2).objects(0, &["banc", "chaise"]).brawl();
    table.does(0, protect("magicien", "banc"));
    assert_eq!(objects(&table, 0), ["chaise"]);
    assert!(figure(&table, "magicien").is_protected());
    // TV-R53: it was the action of this activation.
    assert_eq!((posture(&table, "magicien"), table.asked()), (Posture::Tilted, vec![1]));
}

#[test]
fn tv_511_tv_513_anybody_picks_up_a_treasure_by_name() {
    let mut table = room(2).floor(&["grimoire", "encensoir"]).joined(0, "garde").brawl();
    table.does(0, pick_up("garde", "encensoir"));
    assert_eq!(hand(&table, 0), ["encensoir"]);
    assert_eq!(floor(&table), ["grimoire"]);
    assert_eq!(places(&table, 1, "encensoir"), [Place::Hand(Seat::new(0))], "everybody saw it");
}

#[test]
fn tv_513_tv_r47_so_may_the_player_who_dropped_it() {
    let mut table = room(2)
        .lead(1)
        .hand(0, &["grimoire"])
        .objects(1, &["chaise"])
        .dice(&[6, 6, 1, 2, 3, 4, 2])
        .brawl();
    table.does(1, strike("troll", "chaise", "nain"));
    assert_eq!(floor(&table), ["grimoire"]);
    table.does(0, pick_up("magicien", "grimoire"));
    assert_eq!(hand(&table, 0), ["grimoire"]);
}

#[test]
fn tv_512_tv_r70_face_down_treasures_are_one_option_and_only_the_picker_sees() {
    let mut table = room(3).face_down(&["grimoire", "encensoir", "eau-benite"]).brawl();
    let unseen = act("nain", Deed::PickUpUnseen {});
    assert_eq!(table.options(0).iter().filter(|option| **option == unseen).count(), 1);
    assert_eq!(table.gallery().own.face_down.size, 3, "their number is public");
    table.does(0, unseen);
    let taken = hand(&table, 0)[0];
    let named = |events: Vec<Event>| serde_json::to_value(&events[1]).unwrap()["treasure"].clone();
    assert_eq!(named(table.heard(0)), taken);
    assert!(named(table.heard(1)).is_null());
    assert!(named(table.gallery_heard()).is_null());
}

#[test]
fn tv_541_tv_542_tv_543_tv_r09_a_drawn_weapon_strikes_from_the_next_round() {
    let mut table = room(2).hand(0, &["lance-benie"]).brawl();
    table.does(0, draw("nain", "lance-benie"));
    let drawn = figure(&table, "nain").weapon.unwrap();
    assert_eq!((drawn.weapon.print().unwrap().bonus, drawn.round), (1, 1));
    let same_round = room(2).drawn("nain", "lance-benie", 1).brawl();
    assert!(!same_round.options(0).contains(&strike("nain", "drawn", "elfe")));
    let mut later =
        room(2).drawn("nain", "lance-benie", 1).round(2).dice(&[1, 1, 2, 3, 4, 5]).brawl();
    later.does(0, strike("nain", "drawn", "elfe"));
    let struck = serde_json::to_value(&later.gallery_heard()[1]).unwrap();
    assert_eq!(struck["attack"]["dice"].as_array().unwrap().len(), 6, "Force 5 and one more");
    // TV-543, TV-567: it is not used up, and two 1s do not break it.
    assert!(figure(&later, "nain").weapon.is_some());
}

#[test]
fn tv_541_from_the_object_hand_too_and_one_per_character() {
    let mut table = room(2).objects(0, &["trophee-mural"]).hand(0, &["epee-demoniaque"]).brawl();
    table.does(0, draw("nain", "trophee-mural"));
    assert_eq!(objects(&table, 0), [""; 0]);
    table.does(1, pass("elfe"));
    table.refuses(0, draw("nain", "epee-demoniaque"), "TV-E07");
    table.does(0, draw("magicien", "epee-demoniaque"));
    assert!(matches!(figure(&table, "magicien").weapon.unwrap().weapon, Weapon::Treasure { .. }));
}

#[test]
fn tv_544_a_drawn_special_weapon_is_public_and_can_be_dropped() {
    let mut table = room(3)
        .hand(1, &["grimoire"])
        .drawn("troll", "lance-benie", 0)
        .objects(0, &["chaise"])
        .dice(&[6, 6, 1, 2, 3])
        .brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    table.does(1, crate::common::drop_it("lance-benie"));
    assert!(figure(&table, "troll").weapon.is_none(), "it leaves the character");
    assert_eq!(floor(&table), ["lance-benie"]);
    // Picked up it goes to the hand and must be drawn again.
    table.does(1, pick_up("troll", "lance-benie"));
    assert!(figure(&table, "troll").weapon.is_none());
    assert_eq!(table.gallery().own.purses[Seat::new(1)].hand, 2);
}

#[test]
fn tv_545_the_wall_trophy_does_not_strike_from_the_hand() {
    let mut table = room(2).objects(0, &["trophee-mural"]).brawl();
    table.refuses(0, strike("nain", "trophee-mural", "elfe"), "TV-E16");
}

#[test]
fn tv_546_a_drawn_weapon_stays_where_it_is() {
    let mut table = room(2).drawn("nain", "lance-benie", 0).brawl();
    let gives_back =
        |action: &Action| serde_json::to_string(action).unwrap().contains("lance-benie");
    assert!(!table.options(0).iter().any(gives_back), "nothing puts it back or hands it on");
    table.refuses(0, draw("magicien", "lance-benie"), "TV-E39");
}

#[test]
fn tv_591_passing_does_nothing_else() {
    let mut table = room(2).protected("nain", "banc").objects(0, &["chaise"]).brawl();
    table.does(0, pass("nain"));
    assert_eq!(kinds(&table.gallery_heard()), ["brawl:activated"]);
    assert!(figure(&table, "nain").is_protected() && objects(&table, 0) == ["chaise"]);
    assert_eq!(table.gallery().public.figure(who("nain")).posture, Posture::Tilted);
}
