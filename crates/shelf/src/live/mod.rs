//! Any table, as a game's box holds it: the running game, its log and its answers.

mod asking;
mod log;

use std::fmt;

use kernel::{Outcome, PutTo, Refusal, Rng, Seat, Seats, Table, Told, Viewer};
use serde_json::Value;

use crate::json::{Json, Pen, value};
use crate::origin::{Origin, deal_set_by};
use crate::position::{digest, write_position};
use crate::proof::proof;
use crate::record::{RECORD_FORMAT, Record, RecordSeat};
use crate::runner::bot;
use crate::tries::{read, tried, written};
use crate::{
    AnyTable, EventLine, LastView, Observed, Problem, Published, Refused, Said, Tried, Voice,
};

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

    /// The voice with this table's set of names.
    fn dressed<'a>(&self, voice: &Voice<'a>) -> Voice<'a> {
        voice.in_skin(self.skin)
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
        self.acting_order()
    }

    fn serial(&self) -> u32 {
        self.table.serial()
    }

    fn race_since(&self) -> Option<u32> {
        self.table.race_since()
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
        self.observed(voice)
    }

    fn look(&self, voice: &Voice<'_>, out: &mut Vec<u8>) -> LastView {
        self.write_asked(voice, out)
    }

    fn apply(
        &mut self,
        voice: &Voice<'_>,
        seat: Seat,
        serial: Option<u32>,
        action: &Value,
    ) -> Result<(), Refused> {
        let parsed = read::<G>(voice, action)?;
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

    fn written_answer(&self, seat: Seat, line: &str) -> Option<Value> {
        written(&self.table, seat, line)
    }

    fn try_answer(
        &self,
        voice: &Voice<'_>,
        seat: Seat,
        serial: Option<u32>,
        action: &Value,
    ) -> Tried {
        tried(&self.table, &self.dressed(voice), seat, serial, action)
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

    fn bot_weighs(&self, seat: Seat, level: &str) -> Result<Option<Vec<(Value, i64)>>, Problem> {
        let bot = bot::<G>(level)?;
        if !self.table.waiting().contains(seat) {
            return Err(Problem::new(format!("{seat} is not asked anything")));
        }
        let seen = self.table.observe(seat);
        let prices = bot.weigh(&seen);
        Ok(prices.map(|prices| seen.options.iter().map(value).zip(prices).collect()))
    }

    fn time_out_answer(&self, seat: Seat) -> Option<Value> {
        self.table
            .waiting()
            .contains(seat)
            .then(|| value(&G::when_time_is_up(&self.table.observe(seat))))
    }

    fn log(&self, voice: &Voice<'_>, from: usize) -> Vec<EventLine> {
        self.lines(voice, from)
    }

    fn write_log(
        &self,
        voice: &Voice<'_>,
        from: usize,
        said: &mut Said,
        pen: &mut Pen<'_>,
    ) -> usize {
        self.write_lines(voice, from, said, pen)
    }

    fn full_log(&self, voice: &Voice<'_>, from: usize) -> Vec<(Vec<Viewer>, EventLine)> {
        self.all_lines(voice, from)
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

    fn standing(&self, viewer: Viewer) -> Vec<i32> {
        let view = self.table.view(viewer);
        Seats::first(self.players()).iter().map(|seat| G::standing(&view, seat)).collect()
    }

    fn swayed(&self, voice: &Voice<'_>, from: usize, seat: Seat) -> Option<String> {
        self.last_that_swayed(voice, from, seat)
    }

    fn played_as(&self, voice: &Voice<'_>, seat: Seat) -> Option<String> {
        G::played_as(&self.dressed(voice), &self.table.view(voice.viewer()), seat)
    }

    fn position(&self) -> String {
        write_position(&self.table)
    }

    fn hash(&self) -> String {
        digest(&value(&self.table.save()))
    }

    fn proof(&self) -> String {
        let (players, draws) = (self.table.players(), self.table.draws());
        proof(players, &self.answers, draws, &self.told, self.table.outcome())
    }

    fn record(&self, seats: Vec<RecordSeat>) -> Option<Record> {
        let Origin { config, opening, seed } = self.origin.as_ref()?;
        Some(Record {
            format: RECORD_FORMAT,
            game: G::SLUG.into(),
            rules: G::RULES,
            config: value(config),
            opening: opening.clone(),
            deal_set_by: deal_set_by::<G>(config).into_iter().map(str::to_owned).collect(),
            seed: *seed,
            seats,
            answers: self.answers.iter().map(|(seat, action)| (*seat, value(action))).collect(),
            outcome: self.outcome(),
            hash: self.proof(),
            given_for: Default::default(),
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
