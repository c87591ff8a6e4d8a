//! Building the copy: all mutants at once, without those that the compiler does not take.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::chosen::Chosen;
use crate::copy::Sources;
use crate::weave::{Numbered, Woven, weave};

/// So often mutants that do not compile are taken away; each time the compiler gets further.
const ROUNDS: usize = 40;

/// The program of a game's unit tests, or of the tests in one file or folder of `tests`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Binary {
    pub(crate) name: String,
    pub(crate) program: PathBuf,
}

/// Where the compiler found something wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fault {
    text: String,
    /// The bytes it names first, and those it names beside them.
    spans: Vec<(String, Range<usize>)>,
}

/// Builds the tests of a game with all mutants but those in `left_out`, to which those are added that do not compile.
pub(crate) fn build(
    sources: &Sources,
    copy: &Path,
    chosen: &Chosen,
    left_out: &mut BTreeSet<u32>,
    mut say: impl FnMut(&str),
) -> Result<Vec<Binary>> {
    for _ in 0..ROUNDS {
        let woven = woven(sources, chosen, left_out)?;
        sources.copy_to(copy, &texts(sources, chosen, &woven)?)?;
        let (binaries, faults) = compile(copy, &chosen.game)?;
        if faults.is_empty() {
            return Ok(binaries);
        }
        let blamed = blamed(&faults, &woven);
        let Some(fault) = faults.first() else { bail!("nothing was built") };
        if blamed.is_empty() {
            bail!("the game does not compile, and no mutant is to blame:\n{}", fault.text);
        }
        left_out.extend(&blamed);
        say(&format!("{} mutants do not compile and are left out", left_out.len()));
    }
    bail!("after {ROUNDS} rounds the compiler still refuses mutants; choose fewer files")
}

/// Every chosen file with its mutants.
fn woven(
    sources: &Sources,
    chosen: &Chosen,
    left_out: &BTreeSet<u32>,
) -> Result<BTreeMap<String, Woven>> {
    let mut woven = BTreeMap::new();
    for file in &chosen.files {
        let mutants: Vec<Numbered<'_>> = chosen
            .numbered()
            .filter(|(id, one)| one.file == *file && !left_out.contains(id))
            .map(|(id, one)| Numbered { id, mutant: &one.mutant })
            .collect();
        woven.insert(file.clone(), weave(sources.text(file)?, &mutants));
    }
    Ok(woven)
}

/// What stands in the copy instead of the project's own text: the chosen files, and the switch.
fn texts(
    sources: &Sources,
    chosen: &Chosen,
    woven: &BTreeMap<String, Woven>,
) -> Result<BTreeMap<String, String>> {
    let mut texts: BTreeMap<String, String> =
        woven.iter().map(|(file, woven)| (file.clone(), woven.text.clone())).collect();
    let (lib, switch) = (chosen.path("src/lib.rs"), chosen.path("src/mutants.rs"));
    let text = match texts.get(&lib) {
        Some(text) => text,
        None => sources.text(&lib)?,
    };
    let with_switch = format!("{text}\nmod mutants;\n");
    texts.insert(lib, with_switch);
    texts.insert(switch, include_str!("switch.rs").to_owned());
    Ok(texts)
}

fn compile(copy: &Path, game: &str) -> Result<(Vec<Binary>, Vec<Fault>)> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["test", "--no-run", "--locked", "--package", game, "--lib", "--tests"])
        .args(["--message-format", "json", "--quiet"])
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", crate::copy::folder().join("built"))
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .context("cargo cannot be started")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let messages: Vec<Value> =
        said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let faults: Vec<Fault> = messages.iter().filter_map(fault).collect();
    if !output.status.success() && faults.is_empty() {
        bail!("cargo cannot build the game:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok((messages.iter().filter_map(binary).collect(), faults))
}

/// A program of tests in a message of cargo.
fn binary(message: &Value) -> Option<Binary> {
    let is_test = message["profile"]["test"].as_bool()?;
    let program = message["executable"].as_str().filter(|_| is_test)?;
    let target = &message["target"];
    let is_library = target["kind"].as_array()?.iter().any(|kind| kind == "lib");
    let name = if is_library { "unit tests" } else { target["name"].as_str()? };
    Some(Binary { name: name.to_owned(), program: program.into() })
}

/// An error in a message of cargo.
fn fault(message: &Value) -> Option<Fault> {
    let told = message.get("message")?;
    // The last word, “could not compile due to so many errors”, names no place.
    if told["level"] != "error" || told["spans"].as_array()?.is_empty() {
        return None;
    }
    let mut spans = Vec::new();
    add_spans(told, &mut spans);
    let text = told["rendered"].as_str().unwrap_or("an error without words").to_owned();
    Some(Fault { text, spans })
}

/// The places a message names: the most important ones first, then those of its notes.
fn add_spans(told: &Value, to: &mut Vec<(String, Range<usize>)>) {
    let empty = Vec::new();
    let spans = told["spans"].as_array().unwrap_or(&empty);
    let (first, beside): (Vec<&Value>, Vec<&Value>) =
        spans.iter().partition(|span| span["is_primary"] == true);
    for span in first.into_iter().chain(beside) {
        add_span(span, to);
    }
    for note in told["children"].as_array().unwrap_or(&empty) {
        add_spans(note, to);
    }
}

/// The place itself, and if it is inside a macro, where the macro is called.
fn add_span(span: &Value, to: &mut Vec<(String, Range<usize>)>) {
    let place = |key: &str| span[key].as_u64().map(|at| at as usize);
    if let (Some(file), Some(from), Some(end)) =
        (span["file_name"].as_str(), place("byte_start"), place("byte_end"))
    {
        to.push((file.to_owned(), from..end));
    }
    if let Some(called) = span.get("expansion").and_then(|expansion| expansion.get("span")) {
        add_span(called, to);
    }
}

/// The mutants that are to blame: for each error those of the first place that has any; if none has, those between its
/// places, as a call that is left out may be missed further down.
fn blamed(faults: &[Fault], woven: &BTreeMap<String, Woven>) -> BTreeSet<u32> {
    let of_place = |(file, range): &(String, Range<usize>)| {
        woven.get(file).map(|woven| woven.blamed(range)).filter(|ids| !ids.is_empty())
    };
    let of_fault = |fault: &Fault| {
        fault.spans.iter().find_map(of_place).or_else(|| between(fault).as_ref().and_then(of_place))
    };
    faults.iter().filter_map(of_fault).flatten().collect()
}

/// From the first to the last place an error names in the file it is in.
fn between(fault: &Fault) -> Option<(String, Range<usize>)> {
    let (file, _) = fault.spans.first()?;
    let here = || fault.spans.iter().filter(|(other, _)| other == file).map(|(_, range)| range);
    let from = here().map(|range| range.start).min()?;
    Some((file.clone(), from..here().map(|range| range.end).max()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;
    use serde_json::json;

    #[test]
    fn programs_of_tests_are_found_among_what_is_built() {
        let built = |test: bool, kind: &str, executable: Value| {
            binary(&json!({ "reason": "compiler-artifact", "executable": executable,
                "profile": { "test": test }, "target": { "name": "rules", "kind": [kind] } }))
        };
        let named = |name: &str| Some(Binary { name: name.into(), program: "a".into() });
        assert_eq!(built(true, "lib", json!("a")), named("unit tests"));
        assert_eq!(built(true, "test", json!("a")), named("rules"));
        assert_eq!(built(false, "lib", Value::Null), None);
        assert_eq!(binary(&json!({ "reason": "build-finished" })), None);
    }

    #[test]
    fn an_error_blames_the_mutant_in_its_first_place() {
        let text = "fn f() -> &'static [u8] { &[1] }";
        let mutants = find(text).expect("code");
        let numbered: Vec<Numbered<'_>> =
            (1..).zip(&mutants).map(|(id, mutant)| Numbered { id, mutant }).collect();
        let woven = BTreeMap::from([("a.rs".to_owned(), weave(text, &numbered))]);
        let from = woven["a.rs"].text.find("&[").expect("the list");
        let span = json!({ "file_name": "a.rs", "byte_start": from,
            "byte_end": woven["a.rs"].text.len() - 2, "is_primary": true });
        let elsewhere = json!({ "file_name": "b.rs", "byte_start": 0, "byte_end": 1,
            "is_primary": true, "expansion": { "span": span } });
        let told = |spans: Value| {
            fault(&json!({ "reason": "compiler-message", "message":
                { "level": "error", "spans": spans, "children": [], "rendered": "no" } }))
        };
        let faults = [told(json!([elsewhere])).expect("an error with a place")];
        assert_eq!(blamed(&faults, &woven), [1, 2].into());
        assert_eq!(told(json!([])), None);
        // Neither of these places has a mutant, but there are some between them.
        let edge = |at: usize| json!({ "file_name": "a.rs", "byte_start": at, "byte_end": at + 1 });
        let end = woven["a.rs"].text.len() - 1;
        let apart = [told(json!([edge(0), edge(end)])).expect("an error with places")];
        assert_eq!(blamed(&apart, &woven), [1, 2].into());
    }
}
