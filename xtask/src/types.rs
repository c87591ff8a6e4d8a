//! The web client's TypeScript types, written anew from the protocol.
//!
//! The protocol says them on its standard output, so that this program need not depend on it.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::cargo::{cargo, root};

const FILE: &str = "web/src/lib/protocol/types.ts";

/// `cargo xtask types`.
pub(crate) fn run() -> Result<ExitCode> {
    let said = cargo()
        .args(["run", "--quiet", "--locked", "--package", "protocol", "--example", "types"])
        .current_dir(root())
        .output()
        .context("cargo cannot be started")?;
    ensure!(
        said.status.success(),
        "the protocol does not say its types: {}",
        String::from_utf8_lossy(&said.stderr).trim_end()
    );
    let new = String::from_utf8(said.stdout).context("the types are not text")?;
    let file = root().join(FILE);
    let is_same = fs::read_to_string(&file).is_ok_and(|old| old == new);
    if !is_same {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&file, &new).with_context(|| format!("{FILE} cannot be written"))?;
    }
    let state = if is_same { "up to date" } else { "written; look at the difference" };
    writeln!(io::stdout(), "{FILE}: {state}")?;
    Ok(ExitCode::SUCCESS)
}
