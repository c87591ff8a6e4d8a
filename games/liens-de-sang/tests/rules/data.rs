//! The data files: what is printed is complete, and a broken copy is refused with its file and line.

use liens_de_sang::catalogue::Catalogue;
use liens_de_sang::data::{DataError, Sources};

/// The printed files with one change in one of them.
fn load(file: &str, text: &str) -> Result<Catalogue, DataError> {
    let printed = Sources::PRINTED;
    let sources = match file {
        "characters.toml" => Sources { characters: text, ..printed },
        "abilities.toml" => Sources { abilities: text, ..printed },
        "ability_cards.toml" => Sources { ability_cards: text, ..printed },
        "tokens.toml" => Sources { tokens: text, ..printed },
        "setup.toml" => Sources { setup: text, ..printed },
        _ => panic!("there is no {file}"),
    };
    Catalogue::load(&sources)
}

fn printed(file: &str) -> &'static str {
    match file {
        "characters.toml" => Sources::PRINTED.characters,
        "abilities.toml" => Sources::PRINTED.abilities,
        "ability_cards.toml" => Sources::PRINTED.ability_cards,
        "tokens.toml" => Sources::PRINTED.tokens,
        _ => Sources::PRINTED.setup,
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
    let line = broken[..at].lines().count() + usize::from(broken[..at].ends_with('\n'));
    assert_eq!((error.file, error.line), (file, line), "{error}");
    assert!(error.text.contains(says), "{error}");
    assert!(error.to_string().starts_with(&format!("{file}:{line}: ")), "{error}");
}

#[test]
fn the_printed_files_are_read() {
    let catalogue = Catalogue::load(&Sources::PRINTED).unwrap();
    assert_eq!(catalogue.characters().len(), 20);
    assert_eq!(catalogue.ability_cards().iter().map(|card| u32::from(card.count)).sum::<u32>(), 22);
    let tokens: u32 = catalogue.token_kinds().iter().map(|kind| u32::from(kind.count)).sum();
    assert_eq!(tokens, 65 + 1, "and the dagger");
}

#[test]
fn a_clan_member_with_the_rivals_symbol() {
    let (file, entry) = ("characters.toml", "\"rose_elder\"");
    is_refused(
        file,
        entry,
        "[\"rose\", \"rose\"]",
        "[\"rose\", \"beast\"]",
        "\"rose_elder\"",
        "rival",
    );
}

#[test]
fn a_rank_that_does_not_exist() {
    is_refused(
        "characters.toml",
        "\"rose_mage\"",
        "rank = 8",
        "rank = 10",
        "\"rose_mage\"",
        "1 to 9",
    );
}

#[test]
fn a_second_card_of_the_same_character() {
    let (file, entry) = ("characters.toml", "\"beast_mage\"");
    is_refused(file, entry, "rank = 8", "rank = 7", entry, "a second B7");
    is_refused(file, entry, "count = 1", "count = 2", entry, "count must be 1");
}

#[test]
fn wild_symbols_for_somebody_else() {
    let (file, entry) = ("characters.toml", "\"rose_elder\"");
    is_refused(file, entry, "[\"rose\", \"rose\"]", "[\"wild\", \"wild\"]", entry, "wild");
}

#[test]
fn a_rank_with_two_abilities() {
    let (file, entry) = ("characters.toml", "\"beast_elder\"");
    is_refused(file, entry, "ability = \"elder\"", "ability = \"mage\"", entry, "another ability");
}

#[test]
fn an_unknown_clue() {
    let (file, entry) = ("characters.toml", "\"rose_mage\"");
    is_refused(file, entry, "clue = \"rose\"", "clue = \"order\"", "\"order\"", "unknown variant");
}

#[test]
fn a_field_nobody_knows() {
    let (file, entry) = ("characters.toml", "\"rose_mage\"");
    is_refused(file, entry, "count = 1", "cuont = 1", "cuont", "unknown field");
}

#[test]
fn a_missing_character() {
    let text = printed("characters.toml");
    let last = text.rfind("[[character]]").unwrap();
    let error = load("characters.toml", &text[..last]).unwrap_err();
    assert_eq!(error.text, "there must be 20 characters, not 19");
}

#[test]
fn an_ability_with_the_wrong_rank_token() {
    let (file, entry) = ("abilities.toml", "id = \"mage\"");
    is_refused(file, entry, "\"rank_8\"", "\"rank_7\"", "\"rank_7\"", "rank token");
}

#[test]
fn an_ability_that_is_not_optional() {
    let (file, entry) = ("abilities.toml", "id = \"mage\"");
    is_refused(file, entry, "optional = true", "optional = false", "\"rank_8\"", "optional");
}

#[test]
fn an_effect_nobody_knows() {
    let (file, entry) = ("abilities.toml", "id = \"elder\"");
    is_refused(file, entry, "\"take_card\"", "\"burn_card\"", "burn_card", "burn_card");
}

#[test]
fn an_ability_without_effect() {
    let (file, entry) = ("abilities.toml", "id = \"elder\"");
    let effect = "[{ kind = \"take_card\", card = \"quill\" }]";
    is_refused(file, entry, effect, "[]", "\"rank_1\"", "effect");
}

#[test]
fn a_sword_without_colour_and_a_fan_with_one() {
    let file = "ability_cards.toml";
    is_refused(file, "\"sword_green\"", "color = \"green\"\n", "", "\"sword_green\"", "colour");
    let (fan, from) = ("id = \"fan\"", "card = \"fan\"");
    is_refused(file, fan, from, "card = \"fan\"\ncolor = \"green\"", "\"fan\"", "colour");
}

#[test]
fn a_curse_that_lies_open_and_a_card_one_may_hold_twice() {
    let file = "ability_cards.toml";
    is_refused(
        file,
        "\"curse_true\"",
        "face = \"down\"",
        "face = \"up\"",
        "\"curse_true\"",
        "face down",
    );
    is_refused(file, "id = \"staff\"", "max_held = 1", "max_held = 2", "\"staff\"", "max_held");
}

#[test]
fn a_wrong_number_of_ability_cards() {
    let broken = printed("ability_cards.toml").replacen("count = 6", "count = 7", 1);
    let error = load("ability_cards.toml", &broken).unwrap_err();
    assert_eq!(error.to_string(), "ability_cards.toml:1: there must be 22 ability cards, not 23");
}

#[test]
fn a_limited_pile_of_affiliation_tokens() {
    let (file, entry) = ("tokens.toml", "\"aff_rose\"");
    is_refused(file, entry, "limited = false", "limited = true", entry, "substitutes");
}

#[test]
fn a_token_that_shows_something_else() {
    let (file, entry) = ("tokens.toml", "\"aff_rose\"");
    is_refused(file, entry, "symbol = \"rose\"", "symbol = \"7\"", entry, "affiliation token");
    let (file, entry) = ("tokens.toml", "\"rank_7\"");
    is_refused(file, entry, "symbol = \"7\"", "symbol = \"10\"", entry, "1 to 9");
}

#[test]
fn a_wrong_number_of_tokens() {
    let broken = printed("tokens.toml").replacen("count = 20", "count = 21", 1);
    let error = load("tokens.toml", &broken).unwrap_err();
    assert_eq!(error.to_string(), "tokens.toml:1: there must be 46 affiliation tokens, not 47");
}

#[test]
fn a_deal_that_does_not_add_up() {
    let (file, entry) = ("setup.toml", "\"players_9\"");
    is_refused(file, entry, "rose = 4", "rose = 5", entry, "two equal clans");
    is_refused(file, entry, "curse_true = 1", "curse_true = 0", entry, "odd numbers");
    is_refused(file, entry, "box_rose = 5", "box_rose = 4", entry, "stays in the box");
}

#[test]
fn a_number_of_players_without_a_deal() {
    let text = printed("setup.toml");
    let last = text.rfind("[[setup]]").unwrap();
    let error = load("setup.toml", &text[..last]).unwrap_err();
    assert_eq!(error.text, "there must be 1 rows for 12 players, not 0");
}

#[test]
fn text_that_is_no_toml() {
    let (file, entry) = ("setup.toml", "\"players_9\"");
    is_refused(file, entry, "beast = 4", "beast 4", "beast 4", "");
}
