//! Everything one viewer receives in the course of a game, as bytes that can be compared.

use std::fmt;

use kernel::{Audience, Refusal, Table, Told, Viewer};
use shelf::{Language, Published, Voice};

use crate::{json, names};

/// Everything one viewer received so far: one list of lines for the opening and one for every answer since.
///
/// A line is a view, a question, an option, a sentence in either language, a thing to point at, or what would come
/// of one of a few fixed answers. Two games look alike to a viewer exactly if their streams are equal.
pub struct Stream<G: Published> {
    viewer: Viewer,
    names: Vec<String>,
    probes: Vec<G::Action>,
    moments: Vec<Vec<String>>,
}

impl<G: Published> Stream<G> {
    /// An empty stream. The probes are answers whose refusal is looked at whenever the viewer is asked.
    #[must_use]
    pub fn new(viewer: Viewer, players: u8, probes: Vec<G::Action>) -> Self {
        Self { viewer, names: names(players), probes, moments: Vec::new() }
    }

    /// Adds what the viewer receives now: the table as it is and what was just told.
    pub fn receive(&mut self, table: &Table<G>, told: &[Told<G::Event>]) {
        let mut lines = facts(table, told, self.viewer);
        lines.extend(tries(table, self.viewer, &self.probes));
        for language in Language::ALL {
            let voice = Voice::new(language, self.viewer, &self.names);
            let said = sentences(&voice, table, told, &self.probes);
            lines.extend(
                said.into_iter().map(|said| format!("{language} {}: {}", said.what, said.text)),
            );
        }
        self.moments.push(lines);
    }

    /// What was received, moment by moment.
    #[must_use]
    pub fn moments(&self) -> &[Vec<String>] {
        &self.moments
    }

    /// The first line in which two streams differ, as far as both go: after how many answers, and both lines.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<(usize, String, String)> {
        let moments = self.moments.iter().zip(&other.moments);
        let (after, (mine, theirs)) =
            moments.enumerate().find(|(_, (mine, theirs))| mine != theirs)?;
        let place = (0..mine.len().max(theirs.len()))
            .find(|place| mine.get(*place) != theirs.get(*place))?;
        let line = |lines: &[String]| lines.get(place).map_or("nothing", String::as_str).to_owned();
        Some((after, line(mine), line(theirs)))
    }
}

impl<G: Published> fmt::Debug for Stream<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stream({:?}, {} moments)", self.viewer, self.moments.len())
    }
}

/// What a program at the viewer's place receives.
fn facts<G: Published>(table: &Table<G>, told: &[Told<G::Event>], viewer: Viewer) -> Vec<String> {
    let mut lines = vec![
        format!("view: {}", json(&table.view(viewer))),
        format!("shown: {}", json(&G::shown(&table.view(viewer), table.question()))),
        format!("aid: {}", json(&G::work_out(&table.view(viewer)))),
        format!("question {}: {} to {:?}", table.serial(), json(&table.question()), table.asked()),
        format!("flow: {}", json(table.flow())),
        format!("outcome: {}", json(&table.outcome())),
    ];
    for telling in told {
        if let Some(event) = telling.seen_by(viewer) {
            let private = telling.to != Audience::EVERYBODY;
            lines.push(format!("event {}: {} private {private}", telling.fact, json(event)));
        }
    }
    if let Some(seat) = viewer.seat() {
        let mut options = Vec::new();
        lines.push(format!("coverage: {:?}", table.options(seat, &mut options)));
        lines.extend(options.iter().map(|option| format!("option: {}", json(option))));
    }
    lines
}

/// What the game adds to each of these answers, if the viewer is asked and only tries it.
fn tries<G: Published>(table: &Table<G>, viewer: Viewer, probes: &[G::Action]) -> Vec<String> {
    let asked = viewer.seat().is_some_and(|seat| table.may_answer(seat));
    let Some(question) = table.question().filter(|_| asked) else { return Vec::new() };
    let view = table.view(viewer);
    let tried = |probe| format!("try: {}", json(&G::tried(&view, question, probe)));
    probes.iter().map(tried).collect()
}

/// A sentence, or another text made for people, and what it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) what: &'static str,
    pub(crate) text: String,
}

/// Every text the listener could be shown now.
pub(crate) fn sentences<G: Published>(
    voice: &Voice<'_>,
    table: &Table<G>,
    told: &[Told<G::Event>],
    probes: &[G::Action],
) -> Vec<Said> {
    let mut said = Vec::new();
    let mut say = |what, text: String| said.push(Said { what, text });
    let view = table.view(voice.viewer());

    for event in told.iter().filter_map(|telling| telling.seen_by(voice.viewer())) {
        let line = G::told(voice, table.given(), table.public(), event);
        say("event", line.text);
        line.clauses.into_iter().for_each(|clause| say("clause", clause));
    }
    G::sheet(voice, &view).into_iter().for_each(|line| say("sheet", line));
    G::own_sheet(voice, &view).into_iter().for_each(|line| say("own", line));
    G::aid(voice, &view).into_iter().flatten().for_each(|line| say("aid", line));

    let Some(question) = table.question() else { return said };
    say("prompt", G::ask(voice, &view, question));
    let Some(seat) = voice.viewer().seat().filter(|seat| table.asked().contains(*seat)) else {
        return said;
    };
    G::note(voice, &view, question).into_iter().for_each(|note| say("note", note));
    G::clauses(question).iter().for_each(|clause| say("clause", (*clause).to_owned()));
    let mut options = Vec::new();
    table.options(seat, &mut options);
    for option in options {
        let (text, picks) = G::choice(voice, &view, question, &option);
        say("option", text);
        let consequence = G::consequence(voice, &view, question, &option);
        consequence.into_iter().for_each(|it| say("consequence", it.text));
        picks.into_iter().for_each(|pick| say("pick", pick));
    }
    for (pick, attempt) in G::attempts(&view, question) {
        if let Err(forbidden) = G::check(table.look(voice.viewer()), question, &attempt) {
            say(
                "in vain",
                format!("{pick}: {}", G::refusal(voice, &Refusal::Forbidden(forbidden)).text),
            );
        }
    }
    for probe in probes {
        match G::check(table.look(voice.viewer()), question, probe) {
            Ok(()) => say("probe", "allowed".to_owned()),
            Err(forbidden) => {
                let refused = G::refusal(voice, &Refusal::Forbidden(forbidden));
                say("refusal", refused.text);
                say("refusal code", refused.code);
                refused.clause.into_iter().for_each(|clause| say("clause", clause));
            }
        }
    }
    said
}
