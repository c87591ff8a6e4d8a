//! `sangfroid games`, `rules` and `cards`: what there is to know before playing.

use std::io::{self, Write};
use std::sync::LazyLock;

use anstream::AutoStream;
use shelf::how_many;
use terminal::{clauses, find_cards, find_clauses, wrap};

use crate::cli::{CardsArgs, CardsCommand, GamesArgs, RulesArgs};
use crate::failure::Failure;
use crate::lists;
use crate::settings::language;

/// How wide texts are written.
const WIDTH: usize = 96;

/// The version of the program and of the rules of every game.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let rules = registry::GAMES.iter().map(|game| format!("{} {}", game.slug(), game.rules()));
        let rules: Vec<String> = rules.collect();
        format!("{} (rules: {})", env!("CARGO_PKG_VERSION"), rules.join(", "))
    });
    &VERSION
}

pub(crate) fn games(args: GamesArgs) -> Result<(), Failure> {
    let language = language(args.lang);
    let mut output = io::stdout().lock();
    for game in registry::GAMES {
        let (players, bots) = language.of(("joueurs", "robots"), ("players", "bots"));
        writeln!(output, "{}  {}", game.slug(), game.name(language))?;
        for line in wrap(&game.summary(language), WIDTH, "  ") {
            writeln!(output, "{line}")?;
        }
        let colon = language.of(" :", ":");
        writeln!(
            output,
            "  {players}{colon} {} ({})",
            how_many(&game.players(), language),
            game.default_players()
        )?;
        writeln!(output, "  {bots}{colon} {}", game.levels().join(", "))?;
        let rules = language.of("règles : version", "rules: version");
        writeln!(output, "  {rules} {}", game.rules())?;
    }
    Ok(())
}

pub(crate) fn rules(args: RulesArgs) -> Result<(), Failure> {
    let game = registry::game(&args.game)?;
    let language = language(args.lang);
    let what = args.what.join(" ");
    let found =
        if what.is_empty() { clauses(game, language) } else { find_clauses(game, language, &what) };
    if found.is_empty() {
        let example =
            clauses(game, language).into_iter().next().map_or_else(String::new, |(id, _)| id);
        return Err(Failure::new(format!(
            "no rule of {} is or contains “{}”; name a clause such as {example}, or another word",
            game.slug(),
            terminal::one_line(&what)
        )));
    }
    entries(found.into_iter())
}

pub(crate) fn cards(args: CardsArgs) -> Result<(), Failure> {
    if let Some(CardsCommand::Check(args)) = &args.command {
        return lists::check_set(args);
    }
    let game = registry::game(args.game.as_deref().unwrap_or_default())?;
    let language = language(args.lang);
    let what = args.what.join(" ");
    let found = find_cards(game, language, &what);
    if found.is_empty() {
        return Err(Failure::new(format!(
            "no card of {} is called “{}”; leave the word out to see them all",
            game.slug(),
            terminal::one_line(&what)
        )));
    }
    entries(found.into_iter().map(|card| (format!("{} ({})", card.name, card.id), card.text)))
}

/// Writes titles with texts below.
fn entries(entries: impl Iterator<Item = (String, String)>) -> Result<(), Failure> {
    let mut output = AutoStream::auto(io::stdout().lock());
    for (title, text) in entries {
        writeln!(output, "\x1b[1m{title}\x1b[0m")?;
        for line in wrap(&text, WIDTH, "  ") {
            writeln!(output, "{line}")?;
        }
    }
    Ok(output.flush()?)
}
