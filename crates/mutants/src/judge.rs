//! Running the tests: first with every mutant off, to see which tests come by which mutants, then with one on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::build::Binary;
use crate::ledger::Verdict;

/// So much address space a broken game may take, in kilobytes, before it is stopped.
const MEMORY: &str = "6000000";

/// A test in the program of this place.
pub(crate) type Test = (usize, String);

/// The tests of a game, and what they come by.
#[derive(Debug)]
pub(crate) struct Tests {
    binaries: Vec<Binary>,
    /// Where the programs believe they are.
    package: PathBuf,
    /// Those that are run.
    all: BTreeSet<Test>,
    met: BTreeMap<u32, Met>,
    /// How many tests each program runs side by side.
    side_by_side: usize,
    limit: Duration,
}

/// Which tests come by a mutant.
#[derive(Clone, Debug, Default)]
struct Met {
    by: BTreeSet<Test>,
    /// A thread without the name of a test did, so that nobody can say which.
    by_somebody: bool,
}

/// How a run of tests ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    Passed,
    /// The first test that failed.
    Failed(String),
    TimedOut,
}

/// How the tests are run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Golden records and laws, too.
    pub(crate) all_tests: bool,
    pub(crate) side_by_side: usize,
    /// The most a run may take; without it, what is usual for this game.
    pub(crate) limit: Option<Duration>,
}

/// Chapters of tests that play whole games: they notice much, and name no clause.
const WHOLE_GAMES: [&str; 2] = ["golden", "trial"];

impl Tests {
    /// Runs everything once with all mutants off, and remembers who comes by what.
    pub(crate) fn survey(
        binaries: Vec<Binary>,
        package: PathBuf,
        skipped: &[String],
        manner: Manner,
        notes: &Path,
    ) -> Result<Self> {
        let Manner { all_tests, side_by_side, limit } = manner;
        let mut tests = Self {
            binaries,
            package,
            all: BTreeSet::new(),
            met: BTreeMap::new(),
            side_by_side,
            limit: Duration::MAX,
        };
        for place in 0..tests.binaries.len() {
            let named = tests.names(place)?;
            let wanted = named.into_iter().filter(|name| {
                let of = |chapter: &str| {
                    name.split("::").any(|part| part == chapter) || name.contains(chapter)
                };
                let plays = WHOLE_GAMES.iter().any(|c| name.split("::").any(|part| part == *c));
                (all_tests || !plays) && !skipped.iter().any(|chapter| of(chapter))
            });
            tests.all.extend(wanted.map(|name| (place, name)));
        }
        if tests.all.is_empty() {
            bail!("the game has no tests but those that were left out");
        }
        let from = Instant::now();
        for place in 0..tests.binaries.len() {
            tests.count(place, notes)?;
        }
        // Every mutant of a loop may make it endless; a run that takes four times as long as all tests is given up.
        let usual = from.elapsed() * 4;
        tests.limit = limit.unwrap_or(usual.max(Duration::from_secs(10)));
        Ok(tests)
    }

    /// One program with all mutants off.
    fn count(&mut self, place: usize, notes: &Path) -> Result<()> {
        let file = notes.join("met.txt");
        if file.exists() {
            fs::remove_file(&file)?;
        }
        let names: BTreeSet<String> = self.of(place, &self.all).map(ToOwned::to_owned).collect();
        if names.is_empty() {
            return Ok(());
        }
        let met = ("SANGFROID_MUTANTS_MET", file.as_os_str());
        match self.run(place, &names.iter().map(String::as_str).collect::<Vec<_>>(), met)? {
            Ended::Passed => {}
            Ended::Failed(test) => {
                bail!("{test} fails although nothing is broken; mend it first")
            }
            Ended::TimedOut => bail!("the tests take too long although nothing is broken"),
        }
        // Tests that come by nothing write nothing.
        let said = fs::read_to_string(&file).unwrap_or_default();
        for line in said.lines() {
            let Some((number, thread)) = line.split_once(' ') else { continue };
            let Ok(number) = number.parse() else { continue };
            let met: &mut Met = self.met.entry(number).or_default();
            if names.contains(thread) {
                met.by.insert((place, thread.to_owned()));
            } else {
                met.by_somebody = true;
            }
        }
        Ok(())
    }

    pub(crate) fn count_of_tests(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn limit(&self) -> Duration {
        self.limit
    }

    /// Breaks the game in one place, and says whether a test notices.
    pub(crate) fn judge(&self, id: u32) -> Result<Verdict> {
        let Some(met) = self.met.get(&id) else { return Ok(Verdict::NeverReached) };
        let known = if met.by_somebody { &self.all } else { &met.by };
        let verdict = self.run_all(id, known)?;
        if verdict != Verdict::Missed || known.len() == self.all.len() {
            return Ok(verdict);
        }
        // What is worked out once for all tests is seen by the first of them only; so before a mutant counts as missed,
        // the others have their say.
        self.run_all(id, &self.all.difference(known).cloned().collect())
    }

    fn run_all(&self, id: u32, tests: &BTreeSet<Test>) -> Result<Verdict> {
        let number = id.to_string();
        for (place, binary) in self.binaries.iter().enumerate().rev() {
            let names: Vec<&str> = self.of(place, tests).collect();
            if names.is_empty() {
                continue;
            }
            match self.run(place, &names, ("SANGFROID_MUTANT", number.as_ref()))? {
                Ended::Passed => {}
                Ended::Failed(test) => {
                    return Ok(Verdict::Caught(format!("{}: {test}", binary.name)));
                }
                Ended::TimedOut => return Ok(Verdict::Timeout),
            }
        }
        Ok(Verdict::Missed)
    }

    /// The tests of one program among these.
    fn of<'a>(&self, place: usize, tests: &'a BTreeSet<Test>) -> impl Iterator<Item = &'a str> {
        tests.iter().filter(move |(at, _)| *at == place).map(|(_, name)| name.as_str())
    }

    /// The names of all tests of a program.
    fn names(&self, place: usize) -> Result<Vec<String>> {
        let listed = Command::new(&self.binaries[place].program)
            .args(["--list", "--format", "terse"])
            .current_dir(&self.package)
            .output()
            .context("a program of tests cannot be started")?;
        let said = String::from_utf8_lossy(&listed.stdout).into_owned();
        Ok(said.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
    }

    /// Runs these tests of one program, until the first one fails.
    fn run(
        &self,
        place: usize,
        names: &[&str],
        variable: (&str, &std::ffi::OsStr),
    ) -> Result<Ended> {
        let mut command = limited(&self.binaries[place].program);
        command
            .arg("--exact")
            .args(["--test-threads", &self.side_by_side.to_string()])
            .args(names)
            .current_dir(&self.package)
            .env("CARGO_MANIFEST_DIR", &self.package)
            .env("RUST_BACKTRACE", "0")
            .env(variable.0, variable.1)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        run_until_failure(&mut command, self.limit)
    }
}

/// The program, where it can be done with a limit to its memory.
fn limited(program: &Path) -> Command {
    if !cfg!(unix) {
        return Command::new(program);
    }
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(program);
    command
}

/// Reads what the tests say, and ends the program at the first failure or when its time is over.
fn run_until_failure(command: &mut Command, limit: Duration) -> Result<Ended> {
    let mut child = command.spawn().context("a program of tests cannot be started")?;
    let stdout = child.stdout.take().context("the tests say nothing")?;
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if tell.send(line).is_err() {
                return;
            }
        }
    });
    let from = Instant::now();
    let ended = loop {
        match told.recv_timeout(limit.saturating_sub(from.elapsed())) {
            Ok(line) => {
                if let Some(test) = failed(&line) {
                    break Some(Ended::Failed(test.to_owned()));
                }
            }
            Err(RecvTimeoutError::Timeout) => break Some(Ended::TimedOut),
            Err(RecvTimeoutError::Disconnected) => break None,
        }
    };
    let Some(ended) = ended else {
        let passed = child.wait()?.success();
        let broke = "a test that brought the program down".to_owned();
        return Ok(if passed { Ended::Passed } else { Ended::Failed(broke) });
    };
    // It may have ended by itself a moment ago.
    let _ = child.kill();
    child.wait()?;
    Ok(ended)
}

/// The test a line says has failed.
fn failed(line: &str) -> Option<&str> {
    let test = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(test.strip_suffix(" - should panic").unwrap_or(test))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_read_from_its_line() {
        assert_eq!(failed("test attack::ls_404 ... FAILED"), Some("attack::ls_404"));
        assert_eq!(failed("test attack::ls_404 - should panic ... FAILED"), Some("attack::ls_404"));
        assert_eq!(failed("test attack::ls_404 ... ok"), None);
        assert_eq!(failed("test result: FAILED. 1 passed; 1 failed"), None);
    }

    #[test]
    fn without_a_word_every_mutant_is_off() {
        assert!((1..9).all(|number| !crate::switch::on(number)));
    }

    #[cfg(unix)]
    #[test]
    fn a_run_ends_with_the_first_failure_or_when_its_time_is_over() {
        let run = |script: &str, limit: Duration| {
            let mut command = Command::new("sh");
            command.args(["-c", script]).stdout(Stdio::piped());
            run_until_failure(&mut command, limit).expect("a shell")
        };
        let hour = Duration::from_secs(3_600);
        assert_eq!(run("echo 'test a ... ok'", hour), Ended::Passed);
        let endless = "echo 'test a ... ok'; echo 'test b ... FAILED'; exec sleep 3600";
        assert_eq!(run(endless, hour), Ended::Failed("b".into()));
        assert_eq!(run("exec sleep 3600", Duration::from_millis(1)), Ended::TimedOut);
        assert!(matches!(run("kill -ABRT $$", hour), Ended::Failed(_)));
    }
}
