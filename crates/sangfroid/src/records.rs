//! `sangfroid replay` and `sangfroid verify`: records told again, and checked.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use anstream::AutoStream;
use kernel::{Outcome, Seat, Viewer};
use shelf::{Problem, Record};
use terminal::{Eyes, Replay};

use crate::cli::{ReplayArgs, VerifyArgs};
use crate::failure::Failure;
use crate::files;
use crate::settings::language;

pub(crate) fn replay(args: ReplayArgs) -> Result<(), Failure> {
    let named = |problem: Problem| Problem::new(format!("{}: {problem}", args.record.display()));
    let record = read(&args.record)?;
    let game = registry::game(&record.game).map_err(named)?;
    let eyes = match (args.seat, args.all) {
        (_, true) => Eyes::All,
        (None, false) => Eyes::Of(Viewer::Gallery),
        (Some(number), false) => {
            let seat = Seat::try_from(number).map_err(|_| {
                Problem::new(format!(
                    "there is no seat {number}; choose 0 to {}",
                    record.seats.len().max(1) - 1
                ))
            })?;
            Eyes::Of(Viewer::Seat(seat))
        }
    };
    let replay = Replay::new(game, &record, eyes, args.step).map_err(named)?;
    let stdout = io::stdout().lock();
    let choice = AutoStream::choice(&stdout);
    let mut output = AutoStream::new(stdout, choice);
    replay.tell(language(args.lang), &mut output)?;
    Ok(output.flush()?)
}

fn read(path: &Path) -> Result<Record, Problem> {
    let text = files::read(path)?;
    Record::read(&text).map_err(|problem| Problem::new(format!("{}: {problem}", path.display())))
}

pub(crate) fn verify(args: VerifyArgs) -> Result<(), Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    let several = args.records.len() > 1;
    let mut last_problem = None;
    for path in &args.records {
        match check(path) {
            Ok(verdict) if several => writeln!(output, "{}: {verdict}", path.display())?,
            Ok(verdict) => writeln!(output, "{verdict}")?,
            Err(problem) => {
                // Every false record gets its line; the last one is reported by the way out.
                output.flush()?;
                if let Some(former) = last_problem.replace(problem) {
                    writeln!(io::stderr(), "sangfroid: {former}")?;
                }
            }
        }
    }
    output.flush()?;
    last_problem.map_or(Ok(()), |problem| Err(Failure::Problem(problem)))
}

/// Plays a record again and says in a line what it came to.
fn check(path: &Path) -> Result<String, Problem> {
    let named = |problem: Problem| Problem::new(format!("{}: {problem}", path.display()));
    let record = read(path)?;
    let game = registry::game(&record.game).map_err(named)?;
    let replayed = game.replay(&record, None).map_err(named)?;
    let found = outcome(replayed.table.outcome().as_ref());
    if replayed.faithful != Some(true) {
        return Err(Problem::new(format!(
            "{}: not faithful: its answers lead to {found} and hash {}, the record says {} and hash {}; \
             it was changed or damaged",
            path.display(),
            replayed.table.hash(),
            outcome(record.outcome.as_ref()),
            terminal::one_line(&record.hash)
        )));
    }
    Ok(format!("faithful: {} answers, outcome {found}, hash {}", record.answers.len(), record.hash))
}

/// An outcome in a few words.
fn outcome(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "not over yet".into(),
        Some(outcome) if outcome.winners.is_empty() => "without a winner".into(),
        Some(outcome) => {
            let winners: Vec<String> =
                outcome.winners.iter().map(|seat| seat.to_string()).collect();
            format!("won by {}", winners.join(" "))
        }
    }
}
