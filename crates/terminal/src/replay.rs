//! A record told again: as one seat saw it, as the gallery saw it, or every telling with those who saw it.

use std::io::{self, BufRead, Write};

use kernel::{Seat, Viewer};
use shelf::{AnyGame, AnyTable, Language, Problem, Record, Voice};

use crate::screen::{Clearing, Screen, Shown, Stop};
use crate::style::{DIM, paint};
use crate::{one_line, say};

/// Through whose eyes a record is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// One viewer's.
    Of(Viewer),
    /// Everybody's at once, for finished games.
    All,
}

/// A record that can be told.
#[derive(Debug)]
pub struct Replay<'a> {
    game: &'a dyn AnyGame,
    record: &'a Record,
    eyes: Eyes,
    /// After how many answers the story stops.
    steps: usize,
    /// The table before the first answer.
    start: Box<dyn AnyTable>,
}

impl<'a> Replay<'a> {
    /// Checks that the record can be told like this, up to a number of answers or to its end.
    ///
    /// # Errors
    /// If it cannot be replayed, is not faithful, or has no such seat or step.
    pub fn new(
        game: &'a dyn AnyGame,
        record: &'a Record,
        eyes: Eyes,
        step: Option<usize>,
    ) -> Result<Self, Problem> {
        let replayed = game.replay(record, step)?;
        let shared = replayed.table.answered();
        let is_other = replayed.faithful == Some(false) || step.is_some_and(|step| shared < step);
        if let Some(rules) = replayed.older_rules.filter(|_| is_other) {
            return Err(Problem::new(format!(
                "this record was played by version {rules} of the rules, and by version {} it is another game; \
                 --step {shared} tells it as far as they agree, if they do",
                game.rules()
            )));
        }
        if replayed.faithful == Some(false) {
            return Err(Problem::new(
                "the outcome or the hash of this record is not that of its answers; it was changed or damaged",
            ));
        }
        let players = replayed.table.players();
        if let Eyes::Of(Viewer::Seat(seat)) = eyes
            && seat.number() >= players
        {
            return Err(Problem::new(format!(
                "there is no seat {}; choose 0 to {}",
                seat.number(),
                players - 1
            )));
        }
        let start = game.open_from(&record.config, record.opening.as_ref(), record.seed)?;
        Ok(Self { game, record, eyes, steps: step.unwrap_or(record.answers.len()), start })
    }

    /// Tells the story, then shows the table.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn tell<W: Write>(self, language: Language, output: W) -> io::Result<()> {
        let mut story = Story {
            eyes: self.eyes,
            names: self.record.seats.iter().map(|chair| one_line(&chair.name)).collect(),
            table: self.start,
            told: 0,
            screen: Screen {
                input: io::empty(),
                output,
                language,
                clearing: Clearing::Separator,
                echo: false,
            },
        };
        match story.tell(self.game, self.record, self.steps) {
            Ok(()) | Err(Stop::Abandoned | Stop::InputEnded) => Ok(()),
            Err(Stop::Broken(error)) => Err(error),
        }
    }
}

struct Story<R, W> {
    eyes: Eyes,
    names: Vec<String>,
    table: Box<dyn AnyTable>,
    /// How much of the log was told.
    told: usize,
    screen: Screen<R, W>,
}

impl<R: BufRead, W: Write> Story<R, W> {
    fn tell(&mut self, game: &dyn AnyGame, record: &Record, steps: usize) -> Result<(), Stop> {
        let title = self.title(game);
        self.screen.heading(&title)?;
        if game.is_practice(record) == Ok(true) {
            self.screen.say("practice", &[])?;
        }
        if let Some(given) = record.given_for.say(self.screen.language, record.answers.len()) {
            self.screen.line(&given)?;
        }
        self.tell_news(0)?;
        for (number, (seat, action)) in record.answers[..steps].iter().enumerate() {
            let voice = Voice::new(self.screen.language, Viewer::Seat(*seat), &self.names);
            let taken = self.table.apply(&voice, *seat, None, action);
            taken.map_err(|refused| io::Error::other(refused.text))?;
            self.tell_news(number + 1)?;
        }
        let counts = [("step", steps.into()), ("total", record.answers.len().into())];
        let title = self.screen.word("replay-step", &counts);
        self.screen.heading(&title)?;
        self.show_table()
    }

    fn title(&self, game: &dyn AnyGame) -> String {
        let game = game.name(self.screen.language);
        match self.eyes {
            Eyes::Of(viewer) => {
                let viewer = self.viewer_name(viewer);
                self.screen
                    .word("replay-title", &[("game", game.into()), ("viewer", viewer.into())])
            }
            Eyes::All => self.screen.word("replay-title-all", &[("game", game.into())]),
        }
    }

    fn voice(&self, viewer: Viewer) -> Voice<'_> {
        Voice::new(self.screen.language, viewer, &self.names)
    }

    fn viewer_name(&self, viewer: Viewer) -> String {
        match viewer {
            Viewer::Seat(seat) => self.voice(viewer).name(seat),
            Viewer::Gallery => say(self.screen.language, "gallery", &[]),
        }
    }

    /// What was seen since the last answer, with the number of that answer in the margin.
    fn tell_news(&mut self, step: usize) -> Result<(), Stop> {
        let lines = match self.eyes {
            Eyes::Of(viewer) => self.seen_by(viewer),
            Eyes::All => self.every_telling(),
        };
        self.told = self.table.logged();
        for line in lines {
            write!(self.screen.output, "{}", paint(DIM, &format!("{step:>4}")))?;
            self.screen.log_line(&line)?;
        }
        Ok(())
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<Shown> {
        let seen = self.table.log(&self.voice(viewer), self.told);
        seen.into_iter().filter(|line| !line.step).map(Shown::from).collect()
    }

    fn every_telling(&self) -> Vec<Shown> {
        let tellings = self.table.full_log(&self.voice(Viewer::Gallery), self.told);
        tellings
            .into_iter()
            .filter(|(_, line)| !line.step)
            .map(|(audience, line)| {
                let text = if audience.len() <= usize::from(self.table.players()) {
                    let who: Vec<String> =
                        audience.into_iter().map(|viewer| self.viewer_name(viewer)).collect();
                    format!("{}  [{}]", line.text, who.join(", "))
                } else {
                    line.text
                };
                Shown { text, clauses: line.clauses, private: false }
            })
            .collect()
    }

    fn show_table(&mut self) -> Result<(), Stop> {
        let viewer = match self.eyes {
            Eyes::Of(viewer) => viewer,
            Eyes::All => Viewer::Gallery,
        };
        let sheet = self.table.sheet(&self.voice(viewer));
        self.screen.block(&sheet)?;
        if self.eyes == Eyes::All {
            for seat in (0..self.table.players()).map(Seat::new) {
                let own = self.table.own(&self.voice(Viewer::Seat(seat)));
                self.screen.heading(&self.viewer_name(Viewer::Seat(seat)))?;
                self.screen.block(&own)?;
            }
        }
        Ok(())
    }
}
