//! Where one more straight walk may lead (DS-220…230), as an outline that pages draw. Whether a point may be gone to is
//! said by [`path`](super::path); this only asks it, direction by direction.

use super::measure::{Point, TABLE_SIDE, scale};
use super::path::{Way, Waypoint};
use super::place::Barred;

/// Half the side of the square ring that directions are taken from: eight times as many directions.
const HALF: i32 = 8;
/// How exact the outline is along each direction.
const EXACT: i32 = 30;
/// Between two directions whose ends are this unequally far, one more is looked at,
const UNEVEN: i32 = 350;
/// and so on, so many times.
const DEEPEST: u8 = 3;
/// How long directions are kept, so that the one between two is as exact as they are.
const LONG: i32 = 10_000;

/// A direction, and how far it leads.
type Ray = ((i32, i32), i32);

/// The directions of the ring, once round.
fn ring() -> impl Iterator<Item = (i32, i32)> {
    let side = -HALF..HALF;
    let north = side.clone().map(|k| (k, HALF));
    let east = side.clone().map(|k| (HALF, -k));
    let south = side.clone().map(|k| (-k, -HALF));
    let west = side.map(|k| (-HALF, k));
    north.chain(east).chain(south).chain(west).map(|way| scale(way, LONG))
}

/// The outline of all points that a path may end at with one more straight walk, for so much in all. Everything between
/// it and the present end may be walked to, single points on lines of terrain aside. Empty if there is nothing left.
#[must_use]
pub fn outline(way: &Way<'_>, allowance: i32) -> Vec<Point> {
    let left = allowance - way.spent();
    if left <= 0 {
        return Vec::new();
    }
    let rays: Vec<Ray> =
        ring().map(|toward| (toward, farthest(way, toward, left, allowance))).collect();
    if rays.iter().all(|(_, far)| *far == 0) {
        return Vec::new();
    }
    let mut all = Vec::with_capacity(rays.len() * 2);
    for (place, ray) in rays.iter().enumerate() {
        all.push(*ray);
        between(way, *ray, rays[(place + 1) % rays.len()], (left, allowance), DEEPEST, &mut all);
    }
    let from = way.here().at();
    stepped(&all).map(|(toward, far)| from.plus(scale(toward, far))).collect()
}

/// Where the outline jumps it does so along the direction that leads farther, and not across what stands beside it.
fn stepped(all: &[Ray]) -> impl Iterator<Item = Ray> {
    (0..all.len()).flat_map(|place| {
        let (one, two) = (all[place], all[(place + 1) % all.len()]);
        let farther = if one.1 > two.1 { one.0 } else { two.0 };
        let corner = (farther, one.1.min(two.1));
        let jumps = (one.1 - two.1).abs() > UNEVEN;
        [Some(one), jumps.then_some(corner)].into_iter().flatten()
    })
}

/// Looks between two directions where the outline jumps, or would cut through a base that stands there (DS-209).
fn between(way: &Way<'_>, one: Ray, two: Ray, most: (i32, i32), deep: u8, all: &mut Vec<Ray>) {
    let is_even = (one.1 - two.1).abs() <= UNEVEN;
    let is_free = one.1 == most.0 && two.1 == most.0;
    if deep == 0 || is_even && (is_free || may_end_at(way, half_way(way, one, two), most.1)) {
        return;
    }
    let toward = scale((one.0.0 + two.0.0, one.0.1 + two.0.1), LONG);
    let middle = (toward, farthest(way, toward, most.0, most.1));
    between(way, one, middle, most, deep - 1, all);
    all.push(middle);
    between(way, middle, two, most, deep - 1, all);
}

/// How far a straight walk may go in a direction: whatever bars it, or its price, bars everything beyond.
fn farthest(way: &Way<'_>, toward: (i32, i32), left: i32, allowance: i32) -> i32 {
    if may_end(way, toward, left, allowance) {
        return left;
    }
    let (mut good, mut bad) = (0, left);
    while bad - good > EXACT {
        let middle = good.midpoint(bad);
        if may_end(way, toward, middle, allowance) {
            good = middle;
        } else {
            bad = middle;
        }
    }
    good
}

/// The middle of the outline's edge between two directions.
fn half_way(way: &Way<'_>, one: Ray, two: Ray) -> Point {
    let from = way.here().at();
    let (a, b) = (from.plus(scale(one.0, one.1)), from.plus(scale(two.0, two.1)));
    Point::new(a.x.midpoint(b.x), a.y.midpoint(b.y))
}

fn ends(way: &Way<'_>, at: Point, allowance: i32) -> Result<(), Barred> {
    let mut on = way.clone();
    on.add(Waypoint::Walk(at))?;
    on.verdict(allowance)
}

fn may_end(way: &Way<'_>, toward: (i32, i32), far: i32, allowance: i32) -> bool {
    let at = |far: i32| way.here().at().plus(scale(toward, far));
    match ends(way, at(far), allowance) {
        // A line may be crossed, only not be stood upon.
        Err(Barred::OnLine) => ends(way, at(far - 2), allowance).is_ok(),
        other => other.is_ok(),
    }
}

/// The same for a point; on a line of terrain its neighbours are what matters.
fn may_end_at(way: &Way<'_>, at: Point, allowance: i32) -> bool {
    matches!(ends(way, at, allowance), Ok(()) | Err(Barred::OnLine))
}

/// The outline of all points within a distance, as far as the table goes: for what flies over everything.
#[must_use]
pub fn disc(at: Point, radius: i32) -> Vec<Point> {
    let kept = |value: i32| value.clamp(0, TABLE_SIDE);
    let ends = ring().map(|toward| at.plus(scale(toward, radius)));
    ends.map(|end| Point::new(kept(end.x), kept(end.y))).collect()
}
