//! Any table, as a game's box holds it: the running game, its log and its answers.

use std::fmt;

use kernel::{Coverage, Outcome, Refusal, Rng, Seat, Seats, Seed, Table, Told, Viewer};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::any::{AnyTable, Choice, LogLine, Observed, PositionFile, digest};
use crate::json::{Json, value};
use crate::record::{Chair, RECORD_FORMAT, Record};
use crate::runner::bot;
use crate::{Problem, Published, Refused, Sight, Voice};

/// A table with its log and its answers.
pub(crate) struct Live<G: Published> {
    table: Table<G>,
    told: Vec<Told<G::Event>>,
    /// Configuration and seed, unless the table was loaded from a position.
    origin: Option<(G::Config, Seed)>,
    /// Every answer in the order in which they were taken.
    answers: Vec<(Seat, G::Action)>,
    /// Which set of names the table uses: looked up once, because it never changes.
    skin: &'static str,
}

/// The open question, as one viewer sees it.
#[derive(Serialize)]
struct Asked<Q, A> {
    question: Option<Q>,
    prompt: Option<String>,
    options: Vec<Choice<A>>,
    #[serde(rename = "complete", serialize_with = "is_complete")]
    coverage: Coverage,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_complete<S: Serializer>(coverage: &Coverage, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(*coverage == Coverage::Complete)
}

/// Gives back most of what a list has doubled its room by: a log grows slowly, and a server keeps many of them.
fn trim<T>(list: &mut Vec<T>) {
    let enough = list.len() + list.len() / 8 + 8;
    if list.capacity() > enough {
        list.shrink_to(enough);
    }
}

impl<G: Published> Live<G> {
    pub(crate) fn new(
        table: Table<G>,
        told: Vec<Told<G::Event>>,
        origin: Option<(G::Config, Seed)>,
    ) -> Self {
        let skin = G::skin(&table.view(Viewer::Gallery));
        Self { table, told, origin, answers: Vec::new(), skin }
    }

    fn line(&self, voice: &Voice<'_>, telling: &Told<G::Event>) -> LogLine {
        LogLine {
            fact: telling.fact,
            event: Json::of(&telling.event),
            line: G::event(voice, &telling.event),
            private: !telling.to.includes(Viewer::Gallery),
        }
    }

    /// The open question, for a viewer who knows this.
    fn question(&self, voice: &Voice<'_>, view: &G::View) -> Asked<G::Question, G::Action> {
        let question = self.table.question();
        let mut actions = Vec::new();
        let coverage = voice
            .viewer
            .seat()
            .map_or(Coverage::Complete, |seat| self.table.options(seat, &mut actions));
        let options = question.map_or_else(Vec::new, |question| {
            let choice = |action: G::Action| {
                let (text, picks) = G::choice(voice, view, question, &action);
                Choice { text, picks, pass: G::is_pass(&action), action }
            };
            actions.into_iter().map(choice).collect()
        });
        Asked {
            prompt: question.map(|question| G::ask(voice, view, question)),
            question,
            options,
            coverage,
        }
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
    G::State: Send,
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

    fn serial(&self) -> u32 {
        self.table.serial()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome().cloned()
    }

    fn pace(&self) -> Option<u16> {
        let (config, _) = self.origin.as_ref()?;
        G::pace(config, self.table.question()?)
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
        let view = self.table.view(voice.viewer);
        let Asked { question, prompt, options, coverage } =
            self.question(&self.dressed(voice), &view);
        let options = options.into_iter().map(|Choice { action, text, picks, pass }| Choice {
            action: Json::of(&action),
            text,
            picks,
            pass,
        });
        Observed {
            view: Json::of(&view),
            question: question.as_ref().map(Json::of),
            prompt,
            serial: self.table.serial(),
            options: options.collect(),
            coverage,
        }
    }

    fn look(&self, voice: &Voice<'_>, question: &mut Vec<u8>) -> Sight {
        let view = self.table.view(voice.viewer);
        let asked = self.question(&self.dressed(voice), &view);
        serde_json::to_writer(question, &asked).expect("plain data can always be written");
        Sight::of(view)
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
        let told = Some(&mut self.told);
        let taken = match serial {
            Some(serial) => self.table.apply_to(serial, seat, parsed.clone(), told),
            None => self.table.apply(seat, parsed.clone(), told),
        };
        taken
            .map_err(|refusal: Refusal<G::Forbidden>| G::refusal(&self.dressed(voice), &refusal))?;
        self.answers.push((seat, parsed));
        trim(&mut self.told);
        trim(&mut self.answers);
        Ok(())
    }

    fn may_say(&self, voice: &Voice<'_>, text: &str) -> Result<(), Refused> {
        if self.table.outcome().is_some() {
            return Ok(());
        }
        G::may_say(&self.dressed(voice), &self.table.view(voice.viewer), text)
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
            .filter(|told| told.to.includes(voice.viewer));
        seen.map(|telling| self.line(voice, telling)).collect()
    }

    fn full_log(&self, voice: &Voice<'_>, from: usize) -> Vec<(Vec<Viewer>, LogLine)> {
        let voice = &self.dressed(voice);
        let audience = |telling: &Told<G::Event>| {
            self.viewers().filter(|viewer| telling.to.includes(*viewer)).collect::<Vec<_>>()
        };
        let tellings = &self.told[from.min(self.told.len())..];
        tellings.iter().map(|telling| (audience(telling), self.line(voice, telling))).collect()
    }

    fn logged(&self) -> usize {
        self.told.len()
    }

    fn sheet(&self, voice: &Voice<'_>) -> Vec<String> {
        G::sheet(&self.dressed(voice), &self.table.view(voice.viewer))
    }

    fn own(&self, voice: &Voice<'_>) -> Vec<String> {
        G::own(&self.dressed(voice), &self.table.view(voice.viewer))
    }

    fn aid(&self, voice: &Voice<'_>) -> Option<Vec<String>> {
        G::aid(&self.dressed(voice), &self.table.view(voice.viewer))
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

    fn record(&self, seats: Vec<Chair>) -> Option<Record> {
        let (config, seed) = self.origin.as_ref()?;
        Some(Record {
            format: RECORD_FORMAT,
            game: G::SLUG.into(),
            rules: G::RULES,
            config: value(config),
            seed: *seed,
            seats,
            answers: self.answers.iter().map(|(seat, action)| (*seat, value(action))).collect(),
            outcome: self.outcome(),
            hash: self.hash(),
            fairness: None,
        })
    }

    fn rewound(&self, answers: usize) -> Option<Box<dyn AnyTable>> {
        let (config, seed) = self.origin.clone()?;
        let kept = self.answers.get(..answers)?;
        let mut told = Vec::new();
        let mut table = Table::<G>::open(&config, seed, Some(&mut told)).ok()?;
        for (seat, action) in kept {
            table.apply(*seat, action.clone(), Some(&mut told)).ok()?;
        }
        let answers = kept.to_vec();
        Some(Box::new(Self { answers, ..Self::new(table, told, Some((config, seed))) }))
    }

    fn believed_by(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyTable> {
        let table = Table::imagine(&self.table.observe(seat), self.table.players(), rng);
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
