//! Comparing and breaking text: accents and capitals do not matter when somebody types.

pub use shelf::fold;

/// Whether a folded text contains what somebody typed: as it stands, or all its words in any order.
pub(crate) fn contains(folded: &str, typed: &str) -> bool {
    folded.contains(typed)
        || typed.split(' ').all(|word| folded.split(' ').any(|part| part.contains(word)))
}

/// The text on one line without control characters, so that a name from a file cannot paint the terminal.
///
/// ```
/// assert_eq!(terminal::one_line("Ana\u{1b}[2J\n"), "Ana[2J");
/// ```
#[must_use]
pub fn one_line(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// The text in lines of at most `width` characters, each behind `indent`. Words are never cut.
///
/// ```
/// assert_eq!(terminal::wrap("one two three", 9, "  "), ["  one two", "  three"]);
/// ```
#[must_use]
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_ascii_whitespace() {
            let length = indent.chars().count() + line.chars().count() + 1 + word.chars().count();
            if !line.is_empty() && length > width {
                lines.push(format!("{indent}{line}"));
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(format!("{indent}{line}"));
    }
    lines
}

/// A line as it is, or broken at spaces if it is longer than `width`; what follows stands behind `hang`. Columns made
/// of spaces stay as they are.
pub(crate) fn break_line(line: &str, width: usize, hang: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = line.to_owned();
    while let Some((limit, _)) = rest.char_indices().nth(width) {
        let indent = rest.len() - rest.trim_start().len();
        let Some(space) = rest[..limit].rfind(' ').filter(|place| *place > indent) else { break };
        let next = format!("{hang}{}", rest[space..].trim_start());
        rest.truncate(space);
        lines.push(rest.trim_end().to_owned());
        rest = next;
    }
    lines.push(rest);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_words_may_come_in_any_order_and_without_accents() {
        assert!(contains(&fold("Attaquer Chloé avec l’Épée"), &fold("EPEE chloe")));
        assert!(contains(&fold("Passer la dague à Élise"), "a elise"));
        assert!(!contains(&fold("Attaquer Chloé"), "chloe bruno"));
    }

    #[test]
    fn only_long_lines_are_broken() {
        assert_eq!(break_line("  a   b", 7, "    "), ["  a   b"]);
        assert_eq!(break_line("  ab cd  ef gh", 8, "    "), ["  ab cd", "    ef", "    gh"]);
        assert_eq!(break_line("  unbreakable", 4, "    "), ["  unbreakable"]);
        assert_eq!(break_line("éé éé éé", 5, ""), ["éé", "éé éé"]);
    }

    #[test]
    fn long_words_stay_whole() {
        assert_eq!(wrap("extraordinarily so", 5, ""), ["extraordinarily", "so"]);
        assert_eq!(wrap("", 5, " "), Vec::<String>::new());
    }
}
