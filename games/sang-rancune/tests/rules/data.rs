//! The data files: what is printed is complete, and a broken copy is refused with its file and line.

use sang_rancune::cards::Deck;
use sang_rancune::cards::data::{DataError, Sources};
use sang_rancune::cards::encounters;

/// The printed files with another text for one of them.
fn load(file: &str, text: &str) -> Result<(), DataError> {
    let printed = Sources::PRINTED;
    match file {
        "cards.toml" => Deck::load(&Sources { cards: text, ..printed }).map(drop),
        "encounters.toml" => encounters::load(&Sources { encounters: text, ..printed }).map(drop),
        _ => panic!("there is no {file}"),
    }
}

fn printed(file: &str) -> &'static str {
    match file {
        "cards.toml" => Sources::PRINTED.cards,
        _ => Sources::PRINTED.encounters,
    }
}

/// After the entry with this marker, `from` becomes `to`; the mistake must be reported on the line of `on`, which is
/// looked for from the marker, too.
#[track_caller]
fn is_refused(file: &str, marker: &str, from: &str, to: &str, on: &str, says: &str) {
    let text = printed(file);
    let entry = text.find(marker).unwrap_or_else(|| panic!("{file} has no {marker}"));
    let place = entry + text[entry..].find(from).unwrap_or_else(|| panic!("{file} has no {from}"));
    let broken = format!("{}{to}{}", &text[..place], &text[place + from.len()..]);
    let error = load(file, &broken).expect_err("a broken file is refused");
    let at = entry + broken[entry..].find(on).unwrap_or_else(|| panic!("{file} has no {on}"));
    let line = 1 + broken[..at].matches('\n').count();
    assert_eq!((error.file, error.line), (file, line), "{error}");
    assert!(error.text.contains(says), "{error}");
    assert!(error.to_string().starts_with(&format!("{file}:{line}: ")), "{error}");
}

#[test]
fn the_printed_files_are_read() {
    let deck = Deck::load(&Sources::PRINTED).unwrap();
    assert_eq!(deck.cards().iter().map(|card| usize::from(card.count)).sum::<usize>(), 94);
    assert_eq!(encounters::load(&Sources::PRINTED).unwrap().len(), 26);
}

#[test]
fn an_attack_without_faces_and_a_feint_with_some() {
    let (file, attack, feint) = ("cards.toml", "id = \"attack_40\"", "id = \"feint\"");
    is_refused(file, attack, "faces = [80, 40, 20, 0]\n", "", attack, "have faces");
    is_refused(
        file,
        feint,
        "count = 3",
        "count = 3\nfaces = [5, 0]\nbase = 5",
        feint,
        "have faces",
    );
}

#[test]
fn faces_that_do_not_go_down() {
    let (file, entry) = ("cards.toml", "id = \"attack_40\"");
    is_refused(file, entry, "[80, 40, 20, 0]", "[40, 80, 20, 0]", entry, "highest to the lowest");
    is_refused(file, entry, "[80, 40, 20, 0]", "[80, 40, 40, 0]", entry, "highest to the lowest");
}

#[test]
fn a_base_that_is_not_on_the_card() {
    let (file, entry) = ("cards.toml", "id = \"attack_40\"");
    is_refused(file, entry, "base = 40", "base = 45", entry, "one of the faces");
    is_refused(file, entry, "base = 40\n", "", entry, "one of the faces");
}

#[test]
fn a_heroic_attack_of_nobody_and_a_plain_one_of_a_hero() {
    let (file, heroic, plain) = ("cards.toml", "id = \"heroic_nyx_30\"", "id = \"attack_40\"");
    is_refused(file, heroic, "hero = \"nyx\"\n", "", heroic, "belong to a hero");
    is_refused(file, plain, "base = 40", "base = 40\nhero = \"nyx\"", plain, "belong to a hero");
    is_refused(file, heroic, "hero = \"nyx\"", "hero = \"conan\"", heroic, "conan");
}

#[test]
fn a_card_without_its_effect_and_a_plain_attack_with_one() {
    let (file, low_blow, plain) = ("cards.toml", "id = \"plan_b\"", "id = \"attack_40\"");
    is_refused(file, low_blow, "[{ kind = \"swap_initiative\" }]", "[]", low_blow, "has one");
    is_refused(
        file,
        plain,
        "effects = []",
        "effects = [{ kind = \"no_hit\" }]",
        plain,
        "no effect",
    );
}

#[test]
fn an_effect_nobody_knows() {
    let (file, entry) = ("cards.toml", "id = \"plan_b\"");
    is_refused(file, entry, "\"swap_initiative\"", "\"swap_shoes\"", "swap_shoes", "swap_shoes");
}

#[test]
fn an_effect_without_its_number() {
    let (file, entry) = ("cards.toml", "id = \"focus_strength\"");
    is_refused(file, entry, ", amount = 30", "", "effects", "amount");
}

#[test]
fn a_window_nobody_knows() {
    let (file, entry) = ("cards.toml", "id = \"plan_b\"");
    is_refused(file, entry, "\"initiative\"", "\"teatime\"", "teatime", "teatime");
}

#[test]
fn a_field_nobody_knows() {
    is_refused("cards.toml", "id = \"feint\"", "count = 3", "cuont = 3", "cuont", "unknown field");
    is_refused(
        "encounters.toml",
        "id = \"hydra\"",
        "prestige = 5",
        "pretsige = 5",
        "pretsige",
        "unknown field",
    );
}

#[test]
fn a_card_or_encounter_that_is_there_twice() {
    let (cards, second) = ("cards.toml", "id = \"attack_50\"");
    is_refused(
        cards,
        second,
        second,
        "id = \"attack_100\"",
        "id = \"attack_100\"",
        "a second card",
    );
    let (file, second) = ("encounters.toml", "id = \"battle_troll\"");
    is_refused(file, second, second, "id = \"ripper\"", "id = \"ripper\"", "a second encounter");
}

#[test]
fn a_card_of_which_there_is_none() {
    let (file, entry) = ("cards.toml", "id = \"crack\"");
    is_refused(file, entry, "count = 1", "count = 0", entry, "at least 1");
}

#[test]
fn a_wrong_number_of_cards() {
    let broken = printed("cards.toml").replacen("count = 6", "count = 7", 1);
    let error = load("cards.toml", &broken).unwrap_err();
    assert_eq!(error.to_string(), "cards.toml:1: there must be 94 cards, not 95");
    let broken = broken.replacen("total = 94", "total = 95", 1);
    let error = load("cards.toml", &broken).unwrap_err();
    assert_eq!(error.to_string(), "cards.toml:1: there must be 59 Attack cards, not 60");
}

#[test]
fn a_creature_beyond_the_life_track() {
    let (file, entry) = ("encounters.toml", "id = \"hydra\"");
    is_refused(file, entry, "life = 270", "life = 305", entry, "300");
}

#[test]
fn a_rule_nobody_knows() {
    let (file, entry) = ("encounters.toml", "id = \"hydra\"");
    let rule = "special = \"regrow_heads\"";
    is_refused(file, entry, rule, "special = \"sing\"", "special = \"sing\"", "sing");
}

#[test]
fn a_rule_without_its_numbers() {
    let (file, hydra) = ("encounters.toml", "id = \"hydra\"");
    is_refused(file, hydra, "threshold = 40, ", "", "special =", "threshold");
    is_refused(file, hydra, "p4 = [1, 4], ", "", "special =", "p4");
    is_refused(file, "id = \"jelly\"", "gain = 10", "gain = \"much\"", "special =", "gain");
}

#[test]
fn tokens_for_a_creature_without_any() {
    let (file, hydra, wolves) = ("encounters.toml", "id = \"hydra\"", "id = \"wolf_pack\"");
    is_refused(file, hydra, "prestige = 5", "prestige = 5\ntokens = true", hydra, "tokens");
    is_refused(file, wolves, "tokens = true\n", "", wolves, "tokens");
}

#[test]
fn a_selector_nobody_knows() {
    let (file, entry) = ("encounters.toml", "id = \"vampire\"");
    is_refused(file, entry, "\"most_damage\"", "\"prettiest\"", "p3 =", "prettiest");
}

#[test]
fn a_row_that_is_missing() {
    let (file, entry) = ("encounters.toml", "[[encounter]]\nid = \"spiked_pit\"");
    is_refused(file, entry, "p5 = { life = 0, attacks = [] }\n", "", entry, "p5");
}

#[test]
fn a_missing_encounter_and_a_missing_trap() {
    let text = printed("encounters.toml");
    let last = text.rfind("[[encounter]]").unwrap();
    let error = load("encounters.toml", &text[..last]).unwrap_err();
    assert_eq!(error.to_string(), "encounters.toml:1: there must be 26 encounters, not 25");
    let broken = text.replacen("type = \"trap\"", "type = \"beast\"", 1);
    let error = load("encounters.toml", &broken).unwrap_err();
    assert_eq!(error.to_string(), "encounters.toml:1: there must be 3 traps, not 2");
}

#[test]
fn text_that_is_no_toml() {
    let (file, entry) = ("cards.toml", "id = \"feint\"");
    is_refused(file, entry, "count = 3", "count 3", "count 3", "");
}
