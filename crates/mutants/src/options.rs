//! What the tool is asked for.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

pub(crate) const HELP: &str = "\
Breaks the rules of a game on purpose, and says what no test noticed.

  cargo xtask mutants liens-de-sang                  every mutant of src/rules
  cargo xtask mutants taverne items.rs brawl/        of these files and folders only
  cargo xtask mutants taverne --sample 200           200 of them, always the same ones, spread over the files
  cargo xtask mutants taverne --list                 says what would be broken, and builds nothing

A mutant is one small change: `<` into `<=`, `&&` into `||`, a condition negated, 3 into 4, + into -, min into max,
any into all, a call left out, a function that always answers true. All of them are compiled into one program, in a copy
of the project under target/mutants, and a variable says which one is on. Then only the tests that come by a mutant are
run with it, until the first one fails.

Results are in target/mutants/GAME, a line for each mutant: file:line:column: what was changed into what
  caught.txt          a test failed; which one stands at the end of the line
  missed.txt          every test passed: write the test, or see why the change changes nothing
  never-reached.txt   no test even comes by: a rule without a test
  timeout.txt         an endless loop, most likely; as good as caught
  left-out.txt        does not compile

A run that was ended goes on where it was. After a change of the tests, what was missed is tried again and what was caught
is believed; after a change of the game, everything is.

  --sample N       tries N mutants; a larger N goes on from a smaller one
  --all-tests      runs golden records and laws, too: they notice much, but name no clause
  --skip WORD      leaves out tests with this word in their name; may be said more than once
  --jobs N         tries so many mutants side by side (as many as there are cores)
  --timeout N      gives a mutant up after N seconds (four times what all tests take, 10 at least)
  --again          forgets what is known
  --list           lists the mutants of the files
";

/// What to break, and how to try it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options {
    pub(crate) game: String,
    pub(crate) files: Vec<String>,
    pub(crate) sample: Option<usize>,
    pub(crate) all_tests: bool,
    pub(crate) skip: Vec<String>,
    pub(crate) timeout: Option<Duration>,
    pub(crate) again: bool,
    pub(crate) list: bool,
    jobs: Option<usize>,
}

impl Options {
    /// Nothing if help was asked for.
    pub(crate) fn read(arguments: &[String]) -> Result<Option<Self>> {
        let mut options = Self::default();
        let mut names = Vec::new();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let mut value = || {
                let next = rest.next().map(String::as_str);
                next.with_context(|| format!("{argument} needs a value; --help says which"))
            };
            match argument.as_str() {
                "--help" | "-h" => return Ok(None),
                "--sample" => options.sample = Some(number(argument, value()?)?),
                "--jobs" => options.jobs = Some(number(argument, value()?)?),
                "--timeout" => {
                    let seconds = number(argument, value()?)?;
                    options.timeout = Some(Duration::from_secs(seconds as u64));
                }
                "--skip" => options.skip.push(value()?.to_owned()),
                "--all-tests" => options.all_tests = true,
                "--again" => options.again = true,
                "--list" => options.list = true,
                unknown if unknown.starts_with('-') => {
                    bail!("there is no option {unknown}; --help lists what there is")
                }
                name => names.push(name.to_owned()),
            }
        }
        if names.is_empty() {
            return Ok(None);
        }
        options.game = names.remove(0);
        options.files = names;
        Ok(Some(options))
    }

    pub(crate) fn cores(&self) -> usize {
        thread::available_parallelism().map_or(1, NonZero::get)
    }

    /// How many mutants are tried side by side.
    pub(crate) fn jobs(&self) -> usize {
        self.jobs.unwrap_or_else(|| self.cores())
    }
}

fn number(option: &str, value: &str) -> Result<usize> {
    match value.parse() {
        Ok(0) | Err(_) => bail!("{option} takes a number from 1 on, not “{value}”"),
        Ok(number) => Ok(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Option<Options>> {
        Options::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read_in_any_order() {
        let options = read("--sample 20 toy one.rs --skip slow --skip long two.rs --jobs 3");
        let expected = Options {
            game: "toy".into(),
            files: vec!["one.rs".into(), "two.rs".into()],
            sample: Some(20),
            skip: vec!["slow".into(), "long".into()],
            jobs: Some(3),
            ..Options::default()
        };
        assert_eq!(options.expect("options"), Some(expected));
        assert_eq!(read("").expect("help"), None);
        assert_eq!(read("toy --help").expect("help"), None);
    }

    #[test]
    fn a_wrong_option_says_what_is_wrong() {
        let said = |line: &str| read(line).expect_err("a wrong line").to_string();
        assert!(said("toy --sampel 2").contains("--sampel"));
        assert!(said("toy --sample").contains("--sample needs a value"));
        assert!(said("toy --sample none").contains("none"));
        assert!(said("toy --jobs 0").contains("from 1 on"));
    }
}
