//! Several people at one keyboard: handing it over without showing a secret, and abandoning a game together.

use std::io::{BufRead, Write};

use kernel::{Seat, Viewer};

use crate::command::yes_or_no;
use crate::play::Session;
use crate::screen::Stop;
use crate::style::TITLE;

impl<R: BufRead, W: Write> Session<'_, R, W> {
    /// Empties the screen and waits until the next person sits down. With one person there is nothing to hide.
    pub(crate) fn hand_over_to(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.humans.len() > 1 && self.eyes != Some(seat) {
            let name = self.name(seat).to_owned();
            let sentence = self.screen.word("hand-over", &[("name", name.into())]);
            self.pass_keyboard(&sentence)?;
            // The screen is empty, so the newcomer needs the table whether or not it changed.
            self.sheets[usize::from(seat.number())].clear();
        }
        self.eyes = Some(seat);
        Ok(())
    }

    /// Shows whose turn it is and nothing else, until that person presses Enter. Before anybody has seen a secret the
    /// welcome may stay.
    fn pass_keyboard(&mut self, sentence: &str) -> Result<(), Stop> {
        if self.eyes.take().is_some() {
            self.screen.clear()?;
        } else {
            self.screen.line("")?;
        }
        self.screen.styled(TITLE, sentence)?;
        self.screen.ask()?;
        self.screen.clear()
    }

    /// Asks whether the game shall end here. Everybody at the keyboard must agree.
    pub(crate) fn consider_quitting(&mut self, asker: Seat) -> Result<(), Stop> {
        let question = self.screen.word("quit-sure", &[]);
        if !self.confirm(&question)? {
            return self.screen.say("quit-kept", &[]);
        }
        let asking = self.name(asker).to_owned();
        for other in self.humans.without(asker).iter() {
            let name = self.name(other).to_owned();
            let people = [("name", name.as_str().into()), ("asker", asking.as_str().into())];
            let hand_over = self.screen.word("hand-over-vote", &people);
            self.pass_keyboard(&hand_over)?;
            let question = self.screen.word("quit-agree", &people);
            if !self.confirm(&question)? {
                self.screen.say("quit-refused", &[("name", name.into())])?;
                return self.return_to(asker);
            }
        }
        Err(Stop::Abandoned)
    }

    /// Gives the keyboard back to somebody in the middle of a decision.
    fn return_to(&mut self, seat: Seat) -> Result<(), Stop> {
        self.hand_over_to(seat)?;
        let sheet = self.table.sheet(&self.voice(Viewer::Seat(seat)));
        self.screen.block(&sheet)?;
        self.sheets[usize::from(seat.number())] = sheet;
        Ok(())
    }

    fn confirm(&mut self, question: &str) -> Result<bool, Stop> {
        self.screen.styled(TITLE, question)?;
        loop {
            let line = self.screen.ask()?;
            match yes_or_no(&line) {
                Some(answer) => return Ok(answer),
                None => self.screen.warn("yes-or-no", &[])?,
            }
        }
    }
}
