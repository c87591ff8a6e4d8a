//! A guided game: what the coach says, and what the reader says to the coach.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a table is for practice: its deal was chosen, and its record proves nothing about chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Practice {
    /// The game's lesson is played here.
    Lesson,
}

/// What the reader of a lesson says to the coach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum CoachAct {
    /// Reads on; or, when a mistake was played out, goes back to where it was made.
    GoOn {},
    /// Answers a question of the coach.
    Choose { choice: String },
    /// Passes over the step: the question of the table stays open, and any answer will do.
    Skip {},
    /// Goes back to the step before, and the table with it.
    Back {},
    /// Sends the coach away; the game goes on.
    Quit {},
}

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

impl From<shelf::lesson::Waits> for CoachWaits {
    fn from(waits: shelf::lesson::Waits) -> Self {
        use shelf::lesson::Waits;
        match waits {
            Waits::Silent => Self::Silent,
            Waits::Reading => Self::Reading,
            Waits::Answer => Self::Answer,
            Waits::Choice => Self::Choice,
            Waits::Return => Self::Return,
            Waits::End => Self::End,
        }
    }
}

impl From<shelf::lesson::Coach> for Coach {
    fn from(coach: shelf::lesson::Coach) -> Self {
        let choice =
            |choice: shelf::lesson::CoachChoice| CoachChoice { id: choice.id, text: choice.text };
        let line = |line: shelf::lesson::PastLine| CoachLine { title: line.title, text: line.text };
        Self {
            number: coach.number,
            of: coach.of,
            title: coach.title,
            text: coach.text,
            task: coach.task,
            remark: coach.remark,
            point: coach.point,
            waits: coach.waits.into(),
            choices: coach.choices.into_iter().map(choice).collect(),
            clauses: coach.clauses,
            past: coach.past.into_iter().map(line).collect(),
        }
    }
}
