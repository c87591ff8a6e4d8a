//! The whole gate: every check there is, from the quickest to the slowest, up to the first that fails.
//!
//! The gate plays fixed deals, so it gives the same verdict every time. `VERIFY=full` plays fresh ones, more of them and
//! to the end; docs/verify.md says what the flag runs.

use std::env;
use std::io::{self, Write};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Instant, SystemTime};

use anyhow::{Result, bail};

use crate::cargo::{cargo, root, status};
use crate::{api, clauses, tidy, try_new_game, web};

/// One step of the gate.
#[derive(Clone, Copy)]
struct Check {
    headline: &'static str,
    does: Does,
}

#[derive(Clone, Copy)]
enum Does {
    /// One of our own commands.
    Own(&'static str, fn(&[(&str, String)]) -> Result<ExitCode>),
    /// Cargo with these arguments, and perhaps a variable.
    Cargo(&'static [&'static str], Option<(&'static str, &'static str)>),
}
use Does::{Cargo, Own};

const FORMAT: Check = Check { headline: "Format", does: Cargo(&["fmt", "--all", "--check"], None) };
const TIDY: Check = Check { headline: "Tidy", does: Own("tidy", |_| tidy::run()) };
const CLAUSES: Check = Check { headline: "Clauses", does: Own("clauses", |_| clauses::run(None)) };
// Before anything that compiles the server: it carries what this builds.
const WEB: Check = Check { headline: "Web client", does: Own("web-check", |_| web::check()) };
const BROWSER: Check = Check { headline: "In the browser", does: Own("browse", web::browse_with) };
const LINTS: Check = Check {
    headline: "Lints",
    does: Cargo(
        &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        None,
    ),
};
const TESTS: Check =
    Check { headline: "Tests", does: Cargo(&["nextest", "run", "--workspace", "--locked"], None) };
const TESTS_WITHOUT_NEXTEST: Check = Check {
    headline: "Tests",
    does: Cargo(&["test", "--workspace", "--locked", "--lib", "--bins", "--tests"], None),
};
const EXAMPLES: Check = Check {
    headline: "Examples in the documentation",
    does: Cargo(&["test", "--workspace", "--locked", "--doc"], None),
};
const DOCUMENTATION: Check = Check {
    headline: "Documentation",
    does: Cargo(
        &["doc", "--workspace", "--locked", "--no-deps"],
        Some(("RUSTDOCFLAGS", "-D warnings")),
    ),
};
/// In full size only: it builds everything once more.
const NEW_GAME: Check =
    Check { headline: "A new game", does: Own("try-new-game", |_| try_new_game::run()) };

/// In full size only: it brings a tool of other people's.
const API: Check =
    Check { headline: "The API by its own document", does: Own("api", |_| api::run()) };

/// In full size only: golden records replay with the same hashes in a build without debug checks.
const GOLDEN: Check = Check {
    headline: "Golden records in a build like a release",
    does: Cargo(
        &[
            "test",
            "--locked",
            "--profile",
            "play",
            "--tests",
            "-p",
            "cannibal-world",
            "-p",
            "liens-de-sang",
            "-p",
            "sang-rancune",
            "-p",
            "sang-sur-la-lame",
            "-p",
            "taverne",
            "golden",
        ],
        None,
    ),
};

/// How much is played: fixed deals, or fresh ones in full size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    Fixed,
    /// With games that begin with this number.
    Full(u64),
}

impl Size {
    fn asked() -> Result<Self> {
        match env::var("VERIFY") {
            Err(_) => Ok(Self::Fixed),
            Ok(size) if size == "full" => Ok(Self::Full(fresh_number())),
            Ok(other) => bail!("VERIFY is “full” or not set, not “{other}”"),
        }
    }

    /// What the tests are told.
    fn variables(self) -> Vec<(&'static str, String)> {
        let deals = |word: String| ("SANGFROID_FIXED_DEALS", word);
        match self {
            Self::Fixed => vec![deals("gate".into())],
            Self::Full(first) => vec![
                deals(first.to_string()),
                ("LAW_DECISIONS", LAW_DECISIONS.to_string()),
                ("LAW_SEED", first.to_string()),
                ("GEOMETRY_CASES", GEOMETRY_CASES.to_string()),
                ("RANDOM_GAMES", RANDOM_GAMES.to_string()),
                ("BOT_GAMES", BOT_GAMES.to_string()),
                ("FAULTS", "full".into()),
                ("E2E", "full".into()),
            ],
        }
    }
}

/// How many decisions of every game are watched in full size.
const LAW_DECISIONS: u64 = 300_000;

/// How often each test of the fast geometry against the slow one asks both: over a million in all.
const GEOMETRY_CASES: u64 = 200_000;
/// How many random games of each of the 31 configurations of Du sang sur la lame are watched: 20,000 in all.
const RANDOM_GAMES: u64 = 646;
/// How many games regulars play against random players, in each scenario on each side.
const BOT_GAMES: u64 = 20;

/// Another number every second.
fn fresh_number() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// `cargo verify`.
pub(crate) fn run() -> Result<ExitCode> {
    let size = Size::asked()?;
    if let Size::Full(first) = size {
        say(&format!("Full size, fresh deals: LAW_SEED={first} plays the same games again."))?;
    }
    let tests = if has_nextest() { TESTS } else { TESTS_WITHOUT_NEXTEST };
    let begin = Instant::now();
    let always = [FORMAT, TIDY, CLAUSES, WEB, LINTS, tests, BROWSER, EXAMPLES, DOCUMENTATION];
    let in_full = (size != Size::Fixed).then_some([GOLDEN, API, NEW_GAME]);
    for check in always.into_iter().chain(in_full.into_iter().flatten()) {
        say(&format!("\n== {}: {}", check.headline, check.alone()))?;
        let begin = Instant::now();
        let passed = check.passes(size)?;
        let seconds = begin.elapsed().as_secs_f32();
        if !passed {
            let Check { headline, .. } = check;
            say(&format!(
                "\nverify: {headline} failed after {seconds:.1} s; run it alone with: {}",
                check.alone()
            ))?;
            return Ok(ExitCode::FAILURE);
        }
        say(&format!("== {} passed in {seconds:.1} s", check.headline))?;
    }
    say(&format!("\nverify: everything passed in {:.0} s", begin.elapsed().as_secs_f32()))?;
    Ok(ExitCode::SUCCESS)
}

impl Check {
    fn passes(self, size: Size) -> Result<bool> {
        match self.does {
            Own(_, run) => Ok(run(&size.variables())? == ExitCode::SUCCESS),
            Cargo(arguments, variable) => {
                let mut command = cargo();
                command.args(arguments).current_dir(root()).envs(variable).envs(size.variables());
                Ok(status(&mut command)?.success())
            }
        }
    }

    /// How to run this step by itself.
    fn alone(self) -> String {
        match self.does {
            Own(name, _) => format!("cargo xtask {name}"),
            Cargo(arguments, None) => format!("cargo {}", arguments.join(" ")),
            Cargo(arguments, Some((name, value))) => {
                format!("{name}=\"{value}\" cargo {}", arguments.join(" "))
            }
        }
    }
}

fn has_nextest() -> bool {
    let mut asked: Command = cargo();
    asked.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

/// Says a line, now: the programs we call write to the same place.
fn say(line: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_are_fixed_and_full_size_says_how_to_play_again() {
        assert_eq!(Size::Fixed.variables(), [("SANGFROID_FIXED_DEALS", "gate".into())]);
        let full = Size::Full(7).variables();
        assert!(
            full.contains(&("LAW_SEED", "7".into()))
                && full.contains(&("SANGFROID_FIXED_DEALS", "7".into()))
                && full.contains(&("FAULTS", "full".into()))
                && full.contains(&("GEOMETRY_CASES", "200000".into()))
                && full.contains(&("RANDOM_GAMES", "646".into()))
                && full.contains(&("BOT_GAMES", "20".into()))
        );
    }

    #[test]
    fn golden_records_of_every_game_are_replayed_in_a_build_like_a_release() {
        let games = crate::golden::folders().expect("the games can be listed");
        for game in games {
            let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
            assert!(GOLDEN.alone().contains(&format!("-p {name} ")), "{name}");
        }
    }

    #[test]
    fn a_step_says_how_to_run_it_alone() {
        assert_eq!(TIDY.alone(), "cargo xtask tidy");
        assert_eq!(FORMAT.alone(), "cargo fmt --all --check");
        assert!(DOCUMENTATION.alone().starts_with("RUSTDOCFLAGS=\"-D warnings\" cargo doc"));
    }
}
