//! The short lists: weapons, actions, modifiers, NPCs, traits and terrain kinds, as the files give them.

use printed::{DataError, DataFile, Named, Spanned, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Kind, Npc, Object, Why};
use super::traits::{Trait, TraitEffect, TraitPrint};
use crate::SLUG;
use crate::geometry::measure;
use crate::geometry::terrain::{Ground, Kind as Piece, Sight};

/// A weapon by its place in `weapons.toml`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct WeaponId(pub u8);

/// What a weapon is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Duel,
    Thrown,
    Shot,
}

/// A printed weapon.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    id: Spanned<String>,
    pub name: Text,
    pub class: Class,
    /// Whether it arms its bearer for duels.
    pub duel: bool,
    pub reach: bool,
    #[serde(default)]
    pub range: i32,
    /// The action it is used with at range.
    pub action: Option<Kind>,
    #[serde(default)]
    pub reload: bool,
    pub text: Text,
}

impl Weapon {
    /// Its id in the file.
    #[must_use]
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// Whether it is thrown or shot.
    #[must_use]
    pub const fn is_ranged(&self) -> bool {
        matches!(self.class, Class::Thrown | Class::Shot)
    }
}

/// Whether an action may be performed in a duel (`engaged`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Engaged {
    No,
    Only,
    Yes,
}

/// A printed action.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionPrint {
    id: Spanned<String>,
    pub name: Text,
    pub cost: u8,
    #[serde(rename = "group")]
    _group: String,
    pub attack: bool,
    pub engaged: Engaged,
    #[serde(rename = "test")]
    _test: String,
    #[serde(rename = "test_fail")]
    _test_fail: String,
    #[serde(rename = "move")]
    _moves: String,
    #[serde(rename = "difficult")]
    _difficult: String,
    pub last_only: bool,
    #[serde(rename = "params")]
    _params: Vec<String>,
    pub text: Text,
}

/// A printed modifier.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifierPrint {
    id: Spanned<String>,
    pub name: Text,
    pub value: i8,
    #[serde(rename = "side")]
    _side: String,
    #[serde(rename = "in")]
    _rolls: Vec<String>,
    #[serde(default)]
    pub min_height_difference: i32,
    pub text: Text,
}

/// A printed NPC.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NpcPrint {
    id: Spanned<String>,
    pub name: Text,
    pub quality: (u8, u8),
    pub weapons: Vec<String>,
    #[serde(rename = "base")]
    _base: String,
    pub control: String,
    #[serde(default)]
    pub free_move: i32,
    #[serde(default)]
    pub escort_gap: i32,
    #[serde(default)]
    pub chained: bool,
    pub watch: bool,
    pub text: Text,
}

/// A footprint (DS-206).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    pub id: String,
    pub radius: i32,
    pub eye: i32,
    pub height: i32,
    #[serde(rename = "text")]
    _text: Text,
}

/// The shape a terrain kind takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    Area,
    Line,
    Opening,
}

/// A printed kind of terrain (DS-212).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainPrint {
    pub id: Piece,
    pub name: Text,
    pub shape: Form,
    pub ground: Ground,
    /// Whether doors, windows and arches are cut into it.
    #[serde(default)]
    pub walls: bool,
    pub sight: Sight,
    #[serde(default)]
    pub height: i32,
    #[serde(default)]
    pub height_min: i32,
    #[serde(default = "no_limit")]
    pub height_max: i32,
    #[serde(default, rename = "veil_depth")]
    _veil_depth: i32,
    #[serde(default, rename = "line_cost")]
    _line_cost: i32,
    #[serde(default, rename = "states")]
    _states: Vec<String>,
    #[serde(rename = "top")]
    _top: String,
    pub text: Text,
}

impl TerrainPrint {
    /// Its name in a word or two: without what it may be made of.
    #[must_use]
    pub fn short(&self) -> Text {
        let cut = |name: &str| name.split([',', '(']).next().unwrap_or(name).trim().to_owned();
        Text { fr: cut(&self.name.fr), en: cut(&self.name.en) }
    }
}

const fn no_limit() -> i32 {
    measure::TABLE_SIDE
}

/// A printed object.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectPrint {
    pub id: Object,
    pub name: Text,
    #[serde(rename = "heavy")]
    _heavy: bool,
    pub throwable: bool,
    #[serde(rename = "single_use")]
    _single_use: bool,
    pub text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TraitEntry {
    id: Spanned<String>,
    name: Text,
    cost: u8,
    effects: Vec<TraitEffect>,
    #[serde(default)]
    requires_command: bool,
    text: Text,
}

/// A trait with its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraitText {
    pub print: TraitPrint,
    pub name: Text,
    pub text: Text,
}

/// What `terrain.toml` holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lands {
    pub bases: Vec<Base>,
    pub kinds: Vec<TerrainPrint>,
    pub objects: Vec<ObjectPrint>,
}

impl Lands {
    /// A kind by its id.
    #[must_use]
    pub fn kind(&self, id: Piece) -> &TerrainPrint {
        self.kinds.iter().find(|kind| kind.id == id).expect("checked: all kinds are in the file")
    }
}

/// An id that must be a variant of an enum, in the order of the file.
fn in_order<T: for<'de> Deserialize<'de> + PartialEq + Copy>(
    file: &DataFile<'_>,
    ids: &[&Spanned<String>],
    all: &[T],
) -> Result<(), DataError> {
    for (place, id) in ids.iter().enumerate() {
        let wanted = all.get(place).copied();
        let deserializer =
            serde::de::value::StrDeserializer::<serde::de::value::Error>::new(id.get_ref());
        if T::deserialize(deserializer).ok() != wanted || wanted.is_none() {
            return Err(file.wrong(id, "this id is unknown, or not in its place"));
        }
    }
    file.total("entries", ids.len(), all.len())
}

/// The 25 weapons.
pub(crate) fn weapons(text: &str) -> Result<Vec<Weapon>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        weapon: Vec<Weapon>,
    }
    let file = DataFile::new(SLUG, "weapons.toml", text);
    let weapons = file.read::<File>()?.weapon;
    for weapon in &weapons {
        let action = match weapon.class {
            Class::Duel => None,
            Class::Thrown => Some(Kind::Throw),
            Class::Shot => Some(Kind::Shoot),
        };
        if weapon.action != action || (weapon.range > 0) != weapon.is_ranged() {
            return Err(file.wrong(&weapon.id, "class, action and range do not fit together"));
        }
        if (weapon.reach || weapon.class == Class::Duel) && !weapon.duel {
            return Err(file.wrong(&weapon.id, "a duel or reach weapon arms for duels"));
        }
    }
    file.total("weapons", weapons.len(), 25)?;
    Ok(weapons)
}

/// The 17 actions (DS-317).
pub(crate) fn actions(text: &str) -> Result<Vec<ActionPrint>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        action: Vec<ActionPrint>,
    }
    let file = DataFile::new(SLUG, "actions.toml", text);
    let actions = file.read::<File>()?.action;
    in_order(&file, &actions.iter().map(|action| &action.id).collect::<Vec<_>>(), &Kind::ALL)?;
    Ok(actions)
}

/// The 14 modifiers (DS-805).
pub(crate) fn modifiers(text: &str) -> Result<Vec<ModifierPrint>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        modifier: Vec<ModifierPrint>,
    }
    let file = DataFile::new(SLUG, "modifiers.toml", text);
    let modifiers = file.read::<File>()?.modifier;
    in_order(&file, &modifiers.iter().map(|one| &one.id).collect::<Vec<_>>(), &Why::ALL)?;
    Ok(modifiers)
}

/// The six NPCs (DS-1501).
pub(crate) fn npcs(text: &str, weapons: &[Weapon]) -> Result<Vec<NpcPrint>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        npc: Vec<NpcPrint>,
    }
    let file = DataFile::new(SLUG, "npcs.toml", text);
    let npcs = file.read::<File>()?.npc;
    in_order(&file, &npcs.iter().map(|npc| &npc.id).collect::<Vec<_>>(), &Npc::ALL)?;
    for npc in &npcs {
        if npc.quality != (2, 2) {
            return Err(file.wrong(&npc.id, "every NPC has Quality 2k2 (DS-1501)"));
        }
        if npc.weapons.iter().any(|id| weapons.iter().all(|weapon| weapon.id() != id)) {
            return Err(file.wrong(&npc.id, "unknown weapon"));
        }
    }
    Ok(npcs)
}

/// The twelve traits (DS-820…834).
pub(crate) fn traits(text: &str) -> Result<Vec<TraitText>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        r#trait: Vec<TraitEntry>,
    }
    let file = DataFile::new(SLUG, "traits.toml", text);
    let entries = file.read::<File>()?.r#trait;
    in_order(&file, &entries.iter().map(|one| &one.id).collect::<Vec<_>>(), &Trait::ALL)?;
    if let Some(dear) = entries.iter().find(|entry| entry.cost != 1) {
        return Err(file.wrong(&dear.id, "a trait costs 1 gold (DS-103)"));
    }
    Ok(entries
        .into_iter()
        .zip(Trait::ALL)
        .map(|(entry, id)| TraitText {
            print: TraitPrint {
                id,
                effects: entry.effects,
                requires_command: entry.requires_command,
            },
            name: entry.name,
            text: entry.text,
        })
        .collect())
}

/// The constants the code is written with, as the file states them (DS-202).
const CONSTANTS: [(&str, i64); 20] = [
    ("inch", measure::INCH as i64),
    ("table_side", measure::TABLE_SIDE as i64),
    ("contact_tolerance", measure::CONTACT as i64),
    ("overlap_tolerance", measure::OVERLAP as i64),
    ("clearance", measure::CLEAR as i64),
    ("sample_step", measure::STEP as i64),
    ("q_bits", measure::Q.trailing_zeros() as i64),
    ("level_gap", measure::LEVEL_GAP as i64),
    ("leg_height", measure::LEG_HEIGHT as i64),
    ("line_cost", measure::OBSTACLE as i64),
    ("step_cost", measure::OBSTACLE as i64),
    ("jump_free", measure::JUMP_FREE as i64),
    ("jump_max", measure::JUMP_MAX as i64),
    ("jump_up_max", measure::JUMP_UP_MAX as i64),
    ("ladder_grab", measure::LADDER_GRAB as i64),
    ("wood_veil_depth", measure::WOOD_VEIL_DEPTH as i64),
    ("max_waypoints", measure::MAX_WAYPOINTS as i64),
    ("deploy_grid", 250),
    ("npc_grid", 500),
    ("marker_trigger", 742),
];

/// The constants of the file, by name.
pub type Constants = std::collections::BTreeMap<String, i64>;

/// Kinds of terrain, footprints, objects and constants (DS-202, DS-206, DS-212).
pub(crate) fn lands(text: &str) -> Result<(Lands, Constants), DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        constants: Spanned<Constants>,
        figure_base: Vec<Base>,
        terrain: Vec<TerrainPrint>,
        link: Vec<Named>,
        object: Vec<ObjectPrint>,
    }
    let file = DataFile::new(SLUG, "terrain.toml", text);
    let read = file.read::<File>()?;
    for (name, value) in CONSTANTS {
        if read.constants.get_ref().get(name) != Some(&value) {
            let at = Spanned::new(read.constants.span(), name.to_owned());
            return Err(file.wrong(&at, format_args!("the rules are written for {value}")));
        }
    }
    file.total("footprints", read.figure_base.len(), 4)?;
    file.total("kinds of terrain", read.terrain.len(), 19)?;
    file.total("links", read.link.len(), 2)?;
    file.total("objects", read.object.len(), 4)?;
    let lands = Lands { bases: read.figure_base, kinds: read.terrain, objects: read.object };
    Ok((lands, read.constants.into_inner()))
}
