//! What each side is after, and what its purses hold.

use kernel::{Seat, Seats, View};
use serde::Serialize;
use ts_rs::TS;

use crate::SangSurLaLame;
use crate::cards::scenario::Objective;
use crate::cards::{Npc, Role};
use crate::rules::{declare, ending, turn};
use crate::shown::facts::key;
use crate::table::scene::Board;
use crate::table::{Figure, FigureId, Status};

/// A side: its seats, its part, what it is after.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Side {
    pub seats: Seats,
    pub role: Role,
    pub objectives: Vec<Aim>,
}

/// An objective, and whether it is met as things stand; nothing if the viewer cannot tell.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aim {
    pub kind: AimKind,
    pub met: Option<bool>,
    /// The zone or points it is about.
    pub at: Vec<String>,
}

/// What a side is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AimKind {
    DeliverLoad,
    StealLoad,
    Prevent,
    KillRank,
    FindLoot,
    KillNpc,
    NpcAlive,
    FreeNpc,
    DeliverNpc,
    HoldPoints,
    Annihilate,
}

/// DS-303…305: a purse, and how much of it is spent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Purse {
    pub seat: Seat,
    pub left: u8,
    pub full: u8,
    /// DS-308: figures that could still be activated this turn.
    pub waiting: Vec<FigureId>,
}

/// The assassin, as far as the viewer knows him.
pub(crate) fn known_assassin(view: &View<SangSurLaLame>) -> Option<FigureId> {
    view.own.assassin.or(view.public.revealed_assassin)
}

pub(super) fn sides(view: &View<SangSurLaLame>, board: Board<'_>) -> Vec<Side> {
    let assassin = known_assassin(view);
    let side = |side: u8| {
        let role = board.public.roles[board.given.speaker(side)];
        let all = board.given.scenario(board.public.scenario).objectives(role);
        let aim = |objective: &Objective| {
            let (kind, at) = described(objective);
            Aim { kind, met: ending::is_met(board, assassin, side, objective), at }
        };
        Side { seats: board.given.seats_of(side), role, objectives: all.iter().map(aim).collect() }
    };
    (0..board.given.side_count).map(side).collect()
}

fn described(objective: &Objective) -> (AimKind, Vec<String>) {
    match objective {
        Objective::DeliverLoad { zone, .. } => (AimKind::DeliverLoad, vec![zone.clone()]),
        Objective::StealLoad { zone, .. } => (AimKind::StealLoad, vec![zone.clone()]),
        Objective::Prevent { of } => (AimKind::Prevent, vec![key(of)]),
        Objective::KillRank { .. } => (AimKind::KillRank, Vec::new()),
        Objective::FindLoot {} => (AimKind::FindLoot, Vec::new()),
        Objective::KillNpc { .. } => (AimKind::KillNpc, Vec::new()),
        Objective::NpcAlive { .. } => (AimKind::NpcAlive, Vec::new()),
        Objective::FreeNpc { .. } => (AimKind::FreeNpc, Vec::new()),
        Objective::DeliverNpc { zone, .. } => (AimKind::DeliverNpc, vec![zone.clone()]),
        Objective::HoldPoints { points, .. } => (AimKind::HoldPoints, points.clone()),
        Objective::Annihilate {} => (AimKind::Annihilate, Vec::new()),
    }
}

pub(super) fn purse(board: Board<'_>, seat: Seat) -> Purse {
    let mine = |one: &&Figure| one.owner == Some(seat) && !one.activated && one.lives();
    let could = |one: &&Figure| {
        one.npc != Some(Npc::Notable) && matches!(one.status, Status::Standing | Status::Hidden)
            || one.status == Status::Reserve
                && board.public.turn > 0
                && declare::may_enter(board, one)
    };
    let waiting = board.public.figures.iter().filter(mine).filter(could).map(|one| one.id);
    Purse {
        seat,
        left: board.public.purses[seat],
        full: turn::purse(board, seat),
        waiting: waiting.collect(),
    }
}
