//! The rooms of a game's `src`, and which of them may look into which.
//!
//! Rules read what is true and what is printed; people and bots meet the rules; nothing but the table of contents in
//! `lib.rs` knows who they are.

use crate::source::{code_only, has_word};
use crate::tree::{File, Finding};

/// The rooms, and into which others each may look.
const ARROWS: [(&str, &[&str]); 5] = [
    ("rules", &["table", "cards"]),
    ("table", &["cards"]),
    ("cards", &[]),
    ("shown", &["rules", "table", "cards"]),
    ("bots", &["rules", "table", "cards"]),
];

/// Whether this is the name of a room.
pub(crate) fn is_room(name: &str) -> bool {
    ARROWS.iter().any(|(room, _)| *room == name)
}

/// The room a file of a game is in.
fn room_of(path: &str) -> Option<&str> {
    let (_, inside) = path.strip_prefix("games/")?.split_once('/')?;
    let (room, _) = inside.strip_prefix("src/")?.split_once('/')?;
    is_room(room).then_some(room)
}

/// Finds rooms that look where they may not.
pub(crate) fn check(file: &File, findings: &mut Vec<Finding>) {
    let Some(room) = room_of(&file.path) else { return };
    let allowed = ARROWS.iter().find(|(name, _)| *name == room).map_or(&[][..], |(_, into)| into);
    for (number, line) in code_only(&file.text).lines().enumerate() {
        for (other, _) in ARROWS {
            let looks = line.contains(&format!("crate::{other}::"))
                || line.contains(&format!("crate::{other};"))
                || (line.contains("use crate::{") && has_word(line, other));
            if looks && other != room && !allowed.contains(&other) {
                findings.push(Finding::new(
                    file,
                    number + 1,
                    format!("{room} may not look into {other}; only lib.rs joins them"),
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let mut tree = Tree::default();
        tree.add(path, text.as_bytes().to_vec());
        let mut findings = Vec::new();
        tree.files.iter().for_each(|file| check(file, &mut findings));
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rules_know_neither_words_nor_bots() {
        let text = "use crate::table::flow::Step;\nuse crate::shown::words::say;\n";
        assert_eq!(
            findings("games/x/src/rules/turn.rs", text),
            ["games/x/src/rules/turn.rs:2: rules may not look into shown; only lib.rs joins them"]
        );
        assert!(
            findings("games/x/src/shown/words.rs", "use crate::rules::turn::wound;").is_empty()
        );
        assert_eq!(findings("games/x/src/cards/kinds.rs", "let a = crate::table::x();").len(), 1);
    }

    #[test]
    fn the_table_of_contents_joins_them() {
        assert!(findings("games/x/src/lib.rs", "use crate::bots::regular::Regular;").is_empty());
        assert!(findings("crates/x/src/rules/a.rs", "use crate::bots::B;").is_empty());
    }
}
