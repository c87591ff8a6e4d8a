//! The movement that an answer means: who goes, from where, over which way-points, and how far.

use crate::cards::kinds::Kind;
use crate::geometry::path::{Gait, Waypoint};
use crate::geometry::{Facing, Point};
use crate::rules::{command, npcs, perform};
use crate::table::flow::{Choice, Deed};
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Action, FigureId, Question};

/// A movement that somebody composes.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) figure: FigureId,
    pub(super) path: Path,
    pub(super) gait: Gait,
    pub(super) allowance: i32,
    pub(super) face: Facing,
    pub(super) from: Option<Point>,
    /// Whom a charge is aimed at.
    pub(super) target: Option<FigureId>,
    pub(super) flies: bool,
    /// DS-1512: whether the load is put down first.
    pub(super) drops: bool,
}

impl Plan {
    /// The movement an answer to this question means, if it means one.
    pub(super) fn of(board: Board<'_>, question: Question, action: &Action) -> Option<Self> {
        match (question, action) {
            (Question::Perform { .. }, Action::Perform(deed)) => {
                Self::performed(board, deed, false)
            }
            (Question::Perform { .. }, Action::DropAndPerform(deed)) => {
                Self::performed(board, deed, true)
            }
            (Question::MoveNotable { .. }, Action::Choose(Choice::MoveNotable { path, face })) => {
                Self::walked(board, npcs::notable(board)?.id, *path, *face)
            }
            (Question::Patrol { .. }, Action::Choose(Choice::Patrol { fig, path, face })) => {
                Self::walked(board, *fig, *path, *face)
            }
            _ => None,
        }
    }

    /// DS-1453, DS-1462: a free walk by the rules of move.
    fn walked(board: Board<'_>, id: FigureId, path: Path, face: Facing) -> Option<Self> {
        let figure = board.public.find(id).filter(|figure| figure.stands())?;
        let allowance = command::allowance(board, figure, Kind::Move, 0);
        let (gait, from, target) = (Gait::Walk, None, None);
        Some(Self {
            figure: id,
            path,
            gait,
            allowance,
            face,
            from,
            target,
            flies: false,
            drops: false,
        })
    }

    fn performed(board: Board<'_>, deed: &Deed, drops: bool) -> Option<Self> {
        let acting = board.public.acting?;
        let kind = perform::present(&acting).filter(|kind| perform::fits(*kind, deed))?;
        let figure = board.public.find(acting.figure)?;
        let gait = kind.gait();
        let plan = Self {
            figure: figure.id,
            path: Path::new(),
            gait,
            allowance: command::allowance(board, figure, kind, acting.die),
            face: Facing::NORTH,
            from: None,
            target: None,
            flies: false,
            drops,
        };
        match *deed {
            Deed::Go { path, face, from, .. } => Some(Self { path, face, from, ..plan }),
            Deed::Jump { path, jump_index, face } => {
                let gait = Gait::Jump { at: usize::from(jump_index) };
                Some(Self { path, face, gait, ..plan })
            }
            Deed::Charge { path, target, face, from } => {
                Some(Self { path, face, from, target, gait: Gait::Run, ..plan })
            }
            Deed::Fly { to, on, face, from, .. } => {
                let path = [Waypoint::Step { to, on }].into_iter().collect();
                Some(Self { path, face, from, flies: true, ..plan })
            }
            Deed::Duel { .. } | Deed::Shoot { .. } | Deed::HeavyThrow { .. } | Deed::Keep {} => {
                None
            }
            Deed::Climb { .. } | Deed::Door { .. } | Deed::Chains { .. } | Deed::PickUp { .. } => {
                None
            }
            Deed::Search { .. } | Deed::Disengage { .. } | Deed::Face { .. } => None,
        }
    }
}
