//! What several commands need: a configuration, a number of players, a seed, a language.

use std::path::Path;

use kernel::Seed;
use serde_json::{Map, Value};
use shelf::{AnyGame, Language, Problem, how_many};

use crate::files;

/// The full configuration of a table from a file of options, if one is given, and a number of players, if one is
/// known.
pub(crate) fn configure(
    game: &dyn AnyGame,
    file: Option<&Path>,
    players: Option<u8>,
) -> Result<Value, Problem> {
    let given = file.map_or_else(|| Ok(Value::Object(Map::new())), read_options)?;
    let from_file = given.get("players").and_then(Value::as_u64);
    for wanted in [players.map(u64::from), from_file].into_iter().flatten() {
        let players = game.players();
        if !players.iter().any(|players| u64::from(*players) == wanted) {
            return Err(Problem::new(format!(
                "{} is for {} players, not for {wanted}; change --players, --seats or the configuration",
                game.slug(),
                how_many(&players, Language::En),
            )));
        }
    }
    game.configure(&given, players).map_err(|problem| match file {
        Some(path) => {
            let option = wrong_option(game, &given, players).unwrap_or_default();
            Problem::new(format!("{}: {option}{problem}", path.display()))
        }
        None => problem,
    })
}

/// The first option that is wrong by itself, to be named in front of the game's complaint.
fn wrong_option(game: &dyn AnyGame, given: &Value, players: Option<u8>) -> Option<String> {
    let alone = |option: &str, value: &Value| {
        Value::Object(Map::from_iter([(option.to_owned(), value.clone())]))
    };
    let mut options = given.as_object()?.iter();
    let (option, _) =
        options.find(|(option, value)| game.configure(&alone(option, value), players).is_err())?;
    Some(format!("option “{}”: ", terminal::one_line(option)))
}

/// Reads a file of options: TOML or JSON, by its name.
fn read_options(path: &Path) -> Result<Value, Problem> {
    let problem = |why: String| Problem::new(format!("{}: {why}", path.display()));
    let kind = path.extension().and_then(|kind| kind.to_str());
    let text = files::read(path)?;
    match kind {
        Some("json") => serde_json::from_str(&text)
            .map_err(|error| problem(format!("this is not JSON: {error}; correct it there"))),
        Some("toml") => toml::from_str(&text).map_err(|error: toml::de::Error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            problem(format!("this is not TOML: line {line}: {}; correct it there", error.message()))
        }),
        Some(_) | None => {
            Err(problem("a configuration is a file whose name ends in .toml or .json".into()))
        }
    }
}

/// 256 bits from the operating system.
pub(crate) fn fresh_seed() -> Result<Seed, Problem> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Problem::new(format!("the system gives no random numbers ({error}); name a --seed"))
    })?;
    Ok(Seed(bytes))
}

/// Another seed that tells nothing about this one: for seating and for bots, so that the deal's own chance is
/// touched by the rules only.
pub(crate) fn derived_seed(seed: Seed, purpose: &str) -> Seed {
    Seed(blake3::derive_key(&format!("sang-froid: {purpose}"), &seed.0))
}

/// The language asked for, or the one of the environment, or French.
pub(crate) fn language(asked: Option<Language>) -> Language {
    let spoken = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .unwrap_or_default();
    asked
        .or_else(|| Language::ALL.into_iter().find(|language| spoken.starts_with(language.code())))
        .unwrap_or_default()
}

/// The bot that sits down when nobody says which.
pub(crate) fn usual_level(game: &dyn AnyGame) -> &'static str {
    let levels = game.levels();
    levels.iter().find(|level| **level == "regular").or(levels.last()).copied().unwrap_or("random")
}
