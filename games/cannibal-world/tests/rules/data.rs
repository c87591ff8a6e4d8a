//! Section 2: what is printed, and what is refused in a file.

use cannibal_world::cards::load::{self, PRINTED, catalogue, check_set};
use cannibal_world::cards::{Ability, Card, Faction, Rank};
use printed::harness::Data;

const DATA: Data = Data::new(PRINTED, |sources| load::load(sources).map(drop));

#[test]
fn every_file_keeps_the_rules_of_all_files() {
    DATA.keeps_the_rules_of_all_files();
}

#[test]
fn the_box_holds_204_cards_of_92_designs() {
    // CW-R01: the ids of the lists are those of the cards, however the rulebook spells them.
    let copies: u32 = Card::all()
        .map(|card| u32::from(card.print().copies_prebuilt + card.print().copies_extra))
        .sum();
    assert_eq!((Card::all().count(), copies), (92, 204));
    assert_eq!(catalogue().guide.len(), 33);
}

#[test]
fn every_ability_is_on_some_card_and_values_of_both_kinds_in_every_faction() {
    for ability in Ability::all(1) {
        let same = |other: &Ability| {
            other.of_type() == ability.of_type() && other.kind() == ability.kind()
        };
        assert!(
            Card::all().any(|card| card.print().numbers.abilities.iter().flatten().any(same)),
            "{ability:?}"
        );
    }
    for faction in Faction::ALL {
        let values: Vec<u8> =
            load::cards_of(faction).map(|card| card.print().numbers.value).collect();
        assert!(values.iter().any(|value| *value <= 6) && values.iter().any(|value| *value >= 8));
    }
}

#[test]
fn the_chief_is_the_dearest_card_of_a_prebuilt_deck() {
    for faction in Faction::ALL {
        let deck = load::prebuilt(faction);
        let cards = || deck.listed.cards.iter().map(|line| Card::named(&line.id).unwrap().print());
        let chief = cards().find(|card| card.numbers.rank == Rank::Chief).unwrap();
        assert!(cards().all(|card| card.numbers.value <= chief.numbers.value));
    }
}

#[test]
fn cw_r92_bodies_balanced_again_and_decks_of_160_points() {
    let bodies = [
        ("CA/01", 5, 4),
        ("CA/02", 5, 3),
        ("DO/04", 5, 2),
        ("DO/09", 1, 3),
        ("RA/03", 1, 5),
        ("RA/04", 1, 5),
        ("RA/06", 1, 3),
        ("RE/07", 2, 3),
        ("RE/10", 2, 1),
        ("RE/12", 5, 2),
    ];
    for (id, strength, life) in bodies {
        let numbers = &Card::named(id).unwrap().print().numbers;
        assert_eq!((numbers.strength, numbers.life), (strength, life), "{id}");
    }
    for faction in Faction::ALL {
        let lines = load::prebuilt(faction).listed.cards.iter();
        let points = lines
            .map(|line| line.n * i64::from(Card::named(&line.id).unwrap().print().numbers.value));
        assert_eq!(points.sum::<i64>(), 160, "{faction:?}");
    }
}

#[test]
fn mistakes_in_cards_name_their_line() {
    let entry = |id: &str| DATA.entry("cards.toml", id);
    entry("RA/05").with("value = 8", "value = 9").is_refused("the formula gives 8");
    entry("RA/05").with("life = 3", "life = 0").is_refused("life of at least 1");
    entry("RA/05").with("kind = \"stab\"", "kind = \"stabb\"").is_refused("there is no ability");
    entry("RA/05").with("x = 1", "x = 12").is_refused("x is from 1 to 9");
    entry("RA/05").with("species = \"rat\"\n", "").is_refused("species");
    entry("RA/11").with("kind = \"action\"", "kind = \"creature\"").is_refused("");
    entry("RA/05").with("copies_extra = 1", "copies_extra = 2").is_refused("copies_box");
    entry("RA/01")
        .with("copies_prebuilt = 1", "copies_prebuilt = 2")
        .with("copies_box = 1", "copies_box = 2")
        .is_refused_as_a_whole("prebuilt cards of rats");
}

#[test]
fn mistakes_in_the_guide_factions_and_decks_are_found() {
    DATA.entry("abilities.toml", "cover.single_shot")
        .with("range = 2", "range = 3")
        .is_refused("range");
    DATA.entry("abilities.toml", "triggered.net").with("cost = 1", "cost = 0").is_refused("cost");
    DATA.entry("factions.toml", "rats").with("RA/02", "RA/99").is_refused("there is no card");
    DATA.entry("decks.toml", "prebuilt-rats")
        .with("total_points = 160", "total_points = 161")
        .is_refused("total_points");
    DATA.entry("decks.toml", "prebuilt-rats")
        .with("{ id = \"RA/01\", n = 1 }", "{ id = \"RA/99\", n = 1 }")
        .is_refused("there is no card");
}

/// A card set as an owner of the printed game writes it; the tests of the program read it, too.
const SET: &str = include_str!("../own-cards.toml");

#[test]
fn owners_enter_cards_of_their_own() {
    let cards = check_set("mine.toml", SET).unwrap();
    assert_eq!(
        (cards[0].id.as_str(), cards[0].numbers.value),
        ("RA/50", 5),
        "their values need no formula"
    );
    let error = check_set("mine.toml", &SET.replace("life = 4", "life = 99")).unwrap_err();
    assert_eq!((error.file, error.line), ("mine.toml", 5));
    assert!(check_set("mine.toml", &SET.replace("RA/50", "rat50")).is_err());
    assert!(
        check_set("mine.toml", &SET.replace("strength", "strenght"))
            .unwrap_err()
            .text
            .contains("strenght")
    );
    assert!(check_set("mine.toml", &" ".repeat(300_000)).is_err());
}
