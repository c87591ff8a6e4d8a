//! The shape of the data files.

use printed::{Sources, Spanned, Text};
use serde::Deserialize;

use super::kinds::{
    Affinity, AgitationUse, Bond, EndEffect, FixtureEffect, Kind, Use, Values, Variant,
};

/// The files the game ships with.
pub const PRINTED: Sources<'static> = printed::sources!(
    "taverne";
    "heroes.toml",
    "treasures.toml",
    "arrivals.toml",
    "objects.toml",
    "agitation.toml",
    "tavern.toml",
);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroFile {
    pub(super) hero: Vec<HeroEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeroEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) force: u8,
    pub(super) ruse: u8,
    pub(super) support: Values,
    pub(super) affinities: Vec<Affinity>,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasureFile {
    pub(super) r#type: Vec<TypeEntry>,
    pub(super) treasure: Vec<TreasureEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TypeEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TreasureEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) count: u8,
    pub(super) types: Vec<Kind>,
    pub(super) weapon: Option<Use>,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectFile {
    pub(super) object: Vec<ObjectEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) count: u8,
    pub(super) tavern_value: u8,
    pub(super) uses: Vec<Use>,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArrivalFile {
    pub(super) arrival: Vec<ArrivalEntry>,
    #[serde(default)]
    pub(super) end_card: Vec<EndEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArrivalEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) count: u8,
    pub(super) force: u8,
    pub(super) ruse: u8,
    pub(super) affinities: Vec<Bond>,
    pub(super) support: Values,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) count: u8,
    #[serde(rename = "effect")]
    _effect: EndEffect,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AgitationFile {
    pub(super) uses: Vec<AgitationUse>,
    pub(super) agitation: Vec<AgitationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AgitationEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) count: u8,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TavernFile {
    pub(super) meta: MetaEntry,
    pub(super) setup: SetupNumbers,
    pub(super) round: RoundNumbers,
    pub(super) combat: CombatNumbers,
    pub(super) fixture: Vec<FixtureEntry>,
    pub(super) tavern_state: Vec<StateEntry>,
    pub(super) variant: Vec<VariantEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MetaEntry {
    #[serde(rename = "title")]
    _title: Text,
    pub(super) players_min: u8,
    pub(super) players_max: u8,
    #[serde(rename = "age_min")]
    _age_min: u8,
    #[serde(rename = "minutes")]
    _minutes: u8,
}

/// Numbers of chapter 3.1 and of the Trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupNumbers {
    pub heroes_per_player: u8,
    pub treasures_per_player: u8,
    pub agitation_per_player: u8,
    pub objects_at_brawl_start: u8,
    pub militia_among_arrivals: u8,
    pub max_sale_turns_per_player: u8,
    /// TV-R75: with so many players or more there is one protest per deal.
    pub one_protest_per_deal_from: u8,
}

/// Numbers of the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundNumbers {
    pub arrivals_per_round: u8,
    pub objects_kept: u8,
    pub objects_drawn: u8,
    /// TV-612: with more characters than this in the tavern, one draws as many Objects as one has characters there.
    pub objects_drawn_per_living_above: u8,
}

/// Numbers of fights and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatNumbers {
    pub hit_hero_from: u8,
    pub hit_arrival_from: u8,
    pub ones_that_break: u8,
    pub hide_from: u8,
    pub special_weapon_bonus: u8,
    /// TV-552: with more living groups than this, neighbours are too close to throw at.
    pub distance_limit_above_groups: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FixtureEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) count: u8,
    pub(super) effect: FixtureEffect,
    pub(super) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StateEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) min: u8,
    pub(super) max: u8,
    pub(super) points: u8,
}

/// A variant with the numbers of its clauses; which ones it must have depends on the variant.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantEntry {
    pub(super) id: Spanned<String>,
    pub(super) name: Text,
    pub(super) requires: Vec<Variant>,
    pub(super) break_die_from: Option<u8>,
    pub(super) objects_drawn: Option<u8>,
    pub(super) max_supports: Option<u8>,
    pub(super) attack_success_from: Option<u8>,
    pub(super) defence_success_from_hero: Option<u8>,
    pub(super) defence_success_from_arrival: Option<u8>,
    pub(super) defence_min_dice: Option<u8>,
    pub(super) stun_margin: Option<u8>,
    pub(super) down_margin: Option<u8>,
    pub(super) ko_margin: Option<u8>,
    pub(super) text: Text,
}
