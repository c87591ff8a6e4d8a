//! Any table: the erased interface of a game being played, in JSON and sentences.

use std::fmt;

use kernel::{Outcome, PutTo, Rng, Seat, Seats, Viewer};
use serde_json::Value;

use crate::record::{Record, RecordSeat};
use crate::{EventLine, Json, LastView, Observed, Pen, Problem, Refused, Said, Tried, Voice};

/// A table whose game is not known.
pub trait AnyTable: Send + fmt::Debug {
    /// The slug of its game.
    fn slug(&self) -> &'static str;
    /// How many seats it has.
    fn players(&self) -> u8;
    /// Who still owes an answer.
    fn waiting(&self) -> Seats;
    /// Whether a seat may answer now, for the first time or anew.
    fn may_answer(&self, seat: Seat) -> bool;
    /// Whom the open question is put to, whether or not they have answered.
    fn asked(&self) -> Seats;
    /// How the open question is put to them.
    fn put_to(&self) -> Option<PutTo>;
    /// In which order they would act, where only the first of them who wants to does.
    fn order(&self) -> Vec<Seat>;
    /// The number of the open question.
    fn serial(&self) -> u32;
    /// Since which number the open question has been the same, if it is a race.
    fn race_since(&self) -> Option<u32>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// How many seconds those asked have for the open question. Nothing if there is no limit or no question, or if the
    /// table was loaded from a position: that does not tell its configuration.
    fn pace(&self) -> Option<u16>;
    /// How many answers were taken.
    fn answered(&self) -> usize;
    /// Who gave the answer with this number, counted from 0.
    fn answerer(&self, number: usize) -> Option<Seat>;
    /// Generator draws and disclosures so far: what an undo must not cross.
    fn barrier(&self) -> (u64, u32);

    /// Everything the listener knows and may do.
    fn observe(&self, voice: &Voice<'_>) -> Observed;
    /// The same for listeners who are told only what has changed since they last looked: the view, to be compared, and
    /// what is asked, written as a JSON object with `question`, `prompt`, `note`, `put_to`, `order`, `clauses`, `options` and
    /// `complete`.
    fn look(&self, voice: &Voice<'_>, question: &mut Vec<u8>) -> LastView;
    /// Takes an answer; one that names a question must name the open one.
    ///
    /// # Errors
    /// Says why not; nothing has changed.
    fn apply(
        &mut self,
        voice: &Voice<'_>,
        seat: Seat,
        serial: Option<u32>,
        action: &Value,
    ) -> Result<(), Refused>;
    /// The answer that a line means in the game's own notation, if it has one and the seat is asked. Nothing changes.
    fn written_answer(&self, seat: Seat, line: &str) -> Option<Value>;
    /// Tries an answer: whether it would be taken, and what the game adds, from what the seat knows. Nothing changes.
    fn try_answer(
        &self,
        voice: &Voice<'_>,
        seat: Seat,
        serial: Option<u32>,
        action: &Value,
    ) -> Tried;
    /// Whether the listener may write this to the table, where free text is allowed. Once the game is over, anything
    /// may be said.
    ///
    /// # Errors
    /// Tells the writer, and nobody else, why the message is held back.
    fn may_say(&self, voice: &Voice<'_>, text: &str) -> Result<(), Refused>;
    /// What a bot of this level would answer at this seat, from what the seat knows.
    ///
    /// # Errors
    /// If there is no such level or the seat is not asked.
    fn bot_answer(&self, seat: Seat, level: &str, rng: &mut Rng) -> Result<Value, Problem>;
    /// Every option of a seat with what it is worth to a bot of this level; nothing if such a bot cannot say.
    ///
    /// # Errors
    /// If there is no such level or the seat is not asked.
    fn bot_weighs(&self, seat: Seat, level: &str) -> Result<Option<Vec<(Value, i64)>>, Problem>;
    /// What the rules answer for a seat whose time is up. Nothing if the seat is not asked.
    fn time_out_answer(&self, seat: Seat) -> Option<Value>;
    /// What the listener saw happen, from a place in the log on.
    fn log(&self, voice: &Voice<'_>, from: usize) -> Vec<EventLine>;
    /// Writes the same into a JSON list, and says how many lines it has. What was said to others who heard the
    /// same is not made anew.
    fn write_log(
        &self,
        voice: &Voice<'_>,
        from: usize,
        said: &mut Said,
        pen: &mut Pen<'_>,
    ) -> usize;
    /// Every telling of every fact from a place in the log on, with its audience, for replays of finished games.
    fn full_log(&self, voice: &Voice<'_>, from: usize) -> Vec<(Vec<Viewer>, EventLine)>;
    /// The length of the log, to ask for the rest later.
    fn logged(&self) -> usize;
    /// The table as lines of text.
    fn sheet(&self, voice: &Voice<'_>) -> Vec<String>;
    /// The listener's own cards as lines of text.
    fn own(&self, voice: &Voice<'_>) -> Vec<String>;
    /// What the game works out for the listener, if the table allows it.
    fn aid(&self, voice: &Voice<'_>) -> Option<Vec<String>>;
    /// The same for programs; nothing for the gallery.
    fn work_out(&self, viewer: Viewer) -> Option<Json>;

    /// How well every player stands, from what everybody knows: all viewers' numbers are the same.
    fn standing(&self, viewer: Viewer) -> Vec<i32>;
    /// The last thing the listener saw happen, from a place in the log on, by which standings change: to this seat, if
    /// any of them is about it.
    fn swayed(&self, voice: &Voice<'_>, from: usize, seat: Seat) -> Option<String>;
    /// As whom a seat played, as far as the listener knows.
    fn played_as(&self, voice: &Voice<'_>, seat: Seat) -> Option<String>;

    /// The whole position with its secrets, for save files.
    fn position(&self) -> String;
    /// A hash of the whole position.
    fn hash(&self) -> String;
    /// A hash of answers, draws, everything told and the outcome: two tables with the same one had the same game.
    fn proof(&self) -> String;
    /// The record so far, without [`Record::fairness`]: who dealt fills it in. A table that was loaded from a position
    /// has no record.
    fn record(&self, seats: Vec<RecordSeat>) -> Option<Record>;
    /// The same table after the first so many of its answers, played again from the start. Nothing if there were
    /// fewer, or if the table was loaded from a position.
    fn rewound(&self, answers: usize) -> Option<Box<dyn AnyTable>>;
    /// A table this seat could believe to sit at: the same log, other secrets, another future. For tests that nothing
    /// a seat receives depends on what it cannot know.
    fn believed_by(&self, seat: Seat, rng: &mut Rng) -> Box<dyn AnyTable>;
    /// A copy that can be played on without touching this one.
    fn fork(&self) -> Box<dyn AnyTable>;
}
