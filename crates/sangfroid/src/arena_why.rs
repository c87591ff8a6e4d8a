//! `sangfroid arena why`: what each answer was worth to a bot, at a moment of a record.

use std::io::{self, Write};

use kernel::Viewer;
use shelf::{Problem, Voice};

use crate::cli::ArenaWhyArgs;
use crate::failure::Failure;
use crate::records;
use crate::settings::{language, usual_level};

pub(crate) fn why(args: ArenaWhyArgs) -> Result<(), Failure> {
    let named = |problem: Problem| Problem::new(format!("{}: {problem}", args.record.display()));
    let record = records::read(&args.record)?;
    let game = registry::game(&record.game).map_err(named)?;
    let before = args.answer as usize - 1;
    let Some((seat, given)) = record.answers.get(before) else {
        let answers = record.answers.len();
        return Err(Failure::new(format!(
            "{}: this record has {answers} answers; choose one from 1 to {answers}",
            args.record.display()
        )));
    };
    let table = game.replay(&record, Some(before)).map_err(named)?.table;
    let level = args.level.as_deref().unwrap_or_else(|| usual_level(game));
    let Some(mut prices) = table.bot_weighs(*seat, level)? else {
        return Err(Failure::new(format!(
            "{level} of {} does not think in prices, so it cannot say why",
            game.slug()
        )));
    };
    prices.sort_by_key(|(_, price)| std::cmp::Reverse(*price));
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let seen = table.observe(&Voice::new(language(args.lang), Viewer::Seat(*seat), &names));
    let mut output = io::stdout().lock();
    writeln!(output, "{}: {}", names[usize::from(seat.number())], seen.prompt.unwrap_or_default())?;
    let mut left = args.most;
    for (action, price) in &prices {
        let is_given = action == given;
        if left == 0 && !is_given {
            continue;
        }
        left = left.saturating_sub(1);
        let text = seen.options.iter().find(|option| option.action.value() == *action);
        let text = text.map_or_else(|| action.to_string(), |option| option.text.clone());
        writeln!(output, "{} {price:>7}  {text}", if is_given { '>' } else { ' ' })?;
    }
    if !prices.iter().any(|(action, _)| action == given) {
        writeln!(output, ">       ?  {}", given)?;
    }
    Ok(())
}
