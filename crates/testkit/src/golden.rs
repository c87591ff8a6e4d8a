//! Golden records: games played once and kept, to be played again for ever.

use std::fs;
use std::path::{Path, PathBuf};

use shelf::{AnyGame, Record};

/// Plays every record (`*.json`) of a folder again, in the order of their names, and returns them.
///
/// A record that no longer replays means that the rules have changed: raise `RULES`, and look at the new record like
/// at code.
///
/// # Panics
/// If there are fewer records than wanted; or naming the first one that cannot be read or does not come to the same
/// end.
pub fn replay_all(game: &dyn AnyGame, dir: &Path, at_least: usize) -> Vec<Record> {
    let files = records_in(dir);
    assert!(
        files.len() >= at_least,
        "{} has {} records, not {at_least}",
        dir.display(),
        files.len()
    );
    files.iter().map(|file| replay(game, file)).collect()
}

fn records_in(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", dir.display())).path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    files
}

fn replay(game: &dyn AnyGame, file: &Path) -> Record {
    let name = file.display();
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let record = Record::read(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    let replayed = game.replay(&record, None).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    assert!(
        replayed.faithful == Some(true),
        "{name}: the replay came to another end: {:?} instead of {:?}",
        replayed.table.outcome(),
        record.outcome
    );
    record
}
