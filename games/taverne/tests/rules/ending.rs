//! The end of the game and scoring (TV-7xx).

use kernel::Viewer;
use shelf::{Describes, Language, Shows, Voice};
use taverne::rules::ending::{tally, worth};
use taverne::table::Posture::{Escaped, Ko};
use taverne::{Config, Given, Taverne};

use crate::common::{Room, Table, hand, kinds, object, room, seat, strike, tavern, treasure};

fn scores(table: &Table) -> Vec<i32> {
    table.outcome().unwrap().scores.as_ref().unwrap().iter().copied().collect()
}

/// The Militia comes at the end of this round.
fn over(room: Room) -> Table {
    room.arrivals(&["milice"]).round_end()
}

#[test]
fn tv_701_the_militia_or_the_last_group_ends_it() {
    let table =
        over(room(3).tilted(&["nain", "magicien", "elfe", "troll", "tavernier", "barbare"]));
    assert!(table.outcome().is_some());
    assert!(kinds(&table.gallery_events()).contains(&"end:militia".into()));
    let mut table = room(3)
        .ko(&["troll"])
        .posture("tavernier", Escaped)
        .posture("barbare", Escaped)
        .hand(1, &["grimoire", "encensoir", "eau-benite"])
        .objects(0, &["pied-de-table"])
        .dice(&[6, 6, 6, 1, 2])
        .brawl();
    table.does(0, strike("nain", "pied-de-table", "elfe"));
    assert!(table.outcome().is_none(), "losses and drops come first");
    let option = table.options(1)[0];
    table.does(1, option);
    assert!(kinds(&table.gallery_events()).contains(&"end:last_group".into()));
    // After the Door of a round's end, before Objects.
    let table = room(2)
        .round(2)
        .ko(&["elfe"])
        .at_door("troll", 1)
        .objects(0, &["chaise"])
        .tilted(&["nain", "magicien", "troll"])
        .round_end();
    assert!(table.outcome().is_some());
}

#[test]
fn tv_702_treasures_on_the_floor_belong_to_nobody() {
    let table = over(room(2).floor(&["tonnelet-nain"]).hand(0, &["houblon-dore"]));
    assert_eq!(scores(&table), [3, 0]);
}

#[test]
fn tv_703_tv_705_tv_r38_tv_r39_each_treasure_with_the_best_hero_ko_or_not() {
    // TV-X15
    // Paladin with the Lance 2 + 3; Elf with the Lute 3 + 2; the Music Box never twice.
    let table = over(
        room(3)
            .heroes(0, &["paladin", "tavernier"])
            .heroes(1, &["elfe", "alchimiste"])
            .ko(&["paladin"])
            .drawn("tavernier", "lance-benie", 0)
            .hand(1, &["luth-enchante"])
            .safe(1, &["boite-a-musique"])
            .change(|public| public.broken = [object("chaise")].into_iter().collect()),
    );
    assert_eq!(scores(&table)[..2], [5 + 5, 5 + 3], "the Innkeeper adds 5 for a tavern of 28");
}

#[test]
fn tv_704_each_wildcard_scores_once() {
    // TV-X02
    let troll =
        |cards: &[&str]| scores(&over(room(2).heroes(0, &["troll", "paladin"]).hand(0, cards)))[0];
    assert_eq!(troll(&["perle-noire", "collier-de-rubis", "grimoire"]), 1);
    let two = over(room(2).heroes(0, &["voleuse", "troll"]).hand(0, &["eau-benite", "grimoire"]));
    assert_eq!(scores(&two)[0], 2);
    // A wildcard is not spent on a Treasure that scores.
    assert_eq!(troll(&["tonnelet-nain", "grimoire"]), 4);
}

#[test]
fn tv_706_most_points_win() {
    let table = over(room(3).hand(0, &["grimoire"]).hand(1, &["luth-enchante"]));
    assert_eq!((scores(&table)[..2].to_vec(), table.winners()), (vec![3, 5], vec![2]));
    let table = over(room(2).hand(0, &["grimoire"]).hand(1, &["luth-enchante"]));
    assert_eq!(table.winners(), [1]);
}

#[test]
fn tv_707_ties_go_to_heroes_not_ko_then_to_treasures_then_are_shared() {
    let even = || room(2).hand(0, &["grimoire"]).hand(1, &["flute-d-os"]);
    assert_eq!(over(even()).winners(), [0, 1]);
    assert_eq!(over(even().ko(&["nain"])).winners(), [1]);
    assert_eq!(over(even().posture("nain", Escaped)).winners(), [0, 1], "escaped Heroes count");
    let richer = room(2).hand(0, &["grimoire", "flute-d-os"]).hand(1, &["portrait-du-dragon"]);
    assert_eq!(over(richer).winners(), [0]);
    let fewer_ko =
        room(2).hand(0, &["grimoire", "flute-d-os"]).hand(1, &["portrait-du-dragon"]).ko(&["nain"]);
    assert_eq!(over(fewer_ko).winners(), [1], "Heroes come before Treasures");
}

#[test]
fn tv_707_the_same_order_ranks_the_other_players_as_everybody_is_shown() {
    // The Innkeeper's 8 points come first; three players have 3, and one of them lost a Hero.
    let tied = room(4)
        .hand(0, &["grimoire"])
        .hand(1, &["flute-d-os"])
        .hand(3, &["collier-de-rubis"])
        .ko(&["nain"]);
    let board = |table: &Table| Taverne::shown(&table.gallery(), None);
    assert!(board(&tied.clone().brawl()).ranking.is_empty(), "nobody knows before the end");
    let table = over(tied);
    let order: Vec<(u8, u8)> =
        board(&table).ranking.iter().map(|one| (one.seat.number(), one.place)).collect();
    assert_eq!(order, [(2, 1), (1, 2), (3, 2), (0, 4)]);
    let ties: Vec<Option<u8>> =
        board(&table).ranking.iter().map(|one| Some(one.tie?.heroes)).collect();
    assert_eq!(ties, [None, Some(2), Some(2), Some(1)]);
    let names = ["Ana", "Bruno", "Chloé", "Dora"].map(str::to_owned);
    let sheet =
        Taverne::sheet(&Voice::new(Language::En, Viewer::Gallery, &names), &table.gallery());
    assert_eq!(sheet[1], "  1. Chloé: 8 points");
    assert_eq!(sheet[4], "  4. Ana: 3 points (a tie: 1 Hero not KO, 1 Treasure)");
}

#[test]
fn tv_711_tv_712_tv_714_tv_r37_the_state_of_the_tavern() {
    // TV-X12
    let points = |value: u8| taverne::cards::book().state_of(value).points;
    let wanted = [
        (30, 8),
        (29, 5),
        (24, 5),
        (23, 4),
        (20, 4),
        (19, 3),
        (15, 3),
        (14, 2),
        (10, 2),
        (9, 1),
        (5, 1),
        (4, 0),
        (0, 0),
    ];
    for (value, worth) in wanted {
        assert_eq!(points(value), worth, "a tavern of {value}");
    }
    // With or without Casse-tout.
    let table = over(room(3).change(|public| {
        public.broken =
            [object("trophee-mural"), object("lampe"), object("chaise")].into_iter().collect();
    }));
    assert_eq!((tavern(&table), scores(&table)[2]), (23, 4));
}

#[test]
fn tv_713_only_the_innkeepers_owner_scores_it_whatever_his_state() {
    let table = over(room(3).ko(&["tavernier"]));
    assert_eq!(scores(&table), [0, 0, 8]);
    assert_eq!(scores(&over(room(2))), [0, 0], "he is not in the game");
}

#[test]
fn tv_715_ko_heroes_may_be_left_out() {
    let strict = |room: Room| over(room.config(|config| config.ko_heroes_score = false));
    assert_eq!(scores(&strict(room(3).ko(&["tavernier"]))), [0, 0, 0]);
    let table = strict(
        room(2)
            .heroes(0, &["troll", "paladin"])
            .ko(&["troll"])
            .hand(0, &["tonnelet-nain", "eau-benite"]),
    );
    assert_eq!(scores(&table)[0], 3, "neither his beer nor his wildcard");
    assert_eq!(scores(&strict(room(2).posture("nain", Escaped).hand(0, &["tonnelet-nain"])))[0], 3);
}

#[test]
fn tv_r68_worth_leaves_the_wildcard_out() {
    let config = Config::new(2);
    let given = Given::new(&config).unwrap();
    let public = room(2).heroes(0, &["troll", "paladin"]).brawl().gallery().public;
    assert_eq!(worth(&given, &public, seat(0), treasure("grimoire")), 0);
    assert_eq!(worth(&given, &public, seat(0), treasure("lance-benie")), 5);
    assert_eq!(tally(&given, &public, seat(0), &[treasure("grimoire")]).total, 1);
}

#[test]
fn a_finished_game_shows_everything() {
    let table =
        over(room(2).hand(0, &["grimoire"]).safe(1, &["encensoir"]).face_down(&["arc-d-if"]));
    let view = table.gallery();
    assert_eq!(view.own.purses[seat(0)].losable.unwrap().len(), 1);
    assert_eq!(view.own.purses[seat(1)].safe.known().len(), 1);
    assert_eq!(view.own.face_down.known().len(), 1);
    assert_eq!(view.own.aside.known().len(), 37);
    assert_eq!(hand(&table, 0), ["grimoire"]);
    assert_ne!(Ko, Escaped);
}
