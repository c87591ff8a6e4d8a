//! What can be seen to happen.

use kernel::{List, PerSeat, Roll, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::ids::FigureId;
use super::public::{Fight, Level};
use crate::cards::kinds::{Kind, Object, Test, Why};
use crate::cards::{Role, ScenarioId, TableId};
use crate::geometry::{Door, Facing, Stand};

/// What can be seen to happen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    Table(TableEvent),
    Turn(TurnEvent),
    Space(SpaceEvent),
    Blood(BloodEvent),
}

/// Setting a table, and its end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TableEvent {
    Drawn { dice: [u8; 2], scenario: ScenarioId },
    Proposed { first: ScenarioId, second: ScenarioId },
    RoleDice { dice: [u8; 2] },
    Chosen { seat: Seat, role: Role },
    Laid { scenario: ScenarioId, table: TableId },
    RollOff { totals: PerSeat<u8, 6> },
    SecretNamed { seat: Seat },
    TookSpot { seat: Seat, spot: u8 },
    Deployed { seat: Seat, figures: u8, reserves: u8 },
    Hid { seat: Seat, markers: u8 },
    Resigned { seat: Seat },
    Ended { levels: PerSeat<Level, 6> },
    WasSpy { figure: FigureId },
    WasAssassin { figure: FigureId },
    LootWas { spot: u8 },
}

/// The course of a turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TurnEvent {
    Began {
        turn: u8,
    },
    Arrival {
        die: Option<u8>,
        arrived: bool,
    },
    Initiative {
        totals: PerSeat<u8, 6>,
        first: Seat,
    },
    Activated {
        seat: Seat,
        figure: FigureId,
        kinds: List<Kind, 2>,
        gold: u8,
    },
    Stopped {
        seat: Seat,
    },
    Die {
        figure: FigureId,
        #[serde(rename = "action")]
        kind: Kind,
        face: u8,
    },
    Forwent {
        figure: FigureId,
        #[serde(rename = "action")]
        kind: Kind,
    },
    Tested {
        figure: FigureId,
        test: Test,
        roll: Roll<Why>,
        passed: bool,
    },
    RolledAgain {
        figure: FigureId,
    },
    OnLookout {
        figure: FigureId,
    },
    SpyRevealed {
        figure: FigureId,
        seat: Seat,
    },
}

/// Things that move.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum SpaceEvent {
    Moved { figure: FigureId, from: Stand, to: Stand },
    Stopped { figure: FigureId, at: Stand },
    Displaced { figure: FigureId, to: Stand },
    Turned { figure: FigureId, face: Facing },
    Entered { figure: FigureId, at: Stand },
    Left { figure: FigureId },
    Door { piece: u8, state: Door },
    Dropped { figure: FigureId, object: Object },
    PickedUp { figure: FigureId, object: Object },
    Destroyed { object: Object },
    SpotOpened { spot: u8, loot: bool },
    Sprang { figure: FigureId, marker: u8 },
    Decoy { marker: u8 },
    Freed { npc: FigureId, by: FigureId },
}

/// Fights and wounds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum BloodEvent {
    Attacks { attacker: FigureId, target: FigureId, ranged: bool },
    Rolled { fight: Fight },
    Engaged { lookout: FigureId, mover: FigureId },
    Waits { lookout: FigureId },
    OutOfAmmunition { figure: FigureId, weapon: u8 },
    Unhurt { figure: FigureId },
    Wounded { figure: FigureId },
    LostMembers { figure: FigureId, members: u8, left: u8 },
    Died { figure: FigureId },
}
