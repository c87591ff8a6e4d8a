//! Rules broken on purpose: does a test notice?
//!
//! The breaking is done by cargo-mutants, which changes one function or operator after the other and runs the game's
//! tests on each change. It takes hours for a whole game, so it is run by hand and never by the gate.

use std::io::{self, Write};
use std::process::{ExitCode, Stdio};

use anyhow::{Result, ensure};

use crate::cargo::{cargo, code, root, status, target_directory};

/// `cargo xtask mutants GAME [FILE…]`.
pub(crate) fn run(game: &str, files: &[String]) -> Result<ExitCode> {
    let folder = root().join("games").join(game);
    ensure!(folder.join("Cargo.toml").exists(), "there is no game in games/{game}");
    let asked =
        cargo().args(["mutants", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    ensure!(
        asked.is_ok_and(|asked| asked.success()),
        "cargo-mutants is not there; `cargo install --locked cargo-mutants` brings it"
    );
    let mut command = cargo();
    command
        .args([
            "mutants",
            "--package",
            game,
            "--test-tool",
            "nextest",
            "--no-shuffle",
            "--colors",
            "auto",
        ])
        .arg("--output")
        .arg(target_directory())
        .current_dir(root());
    if files.is_empty() {
        command.args(["--file", &format!("games/{game}/src/rules/**")]);
    }
    for file in files {
        command.args(["--file", file]);
    }
    let ended = status(&mut command)?;
    writeln!(
        io::stdout(),
        "What no test noticed is listed in {}",
        target_directory().join("mutants.out/missed.txt").display()
    )?;
    Ok(code(ended))
}
