//! What Markdown files must look like: no spaces at the end of a line, and no link into the void.

use std::collections::BTreeSet;

use crate::tree::{File, Finding};

/// Checks one file. A link may point to any file of the repository, or to a folder.
pub(crate) fn check(file: &File, paths: &BTreeSet<String>, findings: &mut Vec<Finding>) {
    let mut in_code = false;
    for (number, line) in file.lines() {
        if line.ends_with([' ', '\t']) {
            findings.push(Finding::new(
                file,
                number,
                "spaces at the end of the line; take them away",
            ));
        }
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        for link in links(line) {
            if !leads_somewhere(&file.path, link, paths) {
                let text = format!("the link to {link} leads nowhere; correct it or add the file");
                findings.push(Finding::new(file, number, text));
            }
        }
    }
}

/// The targets of `[text](target)` and of `[name]: target`.
fn links(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    // Every second part of a line cut at its backticks is code.
    for part in line.split('`').step_by(2) {
        for (at, sign) in part.match_indices("](") {
            let rest = &part[at + sign.len()..];
            found.extend(rest.split([')', ' ']).next().filter(|target| !target.is_empty()));
        }
    }
    if line.starts_with('[')
        && let Some((_, target)) = line.split_once("]: ")
    {
        found.extend(target.split_whitespace().next());
    }
    found
}

fn leads_somewhere(from: &str, link: &str, paths: &BTreeSet<String>) -> bool {
    let path = link.trim_matches(['<', '>']).split('#').next().unwrap_or(link);
    if path.is_empty() || path.contains("://") || path.starts_with("mailto:") {
        return true;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." if parts.is_empty() => return false,
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.is_empty() || paths.contains(&parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(text: &str) -> Vec<usize> {
        let paths = ["docs/rules/a.md", "docs/rules", "docs", "README.md"].map(String::from).into();
        let mut findings = Vec::new();
        check(&File { path: "docs/rules/a.md".into(), text: text.into() }, &paths, &mut findings);
        findings.iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn links_are_followed_from_the_file_they_are_in() {
        assert_eq!(
            findings("[up](../../README.md#run) [self](a.md) [folder](../rules/) [part](#x)"),
            [0; 0]
        );
        assert_eq!(
            findings("[web](https://example.org/x) <b>\n[a]: ../nothing.md\n[b](c.md)"),
            [2, 3]
        );
        assert_eq!(findings("[too far](../../../README.md)"), [1]);
    }

    #[test]
    fn code_contains_no_links() {
        assert_eq!(findings("`[a](b)` and\n```text\n[c](d)\n```\n[e](f \"title\")"), [5]);
    }

    #[test]
    fn spaces_at_the_end_are_found() {
        assert_eq!(findings("good\nbad \nbad\t"), [2, 3]);
    }
}
