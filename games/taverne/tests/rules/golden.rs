//! Records that must replay for ever: every number of players and every allowed set of variants. Together they use every
//! Hero, Object, Arrival and Agitation card.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::Viewer;
use serde_json::{Value, json};
use shelf::{AnyGame, Boxed, Language, Record, Voice};
use taverne::Taverne;
use taverne::cards::{Agitation, Arrival, Hero, Object};
use testkit::golden::{self, Kept};

const GAME: &dyn AnyGame = &Boxed::<Taverne>::NEW;
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

/// Every string in an event.
fn words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            into.insert(text.clone());
        }
        Value::Array(values) => values.iter().for_each(|value| words(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| words(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn golden_records_replay_and_use_every_card() {
    let mut used = BTreeSet::new();
    for record in records() {
        let replayed = GAME.replay(&record, None).expect("it was replayed before");
        let voice = Voice::new(Language::En, Viewer::Gallery, &[]);
        for line in replayed.table.log(&voice, 0) {
            let event = line.event.value();
            let is_use =
                !["discarded", "started", "scored"].contains(&event["what"].as_str().unwrap_or(""));
            if is_use {
                words(&event, &mut used);
            }
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
