//! The end of a game: the last lines of the log, the open table, and who won.

use std::io::{BufRead, Write};

use kernel::{Outcome, Viewer};

use crate::play::Session;
use crate::screen::Stop;
use crate::style::{DIM, TITLE};

impl<R: BufRead, W: Write> Session<'_, R, W> {
    /// Tells the rest of the story, turns everything over and names the winners.
    pub(crate) fn farewell(&mut self, outcome: &Outcome) -> Result<(), Stop> {
        let alone = self.humans.lowest().filter(|_| self.humans.len() == 1);
        let viewer = alone.map_or(Viewer::Gallery, Viewer::Seat);
        // Several people read the end together, from the first line one of them has not read.
        let unread = self.humans.iter().map(|seat| self.read[usize::from(seat.number())]).min();
        let rest = self.log(viewer, unread.unwrap_or(self.told));
        self.screen.line("")?;
        rest.iter().try_for_each(|line| self.screen.log_line(line))?;
        let sheet = self.table.sheet(&self.voice(viewer));
        self.screen.line("")?;
        self.screen.block(&sheet)?;
        let over = self.screen.word("over", &[]);
        self.screen.heading(&over)?;
        if let Some(me) = alone {
            let result = if outcome.winners.contains(me) { "won" } else { "lost" };
            let result = self.screen.word(result, &[]);
            self.screen.styled(TITLE, &result)?;
        }
        self.name_winners(outcome)
    }

    fn name_winners(&mut self, outcome: &Outcome) -> Result<(), Stop> {
        if outcome.winners.is_empty() {
            self.screen.say("nobody-won", &[])?;
        } else {
            let names = self.voice(Viewer::Gallery).names_of(outcome.winners.iter());
            self.screen.say(
                "winners",
                &[("count", outcome.winners.len().into()), ("names", names.into())],
            )?;
        }
        if let Some(points) = &outcome.scores {
            let scores: Vec<String> = points
                .pairs()
                .map(|(seat, points)| format!("{} {points}", self.name(seat)))
                .collect();
            self.screen.say("scores", &[("scores", scores.join(", ").into())])?;
        }
        if let Some(record) = self.table.record(self.chairs.to_vec()) {
            let seed = self.screen.word("seed", &[("seed", record.seed.to_string().into())]);
            self.screen.styled(DIM, &seed)?;
        }
        Ok(())
    }
}
