//! What is on cards, heroes and Encounters, for programs that draw them.

use sang_rancune::GAME;
use serde_json::{Value, json};
use shelf::Language;

/// The kind of a card and its facts, to an English reader.
fn facts(id: &str) -> (String, Value) {
    let cards = GAME.cards(Language::En);
    let card = cards.into_iter().find(|card| card.id == id).expect("there is such a card");
    (card.kind, card.facts.value())
}

#[test]
fn sr_401_an_attack_has_its_values_and_the_one_it_is_played_at() {
    let (kind, facts) = facts("attack_25");
    assert_eq!(kind, "attack");
    assert_eq!(
        facts,
        json!({
            "text": "Deals 25 damage.", "values": [50, 25, 15, 0], "base": 25, "heroic": null, "hero": null, "count": 4,
            "timing": ["set"], "effects": [], "rider": null, "potion": false,
        })
    );
}

#[test]
fn sr_404_a_heroic_attack_names_its_hero_and_its_double_face() {
    let (kind, facts) = facts("heroic_nyx_30");
    assert_eq!(
        (kind.as_str(), &facts["hero"], &facts["heroic"]),
        ("heroic", &json!("nyx"), &json!(60))
    );
}

#[test]
fn sr_415_a_card_without_damage_of_its_own_is_a_tactic() {
    let (kind, facts) = facts("focus_strength");
    assert_eq!(kind, "tactic");
    assert_eq!((&facts["values"], &facts["base"]), (&json!([]), &json!(null)));
    assert_eq!(facts["effects"], json!([{ "kind": "prepare_add", "amount": 30 }]));
    assert_eq!(facts["rider"], json!({ "sign": "+", "by": 30 }));
}

#[test]
fn low_blows_and_items_say_when_they_are_played_and_what_they_do() {
    let (kind, move_over) = facts("move_over");
    assert_eq!(kind, "low_blow");
    assert_eq!(move_over["timing"], json!(["reaction:before_reveal"]));
    assert_eq!(move_over["effects"], json!([{ "kind": "discard_set_no_attack" }]));
    let (kind, balm) = facts("balm");
    assert_eq!((kind.as_str(), &balm["potion"], &balm["count"]), ("item", &json!(true), &json!(2)));
}

#[test]
fn sr_101_a_hero_has_life_and_heroic_attacks() {
    let talon = json!({ "life": 100, "heroics": ["heroic_talon_30", "heroic_talon_20"] });
    assert_eq!(facts("talon"), ("hero".into(), talon));
}

#[test]
fn sr_203_an_encounter_has_a_row_for_every_number_of_players() {
    let (kind, ripper) = facts("ripper");
    assert_eq!(kind, "encounter");
    assert_eq!((&ripper["type"], &ripper["prestige"]), (&json!("beast"), &json!(3)));
    assert_eq!(ripper["life"], json!({ "3": 150, "4": 190, "5": 240, "6": 280 }));
    assert_eq!(
        ripper["attacks"]["5"],
        json!([{
            "who": "to Initiative 2 and 4", "slots": [2, 4], "when": null,
            "damage": 15, "number": 15, "growth": null, "group": "random",
        }])
    );
    assert_eq!(ripper["special"], "Each wounded hero also loses one hand card at random.");
}

#[test]
fn sr_802_an_encounter_without_a_rule_of_its_own_says_none() {
    let (_, troll) = facts("battle_troll");
    assert_eq!(troll["special"], json!(null));
    let precise = |who: &str, damage: u8| {
        json!({
            "who": who, "slots": [], "when": null,
            "damage": damage, "number": damage, "growth": null, "group": "precise",
        })
    };
    assert_eq!(
        troll["attacks"]["3"],
        json!([precise("to the first to damage it", 20), precise("to the last to damage it", 10)])
    );
}

#[test]
fn sr_806_damage_that_grows_is_said_in_words() {
    let (_, rancour) = facts("rancour");
    let marked = &rancour["attacks"]["4"][0];
    assert_eq!(marked["damage"], "10 +5 per Mark");
    assert_eq!((&marked["number"], &marked["growth"]), (&json!(10), &json!("+5 per Mark")));
    let gap = &facts("cursed_mirror").1["attacks"]["4"][0];
    assert_eq!((&gap["number"], &gap["growth"]), (&json!(null), &gap["damage"]));
}

#[test]
fn sr_822_hits_of_some_rounds_say_in_which() {
    let (_, dragon) = facts("ash_dragon");
    let claws = &dragon["attacks"]["3"][0];
    assert_eq!(
        (&claws["when"], &claws["who"]),
        (&json!("odd rounds"), &json!("to Initiative 1 (odd rounds)"))
    );
}

#[test]
fn small_creatures_and_heads_are_counted_by_players() {
    // SR-807, SR-808, SR-813
    let wolves = json!({ "of": "wolves", "count": { "3": 4, "4": 6, "5": 7, "6": 9 }, "life": 30 });
    assert_eq!(facts("wolf_pack").1["tokens"], wolves);
    let goblins = json!({ "of": "goblins", "per_player": 3, "life": 15, "prestige": 1 });
    assert_eq!(facts("goblins").1["tokens"], goblins);
    let heads = json!({ "3": [1, 3], "4": [1, 4], "5": [2, 5], "6": [2, 6] });
    assert_eq!(facts("hydra").1["heads"], heads);
}

#[test]
fn sr_825_a_trap_may_have_neither_life_nor_attacks() {
    let (_, bridge) = facts("rickety_bridge");
    assert_eq!((&bridge["is_trap"], &bridge["type"]), (&json!(true), &json!("trap")));
    assert_eq!(bridge["life"], json!({ "3": 0, "4": 0, "5": 0, "6": 0 }));
    assert_eq!(bridge["attacks"], json!({ "3": [], "4": [], "5": [], "6": [] }));
}

/// The lines under a heading of the reference sheet: what each is about, and what it says.
fn reference(heading: &str) -> Vec<(Option<String>, String)> {
    let (kind, facts) = facts("reference");
    assert_eq!(kind, "reference");
    let sections = facts["sections"].as_array().expect("headings").iter();
    let section = sections.into_iter().find(|section| section["title"] == heading);
    let lines = section.expect("the heading")["lines"].as_array().expect("lines").iter();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    lines.map(|line| (text(&line["about"]), text(&line["text"]).expect("a text"))).collect()
}

#[test]
fn sr_501_the_reference_sheet_names_the_cards_of_each_window_as_they_are_printed() {
    let windows = reference("When can one react?");
    let of = |about: &str| {
        let line = windows.iter().find(|(of, _)| of.as_deref() == Some(about));
        line.map_or("", |(_, text)| text.as_str())
    };
    assert_eq!(
        of("After a Coup Bas"),
        "Certainly Not! and Give Me That!: they cancel it, and each other."
    );
    assert_eq!(of("The creature aims"), "After You!: one of its hits finds another victim.");
    assert!(of("After a reveal").contains("Clumsy Move"), "a window of prepared cards, too");
}

#[test]
fn sr_106_sr_605_sr_705_sr_902_the_numbers_of_the_reference_sheet_are_those_of_the_rules() {
    let said = |heading: &str, part: &str| {
        let lines = reference(heading);
        assert!(lines.iter().any(|(_, text)| text.contains(part)), "{part}: {lines:?}");
    };
    said("The hand", "7 cards at most, 8 with Amulet of Mentalism.");
    said("Prestige", "In the two rooms before the last: 3 more. In the last and beyond: 5 more.");
    said("Prestige", "3 with Healing Potion and 2 with Scrapers' Balm");
    said("Whom the creature strikes", "every living hero loses 5.");
}
