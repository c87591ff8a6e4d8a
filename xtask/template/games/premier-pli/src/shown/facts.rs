//! What is on every card, for people who look one up and programs that draw them.

use serde::Serialize;
use shelf::{CardText, Language, Prints};
use ts_rs::TS;

use super::words::words;
use crate::PremierPli;
use crate::cards::{Card, pack};

/// What is on a card, by its kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Card(CardFacts),
}

/// What is on a card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardFacts {
    pub value: Card,
}

impl Prints for PremierPli {
    type Facts = Facts;

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let say = |key: &str, value: Card| {
            words().say(language, key, &[("value", u16::from(value).into())])
        };
        let text = |value: Card| CardText {
            id: value.to_string(),
            name: say("card-name", value),
            text: say("card-text", value),
            facts: Facts::Card(CardFacts { value }),
        };
        pack().map(text).collect()
    }
}
