//! The open question in words.

use shelf::speech::yes;
use shelf::{Asks, Voice};

use super::say;
use crate::table::Question;
use crate::{PremierPli, View};

impl Asks for PremierPli {
    fn ask(voice: &Voice<'_>, view: &View, question: Question) -> String {
        match question {
            Question::Lay {} => {
                let trick = u16::from(view.public.tricks + 1);
                let is_asked = voice.viewer().seat().is_some();
                say(voice, "ask-lay", [("you", yes(is_asked)), ("trick", trick.into())])
            }
        }
    }

    fn clauses(question: Question) -> &'static [&'static str] {
        question.clauses()
    }
}
