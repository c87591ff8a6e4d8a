//! Telling everything: to a client that comes in or comes back, and to all of them when the log is another one.

use kernel::{Seat, Seats, Viewer};
use protocol::{EventLine, Heard, Part};
use shelf::lesson::LEARNER;
use shelf::{Language, LastView};

use super::frames::{send_long, written};
use super::{ClientId, TableTask};
use crate::room::{After, SealedAnswer};
use crate::seldom::Seldom;

/// How many lines of the log are in one part.
const LINES: usize = 6;

impl TableTask {
    /// Tells one client everything: what came after what was heard, or all of it.
    pub(super) fn welcome(&mut self, id: ClientId, last: Option<Heard>) {
        let Some(place) = self.clients.iter().position(|client| client.id == id) else { return };
        let client = &self.clients[place];
        let (viewer, language) = (client.viewer, client.language);
        let reader = client.guest_id();
        let mine = reader.map_or(Seats::NONE, |guest| self.room.seats_of(guest));
        let lines = self.events(viewer, language);
        let of_this_life = last.filter(|last| last.epoch == self.tables.epoch);
        let is_there = |heard: &Heard| {
            heard.lines as usize <= lines.len()
                && heard.chat <= self.room.lines_said(viewer, reader)
        };
        let heard = of_this_life.filter(|heard| heard.since == self.room.since && is_there(heard));
        if of_this_life.is_some_and(|heard| {
            heard.since > self.room.since || heard.since == self.room.since && !is_there(&heard)
        }) {
            self.report_a_short_log();
        }
        let mut before = Vec::new();
        if heard.is_none() {
            before.push(Part::Fresh { epoch: self.tables.epoch, since: self.room.since });
        }
        before.push(Part::Table { table: Box::new(self.room.info()) });
        let you = self.you(client);
        let take_back = you.take_back;
        before.push(Part::You(you));
        before.push(Part::Talk(self.talk(language)));
        let missed = &lines[heard.map_or(0, |heard| heard.lines as usize)..];
        before.extend(missed.chunks(LINES).map(|lines| Part::Events { lines: lines.to_vec() }));
        let mut parts: Vec<Vec<u8>> = before.iter().map(written).collect();
        let last_view = self.add_table((viewer, language), mine, &mut parts);
        let sealed = viewer.seat().and_then(|seat| self.room.sealed_by(seat));
        let sealed = sealed.map(|sealed| self.sealed(sealed, self.in_words(sealed, language)));
        let mut after: Vec<Part> = sealed.map(Part::Sealed).into_iter().collect();
        after.extend(self.clocks().map(Part::Clock));
        after.push(self.presence());
        let said = heard.map_or(After::Nothing, |heard| After::Line(heard.chat));
        let muted = self.muted_by(reader);
        after.push(Part::Chat { lines: self.room.heard(said, viewer, reader, muted) });
        if self.room.lesson.is_some() && viewer.seat() == Some(LEARNER) {
            after.push(Part::Coach { coach: self.room.coach(language).map(Box::new) });
        }
        after.push(Part::Undo { request: self.room.undo_request() });
        after.extend(self.room.over().map(Part::Over));
        after.extend(self.room.rematch.clone().map(|table| Part::Rematch { table }));
        let client = &mut self.clients[place];
        after.append(&mut client.own);
        client.you_changed = false;
        client.take_back = take_back;
        parts.extend(after.iter().map(written));
        if let Some((viewer, last_view)) = last_view {
            self.note_last_view(id, viewer, last_view);
        }
        if send_long(&mut self.clients[place], &parts).is_err() {
            self.drop_deaf(&[id]);
        }
    }

    /// A log is never shorter than what somebody has heard of it, unless a disk or a host has lost some of it.
    fn report_a_short_log(&self) {
        static SAID: Seldom = Seldom::new();
        let (table, ends) = (&self.room.id, self.room.number());
        if let Some(times) = SAID.again() {
            tracing::warn!(%table, ends, times, "somebody has heard more of a table than its log has; has the disk lost entries, or was an older copy put in place without “sangfroid restore”?");
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

    fn events(&self, viewer: Viewer, language: Language) -> Vec<EventLine> {
        let voice = self.room.voice(language, viewer);
        self.room.table.as_ref().map_or_else(Vec::new, |table| table.log(&voice, 0))
    }

    /// A sealed answer in a sentence: as it was among the options. Where answers stand they are listed no more, so the
    /// table is looked at as it was before; that takes its time, and only whoever comes back needs it.
    fn in_words(&self, sealed: &SealedAnswer, language: Language) -> Option<String> {
        let seat = Seat::new(sealed.seat);
        let voice = self.room.voice(language, Viewer::Seat(seat));
        let table = self.room.playing().ok()?;
        let text = |options: Vec<shelf::Choice>| {
            let meant = options.into_iter().find(|choice| choice.action.value() == sealed.action);
            meant.map(|choice| choice.text)
        };
        if table.may_answer(seat) {
            return text(table.observe(&voice).options);
        }
        let mut answers = (0..table.answered()).rev();
        let mine = answers.find(|number| table.answerer(*number) == Some(seat))?;
        text(table.rewound(mine)?.observe(&voice).options)
    }

    /// View and question, through these eyes; and the view as it is kept.
    fn add_table(
        &self,
        (viewer, language): (Viewer, Language),
        mine: Seats,
        parts: &mut Vec<Vec<u8>>,
    ) -> Option<(Viewer, LastView)> {
        let table = self.room.table.as_ref()?;
        let mut asked = Vec::new();
        let last_view = table.look(&self.room.voice(language, viewer), &mut asked);
        parts.push(written(&Part::View { view: last_view.whole() }));
        let mut question = Vec::new();
        self.write_question(table.as_ref(), viewer, mine, &asked, &mut question);
        parts.push(question);
        Some((viewer, last_view))
    }
}
