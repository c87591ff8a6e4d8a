//! A lesson as its file says it. Every sentence is in the game's words, under `lesson-` and the step's id.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::NamedOpening;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::new(0);

/// A guided game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How long it takes, about.
    pub minutes: u8,
    /// The options of the table.
    pub config: Value,
    /// What the opening called `lesson` is built with: its seed, what is drawn for which purpose, and the game's own.
    #[serde(default = "anything")]
    pub opening: Value,
    /// What the others are called, from the learner's left on.
    pub names: Vec<String>,
    /// The bot that answers where the lesson does not say how.
    pub bot: String,
    /// How seats answer wherever no step says otherwise.
    #[serde(default)]
    pub replies: Vec<Reply>,
    /// The steps, in order.
    #[serde(rename = "step")]
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// Where its table comes from.
    #[must_use]
    pub fn named_opening(&self) -> NamedOpening {
        NamedOpening { name: NamedOpening::LESSON.into(), data: self.opening.clone() }
    }

    /// The place of a step.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }
}

/// How a seat answers by itself. The learner's seat may have such answers too: windows that the coach keeps shut.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// Which seat; nothing for all but the learner's.
    pub seat: Option<Seat>,
    /// To which question.
    #[serde(default = "anything")]
    pub asked: Value,
    /// When the moment is like this.
    #[serde(default = "anything")]
    pub when: Value,
    /// The first option like this; or this itself, where answers are composed and no list holds it.
    pub answer: Value,
}

/// One thing at a time.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What it is called: `lesson-<id>` is what the coach says, `lesson-<id>-title` the idea, and `lesson-<id>-do`, where
    /// there is one, what to do.
    pub id: String,
    /// At which moment it opens: a pattern of the question, whether it is `mine`, the learner's view, and `over`.
    #[serde(default = "anything")]
    pub when: Value,
    /// Whether the lesson may go on without it.
    #[serde(default)]
    pub optional: bool,
    /// How seats answer until it opens.
    #[serde(default)]
    pub replies: Vec<Reply>,
    /// What is lit: things that options name too, such as `seat:3`, and marks of the page such as `own`.
    #[serde(default)]
    pub point: Vec<String>,
    /// The answer it waits for. Without one, and without choices, it waits for the reader to go on.
    #[serde(rename = "do")]
    pub task: Option<Value>,
    /// Whether that is the whole answer, composed and on no list: the coach hands it to the page, which shows it.
    #[serde(default)]
    pub composed: bool,
    /// A question of the coach, not of the table.
    #[serde(default)]
    pub choices: Vec<LessonChoice>,
    /// What to do about other answers: the first that fits. Those that fit none are allowed.
    #[serde(default)]
    pub otherwise: Vec<Otherwise>,
    /// Other words for other moments: the first that fits, instead of `lesson-<id>`.
    #[serde(default)]
    pub says: Vec<Wording>,
    /// Values of the words: where in the moment they are.
    #[serde(default)]
    pub values: BTreeMap<String, String>,
    /// Names in the words: where in the moment their seat is.
    #[serde(default)]
    pub names: BTreeMap<String, String>,
    /// The clauses behind it.
    #[serde(default)]
    pub why: Vec<String>,
}

/// Something to choose when the coach asks: `lesson-<step>-choice-<id>` is what it says, and `lesson-<step>-<id>` what
/// the coach says to it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonChoice {
    /// What it is called.
    pub id: String,
    /// Whether it is right.
    #[serde(default)]
    pub right: bool,
}

/// What to do about an answer that the step did not wait for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Otherwise {
    /// Which answers.
    #[serde(default = "anything")]
    pub answer: Value,
    /// At which moments.
    #[serde(default = "anything")]
    pub when: Value,
    /// What is done.
    pub then: Then,
    /// The step the table goes back to; nothing for this one.
    pub to: Option<String>,
    /// What the coach says to it, under `lesson-`.
    pub say: Option<String>,
}

impl Otherwise {
    /// Whether it is about certain answers or moments, and not about whatever else may be answered.
    #[must_use]
    pub fn is_particular(&self) -> bool {
        self.answer != anything() || self.when != anything()
    }
}

/// What is done about an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// It counts, and the lesson goes on.
    Allow,
    /// It is not given; the coach speaks, and the question stays open.
    LeadBack,
    /// It counts and is played out; then the table goes back to where a step began.
    Rewind,
}

/// Other words for other moments.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wording {
    /// When.
    pub when: Value,
    /// Which words, under `lesson-`.
    pub say: String,
}

fn anything() -> Value {
    Value::Object(Map::new())
}
