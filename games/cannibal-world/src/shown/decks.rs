//! Decks as people type them, judged with line and limit (CW-1710), and card sets of owners of the printed game.

use serde_json::{Value, json};
use shelf::{
    CardSets, Language, ListAnswer, ListInfo, ListMeasure, ListMistake, ListTrial, Lists, Problem,
    SetMistake, SettingValue,
};

use super::words::words;
use crate::cards::deck::Listed;
use crate::cards::load::catalogue;
use crate::cards::{deck_text, load};
use crate::rules::{config, decks};
use crate::table::given::{Config, DeckChoice};

/// What this game says about decks and card sets.
#[derive(Debug)]
pub(crate) struct Collection;

impl Lists for Collection {
    fn kind(&self) -> &'static str {
        "decks"
    }

    fn info(&self, language: Language) -> ListInfo {
        let said = |key: &str| words().say(language, key, &[]);
        ListInfo {
            kind: self.kind().to_owned(),
            build: said("list-decks-build"),
            own: said("list-decks-own"),
        }
    }

    fn longest(&self) -> usize {
        deck_text::LONGEST
    }

    fn judge(&self, text: &str, language: Language) -> ListAnswer {
        match deck_text::read(text) {
            Ok(listed) => judged(text, listed, language),
            Err(error) => {
                let mistake = ListMistake {
                    line: line(error.line),
                    text: error.text.get(language).to_owned(),
                    ..ListMistake::default()
                };
                ListAnswer {
                    name: deck_text::title(text),
                    mistakes: vec![mistake],
                    measures: Vec::new(),
                    list: None,
                    text: text.to_owned(),
                    trial: None,
                }
            }
        }
    }

    fn write(&self, list: &Value, language: Language) -> Result<String, Problem> {
        let listed = serde_json::from_value::<Listed>(list.clone());
        let listed = listed.map_err(|error| Problem::new(error.to_string()))?;
        Ok(deck_text::write(&listed, "", language))
    }

    fn ready(&self, language: Language) -> Vec<SettingValue> {
        let ready = catalogue().decks.iter().map(|deck| {
            let choice = DeckChoice::Listed(deck.listed.clone());
            let help = deck.faction.print().text.get(language);
            SettingValue::new(&choice, deck.name.get(language), help)
        });
        ready.collect()
    }
}

impl CardSets for Collection {
    fn check(&self, text: &str) -> Result<usize, SetMistake> {
        load::with_sets(&[text.to_owned()]).map(|(_, count)| count).map_err(|(_, at)| mistake(at))
    }

    fn install(&self, sets: &[String]) -> Result<usize, (usize, SetMistake)> {
        load::install(sets).map_err(|(place, error)| (place, mistake(error)))
    }
}

fn mistake(error: printed::DataError) -> SetMistake {
    SetMistake { line: error.line, text: error.text }
}

/// CW-1710: every broken limit, with the line of the card it is about.
fn judged(text: &str, listed: Listed, language: Language) -> ListAnswer {
    let given = config::given(&Config::new(2)).expect("an ordinary table can be set");
    let errors = decks::check(&given, &listed);
    let mistakes = errors.iter().map(|error| {
        // Of several cards the last in the text is the one too many.
        let lines = error.about().iter().filter_map(|id| Some((deck_text::line_of(text, id)?, id)));
        let last = lines.max();
        ListMistake {
            line: last.and_then(|(place, _)| line(place)),
            about: last.map(|(_, id)| id.clone()),
            clause: None,
            text: error.say(language),
        }
    });
    let measures = decks::measures(&given, &listed).into_iter().map(|measure| ListMeasure {
        id: measure.id.to_owned(),
        name: words().say(language, &format!("measure-{}", measure.id), &[]),
        value: measure.value,
        least: measure.least,
        most: measure.most,
        clause: None,
    });
    let mistakes: Vec<ListMistake> = mistakes.collect();
    let list = serde_json::to_value(DeckChoice::Listed(listed)).ok();
    let config =
        list.as_ref().filter(|_| mistakes.is_empty()).map(|list| json!({ "deck_1": list }));
    ListAnswer {
        name: deck_text::title(text),
        mistakes,
        measures: measures.collect(),
        list,
        text: text.to_owned(),
        trial: config.map(|config| ListTrial { config, players: None }),
    }
}

fn line(number: usize) -> Option<u32> {
    u32::try_from(number).ok()
}
