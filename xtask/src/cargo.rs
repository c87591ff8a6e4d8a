//! Calling cargo from a program that cargo started.

use std::env;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};

use anyhow::{Context, Result};

use crate::web;

/// Variables that cargo sets for the program it runs. Build scripts may watch them, and an inner cargo that inherits
/// them builds those scripts anew on every change between `cargo xtask` and plain `cargo`.
const INHERITED: [&str; 6] = [
    "CARGO_MANIFEST_DIR",
    "CARGO_MANIFEST_PATH",
    "CARGO_CRATE_NAME",
    "CARGO_BIN_NAME",
    "CARGO_PRIMARY_PACKAGE",
    "OUT_DIR",
];

/// Where a change is judged by a machine, what is built is thrown away: nothing is prepared for a next build, and no
/// debugger will look.
const IN_CI: [(&str, &str); 3] = [
    ("CARGO_INCREMENTAL", "0"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_TEST_DEBUG", "0"),
];

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    own.parent().map_or_else(|| own.clone(), Path::to_path_buf)
}

/// Where cargo puts what it builds.
pub(crate) fn target_directory() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A clean cargo: as if it had been called from a shell, but for what is worth while where nothing is kept.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(is_inherited) {
            command.env_remove(name);
        }
    }
    if env::var_os("CI").is_some() {
        command.envs(IN_CI);
    }
    command
}

fn is_inherited(name: &str) -> bool {
    INHERITED.contains(&name) || name.starts_with("CARGO_PKG_")
}

/// Runs a command to its end.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus> {
    let program = command.get_program().to_string_lossy().into_owned();
    command.status().with_context(|| format!("{program} cannot be started"))
}

/// `cargo play`: the server with the web client inside, on this machine.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    let program =
        target_directory().join("play").join(format!("sangfroid{}", env::consts::EXE_SUFFIX));
    if !program.exists() {
        writeln!(
            io::stderr(),
            "First run: Sang-Froid is built, which takes a few minutes; after that it starts at once."
        )?;
    }
    web::build()?;
    let built = status(
        cargo().args(["build", "--locked", "--package", "sangfroid"]).args(TO_PLAY).arg(manifest()),
    )?;
    if !built.success() {
        return Ok(code(built));
    }
    status(sangfroid(&TO_PLAY).arg("serve").args(arguments)).map(code)
}

/// What is built to be played with: fast enough, and built in less time than what goes onto a server.
const TO_PLAY: [&str; 2] = ["--profile", "play"];

/// `cargo xtask dist`: the program to put on a server, which needs nothing else there, not even the C library.
pub(crate) fn dist() -> Result<ExitCode> {
    web::build()?;
    let host = host()?;
    // Naming the target keeps the flag away from build scripts and macros, which cannot be linked like this.
    let built = status(
        cargo()
            .args(["build", "--release", "--locked", "--package", "sangfroid", "--target", &host])
            .arg(manifest())
            .env(flags_variable(&host), "-C target-feature=+crt-static"),
    )?;
    if built.success() {
        let program = format!("sangfroid{}", env::consts::EXE_SUFFIX);
        let program = target_directory().join(&host).join("release").join(program);
        writeln!(io::stdout(), "{}", program.display())?;
    }
    Ok(code(built))
}

/// The kind of machine this is, as the compiler calls it.
fn host() -> Result<String> {
    let said = cargo().arg("-vV").output().context("cargo cannot be started")?.stdout;
    let said = String::from_utf8_lossy(&said).into_owned();
    host_in(&said).map(str::to_owned).context("cargo does not say what machine this is")
}

fn host_in(said: &str) -> Option<&str> {
    said.lines().find_map(|line| line.strip_prefix("host: "))
}

/// Where cargo looks for the compiler's flags for one kind of machine.
fn flags_variable(target: &str) -> String {
    format!("CARGO_TARGET_{}_RUSTFLAGS", target.to_uppercase().replace(['-', '.'], "_"))
}

/// `cargo xtask bench`: how fast the games are played.
pub(crate) fn bench(arguments: &[String]) -> Result<ExitCode> {
    status(sangfroid(&["--release"]).arg("bench").args(arguments)).map(code)
}

/// `cargo xtask fuzz`: odd input for as long as one likes. It is built as tests are, with every check on.
pub(crate) fn fuzz(arguments: &[String]) -> Result<ExitCode> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--locked", "--package", "fuzz"]).arg(manifest()).arg("--");
    status(command.args(arguments)).map(code)
}

/// `cargo xtask mutants`: rules broken on purpose. What reads Rust is dear to build, so it is no part of this program.
pub(crate) fn mutants(arguments: &[String]) -> Result<ExitCode> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--locked", "--package", "mutants"]).arg(manifest()).arg("--");
    status(command.args(arguments)).map(code)
}

/// The start of every call of the binary, built like this; its own arguments are still to be added. It runs in the
/// folder the user is in, so that file names mean what the user thinks they mean.
fn sangfroid(built: &[&str]) -> Command {
    let mut command = cargo();
    command
        .args(["run", "--quiet", "--locked", "--package", "sangfroid"])
        .args(built)
        .arg(manifest())
        .arg("--");
    command
}

fn manifest() -> String {
    format!("--manifest-path={}", root().join("Cargo.toml").display())
}

/// Our exit code for the end of another program.
pub(crate) fn code(status: ExitStatus) -> ExitCode {
    let number = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    ExitCode::from(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_for_the_machine_cargo_names() {
        let said = "cargo 1.95.0\nrelease: 1.95.0\nhost: x86_64-unknown-linux-gnu\nos: Debian\n";
        let host = host_in(said).unwrap_or_default();
        assert_eq!(flags_variable(host), "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS");
        assert_eq!(host_in("cargo 1.95.0\n"), None);
    }

    #[test]
    fn what_cargo_sets_for_us_is_taken_away_and_what_the_user_sets_stays() {
        assert!(
            is_inherited("CARGO_PKG_VERSION")
                && is_inherited("CARGO_MANIFEST_DIR")
                && is_inherited("OUT_DIR")
        );
        assert!(
            !is_inherited("CARGO_TARGET_DIR")
                && !is_inherited("CARGO_HOME")
                && !is_inherited("PATH")
        );
    }
}
