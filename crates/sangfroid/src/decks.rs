//! `sangfroid cards check` and `sangfroid decks check`: texts that people write themselves, judged before they are used.

use std::io::{self, Write as _};
use std::path::Path;

use shelf::{Decks, Problem};

use crate::cli::{CheckDeckArgs, CheckSetArgs};
use crate::failure::Failure;
use crate::files;
use crate::settings::language;

/// What a game says about decks: the game of this name, or else the first that has any.
fn decks_of(game: Option<&str>) -> Result<&'static dyn Decks, Problem> {
    match game {
        Some(slug) => registry::game(slug)?.decks().ok_or_else(|| {
            Problem::new(format!("{slug} is played without decks and card sets of one's own"))
        }),
        None => registry::GAMES
            .iter()
            .find_map(|game| game.decks())
            .ok_or_else(|| Problem::new("no game has decks; name one with --game")),
    }
}

/// Reads a card set and says how many cards are in it, or which line is wrong.
pub(crate) fn check_set(args: &CheckSetArgs) -> Result<(), Failure> {
    let decks = decks_of(args.game.as_deref())?;
    let text = files::read(&args.file)?;
    let count = decks
        .check_set(&text)
        .map_err(|mistake| Failure::new(format!("{}:{mistake}", args.file.display())))?;
    writeln!(io::stdout(), "{}: {count} cards, nothing wrong", args.file.display())?;
    Ok(())
}

/// Judges a deck: a line for everything that is wrong, or what it comes to.
pub(crate) fn check_deck(args: &CheckDeckArgs) -> Result<(), Failure> {
    let decks = decks_of(args.game.as_deref())?;
    let text = files::read(&args.file)?;
    let judged = decks.judge(&text, language(args.lang));
    let mut mistakes = judged.mistakes.iter().map(|mistake| match mistake.line {
        Some(line) => format!("{}:{line}: {}", args.file.display(), mistake.text),
        None => format!("{}: {}", args.file.display(), mistake.text),
    });
    // Every mistake gets its line; the last one is reported by the way out.
    if let Some(last) = mistakes.next_back() {
        for mistake in mistakes {
            writeln!(io::stderr(), "sangfroid: {mistake}")?;
        }
        return Err(Failure::new(last));
    }
    let counted = judged.measures.iter().map(|measure| {
        let limit = if measure.least == measure.most || measure.least == 0 {
            format!("{}", measure.most)
        } else {
            format!("{}-{}", measure.least, measure.most)
        };
        format!("{} {} ({limit})", measure.value, measure.name)
    });
    let counted: Vec<String> = counted.collect();
    writeln!(io::stdout(), "{}: {}", shown(&args.file, &judged.name), counted.join(", "))?;
    Ok(())
}

/// The file, and what its deck calls itself.
fn shown(file: &Path, name: &str) -> String {
    match name {
        "" => file.display().to_string(),
        name => format!("{} ({})", file.display(), terminal::one_line(name)),
    }
}
