//! Attacks (TV-551 to TV-567).

use taverne::Action;
use taverne::cards::kinds::Mode;
use taverne::table::Posture::{Down, Ko, Tilted};

use crate::common::{
    Table, broken, discard, figure, floor, hand, kinds, posture, question, room, strike, tavern,
    throw,
};

fn targets(table: &Table, at: u8, mode: Mode) -> Vec<&'static str> {
    let target = |action: &Action| {
        let Action::Activate(activation) = action else { return None };
        activation.deed.blow().filter(|blow| blow.mode == mode).map(|blow| blow.target.id())
    };
    let mut all: Vec<&str> = table.options(at).iter().filter_map(target).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn dice_of(table: &Table) -> usize {
    let struck = serde_json::to_value(&table.gallery_heard()[1]).unwrap();
    struck["attack"]["dice"].as_array().unwrap().len()
}

#[test]
fn tv_551_contact_reaches_the_neighbours() {
    let table = room(4).objects(0, &["chaise"]).brawl();
    assert_eq!(targets(&table, 0, Mode::Contact), ["elfe", "paladin", "troll", "voleuse"]);
}

#[test]
fn tv_552_throws_go_past_the_neighbours() {
    let table = room(4).objects(0, &["assiette"]).brawl();
    assert_eq!(targets(&table, 0, Mode::Distance), ["barbare", "tavernier"]);
    // With three living groups or fewer, to any other.
    let table = room(4).ko(&["voleuse", "paladin"]).objects(0, &["assiette"]).brawl();
    assert_eq!(targets(&table, 0, Mode::Distance), ["barbare", "elfe", "tavernier", "troll"]);
}

#[test]
fn tv_553_any_state_but_never_ones_own() {
    let table = room(2).posture("elfe", Down).tilted(&["troll"]).objects(0, &["chaise"]).brawl();
    assert_eq!(targets(&table, 0, Mode::Contact), ["elfe", "troll"]);
    let mut table = table;
    table.refuses(0, strike("nain", "chaise", "magicien"), "TV-E15");
}

#[test]
fn tv_554_tv_555_the_mode_decides_the_dice() {
    let with = |action: Action| {
        let mut table = room(2).objects(0, &["bouteille"]).brawl();
        table.does(0, action);
        dice_of(&table)
    };
    assert_eq!(with(strike("nain", "bouteille", "elfe")), 5);
    assert_eq!(with(throw("nain", "bouteille", "elfe")), 2);
}

#[test]
fn tv_556_tv_557_sixes_hurt_heroes_fives_and_sixes_arrivals() {
    // TV-X05
    let after = |target: &str| {
        let mut table = room(2)
            .joined(1, "garde")
            .objects(0, &["pied-de-table"])
            .dice(&[6, 5, 2, 1, 3])
            .brawl();
        table.does(0, strike("nain", "pied-de-table", target));
        posture(&table, target)
    };
    assert_eq!(after("elfe"), Tilted);
    assert_eq!(after("garde"), Down);
}

#[test]
fn tv_558_tv_r06_only_the_state_in_which_the_target_ends_matters() {
    // From Standing to KO in one blow: one Treasure goes, one is dropped, and the fall costs nothing more.
    let mut table = room(3)
        .hand(1, &["grimoire", "encensoir", "eau-benite", "perle-noire"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    let option = table.options(1)[0];
    table.does(1, option);
    assert_eq!(posture(&table, "elfe"), Ko);
    assert_eq!((hand(&table, 1).len(), floor(&table).len(), hand(&table, 0).len()), (2, 1, 1));
    assert!(!figure(&table, "elfe").has_fallen);
}

#[test]
fn tv_559_tv_560_tv_r08_two_ones_break_the_object() {
    // TV-X06
    let after = |dice: &[u8]| {
        let mut table = room(2).objects(0, &["chaise"]).dice(dice).brawl();
        table.does(0, strike("nain", "chaise", "elfe"));
        table
    };
    let table = after(&[1, 1, 6, 4, 2]);
    assert_eq!((broken(&table), tavern(&table)), (vec!["chaise"], 28));
    assert_eq!(posture(&table, "elfe"), Tilted, "whether or not it hurt");
    let table = after(&[1, 4, 6, 4, 2]);
    assert_eq!((discard(&table), tavern(&table)), (vec!["chaise"], 30));
}

#[test]
fn tv_560_a_wall_trophy_that_holds_stays_on_its_bearer() {
    let after = |dice: &[u8]| {
        let mut table = room(2).drawn("nain", "trophee-mural", 0).dice(dice).brawl();
        table.does(0, strike("nain", "drawn", "elfe"));
        table
    };
    assert!(figure(&after(&[2, 2, 3, 4, 4, 1]), "nain").weapon.is_some());
    let table = after(&[1, 1, 3, 4, 4, 2]);
    assert!(figure(&table, "nain").weapon.is_none());
    assert_eq!((broken(&table), tavern(&table)), (vec!["trophee-mural"], 27));
}

#[test]
fn tv_565_what_follows_a_blow_has_its_order() {
    let mut table = room(3)
        .round(2)
        .at_door("elfe", 1)
        .protected("elfe", "banc")
        .drawn("elfe", "lance-benie", 1)
        .hand(1, &["grimoire", "lance-benie"])
        .objects(0, &["chaise"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "chaise", "elfe"));
    let wanted = [
        "brawl:activated",
        "fight:?",
        "fight:harmed",
        "fight:discarded",
        "fight:protection_lost",
        "fight:door_lost",
        "brawl:weapon_back_in_hand",
        "treasure:stolen",
        "treasure:dropped",
    ];
    let heard = kinds(&table.gallery_heard());
    let heard: Vec<&str> =
        heard.iter().map(String::as_str).filter(|kind| *kind != "fight:struck").collect();
    let wanted: Vec<&str> = wanted.into_iter().filter(|kind| *kind != "fight:?").collect();
    assert_eq!(heard, wanted);
    assert_eq!(question(&table), "activate");
}

#[test]
fn tv_567_a_special_weapon_never_breaks() {
    let mut table = room(2).drawn("nain", "epee-demoniaque", 0).dice(&[1, 1, 1, 2, 3, 4]).brawl();
    table.does(0, strike("nain", "drawn", "elfe"));
    assert!(figure(&table, "nain").weapon.is_some() && broken(&table).is_empty());
}

#[test]
fn tv_r11_the_object_that_struck_does_not_stay_on_the_character() {
    let mut table = room(2).objects(0, &["pied-de-table"]).brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert!(figure(&table, "nain").cover.is_none() && figure(&table, "nain").weapon.is_none());
    assert_eq!(table.gallery().public.in_play, None);
}

#[test]
fn tv_r20_a_neighbour_whose_characters_are_all_hidden_is_not_skipped() {
    let table = room(6)
        .ko(&["troll"])
        .hidden("elfe", "rideau", 1)
        .objects(0, &["chaise", "assiette"])
        .brawl();
    assert_eq!(targets(&table, 0, Mode::Contact), ["corsaire", "necromancienne"]);
    assert!(targets(&table, 0, Mode::Distance).contains(&"barbare"));
}
