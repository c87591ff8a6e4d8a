//! Records that must replay for ever; together they meet every Encounter and use every Action card.

use std::collections::BTreeSet;
use std::path::Path;

use sang_rancune::GAME;
use sang_rancune::cards::Card;
use sang_rancune::cards::encounters::EncounterId;
use serde_json::json;
use shelf::Record;
use testkit::golden::{self, Kept};

/// Four games for every number of players, by bots of both levels.
fn records() -> Vec<Record> {
    let kept = |name: &'static str, players: u8| Kept {
        name,
        config: json!({ "players": players }),
        games: 4,
        levels: &["random", "regular"],
    };
    let all = [
        kept("03-players", 3),
        kept("04-players", 4),
        kept("05-players", 5),
        kept("06-players", 6),
    ];
    golden::replay_kept(GAME, &Path::new(env!("CARGO_MANIFEST_DIR")).join("golden"), &all)
}

#[test]
fn golden_records_replay_to_the_same_end() {
    let records = records();
    for players in 3..=6 {
        let played = records.iter().filter(|record| record.seats.len() == players).count();
        assert!(played >= 3, "{played} records with {players} players");
    }
}

#[test]
fn golden_records_meet_every_encounter_and_use_every_card() {
    let mut met = BTreeSet::new();
    let mut used = BTreeSet::new();
    for record in records() {
        for event in golden::events(GAME, &record) {
            match event["kind"].as_str() {
                Some("encounter_revealed") => golden::add_words(&event["encounter"], &mut met),
                // What the gallery sees drawn or dealt has not been used yet.
                Some("item_drawn" | "drew" | "dealt") => {}
                _ => golden::add_words(&event, &mut used),
            }
        }
        // Who gets the Amulette draws cards for it: it works by being there.
        if record.answers.iter().any(|(_, action)| action["kind"] == "draw") {
            used.insert("mentalism_amulet".into());
        }
        if record.answers.iter().any(|(_, action)| action["kind"] == "throw") {
            used.insert("fireball_potion".into());
        }
    }
    let missed: Vec<EncounterId> =
        EncounterId::all().filter(|id| !met.contains(<&str>::from(*id))).collect();
    assert!(missed.is_empty(), "never met: {missed:?}");
    let unused: Vec<Card> =
        Card::all().filter(|card| !used.contains(<&str>::from(*card))).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}
