//! Breaks the rules of a game on purpose, and says what no test noticed. `cargo xtask mutants` builds it and calls it.
//!
//! ```text
//! find    what can be broken in a file
//! chosen  which files, and which of their mutants are tried
//! weave   a file with all its mutants in it, each behind a question
//! switch  is copied into the game, and answers that question
//! copy    the copy of the project in which all this happens
//! build   compiles the copy, without what the compiler does not take
//! judge   runs the tests, for one mutant after the other
//! ledger  what is known of each mutant
//! ```
//!
//! All mutants are compiled in at once and one variable says which is on, so that thousands of them cost one build. A
//! first run with all of them off notes which test comes by which mutant; after that only those tests are run.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what Rust is written in is not ours, and grows"
)]

mod build;
mod chosen;
mod copy;
mod find;
mod judge;
mod ledger;
mod options;
#[cfg(test)]
mod switch;
mod weave;

use std::collections::BTreeSet;
use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

use crate::build::build;
use crate::chosen::Chosen;
use crate::copy::{Sources, folder, root};
use crate::judge::{Manner, Tests};
use crate::ledger::{Ledger, Stamps, Verdict};
use crate::options::{HELP, Options};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // There is nobody left to tell if the standard error is closed too.
            let _ = writeln!(io::stderr(), "mutants: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some(options) = Options::read(&arguments)? else {
        return Ok(io::stdout().write_all(HELP.as_bytes())?);
    };
    let sources = Sources::read(&root())?;
    let chosen = Chosen::read(&sources, &options.game, &options.files)?;
    say(&format!("{} mutants in {} files", chosen.count(), chosen.files.len()))?;
    if options.list {
        let lines: String = chosen.numbered().map(|(_, one)| one.line() + "\n").collect();
        return Ok(io::stdout().write_all(lines.as_bytes())?);
    }

    let _alone = alone()?;
    let results = folder().join(&chosen.game);
    let mut ledger = Ledger::open(&results, &stamps(&sources, &options), options.again)?;
    let copy = folder().join("tree");
    let mut left_out: BTreeSet<u32> = chosen
        .numbered()
        .filter(|(_, one)| ledger.of(&one.line()) == Some(&Verdict::LeftOut))
        .map(|(id, _)| id)
        .collect();
    let binaries = build(&sources, &copy, &chosen, &mut left_out, |said| {
        // What is said on the way is no loss if nobody reads it.
        let _ = say(said);
    })?;
    for id in &left_out {
        let line = chosen.get(*id).line();
        if ledger.of(&line).is_none() {
            ledger.note(line, Verdict::LeftOut)?;
        }
    }

    let compiled: Vec<u32> =
        chosen.numbered().map(|(id, _)| id).filter(|id| !left_out.contains(id)).collect();
    let tried = chosen.sample(&compiled, options.sample.unwrap_or(usize::MAX));
    let open: Vec<u32> =
        tried.iter().copied().filter(|id| ledger.of(&chosen.get(*id).line()).is_none()).collect();
    if !open.is_empty() {
        let manner = Manner {
            all_tests: options.all_tests,
            side_by_side: (options.cores() / options.jobs()).max(1),
            limit: options.timeout,
        };
        let package = copy.join(chosen.path(""));
        let tests = Tests::survey(binaries, package, &options.skip, manner, &results)?;
        say(&format!(
            "{} tests; {} of {} mutants are still to be tried, {} s at most for each",
            tests.count_of_tests(),
            open.len(),
            tried.len(),
            tests.limit().as_secs(),
        ))?;
        try_all(&tests, &chosen, &open, options.jobs(), &mut ledger)?;
    }
    report(&chosen, &tried, left_out.len(), ledger, &results)
}

/// Waits until nobody else works in the copy. The lock goes with the file.
fn alone() -> Result<File> {
    fs::create_dir_all(folder())?;
    let file = File::create(folder().join("lock"))?;
    if file.try_lock().is_err() {
        say("another run is going on here; this one begins when it has ended")?;
        file.lock()?;
    }
    Ok(file)
}

/// What the results hold for.
fn stamps(sources: &Sources, options: &Options) -> Stamps {
    let of_game = |inside: &str| format!("games/{}/{inside}", options.game);
    let crates =
        ["kernel", "printed", "bots", "shelf", "testkit"].map(|name| format!("crates/{name}"));
    let of_sources = ["src", "data", "words", "Cargo.toml"].map(of_game);
    let of_tests = ["tests", "golden", "lessons"].map(of_game);
    let manner = if options.all_tests { "all tests" } else { "clauses" };
    Stamps {
        sources: sources.stamp(&[&of_sources[..], &crates[..]].concat()),
        tests: format!("{} {manner} {}", sources.stamp(&of_tests), options.skip.join(" ")),
    }
}

/// Tries one mutant after the other, some of them side by side.
fn try_all(
    tests: &Tests,
    chosen: &Chosen,
    open: &[u32],
    jobs: usize,
    ledger: &mut Ledger,
) -> Result<()> {
    let bar = bar(open.len() as u64)?;
    let next = AtomicUsize::new(0);
    let (tell, told) = mpsc::channel();
    let (mut done, mut missed) = (0, 0);
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (tell, next) = (tell.clone(), &next);
            scope.spawn(move || {
                while let Some(id) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // Nobody listens any more after something went wrong.
                    if tell.send((*id, tests.judge(*id))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        for (id, verdict) in told {
            let verdict = verdict?;
            let line = chosen.get(id).line();
            if verdict == Verdict::Missed {
                missed += 1;
                bar.println(format!("missed: {line}"));
                if bar.is_hidden() {
                    say(&format!("missed: {line}"))?;
                }
            }
            ledger.note(line, verdict)?;
            done += 1;
            bar.set_message(format!("{missed} missed"));
            bar.inc(1);
            if bar.is_hidden() && done % 100 == 0 {
                say(&format!("{done} of {} tried, {missed} missed", open.len()))?;
            }
        }
        anyhow::Ok(())
    })?;
    bar.finish_and_clear();
    Ok(())
}

/// A bar on standard error; indicatif hides it when that is not a terminal.
fn bar(length: u64) -> Result<ProgressBar> {
    let style = "{bar:30} {pos} of {len} mutants, {msg}, {eta} to go";
    Ok(ProgressBar::new(length).with_style(ProgressStyle::with_template(style)?))
}

/// What the lists hold of what was to be tried.
fn report(
    chosen: &Chosen,
    tried: &[u32],
    left_out: usize,
    ledger: Ledger,
    results: &std::path::Path,
) -> Result<()> {
    let mut counts = [0; 4];
    let mut survivors = String::new();
    for id in tried {
        let line = chosen.get(*id).line();
        let at = match ledger.of(&line) {
            Some(Verdict::Caught(_)) => 0,
            Some(Verdict::Missed) => {
                survivors += &format!("  {line}\n");
                1
            }
            Some(Verdict::Timeout) => 2,
            Some(Verdict::NeverReached) => 3,
            Some(Verdict::LeftOut) | None => continue,
        };
        counts[at] += 1;
    }
    ledger.close()?;
    let [caught, missed, timeout, never] = counts;
    let mut out = io::stdout().lock();
    write!(out, "{survivors}")?;
    writeln!(
        out,
        "{caught} caught, {missed} missed, {timeout} took too long, {never} never reached by a test, {left_out} do not compile\nThe lists are in {}",
        results.display()
    )?;
    Ok(())
}

/// A line for people, beside the results.
fn say(line: &str) -> io::Result<()> {
    writeln!(io::stderr(), "{line}")
}
