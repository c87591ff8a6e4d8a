//! Records that must replay for ever: every scenario, units, mixed bands, teams, three and four bands.

use std::path::Path;

use sang_sur_la_lame::SangSurLaLame;
use serde_json::json;
use shelf::{AnyGame, Boxed, Record};
use testkit::golden::{self, Kept};

const GAME: &dyn AnyGame = &Boxed::<SangSurLaLame>::NEW;
const BOTH: &[&str] = &["regular", "random"];
const REGULARS: &[&str] = &["regular"];

fn records() -> Vec<Record> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let scenarios = [
        "espion",
        "contrebande",
        "convoi",
        "compte",
        "cache",
        "assassinat",
        "passage",
        "prisonnier",
        "embuscade",
        "affrontement",
    ];
    let fixed = |id: &str| json!({ "players": 2, "scenario": { "fixed": id } });
    let mut kept: Vec<(String, serde_json::Value, &[&str])> = Vec::new();
    for id in scenarios {
        kept.push((id.to_owned(), fixed(id), REGULARS));
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
