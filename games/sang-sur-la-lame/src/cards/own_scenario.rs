//! Scenarios of somebody's own (DS-R140): a printed one with other limits, aims, ends, gold and set-ups. What makes one valid
//! is said by [`check_scenario`](super::check_scenario), every mistake with the part it is about and its clause;
//! [`scenario_file`](super::scenario_file) reads and writes them.

use std::collections::BTreeMap;

use printed::Text;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::Npc;
use super::layout::Called;
use super::scenario::{Arrival, End, Objectives, Role, Scenario, ScenarioId, key};
use super::table::{Setup, TableId};
use crate::geometry::measure::Point;

/// A scenario of somebody's own: what it does not say is as in the printed one it is based on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ScenarioLaid {
    pub name: Called,
    /// What it is about, for those who play it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<Called>,
    /// The printed scenario it is based on: its parts, secrets and special rules.
    pub base: ScenarioId,
    /// DS-1306: the last turn; 0 for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn_limit: Option<u8>,
    /// DS-1304: the side that deploys first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deploys_first: Option<Role>,
    /// How many loads there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub loads: Option<u8>,
    /// DS-1431: how many guards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub guards: Option<u8>,
    /// DS-1412: from which turn on the spy obeys the enemy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spy_from: Option<u8>,
    /// DS-1432: when the reserve comes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Arrival>>", optional)]
    pub arrival: Vec<Arrival>,
    /// DS-304: gold more or less than usual, by role, for each of its seats and every turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(type = "{ [key in Role]?: number }", optional)]
    pub gold: BTreeMap<Role, i8>,
    #[serde(default)]
    pub objective: Objectives,
    /// DS-1307: what ends the game at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<End>>", optional)]
    pub end: Vec<End>,
    /// Set-ups on the ready-made tables in place of theirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SetupOn>>", optional)]
    pub setup: Vec<SetupOn>,
}

/// Deployments, zones and points on one of the ready-made tables, with the names its base has (DS-242).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetupOn {
    /// The table by its id.
    pub table: String,
    #[serde(default)]
    pub deploy: BTreeMap<String, Vec<Vec<Point>>>,
    #[serde(default)]
    pub zone: BTreeMap<String, Vec<Vec<Point>>>,
    #[serde(default)]
    pub point: BTreeMap<String, Point>,
}

/// The part of a scenario that a mistake is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A value of its own, by its key.
    Key(&'static str),
    Gold(Role),
    Arrival(usize),
    Objective(Role, usize),
    End(usize),
    Setup(usize),
}

impl Part {
    /// What a part is called.
    #[must_use]
    pub fn called(self, laid: &ScenarioLaid) -> Option<String> {
        Some(match self {
            Self::Key(key) => key.to_owned(),
            Self::Gold(role) => format!("gold.{}", key(role)),
            Self::Arrival(_) => "arrival".to_owned(),
            Self::Objective(role, _) => format!("objective.{}", key(role)),
            Self::End(_) => "end".to_owned(),
            Self::Setup(place) => laid.setup.get(place)?.table.clone(),
        })
    }
}

impl ScenarioLaid {
    /// A printed scenario, written out.
    #[must_use]
    pub fn of(id: ScenarioId, print: &Scenario) -> Self {
        let guards = print.npcs.iter().find(|cast| cast.npc == Npc::Garde);
        let [a, b, militia, renegade] = [Role::A, Role::B, Role::Militia, Role::Renegade]
            .map(|role| print.objectives(role).to_vec());
        Self {
            name: (&print.name).into(),
            text: Some((&print.text).into()),
            base: id,
            turn_limit: Some(print.turn_limit),
            deploys_first: print.deploys_first(),
            loads: print.loads.first().map(|load| load.count),
            guards: guards.map(|guards| guards.count),
            spy_from: Some(print.spy_from()).filter(|turn| *turn > 0),
            arrival: print.reserves.iter().flat_map(|reserve| reserve.arrival.clone()).collect(),
            gold: BTreeMap::new(),
            objective: Objectives { militia, renegade, a, b },
            end: print.end.clone(),
            setup: Vec::new(),
        }
    }
}

/// Something that is wrong with a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub at: Part,
    pub clause: &'static str,
    pub text: Text,
}

/// A scenario that can be played: what is written and what is not, and its set-ups by table.
#[derive(Clone, PartialEq, Debug)]
pub struct Own {
    pub base: ScenarioId,
    pub print: Scenario,
    pub gold: BTreeMap<Role, i8>,
    pub setups: Vec<(TableId, Setup)>,
}

impl Own {
    /// The set-up on a table, if it has one of its own.
    #[must_use]
    pub fn setup(&self, table: TableId) -> Option<&Setup> {
        self.setups.iter().find(|(on, _)| *on == table).map(|(_, setup)| setup)
    }
}
