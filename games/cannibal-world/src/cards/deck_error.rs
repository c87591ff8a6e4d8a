//! CW-1710: what can be wrong with a deck, and how it is said.

use std::slice;

use serde::{Deserialize, Serialize};
use shelf::{Language, Text};
use ts_rs::TS;

use super::card::Faction;

/// CW-1710: what is wrong with a list, one entry for every broken limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "code")]
pub enum DeckError {
    #[serde(rename = "deck.unknown_faction")]
    UnknownFaction { faction: String },
    #[serde(rename = "deck.unknown_card")]
    UnknownCard { id: String },
    #[serde(rename = "deck.bad_count")]
    BadCount {
        id: String,
        #[ts(type = "number")]
        n: i64,
    },
    #[serde(rename = "deck.mixed_factions")]
    MixedFactions { id: String, is: Faction, deck: Faction },
    #[serde(rename = "deck.too_few_cards")]
    TooFewCards { n: u32 },
    #[serde(rename = "deck.too_many_cards")]
    TooManyCards { n: u32 },
    #[serde(rename = "deck.too_many_points")]
    TooManyPoints { points: u32 },
    #[serde(rename = "deck.no_chief")]
    NoChief {},
    #[serde(rename = "deck.too_many_chiefs")]
    TooManyChiefs { n: u32, ids: Vec<String> },
    #[serde(rename = "deck.duplicate_limited")]
    DuplicateLimited { id: String, n: u32 },
    #[serde(rename = "deck.too_many_limited")]
    TooManyLimited { n: u32 },
    #[serde(rename = "deck.too_many_copies")]
    TooManyCopies { id: String, n: u32 },
    #[serde(rename = "deck.wrong_habitat")]
    WrongHabitat { id: String },
    #[serde(rename = "reinforcement.not_in_deck")]
    ReinforcementNotInDeck { id: String },
    #[serde(rename = "side.too_many_points")]
    SideTooManyPoints { points: u32 },
    #[serde(rename = "side.wrong_faction")]
    SideWrongFaction { id: String, faction: Faction },
    #[serde(rename = "pool.too_many_copies")]
    PoolTooManyCopies { id: String, n: u32 },
    #[serde(rename = "match.pool_changed")]
    PoolChanged { id: String, n: u32, registered: u32 },
    #[serde(rename = "match.deck_changed")]
    DeckChanged {},
}

impl DeckError {
    /// Its code in the table of CW-1710.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownFaction { .. } => "deck.unknown_faction",
            Self::UnknownCard { .. } => "deck.unknown_card",
            Self::BadCount { .. } => "deck.bad_count",
            Self::MixedFactions { .. } => "deck.mixed_factions",
            Self::TooFewCards { .. } => "deck.too_few_cards",
            Self::TooManyCards { .. } => "deck.too_many_cards",
            Self::TooManyPoints { .. } => "deck.too_many_points",
            Self::NoChief {} => "deck.no_chief",
            Self::TooManyChiefs { .. } => "deck.too_many_chiefs",
            Self::DuplicateLimited { .. } => "deck.duplicate_limited",
            Self::TooManyLimited { .. } => "deck.too_many_limited",
            Self::TooManyCopies { .. } => "deck.too_many_copies",
            Self::WrongHabitat { .. } => "deck.wrong_habitat",
            Self::ReinforcementNotInDeck { .. } => "reinforcement.not_in_deck",
            Self::SideTooManyPoints { .. } => "side.too_many_points",
            Self::SideWrongFaction { .. } => "side.wrong_faction",
            Self::PoolTooManyCopies { .. } => "pool.too_many_copies",
            Self::PoolChanged { .. } => "match.pool_changed",
            Self::DeckChanged {} => "match.deck_changed",
        }
    }
}

impl DeckError {
    /// The cards it is about, where there are any.
    #[must_use]
    pub fn about(&self) -> &[String] {
        match self {
            Self::UnknownCard { id }
            | Self::BadCount { id, .. }
            | Self::MixedFactions { id, .. }
            | Self::DuplicateLimited { id, .. }
            | Self::TooManyCopies { id, .. }
            | Self::ReinforcementNotInDeck { id }
            | Self::SideWrongFaction { id, .. }
            | Self::PoolTooManyCopies { id, .. }
            | Self::PoolChanged { id, .. } => slice::from_ref(id),
            Self::TooManyChiefs { ids, .. } => ids,
            Self::UnknownFaction { .. }
            | Self::TooFewCards { .. }
            | Self::TooManyCards { .. }
            | Self::TooManyPoints { .. }
            | Self::NoChief {}
            | Self::TooManyLimited { .. }
            | Self::WrongHabitat { .. }
            | Self::SideTooManyPoints { .. }
            | Self::DeckChanged {} => &[],
        }
    }

    /// The sentence of CW-1710, in one language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        self.text().get(language).to_owned()
    }

    fn text(&self) -> Text {
        let both = |fr: String, en: String| Text { fr, en };
        match self {
            Self::UnknownFaction { faction } => {
                both(format!("{faction} n’existe pas."), format!("{faction} does not exist."))
            }
            Self::UnknownCard { id } => {
                both(format!("{id} n’existe pas."), format!("{id} does not exist."))
            }
            Self::BadCount { id, n } => both(
                format!("{id} : {n} exemplaires n’est pas un nombre valable."),
                format!("{id}: {n} copies is not a valid number."),
            ),
            Self::MixedFactions { id, is, deck } => {
                let named = |faction: Faction| &faction.print().name;
                both(
                    format!(
                        "{id} est une carte {} ; ce paquet est {}.",
                        named(*is).fr,
                        named(*deck).fr
                    ),
                    format!("{id} is {}; this deck is {}.", named(*is).en, named(*deck).en),
                )
            }
            Self::TooFewCards { n } => both(
                format!("{n} cartes : il en faut au moins 15."),
                format!("{n} cards: at least 15 are needed."),
            ),
            Self::TooManyCards { n } => both(
                format!("{n} cartes : 25 au plus."),
                format!("{n} cards: at most 25 are allowed."),
            ),
            Self::TooManyPoints { points } => {
                let above = points.saturating_sub(160);
                both(
                    format!("{points} points : {above} au-dessus de la limite de 160."),
                    format!("{points} points: {above} above the limit of 160."),
                )
            }
            Self::NoChief {} => {
                both("Il manque le Chef du paquet.".into(), "The deck needs its Chief.".into())
            }
            Self::TooManyChiefs { n, ids } => {
                let ids = ids.join(", ");
                both(
                    format!("{n} Chefs ({ids}) : il en faut exactement un."),
                    format!("{n} Chiefs ({ids}): exactly one is allowed."),
                )
            }
            Self::DuplicateLimited { id, n } => both(
                format!("{id} est Limitée : 1 exemplaire au plus, il y en a {n}."),
                format!("{id} is Limited: 1 copy at most, found {n}."),
            ),
            Self::TooManyLimited { n } => both(
                format!("{n} cartes Limitées : 3 au plus."),
                format!("{n} Limited cards: at most 3."),
            ),
            Self::TooManyCopies { id, n } => both(
                format!("{id} : {n} exemplaires, 3 au plus."),
                format!("{id}: {n} copies, at most 3."),
            ),
            Self::WrongHabitat { id } => {
                both(format!("L’Habitat doit être {id}."), format!("The Habitat must be {id}."))
            }
            Self::ReinforcementNotInDeck { id } => both(
                format!("{id} n’est pas dans votre paquet."),
                format!("{id} is not in your deck."),
            ),
            Self::SideTooManyPoints { points } => both(
                format!("Réserve de {points} points : 55 au plus."),
                format!("Sideboard {points} points: at most 55."),
            ),
            Self::SideWrongFaction { id, faction } => {
                let named = &faction.print().name;
                both(
                    format!("{id} n’est pas une carte {}.", named.fr),
                    format!("{id} is not {}.", named.en),
                )
            }
            Self::PoolTooManyCopies { id, n } => both(
                format!("{id} : {n} exemplaires entre paquet et réserve."),
                format!("{id}: {n} copies over deck and sideboard."),
            ),
            Self::PoolChanged { id, n, registered } => both(
                format!("{id} : {n} utilisées, {registered} inscrites."),
                format!("{id}: {n} used, {registered} registered."),
            ),
            Self::DeckChanged {} => both(
                "Le paquet doit être celui qui est inscrit.".into(),
                "The deck must be the registered one.".into(),
            ),
        }
    }
}
