//! What a jump, a climb and a heavy throw are worth: seldom much, but where they are, nothing else will do.

use super::announcing::{chance, share};
use super::mind::{GOLD, Mind, Price};
use super::thinking::work;
use crate::cards::kinds::{Kind, Test};
use crate::cards::lists::Class;
use crate::geometry::measure::{INCH, Point, len, scale};
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::walk::walk;
use crate::geometry::{PieceId, Surface};
use crate::rules::command::{allowance, usable};
use crate::rules::odds::{self, WHOLE};
use crate::rules::{quality, special};
use crate::table::Figure;

/// How far a listed jump leads.
const LEAP: i32 = 2_900;
/// Faces of the die that says how far a load is thrown.
const FACES: i32 = 6;

/// Over what bars the straight way to the goal: water, a gap, the edge of a roof.
pub(super) fn jump(mind: &Mind<'_>, figure: &Figure) -> Price {
    let Some(goal) = mind.goal(figure).filter(|_| !figure.engaged()) else { return -GOLD };
    let far = len(figure.at(), goal);
    if far < 4 * INCH || !mind.thinking.affords(2 * work::JUDGE) {
        return -GOLD / 10;
    }
    let board = mind.board;
    let (body, others, walker) = (board.body(figure), board.others(figure), board.walker(figure));
    let scene = board.scene(&others);
    let landing: Point = figure.at().plus(scale(figure.at().to(goal), LEAP));
    let barred = walk(scene, &body, landing).is_err();
    let path = [Waypoint::Step { to: landing, on: Surface::Ground }];
    let reach = allowance(board, figure, Kind::Jump, 0);
    let lands = judge(scene, &body, &walker, &path, Gait::Jump { at: 0 }, reach).is_ok();
    let errand = mind.errand(figure).is_some();
    let inch = if errand { GOLD / 4 } else { GOLD / 6 };
    if barred && lands { chance(mind, figure, Test::Jump, LEAP * inch / INCH) } else { -GOLD / 10 }
}

/// Up to where one shoots from, or to somebody up there; down again when there is nothing left to do.
pub(super) fn climb(mind: &Mind<'_>, figure: &Figure) -> Price {
    let board = mind.board;
    let goal = mind.goal(figure).filter(|_| !figure.engaged());
    let Some(goal) = goal else { return -GOLD };
    let far = len(figure.at(), goal);
    if let Surface::Top(top) = figure.stand.on {
        let below = !board.terrain().piece(top).area().is_some_and(|area| area.contains(goal));
        let idle = below && (far > 6 * INCH || usable(board, figure, Class::Shot).is_empty());
        return if idle { chance(mind, figure, Test::Climb, GOLD) } else { -GOLD / 4 };
    }
    let prey = mind.prey(figure);
    let up = (0..board.terrain().pieces.len()).map(|at| PieceId(at as u8)).any(|piece| {
        let area = board.terrain().piece(piece).area();
        let there = prey.is_some_and(|prey| prey.stand.on == Surface::Top(piece));
        let shoots = !usable(board, figure, Class::Shot).is_empty() && far < 9 * INCH;
        area.is_some()
            && (there || shoots)
            && mind.thinking.affords(work::SIGHT)
            && special::in_climbing_reach(board, figure, piece)
    });
    if up && mind.errand(figure).is_none() {
        chance(mind, figure, Test::Climb, GOLD)
    } else {
        -GOLD / 4
    }
}

/// The best throw of what it carries, over all its die could show.
pub(super) fn heavy_throw(mind: &Mind<'_>, figure: &Figure) -> Price {
    let carries = figure
        .load
        .is_some_and(|load| mind.board.public.things[usize::from(load)].kind.is_throwable());
    if carries { throw(mind, figure) } else { -GOLD }
}

/// Taking up a keg or a stone and throwing it at once.
pub(super) fn pick_up_and_throw(mind: &Mind<'_>, figure: &Figure) -> Price {
    let things = 0..mind.board.public.things.len() as u8;
    let found = things.into_iter().any(|thing| {
        mind.board.public.things[usize::from(thing)].kind.is_throwable()
            && special::may_pick_up(mind.board, figure, thing).is_ok()
    });
    if found { chance(mind, figure, Test::PickUp, throw(mind, figure)) } else { -GOLD }
}

fn throw(mind: &Mind<'_>, figure: &Figure) -> Price {
    if figure.engaged() {
        return -GOLD;
    }
    let near = mind.enemies().filter_map(|enemy| {
        let far = (len(figure.at(), enemy.at()) + INCH - 1) / INCH;
        let likely = FACES + 1 - far.max(1);
        let seen = likely > 0
            && figure.facing.has_in_front(figure.at(), enemy.at())
            && mind.thinking.affords(work::SIGHT)
            && quality::sight(mind.board, figure, enemy).seen();
        if seen { Some(hit(mind, figure, enemy)? * likely / FACES) } else { None }
    });
    near.max().unwrap_or(-GOLD)
}

/// DS-710, DS-711: what a throw at an enemy is worth once the die reaches: its test, and no dodge.
pub(super) fn hit(mind: &Mind<'_>, figure: &Figure, enemy: &Figure) -> Option<Price> {
    if mind.spares(figure, enemy) {
        return None;
    }
    let struck = WHOLE - odds::of_test(mind.board, enemy, Test::HeavyDodge);
    Some(chance(mind, figure, Test::HeavyThrow, share(struck, mind.wound(enemy))))
}
