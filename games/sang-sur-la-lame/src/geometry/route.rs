//! Helpers that find legal answers (DS-1605…1607): the point of contact, and the cheapest way round.

use super::measure::{CLEAR, MAX_WAYPOINTS, OVERLAP, Point, len, scale, squared, within};
use super::path::{Gait, Waypoint};
use super::place::{Body, Scene, Stand, Surface, overlap, same_level, spot};
use super::segment::closer_than;
use super::terrain::{Ground, Shape, Terrain};
use super::walk::{Cost, RoughStart, Walker, cost, walk};

/// DS-1606: where a figure touches another, seen from that one in a direction.
#[must_use]
pub fn contact_point(mover: i32, other: &Body, direction: (i32, i32)) -> Point {
    let near = i64::from(mover + other.radius - OVERLAP);
    (mover + other.radius..=mover + other.radius + 3)
        .map(|d| other.at().plus(scale(direction, d)))
        .find(|point| squared(*point, other.at()) >= near * near)
        .unwrap_or_else(|| other.at().plus(scale(direction, mover + other.radius + 3)))
}

/// The eight points round a corner or a figure.
#[must_use]
pub fn around(at: Point, d: i32) -> [Point; 8] {
    let p = |x: i32, y: i32| Point::new(at.x + x * d, at.y + y * d);
    [p(1, 0), p(1, 1), p(0, 1), p(-1, 1), p(-1, 0), p(-1, -1), p(0, -1), p(1, -1)]
}

/// How far from a corner a way round it goes.
const ROUND: i32 = CLEAR + 60;

/// DS-1607: the legal points round the ends of barriers, the corners of difficult ground and the ends of obstacles.
/// They depend on the terrain alone, so they are worked out once for a table.
#[must_use]
pub fn corners(terrain: &Terrain, radius: i32) -> Vec<Point> {
    let ends = terrain.barriers.iter().flat_map(|wall| [wall.a, wall.b]);
    let of_pieces = terrain.pieces.iter().flat_map(|piece| match &piece.shape {
        Shape::Area(area) if piece.ground == Ground::Difficult => area.corners().to_vec(),
        Shape::Line(points) if piece.is_obstacle() => vec![points[0], points[points.len() - 1]],
        Shape::Area(_) | Shape::Line(_) => Vec::new(),
    });
    let mut found: Vec<Point> = ends
        .chain(of_pieces)
        .flat_map(|end| around(end, ROUND))
        .filter(|point| spot(terrain, Stand::ground(*point), radius).is_ok())
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// How many corners a search looks at: those nearest to the straight line.
const SEARCHED: usize = 48;
/// How many another looks at if no way leads by those: farther ones, and of a crowd of them only some.
const FARTHER: usize = 192;
/// What is this near to a corner that is looked at is passed over in that search.
const THINNED: i32 = 400;

/// DS-1607: the cheapest walk on one surface to a goal, as way-points; ties by fewer way-points, then in order.
///
/// Only corners on the way are looked at: those by which the straight lines to start and goal fit the allowance.
#[must_use]
pub fn route(
    scene: Scene<'_>,
    figure: &Body,
    (walker, gait): (&Walker, Gait),
    goal: Point,
    corners: &[Point],
    allowance: i32,
) -> Option<Vec<Waypoint>> {
    if goal == figure.at() {
        return Some(Vec::new());
    }
    let straight = walk(scene, figure, goal).is_ok();
    let price = |from: Point, to: Point| {
        let cost = cost(scene.terrain, walker, Stand { at: from, ..figure.stand }, to);
        if may_go(walker, gait, &cost) { cost.total() } else { NEVER }
    };
    if straight
        && (price(figure.at(), goal) == len(figure.at(), goal)
            || figure.stand.on != Surface::Ground)
    {
        return Some(vec![Waypoint::Walk(goal)]);
    }
    if figure.stand.on != Surface::Ground || !may_end(scene, figure, goal) {
        return None;
    }
    let all = nodes(scene, figure, goal, corners, allowance);
    let near = &all[..all.len().min(SEARCHED + ENDS)];
    cheapest(scene, figure, near, &price, allowance).or_else(|| {
        // Looking further is of use only where there is more to see.
        let more = near.len() < all.len();
        more.then(|| cheapest(scene, figure, &thinned(&all), &price, allowance)).flatten()
    })
}

/// Start, goal, and corners with some room between them.
fn thinned(all: &[Point]) -> Vec<Point> {
    let mut kept: Vec<Point> = all[..ENDS].to_vec();
    for point in &all[ENDS..] {
        let crowded = kept[ENDS..].iter().any(|one| within(*one, *point, THINNED));
        if !crowded && kept.len() < FARTHER + ENDS {
            kept.push(*point);
        }
    }
    kept
}

/// Whether somebody may stand at the goal: where he may not, no way leads there, and none need be looked for.
fn may_end(scene: Scene<'_>, figure: &Body, goal: Point) -> bool {
    let there = figure.moved(scene.terrain, Stand::ground(goal));
    spot(scene.terrain, Stand::ground(goal), figure.radius).is_ok()
        && !scene.others.iter().any(|other| overlap(&there, other))
}

/// What nobody can pay.
const NEVER: i32 = 1 << 28;
/// Start and goal.
const ENDS: usize = 2;

/// DS-406, DS-407, DS-1511: who runs keeps off difficult ground and out of windows; who bears a load or chains enters
/// neither.
fn may_go(walker: &Walker, gait: Gait, cost: &Cost) -> bool {
    if gait == Gait::Run && (cost.rough > 0 || cost.window) {
        return false;
    }
    !walker.loaded || !cost.window && cost.rough_start != RoughStart::Enters
}

/// Start, goal, and the corners that may lie on the way, nearest detour first.
fn nodes(
    scene: Scene<'_>,
    figure: &Body,
    goal: Point,
    corners: &[Point],
    allowance: i32,
) -> Vec<Point> {
    let start = figure.at();
    let round_figures = scene
        .others
        .iter()
        .filter(|other| same_level(other.z, figure.z))
        .flat_map(|other| around(other.at(), other.radius + figure.radius + 40));
    let detour = |point: Point| len(start, point) + len(point, goal);
    let mut found: Vec<(i32, Point)> = corners
        .iter()
        .copied()
        .chain(round_figures)
        .map(|point| (detour(point), point))
        .filter(|(detour, point)| *detour <= allowance && *point != start && *point != goal)
        .filter(|(_, point)| {
            !scene.others.iter().any(|other| {
                closer_than(*point, other.at(), other.at(), other.radius + figure.radius)
            })
        })
        .collect();
    found.sort_unstable();
    [start, goal].into_iter().chain(found.into_iter().map(|(_, point)| point)).collect()
}

/// Dijkstra over straight walks between the nodes; node 0 is the start, node 1 the goal.
fn cheapest(
    scene: Scene<'_>,
    figure: &Body,
    nodes: &[Point],
    price: &impl Fn(Point, Point) -> i32,
    allowance: i32,
) -> Option<Vec<Waypoint>> {
    let mut best: Vec<(i32, usize, usize)> = vec![(i32::MAX, usize::MAX, 0); nodes.len()];
    let mut done = vec![false; nodes.len()];
    best[0] = (0, 0, 0);
    loop {
        let next = (0..nodes.len())
            .filter(|node| !done[*node])
            .min_by_key(|node| (best[*node].0, best[*node].1, nodes[*node]))?;
        let (spent, steps, _) = best[next];
        if spent > allowance {
            return None;
        }
        if next == 1 {
            break;
        }
        done[next] = true;
        let here = figure.moved(scene.terrain, Stand::ground(nodes[next]));
        for node in 1..nodes.len() {
            let open = !done[node] && steps < MAX_WAYPOINTS;
            let at_least = spent.saturating_add(len(nodes[next], nodes[node]));
            if !open || at_least > allowance || at_least >= best[node].0 {
                continue;
            }
            let total = spent + price(nodes[next], nodes[node]);
            if (total, steps + 1) < (best[node].0, best[node].1)
                && total <= allowance
                && walk(scene, &here, nodes[node]).is_ok()
            {
                best[node] = (total, steps + 1, next);
            }
        }
    }
    let mut back = vec![1];
    while let Some(last) = back.last()
        && best[*last].2 != 0
    {
        back.push(best[*last].2);
    }
    (best[1].1 <= MAX_WAYPOINTS)
        .then(|| back.into_iter().rev().map(|node| Waypoint::Walk(nodes[node])).collect())
}
