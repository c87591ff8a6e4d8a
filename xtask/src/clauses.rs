//! Which clauses of the rules does no test name?
//!
//! A clause is defined in `docs/rules/<game>.md` or `docs/rulings/<game>.md`: a bullet `- **LS-305** …`, a worked
//! example `**LS-X01** …` at the start of a line, or a row of the table of mistakes, ``| `LS-E03` | …``. It counts as
//! tested when a test names it, as `LS-305` or in a function's name, `ls_305_…`. Tests of other crates count too, but
//! what they have in quotes does not: there a clause is just something a player might type.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::cargo::root;
use crate::source::{first_test_line, is_test_path, is_word, without_quoted};
use crate::tree::{File, Finding, Tree};

/// The clauses of one game.
#[derive(Debug, Default)]
struct Book {
    slug: String,
    prefix: String,
    /// Each clause with the beginning of its text and where it is.
    clauses: BTreeMap<String, Finding>,
    /// Headings such as `### LS-300 The turn`: they may be named but need no test.
    chapters: BTreeSet<String>,
}

/// `cargo xtask clauses [PREFIX]`.
pub(crate) fn run(prefix: Option<&str>) -> Result<ExitCode> {
    let tree = Tree::read(&root())?;
    let mut problems = Vec::new();
    let books = read_books(&tree, &mut problems);
    let wanted =
        |book: &&Book| prefix.is_none_or(|prefix| prefix.eq_ignore_ascii_case(&book.prefix));
    if let Some(prefix) = prefix
        && !books.iter().any(|book| wanted(&book))
    {
        let known: Vec<_> = books.iter().map(|book| book.prefix.as_str()).collect();
        bail!("no game has clauses that begin with {prefix}; choose one of: {}", known.join(", "));
    }
    let mut summaries = Vec::new();
    for book in books.iter().filter(wanted) {
        summaries.push(judge(&tree, book, &mut problems));
    }
    problems.sort();
    let mut out = io::stdout().lock();
    for problem in &problems {
        writeln!(out, "{problem}")?;
    }
    for summary in summaries {
        writeln!(out, "{summary}")?;
    }
    Ok(if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is wrong with the clauses of a game; how many there are is returned in a line.
fn judge(tree: &Tree, book: &Book, problems: &mut Vec<Finding>) -> String {
    let named = named_in_tests(tree, book);
    let untested = book.clauses.iter().filter(|(id, _)| !named.contains_key(*id));
    let untested: Vec<&Finding> = untested.map(|(_, defined)| defined).collect();
    let missing = untested.len();
    problems.extend(untested.into_iter().map(|defined| Finding {
        text: format!("no test names {}", defined.text),
        ..defined.clone()
    }));
    problems.extend(unknown(book, &named));
    let all = book.clauses.len();
    let tested = all - missing;
    let Book { slug, prefix, .. } = book;
    format!("{prefix} {slug}: {all} clauses, {tested} tested, {missing} without a test")
}

/// Everything wrong with the clauses of these files.
#[cfg(test)]
pub(crate) fn problems(tree: &Tree) -> Vec<Finding> {
    let mut problems = Vec::new();
    for book in read_books(tree, &mut problems) {
        judge(tree, &book, &mut problems);
    }
    problems
}

/// The clauses of every game that has a crate.
fn read_books(tree: &Tree, problems: &mut Vec<Finding>) -> Vec<Book> {
    let mut books = Vec::new();
    for slug in tree.games() {
        let mut book = Book { slug: slug.into(), ..Book::default() };
        for folder in ["rules", "rulings"] {
            let path = format!("docs/{folder}/{slug}.md");
            match tree.file(&path) {
                Some(file) => book.read(file, problems),
                None => problems.push(Finding {
                    path,
                    line: 1,
                    text: "the file is missing; write it".into(),
                }),
            }
        }
        books.push(book);
    }
    books
}

impl Book {
    fn read(&mut self, file: &File, problems: &mut Vec<Finding>) {
        for (number, line) in file.lines() {
            if let Some((id, _)) =
                line.strip_prefix('#').and_then(|rest| clause_at(rest.trim_matches(['#', ' '])))
            {
                self.chapters.insert(id.into());
                continue;
            }
            let Some((id, text)) = definition(line) else { continue };
            let prefix = id.split('-').next().unwrap_or(id);
            if self.prefix.is_empty() {
                self.prefix = prefix.into();
            }
            if self.prefix != prefix {
                let text = format!(
                    "{id} does not begin with {}, the prefix of this game; correct it",
                    self.prefix
                );
                problems.push(Finding::new(file, number, text));
                continue;
            }
            let beginning: String = text.chars().take(100).collect();
            let defined = Finding::new(file, number, format!("{id} {beginning}"));
            if let Some(earlier) = self.clauses.insert(id.into(), defined) {
                let text = format!(
                    "{id} is defined twice, first on line {}; give one another number",
                    earlier.line
                );
                problems.push(Finding::new(file, number, text));
            }
        }
    }
}

/// The clause a line defines, with its text.
fn definition(line: &str) -> Option<(&str, &str)> {
    let trimmed = line.trim_start();
    let (mark, inside) = if let Some(cell) = trimmed.strip_prefix('|') {
        let cell = cell.trim_start();
        cell.strip_prefix('`')
            .map(|inside| ("`", inside))
            .or_else(|| Some(("**", cell.strip_prefix("**")?)))?
    } else {
        ("**", trimmed.strip_prefix("- ").unwrap_or(trimmed).strip_prefix("**")?)
    };
    let (id, rest) = clause_at(inside)?;
    let text = rest.strip_prefix(mark)?.trim_matches([' ', '|', '.', ':']);
    Some((id, text))
}

/// The clause id at the very start of a text, and what follows it: two capitals, a hyphen, perhaps a letter, digits,
/// perhaps a small letter.
fn clause_at(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let is_prefix =
        bytes.len() > 3 && bytes[..2].iter().all(u8::is_ascii_uppercase) && bytes[2] == b'-';
    let number = if is_prefix { number_at(&text[3..])? } else { return None };
    let (id, rest) = text.split_at(3 + number);
    (!rest.starts_with(is_word)).then_some((id, rest))
}

/// The length of `305`, `R03`, `x01` or `305a` at the start of a text.
fn number_at(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let kind = usize::from(bytes.first().is_some_and(u8::is_ascii_alphabetic));
    let digits = bytes[kind..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let end = kind + digits;
    let letter = bytes.get(end).is_some_and(u8::is_ascii_lowercase)
        && !bytes.get(end + 1).is_some_and(u8::is_ascii_alphanumeric);
    (digits > 0).then_some(end + usize::from(letter))
}

/// Every clause of a game that a test names, with the first place where one does.
fn named_in_tests(tree: &Tree, book: &Book) -> BTreeMap<String, Finding> {
    let own = format!("games/{}/", book.slug);
    let mut named = BTreeMap::new();
    for file in &tree.files {
        let Some(start) = first_line_of_tests(file, &own) else { continue };
        let text = if file.path.starts_with(&own) {
            file.text.clone()
        } else {
            without_quoted(&file.text)
        };
        for (index, line) in text.lines().enumerate().skip(start - 1) {
            for id in named_on(line, &book.prefix) {
                let place = Finding::new(file, index + 1, id.clone());
                named.entry(id).or_insert(place);
            }
        }
    }
    named
}

/// Where the tests of a file begin, if it has any that count. Ours play with clause numbers and prove none.
fn first_line_of_tests(file: &File, own: &str) -> Option<usize> {
    let ends_with = |endings: [&str; 2]| endings.iter().any(|ending| file.path.ends_with(ending));
    if file.path.starts_with("xtask/") {
        None
    } else if ends_with([".rs", ".ts"]) {
        if is_test_path(&file.path) { Some(1) } else { first_test_line(&file.text) }
    } else {
        let is_data_of_tests =
            ends_with([".toml", ".snap"]) && file.path.starts_with(&format!("{own}tests/"));
        is_data_of_tests.then_some(1)
    }
}

/// The clauses a line names, as `LS-305` or inside a name, `ls_305_…`.
fn named_on(line: &str, prefix: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let upper = format!("{prefix}-");
    for (at, _) in line.match_indices(&upper) {
        if !line[..at].ends_with(is_word) {
            ids.extend(clause_at(&line[at..]).map(|(id, _)| id.to_owned()));
        }
    }
    let lower = format!("{}_", prefix.to_lowercase());
    for (at, _) in line.match_indices(&lower) {
        let rest = &line[at + lower.len()..];
        let Some(length) = number_at(rest) else { continue };
        let number = &rest[..length];
        let has_two_digits = number.chars().filter(char::is_ascii_digit).count() >= 2;
        let begins = !line[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
        let ends = !rest[length..].starts_with(|c: char| c.is_ascii_alphanumeric());
        if begins && ends && has_two_digits && !number.starts_with(|c: char| c.is_ascii_uppercase())
        {
            ids.push(format!("{prefix}-{}", capital_kind(number)));
        }
    }
    ids
}

/// `r03` as documents write it, `R03`; a letter after the number stays small.
fn capital_kind(number: &str) -> String {
    let (kind, rest) =
        number.split_at(usize::from(number.starts_with(|c: char| c.is_ascii_alphabetic())));
    format!("{}{rest}", kind.to_ascii_uppercase())
}

/// Tests that name a clause which does not exist: most likely a slip of the pen.
fn unknown(book: &Book, named: &BTreeMap<String, Finding>) -> Vec<Finding> {
    let exists = |id: &str| book.clauses.contains_key(id) || book.chapters.contains(id);
    let strangers = named.iter().filter(|(id, _)| !exists(id));
    strangers
        .map(|(id, place)| Finding {
            text: format!("a test names {id}, which docs/rules and docs/rulings do not define; correct the number"),
            ..place.clone()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_defined_by_bullets_examples_and_rows() {
        assert_eq!(
            definition("- **LS-305** A player holding a Shield."),
            Some(("LS-305", "A player holding a Shield"))
        );
        assert_eq!(definition("**LS-X01** (Fan)."), Some(("LS-X01", "(Fan)")));
        assert_eq!(
            definition("| `LS-E03` | attacks a shield |"),
            Some(("LS-E03", "attacks a shield"))
        );
        assert_eq!(definition("- **SR-214b** Then."), Some(("SR-214b", "Then")));
    }

    #[test]
    fn mentions_are_not_definitions() {
        for line in [
            "LS-R01 to LS-R32 are in another file.",
            "- see `LS-305`",
            "### LS-300 The turn",
            "- **D1** the numbers",
            "",
        ] {
            assert_eq!(definition(line), None, "{line}");
        }
    }

    #[test]
    fn tests_name_clauses_in_two_ways() {
        assert_eq!(named_on("fn ls_305_shields_protect() {", "LS"), ["LS-305"]);
        assert_eq!(named_on("fn ls_r03_ls_x01_ls_e28() {", "LS"), ["LS-R03", "LS-X01", "LS-E28"]);
        assert_eq!(
            named_on("// LS-404, LS-409…LS-411 and (LS-214b)", "LS"),
            ["LS-404", "LS-409", "LS-411", "LS-214b"]
        );
        assert_eq!(named_on("fn ls_1003_the_inquisitor() {", "LS"), ["LS-1003"]);
    }

    #[test]
    fn other_words_name_nothing() {
        assert!(
            named_on(
                "let cells_30 = calls_305; SR-214 XLS-305 sr_214_x ls_6_players ls_names",
                "LS"
            )
            .is_empty()
        );
    }

    fn tree() -> Tree {
        let mut tree = Tree::default();
        tree.add("games/a/Cargo.toml", Vec::new());
        let rules =
            "### LS-300 The turn\n\n- **LS-301** One.\n- **LS-302** Two.\n| `LS-E01` | three |\n";
        tree.add("docs/rules/a.md", rules.into());
        tree.add("docs/rulings/a.md", "- **LS-R01** Four.\n".into());
        tree.add("games/a/tests/turn.rs", "//! LS-300\nfn ls_301_one() {}\n// LS-999\n".into());
        tree.add(
            "games/a/src/lib.rs",
            "// LS-302\n#[cfg(test)]\nmod tests {\n    // LS-R01\n}\n".into(),
        );
        tree.add("crates/b/tests/menu.rs", "read(\"rule LS-E01 LS-888\");".into());
        tree.add("xtask/src/clauses.rs", "#[cfg(test)]\n// LS-E01 LS-777".into());
        tree
    }

    #[test]
    fn only_tests_count_and_slips_are_found() {
        let tree = tree();
        let mut problems = Vec::new();
        let books = read_books(&tree, &mut problems);
        let [book] = books.as_slice() else { panic!("one game") };
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(book.clauses.len(), 4);
        let named = named_in_tests(&tree, book);
        let untested: Vec<_> = book.clauses.keys().filter(|id| !named.contains_key(*id)).collect();
        assert_eq!(untested, ["LS-302", "LS-E01"]);
        let strangers = unknown(book, &named);
        assert_eq!(strangers.len(), 1);
        assert!(
            strangers[0].to_string().starts_with("games/a/tests/turn.rs:3: a test names LS-999")
        );
    }

    #[test]
    fn a_clause_is_defined_once_and_under_its_own_prefix() {
        let mut tree = tree();
        tree.files.retain(|file| file.path != "docs/rulings/a.md");
        tree.add("docs/rulings/a.md", "- **LS-301** Again.\n- **SR-101** Elsewhere.\n".into());
        let mut problems = Vec::new();
        read_books(&tree, &mut problems);
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [1, 2]);
    }
}
