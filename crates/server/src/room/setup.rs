//! Setting a table: from a wish to its first entry.

use protocol::{Clock, LONGEST_NAME, NewSeat, NewTable, Options, Practice, UndoRule};
use serde_json::{Value, json};
use shelf::fairness::commitment;
use shelf::lesson::Lesson;
use shelf::{AnyGame, Problem};

use super::{Entry, Setup};
use crate::games::Games;
use crate::guest::{proper_name, proper_text};
use crate::{Fault, Guest, chance};

/// The most a table may ask its players to wait, in seconds.
const LONGEST_CLOCK: u32 = 24 * 3600;

/// The first entry of a table as this guest wants it.
///
/// # Errors
/// Says what is wrong with the wish.
pub(crate) fn set(games: Games, host: &Guest, wish: NewTable, at: u64) -> Result<Entry, Fault> {
    let game = games.find(&wish.game).map_err(Fault::NoGame)?;
    let lesson = match wish.practice {
        Some(Practice::Lesson) => Some(game.lesson().ok_or_else(|| no_lesson(game.slug()))?),
        Some(Practice::Options) | None => None,
    };
    let asked = wish.practice;
    let wish = lesson.map_or(wish.clone(), |lesson| taught(lesson, wish));
    let taken = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    let said = wish.players.is_some() || wish.config.get("players").is_some();
    let wanted = match wish.players {
        // Seats say how many there are, but never fewer than the game needs: the rest is open.
        None if taken > 0 && !said => {
            Some(game.players().into_iter().find(|players| *players >= taken).unwrap_or(taken))
        }
        players => players,
    };
    let config = game.configure(&wish.config, wanted).map_err(Fault::Config)?;
    let players = game.seats(&config).map_err(Fault::Config)?;
    let practice = practice(game, &config, asked)?;
    if taken > players {
        return Err(Fault::Config(Problem::said(
            format!("{taken} sièges sont décrits mais la table est réglée pour {players} joueurs"),
            format!("{taken} seats are described but the table is set for {players} players"),
        )));
    }
    let mut seats = wish.seats;
    if seats.is_empty() {
        seats.push(NewSeat::Me { name: None });
    }
    seats.resize(usize::from(players), NewSeat::Open {});
    for seat in &mut seats {
        match seat {
            NewSeat::Open {} => {}
            NewSeat::Me { name } => {
                if let Some(name) = name {
                    *name = proper_name(name)?;
                }
            }
            NewSeat::Bot { level } => {
                if !game.levels().contains(&level.as_str()) {
                    return Err(Fault::Config(game.no_bot(level)));
                }
            }
        }
    }
    let needs_none = wish.clock == Clock::Game {} && is_alone(&seats);
    let has_none = needs_none && !asks_for_time(game, &config, players)?;
    let clock = if has_none { Clock::None {} } else { wish.clock };
    check_clock(clock)?;
    check_options(&wish.options)?;
    let name = match wish.name {
        Some(name) => proper_text(&name, 2 * LONGEST_NAME)?,
        None => host.language.of(format!("Chez {}", host.name), format!("{}’s table", host.name)),
    };
    let secret = chance::deal();
    let opening = lesson.map(Lesson::named_opening);
    let commitment = commitment(&secret, game.slug(), game.rules(), &config, opening.as_ref());
    // Whoever sets a table for several people of their own says that they share a device.
    let own = seats.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count();
    let options = Options { hot_seat: wish.options.hot_seat || own > 1, ..wish.options };
    let setup = Setup {
        game: game.slug().to_owned(),
        rules: game.rules(),
        config,
        opening,
        practice,
        name,
        public: wish.public,
        clock,
        options,
        host: host.id.clone(),
        host_name: host.name.clone(),
        seats,
        salt: None,
        secret,
        commitment,
    };
    Ok(Entry::Created { at, setup: Box::new(setup) })
}

/// The table of a lesson: its own options, one person, and bots that play as it says. Taking back is up to the coach.
fn taught(lesson: &Lesson, wish: NewTable) -> NewTable {
    let bots = lesson.names.iter().map(|_| NewSeat::Bot { level: lesson.bot.clone() });
    NewTable {
        config: lesson.config.clone(),
        seats: std::iter::once(NewSeat::Me { name: None }).chain(bots).collect(),
        players: None,
        public: false,
        clock: Clock::None {},
        options: Options {
            undo: UndoRule::Off,
            beat: 0,
            bot_pace: 0,
            grace: 0,
            spectators: false,
            hot_seat: false,
        },
        ..wish
    }
}

/// Whether somebody plays with nobody but bots.
fn is_alone(seats: &[NewSeat]) -> bool {
    let people = seats.iter().filter(|seat| !matches!(seat, NewSeat::Bot { .. }));
    people.count() == 1 && seats.iter().any(|seat| matches!(seat, NewSeat::Me { .. }))
}

/// Whether a configuration asks for a clock of the game: another one than the game has if nobody says anything.
fn asks_for_time(game: &dyn AnyGame, config: &Value, players: u8) -> Result<bool, Fault> {
    let usual = game.configure(&json!({}), Some(players)).map_err(Fault::Config)?;
    if !game.timed(&usual).map_err(Fault::Config)? {
        return game.timed(config).map_err(Fault::Config);
    }
    let is_about_time = |key: &str| {
        let without = game.configure(&json!({ key: null }), Some(players));
        without.is_ok_and(|without| game.timed(&without) == Ok(false))
    };
    let mut other =
        usual.as_object().into_iter().flatten().filter(|(key, usual)| config[*key] != **usual);
    Ok(other.any(|(key, _)| is_about_time(key)))
}

/// Why a table with this configuration is for practice, if it is. A deal that options set must be asked for as such.
fn practice(
    game: &dyn AnyGame,
    config: &Value,
    asked: Option<Practice>,
) -> Result<Option<Practice>, Fault> {
    if asked == Some(Practice::Lesson) {
        return Ok(asked);
    }
    let set_by = game.deal_set_by(config).map_err(Fault::Config)?;
    if set_by.is_empty() {
        return Ok(None);
    }
    if asked == Some(Practice::Options) {
        return Ok(asked);
    }
    let options = set_by.join(", ");
    Err(Fault::Config(Problem::said(
        format!(
            "la donne serait fixée par les options ({options}) : demandez une table d’exercice avec \"practice\": \"options\", ou retirez-les"
        ),
        format!(
            "the deal would be set by the options ({options}): ask for a practice table with \"practice\": \"options\", or leave them out"
        ),
    )))
}

fn no_lesson(game: &str) -> Fault {
    Fault::Config(Problem::said(
        format!(
            "{game} n’a pas encore de partie guidée ; lisez ses règles, ou jouez contre des bots"
        ),
        format!("{game} has no guided game yet; read its rules, or play against bots"),
    ))
}

fn check_clock(clock: Clock) -> Result<(), Fault> {
    let (limits, least): (&[u32], u32) = match &clock {
        Clock::Game {} | Clock::None {} => (&[], 0),
        Clock::Decision { seconds, window } => (&[*seconds, *window], 5),
        Clock::Bank { seconds, window, .. } => (&[*seconds, *window], 5),
        Clock::Days { days } => (&[*days], 1),
    };
    let most = if matches!(clock, Clock::Days { .. }) { 30 } else { LONGEST_CLOCK };
    let increment = if let Clock::Bank { increment, .. } = clock { increment } else { 0 };
    if limits.iter().all(|limit| (least..=most).contains(limit)) && increment <= LONGEST_CLOCK {
        return Ok(());
    }
    Err(Fault::Config(Problem::said(
        "les horloges vont de 5 secondes à 24 heures, les jours de 1 à 30 ; choisissez d’autres durées",
        "clocks give 5 seconds to 24 hours, days 1 to 30; choose other times",
    )))
}

fn check_options(options: &Options) -> Result<(), Fault> {
    if options.beat <= 10_000 && options.bot_pace <= 10_000 && options.grace <= 24 * 3600 {
        return Ok(());
    }
    Err(Fault::Config(Problem::said(
        "beat et bot_pace vont jusqu’à 10000 millisecondes, grace jusqu’à 86400 secondes",
        "beat and bot_pace are at most 10000 milliseconds, grace at most 86400 seconds",
    )))
}
