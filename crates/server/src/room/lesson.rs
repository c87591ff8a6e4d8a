//! A guided game at a table: the coach follows the log, and what the reader says to the coach is in it.

use kernel::Seat;
use protocol::{Coach, CoachAct, Practice};
use serde_json::Value;
use shelf::lesson::{LEARNER, Lesson, Progress, Verdict};
use shelf::{AnyTable, Language};

use super::entry::LessonAct;
use super::fit::Unfit;
use super::{Entry, Room};
use crate::Fault;

impl Room {
    /// The lesson played here, and how far it has come.
    fn taught(&self) -> Option<(&'static Lesson, &Progress, &dyn AnyTable)> {
        let lesson = self.game.lesson()?;
        Some((lesson, self.lesson.as_ref()?, self.table.as_deref()?))
    }

    /// The lesson begins with the deal.
    pub(super) fn begin_lesson(&mut self) {
        let lesson = self.game.lesson().filter(|_| self.setup.practice == Some(Practice::Lesson));
        if let (Some(lesson), Some(table)) = (lesson, &self.table) {
            self.lesson = Some(Progress::begin(lesson, table.as_ref()));
        }
    }

    /// What the lesson has come to if the learner gives this answer.
    pub(super) fn lesson_after(&self, seat: u8, action: &Value) -> Option<Progress> {
        let (lesson, progress, table) = self.taught()?;
        let mut after = progress.clone();
        if seat == LEARNER.number() {
            after.answer(lesson, table, action);
        }
        Some(after)
    }

    /// The lesson looks at what an answer has made of the table.
    pub(super) fn lesson_comes_to(&mut self, after: Option<Progress>) {
        let Some(mut after) = after else { return };
        if let (Some(lesson), Some(table)) = (self.game.lesson(), &self.table) {
            after.look(lesson, table.as_ref());
        }
        self.lesson = Some(after);
    }

    /// Whether the lesson leads this answer back instead of taking it.
    pub(crate) fn leads_back(&self, seat: u8, action: &Value) -> bool {
        let judged = self.taught().filter(|_| seat == LEARNER.number());
        judged.is_some_and(|(lesson, progress, table)| {
            progress.judge(lesson, table, action) == Verdict::LeadBack
        })
    }

    /// What a seat answers as the lesson has it.
    pub(crate) fn lesson_reply(&self, seat: Seat) -> Option<Value> {
        let (lesson, progress, table) = self.taught()?;
        progress.reply(lesson, table, seat)
    }

    /// Whether nobody plays on before the reader does.
    pub(crate) fn lesson_holds(&self) -> bool {
        self.lesson.as_ref().is_some_and(Progress::holds)
    }

    /// Whether a coach leads through the game.
    pub(crate) fn is_coached(&self) -> bool {
        self.taught().is_some_and(|(lesson, progress, _)| !progress.is_over(lesson))
    }

    /// Whether the game has ended by a mistake that is about to be taken back.
    pub(super) fn lesson_returns(&self) -> bool {
        self.lesson.as_ref().is_some_and(Progress::returns)
    }

    /// What the coach says now.
    pub(crate) fn coach(&self, language: Language) -> Option<Coach> {
        let progress = self.lesson.as_ref()?;
        self.game.coach(progress, language, &self.names)
    }

    /// The reader says something to the coach.
    pub(crate) fn coached(&self, seat: u8, act: CoachAct, at: u64) -> Result<Entry, Fault> {
        if seat != LEARNER.number() || self.lesson.is_none() {
            return Err(Fault::NotPlaying);
        }
        let act = match act {
            CoachAct::GoOn {} => LessonAct::GoOn,
            CoachAct::Choose { choice } => LessonAct::Choose { choice },
            CoachAct::Skip {} => LessonAct::Skip,
            CoachAct::Back {} => LessonAct::Back,
            CoachAct::Quit {} => LessonAct::Quit,
        };
        Ok(Entry::Coached { at, act })
    }

    /// What was said to the coach, done.
    pub(super) fn take_lesson_act(&mut self, at: u64, act: LessonAct) -> Result<(), Unfit> {
        let (lesson, mut progress) = match (self.game.lesson(), &self.lesson) {
            (Some(lesson), Some(progress)) => (lesson, progress.clone()),
            _ => return Err(Unfit::Place("nobody is taught here")),
        };
        let Some(table) = self.table.as_deref() else {
            return Err(Unfit::Place("no game is going on"));
        };
        let mut back_to = None;
        match act {
            LessonAct::GoOn => back_to = progress.go_on(lesson, table),
            LessonAct::Choose { choice } => progress.choose(lesson, table, &choice),
            LessonAct::Skip => progress.skip(lesson, table),
            LessonAct::Back => back_to = progress.before(),
            LessonAct::Quit => progress.quit(),
            LessonAct::Tried { action } => progress.lead_back(lesson, table, &action),
        }
        self.changed = at;
        if let Some(to) = back_to {
            self.rewind(at, to as u32)?;
            progress.go_back();
        }
        self.lesson = Some(progress);
        Ok(())
    }
}
