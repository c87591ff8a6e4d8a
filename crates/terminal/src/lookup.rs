//! Looking rules and cards up by number, name or word.

use shelf::{AnyGame, CardInfo, Language};

use crate::text::{contains, fold};

/// Every clause of a game with its text: chapters in order, then the rulings.
#[must_use]
pub fn clauses(game: &dyn AnyGame, language: Language) -> Vec<(String, String)> {
    let ids = game.clauses().into_iter();
    ids.filter_map(|id| game.clause(language, &id).map(|text| (id, text))).collect()
}

/// The clause with this number, or every clause that contains these words. `305` and `ls-305` both mean `LS-305`.
#[must_use]
pub fn find_clauses(game: &dyn AnyGame, language: Language, typed: &str) -> Vec<(String, String)> {
    if let Some(found) = clause(game, language, typed) {
        return vec![found];
    }
    let typed = fold(typed);
    clauses(game, language).into_iter().filter(|(_, text)| contains(&fold(text), &typed)).collect()
}

/// The clause with this number.
pub(crate) fn clause(
    game: &dyn AnyGame,
    language: Language,
    typed: &str,
) -> Option<(String, String)> {
    let typed = typed.trim().to_uppercase();
    let with_prefix = format!("{}-{typed}", game.prefix());
    [typed, with_prefix]
        .into_iter()
        .find_map(|id| game.clause(language, &id).map(|text| (id, text)))
}

/// What a clause number looks like: the first there is.
pub(crate) fn clause_example(game: &dyn AnyGame, language: Language) -> String {
    clauses(game, language)
        .into_iter()
        .next()
        .map_or_else(|| format!("{}-101", game.prefix()), |(id, _)| id)
}

/// The cards with this id or name, or else those whose id or name contains these words.
#[must_use]
pub fn find_cards(game: &dyn AnyGame, language: Language, typed: &str) -> Vec<CardInfo> {
    let typed = fold(typed);
    let cards = game.cards(language);
    let is = |card: &&CardInfo| fold(&card.id) == typed || fold(&card.name) == typed;
    let has =
        |card: &&CardInfo| contains(&fold(&card.id), &typed) || contains(&fold(&card.name), &typed);
    let exact: Vec<CardInfo> = cards.iter().filter(is).cloned().collect();
    if exact.is_empty() { cards.iter().filter(has).cloned().collect() } else { exact }
}
