//! A figure as it stands: place, wounds, markers.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ids::FigureId;
use crate::cards::Npc;
use crate::geometry::{Facing, Point, Stand};

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Off the table, waiting to enter (DS-413).
    #[default]
    Reserve,
    /// Off the table, under no marker in particular (DS-1491).
    Hidden,
    /// On the table and alive.
    Standing,
    /// Dead, lying as a marker until the next turn (DS-302).
    Fallen,
    /// Dead and removed.
    Removed,
    /// Left the table alive (DS-412).
    Left,
}

/// A figure, a unit or an NPC.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Figure {
    pub id: FigureId,
    /// Who plays it; nobody for neutral NPCs.
    pub owner: Option<Seat>,
    pub npc: Option<Npc>,
    pub status: Status,
    pub stand: Stand,
    pub facing: Facing,
    /// DS-801: the wound marker.
    pub wounded: bool,
    /// DS-1001: how many of a unit are left; 1 for a single figure.
    pub members: u8,
    pub activated: bool,
    /// DS-310: the gold paid for its activation this turn.
    #[serde(default)]
    pub gold: u8,
    /// DS-901: on the lookout.
    pub lookout: bool,
    /// The load it bears, by its place among the objects.
    pub load: Option<u8>,
    /// DS-706: which of its weapons are out of ammunition, one bit each.
    pub spent: u8,
    /// DS-821: has rolled again this turn by its own luck.
    pub lucky: bool,
    /// DS-822: has rolled again this turn by example.
    pub inspired: bool,
    /// DS-1495: came out of a marker and has not attacked yet.
    pub surprise: bool,
    /// DS-1412: a spy who has changed sides.
    pub turncoat: bool,
    /// DS-1412: was activated when a spy would have been revealed.
    pub cleared: bool,
    /// DS-620: the single figure of its duel, which may be itself.
    pub duel: Option<FigureId>,
}

impl Figure {
    /// Its centre.
    #[must_use]
    pub const fn at(&self) -> Point {
        self.stand.at
    }

    /// Whether it is on the table and alive.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.status == Status::Standing
    }

    /// Whether it is dead.
    #[must_use]
    pub const fn is_dead(&self) -> bool {
        matches!(self.status, Status::Fallen | Status::Removed)
    }

    /// Whether it lives, wherever it is.
    #[must_use]
    pub const fn lives(&self) -> bool {
        !self.is_dead()
    }

    /// DS-601: whether it is in a duel.
    #[must_use]
    pub const fn engaged(&self) -> bool {
        self.duel.is_some()
    }

    /// Whether one of its weapons, by its place, is out of ammunition.
    #[must_use]
    pub const fn is_spent(&self, weapon: usize) -> bool {
        self.spent >> weapon & 1 == 1
    }
}
