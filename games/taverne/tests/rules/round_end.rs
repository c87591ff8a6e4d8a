//! Objects and straightening (TV-611 to TV-622).

use taverne::table::Posture::{Down, Standing, Tilted};

use crate::common::{
    CASSE_TOUT, CLAIM, Room, SILENT, discard, figure, keep, kinds, objects, pass_round, posture,
    question, room, seat, tilt,
};

fn everybody_tilted(players: u8) -> Room {
    let all = ["nain", "magicien", "elfe", "troll", "tavernier", "barbare", "voleuse", "paladin"];
    room(players).tilted(&all[..usize::from(players) * 2])
}

#[test]
fn tv_611_at_most_one_is_kept_in_secret() {
    let mut table = everybody_tilted(2)
        .objects(0, &["chaise", "assiette", "banc"])
        .objects(1, &["balai"])
        .round_end();
    assert_eq!(table.asked(), [0, 1]);
    table.refuses(0, keep(&["chaise", "banc"]), "TV-E30");
    table.does(0, keep(&["chaise"]));
    assert!(discard(&table).is_empty(), "sealed until the last is in");
    table.does(1, keep(&[]));
    assert_eq!(discard(&table), ["assiette", "banc", "balai"]);
    assert_eq!(objects(&table, 0)[0], "chaise");
}

#[test]
fn tv_612_three_or_as_many_as_characters() {
    let five = everybody_tilted(2)
        .joined(0, "garde")
        .joined(0, "garde-2")
        .joined(0, "moine")
        .tilted(&["garde", "garde-2", "moine"])
        .objects(0, &["chaise", "assiette", "banc"]);
    let mut table = five.round_end();
    table.does(0, keep(&["chaise"]));
    assert_eq!(objects(&table, 0).len(), 6);
    assert_eq!(objects(&table, 1).len(), 3);
    // Three characters are not more than three; those outside do not count.
    let mut table = everybody_tilted(2)
        .joined(0, "garde")
        .joined(0, "moine")
        .tilted(&["garde", "moine"])
        .ko(&["nain"])
        .objects(0, &["chaise"])
        .round_end();
    table.does(0, keep(&["chaise"]));
    assert_eq!(objects(&table, 0).len(), 4);
}

#[test]
fn tv_613_draws_are_made_clockwise_from_the_next_lead() {
    let table = everybody_tilted(2)
        .lead(1)
        .pile(&["chaise", "balai", "poele", "assiette", "chope", "tarte"])
        .round_end();
    assert_eq!(objects(&table, 1), ["chaise", "balai", "poele"]);
    assert_eq!(objects(&table, 0), ["assiette", "chope", "tarte"]);
}

#[test]
fn tv_614_objects_laid_on_characters_are_not_in_hand() {
    let mut table =
        everybody_tilted(2).protected("nain", "banc").objects(0, &["chaise"]).round_end();
    table.does(0, keep(&[]));
    assert!(figure(&table, "nain").is_protected());
}

#[test]
fn tv_615_tv_r22_a_player_without_a_living_group_keeps_and_draws_too() {
    let out = |set| {
        let mut table = everybody_tilted(3)
            .variants(set)
            .ko(&["elfe", "troll"])
            .objects(1, &["chaise", "balai"])
            .round_end();
        table.does(1, keep(&["chaise"]));
        objects(&table, 1).len()
    };
    assert_eq!(out(&[]), 4);
    assert_eq!(out(CASSE_TOUT), 3);
}

#[test]
fn tv_621_everybody_in_the_tavern_is_turned_back_one_step() {
    let table = everybody_tilted(2).posture("elfe", Down).ko(&["troll"]).round_end();
    assert_eq!([posture(&table, "nain"), posture(&table, "elfe")], [Standing, Tilted]);
    assert_eq!(posture(&table, "troll"), taverne::table::Posture::Ko, "never straightened");
}

#[test]
fn tv_622_a_hiding_place_lapses_without_a_test() {
    let table = everybody_tilted(2).round(3).hidden("magicien", "rideau", 2).round_end();
    assert!(figure(&table, "magicien").cover.is_none());
    assert_eq!(discard(&table), ["rideau"]);
    assert!(kinds(&table.gallery_events()).contains(&"round:hiding_lapsed".into()));
    let kept = everybody_tilted(2).round(3).hidden("magicien", "rideau", 3).round_end();
    assert!(figure(&kept, "magicien").is_hidden());
}

#[test]
fn tv_622_tv_645_tv_r50_a_hidden_character_tilted_for_a_wrong_claim_stays_hidden_for_the_round() {
    // TV-X25
    let mut table = everybody_tilted(2)
        .round(2)
        .hidden("magicien", "rideau", 2)
        .at_door("nain", 2)
        .arrivals(&["menestrel"])
        .round_end();
    table.does(0, CLAIM).does(1, SILENT);
    assert_eq!((question(&table).as_str(), table.asked()), ("tilt", vec![0]));
    table.does(0, tilt("magicien"));
    let wizard = figure(&table, "magicien");
    assert!(wizard.is_hidden() && wizard.posture == Tilted);
    assert!(figure(&table, "nain").at_door.is_some());
    while question(&table) == "claim" {
        table.everybody_does(&SILENT);
    }
    pass_round(&mut table);
    while question(&table) == "keep" {
        table.everybody_does(&keep(&[]));
    }
    let wizard = figure(&table, "magicien");
    assert!(!wizard.is_hidden() && wizard.posture == Standing);
    assert_eq!(table.gallery().public.groups[seat(0)][1].who.id(), "magicien");
}
