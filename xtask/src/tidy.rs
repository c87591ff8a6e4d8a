//! Rules about the files themselves, which the compiler does not know.
//!
//! Words that may not appear are put together from pieces here, so that this file does not find itself.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;

use crate::cargo::root;
use crate::source::{
    code_only, first_test_line, has_word, is_test_path, is_word, type_bodies_naming,
};
use crate::tree::{File, Finding, Tree};
use crate::{licences, manifests, markdown, rooms};

const LONGEST_FILE: usize = 600;

/// Unfinished or switched-off work: what to look for, and what to do about it.
const UNFINISHED: [(&str, &str); 4] = [
    (concat!("to", "do!("), "unfinished code; finish it"),
    (concat!("unimple", "mented!("), "unfinished code; finish it"),
    (concat!("#[ig", "nore"), "a test that does not run; repair it or delete it"),
    (concat!("db", "g!("), "left over from debugging; take it away"),
];
const MARKS: [&str; 2] = [concat!("FIX", "ME"), concat!("X", "XX")];

/// Folders that exist on one machine only. They are looked for behind a slash.
const MACHINE_FOLDERS: [&str; 4] = ["work", "root", "farm", "home/"];

/// Hosts of package registries: name and ending.
const REGISTRIES: [(&str, &str); 5] = [
    ("crates", "io"),
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("pypi", "org"),
    ("pythonhosted", "org"),
];

/// `cargo xtask tidy`.
pub(crate) fn run() -> Result<ExitCode> {
    let root = root();
    let tree = Tree::read(&root)?;
    let mut findings = check_tree(&tree);
    let lock = tree.file("Cargo.lock").map_or("", |file| &file.text);
    licences::check(&root, lock, &mut findings)?;
    let findings: BTreeSet<Finding> = findings.into_iter().collect();
    let mut out = io::stdout().lock();
    for finding in &findings {
        writeln!(out, "{finding}")?;
    }
    if findings.is_empty() {
        writeln!(out, "tidy: {} files, nothing to put in order", tree.paths.len())?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "tidy: to put in order: {}", findings.len())?;
    Ok(ExitCode::FAILURE)
}

/// Every check that needs nothing but the files.
pub(crate) fn check_tree(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        check_places(file, &mut findings);
        if file.is_rust() {
            check_rust(file, &mut findings);
            check_secrets(file, &mut findings);
            rooms::check(file, &mut findings);
        }
        if file.is_markdown() {
            markdown::check(file, &tree.paths, &mut findings);
        }
        match file.name() {
            "Cargo.toml" => manifests::check_manifest(file, &mut findings),
            "Cargo.lock" => manifests::check_lock(file, &mut findings),
            _ => {}
        }
    }
    findings
}

/// Nothing in the repository may depend on the machine it was written on.
fn check_places(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        if let Some(folder) = machine_path(line) {
            let text = format!(
                "a path of somebody's machine (/{folder}); write it from the root of the repository"
            );
            findings.push(Finding::new(file, number, text));
        }
        if let Some(host) = registry_host(line) {
            let text = format!(
                "the package registry {host} is named; leave it to the tools' own settings"
            );
            findings.push(Finding::new(file, number, text));
        }
    }
}

fn machine_path(line: &str) -> Option<&'static str> {
    line.match_indices('/').find_map(|(at, _)| {
        // After these signs the slash goes on with a path or an address that began earlier, or closes a tag.
        let goes_on = line[..at].ends_with(|c: char| is_word(c) || "/.-~<>})]*%".contains(c));
        let rest = &line[at + 1..];
        let starts_with = |folder: &&str| {
            rest.strip_prefix(folder).is_some_and(|after| {
                folder.ends_with('/')
                    || !after.starts_with(|c: char| is_word(c) || c == '-' || c == '.')
            })
        };
        if goes_on { None } else { MACHINE_FOLDERS.into_iter().find(starts_with) }
    })
}

fn registry_host(line: &str) -> Option<String> {
    REGISTRIES.iter().map(|(name, ending)| format!("{name}.{ending}")).find(|host| {
        line.match_indices(host.as_str()).any(|(at, _)| {
            let inside = |c: char| is_word(c) || c == '-';
            !line[..at].ends_with(inside) && !line[at + host.len()..].starts_with(inside)
        })
    })
}

/// Size, header and unfinished work.
fn check_rust(file: &File, findings: &mut Vec<Finding>) {
    let length = file.text.lines().count();
    let is_generated = file.text.lines().take(5).any(|line| line.contains("@generated"));
    if length > LONGEST_FILE && !is_generated {
        let text = format!(
            "{length} lines, more than {LONGEST_FILE}; find the chapter that hides in it and split"
        );
        findings.push(Finding::new(file, LONGEST_FILE + 1, text));
    }
    let begins = file.text.lines().find(|line| !line.trim().is_empty() && !line.starts_with("#!"));
    if !begins.is_some_and(|line| line.starts_with("//!")) {
        findings.push(Finding::new(
            file,
            1,
            "no `//!` at the top; say in a sentence what the file is about",
        ));
    }
    for (number, line) in file.lines() {
        for (sign, text) in UNFINISHED {
            if line.match_indices(sign).any(|(at, _)| !line[..at].ends_with(is_word)) {
                findings.push(Finding::new(file, number, text));
            }
        }
        for mark in MARKS {
            if has_word(line, mark) {
                let text = format!("marked {mark}; do it now, or open an issue and name it");
                findings.push(Finding::new(file, number, text));
            }
        }
    }
}

/// What keeps secrets secret and records replayable, as far as names can tell.
fn check_secrets(file: &File, findings: &mut Vec<Finding>) {
    let code = code_only(&file.text);
    let mut wrong = |line: usize, text: &str| findings.push(Finding::new(file, line, text));
    let game = GameFile::of(&file.path);
    let tests_begin = if is_test_path(&file.path) {
        0
    } else {
        first_test_line(&file.text).unwrap_or(usize::MAX)
    };
    for (number, line) in code.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        if calls_examine(line) && number < tests_begin && !may_examine(&file.path) {
            wrong(
                number,
                "`examine` sees every secret; only testkit, shelf's runner and tests may call it",
            );
        }
        if game != GameFile::NotOfAGame && game != GameFile::Rules && has_word(line, "Referee") {
            wrong(
                number,
                "`Referee` is named outside the rules; only files of src that run rules may know secrets",
            );
        }
        let unordered = ["HashMap", "HashSet"].iter().any(|name| has_word(line, name));
        if unordered && matches!(game, GameFile::Rules | GameFile::Seen | GameFile::Words) {
            wrong(
                number,
                "the order of a HashMap differs from run to run; use a BTreeMap, or an array by meaning",
            );
        }
        if game == GameFile::Seen
            && ["Hidden", "Pile", "sealed"].iter().any(|name| has_word(line, name))
        {
            wrong(
                number,
                "views and events hold no secrets; build them from what the viewer sees (`seen_by`)",
            );
        }
    }
    if game == GameFile::Seen {
        for line in type_bodies_naming(&code, "State") {
            wrong(
                line,
                "a whole State inside a view or event; name the fields the viewer may know",
            );
        }
    }
}

fn calls_examine(line: &str) -> bool {
    [".examine", "::examine"].iter().any(|call| {
        line.match_indices(call).any(|(at, _)| !line[at + call.len()..].starts_with(is_word))
    })
}

fn may_examine(path: &str) -> bool {
    path.starts_with("crates/testkit/") || path == "crates/shelf/src/runner.rs"
}

/// Which part of a game a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GameFile {
    NotOfAGame,
    /// Files of `src` whose functions may hold a referee.
    Rules,
    /// `view.rs` and `event.rs`: what players get to see.
    Seen,
    /// `words.rs` or `words/`: what players get to read.
    Words,
    /// Tests and examples.
    Around,
}

impl GameFile {
    fn of(path: &str) -> Self {
        let Some((_, inside)) = path.strip_prefix("games/").and_then(|rest| rest.split_once('/'))
        else {
            return Self::NotOfAGame;
        };
        let Some(source) = inside.strip_prefix("src/") else { return Self::Around };
        let in_room = source.split_once('/').filter(|(room, _)| rooms::is_room(room));
        let source = in_room.map_or(source, |(_, file)| file);
        let is_part =
            |name: &str| source == format!("{name}.rs") || source.starts_with(&format!("{name}/"));
        if is_part("view") || is_part("event") {
            Self::Seen
        } else if is_part("words") {
            Self::Words
        } else {
            Self::Rules
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let mut tree = Tree::default();
        tree.add(path, text.as_bytes().to_vec());
        check_tree(&tree).iter().map(ToString::to_string).collect()
    }

    fn is_clean(path: &str, text: &str) {
        assert_eq!(findings(path, text), Vec::<String>::new(), "{path}: {text}");
    }

    fn finds(path: &str, text: &str, line: usize, what: &str) {
        let found = findings(path, text);
        let [only] = found.as_slice() else {
            panic!("one finding expected in {path}, not {found:?}")
        };
        assert!(only.starts_with(&format!("{path}:{line}: ")) && only.contains(what), "{only}");
    }

    #[test]
    fn files_have_a_header_and_an_end() {
        is_clean("a.rs", "//! What it is about.\nfn a() {}\n");
        is_clean("a.rs", "#!/usr/bin/env run\n#![cfg(unix)]\n//! What it is about.\n");
        finds("a.rs", "fn a() {}\n", 1, "no `//!`");
        finds("a.rs", &format!("//! Long.\n{}", "\n".repeat(600)), 601, "601 lines");
        is_clean("a.rs", &format!("//! @generated from data.\n{}", "\n".repeat(600)));
    }

    #[test]
    fn unfinished_work_is_found() {
        for (sign, _) in UNFINISHED {
            finds("a.rs", &format!("//! A.\n    {sign}"), 2, ";");
        }
        for mark in MARKS {
            finds("a.rs", &format!("//! A.\n// {mark}: later"), 2, mark);
        }
        is_clean("a.rs", &format!("//! A.\nlet {}A = 1;", MARKS[1]));
    }

    #[test]
    fn machine_paths_are_found_and_relative_paths_are_not() {
        for folder in ["work", "root/x", "farm", "home/ana/x"] {
            finds("a.txt", &format!("see\nin \"/{folder}\""), 2, "machine");
        }
        for fine in [
            "crates/work",
            "./root/",
            "/home",
            "</root>",
            "/workshop",
            "/root.svg",
            "https://a.org/work",
        ] {
            is_clean("a.txt", fine);
        }
    }

    #[test]
    fn registry_hosts_are_found() {
        let host = ["crates", "io"].join(".");
        finds("a.toml", &format!("index = \"https://static.{host}/x\""), 1, "registry");
        is_clean(
            "Cargo.lock",
            &format!("source = \"registry+https://github.com/rust-lang/{host}-index\""),
        );
    }

    #[test]
    fn views_and_events_hold_no_secrets() {
        finds("games/a/src/view.rs", "//! A.\nuse kernel::Hidden;", 2, "seen_by");
        finds("games/a/src/table/view.rs", "//! A.\nuse kernel::Hidden;", 2, "seen_by");
        finds("games/a/src/event.rs", "//! A.\nenum Event { All(State) }", 2, "whole State");
        is_clean(
            "games/a/src/view.rs",
            "//! What a Pile shows.\nfn view(look: &State) -> View { \"Hidden\" }",
        );
        is_clean(
            "games/a/src/state.rs",
            "//! A.\nuse kernel::{Hidden, Pile, sealed};\nstruct Box(State);",
        );
    }

    #[test]
    fn order_never_depends_on_the_run() {
        finds("games/a/src/bots/x.rs", "//! A.\nuse std::collections::HashMap;", 2, "BTreeMap");
        is_clean("crates/a/src/x.rs", "//! A.\nuse std::collections::HashMap;");
    }

    #[test]
    fn only_a_few_may_see_everything() {
        let call = "//! A.\nlet x = table.examine(|state, referee| 1);";
        finds("crates/arena/src/lib.rs", call, 2, "examine");
        finds("games/a/src/lib.rs", call, 2, "examine");
        is_clean("crates/testkit/src/laws.rs", call);
        is_clean("crates/shelf/src/runner.rs", call);
        is_clean("games/a/tests/setup.rs", call);
        is_clean(
            "games/a/src/lib.rs",
            "//! A.\n#[cfg(test)]\nmod tests {\n    fn a() { table.examine(f); }\n}",
        );
        is_clean("crates/kernel/src/table.rs", "//! Has `.examine(…)`.\npub fn examine() {}");
    }

    #[test]
    fn a_referee_is_for_the_rules() {
        is_clean("games/a/src/round.rs", "//! A.\nfn a(referee: Referee<'_>) {}");
        for path in [
            "games/a/src/view.rs",
            "games/a/src/words.rs",
            "games/a/src/words/events.rs",
            "games/a/src/shown/words/events.rs",
            "games/a/tests/a.rs",
        ] {
            finds(path, "//! A.\nfn a(referee: Referee<'_>) {}", 2, "Referee");
        }
    }
}
