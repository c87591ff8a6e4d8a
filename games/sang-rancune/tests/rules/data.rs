//! The data files: what is printed is complete, and a broken copy is refused with its file and line.

use printed::harness::Data;
use sang_rancune::cards::data::PRINTED;
use sang_rancune::cards::encounters::{self, EncounterId};
use sang_rancune::cards::heroes::HeroId;
use sang_rancune::cards::{Card, Deck, heroes};

const CARDS: &str = "cards.toml";
const ENCOUNTERS: &str = "encounters.toml";

const DATA: Data = Data::new(PRINTED, |sources| {
    Deck::load(sources)?;
    encounters::load(sources)?;
    heroes::load(sources).map(drop)
});

#[test]
fn every_file_keeps_the_rules_of_all_files() {
    DATA.keeps_the_rules_of_all_files();
}

#[test]
fn the_printed_files_are_read() {
    let cards: usize = Card::all().map(|card| usize::from(card.print().count)).sum();
    assert_eq!((cards, EncounterId::all().count(), HeroId::all().count()), (94, 26, 6));
}

#[test]
fn an_attack_without_faces_and_a_feint_with_some() {
    DATA.entry(CARDS, "attack_40").with("faces = [80, 40, 20, 0]\n", "").is_refused("have faces");
    DATA.entry(CARDS, "feint")
        .with("count = 3", "count = 3\nfaces = [5, 0]\nbase = 5")
        .is_refused("have faces");
}

#[test]
fn faces_that_do_not_go_down() {
    let faces = |wrong: &str| DATA.entry(CARDS, "attack_40").with("[80, 40, 20, 0]", wrong);
    faces("[40, 80, 20, 0]").is_refused("highest to the lowest");
    faces("[80, 40, 40, 0]").is_refused("highest to the lowest");
}

#[test]
fn a_base_that_is_not_on_the_card() {
    let attack = || DATA.entry(CARDS, "attack_40");
    attack().with("base = 40", "base = 45").is_refused("one of the faces");
    attack().with("base = 40\n", "").is_refused("one of the faces");
}

#[test]
fn a_heroic_attack_of_nobody_and_a_plain_one_of_a_hero() {
    let heroic = || DATA.entry(CARDS, "heroic_nyx_30");
    heroic().with("hero = \"nyx\"\n", "").is_refused("belong to a hero");
    heroic().with("hero = \"nyx\"", "hero = \"conan\"").is_refused("conan");
    DATA.entry(CARDS, "attack_40")
        .with("base = 40", "base = 40\nhero = \"nyx\"")
        .is_refused("belong to a hero");
}

#[test]
fn a_card_without_its_effect_and_a_plain_attack_with_one() {
    DATA.entry(CARDS, "plan_b")
        .with("[{ kind = \"swap_initiative\" }]", "[]")
        .is_refused("has one");
    DATA.entry(CARDS, "attack_40")
        .with("effects = []", "effects = [{ kind = \"no_hit\" }]")
        .is_refused("no effect");
}

#[test]
fn an_effect_nobody_knows() {
    DATA.entry(CARDS, "plan_b")
        .with("\"swap_initiative\"", "\"swap_shoes\"")
        .is_refused_on("swap_shoes", "swap_shoes");
}

#[test]
fn an_effect_of_another_family() {
    DATA.entry(CARDS, "plan_b")
        .with("\"swap_initiative\"", "\"no_hit\"")
        .is_refused_on("no_hit", "no_hit");
}

#[test]
fn an_effect_without_its_number() {
    DATA.entry(CARDS, "focus_strength")
        .with(", amount = 30", "")
        .is_refused_on("effects", "amount");
}

#[test]
fn a_window_nobody_knows() {
    DATA.entry(CARDS, "plan_b")
        .with("\"initiative\"", "\"teatime\"")
        .is_refused_on("teatime", "teatime");
}

#[test]
fn a_field_nobody_knows() {
    DATA.entry(CARDS, "feint")
        .with("count = 3", "cuont = 3")
        .is_refused_on("cuont", "unknown field");
    DATA.entry(ENCOUNTERS, "hydra")
        .with("prestige = 5", "pretsige = 5")
        .is_refused_on("pretsige", "unknown field");
}

#[test]
fn a_card_of_which_there_is_none() {
    DATA.entry(CARDS, "crack").with("count = 1", "count = 0").is_refused("at least 1");
}

#[test]
fn a_wrong_number_of_cards() {
    let more = || DATA.file(CARDS).with("count = 6", "count = 7");
    more().is_refused_as_a_whole("there must be 94 cards, not 95");
    more().with("total = 94", "total = 95").is_refused_as_a_whole("59 Attack cards, not 60");
}

#[test]
fn a_creature_beyond_the_life_track() {
    DATA.entry(ENCOUNTERS, "hydra").with("life = 270", "life = 305").is_refused("300");
    DATA.file(ENCOUNTERS)
        .with("life_track_max = 300", "life_track_max = 310")
        .is_refused_as_a_whole("300 Life on the track, not 310");
}

#[test]
fn a_rule_nobody_knows() {
    DATA.entry(ENCOUNTERS, "hydra")
        .with("special = \"regrow_heads\"", "special = \"sing\"")
        .is_refused_on("special = \"sing\"", "sing");
}

#[test]
fn a_rule_without_its_numbers() {
    let hydra = || DATA.entry(ENCOUNTERS, "hydra");
    hydra().with("threshold = 40, ", "").is_refused_on("special =", "threshold");
    hydra().with("p4 = [1, 4], ", "").is_refused_on("special =", "p4");
    DATA.entry(ENCOUNTERS, "jelly")
        .with("gain = 10", "gain = \"much\"")
        .is_refused_on("special =", "gain");
}

#[test]
fn tokens_for_a_creature_without_any() {
    DATA.entry(ENCOUNTERS, "hydra")
        .with("prestige = 5", "prestige = 5\ntokens = true")
        .is_refused("tokens");
    DATA.entry(ENCOUNTERS, "wolf_pack").with("tokens = true\n", "").is_refused("tokens");
}

#[test]
fn a_selector_nobody_knows() {
    DATA.entry(ENCOUNTERS, "vampire")
        .with("\"most_damage\"", "\"prettiest\"")
        .is_refused_on("p3 =", "prettiest");
}

#[test]
fn a_row_that_is_missing() {
    // The mistake is reported where the entry begins, on the line before its id.
    DATA.entry(ENCOUNTERS, "crushing_ceiling")
        .with("p5 = { life = 0, attacks = [] }\n", "")
        .is_refused_on("[[encounter]]", "p5");
}

#[test]
fn a_missing_encounter_and_a_missing_trap() {
    DATA.file(ENCOUNTERS).without_last("encounter").is_refused_as_a_whole("26 encounters, not 25");
    DATA.file(ENCOUNTERS)
        .with("type = \"trap\"", "type = \"beast\"")
        .is_refused_as_a_whole("3 traps, not 2");
}

#[test]
fn text_that_is_no_toml() {
    DATA.entry(CARDS, "feint").with("count = 3", "count 3").is_refused_on("count 3", "");
}
