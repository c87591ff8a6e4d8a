//! Golden records: games kept in the repository and replayed by the tests.
//!
//! This command plays them anew. The old ones are replaced only when all new ones are there, and what changed is said,
//! because a changed record means that the rules changed.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::cargo::{root, run_sangfroid, status, target_directory};

/// A game whose records are kept, and for how many players.
struct Kept {
    slug: &'static str,
    players: RangeInclusive<u8>,
    /// How many games are kept for each number of players.
    games: u8,
}

const KEPT: [Kept; 2] = [
    Kept { slug: "liens-de-sang", players: 6..=12, games: 3 },
    Kept { slug: "sang-rancune", players: 3..=6, games: 4 },
];

/// Records by file name.
type Records = BTreeMap<String, String>;

/// `cargo xtask golden`.
pub(crate) fn run() -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    for kept in &KEPT {
        let folder = root().join("games").join(kept.slug).join("golden");
        let before = read(&folder)?;
        let after = play(kept)?;
        replace(&folder, &before, &after)?;
        let changed = changes(&before, &after);
        for change in &changed {
            writeln!(out, "games/{}/golden/{change}", kept.slug)?;
        }
        writeln!(out, "{}: {} records, {} changed", kept.slug, after.len(), changed.len())?;
        if !changed.is_empty() && !before.is_empty() {
            writeln!(
                out,
                "Read the difference like code. If old records would now play differently, raise RULES in games/{}/src/lib.rs, \
                 run this again and say why in CHANGELOG.md.",
                kept.slug
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays the games into a folder of their own and reads them from there.
fn play(kept: &Kept) -> Result<Records> {
    let folder = target_directory().join("golden").join(kept.slug);
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("{} cannot be emptied", folder.display()))?;
    }
    let mut all = Records::new();
    for players in kept.players.clone() {
        let records = folder.join(players.to_string());
        fs::create_dir_all(&records)?;
        let ended = status(
            run_sangfroid()
                .args(["arena", "run", kept.slug, "--seats", "random,regular"])
                .args([
                    "--players",
                    &players.to_string(),
                    "--games",
                    &kept.games.to_string(),
                    "--seed",
                    &seed(players),
                ])
                .arg("--records")
                .arg(&records),
        )?;
        ensure!(
            ended.success(),
            "the games for {players} players were not played; the old records stay as they are"
        );
        let new = read(&records)?;
        ensure!(
            new.len() == usize::from(kept.games),
            "{} records for {players} players, not {}",
            new.len(),
            kept.games
        );
        let numbered = new.into_values().zip(1..);
        all.extend(
            numbered.map(|(text, number)| (format!("{players:02}-players-{number}.json"), text)),
        );
    }
    Ok(all)
}

/// The same seed for the same number of players, for ever.
fn seed(players: u8) -> String {
    format!("901de2{players:02}")
}

fn read(folder: &Path) -> Result<Records> {
    let mut records = Records::new();
    if !folder.exists() {
        return Ok(records);
    }
    for entry in
        fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?
    {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path)
                .with_context(|| format!("{} cannot be read", path.display()))?;
            records.insert(name, text);
        }
    }
    Ok(records)
}

fn replace(folder: &Path, before: &Records, after: &Records) -> Result<()> {
    fs::create_dir_all(folder)?;
    for (name, text) in after {
        fs::write(folder.join(name), text)?;
    }
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    Ok(())
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
    fn seeds_are_hexadecimal_and_differ() {
        assert_eq!(seed(6), "901de206");
        assert_ne!(seed(11), seed(12));
    }
}
