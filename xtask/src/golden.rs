//! Golden records: games kept in the repository and replayed by the tests.
//!
//! Every game says in its own tests which records it keeps. This command runs those tests so that they play the games
//! anew, and says what changed, because a changed record means that the rules changed.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::cargo::{cargo, root, status};

/// Records by file name.
type Records = BTreeMap<String, String>;

/// `cargo xtask golden`.
pub(crate) fn run() -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    for folder in folders()? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let golden = folder.join("golden");
        let before = read(&golden)?;
        let ended = status(
            cargo()
                .args(["nextest", "run", "--locked", "--package", &name, "-E", "test(golden)"])
                .current_dir(root())
                .env("GOLDEN", "write"),
        )?;
        ensure!(ended.success(), "the golden records of {name} could not be played anew");
        let after = read(&golden)?;
        let changed = changes(&before, &after);
        for change in &changed {
            writeln!(out, "games/{name}/golden/{change}")?;
        }
        writeln!(out, "{name}: {} records, {} changed", after.len(), changed.len())?;
        if !changed.is_empty() && !before.is_empty() {
            writeln!(
                out,
                "Read the difference like code. If old records would now play differently, raise RULES in games/{name}/src/lib.rs, \
                 run this again and say why in CHANGELOG.md."
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The folders of all games, in order.
pub(crate) fn folders() -> Result<Vec<PathBuf>> {
    let games = root().join("games");
    let entries =
        fs::read_dir(&games).with_context(|| format!("{} cannot be read", games.display()))?;
    let mut folders = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.join("Cargo.toml").exists() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

/// The records of a folder and of the folders in it, such as `rare/forced-decoy.json`.
fn read(folder: &Path) -> Result<Records> {
    let mut records = Records::new();
    if !folder.exists() {
        return Ok(records);
    }
    for entry in
        fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?
    {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            let inner = read(&path)?;
            records.extend(inner.into_iter().map(|(file, text)| (format!("{name}/{file}"), text)));
        } else if path.extension().is_some_and(|extension| extension == "json") {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("{} cannot be read", path.display()))?;
            records.insert(name, text);
        }
    }
    Ok(records)
}

/// What is different, one line per file.
fn changes(before: &Records, after: &Records) -> Vec<String> {
    let gone =
        before.keys().filter(|name| !after.contains_key(*name)).map(|name| format!("{name}: gone"));
    let other = after.iter().filter_map(|(name, text)| match before.get(name) {
        None => Some(format!("{name}: new")),
        Some(old) if old != text => Some(format!("{name}: changed")),
        Some(_) => None,
    });
    gone.chain(other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn records(all: &[(&str, &str)]) -> Records {
        all.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn every_difference_is_said() {
        let before = records(&[("a", "1"), ("b", "2"), ("c", "3")]);
        let after = records(&[("b", "2"), ("c", "4"), ("d", "5")]);
        assert_eq!(changes(&before, &after), ["a: gone", "c: changed", "d: new"]);
    }

    #[test]
    fn records_in_folders_of_their_own_are_read_too() {
        let golden = root().join("games/sang-sur-la-lame/golden");
        let records = read(&golden).expect("the records can be read");
        assert!(records.contains_key("affrontement-1.json"), "{:?}", records.keys());
        assert!(records.contains_key("rare/forced-decoy.json"), "{:?}", records.keys());
    }

    /// The command runs the tests whose path says `golden` and no others.
    #[test]
    fn whatever_writes_records_anew_is_a_test_that_says_golden() {
        for folder in folders().expect("the games can be listed") {
            for file in tests_of(&folder) {
                let text = fs::read_to_string(&file).expect("a test can be read");
                let writes = text.contains("\"GOLDEN\"") || text.contains("golden::replay");
                let named = text.contains("fn golden") || file.ends_with("golden.rs");
                assert!(!writes || named, "{} writes records", file.display());
            }
        }
    }

    fn tests_of(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder.join("tests/rules")).into_iter().flatten();
        entries.map(|entry| entry.expect("a file").path()).filter(|path| path.is_file()).collect()
    }

    #[test]
    fn every_game_has_a_folder() {
        let names = folders().expect("the games can be listed");
        assert!(names.iter().any(|folder| folder.ends_with("liens-de-sang")), "{names:?}");
    }
}
