//! What is on cards and tokens, for programs that draw them.

use liens_de_sang::GAME;
use serde_json::{Value, json};
use shelf::Language;

/// The kind of a card and its facts.
fn facts(id: &str) -> (String, Value) {
    let cards = GAME.cards(Language::En);
    let card = cards.into_iter().find(|card| card.id == id).expect("there is such a card");
    (card.kind, card.facts.value())
}

fn of_kind(kind: &str, facts: Value) -> (String, Value) {
    (kind.into(), facts)
}

#[test]
fn ls_104_a_character_shows_clan_rank_symbols_clue_and_ability() {
    let berserker = json!({
        "identity": "B7", "clan": "beast", "rank": 7, "symbols": ["beast", "unknown"],
        "wild": false, "clue": "beast", "ability": "berserker",
    });
    assert_eq!(facts("beast_berserker"), of_kind("character", berserker));
}

#[test]
fn ls_902_the_inquisitor_has_neither_clan_nor_rank_and_wild_symbols() {
    let inquisitor = json!({
        "identity": "Ir", "clan": null, "rank": null, "symbols": [],
        "wild": true, "clue": "rose", "ability": "inquisitor",
    });
    assert_eq!(facts("order_inquisitor_rose"), of_kind("character", inquisitor));
}

#[test]
fn an_ability_card_is_named_as_views_name_it() {
    let shield = json!({ "card": "shield_purple", "count": 2 });
    assert_eq!(facts("shield_purple"), of_kind("ability_card", shield));
    assert_eq!(facts("curse_true").1["card"], "curse");
    assert_eq!(facts("curse_false").1["card"], "curse");
}

#[test]
fn ls_106_a_token_is_named_as_views_name_it() {
    assert_eq!(facts("rank_7"), of_kind("token", json!({ "token": { "rank": "7" }, "count": 2 })));
    let cross = json!({ "token": { "rank": "X" }, "count": 1 });
    assert_eq!(facts("rank_cross"), of_kind("token", cross));
    let unknown = json!({ "token": "unknown", "count": 20 });
    assert_eq!(facts("aff_unknown"), of_kind("token", unknown));
    assert_eq!(facts("dagger"), of_kind("dagger", json!({ "count": 1 })));
}

#[test]
fn ls_110_the_reference_card_lists_every_rank_and_every_deal() {
    let (kind, facts) = facts("reference");
    assert_eq!(kind, "reference");
    let rank = |place: usize| facts["ranks"][place].clone();
    let shows = [[0, 0], [0, 1], [1, 0], [1, 1]];
    assert_eq!(
        rank(6),
        json!({
            "rank": "7", "ability": "berserker", "text": "The attacker suffers one wound.",
            "symbols": ["clan", "unknown"], "shows": shows,
        })
    );
    assert_eq!(rank(0)["symbols"], json!(["clan", "clan"]));
    // A wild symbol stands for any.
    let shows = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [2, 0]];
    let (symbols, carries) = (rank(9)["symbols"].clone(), rank(9)["shows"].clone());
    assert_eq!((symbols, carries), (json!(["wild", "wild"]), json!(shows)));
    let nine = json!({
        "players": 9, "rose": 4, "beast": 4, "inquisitor": 1, "curse_true": 1, "curse_false": 2,
    });
    assert_eq!(facts["deals"][3], nine);
    assert_eq!(facts["deals"].as_array().map(Vec::len), Some(7));
    // LS-107, LS-108
    let leader = "A clan is led by its lowest number in play; by its highest once one of its members has the Quill.";
    assert_eq!(facts["notes"][0], leader);
}
