//! Everything printed, read once.

use std::sync::OnceLock;

use printed::DataError;

use super::band::Preset;
use super::band_file;
use super::kinds::{Kind, Npc, Why};
use super::lists::{
    self, ActionPrint, Base, Constants, Lands, ModifierPrint, NpcPrint, TraitText, Weapon, WeaponId,
};
use super::scenario::{self, Scenario, ScenarioId};
use super::table::{self, Table, TableId};
use super::traits::{Trait, TraitPrint};

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    pub terrain: &'a str,
    pub weapons: &'a str,
    pub traits: &'a str,
    pub actions: &'a str,
    pub modifiers: &'a str,
    pub npcs: &'a str,
    pub scenarios: &'a str,
    pub bands: &'a str,
    pub tables: &'a str,
}

impl Sources<'static> {
    /// The files the game ships with.
    pub const PRINTED: Self = Self {
        terrain: include_str!("../../data/terrain.toml"),
        weapons: include_str!("../../data/weapons.toml"),
        traits: include_str!("../../data/traits.toml"),
        actions: include_str!("../../data/actions.toml"),
        modifiers: include_str!("../../data/modifiers.toml"),
        npcs: include_str!("../../data/npcs.toml"),
        scenarios: include_str!("../../data/scenarios.toml"),
        bands: include_str!("../../data/bands.toml"),
        tables: include_str!("../../data/tables.toml"),
    };
}

/// Everything printed.
#[derive(Debug)]
pub struct Catalogue {
    pub lands: Lands,
    pub constants: Constants,
    pub weapons: Vec<Weapon>,
    pub traits: Vec<TraitText>,
    pub actions: Vec<ActionPrint>,
    pub modifiers: Vec<ModifierPrint>,
    pub npcs: Vec<NpcPrint>,
    pub scenarios: Vec<Scenario>,
    pub presets: Vec<Preset>,
    pub tables: Vec<Table>,
}

impl Catalogue {
    /// Reads and checks the files.
    ///
    /// # Errors
    /// The first mistake, with file and line.
    pub fn read(sources: &Sources<'_>) -> Result<Self, DataError> {
        let (lands, constants) = lists::lands(sources.terrain)?;
        let weapons = lists::weapons(sources.weapons)?;
        Ok(Self {
            traits: lists::traits(sources.traits)?,
            actions: lists::actions(sources.actions)?,
            modifiers: lists::modifiers(sources.modifiers)?,
            npcs: lists::npcs(sources.npcs, &weapons)?,
            scenarios: scenario::read(sources.scenarios)?,
            presets: band_file::read(sources.bands, &weapons)?,
            tables: table::read(sources.tables, &lands)?,
            lands,
            constants,
            weapons,
        })
    }

    /// A weapon.
    #[must_use]
    pub fn weapon(&self, id: WeaponId) -> &Weapon {
        &self.weapons[usize::from(id.0)]
    }

    /// A weapon by the id of the file.
    #[must_use]
    pub fn weapon_named(&self, id: &str) -> Option<WeaponId> {
        self.weapons.iter().position(|weapon| weapon.id() == id).map(|at| WeaponId(at as u8))
    }

    /// What a trait does.
    #[must_use]
    pub fn print(&self, id: Trait) -> &TraitPrint {
        &self.traits[id as usize].print
    }

    /// An action's price and limits.
    #[must_use]
    pub fn action(&self, kind: Kind) -> &ActionPrint {
        &self.actions[kind.index()]
    }

    /// What a modifier adds.
    #[must_use]
    pub fn modifier(&self, why: Why) -> &ModifierPrint {
        &self.modifiers[why as usize]
    }

    /// An NPC.
    #[must_use]
    pub fn npc(&self, npc: Npc) -> &NpcPrint {
        &self.npcs[npc as usize]
    }

    /// A scenario.
    #[must_use]
    pub fn scenario(&self, id: ScenarioId) -> &Scenario {
        &self.scenarios[id as usize]
    }

    /// A table.
    #[must_use]
    pub fn table(&self, id: TableId) -> &Table {
        &self.tables[usize::from(id.0)]
    }

    /// Whether a table is one of these.
    #[must_use]
    pub fn has_table(&self, id: TableId) -> bool {
        usize::from(id.0) < self.tables.len()
    }

    /// A table by the id of the file.
    #[must_use]
    pub fn table_named(&self, id: &str) -> Option<TableId> {
        self.tables.iter().position(|table| table.id == id).map(|at| TableId(at as u8))
    }

    /// A ready-made band by the id of the file.
    #[must_use]
    pub fn preset(&self, id: &str) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.id == id)
    }

    /// DS-206: a footprint: on foot, mounted, unit, mounted unit.
    #[must_use]
    pub fn base(&self, mounted: bool, unit: bool) -> &Base {
        &self.lands.bases[usize::from(mounted) + 2 * usize::from(unit)]
    }

    /// A number of `terrain.toml`.
    #[must_use]
    pub fn constant(&self, name: &str) -> i32 {
        self.constants.get(name).map_or(0, |value| *value as i32)
    }
}

/// The printed catalogue.
///
/// # Panics
/// If a file the game ships with is wrong; a test reads them all.
#[must_use]
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| {
        Catalogue::read(&Sources::PRINTED).unwrap_or_else(|error| panic!("{error}"))
    })
}
