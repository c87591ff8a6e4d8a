//! `cargo xtask new-game <slug> <PREFIX>`: a tiny game that can be played at once, to be turned into another one.
//!
//! The template in `xtask/template` is a game like any other, laid out as the repository is; its crate is a member of the
//! workspace, so the gate compiles it and puts it to the test. Here it gets its name, and the lists of games a line.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::cargo::{cargo, root, status};
use crate::tree::Tree;
use crate::{types, web};

/// Where the template lies, and what it is called there.
const TEMPLATE: &str = "xtask/template/";
const SLUG: &str = "premier-pli";
const PREFIX: &str = "PP";

/// What a game is called, in every way in which it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Names {
    /// `ma-belle-partie`: crate, folders, addresses.
    slug: String,
    /// `MB`: what its clauses begin with.
    prefix: String,
}

impl Names {
    fn new(slug: &str, prefix: &str) -> Result<Self> {
        let is_slug = slug.split('-').all(|part| {
            part.starts_with(|c: char| c.is_ascii_lowercase())
                && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        });
        ensure!(is_slug, "a slug is small letters and hyphens, such as ma-partie, not “{slug}”");
        // As `clauses` reads them, and everything else that finds a clause in a text.
        let is_prefix = prefix.len() == 2 && prefix.chars().all(|c| c.is_ascii_uppercase());
        ensure!(is_prefix, "a prefix is two capital letters, such as MP, not “{prefix}”");
        Ok(Self { slug: slug.to_owned(), prefix: prefix.to_owned() })
    }

    /// `ma_belle_partie`
    fn snake(&self) -> String {
        self.slug.replace('-', "_")
    }

    /// The words of the name, each with a capital: `MaBellePartie`, `Ma Belle Partie`.
    fn words(&self, between: &str) -> String {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        self.slug.split('-').map(capital).collect::<Vec<_>>().join(between)
    }

    /// `maBellePartie`
    fn camel(&self) -> String {
        let pascal = self.words("");
        pascal[..1].to_lowercase() + &pascal[1..]
    }

    /// Every way in which a game is named.
    fn all(&self) -> [String; 8] {
        let small = self.prefix.to_lowercase();
        [
            self.slug.clone(),
            self.snake(),
            self.words(""),
            self.words(" "),
            format!("{}-", self.prefix),
            format!("\"{}\"", self.prefix),
            format!("**{}**", self.prefix),
            small,
        ]
    }

    /// A text or a path of the template, told of this game. Names begin a word: `pp_101` and `.pp-card` are renamed, the
    /// end of `app-shell` is not; the prefix in small letters is one only before a hyphen or an underscore.
    fn rename(&self, text: &str) -> String {
        let template = Self { slug: SLUG.to_owned(), prefix: PREFIX.to_owned() };
        let names: Vec<(String, String)> = template.all().into_iter().zip(self.all()).collect();
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            let begins = !out.ends_with(char::is_alphanumeric);
            let named = names.iter().filter(|_| begins).find(|(from, _)| {
                rest.strip_prefix(from.as_str())
                    .is_some_and(|after| from.len() > 2 || after.starts_with(['_', '-']))
            });
            if let Some((from, to)) = named {
                out.push_str(to);
                rest = &rest[from.len()..];
            } else {
                out.push(next);
                rest = &rest[next.len_utf8()..];
            }
        }
        out
    }
}

/// A file that a new game adds.
#[derive(Debug)]
struct Made {
    path: String,
    text: String,
}

/// Every file of the template under this game's name. Its golden records are played anew, by its own tests.
fn made(tree: &Tree, names: &Names) -> Vec<Made> {
    let files = tree.files.iter().filter(|file| !file.path.contains("/golden/"));
    let of_template =
        files.filter_map(|file| Some((file.path.strip_prefix(TEMPLATE)?, &file.text)));
    of_template
        .map(|(path, text)| Made { path: names.rename(path), text: names.rename(text) })
        .collect()
}

/// A list of games that a new one goes into.
struct Listed {
    path: &'static str,
    /// The file with one game more.
    with: fn(&str, &Names) -> Option<String>,
}

/// Every list of games there is.
const LISTS: [Listed; 4] = [
    Listed { path: "Cargo.toml", with: in_workspace },
    Listed { path: "crates/registry/Cargo.toml", with: in_registry_manifest },
    Listed { path: "crates/registry/src/lib.rs", with: in_registry },
    Listed { path: "web/src/games/index.ts", with: in_web },
];

/// Adds a line behind the last of those that are like it.
fn after_last(text: &str, is_alike: impl Fn(&str) -> bool, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| is_alike(line))?;
    lines.insert(last + 1, line);
    Some(lines.join("\n") + "\n")
}

fn in_workspace(text: &str, Names { slug, .. }: &Names) -> Option<String> {
    let members = text.lines().find(|line| line.starts_with("members = "))?;
    let more = members.replacen(", \"xtask\"", &format!(", \"games/{slug}\", \"xtask\""), 1);
    let text = (more != members).then(|| text.replacen(members, &more, 1))?;
    let line = format!("{slug} = {{ path = \"games/{slug}\" }}");
    after_last(&text, |line| line.contains("{ path = \"games/"), &line)
}

fn in_registry_manifest(text: &str, Names { slug, .. }: &Names) -> Option<String> {
    let shelf = "shelf.workspace = true\n";
    let more = text.replacen(shelf, &format!("{slug}.workspace = true\n{shelf}"), 1);
    (more != text).then_some(more)
}

fn in_registry(text: &str, names: &Names) -> Option<String> {
    let line = format!("    {}::GAME,", names.snake());
    after_last(text, |line| line.ends_with("::GAME,"), &line)
}

fn in_web(text: &str, names: &Names) -> Option<String> {
    let (slug, camel) = (&names.slug, names.camel());
    let import = format!("import {camel} from \"./{slug}/box\";");
    let text =
        after_last(text, |line| line.starts_with("import ") && line.contains("/box\""), &import)?;
    let entry =
        if *slug == camel { format!("  {slug},") } else { format!("  \"{slug}\": {camel},") };
    let (before, boxes) = text.split_once("export const BOXES")?;
    let (inside, after) = boxes.split_once("\n};")?;
    Some(format!("{before}export const BOXES{inside}\n{entry}\n}};{after}"))
}

/// `cargo xtask new-game <slug> <PREFIX>`.
pub(crate) fn run(slug: &str, prefix: &str) -> Result<ExitCode> {
    let names = Names::new(slug, prefix)?;
    let root = root();
    let tree = Tree::read(&root)?;
    refuse_taken(&tree, &names)?;
    let lists = LISTS.iter().map(|list| Ok((list.path, with_game(&tree, list, &names)?)));
    let lists = lists.collect::<Result<Vec<_>>>()?;
    for Made { path, text } in made(&tree, &names) {
        write(&root, &path, &text)?;
    }
    for (path, text) in lists {
        write(&root, path, &text)?;
    }
    // The lock file learns of the new member; nothing else in it may change.
    run_cargo(&["update", "--workspace", "--offline", "--quiet"], &[])?;
    run_cargo(&["fmt", "--package", slug], &[])?;
    let pages = [format!("src/games/{slug}"), format!("e2e/{slug}.test.ts")];
    web::format(&pages)?;
    let golden = ["test", "--locked", "--quiet", "--package", slug, "golden"];
    run_cargo(&golden, &[("GOLDEN", "write")])?;
    types::run()?;
    writeln!(io::stdout(), "{}", next_steps(&names))?;
    Ok(ExitCode::SUCCESS)
}

/// A new game takes nobody's name.
fn refuse_taken(tree: &Tree, Names { slug, prefix }: &Names) -> Result<()> {
    let is_crate = |folder: &str| tree.paths.contains(&format!("{folder}/{slug}"));
    if is_crate("games") || is_crate("crates") || slug == "xtask" || slug == SLUG {
        bail!("there is a crate “{slug}” already");
    }
    let says = format!("const PREFIX: &'static str = \"{prefix}\"");
    let taken = tree.files.iter().find(|file| file.is_rust() && file.text.contains(&says));
    if let Some(other) = taken {
        bail!("{} has the prefix {prefix} already", other.path);
    }
    Ok(())
}

fn with_game(tree: &Tree, list: &Listed, names: &Names) -> Result<String> {
    let file = tree.file(list.path).with_context(|| format!("{} is not there", list.path))?;
    (list.with)(&file.text, names)
        .with_context(|| format!("{} has no list of games that I know", list.path))
}

fn write(root: &Path, path: &str, text: &str) -> Result<()> {
    let file = root.join(path);
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&file, text).with_context(|| format!("{path} cannot be written"))?;
    Ok(writeln!(io::stdout(), "{path}")?)
}

fn run_cargo(arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
    let done = status(cargo().args(arguments).current_dir(root()).envs(variables.iter().copied()))?;
    ensure!(done.success(), "`cargo {}` failed", arguments.join(" "));
    Ok(())
}

fn next_steps(Names { slug, prefix }: &Names) -> String {
    format!(
        "
{slug} can be played:
  cargo run -p sangfroid -- play {slug}        in a terminal
  cargo play                             in a browser
Keep moments of its records for the page's tests, as docs/adding-a-game.md says:
  cargo xtask moments
Then write its rules: docs/rules/{slug}.md first; `cargo xtask clauses {prefix}` says what has no test."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{clauses, tidy};

    fn names() -> Names {
        Names::new("ma-belle-partie", "MB").expect("a name")
    }

    fn tree() -> Tree {
        Tree::read(&root()).expect("the files can be read")
    }

    #[test]
    fn names_are_those_a_crate_and_a_clause_can_have() {
        assert_eq!(
            (names().camel(), names().words(" ")),
            ("maBellePartie".into(), "Ma Belle Partie".into())
        );
        for (slug, prefix) in [
            ("Ma-Partie", "MP"),
            ("ma--partie", "MP"),
            ("2-parties", "MP"),
            ("partie", "mp"),
            ("partie", "P"),
            ("partie", "MPX"),
        ] {
            assert!(Names::new(slug, prefix).is_err(), "{slug} {prefix}");
        }
    }

    #[test]
    fn whatever_the_template_is_called_is_renamed_and_nothing_else() {
        let said = "premier-pli premier_pli PremierPli Premier Pli PP-101 pp_101 pp-card \"PP\" app-shell APP-1 supply";
        assert_eq!(
            names().rename(said),
            "ma-belle-partie ma_belle_partie MaBellePartie Ma Belle Partie MB-101 mb_101 mb-card \"MB\" app-shell APP-1 supply"
        );
    }

    #[test]
    fn a_new_game_goes_into_every_list_once() {
        let tree = tree();
        for list in &LISTS {
            let before = &tree.file(list.path).expect("the list is there").text;
            let after = with_game(&tree, list, &names()).expect("it is a list of games");
            let others =
                before.matches("sang-rancune").count() + before.matches("sang_rancune").count();
            let ours =
                after.matches("ma-belle-partie").count() + after.matches("ma_belle_partie").count();
            assert_eq!(ours, others, "{}", list.path);
            assert!(after.ends_with('\n') && after.lines().count() >= before.lines().count());
        }
    }

    #[test]
    fn a_made_game_is_tidy_has_a_test_for_every_clause_and_keeps_no_name_of_the_template() {
        let tree = tree();
        let made = made(&tree, &names());
        assert!(made.len() > 40, "{} files", made.len());
        let mut game = Tree::default();
        for Made { path, text } in made {
            let left =
                ["premier", "Premier", "PP-", "pp_"].iter().find(|name| text.contains(*name));
            assert_eq!(left, None, "{path}");
            game.add(&path, text.into_bytes());
        }
        let findings = tidy::check_tree(&game);
        assert!(findings.is_empty(), "{findings:?}");
        assert_eq!(clauses::problems(&game), []);
    }

    #[test]
    fn pages_of_the_template_import_only_what_is_there() {
        let tree = tree();
        let made = made(&tree, &names());
        let is_there = |path: &str| {
            let endings = ["", ".ts", ".svelte", "/index.ts"];
            // What `cargo xtask types` writes.
            path.ends_with("/types")
                || endings.iter().any(|ending| {
                    let path = format!("{path}{ending}");
                    tree.paths.contains(&path) || made.iter().any(|made| made.path == path)
                })
        };
        let pages = made.iter().filter(|made| made.path.starts_with("web/src/"));
        for Made { path, text } in pages {
            let folder = path.rsplit_once('/').expect("a file is in a folder").0;
            let above = folder.rsplit_once('/').expect("a folder is in a folder").0;
            for from in text.split("from \"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let wanted = if let Some(rest) = from.strip_prefix("$lib/") {
                    format!("web/src/lib/{rest}")
                } else if let Some(rest) = from.strip_prefix("../") {
                    format!("{above}/{rest}")
                } else if let Some(rest) = from.strip_prefix("./") {
                    format!("{folder}/{rest}")
                } else {
                    continue;
                };
                assert!(is_there(&wanted), "{path} imports {from}");
            }
        }
    }

    #[test]
    fn nobody_s_name_is_taken() {
        let tree = tree();
        let taken = |slug: &str, prefix: &str| {
            refuse_taken(&tree, &Names::new(slug, prefix).expect("a name")).is_err()
        };
        assert!(taken("taverne", "ZZ") && taken("kernel", "ZZ") && taken("autre", "TV"));
        assert!(!taken("autre", "ZZ"));
    }
}
