//! What was said of a moment, to say it again to everybody who hears the same.
//!
//! A sentence speaks differently to those it is about, and alike to all others. Whom it is about is noticed while it is
//! made: a [`Voice`](crate::Voice) notes every seat it is asked whether that is the listener.

use kernel::{Seats, Viewer};

use crate::Language;

/// Lines of a log that were said.
#[derive(Clone, Debug, Default)]
pub struct Said {
    lines: Vec<SaidLine>,
}

#[derive(Clone, Debug)]
struct SaidLine {
    /// Where in the log it stands.
    place: usize,
    language: Language,
    /// To whom it may have to be said otherwise.
    concerned: Seats,
    text: Vec<u8>,
}

fn concerns(concerned: Seats, listener: Viewer) -> bool {
    listener.seat().is_some_and(|seat| concerned.contains(seat))
}

impl Said {
    /// The line at this place of the log, as this listener hears it, if it was said like that before.
    pub(crate) fn to(&self, listener: Viewer, language: Language, place: usize) -> Option<&[u8]> {
        let same = |line: &&SaidLine| {
            line.place == place && line.language == language && !concerns(line.concerned, listener)
        };
        self.lines.iter().find(same).map(|line| &*line.text)
    }

    /// Keeps a line for others, if it was not said to one of those it concerns.
    pub(crate) fn keep(
        &mut self,
        listener: Viewer,
        language: Language,
        place: usize,
        concerned: Seats,
        text: &[u8],
    ) {
        if !concerns(concerned, listener) {
            self.lines.push(SaidLine { place, language, concerned, text: text.to_vec() });
        }
    }
}
