//! Section 7: what can be chosen, and what makes no sense.

use taverne::cards::{Hero, Variant};
use taverne::table::config::{Claims, FirstSeller, Presence, Protests, Spill, Timers};
use taverne::{Config, Given};

use crate::common::{ALL_THREE, CASSE_TOUT, TETE_DURE, TOUS_SUR_UN, seat};

#[track_caller]
fn is_refused(config: &Config, says: &str) {
    let error = Given::new(config).expect_err("it makes no sense");
    assert!(error.en.contains(says), "{}", error.en);
    assert!(!error.fr.is_empty() && error.fr != error.en);
}

#[test]
fn ordinary_tables_can_be_set() {
    for players in 2..=6 {
        let given = Given::new(&Config::new(players)).unwrap();
        assert_eq!(given.sale_turns, 3 * players);
        // TV-R75
        assert_eq!(given.one_protest, players >= 4);
    }
}

#[test]
fn tv_1101_tv_r48_six_sets_of_variants() {
    let both = [Variant::CasseTout, Variant::TousSurUn];
    for set in [&[], CASSE_TOUT, TOUS_SUR_UN, &both, TETE_DURE, ALL_THREE] {
        assert!(Given::new(&Config::new(4).with(set)).is_ok(), "{set:?}");
    }
    // What is refused names the option, so that a form says it where the boxes are.
    let alone = "variants: Tête Dure goes with Tous sur Un, switch both on";
    is_refused(&Config::new(4).with(&[Variant::TeteDure]), alone);
    is_refused(&Config::new(4).with(&[Variant::CasseTout, Variant::TeteDure]), alone);
    is_refused(&Config::new(4).with(&[Variant::CasseTout, Variant::CasseTout]), "twice");
    let unknown = serde_json::json!(["casse-rien"]);
    assert!(serde_json::from_value::<Vec<Variant>>(unknown).is_err());
}

#[test]
fn numbers_out_of_range() {
    is_refused(&Config::new(1), "2 to 6");
    is_refused(&Config::new(7), "2 to 6");
    is_refused(&Config { heroes_per_player: 3, ..Config::new(5) }, "twelve Heroes");
    is_refused(&Config { heroes_per_player: 4, ..Config::new(2) }, "two or three");
    is_refused(&Config { treasures_per_player: 8, ..Config::new(6) }, "forty Treasures");
    is_refused(&Config { treasures_per_player: 3, ..Config::new(4) }, "4 to 8");
    is_refused(&Config { max_sale_turns_per_player: 11, ..Config::new(4) }, "1 to 10");
    let timers = Some(Timers { claim: 601, ..Timers::default() });
    is_refused(&Config { timers, ..Config::new(4) }, "600");
}

#[test]
fn options_that_do_not_fit_together() {
    is_refused(
        &Config { first_seller: FirstSeller::Seat(seat(4)), ..Config::new(4) },
        "first_seller",
    );
    let race = Config { claims: Claims::Race, presence: Presence::ByMail, ..Config::new(4) };
    is_refused(&race, "everybody present");
    is_refused(&Config { ko_spill: Spill::Share, ..Config::new(4) }, "ko_spill: only Tête Dure");
    is_refused(&Config { tavern_name: Some("x".repeat(41)), ..Config::new(4) }, "40 characters");
}

#[test]
fn fixed_heroes_are_checked() {
    let heroes = |ids: &[&[&str]]| {
        let own = |ids: &&[&str]| ids.iter().map(|id| Hero::named(id).unwrap()).collect();
        Config { fixed_heroes: Some(ids.iter().map(own).collect()), ..Config::new(2) }
    };
    assert!(Given::new(&heroes(&[&["nain", "elfe"], &["troll", "barde"]])).is_ok());
    is_refused(&heroes(&[&["nain", "elfe"], &["troll"]]), "for every seat");
    is_refused(&heroes(&[&["nain", "elfe"]]), "for every seat");
    is_refused(&heroes(&[&["nain", "elfe"], &["troll", "nain"]]), "twice");
    assert!(serde_json::from_value::<Hero>(serde_json::json!("merlin")).is_err());
}

#[test]
fn a_configuration_is_written_as_the_specification_says() {
    let json = serde_json::to_value(Config::new(4).with(ALL_THREE)).unwrap();
    assert_eq!(json["variants"], serde_json::json!(["casse-tout", "tous-sur-un", "tete-dure"]));
    assert_eq!(
        (&json["first_seller"], &json["protests_per_deal"]),
        (&"random".into(), &"one".into())
    );
    assert_eq!(json["timers"]["claim"], 8);
    let read: Config = serde_json::from_value(json).unwrap();
    assert_eq!(read.protests_per_deal, Protests::One);
}
