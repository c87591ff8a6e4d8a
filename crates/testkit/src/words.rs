//! Reads every sentence of a game, in both languages.

use kernel::{Refusal, Viewer};
use shelf::{Language, Published, Voice, elided, elides};

use crate::fuzz::Pool;
use crate::random_game::{RandomGame, random_games};
use crate::stream::{Said, sentences as said};
use crate::{Trial, viewers};

/// How many made-up answers are refused at every state, to read the refusals.
const PROBES: usize = 4;

/// What the players are called while sentences are read: no word that ends with a vowel stands before these names as it
/// does before others.
const NAMES: [&str; 15] = [
    "Ana", "Hélène", "Élise", "Hugo", "Inès", "Olga", "Yves", "Ursule", "Émile", "Henri", "Irma",
    "Octave", "Alix", "Honoré", "Aude",
];

/// Both languages have the same keys; what can be said without a table is said: title, summary, clauses, cards and
/// ready-made phrases, none of them empty, none of them in one language only.
///
/// # Panics
/// Naming the first key, card or phrase that is missing or empty.
pub fn check_words<G: Published>() {
    let words = G::words();
    for (language, other) in [(Language::Fr, Language::En), (Language::En, Language::Fr)] {
        for key in words.keys(language) {
            assert!(
                words.has(language, key),
                "{}: “{key}” in {language} is not a whole sentence",
                G::SLUG
            );
            assert!(
                words.has(other, key),
                "{}: “{key}” is in {language} but not in {other}",
                G::SLUG
            );
        }
        let plain = words
            .keys(language)
            .iter()
            .filter(|key| key.starts_with("clause-"))
            .map(String::as_str);
        for key in ["name", "summary"].into_iter().chain(plain) {
            readable::<G>(language, key, &words.say(language, key, &[]));
        }
        for card in G::cards(language) {
            readable::<G>(language, &card.id, &card.name);
            readable::<G>(language, &card.id, &card.text);
        }
    }
    let [fr, en] = Language::ALL
        .map(|language| G::cards(language).into_iter().map(|card| card.id).collect::<Vec<_>>());
    assert_eq!(fr, en, "{}: the cards differ between the languages", G::SLUG);
    let config = G::config(G::DEFAULT_PLAYERS);
    let [fr, en] = Language::ALL.map(|language| G::talk(&config, language).phrases);
    assert_eq!(
        fr.len(),
        en.len(),
        "{}: the ready-made phrases differ between the languages",
        G::SLUG
    );
    fr.iter().for_each(|phrase| readable::<G>(Language::Fr, "a phrase", phrase));
    en.iter().for_each(|phrase| readable::<G>(Language::En, "a phrase", phrase));
}

fn readable<G: Published>(language: Language, what: &str, text: &str) {
    if let Some(flaw) = flaw(language, text) {
        panic!("{}: {what} in {language} {flaw}: “{text}”", G::SLUG);
    }
}

/// What is wrong with a sentence, if anything.
fn flaw(language: Language, text: &str) -> Option<&'static str> {
    if text.trim().is_empty() {
        return Some("is empty");
    }
    if text.contains('{') {
        return Some("has a gap that was not filled");
    }
    match language {
        Language::Fr => flaw_in_french(text),
        Language::En => text.contains(" ;").then_some("has a space before its semicolon"),
    }
}

fn flaw_in_french(text: &str) -> Option<&'static str> {
    let mut letters = text.char_indices();
    if letters.any(|(at, letter)| {
        letter.is_alphabetic() && text[at + letter.len_utf8()..].starts_with('\'')
    }) {
        return Some("has a straight apostrophe");
    }
    let mut spaces = text.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at + 1);
    spaces.any(|at| is_stiff(&text[..at], &text[at..])).then_some("does not run two words together")
}

/// "de Ana", "que elle". What an article stands before may be a word that is only quoted, so there it must be a name.
fn is_stiff(before: &str, after: &str) -> bool {
    match elided(before) {
        Some("le" | "la" | "je") => NAMES.iter().any(|name| after.starts_with(name)),
        Some(_) => elides(after),
        None => false,
    }
}

/// Plays random games and reads every sentence on the way, to every viewer, in both languages: prompts, options,
/// events, refusals, the table, the own cards, the aid. Clauses that are named must have a text.
///
/// # Panics
/// If a sentence is missing, empty or has a gap that was not filled.
pub fn sentences<G: Trial>(games: u64) {
    let mut pool = Pool::default();
    for mut game in random_games::<G>("of words (every sentence can be read)", games, 1) {
        for _ in 0..=2 * G::LONGEST {
            let probes = probes(&mut game, &mut pool);
            read_all(&game, &probes);
            if !game.leap() {
                break;
            }
        }
    }
}

fn probes<G: Trial>(game: &mut RandomGame<G>, pool: &mut Pool) -> Vec<G::Action> {
    let mut options = Vec::new();
    if let Some(seat) = game.table.waiting().lowest() {
        game.table.options(seat, &mut options);
    }
    pool.note(&options, &mut game.whims);
    (0..PROBES).filter_map(|_| pool.invent(&mut game.whims)).collect()
}

fn read_all<G: Trial>(game: &RandomGame<G>, probes: &[G::Action]) {
    let names = &NAMES[..usize::from(game.table.players())];
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    for viewer in viewers(game.table.players()) {
        for language in Language::ALL {
            let voice = Voice::new(language, viewer, &names);
            for said in said(&voice, &game.table, &game.told, probes) {
                read(game, language, viewer, &said);
            }
            for refusal in [Refusal::GameOver, Refusal::NotAsked, Refusal::Stale, Refusal::Answered]
            {
                let refused = G::refusal(&voice, &refusal);
                read(game, language, viewer, &Said { what: "refusal", text: refused.text });
                read(game, language, viewer, &Said { what: "refusal code", text: refused.code });
            }
        }
    }
}

fn read<G: Trial>(game: &RandomGame<G>, language: Language, viewer: Viewer, said: &Said) {
    if let Some(flaw) = flaw(language, &said.text) {
        game.fail(format!(
            "a text ({}) for {viewer:?} in {language} {flaw}: “{}”",
            said.what, said.text
        ));
    }
    if said.what == "clause" && G::clause(language, &said.text).is_none() {
        game.fail(format!("clause {} is named, but has no text in {language}", said.text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_are_not_run_together_are_found() {
        let flawed = |text| flaw(Language::Fr, text).is_some();
        assert!(
            flawed("Le tour de Ana.")
                && flawed("ce que Hélène offrait")
                && flawed("Que Élise passe.")
        );
        assert!(!flawed("Le tour d’Ana.") && !flawed("La lame de Bruno") && !flawed("Chaque Ana"));
        assert!(!flawed("Le coup de hache, le un et le onze"));
    }

    #[test]
    fn signs_of_another_language_are_found() {
        assert!(
            flaw(Language::Fr, "l'attaque").is_some() && flaw(Language::Fr, "l’attaque").is_none()
        );
        assert!(
            flaw(Language::En, "one ; two").is_some() && flaw(Language::En, "it's; two").is_none()
        );
        assert!(
            flaw(Language::Fr, "un\u{a0}; deux").is_none() && flaw(Language::Fr, "5' 6'").is_none()
        );
    }
}
