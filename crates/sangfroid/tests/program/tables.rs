//! `sangfroid tables check`, and the versions the program says it has.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::common::sangfroid;

/// A copy of the folder that version 0.1.0 has left.
pub(crate) fn former_folder() -> TempDir {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/folders/0.1.0");
    let folder = TempDir::new().unwrap();
    fs::copy(kept.join("sangfroid.db"), folder.path().join("sangfroid.db")).unwrap();
    folder
}

#[test]
fn every_table_of_a_sound_folder_has_its_line() {
    let folder = former_folder();
    let data = folder.path().to_str().unwrap();
    let said = sangfroid(&["tables", "check", "--data", data]).works();
    assert_eq!(said.lines().count(), 11, "{said}");
    assert!(said.lines().all(|line| line.contains("  sound (")), "{said}");
    assert_eq!(
        sangfroid(&["tables", "check", "--data", data, "--mend"]).works().lines().count(),
        11
    );
}

#[test]
fn a_folder_without_a_database_is_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let said = sangfroid(&["tables", "check", "--data", data]).refused();
    assert!(said.contains(data) && said.contains("--data"), "{said}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_program_says_its_version_and_that_of_every_games_rules() {
    let version = sangfroid(&["--version"]).works();
    assert!(version.starts_with(&format!("sangfroid {} ", env!("CARGO_PKG_VERSION"))), "{version}");
    let games = sangfroid(&["games"]).works();
    for game in registry::GAMES {
        assert!(version.contains(&format!("{} {}", game.slug(), game.rules())), "{version}");
        assert!(games.contains(game.slug()), "{games}");
    }
    assert_eq!(games.matches("version").count(), registry::GAMES.len());
}

#[test]
fn a_removed_record_is_gone_with_its_table() {
    let folder = former_folder();
    let data = folder.path().to_str().unwrap();
    let sangfroid = |arguments: &[&str]| sangfroid(&[arguments, &["--data", data]].concat());
    let lines = || sangfroid(&["tables", "check"]).works();
    let ids: Vec<String> =
        lines().lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect();
    let removed: Vec<&String> =
        ids.iter().filter(|id| sangfroid(&["records", "remove", id]).code == Some(0)).collect();
    assert!(!removed.is_empty(), "no game of the folder has ended: {ids:?}");
    let left = lines();
    for id in &ids {
        assert_eq!(left.contains(id.as_str()), !removed.contains(&id), "{id}");
        let said = sangfroid(&["records", "remove", id]).refused();
        assert!(said.contains("no record"), "{said}");
    }
}
