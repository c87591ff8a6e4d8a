//! What the creator of a table chooses (section 7).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Band, Format, Layout, Npc, ScenarioId, ScenarioLaid};

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 2 to 6.
    pub players: u8,
    pub format: Format,
    /// Two teams: the seats of the second one; none for everybody for himself, or as `teams` says.
    #[serde(default)]
    pub second_team: Vec<u8>,
    /// DS-1103: two teams of a usual cut, for those who do not name seats.
    #[serde(default)]
    pub teams: TeamsChoice,
    #[serde(default)]
    pub scenario: ScenarioChoice,
    #[serde(default)]
    pub roles: RolesChoice,
    #[serde(default)]
    pub table: TableChoice,
    /// One for each seat; seats without one play the ready-made bands of the format in their order.
    #[serde(default)]
    pub bands: Vec<BandChoice>,
    /// DS-106.
    #[serde(default = "yes")]
    pub armament_limits: bool,
    #[serde(default)]
    pub turn_limit: TurnLimit,
    /// DS-1504: bystanders, up to six.
    #[serde(default)]
    pub neutral_npcs: Vec<Npc>,
    /// DS-1106.
    #[serde(default)]
    pub units_in_small_bands: bool,
    /// Seconds to decide, or nothing for no timer.
    #[serde(default)]
    pub timer: Option<Timer>,
}

const fn yes() -> bool {
    true
}

/// DS-1301: drawn, one of the ten, or one of somebody's own (DS-R140).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioChoice {
    #[default]
    Roll,
    Fixed(ScenarioId),
    Custom(Box<ScenarioLaid>),
}

impl ScenarioChoice {
    /// The printed scenario that is played or built upon, unless it is drawn.
    #[must_use]
    pub fn fixed(&self) -> Option<ScenarioId> {
        match self {
            Self::Roll => None,
            Self::Fixed(scenario) => Some(*scenario),
            Self::Custom(laid) => Some(laid.base),
        }
    }
}

/// DS-1103: everybody for himself, or who plays together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TeamsChoice {
    #[default]
    Off,
    /// The first half of the seats, with the one in the middle, against the rest.
    Halves,
    /// Every other seat.
    Alternating,
    /// The first seat against all others.
    FirstAlone,
}

impl TeamsChoice {
    /// The seats of the second team at a table for so many.
    #[must_use]
    pub fn second(self, players: u8) -> Vec<u8> {
        match self {
            Self::Off => Vec::new(),
            Self::Halves => (players.div_ceil(2)..players).collect(),
            Self::Alternating => (1..players).step_by(2).collect(),
            Self::FirstAlone => (1..players).collect(),
        }
    }
}

/// DS-1302: by dice, or the side of seat 0 has this part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RolesChoice {
    #[default]
    ByDice,
    FirstIsMilitia,
    FirstIsRenegade,
}

/// A table by its id, any that fits, or one of somebody's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableChoice {
    #[default]
    Random,
    Named(String),
    Custom(Box<Layout>),
}

/// The ready-made band whose turn it is at that seat, one by its id, or one of somebody's own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BandChoice {
    #[default]
    Usual,
    Preset(String),
    Custom(Band),
}

/// DS-1306: the scenario's own limit, another, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnLimit {
    #[default]
    Scenario,
    Turns(u8),
    None,
}

/// Seconds for an activation and for a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Timer {
    pub activation: u16,
    pub reaction: u16,
}

impl Config {
    /// An ordinary table for so many.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            players,
            format: if players > 2 { Format::Small } else { Format::Standard },
            second_team: Vec::new(),
            teams: TeamsChoice::Off,
            scenario: ScenarioChoice::Roll,
            roles: RolesChoice::ByDice,
            table: TableChoice::Random,
            bands: Vec::new(),
            armament_limits: true,
            turn_limit: TurnLimit::Scenario,
            neutral_npcs: Vec::new(),
            units_in_small_bands: false,
            timer: Some(Timer { activation: 90, reaction: 20 }),
        }
    }

    /// The same with this scenario on this table.
    #[must_use]
    pub fn at(mut self, scenario: ScenarioId, table: &str) -> Self {
        self.scenario = ScenarioChoice::Fixed(scenario);
        self.table = TableChoice::Named(table.to_owned());
        self
    }
}
