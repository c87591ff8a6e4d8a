//! The printed cards, factions and Habitats, and the numbers of a card that rules read.

use serde::{Deserialize, Serialize};
use shelf::Text;
use ts_rs::TS;

use super::ability::{Ability, Innate, Slot, Triggered};
use super::load::catalogue;

printed::id! {
    /// One design of card. Copies are alike, so a card is its design: nothing tells one copy from another.
    pub struct Card(u8) of Print in catalogue().cards, "card";
}

printed::kinds! {
    /// CW-101: the four tribes.
    pub enum Faction: "faction" {
        Rats = "rats",
        Cats = "cats",
        Dogs = "dogs",
        Renegades = "renegades",
    }
}

printed::kinds! {
    /// CW-1704 to CW-1706: how many copies a deck may hold.
    pub enum Rank: "rank" {
        Chief = "chief",
        Limited = "limited",
        Common = "common",
    }
}

printed::kinds! {
    /// What a creature is; Rat Proliferation asks for it (CW-1104).
    pub enum Species: "species" {
        Rat = "rat",
        Cat = "cat",
        Dog = "dog",
        Human = "human",
    }
}

/// What the rules read on a card. A table may change these numbers for a trial of the balance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub faction: Faction,
    pub rank: Rank,
    /// Of creatures only.
    pub species: Option<Species>,
    pub is_creature: bool,
    /// CW-1011: an Action card has neither strength nor life.
    pub strength: u8,
    pub life: u8,
    pub value: u8,
    pub abilities: [Option<Ability>; 2],
}

impl Numbers {
    /// What is printed in one position.
    #[must_use]
    pub const fn ability(&self, slot: Slot) -> Option<Ability> {
        self.abilities[slot.index()]
    }

    /// CW-1401: the position of Tracker, if the card has it.
    #[must_use]
    pub fn tracker(&self) -> Option<Slot> {
        self.slot_of(|ability| ability == Ability::Innate(Innate::Tracker {}))
    }

    /// The first position with a triggered ability of this kind.
    #[must_use]
    pub fn trigger(&self, wanted: impl Fn(Triggered) -> bool) -> Option<Slot> {
        self.slot_of(|ability| matches!(ability, Ability::Triggered(found) if wanted(found)))
    }

    /// The first position with an ability like this.
    #[must_use]
    pub fn slot_of(&self, wanted: impl Fn(Ability) -> bool) -> Option<Slot> {
        Slot::BOTH.into_iter().find(|slot| self.ability(*slot).is_some_and(&wanted))
    }
}

/// A printed card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Print {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub numbers: Numbers,
    /// How many copies the prebuilt deck of the faction holds.
    pub copies_prebuilt: u8,
    /// How many more are in the box.
    pub copies_extra: u8,
}

/// A faction as it is described to people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactionPrint {
    pub faction: Faction,
    /// What the ids of its cards begin with.
    pub prefix: String,
    pub name: Text,
    pub text: Text,
    /// CW-112: the Reinforcement card proposed to new players.
    pub reinforcement: Card,
    pub habitat: Habitat,
}

/// CW-108, CW-1011: the card that is to be defended. It has no ability.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Habitat {
    pub id: String,
    pub name: Text,
    pub text: Text,
    /// CW-105
    pub lives: u8,
}

impl Faction {
    /// What is printed about it.
    #[must_use]
    pub fn print(self) -> &'static FactionPrint {
        &catalogue().factions[self.index()]
    }
}

/// Another set of numbers for a card at one table: for trials of the balance, and for worked examples that keep theirs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TrialCard {
    pub id: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub life: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// The abilities in both positions, instead of the printed ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abilities: Option<[Option<Ability>; 2]>,
}

impl TrialCard {
    /// These numbers with the changes of the trial.
    #[must_use]
    pub fn apply(&self, printed: Numbers) -> Numbers {
        Numbers {
            strength: self.strength.unwrap_or(printed.strength),
            life: self.life.unwrap_or(printed.life),
            value: self.value.unwrap_or(printed.value),
            abilities: self.abilities.unwrap_or(printed.abilities),
            ..printed
        }
    }
}

/// The card at this place of the list being read: [`Card::named`] needs a list that is already there.
pub(super) fn card_at(place: usize) -> Card {
    Card::at(place)
}
