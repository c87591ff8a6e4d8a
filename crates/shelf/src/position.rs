//! A saved position as a file, and what keeps one of another game or of other rules out.

use kernel::{Saved, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::value;
use crate::{Problem, Published};

/// A saved position as a file: proof against accidents and clumsy edits.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionFile {
    game: String,
    rules: u32,
    digest: String,
    position: Value,
}

/// Writes a table as such a file.
pub(crate) fn write_position<G: Published>(table: &Table<G>) -> String {
    let position = value(&table.save());
    let file =
        PositionFile { game: G::SLUG.into(), rules: G::RULES, digest: digest(&position), position };
    value(&file).to_string()
}

/// Reads one of this game.
///
/// # Errors
/// If the position is broken or was changed by hand.
pub(crate) fn read_position<G: Published>(position: &str) -> Result<Table<G>, Problem> {
    let file: PositionFile = serde_json::from_str(position).map_err(|error| {
        Problem::said(
            format!("cette position n’est pas entière : {error} ; prenez celle qu’écrit « position » de stdio"),
            format!("this is not a whole position: {error}; use one written by stdio's “position”"),
        )
    })?;
    same_game::<G>(&file.game, file.rules, ("cette position", "this position"))?;
    if digest(&file.position) != file.digest {
        return Err(Problem::said(
            "cette position a été modifiée après coup ; enregistrez-la de nouveau depuis la partie",
            "this position was changed after it was saved; save it again from the game",
        ));
    }
    let saved: Saved<G> = serde_json::from_value(file.position).map_err(|error| {
        Problem::said(
            format!("cette position est illisible : {error} ; enregistrez-la de nouveau"),
            format!("this position cannot be read: {error}; save it again"),
        )
    })?;
    Ok(Table::load(saved)?)
}

/// A hash of a whole position.
pub(crate) fn digest(position: &Value) -> String {
    blake3::hash(position.to_string().as_bytes()).to_hex().to_string()
}

/// Whether something is of this game and its rules; what it is called in both languages, for when it is not.
fn same_game<G: Published>(game: &str, rules: u32, called: (&str, &str)) -> Result<(), Problem> {
    if game != G::SLUG {
        return Err(of_another_game(game, G::SLUG, called));
    }
    if rules != G::RULES {
        return Err(of_other_rules(rules, G::RULES, called));
    }
    Ok(())
}

/// What to say of something that is of another game.
pub(crate) fn of_another_game(game: &str, ours: &str, (fr, en): (&str, &str)) -> Problem {
    Problem::said(
        format!("{fr} est de {game}, pas de {ours}"),
        format!("{en} is of {game}, not of {ours}"),
    )
}

/// What to say of something that follows other rules.
pub(crate) fn of_other_rules(rules: u32, ours: u32, (fr, en): (&str, &str)) -> Problem {
    Problem::said(
        format!(
            "{fr} suit la version {rules} des règles, ce programme la version {ours} : prenez le programme qui l’a écrite"
        ),
        format!(
            "{en} was made with rules version {rules}, this program has version {ours}; use the program that wrote it"
        ),
    )
}
