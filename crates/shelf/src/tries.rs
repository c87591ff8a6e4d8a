//! Trying an answer without giving it: whether it would be taken, and what the game adds for whoever composes one.

use kernel::{Game, Refusal, Seat, Table, View, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::json::value;
use crate::{Json, Problem, Published, Refused, Voice};

/// What a game adds to a try, for answers that are composed rather than chosen: what each part of them costs, what is
/// left, what could happen on the way.
pub trait Tries: Game {
    /// What it adds; `()` if nothing.
    type Tried: Serialize + TS + 'static;

    /// What the game adds to an answer that the viewer is asked for, whether or not it would be taken: from what the
    /// viewer knows, and nothing else.
    fn tried(
        _view: &View<Self>,
        _question: Self::Question,
        _action: &Self::Action,
    ) -> Option<Self::Tried> {
        None
    }

    /// The answer that a line means, where a game has a notation for answers that are composed by hand.
    fn written(_view: &View<Self>, _question: Self::Question, _line: &str) -> Option<Self::Action> {
        None
    }
}

/// The answer that a line means in the game's own notation, from this seat to the open question.
pub(crate) fn written<G: Published>(table: &Table<G>, seat: Seat, line: &str) -> Option<Value> {
    let question = table.question().filter(|_| table.may_answer(seat))?;
    G::written(&table.view(Viewer::Seat(seat)), question, line).as_ref().map(value)
}

/// What would come of an answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tried {
    /// Why it would be refused; nothing if it would be taken.
    pub refusal: Option<Refused>,
    /// What the game adds.
    pub adds: Option<Json>,
}

/// Reads an answer.
pub(crate) fn read<G: Published>(voice: &Voice<'_>, action: &Value) -> Result<G::Action, Refused> {
    G::Action::deserialize(action).map_err(|error| {
        let text = Problem::new(voice.language.of(
            format!("Cette réponse est illisible ({error}) : prenez une des options proposées."),
            format!("This answer cannot be read ({error}): take one of the options offered."),
        ));
        Refused { code: "unreadable".into(), clause: None, text: text.to_string() }
    })
}

/// Tries an answer through the eyes of the seat that would give it.
pub(crate) fn tried<G: Published>(
    table: &Table<G>,
    voice: &Voice<'_>,
    seat: Seat,
    serial: Option<u32>,
    action: &Value,
) -> Tried {
    let action = match read::<G>(voice, action) {
        Ok(action) => action,
        Err(refused) => return Tried { refusal: Some(refused), adds: None },
    };
    let judged = match serial {
        Some(serial) => table.check_for(serial, seat, &action),
        None => table.check(seat, &action),
    };
    let concerns = matches!(judged, Ok(()) | Err(Refusal::Forbidden(_)));
    let question = table.question().filter(|_| concerns && table.may_answer(seat));
    let adds = question
        .and_then(|question| G::tried(&table.view(Viewer::Seat(seat)), question, &action))
        .as_ref()
        .map(Json::of);
    Tried { refusal: judged.err().map(|refusal| G::refusal(voice, &refusal)), adds }
}
