//! Short names for figures, answers and deeds.

use kernel::Seat;
use sang_sur_la_lame::cards::Kind;
use sang_sur_la_lame::geometry::path::Waypoint;
use sang_sur_la_lame::geometry::{Facing, Point, Stand, Surface};
use sang_sur_la_lame::table::flow::{Choice, Declaration, Deed, Reaction};
use sang_sur_la_lame::table::secrets::Path;
use sang_sur_la_lame::table::{Action, FigureId};

pub(crate) const NORTH: (i32, i32) = (0, 1);
pub(crate) const SOUTH: (i32, i32) = (0, -1);
pub(crate) const EAST: (i32, i32) = (1, 0);
pub(crate) const WEST: (i32, i32) = (-1, 0);

pub(crate) const fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A figure of seat 0, counted from 1 in the order in which the test put them down.
pub(crate) const fn a(number: u8) -> FigureId {
    FigureId::member(seat(0), number - 1)
}

/// A figure of seat 1.
pub(crate) const fn b(number: u8) -> FigureId {
    FigureId::member(seat(1), number - 1)
}

/// A figure of seat 2.
pub(crate) const fn c(number: u8) -> FigureId {
    FigureId::member(seat(2), number - 1)
}

/// An NPC, counted from 1.
pub(crate) const fn n(number: u8) -> FigureId {
    FigureId::npc(number - 1)
}

pub(crate) const fn face(to: (i32, i32)) -> Facing {
    Facing::new(to.0, to.1)
}

pub(crate) const fn ground(at: (i32, i32)) -> Stand {
    Stand::ground(Point::new(at.0, at.1))
}

/// Way-points that are walked to.
pub(crate) fn path(points: &[(i32, i32)]) -> Path {
    points.iter().map(|point| Waypoint::Walk((*point).into())).collect()
}

/// A step over a gap, or a jump.
pub(crate) fn step(to: (i32, i32), on: Surface) -> Waypoint {
    Waypoint::Step { to: to.into(), on }
}

/// A move or a run along points, facing this way at the end.
pub(crate) fn go(points: &[(i32, i32)], to: (i32, i32)) -> Deed {
    go_along(path(points), to)
}

pub(crate) fn go_along(path: Path, to: (i32, i32)) -> Deed {
    Deed::Go { path, face: face(to), exit: false, from: None }
}

/// The same, off the table at the end.
pub(crate) fn leave(points: &[(i32, i32)], to: (i32, i32)) -> Deed {
    Deed::Go { path: path(points), face: face(to), exit: true, from: None }
}

/// Onto the table at a point of the entry zone, and on.
pub(crate) fn enter(from: (i32, i32), points: &[(i32, i32)], to: (i32, i32)) -> Deed {
    Deed::Go { path: path(points), face: face(to), exit: false, from: Some(from.into()) }
}

pub(crate) fn charge(points: &[(i32, i32)], target: Option<FigureId>, to: (i32, i32)) -> Deed {
    Deed::Charge { path: path(points), target, face: face(to), from: None }
}

pub(crate) fn jump(ways: &[Waypoint], jump_index: u8, to: (i32, i32)) -> Deed {
    Deed::Jump { path: ways.iter().copied().collect(), jump_index, face: face(to) }
}

pub(crate) fn fly(to: (i32, i32), on: Surface) -> Deed {
    Deed::Fly { to: to.into(), on, face: face(NORTH), exit: false, from: None }
}

pub(crate) const fn duel(target: FigureId, to: (i32, i32)) -> Deed {
    Deed::Duel { target, face: face(to) }
}

/// A weapon by its place, thrown or shot.
pub(crate) const fn shoot(weapon: u8, target: FigureId, to: (i32, i32)) -> Deed {
    Deed::Shoot { weapon, target, face: face(to) }
}

pub(crate) const fn heavy_throw(target: FigureId, to: (i32, i32)) -> Deed {
    Deed::HeavyThrow { target, face: face(to) }
}

pub(crate) const fn disengage(from: FigureId) -> Deed {
    Deed::Disengage { from }
}

/// Turning, or going on the lookout.
pub(crate) const fn turn(to: (i32, i32)) -> Deed {
    Deed::Face { face: face(to) }
}

pub(crate) fn activate(fig: FigureId, kinds: &[Kind]) -> Action {
    let r#do = kinds.iter().copied().collect();
    Action::Activate(Declaration { fig, r#do, ..Declaration::default() })
}

pub(crate) const END_TURN: Action = Action::EndTurn {};
pub(crate) const FORGO: Action = Action::Forgo {};
pub(crate) const WAIT: Action = Action::React(Reaction::Wait {});
pub(crate) const STRIKE: Action = Action::React(Reaction::Strike {});
pub(crate) const KEEP_ROLL: Action = Action::Choose(Choice::KeepRoll {});
pub(crate) const REROLL: Action = Action::Choose(Choice::RerollSelf {});
pub(crate) const REROLL_INSPIRED: Action = Action::Choose(Choice::RerollInspired {});
pub(crate) const NO_MORE: Action = Action::Choose(Choice::Stop {});

pub(crate) const fn shot(weapon: u8) -> Action {
    Action::React(Reaction::Shoot { weapon })
}

pub(crate) fn engage(to: (i32, i32)) -> Action {
    Action::React(Reaction::Engage { to: to.into() })
}

pub(crate) const fn again(target: FigureId) -> Action {
    Action::Choose(Choice::Again { target })
}
