//! Inputs that once led somewhere new: one file for each target, one input on each line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// An input as it is written down: as text where it is text.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Text(String),
    Bytes(Vec<u8>),
}

/// Where a target's inputs are kept.
#[must_use]
pub fn file(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(format!("{target}.jsonl"))
}

/// The inputs of a target.
///
/// # Errors
/// If the file is there and cannot be read.
pub fn read(target: &str) -> Result<Vec<Vec<u8>>> {
    let file = file(target);
    if !file.exists() {
        return Ok(Vec::new());
    }
    let text =
        fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    let inputs = text.lines().enumerate().map(|(place, line)| {
        let written: Written = serde_json::from_str(line)
            .with_context(|| format!("{}, line {}: this is no input", file.display(), place + 1))?;
        Ok(match written {
            Written::Text(text) => text.into_bytes(),
            Written::Bytes(bytes) => bytes,
        })
    });
    inputs.collect()
}

/// Writes the inputs of a target, the shortest first.
///
/// # Errors
/// If the file cannot be written.
pub fn write(target: &str, inputs: &[Vec<u8>]) -> Result<()> {
    let mut inputs = inputs.to_vec();
    inputs.sort_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
    inputs.dedup();
    let mut text = String::new();
    for bytes in inputs {
        let written = String::from_utf8(bytes)
            .map_or_else(|error| Written::Bytes(error.into_bytes()), Written::Text);
        text.push_str(&serde_json::to_string(&written)?);
        text.push('\n');
    }
    let file = file(target);
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
}
