//! `sangfroid replay` and `sangfroid verify`: records told again, and checked.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use anstream::AutoStream;
use kernel::{Outcome, Seat, Viewer};
use shelf::{AnyGame, Fairness, Language, Problem, Record, Worth};
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

pub(crate) fn read(path: &Path) -> Result<Record, Problem> {
    let text = files::read(path)?;
    Record::read(&text).map_err(|problem| Problem::new(format!("{}: {problem}", path.display())))
}

pub(crate) fn verify(args: VerifyArgs) -> Result<(), Failure> {
    let mut output = BufWriter::new(io::stdout().lock());
    let several = args.records.len() > 1;
    if several && (args.commitment.is_some() || args.start.is_some()) {
        return Err(Failure::new(
            "a commitment belongs to one record; name that record alone beside --commitment and --start",
        ));
    }
    let written_down =
        WrittenDown { commitment: args.commitment.as_deref(), start: args.start.as_deref() };
    let mut last_problem = None;
    for path in &args.records {
        match check(path, written_down) {
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

/// What somebody has written down before the deal.
#[derive(Clone, Copy, Debug)]
struct WrittenDown<'a> {
    commitment: Option<&'a str>,
    start: Option<&'a str>,
}

/// Plays a record again, checks its deal and says in a line what it came to.
fn check(path: &Path, written_down: WrittenDown<'_>) -> Result<String, Problem> {
    let named = |problem: Problem| Problem::new(format!("{}: {problem}", path.display()));
    let record = read(path)?;
    let game = registry::game(&record.game).map_err(named)?;
    let replayed = game.replay(&record, None).map_err(named)?;
    let found = outcome(replayed.table.outcome().as_ref());
    if replayed.faithful != Some(true) {
        if let Some(rules) = replayed.older_rules {
            return Err(Problem::new(format!(
                "{}: it can no longer be proved: it was played by version {rules} of the rules, and by version {} it is \
                 another game from answer {} on; a program that has version {rules} can still prove it",
                path.display(),
                game.rules(),
                replayed.table.answered()
            )));
        }
        return Err(Problem::new(format!(
            "{}: not faithful: its answers lead to {found} and hash {}, the record says {} and hash {}; \
             it was changed or damaged",
            path.display(),
            replayed.table.proof(),
            outcome(record.outcome.as_ref()),
            terminal::one_line(&record.hash)
        )));
    }
    let fair = check_deal(game, &record, written_down).map_err(named)?;
    let given = record.given_for.say(Language::En, record.answers.len());
    let given = given.map_or_else(String::new, |given| format!("; {given}"));
    Ok(format!(
        "faithful: {} answers, outcome {found}, hash {}{given}{fair}",
        record.answers.len(),
        record.hash
    ))
}

/// Checks how the seed came about and says so. A record that opens nothing is no worse for it, unless somebody has
/// written a commitment down.
fn check_deal(
    game: &dyn AnyGame,
    record: &Record,
    written_down: WrittenDown<'_>,
) -> Result<String, Problem> {
    let practice =
        if game.is_practice(record)? { "; practice: the deal was set by the options" } else { "" };
    let Some(fairness) = &record.fairness else {
        return match written_down.commitment.or(written_down.start) {
            None => Ok(practice.to_owned()),
            Some(_) => Err(Problem::new(
                "not fair: this record opens no commitment, so nothing shows that it is the deal you were promised",
            )),
        };
    };
    let unfair = |problem: Problem| Problem::new(format!("not fair: {problem}"));
    fairness.check(record, game.shuffles_seats(&record.config)?).map_err(unfair)?;
    if written_down.commitment.is_some_and(|commitment| commitment != fairness.commitment) {
        return Err(Problem::new(format!(
            "not fair: the commitment of this record is {}, not the one you wrote down; \
             it is another table's, or the promise was changed",
            fairness.commitment
        )));
    }
    if written_down.start.is_some() && written_down.start != fairness.start().as_deref() {
        return Err(Problem::new(
            "not fair: the start of this record is not the one you wrote down; \
             what somebody had sealed was changed after it was fixed, or shown to you otherwise than to others",
        ));
    }
    let commitment = match (written_down.commitment, written_down.start) {
        (Some(_), None) => "your commitment",
        (None, None) => "commitment",
        (Some(_), Some(_)) => "your commitment, your start",
        (None, Some(_)) => "commitment, your start",
    };
    let seating = if fairness.seating.is_some() { " and seating" } else { "" };
    let verdict = if practice.is_empty() {
        let added = if seating.is_empty() { " and" } else { "," };
        let salts = salts(fairness.salts.iter().flatten().count());
        format!("; {}: {commitment}{added} {salts}{seating} check out", proved_to(fairness.worth()))
    } else {
        let salts = salts(fairness.salts.iter().flatten().count());
        format!("{practice}; {commitment} and {salts} check out")
    };
    Ok(verdict + &attempts(record, fairness))
}

fn salts(count: usize) -> String {
    if count == 1 { "1 salt".to_owned() } else { format!("{count} salts") }
}

/// To whom a deal that checks out is proved, if whoever knew the secret may have played.
fn proved_to(worth: Worth) -> String {
    let openers = |count| match count {
        1 => "whoever opened its 1 salt".to_owned(),
        _ => format!("whoever opened one of its {count} salts"),
    };
    match worth {
        Worth::ToOpeners { salts } => format!("fair to {}", openers(salts)),
        Worth::ButForChoices { salts, unopened } => format!(
            "fair to {} but for a choice, and proves nothing to those who sealed {unopened} more and did not open",
            openers(salts)
        ),
        Worth::Chosen { unopened } => format!(
            "proves nothing, since of {unopened} sealed salts none was opened: whoever knew the secret could choose the deal"
        ),
        Worth::Unsealed { .. } => {
            "proves nothing against a host who played, since salts were not sealed".to_owned()
        }
        Worth::Nothing => "proves no more than the promise, since nobody added a salt".to_owned(),
    }
}

/// The attempts before the deal, by the names of those who did not open; and who has no part in it for that.
fn attempts(record: &Record, fairness: &Fairness) -> String {
    if fairness.voided.is_empty() {
        return String::new();
    }
    let named = |chairs: Vec<usize>| {
        let name = |chair: usize| {
            let seat = fairness.seating.as_ref().map_or(chair, |seating| seating[chair]);
            terminal::one_line(&record.seats[seat].name)
        };
        chairs.into_iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let mut said = String::new();
    for (number, attempt) in fairness.voided.iter().enumerate() {
        let missing = named(attempt.missing());
        said = format!("{said}; attempt {} was void: {missing} did not open", number + 1);
    }
    let without = fairness.without_part();
    if without.is_empty() {
        return said;
    }
    format!(
        "{said}; it proves nothing to {}, who had sealed a salt and have none in the deal",
        named(without)
    )
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
