//! What a viewer of a live table is asked: the question in words, the options, and the cards that are of no use now.

use kernel::{Coverage, Refusal, Seat, View};
use serde::Serialize;

use super::Live;
use crate::json::{Json, write, write_text};
use crate::{Choice, InVain, LastView, Observed, Published, Refused, Voice};

/// Writes an option. By hand, because options are most of what a server writes.
fn write_choice<A: Serialize>(choice: &Choice<A>, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"action\":");
    write(&choice.action, out);
    out.extend_from_slice(b",\"text\":");
    write_text(&choice.text, out);
    out.extend_from_slice(b",\"picks\":[");
    for (number, pick) in choice.picks.iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        write_text(pick, out);
    }
    out.extend_from_slice(if choice.pass { b"],\"pass\":true" } else { b"],\"pass\":false" });
    if let Some(consequence) = &choice.consequence {
        out.extend_from_slice(b",\"consequence\":");
        write_text(consequence, out);
    }
    out.push(b'}');
}

impl<G: Published> Live<G> {
    /// In which order those asked would act, where only the first of them who wants to does.
    pub(super) fn acting_order(&self) -> Vec<Seat> {
        let Some(question) = self.table.question() else { return Vec::new() };
        let mut order = G::order(self.table.public(), question);
        order.retain(|seat| self.table.asked().contains(*seat));
        order
    }

    /// The open question in words, for a viewer who knows this.
    fn prompt(&self, voice: &Voice<'_>, view: &View<G>) -> Option<(G::Question, String)> {
        self.table.question().map(|question| (question, G::ask(voice, view, question)))
    }

    /// Passes on everything a viewer who knows this may answer.
    fn options(
        &self,
        voice: &Voice<'_>,
        view: &View<G>,
        mut pass_on: impl FnMut(Choice<G::Action>),
    ) -> Coverage {
        let (Some(question), Some(seat)) = (self.table.question(), voice.viewer().seat()) else {
            return Coverage::Complete;
        };
        let mut actions = Vec::new();
        let coverage = self.table.options(seat, &mut actions);
        for action in actions {
            let (text, picks) = G::choice(voice, view, question, &action);
            let consequence = G::consequence(voice, view, question, &action);
            pass_on(Choice { text, picks, pass: G::is_pass(&action), action, consequence });
        }
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
            let Choice { action, text, picks, pass, consequence } = choice;
            options.push(Choice { action: Json::of(&action), text, picks, pass, consequence });
        });
        let picks: Vec<String> = options.iter().flat_map(|option| option.picks.clone()).collect();
        Observed {
            view: LastView::of(&view).whole(),
            question: question.as_ref().map(Json::of),
            prompt,
            serial: self.table.serial(),
            put_to: self.table.put_to(),
            order: self.acting_order(),
            options,
            coverage,
            in_vain: self.in_vain(&voice, &view, &picks),
        }
    }

    pub(super) fn write_asked(&self, voice: &Voice<'_>, out: &mut Vec<u8>) -> LastView {
        let view = self.table.view(voice.viewer());
        let voice = self.dressed(voice);
        match self.prompt(&voice, &view) {
            Some((question, prompt)) => {
                out.extend_from_slice(b"{\"question\":");
                write(&question, out);
                out.extend_from_slice(b",\"prompt\":");
                write_text(&prompt, out);
            }
            None => out.extend_from_slice(b"{\"question\":null,\"prompt\":null"),
        }
        out.extend_from_slice(b",\"put_to\":");
        write(&self.table.put_to(), out);
        out.extend_from_slice(b",\"order\":");
        write(&self.acting_order(), out);
        out.extend_from_slice(b",\"options\":[");
        let mut first = true;
        let mut picks: Vec<String> = Vec::new();
        let coverage = self.options(&voice, &view, |choice| {
            if !std::mem::take(&mut first) {
                out.push(b',');
            }
            write_choice(&choice, out);
            picks.extend(choice.picks);
        });
        let complete = coverage == Coverage::Complete;
        out.extend_from_slice(if complete {
            b"],\"complete\":true"
        } else {
            b"],\"complete\":false"
        });
        let in_vain = self.in_vain(&voice, &view, &picks);
        if !in_vain.is_empty() {
            out.extend_from_slice(b",\"in_vain\":");
            write(&in_vain, out);
        }
        out.push(b'}');
        LastView::of(&view)
    }
}
