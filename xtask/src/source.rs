//! Reading Rust just well enough: code without comments and texts, whole words, and where tests begin.

/// The code with every comment and every text in quotes turned into spaces. Lines stay where they are.
pub(crate) fn code_only(text: &str) -> String {
    blank(text, &[Piece::Comment, Piece::Quoted])
}

/// Code and comments with every text in quotes turned into spaces.
pub(crate) fn without_quoted(text: &str) -> String {
    blank(text, &[Piece::Quoted])
}

/// What is not code.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Piece {
    Comment,
    Quoted,
}

fn blank(text: &str, blanked: &[Piece]) -> String {
    let source: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < source.len() {
        let (piece, end) = piece_at(&source, at).unwrap_or((Piece::Quoted, at));
        if end == at {
            out.push(source[at]);
            at += 1;
            continue;
        }
        let is_blanked = blanked.contains(&piece);
        out.extend(source[at..end].iter().map(|&c| if is_blanked && c != '\n' { ' ' } else { c }));
        at = end;
    }
    out
}

/// The comment or quoted text that begins here, and its end.
fn piece_at(source: &[char], at: usize) -> Option<(Piece, usize)> {
    match (source[at], source.get(at + 1)) {
        ('/', Some('/')) => Some((Piece::Comment, end_of_line(source, at))),
        ('/', Some('*')) => Some((Piece::Comment, end_of_block(source, at))),
        ('"', _) => Some((Piece::Quoted, end_of_quote(source, at, '"'))),
        ('\'', _) if is_character(source, at) => {
            Some((Piece::Quoted, end_of_quote(source, at, '\'')))
        }
        ('r', Some('"' | '#')) if !is_word(before_raw(source, at)) => {
            Some((Piece::Quoted, end_of_raw(source, at)?))
        }
        _ => None,
    }
}

/// The character before a raw text's `r`, looking through the `b` or `c` of `br"…"`.
fn before_raw(source: &[char], at: usize) -> char {
    let before = |steps: usize| at.checked_sub(steps).map_or(' ', |place| source[place]);
    if matches!(before(1), 'b' | 'c') { before(2) } else { before(1) }
}

fn end_of_line(source: &[char], start: usize) -> usize {
    source[start..].iter().position(|&c| c == '\n').map_or(source.len(), |length| start + length)
}

fn end_of_block(source: &[char], start: usize) -> usize {
    let mut depth = 0;
    let mut at = start;
    while at + 1 < source.len() {
        match (source[at], source[at + 1]) {
            ('/', '*') => (depth, at) = (depth + 1, at + 2),
            ('*', '/') if depth == 1 => return at + 2,
            ('*', '/') => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    source.len()
}

fn end_of_quote(source: &[char], start: usize, quote: char) -> usize {
    let mut at = start + 1;
    while at < source.len() {
        match source[at] {
            '\\' => at += 2,
            c if c == quote => return at + 1,
            _ => at += 1,
        }
    }
    source.len()
}

/// The end of `r"…"` or `r#"…"#`, if this is one.
fn end_of_raw(source: &[char], start: usize) -> Option<usize> {
    let hashes = source[start + 1..].iter().take_while(|&&c| c == '#').count();
    let open = start + 1 + hashes;
    if source.get(open) != Some(&'"') {
        return None;
    }
    let closes = |at: usize| {
        source[at] == '"' && source[at + 1..].iter().take_while(|&&c| c == '#').count() >= hashes
    };
    let end = (open + 1..source.len()).find(|&at| closes(at)).map(|at| at + 1 + hashes);
    Some(end.unwrap_or(source.len()))
}

/// Whether this `'` begins a character and not a lifetime.
fn is_character(source: &[char], at: usize) -> bool {
    source.get(at + 1) == Some(&'\\') || source.get(at + 2) == Some(&'\'')
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether a line contains this very word.
pub(crate) fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        !line[..at].ends_with(is_word) && !line[at + word.len()..].starts_with(is_word)
    })
}

/// Whether a whole file is tests.
pub(crate) fn is_test_path(path: &str) -> bool {
    let path = format!("/{path}");
    path.contains("/tests/")
        || path.contains("/tests.")
        || path.contains("_test")
        || path.ends_with(".spec.ts")
        || path.ends_with(".test.ts")
}

/// The line, counted from one, on which the tests of a source file begin.
pub(crate) fn first_test_line(text: &str) -> Option<usize> {
    text.lines()
        .position(|line| line.trim_start().starts_with("#[cfg(test)]"))
        .map(|index| index + 1)
}

/// Lines of structs and enums that use this word as a type.
pub(crate) fn type_bodies_naming(code: &str, word: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut depth = 0;
    let mut in_type = false;
    for (index, line) in code.lines().enumerate() {
        for token in tokens(line) {
            match token {
                "struct" | "enum" if !in_type => (in_type, depth) = (true, 0),
                "{" | "(" if in_type => depth += 1,
                "}" | ")" if in_type => {
                    depth -= 1;
                    in_type = depth > 0 || token == ")";
                }
                ";" if depth == 0 => in_type = false,
                other if in_type && depth > 0 && other == word => found.push(index + 1),
                _ => {}
            }
        }
    }
    found
}

/// Words and single signs of a line of code.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = line;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let length = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        Some(token)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_texts_are_not_code() {
        let text = "let a = \"Pile // \\\" x\"; // Hidden\n/* Pile /* deep */ still */ let b = 'x';\n/// Hidden\nfn c() {}";
        let code = code_only(text);
        assert!(
            !code.contains("Hidden")
                && !code.contains("Pile")
                && !code.contains("still")
                && !code.contains('x')
        );
        assert!(code.contains("let a =") && code.contains("let b =") && code.contains("fn c() {}"));
        assert_eq!(code.lines().count(), text.lines().count());
    }

    #[test]
    fn comments_can_be_kept() {
        let kept = without_quoted("a(\"LS-305\"); // LS-306 \"");
        assert!(!kept.contains("LS-305") && kept.ends_with("// LS-306 \""));
    }

    #[test]
    fn raw_texts_end_at_their_own_number_of_hashes() {
        let code = code_only("let a = r#\"one \" two\"#; let b = br\"three\"; let for_r = four;");
        assert!(!code.contains("two") && !code.contains("three"));
        assert!(code.contains("let for_r = four;"));
    }

    #[test]
    fn lifetimes_are_not_characters() {
        let code =
            code_only("fn view<'a>(look: Look<'a>) -> &'a str { let quote = '\\''; look.0 } // 'a");
        assert!(code.contains("Look<'a>") && code.contains("look.0 }"));
    }

    #[test]
    fn words_are_whole_words() {
        assert!(has_word("use kernel::{Hidden, Seat};", "Hidden"));
        assert!(!has_word("fn is_hidden(HiddenThings)", "Hidden"));
        assert!(!has_word("unsealed", "sealed"));
    }

    #[test]
    fn a_state_inside_a_type_is_found_and_one_in_a_signature_is_not() {
        let code = "fn of(state: &State) -> View { View { a: 1 } }\nstruct View {\n    all: Box<State>,\n}\nstruct Two(State);\n\
                    struct Unit;\nfn two(state: &State) {}\nenum Event {\n    Saw { what: Stately },\n}\nfn three(s: State) {}";
        assert_eq!(type_bodies_naming(code, "State"), [3, 5]);
    }

    #[test]
    fn tests_are_known_by_their_place() {
        assert!(
            is_test_path("games/taverne/tests/setup.rs")
                && is_test_path("crates/kernel/src/tests.rs")
        );
        assert!(!is_test_path("crates/testkit/src/laws.rs"));
        assert_eq!(first_test_line("fn a() {}\n\n#[cfg(test)]\nmod tests {}"), Some(3));
    }
}
