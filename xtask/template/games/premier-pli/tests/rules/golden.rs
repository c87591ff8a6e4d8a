//! Records that must replay for ever: every number of players.

use std::path::Path;

use serde_json::json;
use testkit::golden::{self, Kept};

use crate::common::GAME;

#[test]
fn golden_records_replay() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let names: Vec<String> = (2..=6).map(|players| format!("{players}-players")).collect();
    let kept: Vec<Kept<'_>> = (2..=6)
        .zip(&names)
        .map(|(players, name)| Kept {
            name,
            config: json!({ "players": players }),
            games: 1,
            levels: &["regular", "random"],
        })
        .collect();
    assert_eq!(golden::replay_kept(GAME, &dir, &kept).len(), 5);
}
