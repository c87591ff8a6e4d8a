//! What a viewer of a live table is asked: the question in words, the options, and the cards that are of no use now.

use kernel::{Coverage, Refusal, Seat, View};
use serde::Serialize;

use super::Live;
use crate::json::{Json, Pen};
use crate::{Choice, InVain, LastView, Observed, Published, Refused, Voice};

/// Writes an option. By hand, because options are most of what a server writes.
fn write_choice<A: Serialize>(choice: &Choice<A>, pen: &mut Pen<'_>) {
    pen.object(|pen| {
        pen.field("action").data(&choice.action).field("text").text(&choice.text);
        pen.field("picks").list(|pen| {
            for pick in &choice.picks {
                pen.text(pick);
            }
        });
        pen.field("pass").data(&choice.pass);
        if let Some(consequence) = &choice.consequence {
            pen.field("consequence").text(consequence);
        }
        if choice.may_end {
            pen.field("may_end").data(&true);
        }
        if let Some(group) = &choice.group {
            pen.field("group").text(group);
        }
    });
}

/// Options under one heading stand together, headings in the order in which they first come up.
fn gather<A>(choices: &mut [Choice<A>]) {
    let mut headings: Vec<Option<String>> = Vec::new();
    for choice in choices.iter() {
        if !headings.contains(&choice.group) {
            headings.push(choice.group.clone());
        }
    }
    if headings.len() > 1 {
        choices.sort_by_key(|choice| headings.iter().position(|known| *known == choice.group));
    }
}

impl<G: Published> Live<G> {
    /// In which order those asked would act, where only the first of them who wants to does.
    pub(super) fn acting_order(&self) -> Vec<Seat> {
        let Some(question) = self.table.question() else { return Vec::new() };
        let mut order = G::order(self.table.public(), question);
        order.retain(|seat| self.table.asked().contains(*seat));
        order
    }

    /// The clauses that say what the open question is about.
    fn question_clauses(&self) -> &'static [&'static str] {
        self.table.question().map_or(&[], G::clauses)
    }

    /// The open question in words, for a viewer who knows this.
    fn prompt(&self, voice: &Voice<'_>, view: &View<G>) -> Option<(G::Question, String)> {
        self.table.question().map(|question| (question, G::ask(voice, view, question)))
    }

    /// What a viewer who is asked should know beside the question's own words.
    fn note(&self, voice: &Voice<'_>, view: &View<G>) -> Option<String> {
        let seat = voice.viewer().seat().filter(|seat| self.table.asked().contains(*seat));
        G::note(voice, view, self.table.question().filter(|_| seat.is_some())?)
    }

    /// Passes on everything a viewer who knows this may answer.
    fn options(
        &self,
        voice: &Voice<'_>,
        view: &View<G>,
        pass_on: impl FnMut(Choice<G::Action>),
    ) -> Coverage {
        let (Some(question), Some(seat)) = (self.table.question(), voice.viewer().seat()) else {
            return Coverage::Complete;
        };
        let mut actions = Vec::new();
        let coverage = self.table.options(seat, &mut actions);
        let choice = |action| {
            let (text, picks) = G::choice(voice, view, question, &action);
            let consequence = G::consequence(voice, view, question, &action);
            let may_end = consequence.as_ref().is_some_and(|it| it.may_end);
            let consequence = consequence.map(|it| it.text);
            let group = G::group(voice, view, question, &action);
            Choice { text, picks, pass: G::is_pass(&action), action, consequence, may_end, group }
        };
        let mut choices: Vec<Choice<G::Action>> = actions.into_iter().map(choice).collect();
        gather(&mut choices);
        choices.into_iter().for_each(pass_on);
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
                let Refused { code, clause, text } =
                    G::refusal(voice, &Refusal::Forbidden(forbidden));
                found.push(InVain { pick, code, clause, text });
            }
        }
        found
    }

    pub(super) fn observed(&self, voice: &Voice<'_>) -> Observed {
        let view = self.table.view(voice.viewer());
        let voice = self.dressed(voice);
        let (question, prompt) = self.prompt(&voice, &view).unzip();
        let mut options: Vec<Choice> = Vec::new();
        let coverage = self.options(&voice, &view, |choice| {
            let Choice { action, text, picks, pass, consequence, may_end, group } = choice;
            let action = Json::of(&action);
            options.push(Choice { action, text, picks, pass, consequence, may_end, group });
        });
        let picks: Vec<String> = options.iter().flat_map(|option| option.picks.clone()).collect();
        Observed {
            view: LastView::of(&view, self.table.question()).whole(),
            question: question.as_ref().map(Json::of),
            prompt,
            note: self.note(&voice, &view),
            serial: self.table.serial(),
            put_to: self.table.put_to(),
            order: self.acting_order(),
            clauses: self.question_clauses().iter().map(|id| (*id).to_owned()).collect(),
            options,
            coverage,
            in_vain: self.in_vain(&voice, &view, &picks),
        }
    }

    pub(super) fn write_asked(&self, voice: &Voice<'_>, out: &mut Vec<u8>) -> LastView {
        let view = self.table.view(voice.viewer());
        let voice = self.dressed(voice);
        Pen::on(out).object(|pen| {
            match self.prompt(&voice, &view) {
                Some((question, prompt)) => {
                    pen.field("question").data(&question).field("prompt").text(&prompt)
                }
                None => pen.field("question").data(&()).field("prompt").data(&()),
            };
            if let Some(note) = self.note(&voice, &view) {
                pen.field("note").text(&note);
            }
            pen.field("put_to").data(&self.table.put_to());
            pen.field("order").data(&self.acting_order());
            pen.field("clauses").data(&self.question_clauses());
            let mut picks: Vec<String> = Vec::new();
            let mut coverage = Coverage::Complete;
            pen.field("options").list(|pen| {
                coverage = self.options(&voice, &view, |choice| {
                    write_choice(&choice, pen);
                    picks.extend(choice.picks);
                });
            });
            pen.field("complete").data(&(coverage == Coverage::Complete));
            let in_vain = self.in_vain(&voice, &view, &picks);
            if !in_vain.is_empty() {
                pen.field("in_vain").data(&in_vain);
            }
        });
        LastView::of(&view, self.table.question())
    }
}
