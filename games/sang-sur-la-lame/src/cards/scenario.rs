//! The eleven scenarios (DS-1400) as `scenarios.toml` gives them: roles, secrets, objectives and ends.

use printed::{DataError, DataFile, Spanned, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Npc, Object};
use super::own_scenario::ScenarioLaid;
use crate::SLUG;

/// A scenario, by the id of the file.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioId {
    Espion,
    Contrebande,
    Convoi,
    Compte,
    Cache,
    Assassinat,
    Passage,
    Prisonnier,
    Embuscade,
    #[default]
    Affrontement,
    Libre,
}

impl ScenarioId {
    /// All scenarios in the order of the file: results 2 to 12 of the generator (DS-1301).
    pub const ALL: [Self; 11] = [
        Self::Espion,
        Self::Contrebande,
        Self::Convoi,
        Self::Compte,
        Self::Cache,
        Self::Assassinat,
        Self::Passage,
        Self::Prisonnier,
        Self::Embuscade,
        Self::Affrontement,
        Self::Libre,
    ];

    /// The scenarios a table can be set for: all but the free choice.
    #[must_use]
    pub fn playable() -> &'static [Self] {
        &Self::ALL[..10]
    }
}

/// A side's part in a scenario.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    #[default]
    A,
    B,
    Militia,
    Renegade,
}

/// How a load must arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Exit,
    Stand,
}

/// What a role is after; all of its objectives must be met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Objective {
    DeliverLoad { object: Object, zone: String, count: u8, how: How },
    StealLoad { object: Object, zone: String },
    Prevent { of: Role },
    KillRank { rank: String, of: String },
    FindLoot {},
    KillNpc { npc: Npc, by: String },
    NpcAlive { npc: Npc },
    FreeNpc { npc: Npc },
    DeliverNpc { npc: Npc, zone: String },
    HoldPoints { points: Vec<String>, radius: i32 },
    Annihilate {},
}

/// What ends a game (DS-1307).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "when", rename_all = "snake_case", deny_unknown_fields)]
pub enum End {
    ObjectiveMet { role: Role },
    ObjectiveMetEndOfTurn {},
    NpcDead { npc: Npc },
    SideEliminated {},
    TurnLimit {},
}

/// A secret of a scenario (section 6).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    pub kind: SecretKind,
    pub chosen_by: Role,
    #[serde(rename = "among")]
    _among: String,
    pub when: When,
    #[serde(default)]
    pub active_from_turn: u8,
    #[serde(rename = "reveal")]
    _reveal: String,
}

/// What is kept secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SecretKind {
    Spy,
    LootSpot,
    Assassin,
}

/// When it is chosen (DS-1303).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    BeforeDeployment,
    AfterDeployment,
}

/// A load of the scenario: who starts with it, or where it lies, and who may pick it up.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub object: Object,
    pub count: u8,
    pub carried_by: Option<Role>,
    pub at: Option<String>,
    pub pickup_by: Vec<Role>,
}

/// An NPC of the scenario: where it stands, or in which deployment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    pub npc: Npc,
    pub count: u8,
    pub at: Option<String>,
    pub deploy: Option<String>,
}

/// A role that starts off the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reserve {
    pub role: Role,
    pub zone: String,
    pub arrival: Vec<Arrival>,
}

/// DS-1432: from which turn on, and on which roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    pub turn: u8,
    pub on: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarkersEntry {
    role: Role,
    count: String,
    zone: String,
    min_gap_to_zone: GapEntry,
    min_gap_between: i32,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GapEntry {
    zone: String,
    mils: i32,
}

/// What each role is after.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Objectives {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Objective>>", optional)]
    pub militia: Vec<Objective>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Objective>>", optional)]
    pub renegade: Vec<Objective>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Objective>>", optional)]
    pub a: Vec<Objective>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Objective>>", optional)]
    pub b: Vec<Objective>,
}

impl Objectives {
    /// What one role is after.
    #[must_use]
    pub fn of(&self, role: Role) -> &[Objective] {
        match role {
            Role::A => &self.a,
            Role::B => &self.b,
            Role::Militia => &self.militia,
            Role::Renegade => &self.renegade,
        }
    }
}

/// A printed scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    id: Spanned<String>,
    pub roll: u8,
    pub name: Text,
    pub roles: Vec<Role>,
    pub players: Vec<u8>,
    #[serde(rename = "team_play")]
    _team_play: bool,
    pub turn_limit: u8,
    #[serde(rename = "printed")]
    _printed: bool,
    deploy_order: Vec<String>,
    #[serde(rename = "setup_objects")]
    pub loads: Vec<Load>,
    pub npcs: Vec<Cast>,
    #[serde(default)]
    pub reserves: Vec<Reserve>,
    markers: Option<MarkersEntry>,
    pub secrets: Vec<Secret>,
    #[serde(default)]
    objective: Objectives,
    pub end: Vec<End>,
    #[serde(rename = "special")]
    _special: Vec<String>,
    pub text: Text,
}

impl Scenario {
    /// Its id in the file.
    #[must_use]
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// What a role is after.
    #[must_use]
    pub fn objectives(&self, role: Role) -> &[Objective] {
        self.objective.of(role)
    }

    /// DS-1304: whether the order of deployment is rolled for.
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        self.roles.first() == Some(&Role::A)
    }

    /// The roles in order of deployment; none if it is rolled for.
    #[must_use]
    pub fn deploys_first(&self) -> Option<Role> {
        match self.deploy_order.first().map(String::as_str) {
            Some("militia") => Some(Role::Militia),
            Some("renegade") => Some(Role::Renegade),
            Some(_) | None => None,
        }
    }

    /// DS-1491: whether a role hides under markers.
    #[must_use]
    pub fn hides(&self, role: Role) -> bool {
        self.markers.as_ref().is_some_and(|markers| markers.role == role)
    }

    /// The reserve of a role, if it starts off the table.
    #[must_use]
    pub fn reserve(&self, role: Role) -> Option<&Reserve> {
        self.reserves.iter().find(|reserve| reserve.role == role)
    }

    /// DS-1412: from which turn on a spy obeys the enemy.
    #[must_use]
    pub fn spy_from(&self) -> u8 {
        self.secrets.iter().map(|secret| secret.active_from_turn).max().unwrap_or_default()
    }

    /// DS-R140: the same with what somebody has written otherwise.
    #[must_use]
    pub(super) fn changed(&self, own: &ScenarioLaid) -> Self {
        let mut changed = self.clone();
        let aims = |kept: &mut Vec<Objective>, aims: &[Objective]| {
            if !aims.is_empty() {
                *kept = aims.to_vec();
            }
        };
        let (kept, own_aims) = (&mut changed.objective, &own.objective);
        aims(&mut kept.militia, &own_aims.militia);
        aims(&mut kept.renegade, &own_aims.renegade);
        aims(&mut kept.a, &own_aims.a);
        aims(&mut kept.b, &own_aims.b);
        changed.name = (&own.name).into();
        if let Some(text) = &own.text {
            changed.text = text.into();
        }
        changed.turn_limit = own.turn_limit.unwrap_or(self.turn_limit);
        if let Some(first) = own.deploys_first {
            changed.deploy_order.sort_by_key(|role| role != key(first));
        }
        if let Some(loads) = own.loads {
            changed.loads.iter_mut().for_each(|load| load.count = loads);
        }
        if let Some(guards) = own.guards {
            changed.npcs.iter_mut().for_each(|cast| cast.count = guards);
        }
        if let Some(turn) = own.spy_from {
            changed.secrets.iter_mut().for_each(|secret| secret.active_from_turn = turn);
        }
        if !own.arrival.is_empty() {
            let arrival = |reserve: &mut Reserve| reserve.arrival.clone_from(&own.arrival);
            changed.reserves.iter_mut().for_each(arrival);
        }
        if !own.end.is_empty() {
            changed.end.clone_from(&own.end);
        }
        changed
    }
}

/// A role as the files write it.
#[must_use]
pub const fn key(role: Role) -> &'static str {
    match role {
        Role::A => "a",
        Role::B => "b",
        Role::Militia => "militia",
        Role::Renegade => "renegade",
    }
}

/// The scenarios of the file, results 2 to 12.
///
/// # Errors
/// The first mistake, with its line.
pub fn read(text: &str) -> Result<Vec<Scenario>, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        scenario: Vec<Scenario>,
        #[serde(rename = "campaign")]
        _campaign: serde::de::IgnoredAny,
    }
    let file = DataFile::new(SLUG, "scenarios.toml", text);
    let scenarios = file.read::<File>()?.scenario;
    for (place, scenario) in scenarios.iter().enumerate() {
        examine(&file, place, scenario)?;
    }
    file.total("scenarios", scenarios.len(), ScenarioId::ALL.len())?;
    Ok(scenarios)
}

fn examine(file: &DataFile<'_>, place: usize, scenario: &Scenario) -> Result<(), DataError> {
    let wrong = |text: &str| Err(file.wrong(&scenario.id, text));
    let id =
        serde::de::value::StrDeserializer::<serde::de::value::Error>::new(scenario.id.get_ref());
    if ScenarioId::deserialize(id).ok() != ScenarioId::ALL.get(place).copied() {
        return wrong("unknown id, or not in its place");
    }
    if usize::from(scenario.roll) != place + 2 {
        return wrong("its result of the generator is its place in the list (DS-1301)");
    }
    let free = scenario.roles.is_empty();
    let sides =
        matches!(scenario.roles.as_slice(), [Role::A, Role::B] | [Role::Militia, Role::Renegade]);
    if !free && !sides {
        return wrong("two roles: a and b, or militia and renegade");
    }
    if scenario.roles.iter().any(|role| scenario.objectives(*role).is_empty()) {
        return wrong("every role has an objective");
    }
    if let Some(markers) = &scenario.markers
        && (markers.count != "band_size_plus_2"
            || markers.min_gap_between != 2_000
            || markers.min_gap_to_zone.mils != 6_000
            || markers.zone != "ambush"
            || markers.min_gap_to_zone.zone != "entry_militia")
    {
        return wrong("the rules are written for the markers of DS-1491");
    }
    Ok(())
}
