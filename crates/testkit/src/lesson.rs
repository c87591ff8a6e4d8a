//! Plays a game's lesson to its end, and at every step tries every other legal answer and sees the lesson go on.

use kernel::{Rng, Seat, Seed, Viewer};
use serde_json::Value;
use shelf::lesson::{Coach, CoachWaits, LEARNER, Lesson, LessonStep, Progress, Verdict, matches};
use shelf::{AnyGame, AnyTable, Language, Voice};

/// More answers than any lesson takes.
const LONGEST: usize = 600;

/// A guided game under way.
struct Guided<'a> {
    game: &'a dyn AnyGame,
    lesson: &'static Lesson,
    table: Box<dyn AnyTable>,
    progress: Progress,
    names: Vec<String>,
    /// What bots think with where the lesson does not say what they do.
    rng: Rng,
}

impl Clone for Guided<'_> {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            lesson: self.lesson,
            table: self.table.fork(),
            progress: self.progress.clone(),
            names: self.names.clone(),
            rng: self.rng.clone(),
        }
    }
}

/// What has become of a lesson after some answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taught {
    /// The steps that opened, in order.
    pub steps: Vec<String>,
    /// What the coach said to the answers that were given.
    pub remarks: Vec<String>,
    /// Who won.
    pub winners: Vec<u8>,
}

/// The same as [`check`], for a lesson that has nothing to say to the right answers. Returns who wins by them.
///
/// # Panics
/// As `check` does, or if the coach remarks on an answer that a step suggests.
pub fn check_silent(game: &dyn AnyGame) -> Vec<u8> {
    let Taught { remarks, winners, .. } = check(game);
    assert!(remarks.is_empty(), "nothing is said to the right answers: {remarks:?}");
    winners
}

/// Plays the game's lesson to its end as its steps suggest, then again with every other legal answer at every step, and
/// reads every sentence on the way in both languages. Returns what came of the suggested line.
///
/// # Panics
/// If the game has no lesson, the lesson gets stuck anywhere or does not come to its last step, or a sentence is
/// missing.
pub fn check(game: &dyn AnyGame) -> Taught {
    let lesson = game.lesson().expect("the game has a lesson");
    let mut guided = Guided::begin(game, lesson);
    for clause in lesson.steps.iter().flat_map(|step| &step.why) {
        assert!(game.clauses().contains(clause), "{}: there is no {clause}", game.slug());
    }
    let mut steps = vec![guided.step()];
    let mut remarks = Vec::new();
    let mut tried = 0;
    while let Some(coach) = guided.speaks() {
        for choice in &coach.choices {
            let mut other = guided.clone();
            other.progress.choose(lesson, other.table.as_ref(), &choice.id);
            other.reaches_the_end(&format!("choice {}", choice.id));
        }
        let mut passed_over = guided.clone();
        passed_over.progress.skip(lesson, passed_over.table.as_ref());
        passed_over.table_ends();
        for action in guided.options() {
            let mut other = guided.clone();
            tried += 1;
            // What is led back has changed nothing: the question is the same, and so is the way to the end.
            if other.tries(&action) == Verdict::LeadBack {
                continue;
            }
            other.reaches_the_end(&format!("{} with {action}", guided.step()));
        }
        assert!(guided.goes_on(&mut 0), "{}: stuck at {}", game.slug(), guided.step());
        steps.push(guided.step());
        remarks.extend(guided.coach().and_then(|coach| coach.remark));
    }
    steps.pop();
    assert!(tried > 0, "{}: nothing else could be tried", game.slug());
    let last = lesson.steps.last().map(|step| &step.id);
    assert_eq!(steps.last(), last, "{}: the last step", game.slug());
    guided.goes_back_and_forth(game);
    let winners = guided
        .table
        .outcome()
        .map_or_else(Vec::new, |outcome| outcome.winners.iter().map(Seat::number).collect());
    Taught { steps, remarks, winners }
}

/// Plays the lesson with these answers of the learner instead of those it suggests: for each, at which step it is given
/// and what it is like. Returns what came of it.
///
/// # Panics
/// If an answer is not there or the lesson gets stuck.
pub fn play(game: &dyn AnyGame, instead: &[(&str, Value)]) -> Taught {
    let lesson = game.lesson().expect("the game has a lesson");
    let mut guided = Guided::begin(game, lesson);
    let mut steps = vec![guided.step()];
    let mut remarks = Vec::new();
    let mut instead = instead.iter().peekable();
    while guided.speaks().is_some() {
        let step = guided.step();
        match instead.next_if(|(at, _)| *at == step) {
            Some((_, wanted)) => {
                let action = guided.options().into_iter().find(|action| matches(wanted, action));
                let action = action.unwrap_or_else(|| panic!("{step}: nobody may {wanted}"));
                guided.tries(&action);
            }
            None => assert!(guided.goes_on(&mut 0), "{}: stuck at {step}", game.slug()),
        }
        guided.others(&mut 0);
        if guided.step() != step {
            steps.push(guided.step());
            remarks.extend(guided.coach().and_then(|coach| coach.remark));
        }
    }
    assert_eq!(instead.next(), None, "every answer was given");
    let winners = guided
        .table
        .outcome()
        .map_or_else(Vec::new, |outcome| outcome.winners.iter().map(Seat::number).collect());
    Taught { steps, remarks, winners }
}

impl<'a> Guided<'a> {
    fn begin(game: &'a dyn AnyGame, lesson: &'static Lesson) -> Self {
        let config = game.configure(&lesson.config, None).expect("the lesson's options");
        let opening = lesson.named_opening();
        let table = game.open_from(&config, Some(&opening), Seed([7; 32])).expect("its opening");
        let progress = Progress::begin(lesson, table.as_ref());
        let mut names = vec!["Ana".to_owned()];
        names.extend(lesson.names.iter().cloned());
        assert_eq!(names.len(), usize::from(table.players()), "a name for everybody");
        let mut guided = Self { game, lesson, table, progress, names, rng: Rng::from_number(1) };
        guided.others(&mut 0);
        guided
    }

    /// The coach in English; the same is said in French.
    fn coach(&self) -> Option<Coach> {
        let [fr, en] =
            Language::ALL.map(|language| self.game.coach(&self.progress, language, &self.names));
        assert_eq!(fr.is_some(), en.is_some());
        for coach in fr.iter().chain(&en) {
            let said = [&coach.title, &coach.text].into_iter().chain(&coach.remark);
            for text in said.chain(&coach.task) {
                assert!(!text.contains('{') && !text.contains("null"), "a gap in “{text}”");
            }
        }
        en
    }

    /// The coach, as long as there is one who waits for something.
    fn speaks(&self) -> Option<Coach> {
        self.coach().filter(|_| !self.progress.is_over(self.lesson))
    }

    fn step(&self) -> String {
        let number = self.coach().map_or(0, |coach| coach.number);
        let place = number.checked_sub(1).map(|place| &self.lesson.steps[place as usize]);
        place.map_or_else(String::new, |step| step.id.clone())
    }

    fn options(&self) -> Vec<Value> {
        let voice = Voice::new(Language::En, Viewer::Seat(LEARNER), &self.names);
        if !self.table.waiting().contains(LEARNER) {
            return Vec::new();
        }
        let seen = self.table.observe(&voice);
        seen.options.into_iter().map(|choice| choice.action.value()).collect()
    }

    fn apply(&mut self, seat: Seat, action: &Value) {
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &self.names);
        let taken = self.table.apply(&voice, seat, None, action);
        taken.unwrap_or_else(|refused| panic!("{}: {action}: {}", self.step(), refused.text));
        self.progress.look(self.lesson, self.table.as_ref());
    }

    /// The learner answers; what is led back is not given.
    fn tries(&mut self, action: &Value) -> Verdict {
        let verdict = self.progress.judge(self.lesson, self.table.as_ref(), action);
        match verdict {
            Verdict::Take => {
                self.progress.answer(self.lesson, self.table.as_ref(), action);
                self.apply(LEARNER, action);
            }
            Verdict::LeadBack => {
                let before = self.table.answered();
                self.progress.lead_back(self.lesson, self.table.as_ref(), action);
                assert_eq!(self.table.answered(), before, "{action} is led back");
                let remark = self.coach().and_then(|coach| coach.remark);
                assert!(remark.is_some(), "{}: {action} is led back in words", self.step());
            }
        }
        verdict
    }

    /// Lets the others play until the coach or the learner is asked. False if the game is over or nothing moves.
    fn others(&mut self, answers: &mut usize) {
        while !self.progress.holds() {
            assert!(*answers < LONGEST, "{}: no end of it after {}", self.game.slug(), self.step());
            *answers += 1;
            let waiting = self.table.waiting();
            let scripted = waiting.iter().find_map(|seat| {
                let reply = self.progress.reply(self.lesson, self.table.as_ref(), seat)?;
                Some((seat, reply))
            });
            let next = scripted.or_else(|| {
                let seat = waiting.without(LEARNER).lowest()?;
                let answer = self.table.bot_answer(seat, &self.lesson.bot, &mut self.rng);
                Some((seat, answer.expect("the lesson's bot plays")))
            });
            let Some((seat, action)) = next else { return };
            self.apply(seat, &action);
        }
    }

    /// Does what the coach waits for, or, where the coach is silent, what one does who has no time.
    fn goes_on(&mut self, answers: &mut usize) -> bool {
        let (lesson, before) = (self.lesson, (self.table.answered(), self.progress.clone()));
        match self.speaks().map(|coach| coach.waits) {
            None => return false,
            Some(CoachWaits::Reading | CoachWaits::End | CoachWaits::Return) => {
                if let Some(to) = self.progress.go_on(lesson, self.table.as_ref()) {
                    self.table = self.table.rewound(to).expect("a lesson can be rewound");
                    self.progress.go_back();
                }
            }
            Some(CoachWaits::Choice) => {
                let step = lesson.place(&self.step()).expect("the step is there");
                let right = lesson.steps[step].choices.iter().find(|choice| choice.right);
                let right = right.expect("a question of the coach has an answer");
                self.progress.choose(lesson, self.table.as_ref(), &right.id);
            }
            Some(CoachWaits::Answer) => {
                let step = lesson.place(&self.step()).expect("the step is there");
                let LessonStep { task, composed, .. } = &lesson.steps[step];
                let wanted = task.as_ref().expect("it waits for an answer");
                let listed = self.options().into_iter().find(|action| matches(wanted, action));
                let Some(action) = listed.or_else(|| composed.then(|| wanted.clone())) else {
                    panic!("{}: {} waits for {wanted}", self.game.slug(), self.step())
                };
                self.tries(&action);
            }
            Some(CoachWaits::Silent) => {
                let Some(action) = self.table.time_out_answer(LEARNER) else {
                    return false;
                };
                self.tries(&action);
            }
        }
        self.others(answers);
        before != (self.table.answered(), self.progress.clone())
    }

    /// Follows what the coach suggests to the end of the lesson.
    fn reaches_the_end(&mut self, after: &str) {
        let mut answers = 0;
        self.others(&mut answers);
        while self.speaks().is_some() {
            let went = self.goes_on(&mut answers);
            assert!(
                went,
                "{}: after {after} the lesson stops at {}",
                self.game.slug(),
                self.step()
            );
        }
    }

    /// Whoever passes over steps can play on to the end of the game.
    fn table_ends(&mut self) {
        let mut answers = 0;
        loop {
            self.progress.skip(self.lesson, self.table.as_ref());
            self.others(&mut answers);
            if self.progress.holds() {
                continue;
            }
            let Some(action) = self.table.time_out_answer(LEARNER) else { break };
            self.tries(&action);
        }
        assert!(self.table.outcome().is_some(), "{}: the table stops", self.game.slug());
    }

    /// Every step can be gone back to, one by one, down to the first.
    fn goes_back_and_forth(&mut self, game: &dyn AnyGame) {
        let mut back = self.clone();
        while let Some(to) = back.progress.before() {
            back.table = back.table.rewound(to).expect("a lesson can be rewound");
            back.progress.go_back();
        }
        assert_eq!(back.table.answered(), 0, "{}: back at the start", game.slug());
        back.reaches_the_end("going back");
    }
}
