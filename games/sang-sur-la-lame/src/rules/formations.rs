//! Deployments and layouts of markers worth listing (DS-1613, DS-1615).

use kernel::{List, Seat};

use super::{ambush, deploy};
use crate::cards::ScenarioId;
use crate::cards::check_table::{GRID, grid};
use crate::geometry::measure::{CENTRE, Point, squared, within};
use crate::geometry::place::spot;
use crate::geometry::polygon::Polygon;
use crate::geometry::{Body, Facing, Stand};
use crate::table::flow::{Placement, Setting};
use crate::table::scene::Board;
use crate::table::{Action, Figure};

/// DS-1613: eight formations, fitted greedily on a grid; DS-1615: one on the finest grid at least.
pub(crate) fn deployments(board: Board<'_>, seat: Seat, out: &mut Vec<Action>) {
    let (figures, areas) = deploy::to_deploy(board, seat);
    let Some(first) = figures.first() else {
        out.push(Action::Setup(Setting::Deploy { placements: List::new(), bearers: List::new() }));
        return;
    };
    let middle = areas.first().map_or(CENTRE, Polygon::middle);
    // The front looks at the middle of the table.
    let (fx, fy) = middle.to(CENTRE);
    let ahead = move |at: &Point| {
        let (x, y) = middle.to(*at);
        i64::from(x) * i64::from(fx) + i64::from(y) * i64::from(fy)
    };
    let aside = move |at: &Point| {
        let (x, y) = middle.to(*at);
        i64::from(x) * i64::from(-fy) + i64::from(y) * i64::from(fx)
    };
    type Key<'a> = Box<dyn Fn(&Point) -> (i64, i64) + 'a>;
    let terrain = board.terrain();
    let covered = move |at: &Point| {
        let near = |piece: &crate::geometry::terrain::Piece| {
            piece.outline().any(|(a, b)| crate::geometry::segment::reaches(*at, a, b, 900))
        };
        i64::from(!terrain.pieces.iter().any(near))
    };
    let formations: [Key<'_>; 8] = [
        Box::new(move |at| (-ahead(at), aside(at).abs())),
        Box::new(move |at| (-(ahead(at) >> 34), aside(at).abs())),
        Box::new(move |at| (aside(at).abs(), -ahead(at))),
        Box::new(move |at| (aside(at).abs() - ahead(at), 0)),
        Box::new(move |at| (-aside(at), -ahead(at))),
        Box::new(move |at| (aside(at), -ahead(at))),
        Box::new(move |at| (-aside(at).abs(), -ahead(at))),
        Box::new(move |at| (covered(at), -ahead(at))),
    ];
    let points: Vec<Point> = grid(areas, 500)
        .filter(|at| spot(terrain, Stand::ground(*at), board.base(first).radius).is_ok())
        .collect();
    for key in formations {
        let mut sorted = points.clone();
        sorted.sort_by_cached_key(|at| key(at));
        out.extend(fit(board, seat, &figures, areas, &sorted));
    }
    let finest: Vec<Point> = grid(areas, GRID).collect();
    out.extend(fit(board, seat, &figures, areas, &finest));
    // DS-1496: where no front leads to the enemy's zone, those who deploy stand as near to it as they can.
    let allowed = |action: &Action| {
        let Action::Setup(Setting::Deploy { placements, bearers }) = action else { return false };
        deploy::check(board, seat, placements, bearers).is_ok()
    };
    if !out.iter().any(allowed) {
        let enemy = deploy::enemy_zone(board, seat);
        let far = |at: &Point| {
            let gaps = enemy.iter().map(|zone| squared(*at, nearest(zone, *at)));
            gaps.min().unwrap_or(0)
        };
        let mut sorted = finest;
        sorted.sort_by_cached_key(far);
        out.extend(fit(board, seat, &figures, areas, &sorted));
    }
}

/// About the nearest point of an area: one of its corners, or of many on its edges.
fn nearest(area: &Polygon, at: Point) -> Point {
    const PARTS: i32 = 32;
    let along = |(v, w): (Point, Point)| {
        (0..PARTS).map(move |k| {
            let (dx, dy) = v.to(w);
            Point::new(v.x + dx * k / PARTS, v.y + dy * k / PARTS)
        })
    };
    area.edges().flat_map(along).min_by_key(|point| squared(at, *point)).unwrap_or(at)
}

/// Puts the figures on the first points that take them, the widest bases first; one goes to each patrol zone.
fn fit(
    board: Board<'_>,
    seat: Seat,
    figures: &[&Figure],
    areas: &[Polygon],
    points: &[Point],
) -> Option<Action> {
    let mut others: Vec<Body> = board.others(figures[0]).to_vec();
    let mut order: Vec<&&Figure> = figures.iter().collect();
    order.sort_by_key(|figure| (-board.base(figure).radius, figure.id));
    let mut placements: List<Placement, 10> = List::new();
    let mut taken: Vec<bool> = vec![false; areas.len()];
    let spread = board.plays(ScenarioId::Cache) && areas.len() == 2;
    for figure in order {
        let empty = taken.iter().position(|taken| !taken).filter(|_| spread);
        let fits = |at: &&Point| {
            empty.is_none_or(|zone| areas[zone].contains(**at))
                && deploy::may_stand(board, figure, areas, &others, **at)
        };
        let Some(at) = points.iter().find(fits).copied() else { continue };
        if let Some(zone) = areas.iter().position(|area| area.contains(at)) {
            taken[zone] = true;
        }
        others.push(board.body_at(figure, Stand::ground(at)));
        let face = Facing::towards(at, CENTRE).unwrap_or_default();
        placements.push(Placement { fig: figure.id, at, face });
    }
    let wanted = deploy::bearers_wanted(board, seat).min(placements.len());
    // Loads go to the cheapest shoulders.
    let bearers = placements.iter().rev().map(|placement| placement.fig).take(wanted).collect();
    Some(Action::Setup(Setting::Deploy { placements, bearers }))
}

/// DS-1615: near the entry, spread, and in cover.
pub(crate) fn markers(board: Board<'_>, seat: Seat, out: &mut Vec<Action>) {
    let zone = board.setup().zone("ambush");
    let entry = board.setup().zone("entry_militia").first().map_or(CENTRE, Polygon::middle);
    let wanted = board.given.bands[usize::from(seat.number())].members.len() + 2;
    let terrain = board.terrain();
    let rough = |at: &Point| {
        let inside = |piece: &crate::geometry::terrain::Piece| {
            piece.area().is_some_and(|area| area.contains(*at))
        };
        terrain.pieces.iter().any(inside)
    };
    let all: Vec<Point> = grid(zone, 500).collect();
    let sorted = |key: &dyn Fn(&Point) -> i64| {
        let mut points = all.clone();
        points.sort_by_cached_key(|at| (key(at), *at));
        points
    };
    let layouts = [
        sorted(&|at| squared(*at, entry)),
        sorted(&|at| i64::from((at.x / 500 * 7 + at.y / 500 * 11) % 23)),
        sorted(&|at| i64::from(!rough(at))),
    ];
    for layout in layouts {
        let mut points: List<Point, 9> = List::new();
        for at in layout {
            if points.len() == wanted {
                break;
            }
            let apart = points.iter().all(|other| !within(*other, at, 1_999));
            if apart && ambush::fits(board, at) {
                points.push(at);
            }
        }
        out.push(Action::Setup(Setting::Markers { points }));
    }
}
