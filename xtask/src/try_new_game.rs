//! A game made from the template, in a copy of the project: made, built, played and thrown away.
//!
//! Everything happens in the copy with the copy's own commands, so the project stays as it is whatever goes wrong. What
//! is built has a folder of its own: cargo cannot tell crates of two copies of a workspace apart.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, ensure};

use crate::cargo::{cargo, root, status, target_directory};
use crate::tree::Tree;

const SLUG: &str = "essai-de-partie";
const PREFIX: &str = "EP";

/// What is done in the copy, each a call of cargo.
const STEPS: [&[&str]; 8] = [
    &["xtask", "new-game", SLUG, PREFIX],
    &["xtask", "tidy"],
    &["xtask", "clauses", PREFIX],
    &["fmt", "--all", "--check"],
    &["clippy", "--locked", "-p", SLUG, "-p", "registry", "--all-targets", "--", "-D", "warnings"],
    &["test", "--locked", "-p", SLUG, "-p", "registry"],
    &["xtask", "moments"],
    &["xtask", "web-check"],
];

/// `cargo xtask try-new-game`.
pub(crate) fn run() -> Result<ExitCode> {
    let folder = target_directory().join("new-game");
    let copy = folder.join("project");
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    copy_project(&copy)?;
    let tried = try_in(&copy, &folder.join("target"));
    fs::remove_dir_all(&copy)?;
    tried?;
    writeln!(io::stdout(), "a new game can be made, built and played")?;
    Ok(ExitCode::SUCCESS)
}

fn try_in(copy: &Path, target: &Path) -> Result<()> {
    let here = |arguments: &[&str]| {
        let mut command = cargo();
        command.args(arguments).current_dir(copy).env("CARGO_TARGET_DIR", target);
        command
    };
    for step in STEPS {
        done(&mut here(step), step)?;
    }
    let browser = ["xtask", "browse", SLUG];
    done(&mut here(&browser), &browser)?;
    play_in_terminal(here(&["run", "--quiet", "--locked", "-p", "sangfroid", "--", "play", SLUG]))
}

fn done(command: &mut Command, step: &[&str]) -> Result<()> {
    let ended = status(command)?;
    ensure!(ended.success(), "a new game: `cargo {}` failed", step.join(" "));
    Ok(())
}

/// Somebody who always takes the first answer, to the end of the game.
fn play_in_terminal(mut command: Command) -> Result<()> {
    let mut game = command
        .args(["--players", "3", "--lang", "en", "--seed", "c0ffee"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("the program cannot be started")?;
    let mut keyboard = game.stdin.take().context("the program does not read")?;
    // It may have ended before it has read them all.
    let _ = keyboard.write_all("1\n".repeat(20).as_bytes());
    drop(keyboard);
    let said = game.wait_with_output()?;
    let text = String::from_utf8_lossy(&said.stdout);
    ensure!(
        said.status.success() && (text.contains("wins the game") || text.contains("win together")),
        "a new game cannot be played to the end in a terminal:\n{text}"
    );
    Ok(())
}

/// The files git knows or would take, with the packages of the web client lent by the project.
fn copy_project(copy: &Path) -> Result<()> {
    let root = root();
    for path in Tree::read(&root)?.paths {
        let from = root.join(&path);
        if from.is_file() {
            copy_file(&from, &copy.join(&path))?;
        }
    }
    // Our checks ask git which files there are.
    let begun = status(Command::new("git").args(["init", "--quiet"]).current_dir(copy))?;
    ensure!(begun.success(), "git cannot begin a repository in {}", copy.display());
    let packages = root.join("web/node_modules");
    if packages.exists() {
        lend(&packages, &copy.join("web/node_modules"))?;
    }
    Ok(())
}

/// Copies a file with its time, so that nothing looks newer than what was made from it.
fn copy_file(from: &Path, to: &PathBuf) -> Result<()> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::copy(from, to).with_context(|| format!("{} cannot be copied", from.display()))?;
    let time = fs::metadata(from)?.modified()?;
    Ok(File::options().append(true).open(to)?.set_modified(time)?)
}

#[cfg(unix)]
fn lend(from: &Path, to: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(from, to)?)
}

/// Elsewhere npm installs them in the copy.
#[cfg(not(unix))]
fn lend(_from: &Path, _to: &Path) -> Result<()> {
    Ok(())
}
