//! What a way of performing an announced action is worth: where a path ends and what could be done there, whom an attack
//! hits.

use super::announcing::plan;
use super::mind::{GOLD, Mind, OBJECTIVE, Price};
use super::seldom;
use super::thinking::work;
use crate::cards::kinds::{Kind, Test};
use crate::geometry::measure::{INCH, len, scale};
use crate::geometry::route::route;
use crate::geometry::walk::samples;
use crate::geometry::{Facing, Point, Stand, Surface};
use crate::rules::{command, odds, perform};
use crate::table::flow::Deed;
use crate::table::public::Acting;
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Figure, FigureId, Public, Status};

/// How long a way is looked for to the goal.
const LONGEST_WAY: i32 = 60 * INCH;

/// The action under way, and where it had best lead: worked out once for all its options.
pub(super) struct Task {
    acting: Acting,
    figure: Figure,
    kind: Kind,
    /// The point within reach on the way to the goal.
    steer: Option<Point>,
}

impl Task {
    pub(super) fn new(mind: &Mind<'_>) -> Option<Self> {
        let acting = mind.board.public.acting?;
        let kind = perform::present(&acting)?;
        let figure = *mind.board.public.find(acting.figure)?;
        Some(Self { acting, figure, kind, steer: steer(mind, &figure, kind, acting.die) })
    }
}

/// As far as the action goes on the way to where the figure should be.
fn steer(mind: &Mind<'_>, figure: &Figure, kind: Kind, die: u8) -> Option<Point> {
    let goal = mind.goal(figure)?;
    if kind == Kind::Jump {
        return Some(goal);
    }
    if figure.status != Status::Standing || figure.stand.on != Surface::Ground {
        return Some(goal);
    }
    let board = mind.board;
    let (body, others, walker) = (board.body(figure), board.others(figure), board.walker(figure));
    let near = goal.plus(scale(goal.to(figure.at()), 3 * body.radius));
    let corners = &board.table().corners;
    let find = |to: Point| {
        let scene = board.scene(&others);
        let time = mind.thinking.affords(work::ROUTE);
        time.then(|| route(scene, &body, (&walker, kind.gait()), to, corners, LONGEST_WAY))
            .flatten()
    };
    let Some(way) = find(goal).or_else(|| find(near)) else { return Some(goal) };
    let mut left = command::allowance(board, figure, kind, die);
    let mut here = figure.at();
    for point in way.into_iter().map(crate::geometry::path::Waypoint::to) {
        let far = len(here, point);
        if far > left {
            let reached = samples(here, point).take_while(|at| len(here, *at) <= left).last();
            return Some(reached.unwrap_or(here));
        }
        (left, here) = (left - far, point);
    }
    Some(here)
}

/// What a deed is worth.
pub(super) fn deed(mind: &Mind<'_>, task: &Task, deed: &Deed) -> Price {
    let board = mind.board;
    let own = &task.figure;
    match deed {
        Deed::Go { path, face, exit, from } => {
            let end = path.last().map_or(from.unwrap_or(own.at()), |last| last.to());
            let mut price = arrival(mind, task, stand(own, path, end), *face);
            if *exit {
                price += if mind.bears_the_load(own) { 4 * OBJECTIVE } else { -4 * OBJECTIVE };
            }
            price
        }
        Deed::Jump { path, face, .. } => {
            let end = path.last().map_or(own.at(), |last| last.to());
            arrival(mind, task, stand(own, path, end), *face) - GOLD / 4
        }
        Deed::Fly { to, on, face, exit, .. } => {
            let price = arrival(mind, task, Stand { at: *to, on: *on }, *face);
            if *exit && !mind.bears_the_load(own) { price - 4 * OBJECTIVE } else { price }
        }
        Deed::Charge { path, target, face, .. } => {
            let end = path.last().map_or(own.at(), |last| last.to());
            match target {
                Some(target) => {
                    let there = Figure { stand: stand(own, path, end), facing: *face, ..*own };
                    let odds = odds::of_charge(board, own, there, *target);
                    2 * GOLD + mind.fight(&odds, own, board.figure(*target))
                }
                None => arrival(mind, task, stand(own, path, end), *face) - GOLD,
            }
        }
        Deed::Duel { target, .. } => fight(mind, own, odds::of_duel(board, own, *target), *target),
        Deed::Shoot { weapon, target, .. } => {
            fight(mind, own, Some(odds::of_shot(board, own, *weapon, *target)), *target)
        }
        Deed::HeavyThrow { target, .. } => {
            seldom::hit(mind, own, board.figure(*target)).unwrap_or(-GOLD)
        }
        Deed::Keep {} => 0,
        Deed::Climb { to, on, .. } => {
            arrival(mind, task, Stand { at: *to, on: *on }, own.facing).max(-GOLD / 4)
        }
        Deed::Door { .. } => GOLD / 10,
        Deed::Chains { .. } => 2 * OBJECTIVE,
        Deed::PickUp { object, .. } => {
            let load = board.public.things.get(usize::from(*object));
            if load.is_some_and(|load| !load.kind.is_throwable()) { OBJECTIVE } else { -GOLD / 4 }
        }
        Deed::Search { .. } => OBJECTIVE,
        Deed::Disengage { .. } => {
            GOLD / 2 + (odds::of_test(board, own, Test::Disengage) / 1_000) as Price
        }
        Deed::Face { face } => facing(mind, own, *face),
    }
}

fn stand(own: &Figure, path: &Path, end: Point) -> Stand {
    let on = match path.last() {
        Some(crate::geometry::path::Waypoint::Step { on, .. }) => *on,
        Some(_) | None => own.stand.on,
    };
    Stand { at: end, on }
}

fn fight(mind: &Mind<'_>, own: &Figure, odds: Option<odds::Odds>, target: FigureId) -> Price {
    odds.map_or(-GOLD, |odds| mind.fight(&odds, own, mind.board.figure(target)))
}

/// Where a movement ends: how near to where it should, and what the next action could do there.
fn arrival(mind: &Mind<'_>, task: &Task, at: Stand, face: Facing) -> Price {
    let off = task.steer.map_or(0, |steer| len(at.at, steer));
    let inch = if mind.errand(&task.figure).is_some() { GOLD / 4 } else { GOLD / 8 };
    let mut price = -(off * inch / INCH);
    let mut public: Public = *mind.board.public;
    *public.figure_mut(task.figure.id) =
        Figure { stand: at, facing: face, status: Status::Standing, ..task.figure };
    let board = Board::new(mind.board.given, &public);
    let there = Mind { board, ..*mind };
    let own = public.figure(task.figure.id);
    let next = task.acting.kinds.get(usize::from(task.acting.next) + 1).copied();
    let moves_on = matches!(next, Some(Kind::Move | Kind::Run | Kind::Fly));
    if let Some(kind) = next.filter(|_| !moves_on) {
        price += plan(&there, own, &[kind]) * 2;
    }
    if mind.may_wait(&task.figure) {
        price -= there.exposed(own) * GOLD;
    }
    let met = there.enemies().find(|enemy| board.touch(own, enemy));
    if let Some(enemy) = met {
        let odds = odds::of_duel(board, own, enemy.id).unwrap_or_default();
        let pins = there.could_pin(own, enemy);
        let value = if pins { 2 * GOLD } else { there.fight(&odds, own, enemy) };
        // A bearer should not be caught; others may as well begin the fight.
        price += if mind.bears_the_load(own) { -2 * GOLD } else { value / 2 };
        if matches!(next, Some(Kind::Charge | Kind::Shoot | Kind::Throw | Kind::Move)) {
            price -= GOLD;
        }
    }
    if task.kind == Kind::Move && next.is_none() {
        price += facing(&there, own, face) / 4;
    }
    price
}

/// Looking at the nearest enemy.
fn facing(mind: &Mind<'_>, own: &Figure, face: Facing) -> Price {
    let near = mind.enemies().min_by_key(|enemy| (len(own.at(), enemy.at()), enemy.id));
    let Some(near) = near else { return 0 };
    let (x, y) = scale(own.at().to(near.at()), 100);
    let (fx, fy) = scale(face.vector(), 100);
    (x * fx + y * fy) / 200
}
