//! What a game costs: its lines of Rust, Fluent and web code, inside and outside its rules and bots.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;

use crate::cargo::root;
use crate::tree::Tree;

/// What a file of a game is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Rules, what is true, and bots: the game itself.
    Game,
    /// Cards, words in Rust, settings, sheets: what is around it.
    Around,
    Sentences,
    Page,
    Tests,
}

/// Which game a file belongs to, and what part of it it is.
fn part_of(path: &str) -> Option<(&str, Part)> {
    if let Some(inside) = path.strip_prefix("web/src/games/") {
        let (game, file) = inside.split_once('/')?;
        return (file != "types.ts").then_some((game, Part::Page));
    }
    let (game, file) = path.strip_prefix("games/")?.split_once('/')?;
    let is = |end: &str| file.ends_with(end);
    let part = if is(".ftl") {
        Part::Sentences
    } else if !is(".rs") {
        return None;
    } else if file.starts_with("tests/") {
        Part::Tests
    } else if ["src/rules/", "src/table/", "src/bots/", "src/lib.rs"]
        .iter()
        .any(|room| file.starts_with(room))
    {
        Part::Game
    } else {
        Part::Around
    };
    Some((game, part))
}

/// `cargo xtask weigh`.
pub(crate) fn run() -> Result<ExitCode> {
    let tree = Tree::read(&root())?;
    let mut games: Vec<(String, [usize; 5])> = Vec::new();
    for file in &tree.files {
        let Some((game, part)) = part_of(&file.path) else { continue };
        let lines = file.text.lines().count();
        match games.iter_mut().find(|(name, _)| name == game) {
            Some((_, counts)) => counts[part as usize] += lines,
            None => {
                let mut counts = [0; 5];
                counts[part as usize] = lines;
                games.push((game.to_owned(), counts));
            }
        }
    }
    games.sort();
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:<20} {:>12} {:>8} {:>10} {:>6} {:>6}",
        "lines", "rules, bots", "around", "sentences", "page", "tests"
    )?;
    for (game, [rules, around, sentences, page, tests]) in &games {
        writeln!(out, "{game:<20} {rules:>12} {around:>8} {sentences:>10} {page:>6} {tests:>6}")?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_a_game_has_its_part() {
        assert_eq!(part_of("games/x/src/rules/turn.rs"), Some(("x", Part::Game)));
        assert_eq!(part_of("games/x/src/shown/words.rs"), Some(("x", Part::Around)));
        assert_eq!(part_of("games/x/words/fr.ftl"), Some(("x", Part::Sentences)));
        assert_eq!(part_of("web/src/games/x/Board.svelte"), Some(("x", Part::Page)));
        assert_eq!(part_of("web/src/games/x/types.ts"), None);
        assert_eq!(part_of("crates/kernel/src/lib.rs"), None);
    }
}
