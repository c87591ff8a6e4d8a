//! The quick guide: every pair of type and effect with its name, its text and its facts, as `abilities.toml` gives them.
//!
//! Costs, ranges, targets and the like are rules, so they are code; the guide says them to people, and loading refuses
//! a guide that says something else than the code does.

use printed::{DataError, DataFile, Spanned};
use serde::Deserialize;
use shelf::{Language, Text};

use super::ability::{Ability, Assault, Cover, Tactical, Triggered, Type};
use super::load::catalogue;

/// CW-606: how far shots and nets reach, in zones.
pub const RANGE: u8 = 2;
/// How the guide writes a reach without limit (CW-610).
const UNLIMITED: u8 = 99;
/// The largest number an ability may carry.
pub const MOST_X: u8 = 9;

/// An entry of the guide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// With the number 0 where there is one.
    pub ability: Ability,
    pub name: Text,
    pub text: Text,
    /// What the ability adds to the value of a card: `base + per_x × X`, at least 1.
    pub price: Price,
    /// CW-1211: whether it may be printed on an Action card.
    pub on_action: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    pub base: i8,
    pub per_x: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GuideFile {
    ability: Vec<GuideEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuideEntry {
    id: Spanned<String>,
    kind: String,
    r#type: Type,
    name: Text,
    text: Text,
    has_x: bool,
    /// Information for whoever reads the file: the numbers that are printed.
    #[serde(default)]
    x_used: Vec<u8>,
    cost: u8,
    range: u8,
    target: String,
    dodgeable: bool,
    combat_only: bool,
    on_action: bool,
    damage: String,
    #[serde(default)]
    trigger: Option<String>,
    price: Price,
}

impl Entry {
    /// What the ability adds to the value of a card.
    #[must_use]
    pub fn price(&self, x: Option<u8>) -> u8 {
        let price =
            i16::from(self.price.base) + i16::from(self.price.per_x) * i16::from(x.unwrap_or(0));
        u8::try_from(price.max(1)).unwrap_or(u8::MAX)
    }
}

impl Ability {
    /// What the guide says about it.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        let same = |entry: &&Entry| {
            entry.ability.of_type() == self.of_type() && entry.ability.kind() == self.kind()
        };
        catalogue().guide.iter().find(same).expect("the guide knows every ability")
    }

    /// Its name with its number: “Single Shot 2”.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        with_number(self.entry().name.get(language), self.x())
    }

    /// What it does, with its number.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        with_number(self.entry().text.get(language), self.x())
    }
}

/// The letter X stands for the number wherever it stands alone.
fn with_number(text: &str, x: Option<u8>) -> String {
    let Some(x) = x else { return text.to_owned() };
    let words: Vec<String> = text
        .split(' ')
        .map(|word| match word.strip_prefix('X') {
            Some(rest) if rest.chars().all(|sign| !sign.is_alphanumeric()) => format!("{x}{rest}"),
            Some(_) | None => word.to_owned(),
        })
        .map(|word| word.replace("(X", &format!("({x}")))
        .collect();
    words.join(" ")
}

/// Reads the guide and compares it with the code.
pub(super) fn read(file: &DataFile<'_>) -> Result<Vec<Entry>, DataError> {
    let GuideFile { ability: entries } = file.read()?;
    let mut guide = Vec::new();
    for entry in entries {
        let x = entry.has_x.then_some(0);
        let known = Ability::of(entry.r#type, &entry.kind, x);
        let ability = file.known(&entry.id, "ability", &entry.kind, known)?;
        check(file, &entry, ability)?;
        guide.push(Entry {
            ability,
            name: entry.name,
            text: entry.text,
            price: entry.price,
            on_action: entry.on_action,
        });
    }
    file.total("abilities", guide.len(), Ability::all(0).count())?;
    Ok(guide)
}

/// The guide says what the rules do.
fn check(file: &DataFile<'_>, entry: &GuideEntry, ability: Ability) -> Result<(), DataError> {
    let must = |holds, what: &str| file.require(holds, &entry.id, what);
    must(
        *entry.id.get_ref() == format!("{}.{}", ability.of_type().id(), ability.kind()),
        "the id is type and kind",
    )?;
    must(
        entry.x_used.iter().all(|x| (1..=MOST_X).contains(x)),
        "x_used names numbers from 1 to 9",
    )?;
    must(entry.cost == ability.cost(), "cost is not what the rules ask")?;
    must(entry.range == range(ability), "range is not what the rules allow")?;
    must(entry.target == target(ability), "target is not what the rules ask")?;
    must(
        entry.dodgeable == (ability.of_type() == Type::Assault),
        "only Assault abilities can be dodged",
    )?;
    must(
        entry.combat_only == ability.is_for_combat_only(),
        "combat_only is not what the rules say",
    )?;
    must(entry.damage == damage(ability), "damage is not of the kind the rules deal")?;
    must(entry.trigger.as_deref() == trigger(ability), "trigger is not the condition of the rules")
}

impl Ability {
    /// CW-404, CW-409, CW-1520: the Meat its use costs.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Cover(_) | Self::Assault(_) | Self::Tactical(_) => 1,
            Self::Triggered(Triggered::Net {}) => 1,
            Self::Innate(_)
            | Self::Triggered(
                Triggered::Bullseye {}
                | Triggered::Armour { .. }
                | Triggered::Recharge {}
                | Triggered::RatProliferation {}
                | Triggered::FelineLeap {}
                | Triggered::RenegadeTactics {}
                | Triggered::Support { .. }
                | Triggered::Swap {}
                | Triggered::Replacement {},
            ) => 0,
        }
    }

    /// CW-1501: whether it deals direct damage, which a Bullseye may take over.
    #[must_use]
    pub const fn deals_direct_damage(self) -> bool {
        match self {
            Self::Cover(Cover::SingleShot { .. } | Cover::ScatteredShots { .. })
            | Self::Assault(Assault::SingleShot { .. })
            | Self::Tactical(Tactical::SingleShot { .. } | Tactical::ScatteredShots { .. }) => true,
            Self::Cover(
                Cover::Support { .. }
                | Cover::RatProliferation {}
                | Cover::Recharge {}
                | Cover::Net {}
                | Cover::FelineLeap {}
                | Cover::SummonAlpha {}
                | Cover::Harpoon {},
            )
            | Self::Assault(
                Assault::Stab { .. }
                | Assault::Shield { .. }
                | Assault::Net {}
                | Assault::CanineCharge {}
                | Assault::Sacrifice {}
                | Assault::Feint {},
            )
            | Self::Tactical(
                Tactical::ExtraDamage { .. }
                | Tactical::Shield { .. }
                | Tactical::Feint {}
                | Tactical::Loyalty {},
            )
            | Self::Innate(_)
            | Self::Triggered(_) => false,
        }
    }
}

/// CW-606, CW-610
fn range(ability: Ability) -> u8 {
    match target(ability) {
        "enemy_creature" if ability == Ability::Cover(Cover::Harpoon {}) => UNLIMITED,
        "enemy_creature" | "enemy_creatures_split" => RANGE,
        _ => 0,
    }
}

fn target(ability: Ability) -> &'static str {
    match ability {
        Ability::Cover(Cover::SingleShot { .. } | Cover::Net {} | Cover::Harpoon {})
        | Ability::Tactical(Tactical::SingleShot { .. }) => "enemy_creature",
        Ability::Cover(Cover::ScatteredShots { .. })
        | Ability::Tactical(Tactical::ScatteredShots { .. }) => "enemy_creatures_split",
        Ability::Cover(Cover::Support { .. }) | Ability::Triggered(Triggered::Support { .. }) => {
            "none"
        }
        Ability::Cover(Cover::RatProliferation {})
        | Ability::Triggered(Triggered::RatProliferation {}) => "own_discard_rat",
        Ability::Cover(Cover::Recharge {}) => "own_spent_ability",
        Ability::Cover(Cover::FelineLeap {}) => "own_cover_creature_then_combat",
        Ability::Cover(Cover::SummonAlpha {})
        | Ability::Triggered(Triggered::RenegadeTactics {} | Triggered::Replacement {}) => {
            "own_main_deck_search"
        }
        Ability::Assault(_) | Ability::Triggered(Triggered::FelineLeap {}) => "combat_target",
        Ability::Tactical(Tactical::ExtraDamage { .. } | Tactical::Shield { .. }) => "combatant",
        Ability::Tactical(Tactical::Feint {}) => "own_creature",
        Ability::Tactical(Tactical::Loyalty {}) => "own_combatant",
        Ability::Innate(_)
        | Ability::Triggered(Triggered::Bullseye {} | Triggered::Armour { .. }) => "self",
        Ability::Triggered(Triggered::Recharge {}) => "just_used_ability",
        Ability::Triggered(Triggered::Swap {}) => "own_other_creature",
        Ability::Triggered(Triggered::Net {}) => "attacking_creature",
    }
}

fn damage(ability: Ability) -> &'static str {
    if ability.deals_direct_damage() {
        return "direct";
    }
    match ability {
        Ability::Cover(Cover::Harpoon {})
        | Ability::Assault(Assault::Stab { .. } | Assault::Sacrifice {})
        | Ability::Tactical(Tactical::ExtraDamage { .. }) => "combat",
        Ability::Cover(_)
        | Ability::Assault(_)
        | Ability::Tactical(_)
        | Ability::Innate(_)
        | Ability::Triggered(_) => "none",
    }
}

fn trigger(ability: Ability) -> Option<&'static str> {
    let Ability::Triggered(triggered) = ability else { return None };
    Some(match triggered {
        Triggered::Bullseye {} => "enemy_direct_damage_activated",
        Triggered::Armour { .. } => "self_would_be_damaged",
        Triggered::Recharge {} => "own_creature_ability_used",
        Triggered::RatProliferation {} => "self_enters_cover",
        Triggered::FelineLeap {} => "self_enters_hunting",
        Triggered::RenegadeTactics {} | Triggered::Support { .. } | Triggered::Replacement {} => {
            "self_enters_play"
        }
        Triggered::Swap {} => "own_creature_targeted_not_dodged",
        Triggered::Net {} => "creature_in_same_zone_targeted",
    })
}
