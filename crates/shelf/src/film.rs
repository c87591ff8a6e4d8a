//! A record as it was seen: every view and every line of a game, kept while the rules that made them are there.
//!
//! A record is answers and a seed; what people saw is made again from them, by the rules. When rules change, an old game
//! may become another one. Its film then still shows what was seen, though it proves nothing any more. Views are kept as
//! what has changed since the answer before; lines in every language, as they were said to each viewer.

use kernel::{PutTo, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{AnyGame, AnyTable, EventLine, Json, Language, Problem, Record, Voice};

/// What was seen of a game, from the deal to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Film {
    frames: Vec<Frame>,
}

/// What an answer has changed; the first frame is the deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Frame {
    /// The number of the open question.
    serial: u32,
    question: Option<Value>,
    asked: Seats,
    waiting: Seats,
    /// Older films do not say it.
    #[serde(default)]
    put_to: Option<PutTo>,
    #[serde(default)]
    order: Vec<Seat>,
    #[serde(default)]
    clauses: Vec<String>,
    /// What has changed in the view of each seat, and last of those who watch.
    views: Vec<Option<Value>>,
    told: Vec<Telling>,
}

/// A line of the log, and who saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Telling {
    fact: u32,
    event: Value,
    clauses: Vec<String>,
    private: bool,
    /// Older films do not say it.
    #[serde(default)]
    step: bool,
    /// Whether each seat, and last those who watch, saw it.
    to: Vec<bool>,
    /// The sentence in every language, as it was said to nobody in particular.
    text: Vec<String>,
    /// The same as it was said to a seat of which it speaks.
    to_seat: Vec<(usize, Vec<String>)>,
}

/// A moment of a film through somebody's eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// What the viewer knew.
    pub view: Json,
    /// The number of the open question.
    pub serial: u32,
    /// The open question.
    pub question: Option<Json>,
    /// Whom it was put to.
    pub asked: Seats,
    /// Who still owed an answer.
    pub waiting: Seats,
    /// How it was put to them; older films do not say it.
    pub put_to: Option<PutTo>,
    /// In which order they would have acted, where only the first who wanted to did.
    pub order: Vec<Seat>,
    /// The clauses that say what it was about; older films do not say them.
    pub clauses: Vec<String>,
    /// What the viewer saw happen.
    pub lines: Vec<EventLine>,
}

impl Film {
    /// Plays a record and keeps what everybody sees.
    ///
    /// # Errors
    /// If the record is not proved by the rules as they are: a film shows what was seen, and nothing else.
    pub fn of(game: &dyn AnyGame, record: &Record) -> Result<Self, Problem> {
        if game.replay(record, None)?.faithful != Some(true) {
            return Err(Problem::said(
                "cette partie n’est pas celle que jouent les règles : on ne peut pas la filmer",
                "this record is not the game the rules play: it cannot be filmed",
            ));
        }
        let names: Vec<String> = record.seats.iter().map(|chair| chair.name.clone()).collect();
        let mut table = game.open_from(&record.config, record.opening.as_ref(), record.seed)?;
        let mut seen = vec![Value::Null; names.len() + 1];
        let mut frames = vec![frame(table.as_ref(), &names, 0, &mut seen)];
        for (seat, action) in &record.answers {
            let told = table.logged();
            let voice = Voice::new(Language::En, Viewer::Seat(*seat), &names);
            table
                .apply(&voice, *seat, None, action)
                .map_err(|refused| Problem::new(refused.text))?;
            frames.push(frame(table.as_ref(), &names, told, &mut seen));
        }
        Ok(Self { frames })
    }

    /// After so many answers, with what was told after the first `since` of them; before the first, with the deal.
    #[must_use]
    pub fn moment(
        &self,
        at: usize,
        since: usize,
        viewer: Viewer,
        language: Language,
    ) -> Option<Moment> {
        let last = self.frames.get(at)?;
        let place = match viewer {
            Viewer::Seat(seat) => usize::from(seat.number()),
            Viewer::Gallery => last.views.len().checked_sub(1)?,
        };
        let mut view = Value::Null;
        for frame in &self.frames[..=at] {
            if let Some(change) = frame.views.get(place)? {
                patch(&mut view, change);
            }
        }
        let from = if at == 0 { 0 } else { since.min(at) + 1 };
        let told = self.frames[from..=at].iter().flat_map(|frame| &frame.told);
        let heard = told.filter(|telling| telling.to.get(place) == Some(&true));
        Some(Moment {
            view: Json::of(&view),
            serial: last.serial,
            question: last.question.as_ref().map(Json::of),
            asked: last.asked,
            waiting: last.waiting,
            put_to: last.put_to,
            order: last.order.clone(),
            clauses: last.clauses.clone(),
            lines: heard.map(|telling| telling.line(place, language)).collect(),
        })
    }
}

impl Telling {
    fn line(&self, place: usize, language: Language) -> EventLine {
        let own = self.to_seat.iter().find(|(seat, _)| *seat == place);
        let texts = own.map_or(&self.text, |(_, texts)| texts);
        let said = Language::ALL.iter().position(|known| *known == language);
        let text = said.and_then(|place| texts.get(place)).cloned().unwrap_or_default();
        EventLine {
            fact: self.fact,
            event: Json::of(&self.event),
            text,
            clauses: self.clauses.clone(),
            private: self.private,
            step: self.step,
        }
    }
}

/// All viewers, those who watch last.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat::new(seat as u8))).chain([Viewer::Gallery])
}

fn frame(table: &dyn AnyTable, names: &[String], told: usize, seen: &mut [Value]) -> Frame {
    let watching = Voice::new(Language::En, Viewer::Gallery, names);
    let now = table.observe(&watching);
    let views = viewers(names.len()).zip(seen).map(|(viewer, before)| {
        let view = table.observe(&Voice::new(Language::En, viewer, names)).view.value();
        let change = difference(before, &view);
        *before = view;
        change
    });
    Frame {
        serial: now.serial,
        question: now.question.map(|question| question.value()),
        asked: table.asked(),
        waiting: table.waiting(),
        put_to: now.put_to,
        order: now.order,
        clauses: now.clauses,
        views: views.collect(),
        told: tellings(table, names, told),
    }
}

/// Everything told from a place in the log on, in the words each viewer heard.
fn tellings(table: &dyn AnyTable, names: &[String], from: usize) -> Vec<Telling> {
    let plain = Language::ALL
        .map(|language| table.full_log(&Voice::new(language, Viewer::Gallery, names), from));
    let seats = names.len();
    // What each seat heard, in every language: its lines in the order of the log.
    let mut own: Vec<_> = viewers(seats)
        .map(|viewer| {
            Language::ALL
                .map(|language| table.log(&Voice::new(language, viewer, names), from).into_iter())
        })
        .collect();
    let mut tellings = Vec::new();
    for (number, (audience, line)) in plain[0].iter().enumerate() {
        let text: Vec<String> = plain.iter().map(|lines| lines[number].1.text.clone()).collect();
        let to: Vec<bool> = viewers(seats).map(|viewer| audience.contains(&viewer)).collect();
        let mut to_seat = Vec::new();
        for place in to.iter().enumerate().filter(|(_, heard)| **heard).map(|(place, _)| place) {
            let said: Vec<String> = own[place]
                .iter_mut()
                .map(|lines| lines.next().map_or_else(String::new, |line| line.text))
                .collect();
            if said != text {
                to_seat.push((place, said));
            }
        }
        tellings.push(Telling {
            fact: line.fact,
            event: line.event.value(),
            clauses: line.clauses.clone(),
            private: line.private,
            step: line.step,
            to,
            text,
            to_seat,
        });
    }
    tellings
}

/// What makes the one value of the other: nothing if they are the same, an object of changes for an object with the same
/// keys, and a list with the new value in it for everything else.
fn difference(before: &Value, after: &Value) -> Option<Value> {
    if before == after {
        return None;
    }
    if let (Value::Object(one), Value::Object(two)) = (before, after)
        && one.len() == two.len()
        && two.keys().all(|key| one.contains_key(key))
    {
        let changed = two.iter().filter_map(|(key, new)| {
            difference(&one[key], new).map(|change| (key.clone(), change))
        });
        return Some(Value::Object(changed.collect::<Map<_, _>>()));
    }
    Some(Value::Array(vec![after.clone()]))
}

/// Makes a change that [`difference`] has found.
fn patch(value: &mut Value, change: &Value) {
    match (value, change) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes {
                // A film that is spoilt may name a field that is not there.
                if let Some(field) = fields.get_mut(key) {
                    patch(field, change);
                }
            }
        }
        (value, Value::Array(new)) => *value = new.first().cloned().unwrap_or_default(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_change_makes_the_one_of_the_other() {
        let values = [
            Value::Null,
            json!({ "a": 1, "b": { "c": [1, 2], "d": null } }),
            json!({ "a": 1, "b": { "c": [1, 3], "d": null } }),
            json!({ "a": null, "b": { "c": [], "d": {} } }),
            json!({ "a": 1 }),
            json!({ "z": 1 }),
            json!([]),
            json!([[1]]),
            json!(7),
        ];
        for before in &values {
            for after in &values {
                let mut value = before.clone();
                match difference(before, after) {
                    None => assert_eq!(before, after),
                    Some(change) => patch(&mut value, &change),
                }
                assert_eq!(value, *after);
            }
        }
        let small = difference(&values[1], &values[2]);
        assert_eq!(small, Some(json!({ "b": { "c": [[1, 3]] } })));
    }
}
