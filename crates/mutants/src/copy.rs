//! The copy of the project in which things are broken. Nothing is ever changed outside it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use anyhow::{Context, Result, ensure};

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own).to_owned()
}

/// Where everything of this tool is kept: the copy, what is built of it, and the results of each game.
pub(crate) fn folder() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR");
    target.map_or_else(|| root().join("target"), PathBuf::from).join("mutants")
}

/// Every file of the project that its crates may read, by its path from the root.
#[derive(Debug)]
pub(crate) struct Sources {
    files: BTreeMap<String, Vec<u8>>,
}

impl Sources {
    /// Reads what git knows and what it would take, but for the page.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
            .current_dir(root)
            .output()
            .context("git cannot be started; it says which files belong to the project")?;
        ensure!(listed.status.success(), "git cannot list the files of the project");
        let mut files = BTreeMap::new();
        for path in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
            if path.starts_with("web/") {
                continue;
            }
            // A file that git still tracks may be gone already.
            if let Ok(bytes) = fs::read(root.join(path)) {
                files.insert(path.to_owned(), bytes);
            }
        }
        Ok(Self { files })
    }

    /// Files that are nowhere but in a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| ((*path).to_owned(), text.as_bytes().to_vec());
        Self { files: files.iter().map(file).collect() }
    }

    /// The files below a folder, or the file itself.
    pub(crate) fn under<'a>(&'a self, path: &str) -> impl Iterator<Item = &'a str> {
        let (exact, below) = (path.to_owned(), format!("{path}/"));
        self.files.keys().map(String::as_str).filter(move |f| *f == exact || f.starts_with(&below))
    }

    /// The text of a file.
    pub(crate) fn text(&self, path: &str) -> Result<&str> {
        let bytes = self.files.get(path).with_context(|| format!("there is no file {path}"))?;
        std::str::from_utf8(bytes).with_context(|| format!("{path} is no text"))
    }

    /// A number that changes with any of these files.
    pub(crate) fn stamp(&self, folders: &[String]) -> String {
        let paths = folders.iter().flat_map(|folder| self.under(folder));
        let number =
            paths.fold(0, |number, path| mixed(mixed(number, path.as_bytes()), &self.files[path]));
        format!("{number:016x}")
    }

    /// Makes the copy equal to the project, but for the files that are given here. What is there already and right is not
    /// touched, so that little is built anew.
    pub(crate) fn copy_to(&self, copy: &Path, changed: &BTreeMap<String, String>) -> Result<()> {
        let list = copy.join(".copied");
        let before = fs::read_to_string(&list).unwrap_or_default();
        for path in before.lines() {
            if !self.files.contains_key(path) && !changed.contains_key(path) {
                remove(&copy.join(path))?;
            }
        }
        let mut copied = String::new();
        let unchanged = self.files.iter().filter(|(path, _)| !changed.contains_key(*path));
        let all = unchanged
            .map(|(path, bytes)| (path, bytes.as_slice()))
            .chain(changed.iter().map(|(path, text)| (path, text.as_bytes())));
        for (path, bytes) in all {
            let to = copy.join(path);
            if fs::read(&to).ok().as_deref() != Some(bytes) {
                fs::create_dir_all(to.parent().unwrap_or(copy))?;
                fs::write(&to, bytes)
                    .with_context(|| format!("{} is not written", to.display()))?;
            }
            copied.push_str(path);
            copied.push('\n');
        }
        fs::write(list, copied).context("the list of copied files cannot be written")
    }
}

/// A number made of another one and some bytes, the same on every machine and for ever (FNV-1a).
pub(crate) fn mixed(number: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(number ^ 0xcbf2_9ce4_8422_2325, |number, byte| {
        (number ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_copy_follows_the_project() {
        let copy = env::temp_dir().join(format!("sangfroid-mutants-copy-{}", std::process::id()));
        let text = |path: &str| fs::read_to_string(copy.join(path)).ok();
        let broken = BTreeMap::from([("a/b.rs".to_owned(), "broken".to_owned())]);
        Sources::of(&[("a/b.rs", "whole"), ("gone", "")]).copy_to(&copy, &broken).expect("a copy");
        assert_eq!(
            (text("a/b.rs").as_deref(), text("gone").as_deref()),
            (Some("broken"), Some(""))
        );
        let before =
            fs::metadata(copy.join("a/b.rs")).and_then(|is| is.modified()).expect("a time");
        Sources::of(&[("a/b.rs", "whole")]).copy_to(&copy, &broken).expect("a copy");
        let after = fs::metadata(copy.join("a/b.rs")).and_then(|is| is.modified()).expect("a time");
        assert_eq!((before, text("gone")), (after, None));
        fs::remove_dir_all(copy).expect("our own folder");
    }

    #[test]
    fn a_stamp_is_about_its_folders_only() {
        let folders = ["games/x/src".to_owned()];
        let stamp = |files: &[(&str, &str)]| Sources::of(files).stamp(&folders);
        let one = stamp(&[("games/x/src/a.rs", "1"), ("games/x/srcs", "1")]);
        assert_eq!(one, stamp(&[("games/x/src/a.rs", "1"), ("games/x/srcs", "2")]));
        assert_ne!(one, stamp(&[("games/x/src/a.rs", "2"), ("games/x/srcs", "1")]));
    }
}
