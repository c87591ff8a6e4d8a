//! Tries odd input for as long as one likes. `cargo xtask fuzz` builds it and calls it.

use std::io::{self, IsTerminal, Write};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::time::{Duration, SystemTime};
use std::{env, fs};

use anyhow::{Context, Result, bail};
use fuzz::targets::{TARGETS, Target};
use fuzz::{Budget, Hunt, corpus};

const HELP: &str = "\
Tries odd input on everything that reads from the network or from a file.

  cargo xtask fuzz                   every target, a minute each
  cargo xtask fuzz records           one target
  cargo xtask fuzz records 600       for ten minutes

What is said for the first time is kept in crates/fuzz/corpus, to be tried by the gate from then on. Input with which
something breaks is written to a file and named.

Targets
";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            // There is nobody left to tell if the standard error is closed too.
            let _ = writeln!(io::stderr(), "fuzz: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<ExitCode> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        let targets =
            TARGETS.iter().map(|target| format!("  {:<16} {}\n", target.name, target.about));
        io::stdout().write_all((HELP.to_owned() + &targets.collect::<String>()).as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let (wanted, seconds) = match arguments.as_slice() {
        [] => (TARGETS.iter().collect(), 60),
        [name] => (vec![named(name)?], 60),
        [name, seconds] => {
            let seconds =
                seconds.parse().with_context(|| format!("“{seconds}” is no number of seconds"))?;
            (vec![named(name)?], seconds)
        }
        [..] => bail!("one target and a number of seconds at most; --help lists the targets"),
    };
    let mut all_held = true;
    for target in wanted {
        all_held &= hunt(target, Duration::from_secs(seconds))?;
    }
    Ok(if all_held { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn named(name: &str) -> Result<&'static Target> {
    let names = || TARGETS.iter().map(|target| target.name).collect::<Vec<_>>().join(", ");
    fuzz::targets::target(name)
        .with_context(|| format!("there is no target “{name}”; choose one of: {}", names()))
}

/// Tries one target; false if something broke.
fn hunt(target: &'static Target, time: Duration) -> Result<bool> {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?;
    let number = since.as_secs();
    let mut out = io::stdout();
    let lively = out.is_terminal();
    let mut hunt = Hunt::begin(target, number)?;
    let held = panic::catch_unwind(AssertUnwindSafe(|| {
        hunt.go_on(Budget::Time(time), |tried, kept| {
            if lively && tried.is_multiple_of(4_096) {
                // A line of progress that cannot be written is no loss.
                let _ = write!(out, "\r{:<16} {tried} inputs, {kept} kept", target.name);
                let _ = out.flush();
            }
        });
    }));
    corpus::write(target.name, hunt.kept())?;
    let (tried, said) = hunt.tally();
    let line = format!(
        "{:<16} {tried} inputs, {said} things said, {} kept",
        target.name,
        hunt.kept().len()
    );
    writeln!(io::stdout(), "{}{line}", if lively { "\r" } else { "" })?;
    if held.is_ok() {
        return Ok(true);
    }
    let file = env::temp_dir().join(format!("sangfroid-fuzz-{}-{number}", target.name));
    fs::write(&file, hunt.last())
        .with_context(|| format!("{} cannot be written", file.display()))?;
    writeln!(io::stdout(), "{:<16} broke on the input in {}", target.name, file.display())?;
    Ok(false)
}
