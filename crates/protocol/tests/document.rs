//! `docs/protocol.md` describes every message and every field, and none that does not exist.
//!
//! What there is comes from the generated TypeScript, so nobody has to keep a list.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::{BTreeMap, BTreeSet};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Names of fields or values, in order.
type Names = Vec<String>;

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty())
}

/// The declarations of the TypeScript file without comments, by name.
fn declarations() -> BTreeMap<String, String> {
    let text = protocol::typescript();
    let code: Vec<&str> =
        text.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])).collect();
    let code = code.join("\n");
    let declared = code.split("export type ").skip(1);
    let named = declared.map(|text| text.split_once('=').unwrap());
    named.map(|(name, body)| (name.trim().to_owned(), body.trim().to_owned())).collect()
}

/// The fields of an object: `{ is: "a"; at?: number }`, over one line or many.
fn fields(object: &str) -> Names {
    let inside = object.trim().trim_end_matches(';').trim_matches(['{', '}']);
    let fields = inside.split(';').filter_map(|field| field.split_once(':'));
    fields.map(|(name, _)| name.trim().trim_end_matches('?').to_owned()).collect()
}

/// The variants of a union: what they are called by the sign, and their other fields.
fn variants(union: &str, sign: &str, all: &BTreeMap<String, String>) -> BTreeMap<String, Names> {
    let lines = union.split("| {").skip(1);
    let variants = lines.map(|variant| {
        let (object, other) = variant.split_once('}').unwrap();
        let name = object.split('"').nth(1).unwrap().to_owned();
        let mut names = fields(object);
        let also = other.trim_start().strip_prefix('&').and_then(|other| words(other).next());
        names.extend(also.map(|also| fields(&all[also])).into_iter().flatten());
        names.retain(|name| name != sign);
        (name, names)
    });
    variants.collect()
}

/// The parts of the document under a heading of the second level, by their headings of the third.
fn parts(heading: &str) -> BTreeMap<&'static str, &'static str> {
    let (_, rest) = DOCUMENT.split_once(&format!("\n## {heading}\n")).expect(heading);
    let section = rest.split("\n## ").next().unwrap();
    section.split("\n### ").skip(1).map(|part| part.split_once('\n').unwrap()).collect()
}

/// What stands in the first cells of the tables of a part.
fn rows(part: &str) -> Names {
    let rows = part.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| row.split('`').next().unwrap().to_owned()).collect()
}

fn compare(heading: &str, messages: &BTreeMap<String, Names>) {
    let parts = parts(heading);
    let described: BTreeSet<&str> = parts.keys().copied().collect();
    let known: BTreeSet<&str> = messages.keys().map(String::as_str).collect();
    assert_eq!(described, known, "“{heading}” in docs/protocol.md (left) and the code (right)");
    for (name, fields) in messages {
        let rows: BTreeSet<String> = rows(parts[name.as_str()]).into_iter().collect();
        let fields: BTreeSet<String> = fields.iter().cloned().collect();
        assert_eq!(rows, fields, "{name} in docs/protocol.md (left) and the code (right)");
    }
}

#[test]
fn every_message_of_a_client_is_described() {
    let all = declarations();
    compare("What a client says", &variants(&all["ClientMessage"], "do", &all));
}

#[test]
fn every_part_of_a_frame_is_described() {
    let all = declarations();
    compare("What the server says", &variants(&all["Part"], "is", &all));
}

/// Types that messages speak of, but neither the messages nor what a part of a frame is as a whole.
fn inside_messages(all: &BTreeMap<String, String>) -> BTreeSet<String> {
    let whole: BTreeSet<&str> =
        all["Part"].split("} & ").skip(1).filter_map(|rest| words(rest).next()).collect();
    let mut found = BTreeSet::new();
    let mut open = vec!["ClientMessage", "Frame"];
    while let Some(name) = open.pop() {
        if found.insert(name.to_owned()) {
            open.extend(words(&all[name]).filter(|word| all.contains_key(*word)));
        }
    }
    let is_message =
        |name: &str| ["ClientMessage", "Frame", "Part"].contains(&name) || whole.contains(name);
    found.into_iter().filter(|name| !is_message(name)).collect()
}

#[test]
fn everything_inside_messages_is_described() {
    let all = declarations();
    let parts = parts("What messages are made of");
    let described: BTreeSet<String> = parts.keys().map(|name| (*name).to_owned()).collect();
    assert_eq!(described, inside_messages(&all), "docs/protocol.md (left) and the code (right)");
    for (name, part) in parts {
        let body = &all[name];
        let said: BTreeSet<&str> = part.split('`').skip(1).step_by(2).collect();
        let values: Names = body.split('"').skip(1).step_by(2).map(str::to_owned).collect();
        let wanted: Names = if values.is_empty() { fields(body) } else { values };
        let inner = variants(body, "is", &all).into_values().flatten();
        for name_inside in wanted.into_iter().chain(inner) {
            assert!(said.contains(name_inside.as_str()), "{name} does not explain {name_inside}");
        }
        if body.starts_with('{') {
            assert_eq!(
                rows(part).into_iter().collect::<BTreeSet<_>>(),
                fields(body).into_iter().collect(),
                "{name}"
            );
        }
    }
}

#[test]
fn limits_and_close_codes_are_those_of_the_code() {
    let codes = [
        protocol::CLOSE_PROTOCOL,
        protocol::CLOSE_NOT_ALLOWED,
        protocol::CLOSE_NO_TABLE,
        protocol::CLOSE_TOO_SLOW,
        protocol::CLOSE_GOING_AWAY,
    ];
    for code in codes {
        assert!(DOCUMENT.contains(&format!("\n| {code} |")), "{code}");
    }
    assert!(DOCUMENT.contains(&format!("{} KiB", protocol::LONGEST_MESSAGE / 1024)));
    assert!(DOCUMENT.contains(&format!("1 to {} characters", protocol::LONGEST_TEXT)));
    assert!(DOCUMENT.contains(&format!("1 to {} characters", protocol::LONGEST_NAME)));
}
