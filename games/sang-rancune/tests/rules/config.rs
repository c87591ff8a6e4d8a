//! Chapter 7, configuration: the defaults, and every mistake with what to do instead.

use sang_rancune::cards::encounters::EncounterId;
use sang_rancune::cards::heroes::HeroId;
use sang_rancune::rules::position::Position;
use sang_rancune::table::config::TalkRule;
use sang_rancune::{Config, GAME, SangRancune};
use serde_json::{Value, json};
use shelf::Hosts;
use testkit::settings::{refuses_options, takes_options};

use crate::common::*;

fn configure(given: &Value, players: Option<u8>) -> Result<Value, String> {
    GAME.configure(given, players).map_err(|problem| problem.to_string())
}

#[track_caller]
fn refused(given: &Value, players: Option<u8>, words: &str) {
    refuses_options(GAME, given, players, words);
}

/// The first Encounters of the data, by their ids.
fn pool(size: usize) -> Vec<String> {
    EncounterId::all().take(size).map(|id| <&str>::from(id).to_owned()).collect()
}

#[test]
fn an_ordinary_table_has_the_defaults_of_the_spec() {
    let config = Config::new(SangRancune::DEFAULT_PLAYERS);
    assert_eq!(config.players, 4);
    assert_eq!(config.heroes, None);
    assert_eq!(config.dungeon_size, 9);
    assert_eq!(config.encounters, None);
    assert!(config.bonus_by_position);
    assert!(!config.last_survivor_ends);
    assert_eq!(config.fatigue_from, 13);
    assert_eq!((config.window_seconds, config.set_seconds), (12, 60));
    assert_eq!(config.talk, TalkRule::Vague);
    assert_eq!(configure(&json!({}), None), Ok(serde_json::to_value(&config).unwrap()));
}

#[test]
fn options_are_taken_in_the_words_of_the_spec() {
    let given = json!({
        "heroes": ["nyx", "orn", "vasha"], "dungeon_size": 5, "encounters": pool(8),
        "bonus_by_position": false, "last_survivor_ends": true, "fatigue_from": 6,
        "window_seconds": 0, "set_seconds": 300, "talk": "silent",
    });
    takes_options(GAME, &given, 3);
}

#[test]
fn fewer_than_3_or_more_than_6_players() {
    refused(&json!({}), Some(2), "3 to 6");
    refused(&json!({}), Some(7), "3 to 6");
    refused(&json!({ "players": 0 }), None, "3 to 6");
    assert!((3..=6).all(|players| configure(&json!({}), Some(players)).is_ok()));
}

#[test]
fn a_number_of_seats_that_differs_from_players() {
    refused(&json!({ "players": 4 }), Some(3), "3 seats");
}

#[test]
fn a_hero_who_is_already_taken() {
    refused(&json!({ "heroes": ["nyx", "orn", "nyx"] }), Some(3), "already taken");
}

#[test]
fn heroes_for_some_seats_only() {
    refused(&json!({ "heroes": ["nyx", "orn"] }), Some(3), "3 heroes");
    refused(&json!({ "heroes": ["nyx", "orn", "talon", "vasha"] }), Some(3), "3 heroes");
}

#[test]
fn a_hero_nobody_knows() {
    refused(&json!({ "heroes": ["nyx", "orn", "conan"] }), Some(3), "conan");
}

#[test]
fn a_dungeon_of_another_size() {
    for size in [0, 4, 6, 8, 10, 26] {
        refused(&json!({ "dungeon_size": size }), Some(3), "dungeon_size");
    }
    for size in [5, 9, 12] {
        assert!(configure(&json!({ "dungeon_size": size }), Some(3)).is_ok());
    }
}

#[test]
fn a_pool_of_encounters_that_is_too_small() {
    refused(&json!({ "encounters": pool(11) }), Some(3), "at least 12");
    assert!(configure(&json!({ "encounters": pool(12) }), Some(3)).is_ok());
    refused(&json!({ "encounters": pool(7), "dungeon_size": 5 }), Some(3), "at least 8");
    refused(&json!({ "encounters": pool(14), "dungeon_size": 12 }), Some(3), "at least 15");
}

#[test]
fn a_pool_that_names_an_encounter_twice_or_one_that_does_not_exist() {
    let mut twice = pool(12);
    twice.push("ripper".into());
    refused(&json!({ "encounters": twice }), Some(3), "twice");
    let mut unknown = pool(12);
    unknown.push("kitten".into());
    refused(&json!({ "encounters": unknown }), Some(3), "kitten");
}

#[test]
fn fatigue_outside_rounds_6_to_30() {
    refused(&json!({ "fatigue_from": 5 }), Some(3), "6 to 30");
    refused(&json!({ "fatigue_from": 31 }), Some(3), "6 to 30");
    assert!(configure(&json!({ "fatigue_from": 6 }), Some(3)).is_ok());
    assert!(configure(&json!({ "fatigue_from": 30 }), Some(3)).is_ok());
}

#[test]
fn times_out_of_range() {
    refused(&json!({ "window_seconds": 61 }), Some(3), "window_seconds");
    refused(&json!({ "set_seconds": 301 }), Some(3), "set_seconds");
    assert!(configure(&json!({ "window_seconds": 60, "set_seconds": 300 }), Some(3)).is_ok());
    assert!(configure(&json!({ "window_seconds": 0, "set_seconds": 0 }), Some(3)).is_ok());
}

#[test]
fn an_unknown_option_or_value() {
    refused(&json!({ "colour": "red" }), Some(3), "colour");
    refused(&json!({ "talk": "shouting" }), Some(3), "shouting");
    refused(&json!({ "bonus_by_position": "sometimes" }), Some(3), "sometimes");
    for talk in ["vague", "canned", "silent"] {
        assert!(configure(&json!({ "talk": talk }), Some(3)).is_ok());
    }
}

#[test]
fn chosen_heroes_sit_where_they_were_chosen() {
    let chosen = ["talon", "nyx", "valmort"].map(|id| HeroId::named(id).unwrap()).to_vec();
    let table = set_up(&Config { heroes: Some(chosen.clone()), ..Config::new(3) }, 1);
    let seated: Vec<HeroId> = table.gallery().public.heroes.iter().map(|hero| hero.hero).collect();
    assert_eq!(seated, chosen);
}

#[test]
fn the_dungeon_is_as_long_as_chosen_and_comes_from_the_pool() {
    let chosen: Vec<EncounterId> = EncounterId::all().skip(9).take(8).collect();
    let config = Config { dungeon_size: 5, encounters: Some(chosen.clone()), ..Config::new(3) };
    let table = set_up(&config, 1);
    let seen = table.gallery();
    assert_eq!((seen.own.encounters, seen.own.unused), (4, 3));
    let inside = table.table().examine(|state, referee| {
        let all = [&state.secrets.encounters, &state.secrets.unused]
            .map(|pile| pile.read(referee))
            .concat();
        all.iter().all(|encounter| chosen.contains(encounter))
    });
    assert!(inside && chosen.contains(&seen.public.creature.id));
}

/// Seat 0 kills a creature worth 3 in this Encounter of a dungeon of this size.
fn scored(number: u8, size: u8, bonus: bool) -> u16 {
    let fight =
        Position::fight("ripper", 3).creature_life(5).hand(0, &["attack_10"]).number(number);
    let fight = fight.config(|config| {
        config.dungeon_size = size;
        config.bonus_by_position = bonus;
    });
    let mut table = play(fight);
    lay(&mut table, &["attack_10"]);
    hero(&table, 0).prestige
}

#[test]
fn bonus_by_position_can_be_switched_off() {
    assert_eq!((scored(9, 9, true), scored(9, 9, false)), (8, 3));
    assert_eq!((scored(7, 9, true), scored(7, 9, false)), (6, 3));
}

#[test]
fn other_dungeons_count_the_bonus_back_from_the_end() {
    assert_eq!([2, 3, 4, 5].map(|number| scored(number, 5, true)), [3, 6, 6, 8]);
    assert_eq!([9, 10, 11, 12].map(|number| scored(number, 12, true)), [3, 6, 6, 8]);
}

#[test]
fn a_lone_survivor_wins_at_once_if_the_table_wants_it() {
    let fight = |ends: bool| {
        let fight = Position::fight("black_paladin", 3).life(1, 5).life(2, 5).hand(0, &["feint"]);
        let fight = fight.top_of_pile(&["attack_50"]);
        let mut table = play(fight.config(|config| config.last_survivor_ends = ends));
        lay(&mut table, &["feint"]);
        table
    };
    assert_eq!(fight(true).winners(), [0]);
    assert_eq!(fight(false).outcome(), None);
}

#[test]
fn heroes_tire_from_the_chosen_round_on() {
    let fight = |from: u8| {
        let fight = Position::fight("cursed_mirror", 3).hand(0, &["flick"]);
        let fight = fight.top_of_pile(&["attack_50", "attack_50", "attack_50"]);
        let fight = fight.config(|config| config.fatigue_from = from);
        let mut table = play(fight.change(|state| state.creature.round = 5));
        lay(&mut table, &["flick"]);
        kinds(&table.gallery_events()).contains(&"fatigue".into())
    };
    assert!(fight(6) && !fight(7));
}
