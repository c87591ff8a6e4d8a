//! `sangfroid play`: seats people and bots, and keeps the record.

use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use kernel::Rng;
use shelf::{AnyGame, Problem};
use terminal::{Clearing, Ending, HUMAN, Settings, parse_seats, say, seat_party};

use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::files::Output;
use crate::settings::{configure, derived_seed, fresh_seed, language, usual_level};

pub(crate) fn play(args: PlayArgs) -> Result<(), Failure> {
    let game = registry::game(&args.game)?;
    let language = language(args.lang);
    let listed = listed_seats(game, args.seats.as_deref(), args.players)?;
    let players = listed.as_ref().map(|seats| seats.len() as u8).or(args.players);
    let config = configure(game, args.config.as_deref(), players)?;
    let by = match listed {
        Some(seats) => seats,
        None => usual_party(game, game.seats(&config)?),
    };
    let record_file = args.record.map(Output::prepare).transpose()?;
    let names: Vec<String> = args.names.iter().map(|name| name.trim().to_owned()).collect();
    let mut chairs = seat_party(&by, &names, language)?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    if game.shuffles_seats(&config)? {
        Rng::new(derived_seed(seed, "seating")).shuffle(&mut chairs);
    }
    let mut table = game.open(&config, seed)?;

    let output = io::stdout().lock();
    let settings = Settings {
        language,
        clearing: clearing(&output),
        echo: !io::stdin().is_terminal(),
        thinking: Rng::new(derived_seed(seed, "thinking of bots")),
    };
    let mut output = AutoStream::auto(output);
    if !game.deal_set_by(&config)?.is_empty() {
        writeln!(output, "{}", say(language, "practice", &[]))?;
    }
    let ending =
        terminal::play(game, &mut *table, &chairs, settings, io::stdin().lock(), &mut output);
    // Whatever ended the game, the record is kept first.
    if let Some(file) = record_file {
        keep_record(&file, table.record(chairs))?;
        if ending.is_ok() {
            writeln!(output, "{}", say(language, "recorded", &[("file", file.name().into())]))?;
        }
    }
    match ending? {
        Ending::Over(_) | Ending::Abandoned => Ok(output.flush()?),
        Ending::InputEnded => Err(Failure::new(say(language, "input-ended", &[]))),
    }
}

/// The seats that were listed, if any; the list must not contradict the number of players.
fn listed_seats(
    game: &dyn AnyGame,
    list: Option<&str>,
    players: Option<u8>,
) -> Result<Option<Vec<String>>, Problem> {
    let Some(list) = list else { return Ok(None) };
    let mut allowed = vec![HUMAN];
    allowed.extend(game.levels());
    let seats = parse_seats(list, &allowed)?;
    if let Some(players) = players
        && seats.len() != usize::from(players)
    {
        return Err(Problem::new(format!(
            "--seats lists {} players but --players says {players}; leave one of them out",
            seats.len()
        )));
    }
    Ok(Some(seats))
}

/// One person and bots.
fn usual_party(game: &dyn AnyGame, players: u8) -> Vec<String> {
    let bots = usize::from(players).saturating_sub(1);
    let bots = std::iter::repeat_n(usual_level(game).to_owned(), bots);
    std::iter::once(HUMAN.to_owned()).chain(bots).collect()
}

/// How this output is emptied. Without colours the codes are stripped, so only empty lines help.
fn clearing(output: &io::StdoutLock<'_>) -> Clearing {
    match (output.is_terminal(), AutoStream::choice(output)) {
        (false, _) => Clearing::Separator,
        (true, ColorChoice::Never) => Clearing::EmptyLines,
        (true, ColorChoice::Auto | ColorChoice::AlwaysAnsi | ColorChoice::Always) => Clearing::Ansi,
    }
}

fn keep_record(file: &Output, record: Option<shelf::Record>) -> Result<(), Problem> {
    let record =
        record.ok_or_else(|| Problem::new("this table keeps no record; leave --record out"))?;
    file.write(&record.write())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_party_is_one_person_among_bots() {
        let game = registry::GAMES[0];
        let party = usual_party(game, 6);
        assert_eq!(party.iter().filter(|who| *who == HUMAN).count(), 1);
        assert_eq!(party.len(), 6);
        assert!(seat_party(&party, &[], shelf::Language::Fr).is_ok_and(|chairs| chairs.len() == 6));
    }
}
