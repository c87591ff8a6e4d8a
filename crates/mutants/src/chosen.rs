//! What is to be broken: the game, its files, their mutants, and which of them are tried.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

use crate::copy::{Sources, mixed};
use crate::find::{Mutant, find};

/// A mutant and the file it is in.
#[derive(Clone, Debug)]
pub(crate) struct InFile {
    pub(crate) file: String,
    pub(crate) mutant: Mutant,
}

impl InFile {
    /// How it is written in the lists: `file:line:column: what was changed into what`.
    pub(crate) fn line(&self) -> String {
        let Mutant { line, column, what, .. } = &self.mutant;
        format!("{}:{line}:{column}: {what}", self.file)
    }
}

/// A game with all mutants of the chosen files.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) game: String,
    pub(crate) files: Vec<String>,
    /// The number of a mutant is its place here, counted from one.
    mutants: Vec<InFile>,
}

impl Chosen {
    /// The mutants of these files of the game; of its rules, if none is named.
    pub(crate) fn read(sources: &Sources, game: &str, named: &[String]) -> Result<Self> {
        let folder = format!("games/{game}");
        ensure!(
            sources.under(&format!("{folder}/Cargo.toml")).next().is_some(),
            "there is no game in {folder}"
        );
        let rules = [format!("{folder}/src/rules")];
        let wanted = if named.is_empty() { &rules } else { named };
        let mut files = Vec::new();
        for name in wanted {
            files.extend(expand(sources, &folder, name)?);
        }
        files.sort();
        files.dedup();
        let mut mutants = Vec::new();
        for file in &files {
            let found = find(sources.text(file)?).with_context(|| format!("{file} is not read"))?;
            mutants.extend(found.into_iter().map(|mutant| InFile { file: file.clone(), mutant }));
        }
        Ok(Self { game: game.to_owned(), files, mutants })
    }

    /// A path in the game's folder.
    pub(crate) fn path(&self, inside: &str) -> String {
        format!("games/{}/{inside}", self.game)
    }

    pub(crate) fn count(&self) -> usize {
        self.mutants.len()
    }

    pub(crate) fn get(&self, id: u32) -> &InFile {
        &self.mutants[id as usize - 1]
    }

    /// Every mutant with its number.
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (u32, &InFile)> {
        (1..).zip(&self.mutants)
    }

    /// So many of these mutants, always the same ones, each file with its share. A larger sample holds a smaller one of
    /// the same files, but for rounding.
    pub(crate) fn sample(&self, ids: &[u32], most: usize) -> Vec<u32> {
        if ids.len() <= most {
            return ids.to_vec();
        }
        let mut files: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
        for id in ids {
            files.entry(&self.get(*id).file).or_default().push(*id);
        }
        let mut sample = Vec::new();
        let mut passed = 0;
        for of_file in files.values_mut() {
            // What a file gets is what all up to it get, less what those before it got: nothing is lost by rounding.
            let before = most * passed / ids.len();
            passed += of_file.len();
            let share = most * passed / ids.len() - before;
            of_file.sort_by_cached_key(|id| mixed(0, self.get(*id).line().as_bytes()));
            sample.extend(&of_file[..share]);
        }
        sample.sort_unstable();
        sample
    }
}

/// The Rust files a name stands for: a path from the root or from the game's folder, a folder, or the last part of a path
/// in the game's `src`.
fn expand(sources: &Sources, folder: &str, name: &str) -> Result<Vec<String>> {
    let name = name.trim_end_matches('/');
    let of_game = format!("{folder}/src");
    let in_game: Vec<&str> = sources.under(&of_game).filter(|path| path.ends_with(".rs")).collect();
    for path in [name.to_owned(), format!("{folder}/{name}"), format!("{of_game}/{name}")] {
        let below = format!("{path}/");
        let is = |file: &&&str| **file == path || file.starts_with(&below);
        let found: Vec<String> = in_game.iter().filter(is).map(ToString::to_string).collect();
        if !found.is_empty() {
            return Ok(found);
        }
    }
    let end = format!("/{name}");
    let found: Vec<String> =
        in_game.iter().filter(|path| path.ends_with(&end)).map(ToString::to_string).collect();
    ensure!(!found.is_empty(), "there is no Rust file “{name}” in {of_game}");
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toy() -> Sources {
        Sources::of(&[
            ("games/toy/Cargo.toml", ""),
            ("games/toy/src/lib.rs", "fn f() -> bool { true }"),
            ("games/toy/src/rules/one.rs", "fn f(a: u8) -> bool { a + 1 < 5 && a - 2 > 7 }"),
            ("games/toy/src/rules/two/mod.rs", "fn f(a: u8) -> bool { a + 3 < 9 }"),
        ])
    }

    #[test]
    fn without_names_it_is_about_the_rules() {
        let files = |named: &[&str]| {
            let named: Vec<String> = named.iter().map(ToString::to_string).collect();
            Chosen::read(&toy(), "toy", &named)
                .map(|chosen| chosen.files)
                .map_err(|e| e.to_string())
        };
        let one = || "games/toy/src/rules/one.rs".to_owned();
        let two = || "games/toy/src/rules/two/mod.rs".to_owned();
        assert_eq!(files(&[]), Ok(vec![one(), two()]));
        assert_eq!(files(&["games/toy/src/rules/one.rs", "src/rules/one.rs"]), Ok(vec![one()]));
        assert_eq!(files(&["rules/two/"]), Ok(vec![two()]));
        assert_eq!(files(&["one.rs", "rules"]), Ok(vec![one(), two()]));
        assert!(files(&["three.rs"]).is_err_and(|said| said.contains("three.rs")));
        assert!(Chosen::read(&toy(), "toys", &[]).is_err());
    }

    #[test]
    fn a_sample_is_always_the_same_and_of_all_files() {
        let chosen = Chosen::read(&toy(), "toy", &[]).expect("a toy");
        let all: Vec<u32> = chosen.numbered().map(|(id, _)| id).collect();
        let sample = chosen.sample(&all, 6);
        assert_eq!((sample.len(), &sample), (6, &chosen.sample(&all, 6)));
        let files: Vec<&str> = sample.iter().map(|id| chosen.get(*id).file.as_str()).collect();
        assert!(files.contains(&chosen.files[0].as_str()), "{files:?}");
        assert!(files.contains(&chosen.files[1].as_str()), "{files:?}");
        assert_eq!(chosen.sample(&all, 1_000), all);
    }
}
