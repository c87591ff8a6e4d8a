//! The printed Action cards.

use std::sync::LazyLock;

use kernel::List;
use printed::{DataError, Sources, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::data::{self, PRINTED};
use crate::cards::effects::{AttackEffect, Effect, ItemEffect, LowBlowEffect, Term};
use crate::cards::heroes::HeroId;

printed::id! {
    /// One kind of Action card. Copies are alike, so a card is its kind: nothing tells one copy from another.
    pub struct Card(u8) of Print in deck().cards(), "card";
}

/// The most kinds the box may hold.
pub const KINDS: usize = 64;

impl Card {
    #[must_use]
    pub fn is_attack(self) -> bool {
        self.print().family == Family::Attack
    }

    #[must_use]
    pub fn is_item(self) -> bool {
        self.print().family == Family::Item
    }

    #[must_use]
    pub fn is_low_blow(self) -> bool {
        self.print().family == Family::LowBlow
    }

    /// SR-401, SR-415: an Attack with a value, unlike a tactical card.
    #[must_use]
    pub fn deals_damage(self) -> bool {
        self.is_attack() && self.print().subtype != Some(Subtype::Tactical)
    }

    /// SR-422: a card that waits before its hero.
    #[must_use]
    pub fn is_prepare(self) -> bool {
        self.rider().is_some()
    }

    /// SR-422, SR-423: what it does to an Attack once it is prepared, if it can be.
    #[must_use]
    pub fn rider(self) -> Option<Term> {
        self.attack_effect().and_then(AttackEffect::rider)
    }

    /// SR-417, SR-419: a card that is replaced by others.
    #[must_use]
    pub fn replacement(self) -> Option<(u8, u8)> {
        let Some(AttackEffect::ReplaceWith { now, later_facedown }) = self.attack_effect() else {
            return None;
        };
        Some((*now, *later_facedown))
    }

    /// Its effect, or the first of them.
    #[must_use]
    pub fn effect(self) -> Option<&'static Effect> {
        self.print().effects.first()
    }

    /// What it does, if it is an Attack card that does something.
    #[must_use]
    pub fn attack_effect(self) -> Option<&'static AttackEffect> {
        self.effect().and_then(Effect::of_attack)
    }

    /// What it does, if it is a low blow.
    #[must_use]
    pub fn low_blow_effect(self) -> Option<&'static LowBlowEffect> {
        self.effect().and_then(Effect::of_low_blow)
    }

    /// What it does, if it is an Item.
    #[must_use]
    pub fn item_effect(self) -> Option<&'static ItemEffect> {
        self.effect().and_then(Effect::of_item)
    }
}

/// A printed card.
#[derive(Clone, Debug)]
pub struct Print {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub family: Family,
    pub subtype: Option<Subtype>,
    pub count: u8,
    /// The values on its sides, from high to low.
    pub faces: List<u16, 4>,
    /// Which side it is played at.
    pub base: u8,
    /// SR-404: whose Heroic attack it is.
    pub hero: Option<HeroId>,
    pub timing: Vec<Timing>,
    pub effects: Vec<Effect>,
    pub potion: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    Attack,
    LowBlow,
    Item,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subtype {
    Standard,
    Heroic,
    Bonus,
    Tactical,
    Instant,
    Lasting,
    Passive,
}

/// When a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    Set,
    #[serde(rename = "reaction:before_reveal")]
    BeforeReveal,
    #[serde(rename = "reaction:attack_revealed")]
    AttackRevealed,
    #[serde(rename = "reaction:prep_revealed")]
    PrepRevealed,
    #[serde(rename = "reaction:low_blow")]
    LowBlow,
    #[serde(rename = "reaction:creature_targets")]
    CreatureTargets,
    #[serde(rename = "reaction:creature_hit")]
    CreatureHit,
    Initiative,
    Between,
    OwnTurn,
    None,
}

/// All printed cards.
#[derive(Clone, Debug)]
pub struct Deck {
    pub(crate) cards: Vec<Print>,
    /// The kinds that are Items, in the order of the data.
    items: Vec<Card>,
    /// The place of every kind among the Items.
    item_places: Vec<u8>,
}

impl Deck {
    /// Reads and checks the cards.
    ///
    /// # Errors
    /// Names the file and the line that is wrong, and says how.
    pub fn load(sources: &Sources<'_>) -> Result<Self, DataError> {
        let cards = data::cards(sources)?;
        let is_item = |card: &Card| cards[card.index()].family == Family::Item;
        let items: Vec<Card> = (0..cards.len() as u8).map(Card).filter(is_item).collect();
        let place = |card: u8| items.iter().take_while(|item| item.0 < card).count() as u8;
        let item_places = (0..cards.len() as u8).map(place).collect();
        Ok(Self { cards, items, item_places })
    }

    /// The kinds that are Items.
    #[must_use]
    pub fn items(&self) -> &[Card] {
        &self.items
    }

    /// The place of an Item among the Items.
    #[must_use]
    pub fn item_place(&self, card: Card) -> u32 {
        u32::from(self.item_places[card.index()])
    }

    #[must_use]
    pub fn cards(&self) -> &[Print] {
        &self.cards
    }
}

/// The printed deck.
#[must_use]
pub fn deck() -> &'static Deck {
    static DECK: LazyLock<Deck> = LazyLock::new(|| PRINTED.must(Deck::load));
    &DECK
}
