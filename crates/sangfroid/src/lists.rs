//! `sangfroid decks check`, `bands check`, `terrain check`, `scenarios check` and `cards check`: texts that people write
//! themselves, judged before they are used.

use std::io::{self, Write as _};
use std::path::Path;

use shelf::{CardSets, ListMeasure, ListMistake, Lists, Problem};

use crate::cli::{CheckListArgs, CheckSetArgs};
use crate::failure::Failure;
use crate::files;
use crate::settings::language;

/// What a game says about card sets: the game of this name, or else the first that takes any.
fn card_sets_of(game: Option<&str>) -> Result<&'static dyn CardSets, Problem> {
    match game {
        Some(slug) => registry::game(slug)?.card_sets().ok_or_else(|| {
            Problem::new(format!("{slug} is played without card sets of one's own"))
        }),
        None => registry::GAMES
            .iter()
            .find_map(|game| game.card_sets())
            .ok_or_else(|| Problem::new("no game takes card sets; name one with --game")),
    }
}

/// What a game says about a kind of lists: the game of this name, or else the first to which they are brought.
fn lists_of(game: Option<&str>, kind: &str) -> Result<&'static dyn Lists, Problem> {
    match game {
        Some(slug) => registry::game(slug)?.list(kind),
        None => registry::GAMES
            .iter()
            .find_map(|game| game.list(kind).ok())
            .ok_or_else(|| Problem::new(format!("no game takes {kind}; name one with --game"))),
    }
}

/// Reads a card set and says how many cards are in it, or which line is wrong.
pub(crate) fn check_set(args: &CheckSetArgs) -> Result<(), Failure> {
    let sets = card_sets_of(args.game.as_deref())?;
    let text = files::read(&args.file)?;
    let count = sets
        .check(&text)
        .map_err(|mistake| Failure::new(format!("{}:{mistake}", args.file.display())))?;
    writeln!(io::stdout(), "{}: {count} cards, nothing wrong", args.file.display())?;
    Ok(())
}

/// Judges a list: a line for everything that is wrong, or what it comes to.
pub(crate) fn check(kind: &str, args: &CheckListArgs) -> Result<(), Failure> {
    let lists = lists_of(args.game.as_deref(), kind)?;
    let text = files::read(&args.file)?;
    let judged = lists.judge(&text, language(args.lang));
    let mut mistakes = judged.mistakes.iter().map(|mistake| said(&args.file, mistake));
    // Every mistake gets its line; the last one is reported by the way out.
    if let Some(last) = mistakes.next_back() {
        for mistake in mistakes {
            writeln!(io::stderr(), "sangfroid: {mistake}")?;
        }
        return Err(Failure::new(last));
    }
    let counted: Vec<String> = judged.measures.iter().map(counted).collect();
    writeln!(io::stdout(), "{}: {}", shown(&args.file, &judged.name), counted.join(", "))?;
    Ok(())
}

/// A mistake with its file, its line and its clause.
fn said(file: &Path, mistake: &ListMistake) -> String {
    let line = mistake.line.map_or_else(String::new, |line| format!("{line}: "));
    let clause = mistake.clause.as_ref().map_or_else(String::new, |clause| format!(" ({clause})"));
    let colon = if line.is_empty() { ": " } else { ":" };
    format!("{}{colon}{line}{}{clause}", file.display(), mistake.text)
}

/// What is counted, with its limits.
fn counted(ListMeasure { value, name, least, most, .. }: &ListMeasure) -> String {
    let limit =
        if least == most || *least == 0 { most.to_string() } else { format!("{least}-{most}") };
    format!("{value} {name} ({limit})")
}

/// The file, and what its list calls itself.
fn shown(file: &Path, name: &str) -> String {
    match name {
        "" => file.display().to_string(),
        name => format!("{} ({})", file.display(), terminal::one_line(name)),
    }
}
