//! What the coach says now, in the reader's language.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::data::Lesson;
use super::progress::{Filled, Mark, Progress};
use crate::{Arg, Language, Words};

/// What the coach says and waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Coach {
    /// The step's place, counted from 1.
    pub number: u32,
    /// How many steps there are.
    pub of: u32,
    /// The idea of the step; empty while the coach is silent.
    pub title: String,
    /// What the coach says.
    pub text: String,
    /// What to do, in one verb.
    pub task: Option<String>,
    /// What the coach says to the last answer.
    pub remark: Option<String>,
    /// Whether that says that it was not what the step asked for.
    #[serde(default)]
    pub corrects: bool,
    /// The whole answer that is waited for, where it is composed and on no list; the page shows it and gives it at a key.
    #[ts(type = "unknown")]
    pub suggests: Option<Value>,
    /// What is lit: things that options name too, such as `seat:3`, or parts of the page such as `own`.
    pub point: Vec<String>,
    /// What ends the step.
    pub waits: CoachWaits,
    /// What may be chosen, if the coach asks.
    pub choices: Vec<CoachChoice>,
    /// The clauses behind it.
    pub clauses: Vec<String>,
    /// What the coach has said before, from the first line on.
    pub past: Vec<CoachLine>,
}

/// What ends a step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CoachWaits {
    /// The coach is silent until the table has come so far.
    Silent,
    /// Reading on.
    Reading,
    /// An answer to the table's question.
    Answer,
    /// One of the choices.
    Choice,
    /// Going back to where a mistake was made.
    Return,
    /// Nothing: this was the last step.
    End,
}

/// Something to choose when the coach asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CoachChoice {
    /// What to send.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// A line the coach has said before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CoachLine {
    /// The idea.
    pub title: String,
    /// What the coach said.
    pub text: String,
}

/// Speaks a lesson's words.
struct Speaker<'a> {
    words: &'static Words,
    language: Language,
    names: &'a [String],
}

impl Speaker<'_> {
    fn say(&self, key: &str, values: &[(String, Filled)]) -> String {
        let args: Vec<(&str, Arg<'_>)> =
            values.iter().map(|(key, value)| (key.as_str(), self.arg(value))).collect();
        self.words.say(self.language, &format!("lesson-{key}"), &args)
    }

    fn arg<'v>(&'v self, value: &'v Filled) -> Arg<'v> {
        match value {
            Filled::Number(number) => Arg::Number(*number),
            Filled::Text(text) => Arg::Text(text.as_str().into()),
            Filled::Name(seat) => {
                let name = self.names.get(usize::from(*seat)).map_or("", String::as_str);
                Arg::Text(name.into())
            }
        }
    }

    fn say_if_there(&self, key: &str) -> Option<String> {
        let key = format!("lesson-{key}");
        self.words.has(self.language, &key).then(|| self.words.say(self.language, &key, &[]))
    }

    fn line(&self, lesson: &Lesson, mark: &Mark) -> CoachLine {
        let title = self.say(&format!("{}-title", lesson.steps[mark.step].id), &[]);
        CoachLine { title, text: self.say(&mark.key, &mark.values) }
    }
}

impl Progress {
    /// What the coach says now; nothing once the reader has sent the coach away.
    #[must_use]
    pub fn coach(
        &self,
        lesson: &Lesson,
        words: &'static Words,
        language: Language,
        names: &[String],
    ) -> Option<Coach> {
        if self.has_quit() {
            return None;
        }
        let speaker = Speaker { words, language, names };
        let mut past: Vec<CoachLine> =
            self.marks().iter().map(|mark| speaker.line(lesson, mark)).collect();
        let remark = self.remark().map(|key| speaker.say(key, &[]));
        let of = lesson.steps.len() as u32;
        let number = self.marks().last().map_or(0, |mark| mark.step as u32 + 1);
        let Some(open) = self.opened() else {
            let waits = if self.returns() { CoachWaits::Return } else { CoachWaits::Silent };
            return Some(Coach {
                number,
                of,
                title: String::new(),
                text: String::new(),
                task: None,
                remark,
                corrects: self.corrects(),
                suggests: None,
                point: Vec::new(),
                waits,
                choices: Vec::new(),
                clauses: Vec::new(),
                past,
            });
        };
        let step = &lesson.steps[open];
        let CoachLine { title, text } = past.pop().expect("a step that is open has its line");
        let waits = match (&step.task, step.choices.is_empty()) {
            (Some(_), _) => CoachWaits::Answer,
            (None, false) => CoachWaits::Choice,
            (None, true) if open + 1 == lesson.steps.len() => CoachWaits::End,
            (None, true) => CoachWaits::Reading,
        };
        let choices = step.choices.iter().map(|choice| CoachChoice {
            id: choice.id.clone(),
            text: speaker.say(&format!("{}-choice-{}", step.id, choice.id), &[]),
        });
        Some(Coach {
            number,
            of,
            title,
            text,
            task: speaker.say_if_there(&format!("{}-do", step.id)),
            remark,
            corrects: self.corrects(),
            suggests: step.task.clone().filter(|_| step.composed),
            point: step.point.clone(),
            waits,
            choices: choices.collect(),
            clauses: step.why.clone(),
            past,
        })
    }
}
