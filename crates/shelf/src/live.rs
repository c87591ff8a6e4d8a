//! Any table, as a game's box holds it: the running game, its log and its answers.

use std::cell::Cell;
use std::fmt;

use kernel::{Coverage, Outcome, PutTo, Refusal, Rng, Seat, Seats, Table, Told, View, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::any::{AnyTable, Choice, InVain, LogLine, Observed, PositionFile, digest};
use crate::json::{Json, value, write, write_text};
use crate::origin::Origin;
use crate::proof::proof;
use crate::record::{Chair, RECORD_FORMAT, Record};
use crate::runner::bot;
use crate::{LastView, Problem, Published, Refused, Said, Voice};

/// A table with its log and its answers.
pub(crate) struct Live<G: Published> {
    table: Table<G>,
    told: Vec<Told<G::Event>>,
    /// Unless the table was loaded from a position.
    origin: Option<Origin<G>>,
    /// Every answer in the order in which they were taken.
    answers: Vec<(Seat, G::Action)>,
    /// Which set of names the table uses: looked up once, because it never changes.
    skin: &'static str,
}

/// Writes an option. By hand, because options are most of what a server writes.
fn write_choice<A: Serialize>(choice: &Choice<A>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"action\":");
    write(&choice.action, out);
    out.extend_from_slice(b",\"text\":");
    write_text(&choice.text, out);
    out.extend_from_slice(b",\"picks\":[");
    for (number, pick) in choice.picks.iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        write_text(pick, out);
    }
    out.extend_from_slice(if choice.pass { b"],\"pass\":true" } else { b"],\"pass\":false" });
    if let Some(consequence) = &choice.consequence {
        out.extend_from_slice(b",\"consequence\":");
        write_text(consequence, out);
    }
    out.push(b'}');
}

/// Makes room for what an answer brings, if there is none, and gives back what a list has doubled its room by: a log
/// grows slowly, and a server keeps many of them.
fn make_room<T>(list: &mut Vec<T>) {
    let enough = list.len() + list.len() / 8 + 16;
    if list.capacity() > enough {
        list.shrink_to(enough);
    } else if list.capacity() < list.len() + 8 {
        list.reserve_exact(enough - list.len());
    }
}

impl<G: Published> Live<G> {
    pub(crate) fn new(
        table: Table<G>,
        told: Vec<Told<G::Event>>,
        origin: Option<Origin<G>>,
    ) -> Self {
        let skin = G::skin(&table.view(Viewer::Gallery));
        Self { table, told, origin, answers: Vec::new(), skin }
    }

    fn line<'e>(
        table: &Table<G>,
        voice: &Voice<'_>,
        telling: &'e Told<G::Event>,
    ) -> LogLine<&'e G::Event> {
        LogLine {
            fact: telling.fact,
            event: &telling.event,
            line: G::told(voice, table.given(), table.public(), &telling.event),
            private: !telling.to.includes(Viewer::Gallery),
        }
    }

    fn written_line(table: &Table<G>, voice: &Voice<'_>, telling: &Told<G::Event>) -> LogLine {
        let LogLine { fact, event, line, private } = Self::line(table, voice, telling);
        LogLine { fact, event: Json::of(event), line, private }
    }

    /// The open question in words, for a viewer who knows this.
    fn prompt(&self, voice: &Voice<'_>, view: &View<G>) -> Option<(G::Question, String)> {
        self.table.question().map(|question| (question, G::ask(voice, view, question)))
    }

    /// Passes on everything a viewer who knows this may answer.
    fn options(
        &self,
        voice: &Voice<'_>,
        view: &View<G>,
        mut pass_on: impl FnMut(Choice<G::Action>),
    ) -> Coverage {
        let (Some(question), Some(seat)) = (self.table.question(), voice.viewer().seat()) else {
            return Coverage::Complete;
        };
        let mut actions = Vec::new();
        let coverage = self.table.options(seat, &mut actions);
        for action in actions {
            let (text, picks) = G::choice(voice, view, question, &action);
            let consequence = G::consequence(voice, view, question, &action);
            pass_on(Choice { text, picks, pass: G::is_pass(&action), action, consequence });
        }
        coverage
    }

    /// The cards of a viewer who knows this that no option plays, of which these things can be pointed at, and why.
    fn in_vain(&self, voice: &Voice<'_>, view: &View<G>, picks: &[String]) -> Vec<InVain> {
        let (Some(question), Some(seat)) = (self.table.question(), voice.viewer().seat()) else {
            return Vec::new();
        };
        if !self.table.may_answer(seat) {
            return Vec::new();
        }
        let mut found: Vec<InVain> = Vec::new();
        for (pick, action) in G::attempts(view, question) {
            if picks.contains(&pick) || found.iter().any(|known| known.pick == pick) {
                continue;
            }
            if let Err(forbidden) = G::check(self.table.look(voice.viewer()), question, &action) {
                let refused = G::refusal(voice, &Refusal::Forbidden(forbidden));
                found.push(InVain { pick, refused });
            }
        }
        found
    }

    /// The voice with this table's set of names.
    fn dressed<'a>(&self, voice: &Voice<'a>) -> Voice<'a> {
        voice.in_skin(self.skin)
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> {
        Seats::first(self.table.players()).iter().map(Viewer::Seat).chain([Viewer::Gallery])
    }
}

impl<G: Published> fmt::Debug for Live<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, question {})", G::SLUG, self.table.serial())
    }
}

impl<G: Published> AnyTable for Live<G>
where
    G::Config: Send + Sync,
    G::Public: Send,
    G::Secrets: Send,
    G::Step: Send,
    G::Question: Send,
    G::Action: Send,
    G::Event: Send,
{
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn players(&self) -> u8 {
        self.table.players()
    }

    fn waiting(&self) -> Seats {
        self.table.waiting()
    }

    fn may_answer(&self, seat: Seat) -> bool {
        self.table.may_answer(seat)
    }

    fn asked(&self) -> Seats {
        self.table.asked()
    }

    fn put_to(&self) -> Option<PutTo> {
        self.table.put_to()
    }

    fn order(&self) -> Vec<Seat> {
        let Some(question) = self.table.question() else { return Vec::new() };
        let mut order = G::order(self.table.public(), question);
        order.retain(|seat| self.table.asked().contains(*seat));
        order
    }

    fn serial(&self) -> u32 {
        self.table.serial()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().copied()
    }

    fn pace(&self) -> Option<u16> {
        G::pace(&self.origin.as_ref()?.config, self.table.question()?)
    }

    fn answered(&self) -> usize {
        self.answers.len()
    }

    fn answerer(&self, number: usize) -> Option<Seat> {
        self.answers.get(number).map(|(seat, _)| *seat)
    }

    fn barrier(&self) -> (u64, u32) {
        (self.table.draws(), self.table.disclosures())
    }

    fn observe(&self, voice: &Voice<'_>) -> Observed {
        let view = self.table.view(voice.viewer());
        let voice = self.dressed(voice);
        let (question, prompt) = self.prompt(&voice, &view).unzip();
        let mut options: Vec<Choice> = Vec::new();
        let coverage = self.options(&voice, &view, |choice| {
            let Choice { action, text, picks, pass, consequence } = choice;
            options.push(Choice { action: Json::of(&action), text, picks, pass, consequence });
        });
        let picks: Vec<String> = options.iter().flat_map(|option| option.picks.clone()).collect();
        Observed {
            view: LastView::of(&view).whole(),
            question: question.as_ref().map(Json::of),
            prompt,
            serial: self.table.serial(),
            put_to: self.put_to(),
            order: self.order(),
            options,
            coverage,
            in_vain: self.in_vain(&voice, &view, &picks),
        }
    }

    fn look(&self, voice: &Voice<'_>, out: &mut Vec<u8>) -> LastView {
        let view = self.table.view(voice.viewer());
        let voice = self.dressed(voice);
        match self.prompt(&voice, &view) {
            Some((question, prompt)) => {
                out.extend_from_slice(b"{\"question\":");
                write(&question, out);
                out.extend_from_slice(b",\"prompt\":");
                write_text(&prompt, out);
            }
            None => out.extend_from_slice(b"{\"question\":null,\"prompt\":null"),
        }
        out.extend_from_slice(b",\"put_to\":");
        write(&self.put_to(), out);
        out.extend_from_slice(b",\"order\":");
        write(&self.order(), out);
        out.extend_from_slice(b",\"options\":[");
        let mut first = true;
        let mut picks: Vec<String> = Vec::new();
        let coverage = self.options(&voice, &view, |choice| {
            if !std::mem::take(&mut first) {
                out.push(b',');
            }
            write_choice(&choice, out);
            picks.extend(choice.picks);
        });
        let complete = coverage == Coverage::Complete;
        out.extend_from_slice(if complete {
            b"],\"complete\":true"
        } else {
            b"],\"complete\":false"
        });
        let in_vain = self.in_vain(&voice, &view, &picks);
        if !in_vain.is_empty() {
            out.extend_from_slice(b",\"in_vain\":");
            write(&in_vain, out);
        }
        out.push(b'}');
        LastView::of(&view)
    }

    fn apply(
        &mut self,
        voice: &Voice<'_>,
        seat: Seat,
        serial: Option<u32>,
        action: &Value,
    ) -> Result<(), Refused> {
        let parsed: G::Action = match G::Action::deserialize(action) {
            Ok(parsed) => parsed,
            Err(error) => {
                let text = Problem::new(voice.language.of(
                    format!(
                        "Cette réponse est illisible ({error}) : prenez une des options proposées."
                    ),
                    format!(
                        "This answer cannot be read ({error}): take one of the options offered."
                    ),
                ));
                return Err(Refused {
                    code: "unreadable".into(),
                    clause: None,
                    text: text.to_string(),
                });
            }
        };
        make_room(&mut self.told);
        make_room(&mut self.answers);
        let told = Some(&mut self.told);
        let taken = match serial {
            Some(serial) => self.table.apply_to(serial, seat, parsed, told),
            None => self.table.apply(seat, parsed, told),
        };
        taken
            .map_err(|refusal: Refusal<G::Forbidden>| G::refusal(&self.dressed(voice), &refusal))?;
        self.answers.push((seat, parsed));
        Ok(())
    }

    fn may_say(&self, voice: &Voice<'_>, text: &str) -> Result<(), Refused> {
        if self.table.outcome().is_some() {
            return Ok(());
        }
        G::may_say(&self.dressed(voice), &self.table.view(voice.viewer()), text)
    }

    fn bot_answer(&self, seat: Seat, level: &str, rng: &mut Rng) -> Result<Value, Problem> {
        let bot = bot::<G>(level)?;
        if !self.table.waiting().contains(seat) {
            return Err(Problem::new(format!("{seat} is not asked anything")));
        }
        Ok(value(&bot.choose(&self.table.observe(seat), rng)))
    }

    fn time_out_answer(&self, seat: Seat) -> Option<Value> {
        self.table
            .waiting()
            .contains(seat)
            .then(|| value(&G::when_time_is_up(&self.table.observe(seat))))
    }

    fn log(&self, voice: &Voice<'_>, from: usize) -> Vec<LogLine> {
        let voice = &self.dressed(voice);
        let seen = self.told[from.min(self.told.len())..]
            .iter()
            .filter(|told| told.to.includes(voice.viewer()));
        seen.map(|telling| Self::written_line(&self.table, voice, telling)).collect()
    }

    fn write_log(
        &self,
        voice: &Voice<'_>,
        from: usize,
        said: &mut Said,
        out: &mut Vec<u8>,
    ) -> usize {
        let (voice, listener) = (self.dressed(voice), voice.viewer());
        let mut written = 0;
        let tellings = self.told.iter().enumerate().skip(from);
        for (place, telling) in tellings.filter(|(_, telling)| telling.to.includes(listener)) {
            if written > 0 {
                out.push(b',');
            }
            written += 1;
            if let Some(line) = said.to(listener, voice.language, place) {
                out.extend_from_slice(line);
                continue;
            }
            let start = out.len();
            let concerned = Cell::new(Seats::NONE);
            let line = Self::line(&self.table, &voice.noting(&concerned), telling);
            write(&line, out);
            said.keep(listener, voice.language, place, concerned.get(), &out[start..]);
        }
        written
    }

    fn full_log(&self, voice: &Voice<'_>, from: usize) -> Vec<(Vec<Viewer>, LogLine)> {
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

    fn logged(&self) -> usize {
        self.told.len()
    }

    fn sheet(&self, voice: &Voice<'_>) -> Vec<String> {
        G::sheet(&self.dressed(voice), &self.table.view(voice.viewer()))
    }

    fn own(&self, voice: &Voice<'_>) -> Vec<String> {
        G::own_sheet(&self.dressed(voice), &self.table.view(voice.viewer()))
    }

    fn aid(&self, voice: &Voice<'_>) -> Option<Vec<String>> {
        G::aid(&self.dressed(voice), &self.table.view(voice.viewer()))
    }

    fn work_out(&self, viewer: Viewer) -> Option<Json> {
        G::work_out(&self.table.view(viewer)).as_ref().map(Json::of)
    }

    fn position(&self) -> String {
        let position = value(&self.table.save());
        let file = PositionFile {
            game: G::SLUG.into(),
            rules: G::RULES,
            digest: digest(&position),
            position,
        };
        value(&file).to_string()
    }

    fn hash(&self) -> String {
        digest(&value(&self.table.save()))
    }

    fn proof(&self) -> String {
        let (players, draws) = (self.table.players(), self.table.draws());
        proof(players, &self.answers, draws, &self.told, self.table.outcome())
    }

    fn record(&self, seats: Vec<Chair>) -> Option<Record> {
        let Origin { config, opening, seed } = self.origin.as_ref()?;
        Some(Record {
            format: RECORD_FORMAT,
            game: G::SLUG.into(),
            rules: G::RULES,
            config: value(config),
            opening: opening.clone(),
            seed: *seed,
            seats,
            answers: self.answers.iter().map(|(seat, action)| (*seat, value(action))).collect(),
            outcome: self.outcome(),
            hash: self.proof(),
            fairness: None,
        })
    }

    fn rewound(&self, answers: usize) -> Option<Box<dyn AnyTable>> {
        let origin = self.origin.clone()?;
        let kept = self.answers.get(..answers)?;
        let mut told = Vec::new();
        let mut table = origin.table(&mut told).ok()?;
        for (seat, action) in kept {
            table.apply(*seat, *action, Some(&mut told)).ok()?;
        }
        let answers = kept.to_vec();
        Some(Box::new(Self { answers, ..Self::new(table, told, Some(origin)) }))
    }

    fn believed_by(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyTable> {
        let table = self.table.imagined_by(Viewer::Seat(seat), rng);
        Box::new(Self::new(table, self.told.clone(), None))
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Self {
            table: self.table.clone(),
            told: self.told.clone(),
            origin: self.origin.clone(),
            answers: self.answers.clone(),
            skin: self.skin,
        })
    }
}
