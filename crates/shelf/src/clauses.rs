//! Chapters and clauses as the documents of the rules have them, so that the English text of a clause is written once.
//!
//! A chapter is a heading that begins with its id (`### LS-300 The turn`), a clause a list item that begins with its own
//! (`- **LS-305** …`) and the indented lines after it. What is marked in a sentence is said without the marks.

use std::iter::Peekable;
use std::str::Lines;

/// Every chapter and clause of a document with the key its text is said by, in order.
pub(crate) fn read(document: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut lines = document.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some((id, title)) = chapter(line) {
            found.push((format!("chapter-{id}"), plain(title)));
        } else if let Some((id, text)) = clause(line) {
            found.push((format!("clause-{id}"), plain(&with_rest(text, &mut lines))));
        }
    }
    found
}

fn chapter(line: &str) -> Option<(&str, &str)> {
    let heading = line.strip_prefix("##")?.trim_start_matches('#').trim_start();
    let (id, title) = heading.split_once(' ')?;
    is_id(id).then_some((id, title))
}

fn clause(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some((id, text.trim_start()))
}

/// `LS-305`, `TV-1102`, `SR-R12`.
fn is_id(text: &str) -> bool {
    let Some((prefix, number)) = text.split_once('-') else { return false };
    let number = number.strip_prefix('R').unwrap_or(number);
    prefix.len() == 2
        && prefix.bytes().all(|letter| letter.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|digit| digit.is_ascii_digit())
}

/// The text with the indented lines that go on with it.
fn with_rest(first: &str, lines: &mut Peekable<Lines<'_>>) -> String {
    let mut text = first.to_owned();
    while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
        text.push(' ');
        text.push_str(more.trim().trim_start_matches("- "));
    }
    text
}

/// The text without marks: links, code, emphasis.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some((label, after)) = link(rest) {
            out.push_str(&plain(label));
            rest = after;
            continue;
        }
        let is_mark = letter == '`' || (letter == '*' && !stands_alone(&out, rest));
        if !is_mark {
            out.push(letter);
        }
        rest = &rest[letter.len_utf8()..];
    }
    out
}

/// A link that begins here: what it says, and what follows it.
fn link(text: &str) -> Option<(&str, &str)> {
    let (label, target) = text.strip_prefix('[')?.split_once("](")?;
    let (_, after) = target.split_once(')')?;
    (!label.contains(['[', ']'])).then_some((label, after))
}

/// Whether the star that begins the rest stands for itself, with a space on either side.
fn stands_alone(before: &str, rest: &str) -> bool {
    before.ends_with(' ') && rest[1..].starts_with(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_and_clauses_are_found_in_their_order() {
        let document = "# Rules\n\n### LS-300 The turn\n\n- **LS-301** *Pass* (passer): he hands it on.\n  \
                        Nothing else, see [rulings](../r.md).\n\n- plain item\n- **LS-R02** `six` * 2.\n## 4. Rulings\n";
        let expected = [
            ("chapter-LS-300", "The turn"),
            ("clause-LS-301", "Pass (passer): he hands it on. Nothing else, see rulings."),
            ("clause-LS-R02", "six * 2."),
        ];
        assert_eq!(read(document), expected.map(|(key, text)| (key.to_owned(), text.to_owned())));
    }
}
