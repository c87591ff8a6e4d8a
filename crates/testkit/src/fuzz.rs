//! Answers nobody would think of, made from answers that were met.

use kernel::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// How many answers and how many words are kept.
const KEPT: usize = 256;
/// How many answers of one list of options are kept at most.
const KEPT_OF_A_LIST: usize = 4;
/// How many changes are made to an answer at most.
const CHANGES: u32 = 3;

/// Answers met so far, as JSON, and the words in them.
#[derive(Default)]
pub(crate) struct Pool {
    answers: Vec<Value>,
    words: Vec<String>,
}

impl Pool {
    /// Keeps a few of these answers. A full pool forgets others at random.
    pub(crate) fn note<A: Serialize>(&mut self, options: &[A], rng: &mut Rng) {
        for _ in 0..options.len().min(KEPT_OF_A_LIST) {
            let answer = serde_json::to_value(rng.pick(options))
                .expect("an answer can always be written as JSON");
            self.note_words(&answer);
            if self.answers.len() < KEPT {
                self.answers.push(answer);
            } else {
                let place = rng.below(KEPT as u32) as usize;
                self.answers[place] = answer;
            }
        }
    }

    fn note_words(&mut self, value: &Value) {
        match value {
            Value::String(word) => self.note_word(word),
            Value::Array(items) => items.iter().for_each(|item| self.note_words(item)),
            Value::Object(fields) => {
                for (name, field) in fields {
                    self.note_word(name);
                    self.note_words(field);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    fn note_word(&mut self, word: &str) {
        if self.words.len() < KEPT && !self.words.iter().any(|known| known == word) {
            self.words.push(word.to_owned());
        }
    }

    /// An answer in the form of the game, if what was made up has that form.
    pub(crate) fn invent<A: DeserializeOwned>(&self, rng: &mut Rng) -> Option<A> {
        if self.answers.is_empty() {
            return None;
        }
        let mut answer = rng.pick(&self.answers).clone();
        for _ in 0..rng.below(CHANGES + 1) {
            let place = rng.below(count(&answer) as u32) as usize;
            self.change(node(&mut answer, place)?, rng);
        }
        serde_json::from_value(answer).ok()
    }

    fn change(&self, value: &mut Value, rng: &mut Rng) {
        if rng.below(6) == 0 {
            *value = self.piece(rng);
            return;
        }
        match value {
            Value::Null => *value = Value::from(rng.below(16)),
            Value::Bool(flag) => *flag = !*flag,
            Value::Number(number) => *value = change_number(number.as_i64().unwrap_or(0), rng),
            Value::String(word) => word.clone_from(self.word(rng).unwrap_or(&String::new())),
            Value::Array(items) => self.change_list(items, rng),
            Value::Object(fields) => self.change_fields(fields, rng),
        }
    }

    fn change_list(&self, items: &mut Vec<Value>, rng: &mut Rng) {
        let place = rng.below(items.len() as u32 + 1) as usize;
        match rng.below(4) {
            0 if place < items.len() => drop(items.remove(place)),
            1 if place < items.len() => items.insert(place, items[place].clone()),
            2 => items.insert(place, self.piece(rng)),
            _ => items.reverse(),
        }
    }

    fn change_fields(&self, fields: &mut Map<String, Value>, rng: &mut Rng) {
        let names: Vec<String> = fields.keys().cloned().collect();
        if names.is_empty() {
            return;
        }
        let name = rng.pick(&names);
        let field = fields.remove(name).unwrap_or_default();
        if rng.below(2) == 0 {
            let new_name = self.word(rng).unwrap_or(name).clone();
            fields.insert(new_name, field);
        }
    }

    fn word(&self, rng: &mut Rng) -> Option<&String> {
        (!self.words.is_empty()).then(|| rng.pick(&self.words))
    }

    /// Any part of any answer met.
    fn piece(&self, rng: &mut Rng) -> Value {
        let mut answer = rng.pick(&self.answers).clone();
        let place = rng.below(count(&answer) as u32) as usize;
        node(&mut answer, place).map_or(Value::Null, |piece| piece.clone())
    }
}

fn change_number(number: i64, rng: &mut Rng) -> Value {
    Value::from(match rng.below(6) {
        0 => number.wrapping_add(1),
        1 => number.wrapping_sub(1),
        2 => 0,
        3 => -1,
        4 => 255,
        _ => i64::from(rng.below(16)),
    })
}

/// How many values there are in a value, itself included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// The value at this place, counted as [`count`] counts.
fn node(value: &mut Value, place: usize) -> Option<&mut Value> {
    if place == 0 {
        return Some(value);
    }
    let inner: Box<dyn Iterator<Item = &mut Value>> = match value {
        Value::Array(items) => Box::new(items.iter_mut()),
        Value::Object(fields) => Box::new(fields.values_mut()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            Box::new(std::iter::empty())
        }
    };
    let mut left = place - 1;
    for item in inner {
        let size = count(item);
        if left < size {
            return node(item, left);
        }
        left -= size;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_value_has_a_place() {
        let mut answer = json!({"give": [1, {"to": 2}], "why": null});
        assert_eq!(count(&answer), 6);
        let found: Vec<Value> =
            (0..6).filter_map(|place| node(&mut answer, place).cloned()).collect();
        assert_eq!(
            found[1..],
            [json!([1, {"to": 2}]), json!(1), json!({"to": 2}), json!(2), Value::Null]
        );
        assert!(node(&mut answer, 6).is_none());
    }

    #[test]
    fn inventions_go_beyond_what_was_met() {
        let mut rng = Rng::from_number(1);
        let mut pool = Pool::default();
        pool.note(&[vec![1u8, 2]], &mut rng);
        pool.note(&[vec![7u8]], &mut rng);
        let invented: Vec<Vec<u8>> = (0..200).filter_map(|_| pool.invent(&mut rng)).collect();
        assert!(invented.contains(&vec![2, 1]), "turned round");
        assert!(
            invented.contains(&vec![1]) && invented.contains(&vec![7, 7]),
            "shorter and longer"
        );
    }
}
