//! Records that must replay for ever, over all player counts.

use std::path::Path;

use liens_de_sang::LiensDeSang;
use shelf::Boxed;
use testkit::golden;

#[test]
fn golden_records_replay_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let records = golden::replay_all(&Boxed::<LiensDeSang>::NEW, &folder, 20);
    for players in 6..=12 {
        let played = records.iter().filter(|record| record.seats.len() == players).count();
        assert!(played >= 2, "{played} records with {players} players");
    }
}
