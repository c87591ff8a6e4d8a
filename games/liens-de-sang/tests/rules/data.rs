//! The data files: what is printed is complete, and a broken copy is refused with its file and line.

use liens_de_sang::cards::catalogue::Catalogue;
use liens_de_sang::cards::data::PRINTED;
use printed::harness::Data;

const DATA: Data = Data::new(PRINTED, |sources| Catalogue::load(sources).map(drop));

#[test]
fn every_file_keeps_the_rules_of_all_files() {
    DATA.keeps_the_rules_of_all_files();
}

#[test]
fn the_printed_files_are_read() {
    let catalogue = Catalogue::load(&PRINTED).unwrap();
    assert_eq!(catalogue.characters().len(), 20);
    assert_eq!(catalogue.ability_cards().iter().map(|card| u32::from(card.count)).sum::<u32>(), 22);
    let tokens: u32 = catalogue.token_kinds().iter().map(|kind| u32::from(kind.count)).sum();
    assert_eq!(tokens, 65 + 1, "and the dagger");
}

#[test]
fn a_clan_member_with_the_rivals_symbol() {
    DATA.entry("characters.toml", "rose_elder")
        .with("[\"rose\", \"rose\"]", "[\"rose\", \"beast\"]")
        .is_refused("rival");
}

#[test]
fn a_rank_that_does_not_exist() {
    DATA.entry("characters.toml", "rose_mage").with("rank = 8", "rank = 10").is_refused("1 to 9");
}

#[test]
fn a_second_card_of_the_same_character() {
    let mage = || DATA.entry("characters.toml", "beast_mage");
    mage().with("rank = 8", "rank = 7").is_refused("a second B7");
    mage().with("count = 1", "count = 2").is_refused("count must be 1");
}

#[test]
fn wild_symbols_for_somebody_else() {
    DATA.entry("characters.toml", "rose_elder")
        .with("[\"rose\", \"rose\"]", "[\"wild\", \"wild\"]")
        .is_refused("wild");
}

#[test]
fn a_rank_with_two_abilities() {
    DATA.entry("characters.toml", "beast_elder")
        .with("ability = \"elder\"", "ability = \"mage\"")
        .is_refused("another ability");
}

#[test]
fn an_unknown_clue() {
    DATA.entry("characters.toml", "rose_mage")
        .with("clue = \"rose\"", "clue = \"order\"")
        .is_refused_on("\"order\"", "unknown variant");
}

#[test]
fn a_field_nobody_knows() {
    DATA.entry("characters.toml", "rose_mage")
        .with("count = 1", "cuont = 1")
        .is_refused_on("cuont", "unknown field");
}

#[test]
fn a_missing_character() {
    let file = DATA.file("characters.toml").without_last("character");
    file.is_refused_as_a_whole("there must be 20 characters, not 19");
}

#[test]
fn an_ability_with_the_wrong_rank_token() {
    DATA.entry("abilities.toml", "mage")
        .with("\"rank_8\"", "\"rank_7\"")
        .is_refused_on("\"rank_7\"", "rank token");
}

#[test]
fn an_ability_that_is_not_optional() {
    DATA.entry("abilities.toml", "mage")
        .with("optional = true", "optional = false")
        .is_refused_on("\"rank_8\"", "optional");
}

#[test]
fn an_effect_nobody_knows() {
    DATA.entry("abilities.toml", "elder")
        .with("\"take_card\"", "\"burn_card\"")
        .is_refused_on("burn_card", "burn_card");
}

#[test]
fn an_ability_without_effect() {
    DATA.entry("abilities.toml", "elder")
        .with("[{ kind = \"take_card\", card = \"quill\" }]", "[]")
        .is_refused_on("\"rank_1\"", "effect");
}

#[test]
fn a_sword_without_colour_and_a_fan_with_one() {
    let file = "ability_cards.toml";
    DATA.entry(file, "sword_green").with("color = \"green\"\n", "").is_refused("colour");
    let coloured = "card = \"fan\"\ncolor = \"green\"";
    DATA.entry(file, "fan").with("card = \"fan\"", coloured).is_refused("colour");
}

#[test]
fn a_curse_that_lies_open_and_a_card_one_may_hold_twice() {
    let file = "ability_cards.toml";
    DATA.entry(file, "curse_true").with("face = \"down\"", "face = \"up\"").is_refused("face down");
    DATA.entry(file, "staff").with("max_held = 1", "max_held = 2").is_refused("max_held");
}

#[test]
fn a_wrong_number_of_ability_cards() {
    let file = DATA.file("ability_cards.toml").with("count = 6", "count = 7");
    file.is_refused_as_a_whole("there must be 22 ability cards, not 23");
}

#[test]
fn a_limited_pile_of_affiliation_tokens() {
    DATA.entry("tokens.toml", "aff_rose")
        .with("limited = false", "limited = true")
        .is_refused("substitutes");
}

#[test]
fn a_token_that_shows_something_else() {
    DATA.entry("tokens.toml", "aff_rose")
        .with("symbol = \"rose\"", "symbol = \"7\"")
        .is_refused("affiliation token");
    DATA.entry("tokens.toml", "rank_7")
        .with("symbol = \"7\"", "symbol = \"10\"")
        .is_refused("1 to 9");
}

#[test]
fn a_wrong_number_of_tokens() {
    let file = DATA.file("tokens.toml").with("count = 20", "count = 21");
    file.is_refused_as_a_whole("there must be 46 affiliation tokens, not 47");
}

#[test]
fn a_deal_that_does_not_add_up() {
    let nine = || DATA.entry("setup.toml", "players_9");
    nine().with("rose = 4", "rose = 5").is_refused("two equal clans");
    nine().with("curse_true = 1", "curse_true = 0").is_refused("odd numbers");
    nine().with("box_rose = 5", "box_rose = 4").is_refused("stays in the box");
}

#[test]
fn a_number_of_players_without_a_deal() {
    let file = DATA.file("setup.toml").without_last("setup");
    file.is_refused_as_a_whole("there must be 1 rows for 12 players, not 0");
}

#[test]
fn numbers_of_players_the_game_is_not_for() {
    let file = DATA.file("setup.toml").with("min_players = 6", "min_players = 7");
    file.is_refused_as_a_whole("there must be 6 players at least, not 7");
}

#[test]
fn text_that_is_no_toml() {
    DATA.entry("setup.toml", "players_9").with("beast = 4", "beast 4").is_refused_on("beast 4", "");
}
