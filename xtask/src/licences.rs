//! Which licences our dependencies may have.
//!
//! A dependency states its licence as an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0`. It is fine if it can
//! be used under licences of our list alone.

use std::path::Path;

use anyhow::{Result, bail, ensure};

use crate::cargo::cargo;
use crate::tree::Finding;

const ALLOWED: [&str; 14] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "Zlib",
    "BSL-1.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "CC0-1.0",
    "Unlicense",
    "MPL-2.0",
];

/// Judges every package that some build of the workspace uses, on any platform.
pub(crate) fn check(root: &Path, lock: &str, findings: &mut Vec<Finding>) -> Result<()> {
    for line in list(root)?.lines() {
        let Some((licence, package)) = line.split_once('\t') else { continue };
        let Some(problem) = problem_with(licence) else { continue };
        let mut words = package.split(' ');
        let (name, version) = (words.next().unwrap_or(package), words.next().unwrap_or(""));
        let place = lock
            .lines()
            .position(|line| line == format!("name = \"{name}\""))
            .map_or(1, |index| index + 1);
        let text = format!(
            "{name} {version} {problem}; use another crate, or weigh the licence and add it to xtask/src/licences.rs"
        );
        findings.push(Finding { path: "Cargo.lock".into(), line: place, text });
    }
    Ok(())
}

/// One line per package: its licence, a tab, its name and version. What has not been downloaded yet is downloaded.
fn list(root: &Path) -> Result<String> {
    let mut said = String::new();
    for offline in [Some("--offline"), None] {
        let listed = cargo()
            .args([
                "tree",
                "--workspace",
                "--target=all",
                "--edges=normal,build,dev",
                "--prefix=none",
                "--locked",
            ])
            .args(["--format={l}\t{p}"])
            .args(offline)
            .current_dir(root)
            .output()?;
        if listed.status.success() {
            return Ok(String::from_utf8(listed.stdout)?);
        }
        said = String::from_utf8_lossy(&listed.stderr).into_owned();
    }
    bail!("cargo tree cannot list the dependencies: {said}")
}

/// What is wrong with a licence, if anything.
fn problem_with(licence: &str) -> Option<String> {
    if licence.is_empty() {
        return Some("states no licence".into());
    }
    match is_allowed(licence) {
        Ok(true) => None,
        Ok(false) => Some(format!("has the licence “{licence}”, which is not on our list")),
        Err(error) => Some(format!("has a licence that cannot be read, “{licence}” ({error})")),
    }
}

/// Whether an expression can be fulfilled with licences of the list. `AND` binds closer than `OR`; the old way to
/// write `OR` is a slash.
fn is_allowed(licence: &str) -> Result<bool> {
    let spaced = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = Words { words: spaced.split_whitespace().collect(), next: 0 };
    let allowed = words.either()?;
    ensure!(words.peek().is_none(), "something follows the end");
    Ok(allowed)
}

struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    /// Goes past this word if it comes next.
    fn take(&mut self, word: &str) -> bool {
        let comes = self.peek() == Some(word);
        self.next += usize::from(comes);
        comes
    }

    /// `a OR b OR …`
    fn either(&mut self) -> Result<bool> {
        let mut allowed = self.both()?;
        while self.take("OR") {
            allowed |= self.both()?;
        }
        Ok(allowed)
    }

    /// `a AND b AND …`
    fn both(&mut self) -> Result<bool> {
        let mut allowed = self.single()?;
        while self.take("AND") {
            allowed &= self.single()?;
        }
        Ok(allowed)
    }

    /// A licence, perhaps with an exception (which only ever allows more), or an expression in brackets.
    fn single(&mut self) -> Result<bool> {
        if self.take("(") {
            let allowed = self.either()?;
            ensure!(self.take(")"), "a bracket is not closed");
            return Ok(allowed);
        }
        let Some(name) = self.peek() else { bail!("it stops in the middle") };
        ensure!(
            !["OR", "AND", "WITH", ")"].contains(&name),
            "a licence is missing before “{name}”"
        );
        self.next += 1;
        if self.take("WITH") {
            ensure!(self.peek().is_some(), "the exception is missing");
            self.next += 1;
        }
        Ok(ALLOWED.contains(&name.trim_end_matches('+')))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_good_way_is_enough() {
        assert!(is_allowed("MIT").unwrap());
        assert!(is_allowed("MIT/Apache-2.0").unwrap());
        assert!(is_allowed("Apache-2.0 OR GPL-2.0-only").unwrap());
        assert!(is_allowed("GPL-3.0-only OR (MIT AND Zlib)").unwrap());
        assert!(!is_allowed("GPL-3.0-only OR AGPL-3.0-only").unwrap());
    }

    #[test]
    fn all_joined_parts_must_be_good() {
        assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0").unwrap());
        assert!(!is_allowed("MIT AND GPL-3.0-only").unwrap());
        assert!(!is_allowed("(MIT OR ISC) AND (GPL-2.0-only OR LGPL-2.1-or-later)").unwrap());
    }

    #[test]
    fn and_binds_closer_than_or() {
        assert!(is_allowed("MIT OR GPL-3.0-only AND LGPL-2.1-only").unwrap());
        assert!(!is_allowed("(MIT OR GPL-3.0-only) AND LGPL-2.1-only").unwrap());
    }

    #[test]
    fn exceptions_only_allow_more() {
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception").unwrap());
        assert!(!is_allowed("GPL-2.0-only WITH Classpath-exception-2.0").unwrap());
    }

    #[test]
    fn nonsense_is_not_a_licence() {
        for nonsense in ["MIT OR", "(MIT", "MIT)", "AND MIT", "MIT Apache-2.0", "MIT WITH"] {
            assert!(is_allowed(nonsense).is_err(), "{nonsense}");
        }
        assert_eq!(problem_with("").as_deref(), Some("states no licence"));
    }
}
