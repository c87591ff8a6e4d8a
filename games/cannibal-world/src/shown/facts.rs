//! What is on every card and Habitat, for programs that draw them (CW-1012).

use serde::Serialize;
use shelf::{CardText, Language, Prints};
use ts_rs::TS;

use crate::CannibalWorld;
use crate::cards::{Ability, Card, Faction, Rank, Slot, Species};

/// What is on a card, by its kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Creature(CardFacts),
    Action(CardFacts),
    Habitat(HabitatFacts),
}

/// What is on a creature or an Action card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardFacts {
    pub faction: Faction,
    pub rank: Rank,
    /// Of creatures only.
    pub species: Option<Species>,
    pub strength: u8,
    pub life: u8,
    pub value: u8,
    pub abilities: Vec<AbilityFacts>,
    pub copies_prebuilt: u8,
    pub copies_extra: u8,
}

/// One ability with its entry in the quick guide.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AbilityFacts {
    pub slot: Slot,
    pub ability: Ability,
    pub name: String,
    pub text: String,
    pub cost: u8,
    /// What it adds to the value of the card.
    pub price: u8,
}

/// What is on a Habitat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct HabitatFacts {
    pub faction: Faction,
    pub lives: u8,
}

impl Prints for CannibalWorld {
    type Facts = Facts;

    /// Every card and every Habitat.
    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let habitats = Faction::ALL.into_iter().map(|faction| {
            let habitat = &faction.print().habitat;
            CardText {
                id: habitat.id.clone(),
                name: habitat.name.get(language).to_owned(),
                text: habitat.text.get(language).to_owned(),
                facts: Facts::Habitat(HabitatFacts { faction, lives: habitat.lives }),
            }
        });
        Card::all().map(|card| printed(card, language)).chain(habitats).collect()
    }
}

fn printed(card: Card, language: Language) -> CardText<Facts> {
    let print = card.print();
    let numbers = &print.numbers;
    let abilities = Slot::BOTH
        .into_iter()
        .filter_map(|slot| {
            let ability = numbers.ability(slot)?;
            Some(AbilityFacts {
                slot,
                ability,
                name: ability.name(language),
                text: ability.text(language),
                cost: ability.cost(),
                price: ability.entry().price(ability.x()),
            })
        })
        .collect();
    let facts = CardFacts {
        faction: numbers.faction,
        rank: numbers.rank,
        species: numbers.species,
        strength: numbers.strength,
        life: numbers.life,
        value: numbers.value,
        abilities,
        copies_prebuilt: print.copies_prebuilt,
        copies_extra: print.copies_extra,
    };
    let text = print.text.get(language);
    let text = if text.trim().is_empty() { "–" } else { text };
    CardText {
        id: print.id.clone(),
        name: print.name.get(language).to_owned(),
        text: text.to_owned(),
        facts: if numbers.is_creature { Facts::Creature(facts) } else { Facts::Action(facts) },
    }
}
