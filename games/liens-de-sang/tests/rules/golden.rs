//! Records that must replay for ever, over all player counts.

use std::path::Path;

use liens_de_sang::GAME;
use serde_json::json;
use testkit::golden::{Kept, replay_kept};

#[test]
fn golden_records_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let counts: Vec<(u8, String)> =
        (6..=12).map(|count| (count, format!("{count:02}-players"))).collect();
    let kept: Vec<Kept<'_>> = counts
        .iter()
        .map(|(players, name)| Kept {
            name,
            config: json!({ "players": players }),
            games: 3,
            levels: &["random", "regular"],
        })
        .collect();
    let records = replay_kept(GAME, &folder, &kept);
    assert_eq!(records.len(), 21);
}
