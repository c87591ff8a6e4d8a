//! What the manifests and the lock file must look like: everything is said once, in the root.

use crate::tree::{File, Finding};

/// What every package takes over from the workspace.
const INHERITED: [&str; 3] = ["version", "edition", "license"];

/// The only place our dependencies come from, as every lock file writes it.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The feature with the server's doors for tests, and the only package that may need it outside tests of its own.
const DOORS: (&str, &str) = ("server", "testing");
const TESTS_ONLY: &str = "fuzz";

/// Checks a crate's `Cargo.toml`.
pub(crate) fn check_manifest(file: &File, findings: &mut Vec<Finding>) {
    let entries = entries(&file.text);
    let mut wrong = |line: usize, text: String| findings.push(Finding::new(file, line, text));
    let Some(package) = entries.iter().find(|entry| entry.table == "package") else { return };
    for key in INHERITED {
        if !entries.iter().any(|entry| entry.table == "package" && entry.is_inherited(key)) {
            wrong(
                package.line,
                format!("the package does not inherit its {key}; write `{key}.workspace = true`"),
            );
        }
    }
    if !entries.iter().any(|entry| entry.table == "lints" && entry.key == "workspace") {
        wrong(
            package.line,
            "the package does not use our lints; write `[lints]` and `workspace = true`".into(),
        );
    }
    let name = entries.iter().find(|entry| entry.table == "package" && entry.key == "name");
    let is_for_tests = name.is_some_and(|name| name.value.trim_matches('"') == TESTS_ONLY);
    for entry in entries.iter().filter(|entry| !is_for_tests && entry.opens_doors()) {
        let (package, feature) = DOORS;
        let text = format!(
            "{package}/{feature} would be in the program; switch it on in [dev-dependencies] only"
        );
        wrong(entry.line, text);
    }
    for entry in &entries {
        match dependency_table(&entry.table) {
            Dependencies::No => {}
            Dependencies::Many if entry.is_inherited(entry.name()) => {}
            Dependencies::One(_) if says_workspace(&entries, &entry.table) => {}
            Dependencies::Many | Dependencies::One(_) => {
                let name = match dependency_table(&entry.table) {
                    Dependencies::One(name) => name,
                    Dependencies::No | Dependencies::Many => entry.name(),
                };
                let text = format!(
                    "{name} is not taken from the workspace; name it once in the root and write `{name}.workspace = true`"
                );
                wrong(entry.line, text);
            }
        }
    }
}

/// Checks that every locked package comes from the public registry.
pub(crate) fn check_lock(file: &File, findings: &mut Vec<Finding>) {
    for (number, line) in file.lines() {
        let Some(source) = line.strip_prefix("source = ") else { continue };
        if source.trim_matches('"') != SOURCE {
            let text = format!(
                "a dependency comes from {source}; use a version published in the public registry"
            );
            findings.push(Finding::new(file, number, text));
        }
    }
}

/// One `key = value` of a manifest. A value over several lines counts where it begins.
#[derive(Debug)]
struct Entry {
    table: String,
    key: String,
    value: String,
    line: usize,
}

impl Entry {
    /// Whether it switches on the doors for tests in what is built to be used: as a feature of a normal dependency,
    /// or by a feature of the package.
    fn opens_doors(&self) -> bool {
        let (package, feature) = DOORS;
        let parts: Vec<&str> = self.table.split('.').collect();
        let has_feature = self.value.contains(&format!("\"{feature}\""));
        let is_plain = |kind: &str| matches!(kind, "dependencies" | "build-dependencies");
        match parts.as_slice() {
            ["features"] => {
                let through =
                    [format!("\"{package}/{feature}\""), format!("\"{package}?/{feature}\"")];
                through.iter().any(|way| self.value.contains(way))
            }
            [.., kind, one] if is_plain(kind) => {
                *one == package && self.key == "features" && has_feature
            }
            [.., kind] if is_plain(kind) => self.name() == package && has_feature,
            _ => false,
        }
    }

    /// The key without `.workspace`.
    fn name(&self) -> &str {
        self.key.split('.').next().unwrap_or(&self.key)
    }

    /// `name.workspace = true` or `name = { workspace = true, … }`.
    fn is_inherited(&self, name: &str) -> bool {
        let plain: String = self.value.split_whitespace().collect();
        (self.key == format!("{name}.workspace") && plain == "true")
            || (self.key == name
                && (plain.contains("{workspace=true") || plain.contains(",workspace=true")))
    }
}

#[derive(PartialEq, Eq)]
enum Dependencies<'a> {
    No,
    /// `[dependencies]`
    Many,
    /// `[dependencies.serde]`
    One(&'a str),
}

fn dependency_table(table: &str) -> Dependencies<'_> {
    let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
    let (before, last) = table.rsplit_once('.').unwrap_or(("", table));
    let ends_in_kind = |table: &str| kinds.contains(&table.rsplit('.').next().unwrap_or(table));
    if before.starts_with("workspace") {
        Dependencies::No
    } else if kinds.contains(&last) {
        Dependencies::Many
    } else if ends_in_kind(before) {
        Dependencies::One(last)
    } else {
        Dependencies::No
    }
}

fn says_workspace(entries: &[Entry], table: &str) -> bool {
    entries
        .iter()
        .any(|entry| entry.table == table && entry.key == "workspace" && entry.value == "true")
}

/// The entries of a manifest; enough TOML for files a person keeps tidy.
fn entries(text: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut table = String::new();
    let mut depth = 0;
    for (index, line) in text.lines().enumerate() {
        let line = line.split(" #").next().unwrap_or(line).trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if depth > 0 {
            if let Some(last) = entries.last_mut() {
                last.value.push_str(line);
            }
        } else if line.starts_with('[') {
            table = line.trim_matches(['[', ']']).trim().to_owned();
            continue;
        } else if let Some((key, value)) = line.split_once('=') {
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            entries.push(Entry { table: table.clone(), key, value, line: index + 1 });
        }
        let count = |signs: [char; 2]| line.matches(signs).count();
        depth = (depth + count(['[', '{'])).saturating_sub(count([']', '}']));
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[package]\nname = \"a\"\nversion.workspace = true\nedition.workspace = true\n\
                        license = { workspace = true }\n\n[lints]\nworkspace = true\n\n";

    fn findings(text: &str) -> Vec<String> {
        let mut findings = Vec::new();
        check_manifest(&File { path: "Cargo.toml".into(), text: text.into() }, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn inherited_dependencies_are_fine_in_every_spelling() {
        let text = format!(
            "{GOOD}[dependencies]\nserde.workspace = true\ntoml = {{ workspace = true, features = [\n  \"parse\",\n] }}\n\n\
             [target.'cfg(unix)'.dependencies]\nlibc.workspace = true\n\n[dev-dependencies.insta]\nworkspace = true\nfeatures = []\n"
        );
        assert!(findings(&text).is_empty(), "{:?}", findings(&text));
    }

    #[test]
    fn a_version_in_a_crate_is_found() {
        let text = format!(
            "{GOOD}[dependencies]\nserde = \"1\"\n\n[build-dependencies.cc]\nversion = \"1\"\n"
        );
        let found = findings(&text);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("Cargo.toml:11: serde is not taken from the workspace"));
        assert!(found[1].contains("cc is not taken"));
    }

    #[test]
    fn a_package_must_inherit_and_use_the_lints() {
        let found =
            findings("[package]\nname = \"a\"\nversion = \"1.0.0\"\nedition.workspace = true\n");
        assert_eq!(found.len(), 3, "{found:?}");
    }

    #[test]
    fn doors_for_tests_stay_out_of_the_program() {
        let with = |table: &str| findings(&format!("{GOOD}{table}\n"));
        let server = "server = { workspace = true, features = [\"testing\"] }";
        let found = with(&format!("[dependencies]\n{server}"));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("Cargo.toml:11: server/testing would be in the program"));
        let apart = "[dependencies.server]\nworkspace = true\nfeatures = [\n  \"testing\",\n]";
        assert_eq!(with(apart).len(), 1);
        assert_eq!(with(&format!("[target.x.dependencies]\n{server}")).len(), 1);
        assert_eq!(with("[features]\ndefault = [\"server/testing\"]").len(), 1);
        assert_eq!(with(&format!("[dev-dependencies]\n{server}")).len(), 0);
        assert_eq!(with("[dependencies]\nserver.workspace = true").len(), 0);
        let fuzz = GOOD.replace("\"a\"", "\"fuzz\"");
        assert!(findings(&format!("{fuzz}[dependencies]\n{server}\n")).is_empty());
    }

    #[test]
    fn the_root_may_name_versions() {
        assert!(findings("[workspace.dependencies]\nserde = \"1\"\n").is_empty());
    }

    #[test]
    fn the_lock_file_knows_one_source() {
        let text = format!("source = \"{SOURCE}\"\nsource = \"git+https://example.org/a\"\n");
        let mut findings = Vec::new();
        check_lock(&File { path: "Cargo.lock".into(), text }, &mut findings);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].line, 2);
    }
}
