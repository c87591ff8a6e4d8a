//! Which clauses have a text: those that the documents have. Clauses stand there as soon as a test holds the game to
//! them; the French text of one that is not there yet waits for it.

use std::collections::BTreeSet;

use shelf::Language;

/// The French chapters and clauses that the documents have in English.
pub(super) fn of_documents(french: &str, documents: &[&str]) -> String {
    let lines = documents.iter().flat_map(|text| text.lines());
    let defined: BTreeSet<&str> = lines.filter_map(defines).collect();
    let is_there = |line: &&str| {
        let key = line.split(" = ").next().unwrap_or_default();
        let id = key.strip_prefix("clause-").or_else(|| key.strip_prefix("chapter-"));
        id.is_none_or(|id| defined.contains(id))
    };
    french.lines().filter(is_there).collect::<Vec<_>>().join("\n")
}

/// The id that a bullet or a heading of a document gives a text.
fn defines(line: &str) -> Option<&str> {
    if let Some(bullet) = line.strip_prefix("- **") {
        return bullet.split_once("**").map(|(id, _)| id);
    }
    line.strip_prefix("##")?.trim_start_matches('#').split_whitespace().next()
}

/// Whether a clause has a text.
pub(super) fn is_written(id: &str) -> bool {
    super::words().has(Language::En, &format!("clause-{id}"))
}
