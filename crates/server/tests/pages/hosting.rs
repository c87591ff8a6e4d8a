//! `docs/hosting.md` says what is true: every setting with its default, every counter, and a file that can be read.

use std::collections::BTreeSet;
use std::path::Path;

use server::Settings;

const HOSTING: &str = include_str!("../../../../docs/hosting.md");

/// The rows of the table under a heading: the first two cells, without backticks.
fn rows(heading: &str) -> Vec<(String, String)> {
    let (_, rest) = HOSTING.split_once(&format!("\n## {heading}\n")).unwrap();
    let section = rest.split("\n## ").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|line| {
        let mut cells = line.split('|').skip(1).map(|cell| cell.trim().replace('`', ""));
        (cells.next().unwrap(), cells.next().unwrap())
    });
    cells.collect()
}

/// The fields of `Settings`, in the words of the refusal of one that is not among them.
fn fields() -> Vec<String> {
    let error = serde_json::from_str::<Settings>(r#"{"nothing": 1}"#).unwrap_err().to_string();
    let (_, expected) = error.split_once("expected one of").unwrap();
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_setting_is_explained_with_its_default() {
    let rows = rows("Settings");
    let named: Vec<&String> = rows.iter().map(|(name, _)| name).collect();
    assert_eq!(named, fields().iter().collect::<Vec<_>>());
    let given = rows.iter().filter(|(_, default)| default != "none");
    let given: Vec<String> = given.map(|(name, value)| format!("{name} = {value}")).collect();
    let read: Settings = toml::from_str(&given.join("\n")).unwrap();
    assert_eq!(read, Settings::default());
}

#[test]
fn the_example_file_can_be_read() {
    let (_, rest) = HOSTING.split_once("```toml\n").unwrap();
    let read: Settings = toml::from_str(rest.split("```").next().unwrap()).unwrap();
    assert!(read.public_url.unwrap().starts_with("https://") && read.behind_proxy);
}

fn source(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            source(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_counter_is_explained() {
    let mut code = String::new();
    source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let counted: BTreeSet<String> = ["gauge!(", "counter!(", "histogram!("]
        .iter()
        .flat_map(|call| code.split(call).skip(1))
        .map(|rest| rest.split('"').nth(1).unwrap().to_owned())
        .collect();
    let explained = rows("Health and counters").into_iter().map(|(name, _)| name);
    let explained: BTreeSet<String> =
        explained.filter(|name| name.starts_with("sangfroid_")).collect();
    assert_eq!(explained, counted, "docs/hosting.md (left) and the code (right)");
}
