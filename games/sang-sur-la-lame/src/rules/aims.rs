//! Points worth going to (DS-1610 b, c, e): a pole's length from an enemy, where one can shoot from, and behind cover.

use super::command::{self, usable};
use super::{special, targets};
use crate::cards::lists::Class;
use crate::geometry::measure::{Point, STEP, scale, squared, within};
use crate::geometry::place::spot;
use crate::geometry::sight::look;
use crate::geometry::terrain::Sight;
use crate::geometry::{Body, Stand};
use crate::table::Figure;
use crate::table::scene::Board;

/// DS-1610 b: a little less than the reach of a pole, between base edges.
const POLE: i32 = 900;
/// How far behind the corner of a piece one stands.
const BEHIND: i32 = 750;
/// How many enemies are looked at for shots and for cover.
const NEAR: usize = 3;
/// How many points of a kind are worth a path.
const MOST: usize = 16;

/// DS-1610 b: all round an enemy, at the end of a reach weapon; none without one.
pub(super) fn pole_points(
    board: Board<'_>,
    figure: &Figure,
    own: &Body,
    enemy: &Body,
    sides: &[(i32, i32)],
) -> Vec<Point> {
    if !targets::has_reach(board, figure) {
        return Vec::new();
    }
    let far = own.radius + enemy.radius + POLE;
    sides.iter().map(|side| enemy.at().plus(scale(*side, far))).collect()
}

/// The ranges of the weapons that still have ammunition, the shortest first.
fn ranges(board: Board<'_>, figure: &Figure) -> Vec<i32> {
    let places =
        [Class::Thrown, Class::Shot].into_iter().flat_map(|class| usable(board, figure, class));
    let mut ranges: Vec<i32> = places
        .filter_map(|place| command::weapon(board, figure, place))
        .map(|weapon| weapon.range)
        .collect();
    ranges.sort_unstable();
    ranges.dedup();
    ranges
}

/// DS-1610 c: where an enemy is in range and in sight, those in cover from the nearest enemy shooter first; each with the
/// enemy to look at.
pub(super) fn firing_points(
    board: Board<'_>,
    figure: &Figure,
    own: &Body,
    allowance: i32,
    near: &[Figure],
) -> Vec<(Point, Point)> {
    let others = board.others(figure);
    let scene = board.scene(&others);
    let shooter = near.iter().find(|enemy| !ranges(board, enemy).is_empty());
    let mut found: Vec<(bool, i64, Point, Point)> = Vec::new();
    for range in ranges(board, figure) {
        for enemy in near.iter().take(NEAR) {
            let body = board.body(enemy);
            for far in [range - 100, range / 2] {
                for direction in special::DIRECTIONS {
                    let goal = enemy.at().plus(scale(direction, far));
                    let there = Stand { at: goal, on: own.stand.on };
                    if !within(own.at(), goal, allowance)
                        || !goal.on_table()
                        || spot(board.terrain(), there, own.radius).is_err()
                    {
                        continue;
                    }
                    let mine = own.moved(board.terrain(), there);
                    if !look(scene, &mine, &body).seen() {
                        continue;
                    }
                    let bare =
                        shooter.is_some_and(|one| !look(scene, &board.body(one), &mine).covered());
                    found.push((bare, squared(own.at(), goal), goal, enemy.at()));
                }
            }
        }
    }
    found.sort_unstable();
    found.into_iter().take(MOST).map(|(_, _, goal, aim)| (goal, aim)).collect()
}

/// DS-1610 e: just behind what gives cover, as the nearest enemies see it, the nearest first.
pub(super) fn hiding_points(
    board: Board<'_>,
    figure: &Figure,
    own: &Body,
    allowance: i32,
    near: &[Figure],
) -> Vec<Point> {
    let others = board.others(figure);
    let scene = board.scene(&others);
    let pieces = board.terrain().pieces.iter().filter(|piece| piece.sight != Sight::Clear);
    let corners: Vec<Point> = pieces
        .flat_map(|piece| piece.outline().flat_map(|(a, b)| [a, b]))
        .filter(|corner| within(own.at(), *corner, allowance))
        .collect();
    let mut found: Vec<(i64, Point)> = Vec::new();
    for enemy in near.iter().take(NEAR) {
        let eyes = board.body(enemy);
        for corner in &corners {
            let goal = corner.plus(scale(enemy.at().to(*corner), BEHIND));
            let there = Stand { at: goal, on: own.stand.on };
            if !within(own.at(), goal, allowance)
                || !goal.on_table()
                || found.iter().any(|(_, other)| within(*other, goal, STEP))
                || spot(board.terrain(), there, own.radius).is_err()
            {
                continue;
            }
            if look(scene, &eyes, &own.moved(board.terrain(), there)).covered() {
                found.push((squared(own.at(), goal), goal));
            }
        }
    }
    found.sort_unstable();
    found.into_iter().take(MOST).map(|(_, goal)| goal).collect()
}
