//! SR-6xx, what lies before a hero: Items, closed and open, and what everybody can read from them.

use kernel::List;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, ItemEffect, deck};
use crate::table::pieces::Hero;

/// An Item before a hero.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub card: Card,
    /// SR-604: drunk, and working until its time is over.
    pub is_open: bool,
}

/// A few Items: up to three of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Card>", into = "List<Card, 48>")]
pub struct Bag(#[ts(as = "Vec<Card>")] u32);

impl Bag {
    pub const EMPTY: Self = Self(0);
    const NOT_AN_ITEM: u32 = 1 << 31;

    /// A bag with these Items.
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn place(card: Card) -> u32 {
        2 * deck().item_place(card)
    }

    #[must_use]
    pub fn count(self, card: Card) -> usize {
        (self.0 >> Self::place(card) & 3) as usize
    }

    /// The bag with one more card. What is not an Item only leaves a mark, so that the offer can be refused.
    #[must_use]
    pub fn with(self, card: Card) -> Self {
        if !card.is_item() {
            return Self(self.0 | Self::NOT_AN_ITEM);
        }
        if self.count(card) == 3 { self } else { Self(self.0 + (1 << Self::place(card))) }
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        let kinds = deck().items().iter().enumerate();
        kinds.flat_map(move |(place, card)| {
            std::iter::repeat_n(*card, (self.0 >> (2 * place) & 3) as usize)
        })
    }

    /// Whether nothing in it but Items was named.
    #[must_use]
    pub const fn has_items_only(self) -> bool {
        self.0 & Self::NOT_AN_ITEM == 0
    }

    /// Whether all of it is in the other bag.
    #[must_use]
    pub fn is_within(self, other: Self) -> bool {
        (0..16).all(|place| self.0 >> (2 * place) & 3 <= other.0 >> (2 * place) & 3)
    }
}

impl TryFrom<Vec<Card>> for Bag {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, String> {
        if let Some(card) = cards.iter().find(|card| !card.is_item()) {
            return Err(format!("{card:?} is not an Item"));
        }
        if cards.len() > 11 {
            return Err("there are only eleven Items".into());
        }
        Ok(Self::of(cards))
    }
}

impl From<Bag> for List<Card, 48> {
    fn from(bag: Bag) -> Self {
        bag.iter().collect()
    }
}

impl Hero {
    /// SR-604: Items not yet used.
    #[must_use]
    pub fn closed(&self) -> Bag {
        Bag::of(self.items.iter().filter(|item| !item.is_open).map(|item| item.card))
    }

    /// Whether this Item lies closed before the hero.
    #[must_use]
    pub fn has_closed(&self, card: Card) -> bool {
        self.items.contains(&Item { card, is_open: false })
    }

    pub(crate) fn lose(&mut self, card: Card) {
        let place = self.items.iter().position(|item| *item == Item { card, is_open: false });
        self.items.remove(place.expect("only Items that are there change hands"));
    }

    /// Potions that work in this round (SR-606, SR-607).
    pub(crate) fn working(&self, round: u8) -> impl Iterator<Item = &'static ItemEffect> {
        let open = self.items.iter().filter(|item| item.is_open);
        let effects = open.filter_map(|item| item.card.item_effect());
        effects.filter(move |effect| lasts(effect).is_none_or(|rounds| round <= rounds))
    }

    /// SR-610: takes no damage in this Encounter.
    #[must_use]
    pub fn has_iron_skin(&self) -> bool {
        self.items.iter().any(|item| {
            item.is_open && item.card.item_effect() == Some(&ItemEffect::NoDamageThisEncounter {})
        })
    }

    /// SR-611: a closed Potion de Boule de Feu.
    #[must_use]
    pub fn fireball(&self) -> Option<Card> {
        let throws = |item: &&Item| {
            !item.is_open && matches!(item.card.item_effect(), Some(ItemEffect::DamageAll { .. }))
        };
        self.items.iter().find(throws).map(|item| item.card)
    }
}

/// For how many rounds a lasting potion works; nothing for the whole Encounter.
pub(crate) const fn lasts(effect: &ItemEffect) -> Option<u8> {
    match effect {
        ItemEffect::RotateOwnAttacks { rounds, .. } | ItemEffect::ExtraSet { rounds, .. } => {
            Some(*rounds)
        }
        ItemEffect::Heal { .. }
        | ItemEffect::NoDamageThisEncounter {}
        | ItemEffect::DamageAll { .. }
        | ItemEffect::HandLimit { .. } => None,
    }
}
