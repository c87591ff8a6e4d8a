//! Steps, questions and answers (DS-1602).

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::FigureId;
use super::secrets::Path;
use crate::cards::kinds::Kind;
use crate::cards::{Role, ScenarioId};
use crate::geometry::{Facing, PieceId, Point, Surface};

/// What the rules do next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Setup(SetupStep),
    Turn(TurnStep),
    Move(MoveStep),
    Fight(FightStep),
    Test(TestStep),
}

/// DS-1303: setting a table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupStep {
    Draw,
    /// A practice table, where everybody stands already.
    Posted,
    Roles,
    Lay,
    SecretsBefore,
    DeployOrder,
    Deploy,
    SecretsAfter,
}

/// DS-301: a turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStep {
    Begin,
    Arrival,
    Notable,
    Ambush {
        from: u8,
    },
    Neutrals,
    Initiative,
    Activations,
    NextAction,
    /// The action is over: facing, contacts, next.
    Close,
    End,
}

/// 5.2: a movement, sample by sample.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveStep {
    Walk,
    Windows,
    /// After a shot, a strike or an engagement.
    AfterReaction {
        lookout: FigureId,
        was_weak: bool,
        /// DS-915: the reaction has made an enemy of one who was none.
        new_enemy: bool,
    },
    Arrive,
    ChargeAttack,
}

/// 5.3: an exchange or a ranged attack.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightStep {
    Roll,
    Reroll,
    Apply,
    Turn,
    Second,
}

/// DS-501: a test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TestStep {
    Roll,
    Reroll,
    Apply,
}

/// What the rules ask, and whom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// Both sides at once, face down (DS-1305).
    Propose {},
    ChooseRole {
        seat: Seat,
    },
    HideLoot {
        seat: Seat,
    },
    NameSpy {
        seat: Seat,
    },
    NameAssassin {
        seat: Seat,
    },
    PickSpot {
        seat: Seat,
    },
    Deploy {
        seat: Seat,
    },
    PlaceMarkers {
        seat: Seat,
    },
    MoveNotable {
        seat: Seat,
    },
    /// DS-1493 b: bring somebody out at the start of a turn.
    Ambush {
        seat: Seat,
    },
    Activate {
        seat: Seat,
    },
    SpyOrders {
        seat: Seat,
    },
    Perform {
        seat: Seat,
    },
    React {
        seat: Seat,
        lookout: FigureId,
    },
    /// DS-1493 c, DS-1494: a mover is near a marker.
    Spring {
        seat: Seat,
        marker: u8,
        forced: bool,
    },
    /// What an ambusher just come out does (DS-904).
    SpringReact {
        seat: Seat,
        figure: FigureId,
    },
    Reroll {
        seat: Seat,
        figure: FigureId,
    },
    SecondExchange {
        seat: Seat,
    },
    TurnTarget {
        seat: Seat,
    },
    DodgeMove {
        seat: Seat,
    },
    Patrol {
        seat: Seat,
        searcher: FigureId,
    },
}

impl Question {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Propose {} => &["DS-1305"],
            Self::ChooseRole { .. } => &["DS-1302"],
            Self::NameSpy { .. } => &["DS-1411"],
            Self::NameAssassin { .. } => &["DS-1461"],
            Self::PickSpot { .. } => &["DS-1451"],
            Self::Activate { .. } => &["DS-310"],
            Self::Perform { .. } => &["DS-311"],
            Self::React { .. } => &["DS-907"],
            Self::TurnTarget { .. } => &["DS-617"],
            Self::DodgeMove { .. } => &["DS-712"],
            Self::Patrol { .. } => &["DS-1453"],
            Self::HideLoot { .. }
            | Self::Deploy { .. }
            | Self::PlaceMarkers { .. }
            | Self::MoveNotable { .. }
            | Self::Ambush { .. }
            | Self::SpyOrders { .. }
            | Self::Spring { .. }
            | Self::SpringReact { .. }
            | Self::Reroll { .. }
            | Self::SecondExchange { .. } => &[],
        }
    }
}

impl Question {
    /// Whom it is put to; the proposals go to both sides.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Propose {} => None,
            Self::ChooseRole { seat }
            | Self::HideLoot { seat }
            | Self::NameSpy { seat }
            | Self::NameAssassin { seat }
            | Self::PickSpot { seat }
            | Self::Deploy { seat }
            | Self::PlaceMarkers { seat }
            | Self::MoveNotable { seat }
            | Self::Ambush { seat }
            | Self::Activate { seat }
            | Self::SpyOrders { seat }
            | Self::Perform { seat }
            | Self::React { seat, .. }
            | Self::Spring { seat, .. }
            | Self::SpringReact { seat, .. }
            | Self::Reroll { seat, .. }
            | Self::SecondExchange { seat }
            | Self::TurnTarget { seat }
            | Self::DodgeMove { seat }
            | Self::Patrol { seat, .. } => Some(seat),
        }
    }
}

/// A figure put on the table.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Placement {
    pub fig: FigureId,
    pub at: Point,
    pub face: Facing,
}

/// Every possible answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Activate(Declaration),
    EndTurn {},
    Perform(Deed),
    /// Any deed may begin with putting the load down (DS-1512).
    DropAndPerform(Deed),
    Forgo {},
    React(Reaction),
    Choose(Choice),
    Setup(Setting),
    Resign {},
}

/// DS-310: who acts, and how.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Declaration {
    pub fig: FigureId,
    pub r#do: List<Kind, 2>,
    #[serde(default)]
    pub drop: bool,
    /// DS-1493 a: out of this marker, facing this way.
    #[serde(default)]
    pub marker: Option<u8>,
    #[serde(default)]
    pub face: Option<Facing>,
}

/// How an announced action is performed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// A move or a run.
    Go {
        path: Path,
        face: Facing,
        #[serde(default)]
        exit: bool,
        #[serde(default)]
        from: Option<Point>,
    },
    Jump {
        path: Path,
        jump_index: u8,
        face: Facing,
    },
    Charge {
        path: Path,
        target: Option<FigureId>,
        face: Facing,
        #[serde(default)]
        from: Option<Point>,
    },
    Fly {
        to: Point,
        on: Surface,
        face: Facing,
        #[serde(default)]
        exit: bool,
        #[serde(default)]
        from: Option<Point>,
    },
    Duel {
        target: FigureId,
        face: Facing,
    },
    /// A weapon by its place, thrown or shot.
    Shoot {
        weapon: u8,
        target: FigureId,
        face: Facing,
    },
    HeavyThrow {
        target: FigureId,
        face: Facing,
    },
    Keep {},
    Climb {
        piece: PieceId,
        to: Point,
        on: Surface,
        face: Facing,
    },
    /// A lock picked or a door broken.
    Door {
        door: u8,
        face: Facing,
    },
    Chains {
        npc: FigureId,
        face: Facing,
    },
    PickUp {
        object: u8,
        face: Facing,
    },
    Search {
        spot: u8,
        face: Facing,
    },
    Disengage {
        from: FigureId,
    },
    /// Turning, or going on the lookout.
    Face {
        face: Facing,
    },
}

/// What a lookout does (DS-904).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    Shoot { weapon: u8 },
    Engage { to: Point },
    Strike {},
    Wait {},
}

/// Smaller choices.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    RerollSelf {},
    RerollInspired {},
    KeepRoll {},
    Again {
        target: FigureId,
    },
    Stop {},
    Turn {
        turn: bool,
    },
    Dodge {
        dir: (i32, i32),
    },
    Stay {},
    Patrol {
        fig: FigureId,
        path: Path,
        face: Facing,
    },
    MoveNotable {
        path: Path,
        face: Facing,
    },
    Skip {},
    Orders {
        r#do: List<Kind, 2>,
    },
    /// Out of this marker: on it, or in contact where it would overlap (DS-1494).
    Spring {
        marker: u8,
        fig: FigureId,
        face: Facing,
    },
    Decoy {},
}

/// Answers while a table is set.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Setting {
    Propose { scenario: ScenarioId },
    Role { role: Role },
    Spot { spot: u8 },
    HideLoot { spot: u8 },
    Name { fig: FigureId },
    Deploy { placements: List<Placement, 10>, bearers: List<FigureId, 2> },
    Markers { points: List<Point, 9> },
}
