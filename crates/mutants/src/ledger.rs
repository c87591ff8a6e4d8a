//! What is known of each mutant, in lists that are written as the judging goes on and read again by the next run.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// This test failed.
    Caught(String),
    /// All tests passed.
    Missed,
    /// The tests took too long; an endless loop would have been noticed.
    Timeout,
    /// No test comes by.
    NeverReached,
    /// It does not compile.
    LeftOut,
}

impl Verdict {
    /// The name of its list.
    const fn list(&self) -> &'static str {
        match self {
            Self::Caught(_) => "caught.txt",
            Self::Missed => "missed.txt",
            Self::Timeout => "timeout.txt",
            Self::NeverReached => "never-reached.txt",
            Self::LeftOut => "left-out.txt",
        }
    }

    fn read(list: &str, by: &str) -> Option<Self> {
        let all = [
            Self::Caught(by.to_owned()),
            Self::Missed,
            Self::Timeout,
            Self::NeverReached,
            Self::LeftOut,
        ];
        all.into_iter().find(|verdict| verdict.list() == list)
    }
}

const LISTS: [&str; 5] =
    ["caught.txt", "missed.txt", "timeout.txt", "never-reached.txt", "left-out.txt"];

/// What stands between a mutant and the test that noticed it.
const BY: &str = "  <- ";

/// What the results are about: they hold as long as these stay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stamps {
    /// The sources: with another one, everything is judged anew.
    pub(crate) sources: String,
    /// The tests and how they are run: with another one, only what was caught stays.
    pub(crate) tests: String,
}

impl Stamps {
    fn text(&self) -> String {
        format!("sources {}\ntests {}\n", self.sources, self.tests)
    }
}

/// The lists of one game.
#[derive(Debug)]
pub(crate) struct Ledger {
    folder: PathBuf,
    known: BTreeMap<String, Verdict>,
}

impl Ledger {
    /// Opens the lists of a game. `again` throws away what is known.
    pub(crate) fn open(folder: &Path, stamps: &Stamps, again: bool) -> Result<Self> {
        fs::create_dir_all(folder).with_context(|| format!("{} is not made", folder.display()))?;
        let file = folder.join("stamps.txt");
        let before = fs::read_to_string(&file).unwrap_or_default();
        let mut ledger = Self { folder: folder.to_owned(), known: BTreeMap::new() };
        let is_about_these = before.starts_with(&format!("sources {}\n", stamps.sources));
        if is_about_these && !again {
            ledger.read();
        }
        if before != stamps.text() {
            ledger.known.retain(|_, verdict| match verdict {
                Verdict::Caught(_) | Verdict::LeftOut => true,
                Verdict::Missed | Verdict::Timeout | Verdict::NeverReached => false,
            });
        }
        ledger.write()?;
        fs::write(file, stamps.text())?;
        Ok(ledger)
    }

    fn read(&mut self) {
        for list in LISTS {
            let text = fs::read_to_string(self.folder.join(list)).unwrap_or_default();
            // A line that was cut off when the program was ended is judged again.
            for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
                let (mutant, by) = line.split_once(BY).unwrap_or((line, ""));
                if let Some(verdict) = Verdict::read(list, by) {
                    self.known.insert(mutant.to_owned(), verdict);
                }
            }
        }
    }

    /// Writes all lists anew.
    fn write(&self) -> Result<()> {
        for list in LISTS {
            let of_list = self.known.iter().filter(|(_, verdict)| verdict.list() == list);
            let text: String = of_list.map(|(mutant, verdict)| line(mutant, verdict)).collect();
            let file = self.folder.join(list);
            fs::write(&file, text).with_context(|| format!("{} is not written", file.display()))?;
        }
        Ok(())
    }

    pub(crate) fn of(&self, mutant: &str) -> Option<&Verdict> {
        self.known.get(mutant)
    }

    /// Adds a verdict, in its list, too.
    pub(crate) fn note(&mut self, mutant: String, verdict: Verdict) -> Result<()> {
        let file = self.folder.join(verdict.list());
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(&file)
            .and_then(|mut file| file.write_all(line(&mutant, &verdict).as_bytes()))
            .with_context(|| format!("{} is not written", file.display()))?;
        self.known.insert(mutant, verdict);
        Ok(())
    }

    /// Puts the lists in order.
    pub(crate) fn close(self) -> Result<()> {
        self.write()
    }
}

fn line(mutant: &str, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Caught(by) => format!("{mutant}{BY}{by}\n"),
        Verdict::Missed | Verdict::Timeout | Verdict::NeverReached | Verdict::LeftOut => {
            format!("{mutant}\n")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    fn stamps(sources: &str, tests: &str) -> Stamps {
        Stamps { sources: sources.into(), tests: tests.into() }
    }

    #[test]
    fn results_are_kept_for_as_long_as_they_hold() {
        let folder = env::temp_dir().join(format!("sangfroid-mutants-{}", std::process::id()));
        let open = |stamps: &Stamps, again| Ledger::open(&folder, stamps, again).expect("lists");
        let caught = || Verdict::Caught("rules: attack::ls_404".into());
        let mut ledger = open(&stamps("1", "1"), false);
        ledger.note("a.rs:1:1: `<` into `<=`".into(), caught()).expect("a line");
        ledger.note("a.rs:2:1: `1` into `2`".into(), Verdict::Missed).expect("a line");
        // The program was ended here; what was written so far is there.
        let ledger = open(&stamps("1", "1"), false);
        assert_eq!(ledger.of("a.rs:1:1: `<` into `<=`"), Some(&caught()));
        assert_eq!(ledger.of("a.rs:2:1: `1` into `2`"), Some(&Verdict::Missed));
        // Other tests may notice what these missed.
        let ledger = open(&stamps("1", "2"), false);
        assert_eq!(ledger.of("a.rs:1:1: `<` into `<=`"), Some(&caught()));
        assert_eq!(ledger.of("a.rs:2:1: `1` into `2`"), None);
        // Other sources are another matter, and so is a new beginning.
        assert_eq!(open(&stamps("1", "2"), true).known.len(), 0);
        let mut ledger = open(&stamps("1", "2"), false);
        ledger.note("a.rs:1:1: `<` into `<=`".into(), caught()).expect("a line");
        ledger.close().expect("lists");
        assert_eq!(open(&stamps("2", "2"), false).known.len(), 0);
        fs::remove_dir_all(folder).expect("our own folder");
    }
}
