//! A game at the terminal, from the welcome to the last card.

use std::io::{self, BufRead, Write};

use kernel::{Outcome, Rng, Seat, Seats, Viewer};
use shelf::{AnyGame, AnyTable, Language, RecordSeat, Voice};

use crate::party::HUMAN;
use crate::screen::{Clearing, Screen, Shown, Stop, WIDTH};
use crate::{one_line, wrap};

/// How a game at the terminal ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Over(Outcome),
    /// Everybody at the keyboard agreed to abandon it.
    Abandoned,
    /// The input ended before the game did.
    InputEnded,
}

/// What a terminal is like, and how bots think.
#[derive(Debug)]
pub struct Settings {
    /// The language spoken.
    pub language: Language,
    /// How the screen is emptied between two people's secrets.
    pub clearing: Clearing,
    /// Whether typed lines are written out: wanted when the input is not a terminal.
    pub echo: bool,
    /// The bots' own chance, which is not the table's.
    pub thinking: Rng,
}

/// Plays a table to its end with people at one keyboard and bots in the other chairs. Without people it tells the
/// game as the gallery sees it.
///
/// # Errors
/// If the output cannot be written, the input cannot be read, or a chair names a bot the game does not have.
pub fn play<R: BufRead, W: Write>(
    game: &dyn AnyGame,
    table: &mut dyn AnyTable,
    chairs: &[RecordSeat],
    settings: Settings,
    input: R,
    output: W,
) -> io::Result<Ending> {
    let Settings { language, clearing, echo, thinking } = settings;
    let seated = Seats::first(table.players()).iter().zip(chairs);
    let mut session = Session {
        game,
        names: chairs.iter().map(|chair| one_line(&chair.name)).collect(),
        chairs,
        humans: seated.filter(|(_, chair)| chair.by == HUMAN).map(|(seat, _)| seat).collect(),
        read: vec![0; chairs.len()],
        sheets: vec![Vec::new(); chairs.len()],
        not_now: Seats::NONE,
        told: 0,
        eyes: None,
        table,
        thinking,
        screen: Screen { input, output, language, clearing, echo },
    };
    match session.run() {
        Ok(outcome) => Ok(Ending::Over(outcome)),
        Err(Stop::Abandoned) => match session.screen.say("bye", &[]) {
            Err(Stop::Broken(error)) => Err(error),
            Ok(()) | Err(Stop::Abandoned | Stop::InputEnded) => Ok(Ending::Abandoned),
        },
        Err(Stop::InputEnded) => Ok(Ending::InputEnded),
        Err(Stop::Broken(error)) => Err(error),
    }
}

/// A game being played at a terminal.
pub(crate) struct Session<'a, R, W> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) table: &'a mut dyn AnyTable,
    pub(crate) chairs: &'a [RecordSeat],
    pub(crate) names: Vec<String>,
    /// The seats of people.
    pub(crate) humans: Seats,
    /// How much of the log each seat has read.
    pub(crate) read: Vec<usize>,
    /// The table as each seat last saw it, to show it again only when it changed.
    pub(crate) sheets: Vec<Vec<String>>,
    /// Those who let go by whatever can be let go by, until they say otherwise.
    pub(crate) not_now: Seats,
    /// How much of the log the gallery has read, when only bots play.
    pub(crate) told: usize,
    /// Whose secrets may be on the screen.
    pub(crate) eyes: Option<Seat>,
    pub(crate) thinking: Rng,
    pub(crate) screen: Screen<R, W>,
}

impl<R: BufRead, W: Write> Session<'_, R, W> {
    fn run(&mut self) -> Result<Outcome, Stop> {
        self.welcome()?;
        loop {
            if let Some(outcome) = self.table.outcome() {
                self.farewell(&outcome)?;
                return Ok(outcome);
            }
            let waiting = self.table.waiting();
            // People before bots: nobody at the keyboard loses a moment to a faster machine. Among people the one who
            // already looks at the screen goes first; answers given at once stay sealed, so the order tells nothing.
            let people = waiting.intersection(self.humans);
            match self.eyes.filter(|seat| people.contains(*seat)).or(people.lowest()) {
                Some(seat) => self.decide(seat)?,
                None => self.let_bot_answer(waiting)?,
            }
        }
    }

    /// The name of the game, what it is, who sits where.
    fn welcome(&mut self) -> Result<(), Stop> {
        let language = self.screen.language;
        self.screen.heading(&self.game.name(language))?;
        self.screen.block(&wrap(&self.game.summary(language), WIDTH, ""))?;
        self.screen.line("")?;
        self.screen.say("welcome-seats", &[])?;
        for (number, chair) in self.chairs.iter().enumerate() {
            let name = self.names[number].as_str();
            let who = if chair.by == HUMAN {
                self.screen.word("seat-human", &[("name", name.into())])
            } else {
                self.screen
                    .word("seat-bot", &[("name", name.into()), ("level", chair.by.as_str().into())])
            };
            self.screen.line(&format!("  S{number}  {who}"))?;
        }
        if self.humans.is_empty() {
            self.screen.line("")?;
            return self.tell_gallery();
        }
        self.screen.say("welcome-hint", &[])
    }

    fn let_bot_answer(&mut self, waiting: Seats) -> Result<(), Stop> {
        let seat = waiting
            .lowest()
            .ok_or_else(|| io::Error::other("nobody is asked, yet the game is not over"))?;
        let level = &self.chairs[usize::from(seat.number())].by;
        let action =
            self.table.bot_answer(seat, level, &mut self.thinking).map_err(io::Error::other)?;
        let voice = Voice::new(self.screen.language, Viewer::Seat(seat), &self.names);
        self.table
            .apply(&voice, seat, None, &action)
            .map_err(|refused| io::Error::other(refused.text))?;
        if self.humans.is_empty() { self.tell_gallery() } else { Ok(()) }
    }

    /// Tells those who only watch what happened since.
    fn tell_gallery(&mut self) -> Result<(), Stop> {
        let news = self.log(Viewer::Gallery, self.told);
        self.told = self.table.logged();
        news.iter().try_for_each(|line| self.screen.log_line(line))
    }

    /// To whom something is said.
    pub(crate) fn voice(&self, viewer: Viewer) -> Voice<'_> {
        Voice::new(self.screen.language, viewer, &self.names)
    }

    /// What a viewer saw happen, mere steps left out. A line is private if those who only watch saw another.
    pub(crate) fn log(&self, viewer: Viewer, from: usize) -> Vec<Shown> {
        let seen = self.table.log(&self.voice(viewer), from);
        seen.into_iter().filter(|line| !line.step).map(Shown::from).collect()
    }

    /// What a person is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[usize::from(seat.number())]
    }
}
