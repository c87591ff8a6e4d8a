//! How far somebody has come in a lesson. It changes by what happens at the table and by what the reader says to the
//! coach, so whoever plays both again comes to the same place.

use kernel::{Seat, Viewer};
use serde_json::{Value, json};

use super::data::{LEARNER, Lesson, LessonStep, Otherwise, Reply, Then};
use super::pattern::matches;
use crate::{AnyTable, Language, Voice};

/// What is to be done with an answer of the learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is given to the table.
    Take,
    /// It is not; the coach says why, and the question stays open.
    LeadBack,
}

/// Where in a lesson somebody is.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// The steps before this one are behind us.
    next: usize,
    /// The step that speaks now.
    open: Option<usize>,
    /// Every step that has opened, in order.
    marks: Vec<Mark>,
    /// What the coach says to the last answer.
    remark: Option<String>,
    /// Whether that says that it was not what the step asked for.
    corrects: bool,
    /// The step to go back to when the mistake has been played out.
    returning: Option<usize>,
    /// Whether the reader has sent the coach away.
    quit: bool,
}

/// A step that has opened.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    pub(super) step: usize,
    /// How many answers the table had then.
    answers: usize,
    /// The words of the step, and what stands in them.
    pub(super) key: String,
    pub(super) values: Vec<(String, Filled)>,
}

/// A value in the coach's words.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Filled {
    Number(i64),
    Text(String),
    Name(u8),
}

/// The moment as patterns see it: through the learner's eyes.
fn moment(table: &dyn AnyTable) -> Value {
    let seen = table.observe(&Voice::new(Language::En, Viewer::Seat(LEARNER), &[]));
    json!({
        "question": seen.question.map(|question| question.value()),
        "mine": table.waiting().contains(LEARNER),
        "over": table.outcome().is_some(),
        "view": seen.view.value(),
    })
}

/// The first option of a seat that fits.
fn option_like(table: &dyn AnyTable, seat: Seat, wanted: &Value) -> Option<Value> {
    let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
    let mut options = table.observe(&voice).options.into_iter().map(|choice| choice.action.value());
    options.find(|action| matches(wanted, action))
}

/// The first option of a seat that fits, or the answer itself if the table would take it: where answers are composed,
/// lists hold only some.
fn answer_like(table: &dyn AnyTable, seat: Seat, wanted: &Value) -> Option<Value> {
    option_like(table, seat, wanted).or_else(|| {
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        let tried = table.try_answer(&voice, seat, None, wanted);
        tried.refusal.is_none().then(|| wanted.clone())
    })
}

impl LessonStep {
    /// Whether nothing is to be done but to read on.
    const fn is_read_only(&self) -> bool {
        self.task.is_none()
    }

    fn other(&self, action: &Value, now: &Value) -> Option<&Otherwise> {
        let task = self.task.as_ref()?;
        let other = self
            .otherwise
            .iter()
            .find(|other| matches(&other.answer, action) && matches(&other.when, now));
        // What the step waits for may be commented on as well, but only by a line of its own: what is said to all other
        // answers would blame the right one.
        let is_wanted = matches(task, action);
        let is_comment = |other: &Otherwise| {
            other.then == Then::Allow && other.say.is_some() && other.is_particular()
        };
        other.filter(|other| !is_wanted || is_comment(other))
    }
}

impl Progress {
    /// A lesson at its beginning.
    #[must_use]
    pub fn begin(lesson: &Lesson, table: &dyn AnyTable) -> Self {
        let mut progress = Self::default();
        progress.look(lesson, table);
        progress
    }

    /// Opens the next step if its moment has come. To be called whenever something has happened at the table.
    pub fn look(&mut self, lesson: &Lesson, table: &dyn AnyTable) {
        if self.quit || self.open.is_some() || self.returning.is_some() {
            return;
        }
        let now = moment(table);
        let ready = self.pending(lesson).find(|(_, step)| matches(&step.when, &now));
        let Some((place, step)) = ready else { return };
        let wording = step.says.iter().find(|wording| matches(&wording.when, &now));
        let key = wording.map_or(&step.id, |wording| &wording.say);
        let at = |path: &String| now.pointer(path).cloned().unwrap_or(Value::Null);
        let value = |path: &String| match at(path) {
            Value::Number(number) => Filled::Number(number.as_i64().unwrap_or_default()),
            Value::String(text) => Filled::Text(text),
            other @ (Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) => {
                Filled::Text(other.to_string())
            }
        };
        let name = |path: &String| match at(path).as_u64().and_then(|seat| u8::try_from(seat).ok())
        {
            Some(seat) => Filled::Name(seat),
            None => Filled::Text(String::new()),
        };
        let values = step.values.iter().map(|(key, path)| (key.clone(), value(path)));
        let names = step.names.iter().map(|(key, path)| (key.clone(), name(path)));
        self.marks.push(Mark {
            step: place,
            answers: table.answered(),
            key: key.clone(),
            values: values.chain(names).collect(),
        });
        self.open = Some(place);
    }

    /// The steps that may open next: those the lesson may go on without, and the first it may not.
    fn pending<'a>(&self, lesson: &'a Lesson) -> impl Iterator<Item = (usize, &'a LessonStep)> {
        let later = lesson.steps.iter().enumerate().skip(self.next);
        let last = later.clone().find(|(_, step)| !step.optional).map(|(place, _)| place);
        later.take_while(move |(place, _)| last.is_none_or(|last| *place <= last))
    }

    /// What this seat answers by itself, if the lesson says so.
    #[must_use]
    pub fn reply(&self, lesson: &Lesson, table: &dyn AnyTable, seat: Seat) -> Option<Value> {
        if self.quit || self.open.is_some() || !table.waiting().contains(seat) {
            return None;
        }
        let now = moment(table);
        let question = &now["question"];
        let of_steps = self.pending(lesson).flat_map(|(_, step)| &step.replies);
        let mut replies =
            of_steps.chain(&lesson.replies).filter(|Reply { seat: of, asked, when, .. }| {
                of.map_or(seat != LEARNER, |of| of == seat)
                    && matches(asked, question)
                    && matches(when, &now)
            });
        replies.find_map(|reply| answer_like(table, seat, &reply.answer))
    }

    /// Whether the table waits for the reader, and nobody else plays on.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.open.is_some()
    }

    /// Whether a mistake has been played out, and the table is about to go back.
    #[must_use]
    pub const fn returns(&self) -> bool {
        self.returning.is_some()
    }

    /// Whether the reader has sent the coach away, or the lesson is over.
    #[must_use]
    pub fn is_over(&self, lesson: &Lesson) -> bool {
        self.quit || (self.next >= lesson.steps.len() && self.open.is_none())
    }

    /// What is to be done with an answer of the learner. Nothing changes.
    #[must_use]
    pub fn judge(&self, lesson: &Lesson, table: &dyn AnyTable, action: &Value) -> Verdict {
        let mut read_on = self.clone();
        read_on.read_on(lesson, table);
        let other = read_on.open.and_then(|open| lesson.steps[open].other(action, &moment(table)));
        match other.map(|other| other.then) {
            Some(Then::LeadBack) => Verdict::LeadBack,
            Some(Then::Allow | Then::Rewind) | None => Verdict::Take,
        }
    }

    /// Whoever answers has read what there was to read.
    fn read_on(&mut self, lesson: &Lesson, table: &dyn AnyTable) {
        while let Some(open) = self.open.filter(|open| lesson.steps[*open].is_read_only()) {
            self.close(open);
            self.look(lesson, table);
        }
    }

    fn close(&mut self, step: usize) {
        self.open = None;
        self.next = step + 1;
        self.remark = None;
        self.corrects = false;
    }

    /// The learner is about to give this answer, which the table will take.
    pub fn answer(&mut self, lesson: &Lesson, table: &dyn AnyTable, action: &Value) {
        self.read_on(lesson, table);
        let Some(open) = self.open else { return };
        let other = lesson.steps[open].other(action, &moment(table));
        self.close(open);
        self.remark = other.and_then(|other| other.say.clone());
        self.corrects = other.is_some();
        if let Some(other) = other.filter(|other| other.then == Then::Rewind) {
            let to = other.to.as_ref().and_then(|to| lesson.place(to));
            self.returning = Some(to.unwrap_or(open));
        }
    }

    /// The learner has tried an answer that is led back.
    pub fn lead_back(&mut self, lesson: &Lesson, table: &dyn AnyTable, action: &Value) {
        self.read_on(lesson, table);
        let Some(open) = self.open else { return };
        let other = lesson.steps[open].other(action, &moment(table));
        self.remark = other.and_then(|other| other.say.clone());
        self.corrects = true;
    }

    /// The reader goes on. Says to how many answers the table is to go back, if it is; then [`go_back`](Self::go_back)
    /// is to be called.
    #[must_use]
    pub fn go_on(&mut self, lesson: &Lesson, table: &dyn AnyTable) -> Option<usize> {
        if let Some(step) = self.returning {
            return self.marks.iter().rev().find(|mark| mark.step == step).map(|mark| mark.answers);
        }
        let open = self.open?;
        if lesson.steps[open].is_read_only() && lesson.steps[open].choices.is_empty() {
            self.close(open);
            self.look(lesson, table);
        }
        None
    }

    /// The reader answers a question of the coach.
    pub fn choose(&mut self, lesson: &Lesson, table: &dyn AnyTable, choice: &str) {
        let Some(open) = self.open else { return };
        let step = &lesson.steps[open];
        let Some(chosen) = step.choices.iter().find(|known| known.id == choice) else { return };
        if chosen.right {
            self.close(open);
            self.look(lesson, table);
        }
        self.remark = Some(format!("{}-{choice}", step.id));
        self.corrects = !chosen.right;
    }

    /// The reader passes over the step: its question stays open, and any answer will do.
    pub fn skip(&mut self, lesson: &Lesson, table: &dyn AnyTable) {
        if let Some(open) = self.open {
            self.close(open);
            // Other steps about the same question would only take its place.
            if lesson.steps[open].is_read_only() {
                self.look(lesson, table);
            }
        }
    }

    /// To how many answers the table goes back if the reader wants the step before this one again.
    #[must_use]
    pub fn before(&self) -> Option<usize> {
        let place = self.place_before()?;
        Some(self.marks[place].answers)
    }

    fn place_before(&self) -> Option<usize> {
        match self.open {
            Some(_) => self.marks.len().checked_sub(2),
            None => self.marks.len().checked_sub(1),
        }
    }

    /// The table is where the step began to which the reader goes back.
    pub fn go_back(&mut self) {
        let place = match self.returning.take() {
            Some(step) => self.marks.iter().rposition(|mark| mark.step == step),
            None => {
                self.remark = None;
                self.place_before()
            }
        };
        let Some(place) = place else { return };
        self.marks.truncate(place + 1);
        self.next = self.marks[place].step;
        self.open = Some(self.next);
    }

    /// The reader sends the coach away.
    pub fn quit(&mut self) {
        *self = Self { quit: true, marks: std::mem::take(&mut self.marks), ..Self::default() };
    }

    pub(super) fn marks(&self) -> &[Mark] {
        &self.marks
    }

    pub(super) const fn opened(&self) -> Option<usize> {
        self.open
    }

    pub(super) fn remark(&self) -> Option<&str> {
        self.remark.as_deref()
    }

    pub(super) const fn corrects(&self) -> bool {
        self.corrects && self.remark.is_some()
    }

    pub(super) const fn has_quit(&self) -> bool {
        self.quit
    }
}
