//! Golden records: games played once and kept, to be played again for ever.
//!
//! A game's test says which it keeps: configurations, so that every mode and variant has its records, and how many of
//! each. `cargo xtask golden` plays them anew by running those tests with `GOLDEN=write`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Rng, Viewer};
use serde_json::Value;
use shelf::{AnyGame, Language, Record, RecordSeat, Voice};

use crate::names;

/// Records of one configuration.
#[derive(Clone, Debug)]
pub struct Kept<'a> {
    /// What the files are called, before their number: `06-players`, `casse-tout-4`.
    pub name: &'a str,
    /// The options of the table; what is left out is as at an ordinary table.
    pub config: Value,
    /// How many games.
    pub games: u64,
    /// The levels of the bots, seat after seat and round again; the next game begins with the next level.
    pub levels: &'a [&'a str],
}

/// Plays every record that is kept again, and returns them in order. With `GOLDEN=write` they are played anew first and
/// written into the folder, and files that nobody keeps are removed.
///
/// # Panics
/// If a record is missing or one too many, cannot be read, was played with another configuration, or does not come to
/// the same end.
pub fn replay_kept(game: &dyn AnyGame, dir: &Path, kept: &[Kept<'_>]) -> Vec<Record> {
    let wanted: Vec<(PathBuf, &Kept<'_>, u64)> = kept
        .iter()
        .flat_map(|kept| (1..=kept.games).map(move |number| (kept, number)))
        .map(|(kept, number)| (dir.join(format!("{}-{number}.json", kept.name)), kept, number))
        .collect();
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        write_kept(game, dir, &wanted);
    }
    let mut names: Vec<&PathBuf> = wanted.iter().map(|(path, ..)| path).collect();
    names.sort();
    assert!(
        records_in(dir).iter().eq(names),
        "{}: the records are not those that are kept; run `cargo xtask golden`",
        dir.display()
    );
    let again = |(path, kept, _): &(PathBuf, &Kept<'_>, u64)| {
        let record = replay(game, path);
        assert_eq!(record.config, whole(game, kept), "{}: the configuration", path.display());
        record
    };
    wanted.iter().map(again).collect()
}

fn write_kept(game: &dyn AnyGame, dir: &Path, wanted: &[(PathBuf, &Kept<'_>, u64)]) {
    fs::create_dir_all(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for (place, (path, kept, number)) in wanted.iter().enumerate() {
        let text = play(game, kept, *number, place as u64).write();
        fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    for file in records_in(dir) {
        if !wanted.iter().any(|(path, ..)| *path == file) {
            fs::remove_file(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
    }
}

/// All options of the table.
fn whole(game: &dyn AnyGame, kept: &Kept<'_>) -> Value {
    game.configure(&kept.config, None)
        .and_then(|config| game.for_simulation(&config))
        .unwrap_or_else(|problem| panic!("{}: {problem}", kept.name))
}

/// One game by bots, the same whenever it is played.
fn play(game: &dyn AnyGame, kept: &Kept<'_>, number: u64, place: u64) -> Record {
    let config = whole(game, kept);
    let mut rng = Rng::from_number(place);
    let seed = rng.seed();
    let mut table =
        game.open(&config, seed).unwrap_or_else(|problem| panic!("{}: {problem}", kept.name));
    let names = names(table.players());
    let level = |seat: u8| kept.levels[(usize::from(seat) + number as usize) % kept.levels.len()];
    while let Some(seat) = table.waiting().lowest() {
        let answer = table
            .bot_answer(seat, level(seat.number()), &mut rng)
            .unwrap_or_else(|problem| panic!("{}: {problem}", kept.name));
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &names);
        table
            .apply(&voice, seat, None, &answer)
            .unwrap_or_else(|refused| panic!("{}: a bot is refused: {}", kept.name, refused.text));
    }
    let chairs =
        (0u8..).zip(names).map(|(seat, name)| RecordSeat { name, by: level(seat).to_owned() });
    table.record(chairs.collect()).expect("the table was opened, not loaded")
}

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

/// Everything that those who watch saw happen in a recorded game, as machines read it.
///
/// # Panics
/// If the record cannot be played.
#[must_use]
pub fn events(game: &dyn AnyGame, record: &Record) -> Vec<Value> {
    let replayed = game.replay(record, None).unwrap_or_else(|problem| panic!("{problem}"));
    let voice = Voice::new(Language::En, Viewer::Gallery, &[]);
    replayed.table.log(&voice, 0).iter().map(|line| line.event.value()).collect()
}

/// Adds every string in a value, such as the ids of cards an event speaks of.
pub fn add_words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            into.insert(text.clone());
        }
        Value::Array(values) => values.iter().for_each(|value| add_words(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| add_words(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
