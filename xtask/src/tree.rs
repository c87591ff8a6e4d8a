//! The files of the repository: those git knows, and those it would take.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// One file of text.
#[derive(Debug)]
pub(crate) struct File {
    /// From the root of the repository, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    /// The last part of its path.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    pub(crate) fn is_markdown(&self) -> bool {
        self.path.ends_with(".md")
    }

    /// Lines with their numbers.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// Something wrong in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Finding {
    pub(crate) path: String,
    pub(crate) line: usize,
    /// What is wrong and what to do.
    pub(crate) text: String,
}

impl Finding {
    pub(crate) fn new(file: &File, line: usize, text: impl Into<String>) -> Self {
        Self { path: file.path.clone(), line, text: text.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}

/// All files of the repository.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    /// Files of text, by path.
    pub(crate) files: Vec<File>,
    /// Every path a link may point to: all files, pictures too, and their folders.
    pub(crate) paths: BTreeSet<String>,
}

impl Tree {
    /// Reads every file that is tracked by git, or new and not ignored.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
            .current_dir(root)
            .output()
            .context("git cannot be started; it says which files belong to the project")?;
        ensure!(
            listed.status.success(),
            "git cannot list the files: {}",
            String::from_utf8_lossy(&listed.stderr)
        );
        let mut tree = Self::default();
        for path in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
            // A file that git still tracks may be gone already.
            let Ok(bytes) = fs::read(root.join(path)) else { continue };
            tree.add(path, bytes);
        }
        tree.files.sort_by(|one, two| one.path.cmp(&two.path));
        Ok(tree)
    }

    /// Adds a file; one that is not text can only be pointed to.
    pub(crate) fn add(&mut self, path: &str, bytes: Vec<u8>) {
        self.paths.extend(path.match_indices('/').map(|(end, _)| path[..end].to_owned()));
        self.paths.insert(path.to_owned());
        if let Ok(text) = String::from_utf8(bytes) {
            self.files.push(File { path: path.to_owned(), text });
        }
    }

    /// The file at this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The slugs of the games that have a crate.
    pub(crate) fn games(&self) -> Vec<&str> {
        self.files
            .iter()
            .filter_map(|file| file.path.strip_prefix("games/")?.strip_suffix("/Cargo.toml"))
            .filter(|slug| !slug.contains('/'))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_the_crates_directly_under_games() {
        let mut tree = Tree::default();
        for path in [
            "games/taverne/Cargo.toml",
            "games/clippy.toml",
            "games/a/b/Cargo.toml",
            "xtask/Cargo.toml",
        ] {
            tree.add(path, Vec::new());
        }
        assert_eq!(tree.games(), ["taverne"]);
        assert!(tree.paths.contains("games/a/b"));
    }

    #[test]
    fn a_picture_can_be_pointed_to_but_is_not_read() {
        let mut tree = Tree::default();
        tree.add("docs/table.png", vec![0xff, 0xfe]);
        assert!(tree.files.is_empty() && tree.paths.contains("docs/table.png"));
    }
}
