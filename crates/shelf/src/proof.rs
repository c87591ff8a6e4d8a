//! What the hash of a record covers: what was answered, drawn and told, and how it ended.
//!
//! How a state is laid out is not in it, so code may change while the game stays the same; docs/fairness.md gives every
//! byte. Records of format 1 had a hash of the saved position instead; they are compared by answers and outcome.

use kernel::{Outcome, Seat, Told, Viewer};
use serde::Serialize;

use crate::canonical::canonical;
use crate::fairness::{add, length};
use crate::json::value;

/// No other hash of ours shares this context.
const RECORD: &str = "sang-froid 2026 record v2";

/// The hash of a game, as 64 hexadecimal digits.
pub(crate) fn proof<A: Serialize, E: Serialize>(
    players: u8,
    answers: &[(Seat, A)],
    draws: u64,
    told: &[Told<E>],
    outcome: Option<&Outcome>,
) -> String {
    let mut hasher = blake3::Hasher::new_derive_key(RECORD);
    hasher.update(&length(answers.len()));
    for (seat, action) in answers {
        hasher.update(&[seat.number()]);
        add(&mut hasher, canonical(&value(action)).as_bytes());
    }
    hasher.update(&draws.to_le_bytes());
    hasher.update(&length(told.len()));
    for telling in told {
        hasher.update(&telling.fact.to_le_bytes());
        hasher.update(&audience(players, telling).to_le_bytes());
        add(&mut hasher, canonical(&value(&telling.event)).as_bytes());
    }
    add(&mut hasher, canonical(&value(&outcome)).as_bytes());
    hasher.finalize().to_hex().to_string()
}

/// Who saw it: a bit for every seat, and the sixteenth for those who watch.
fn audience<E>(players: u8, telling: &Told<E>) -> u16 {
    let seats = (0..players).filter(|seat| telling.to.includes(Viewer::Seat(Seat::new(*seat))));
    let gallery = u16::from(telling.to.includes(Viewer::Gallery)) << 15;
    seats.fold(gallery, |bits, seat| bits | 1 << seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Audience, Seats};
    use serde_json::{Value, json};

    /// docs/fairness.md states this very value, made by a program in another language.
    const HASH: &str = "08ce9f2cae854b3d4f87d7dc8d86122ad56a93368e968a5391049a3d9fd5b1b4";
    const DOCUMENT: &str = include_str!("../../../docs/fairness.md");

    fn told(fact: u32, to: Audience, event: Value) -> Told<Value> {
        Told { fact, to, event }
    }

    fn game() -> (Vec<(Seat, Value)>, Vec<Told<Value>>, Outcome) {
        let answers = vec![(Seat::new(1), json!({ "lay": 3 })), (Seat::new(0), json!("pass"))];
        let tellings = vec![
            told(0, Audience::seat(Seat::new(1)), json!({ "drew": "Échec" })),
            told(0, Audience::EVERYBODY, json!({ "b": [1, 2], "a": null })),
        ];
        let outcome = Outcome { winners: Seats::only(Seat::new(1)), scores: None };
        (answers, tellings, outcome)
    }

    #[test]
    fn the_hash_is_the_one_in_the_document() {
        let (answers, told, outcome) = game();
        assert_eq!(proof(2, &answers, 7, &told, Some(&outcome)), HASH);
        assert!(DOCUMENT.contains(HASH), "docs/fairness.md states another hash");
    }

    #[test]
    fn every_part_of_a_game_is_in_its_hash() {
        let (answers, tellings, outcome) = game();
        let hash =
            |answers: &[_], draws, told: &[_], outcome| proof(2, answers, draws, told, outcome);
        let true_one = hash(&answers, 7, &tellings, Some(&outcome));
        let mut others = vec![
            hash(&answers[..1], 7, &tellings, Some(&outcome)),
            hash(&answers, 8, &tellings, Some(&outcome)),
            hash(&answers, 7, &tellings[..1], Some(&outcome)),
            hash(&answers, 7, &tellings, None),
        ];
        let by_another = [(Seat::new(0), answers[0].1.clone()), answers[1].clone()];
        others.push(hash(&by_another, 7, &tellings, Some(&outcome)));
        let seen_by_all =
            [told(0, Audience::EVERYBODY, tellings[0].event.clone()), tellings[1].clone()];
        others.push(hash(&answers, 7, &seen_by_all, Some(&outcome)));
        let later = [tellings[0].clone(), Told { fact: 1, ..tellings[1].clone() }];
        others.push(hash(&answers, 7, &later, Some(&outcome)));
        others.push(true_one);
        let count = others.len();
        others.sort();
        others.dedup();
        assert_eq!(others.len(), count, "two different games have one hash");
    }

    #[test]
    fn the_order_of_fields_does_not_matter() {
        let (answers, tellings, _) = game();
        let event: Value = serde_json::from_str(r#"{ "a": null, "b": [1, 2] }"#).unwrap();
        let same = [tellings[0].clone(), Told { event, ..tellings[1].clone() }];
        assert_eq!(proof(2, &answers, 7, &same, None), proof(2, &answers, 7, &tellings, None));
    }
}
