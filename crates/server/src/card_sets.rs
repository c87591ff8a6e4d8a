//! Card sets that a host adds to the games: a folder with a folder for each game, named by its slug, and in that files in
//! TOML. They are taken when the server starts, all or none of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::games::Games;

/// The largest file of a set, in bytes; what a game takes may be less.
const LARGEST: u64 = 1024 * 1024;

/// Reads every set of the folder and gives it to its game.
///
/// # Errors
/// Says which file and which line is wrong.
pub(crate) fn install(folder: &Path, games: Games) -> Result<(), String> {
    let mut sets = Vec::new();
    for place in sorted(folder)? {
        let name = place.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let said = |why: &str| format!("{}: {why}", place.display());
        let game = games.find(name).map_err(|problem| said(&problem.to_string()))?;
        let taken = game.card_sets().ok_or_else(|| said("this game takes no card sets"))?;
        let files: Vec<PathBuf> = sorted(&place)?.into_iter().filter(|file| is_set(file)).collect();
        let texts = files.iter().map(|file| read(file)).collect::<Result<Vec<String>, String>>()?;
        // Every set is tried before any is taken.
        for (file, text) in files.iter().zip(&texts) {
            taken.check(text).map_err(|mistake| format!("{}:{mistake}", file.display()))?;
        }
        sets.push((name.to_owned(), taken, files, texts));
    }
    for (game, taken, files, texts) in sets {
        let cards = taken.install(&texts).map_err(|(set, mistake)| {
            let file = files.get(set).map_or(folder, PathBuf::as_path);
            format!("{}:{mistake}", file.display())
        })?;
        tracing::info!(game, sets = texts.len(), cards, "card sets taken");
    }
    Ok(())
}

fn is_set(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "toml")
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let said = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(said)?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<PathBuf>, std::io::Error>>()
        .map_err(said)?;
    paths.sort();
    Ok(paths)
}

fn read(file: &Path) -> Result<String, String> {
    let said = |error: std::io::Error| format!("{}: {error}", file.display());
    if fs::metadata(file).map_err(said)?.len() > LARGEST {
        return Err(format!("{}: a card set has at most {LARGEST} bytes", file.display()));
    }
    fs::read_to_string(file).map_err(said)
}
