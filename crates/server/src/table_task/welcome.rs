//! Telling everything: to a client that comes in or comes back, and to all of them when the log is another one.

use kernel::{Seat, Viewer};
use protocol::{EventLine, Part};
use shelf::lesson::LEARNER;
use shelf::{Language, LastView};

use super::frames::{send_long, written};
use super::{ClientId, TableTask};

/// How many lines of the log are in one part.
const LINES: usize = 6;

impl TableTask {
    /// Tells one client everything: what was missed since `last`, or all of it.
    pub(super) fn welcome(&mut self, id: ClientId, last: Option<u32>) {
        let Some(place) = self.clients.iter().position(|client| client.id == id) else { return };
        let client = &self.clients[place];
        let (viewer, language) = (client.viewer, client.language);
        let seen = last.and_then(|last| Some((last, self.room.told_at(last)?)));
        let mut before = Vec::new();
        if seen.is_none() {
            before.push(Part::Fresh {});
        }
        before.push(Part::Table { table: Box::new(self.room.info()) });
        before.push(Part::You(self.you(client)));
        before.push(Part::Talk(self.talk(language)));
        let missed = self.events(viewer, language, seen.map_or(0, |(_, told)| told));
        let lines = missed.chunks(LINES).map(|lines| Part::Events { lines: lines.to_vec() });
        before.extend(lines);
        let mut parts: Vec<Vec<u8>> = before.iter().map(written).collect();
        let last_view = self.add_table(viewer, language, &mut parts);
        let mut after: Vec<Part> = self.clocks().map(Part::Clock).into_iter().collect();
        after.push(self.presence());
        let reader = client.guest.as_ref().map(|guest| &guest.id);
        let lines = self.room.heard(seen.map(|(last, _)| last), viewer, reader);
        after.push(Part::Chat { lines });
        if self.room.lesson.is_some() && viewer.seat() == Some(Seat::new(LEARNER)) {
            after.push(Part::Coach { coach: self.room.coach(language).map(Box::new) });
        }
        after.push(Part::Undo { request: self.room.undo_request() });
        after.extend(self.room.over().map(Part::Over));
        after.extend(self.room.rematch.clone().map(|table| Part::Rematch { table }));
        after.append(&mut self.clients[place].own);
        parts.extend(after.iter().map(written));
        if let Some((viewer, last_view)) = last_view {
            self.note_last_view(id, viewer, last_view);
        }
        if send_long(&self.clients[place].out, self.on_disk(), &parts).is_err() {
            self.drop_deaf(&[id]);
        }
    }

    /// Tells everybody everything: the log is not the one they know.
    pub(super) fn tell_all_anew(&mut self) {
        self.last_views.clear();
        let all: Vec<ClientId> = self.clients.iter().map(|client| client.id).collect();
        for id in all {
            self.welcome(id, None);
        }
    }

    fn events(&self, viewer: Viewer, language: Language, from: usize) -> Vec<EventLine> {
        let voice = self.room.voice(language, viewer);
        self.room.table.as_ref().map_or_else(Vec::new, |table| table.log(&voice, from))
    }

    /// View and question, through these eyes; and the view as it is kept.
    fn add_table(
        &self,
        viewer: Viewer,
        language: Language,
        parts: &mut Vec<Vec<u8>>,
    ) -> Option<(Viewer, LastView)> {
        let table = self.room.table.as_ref()?;
        let mut asked = Vec::new();
        let last_view = table.look(&self.room.voice(language, viewer), &mut asked);
        parts.push(written(&Part::View { view: last_view.whole() }));
        let mut question = Vec::new();
        self.write_question(table.as_ref(), &asked, &mut question);
        parts.push(question);
        Some((viewer, last_view))
    }
}
