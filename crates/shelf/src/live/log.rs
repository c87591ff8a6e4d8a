//! The log of a live table, as each listener heard it.

use std::cell::Cell;

use kernel::{Seat, Seats, Table, Told, Viewer};

use super::Live;
use crate::json::{Json, Pen};
use crate::{EventLine, Line, Published, Said, Voice};

impl<G: Published> Live<G> {
    fn line<'e>(
        table: &Table<G>,
        voice: &Voice<'_>,
        telling: &'e Told<G::Event>,
    ) -> EventLine<&'e G::Event> {
        let Line { text, clauses } = G::told(voice, table.given(), table.public(), &telling.event);
        let private = !telling.to.includes(Viewer::Gallery);
        let step = G::is_step(&telling.event);
        EventLine { fact: telling.fact, event: &telling.event, text, clauses, private, step }
    }

    fn written_line(table: &Table<G>, voice: &Voice<'_>, telling: &Told<G::Event>) -> EventLine {
        let line = Self::line(table, voice, telling);
        let EventLine { fact, event, text, clauses, private, step } = line;
        EventLine { fact, event: Json::of(event), text, clauses, private, step }
    }

    pub(super) fn lines(&self, voice: &Voice<'_>, from: usize) -> Vec<EventLine> {
        let voice = &self.dressed(voice);
        let seen = self.told[from.min(self.told.len())..]
            .iter()
            .filter(|told| told.to.includes(voice.viewer()));
        seen.map(|telling| Self::written_line(&self.table, voice, telling)).collect()
    }

    pub(super) fn write_lines(
        &self,
        voice: &Voice<'_>,
        from: usize,
        said: &mut Said,
        pen: &mut Pen<'_>,
    ) -> usize {
        let (voice, listener) = (self.dressed(voice), voice.viewer());
        let mut written = 0;
        let tellings = self.told.iter().enumerate().skip(from);
        for (place, telling) in tellings.filter(|(_, telling)| telling.to.includes(listener)) {
            written += 1;
            if let Some(line) = said.to(listener, voice.language, place) {
                pen.written(line);
                continue;
            }
            let concerned = Cell::new(Seats::NONE);
            let line = Self::line(&self.table, &voice.noting(&concerned), telling);
            said.keep(listener, voice.language, place, concerned.get(), pen.piece(&line));
        }
        written
    }

    pub(super) fn last_that_swayed(
        &self,
        voice: &Voice<'_>,
        from: usize,
        seat: Seat,
    ) -> Option<String> {
        let (voice, listener) = (self.dressed(voice), voice.viewer());
        let mut last = None;
        let heard = self.told.iter().skip(from).filter(|told| told.to.includes(listener));
        for telling in heard.filter(|told| G::sways(&told.event)).rev() {
            let concerned = Cell::new(Seats::NONE);
            let line = Self::line(&self.table, &voice.noting(&concerned), telling);
            if concerned.get().contains(seat) {
                return Some(line.text);
            }
            last = last.or(Some(line.text));
        }
        last
    }

    pub(super) fn all_lines(
        &self,
        voice: &Voice<'_>,
        from: usize,
    ) -> Vec<(Vec<Viewer>, EventLine)> {
        let voice = &self.dressed(voice);
        let audience = |telling: &Told<G::Event>| {
            self.viewers().filter(|viewer| telling.to.includes(*viewer)).collect::<Vec<_>>()
        };
        let tellings = &self.told[from.min(self.told.len())..];
        tellings
            .iter()
            .map(|telling| (audience(telling), Self::written_line(&self.table, voice, telling)))
            .collect()
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Seats::first(self.table.players()).iter().map(Viewer::Seat).chain([Viewer::Gallery])
    }
}
