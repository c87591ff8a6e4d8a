//! Records that must replay for ever: every scenario, units, mixed bands, teams, three and four bands.

use std::path::Path;

use sang_sur_la_lame::GAME;
use sang_sur_la_lame::cards::ScenarioId;
use serde_json::json;
use shelf::Record;
use testkit::golden::{self, Kept};

const BOTH: &[&str] = &["regular", "random"];
const REGULARS: &[&str] = &["regular"];

fn records() -> Vec<Record> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let fixed = |id: &ScenarioId| json!({ "players": 2, "scenario": { "fixed": id } });
    let mut kept: Vec<(String, serde_json::Value, &[&str])> = Vec::new();
    for id in ScenarioId::playable() {
        let name = serde_json::to_value(id).expect("an id is a word");
        kept.push((name.as_str().expect("an id is a word").to_owned(), fixed(id), REGULARS));
    }
    kept.push(("drawn".into(), json!({ "players": 2 }), BOTH));
    kept.push(("units".into(), json!({ "players": 2, "format": "units" }), BOTH));
    kept.push(("mixed".into(), json!({ "players": 2, "format": "mixed" }), BOTH));
    kept.push(("three".into(), json!({ "players": 3 }), BOTH));
    kept.push(("four".into(), json!({ "players": 4 }), BOTH));
    let team = json!({
        "players": 3,
        "second_team": [1, 2],
        "scenario": { "fixed": "espion" },
    });
    kept.push(("team-espion".into(), team, BOTH));
    let bystanders = json!({
        "players": 2,
        "neutral_npcs": ["villageois", "sentinelle", "badaud"],
        "scenario": { "fixed": "affrontement" },
    });
    kept.push(("bystanders".into(), bystanders, BOTH));
    let kept: Vec<Kept<'_>> = kept
        .iter()
        .map(|(name, config, levels)| Kept { name, config: config.clone(), games: 1, levels })
        .collect();
    golden::replay_kept(GAME, &dir, &kept)
}

#[test]
fn golden_records_replay() {
    let records = records();
    assert_eq!(records.len(), 17);
}
