//! Decks as people type them, judged with line and limit (CW-1710), and card sets of owners of the printed game.

use shelf::{DeckJudgement, DeckMeasure, DeckMistake, Decks, Language, SetMistake};

use super::words::words;
use crate::cards::deck::Listed;
use crate::cards::{deck_text, load};
use crate::rules::{config, decks};
use crate::table::given::{Config, DeckChoice};

/// What this game says about decks.
#[derive(Debug)]
pub(crate) struct Collection;

impl Decks for Collection {
    fn longest(&self) -> usize {
        deck_text::LONGEST
    }

    fn judge(&self, text: &str, language: Language) -> DeckJudgement {
        match deck_text::read(text) {
            Ok(listed) => judged(text, listed, language),
            Err(error) => {
                let mistake = DeckMistake {
                    line: Some(error.line),
                    text: error.text.get(language).to_owned(),
                };
                DeckJudgement {
                    name: deck_text::title(text),
                    mistakes: vec![mistake],
                    measures: Vec::new(),
                    list: None,
                }
            }
        }
    }

    fn check_set(&self, text: &str) -> Result<usize, SetMistake> {
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
fn judged(text: &str, listed: Listed, language: Language) -> DeckJudgement {
    let given = config::given(&Config::new(2)).expect("an ordinary table can be set");
    let errors = decks::check(&given, &listed);
    let mistakes = errors.iter().map(|error| DeckMistake {
        // Of several cards the last in the text is the one too many.
        line: error.about().iter().filter_map(|id| deck_text::line_of(text, id)).max(),
        text: error.say(language),
    });
    let measures = decks::measures(&given, &listed).into_iter().map(|measure| DeckMeasure {
        id: measure.id.to_owned(),
        name: words().say(language, &format!("measure-{}", measure.id), &[]),
        value: measure.value,
        least: measure.least,
        most: measure.most,
    });
    DeckJudgement {
        name: deck_text::title(text),
        mistakes: mistakes.collect(),
        measures: measures.collect(),
        list: serde_json::to_value(DeckChoice::Listed(listed)).ok(),
    }
}
