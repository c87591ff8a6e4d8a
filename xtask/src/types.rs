//! The web client's TypeScript types, written anew from the protocol and from every game.
//!
//! They say their types on their standard output, so that this program need not depend on them.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::cargo::{cargo, root};

/// `cargo xtask types`.
pub(crate) fn run() -> Result<ExitCode> {
    write("web/src/lib/protocol/types.ts", &said_by("protocol", "types", &[])?)?;
    for slug in said_by("registry", "game_types", &[])?.lines() {
        write(
            &format!("web/src/games/{slug}/types.ts"),
            &said_by("registry", "game_types", &[slug])?,
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What an example of a crate writes.
fn said_by(package: &str, example: &str, arguments: &[&str]) -> Result<String> {
    let said = cargo()
        .args(["run", "--quiet", "--locked", "--package", package, "--example", example, "--"])
        .args(arguments)
        .current_dir(root())
        .output()
        .context("cargo cannot be started")?;
    ensure!(
        said.status.success(),
        "{package} does not say its types: {}",
        String::from_utf8_lossy(&said.stderr).trim_end()
    );
    String::from_utf8(said.stdout).context("the types are not text")
}

fn write(file: &str, new: &str) -> Result<()> {
    let path = root().join(file);
    let is_same = fs::read_to_string(&path).is_ok_and(|old| old == new);
    if !is_same {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, new).with_context(|| format!("{file} cannot be written"))?;
    }
    let state = if is_same { "up to date" } else { "written; look at the difference" };
    writeln!(io::stdout(), "{file}: {state}")?;
    Ok(())
}
