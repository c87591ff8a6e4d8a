//! Writing to and reading from the terminal, one line at a time.

use std::io::{self, BufRead, Write};

use anstyle::Style;
use shelf::{Arg, Language};

use crate::say;
use crate::style::{DIM, NUMBER, PRIVATE, TITLE, WARNING, paint};
use crate::text::break_line;

/// How wide texts are written.
pub(crate) const WIDTH: usize = 96;
/// The longest line that is read; the rest of a longer one is dropped.
const LONGEST_LINE: u64 = 4096;

/// How the screen is emptied before the keyboard changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clearing {
    /// By ANSI codes: the screen and what was scrolled away.
    Ansi,
    /// By many empty lines, for terminals without ANSI codes.
    EmptyLines,
    /// Not at all, only a separating line: the output is a file or a pipe.
    #[default]
    Separator,
}

/// Why a game at the terminal stops early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Everybody agreed to abandon it.
    Abandoned,
    /// There is nothing more to read.
    InputEnded,
    /// The output or the input is broken.
    Broken(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

/// One line of the log, ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) text: String,
    pub(crate) clauses: Vec<String>,
    /// Whether only this viewer saw it like this.
    pub(crate) private: bool,
}

impl From<shelf::EventLine> for Shown {
    fn from(line: shelf::EventLine) -> Self {
        Self { text: line.text, clauses: line.clauses, private: line.private }
    }
}

/// A terminal, or what stands in for one.
#[derive(Debug)]
pub(crate) struct Screen<R, W> {
    pub(crate) input: R,
    pub(crate) output: W,
    pub(crate) language: Language,
    pub(crate) clearing: Clearing,
    /// Whether typed lines are written out, because nobody else does it.
    pub(crate) echo: bool,
}

impl<R: BufRead, W: Write> Screen<R, W> {
    /// One of the terminal's own sentences.
    pub(crate) fn word(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        say(self.language, key, args)
    }

    /// Writes one of the terminal's own sentences.
    pub(crate) fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Stop> {
        let sentence = self.word(key, args);
        self.line(&sentence)
    }

    /// Writes a sentence about a slip of the person at the keyboard.
    pub(crate) fn warn(&mut self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<(), Stop> {
        let sentence = self.word(key, args);
        self.styled(WARNING, &sentence)
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.output, "{text}")?)
    }

    /// Writes a line in a style.
    pub(crate) fn styled(&mut self, style: Style, text: &str) -> Result<(), Stop> {
        self.line(&paint(style, text))
    }

    /// Writes lines of a table, a card or a rule.
    pub(crate) fn block(&mut self, lines: &[String]) -> Result<(), Stop> {
        lines
            .iter()
            .flat_map(|line| break_line(line, WIDTH, "    "))
            .try_for_each(|line| self.line(&line))
    }

    /// Writes a heading after an empty line.
    pub(crate) fn heading(&mut self, text: &str) -> Result<(), Stop> {
        self.line("")?;
        self.styled(TITLE, text)
    }

    /// Writes a numbered option.
    pub(crate) fn option(&mut self, number: usize, text: &str) -> Result<(), Stop> {
        let number = paint(NUMBER, &format!("{number:>4}"));
        self.line(&format!("{number}  {text}"))
    }

    /// Writes what an option would bring, under it.
    pub(crate) fn consequence(&mut self, text: &str) -> Result<(), Stop> {
        let indented = format!("      {text}");
        break_line(&indented, WIDTH, "      ").iter().try_for_each(|line| self.styled(DIM, line))
    }

    /// Writes a line of the log: a dot for what all saw, a diamond and a word for what only the viewer saw.
    pub(crate) fn log_line(&mut self, shown: &Shown) -> Result<(), Stop> {
        let (style, text) = if shown.private {
            let mark = self.word("private-mark", &[]);
            (PRIVATE, format!("  ◆ {} ({mark})", shown.text))
        } else {
            (Style::new(), format!("  · {}", shown.text))
        };
        let lines: Vec<String> =
            break_line(&text, WIDTH, "    ").iter().map(|line| paint(style, line)).collect();
        let clauses = paint(DIM, &shown.clauses.join(" "));
        self.line(format!("{}  {clauses}", lines.join("\n")).trim_end())
    }

    /// Removes what a former reader may have left on the screen.
    pub(crate) fn clear(&mut self) -> Result<(), Stop> {
        match self.clearing {
            // Screen, scrolled-away lines, then the first place.
            Clearing::Ansi => write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?,
            Clearing::EmptyLines => write!(self.output, "{}", "\n".repeat(200))?,
            Clearing::Separator => writeln!(self.output, "\n{}", "═".repeat(60))?,
        }
        Ok(())
    }

    /// Shows the prompt and reads a line.
    pub(crate) fn ask(&mut self) -> Result<String, Stop> {
        let prompt = self.word("prompt", &[]);
        write!(self.output, "{} ", paint(TITLE, &prompt))?;
        self.output.flush()?;
        self.read_line()
    }

    /// Reads a line.
    pub(crate) fn read_line(&mut self) -> Result<String, Stop> {
        let mut bytes = Vec::new();
        io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            self.line("")?;
            return Err(Stop::InputEnded);
        }
        if bytes.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            self.line(&crate::one_line(&line))?;
        }
        Ok(line)
    }
}
