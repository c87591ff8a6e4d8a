//! Records that must replay for ever: every number of players and every allowed set of variants. Together they use every
//! Hero, Object, Arrival and Agitation card.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use shelf::Record;
use taverne::GAME;
use taverne::cards::{Agitation, Arrival, Character, Hero, Object};
use testkit::golden::{self, Kept};

const BOTH: &[&str] = &["regular", "random"];

fn records() -> Vec<Record> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let sets = [
        ("base", json!([])),
        ("casse-tout", json!(["casse-tout"])),
        ("tous-sur-un", json!(["tous-sur-un"])),
        ("casse-tout-tous-sur-un", json!(["casse-tout", "tous-sur-un"])),
        ("tete-dure", json!(["tous-sur-un", "tete-dure"])),
        ("all", json!(["casse-tout", "tous-sur-un", "tete-dure"])),
    ];
    let mut names = Vec::new();
    for players in 2..=6 {
        for (name, set) in &sets {
            let config = json!({ "players": players, "variants": set });
            names.push((format!("{players}-{name}"), config));
        }
    }
    let sealed =
        json!({ "players": 4, "offers": "sealed", "claims": "race", "peaceful_end": true });
    names.push(("4-sealed-race".into(), sealed));
    let kept: Vec<Kept<'_>> = names
        .iter()
        .map(|(name, config)| Kept { name, config: config.clone(), games: 1, levels: BOTH })
        .collect();
    golden::replay_kept(GAME, &dir, &kept)
}

#[test]
fn golden_records_replay_and_use_every_card() {
    let mut used = BTreeSet::new();
    for record in records() {
        for event in golden::events(GAME, &record) {
            uses(event, &mut used);
        }
    }
    let missed = |all: Vec<&'static str>| -> Vec<&str> {
        all.into_iter().filter(|id| !used.contains(*id)).collect()
    };
    assert_eq!(missed(Hero::all().map(Hero::id).collect()), [""; 0]);
    assert_eq!(missed(Object::all().map(Object::id).collect()), [""; 0]);
    assert_eq!(missed(Arrival::people().map(Arrival::id).collect()), [""; 0]);
    assert_eq!(missed(Agitation::all().map(Agitation::id).collect()), [""; 0]);
}

/// Who acted, what was played and who came, in an event: not who was struck, dealt or counted.
fn uses(mut event: Value, used: &mut BTreeSet<String>) {
    match event["what"].as_str().unwrap_or("") {
        "activated" | "riposte" | "supported" => {
            for target in ["/deed/blow/target", "/blow/target"] {
                if let Some(struck) = event.pointer_mut(target) {
                    *struck = Value::Null;
                }
            }
            golden::add_words(&event, used);
        }
        "joined" => {
            let who = event["who"].as_str().and_then(Character::named).expect("a character");
            used.extend(who.arrival().map(|arrival| arrival.id().to_owned()));
        }
        "declined" | "refused" | "protested" => golden::add_words(&event["card"], used),
        _ => {}
    }
}
