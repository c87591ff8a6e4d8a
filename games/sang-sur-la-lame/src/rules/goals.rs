//! Where paths worth listing lead (DS-1610…1612, DS-1615).

use kernel::Seat;

use super::candidates::face;
use super::walking::Walk;
use super::{aims, command, declare, npcs, special};
use crate::cards::check_table::{GRID, grid};
use crate::cards::kinds::Kind;
use crate::cards::{Npc, ScenarioId};
use crate::geometry::measure::{CENTRE, INCH, Point, scale, squared, within};
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::place::stop;
use crate::geometry::polygon::Polygon;
use crate::geometry::route::contact_point;
use crate::geometry::{Facing, Stand, Surface};
use crate::table::flow::{Choice, Deed};
use crate::table::public::{Acting, ThingPlace};
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Action, Figure, FigureId, Status};

/// DS-1612: how many ways of performing one movement are listed.
const MOST: usize = 64;
/// How many ways round are looked for in one list; the rest goes straight.
const SEARCHES: usize = 8;
/// How many goals out of reach a whole way is looked for to.
const FAR_OFF: usize = 2;

/// DS-1610: paths to enemies, ranges, objectives, cover, all round, and away.
pub(crate) fn paths(
    board: Board<'_>,
    acting: &Acting,
    kind: Kind,
    figure: &Figure,
    out: &mut Vec<Action>,
) {
    let starts = starts(board, figure);
    let mut turned: Vec<Action> = Vec::new();
    for from in starts {
        let placed = from.map_or(figure.stand, Stand::ground);
        let mut way = Walk {
            board,
            figure,
            body: board.body_at(figure, placed),
            others: board.others(figure),
            walker: board.walker(figure),
            allowance: command::allowance(board, figure, kind, acting.die),
            gait: kind.gait(),
            from,
            searches: SEARCHES,
        };
        if kind == Kind::Charge {
            charges(&mut way, out);
        } else if kind == Kind::Fly {
            flights(&way, out);
        } else if kind == Kind::Jump {
            jumps(&mut way, out);
        } else {
            moves(&mut way, out, &mut turned);
        }
    }
    // Where there is room left, the same ends with another look.
    out.append(&mut turned);
    out.truncate(MOST + 1);
}

/// Where a movement may begin: here, or at a few points of the entry zone (DS-413).
fn starts(board: Board<'_>, figure: &Figure) -> Vec<Option<Point>> {
    if figure.status != Status::Reserve {
        return vec![None];
    }
    let others = board.others(figure);
    let legal = |at: &Point| {
        let body = board.body_at(figure, Stand::ground(*at));
        stop(board.scene(&others), &body).is_ok()
            && !others.iter().any(|other| {
                other.enemy
                    && crate::geometry::place::in_contact(
                        board.terrain(),
                        &board.public.doors,
                        &body,
                        other,
                    )
            })
    };
    let mut points: Vec<Point> = grid(declare::entry(board, figure), 1_000).filter(legal).collect();
    if points.is_empty() {
        points = grid(declare::entry(board, figure), GRID).filter(legal).take(1).collect();
    }
    let step = (points.len() / 3).max(1);
    points.into_iter().step_by(step).take(3).map(Some).collect()
}

fn enemies<'a>(board: Board<'a>, figure: &'a Figure, at: Point) -> Vec<&'a Figure> {
    let mut all: Vec<&Figure> =
        board.public.standing().filter(|other| board.enemies(figure, other)).collect();
    all.sort_by_key(|other| (squared(at, other.at()), other.id));
    all
}

/// Eight directions relative to somebody's facing, front first.
fn sides(facing: Facing) -> [(i32, i32); 8] {
    let (x, y) = facing.vector();
    let (x, y) = scale((x, y), 1_000);
    [
        (x, y),
        (-x, -y),
        (-y, x),
        (y, -x),
        (x - y, x + y),
        (x + y, y - x),
        (-x - y, x - y),
        (y - x, -x - y),
    ]
}

fn moves(way: &mut Walk<'_>, out: &mut Vec<Action>, turned: &mut Vec<Action>) {
    let mut groups: Vec<Vec<(Path, Option<Point>)>> = Vec::new();
    let at = way.body.at();
    let near: Vec<Figure> =
        enemies(way.board, way.figure, at).into_iter().take(5).copied().collect();
    let (mut contact, mut poles) = (Vec::new(), Vec::new());
    for enemy in &near {
        let body = way.board.body(enemy);
        if within(at, enemy.at(), way.allowance + 2 * INCH) {
            let around = sides(enemy.facing);
            for side in around {
                let goal = contact_point(way.body.radius, &body, side);
                contact.extend(way.to(goal, true).map(|path| (path, Some(enemy.at()))));
            }
            for goal in aims::pole_points(way.board, way.figure, &way.body, &body, &around) {
                poles.extend(way.to(goal, false).map(|path| (path, Some(enemy.at()))));
            }
        }
    }
    groups.push(contact);
    groups.push(poles);
    let firing = aims::firing_points(way.board, way.figure, &way.body, way.allowance, &near);
    let shots =
        firing.into_iter().filter_map(|(goal, aim)| Some((way.to(goal, false)?, Some(aim))));
    groups.push(shots.collect());
    let mut wanted = objectives(way.board, way.figure);
    wanted.extend(near.first().map(Figure::at));
    let mut far_off = FAR_OFF;
    let mut aims = Vec::new();
    for goal in wanted {
        if let Some(path) = way.to(goal, true) {
            aims.push((path, None));
        } else if far_off > 0 {
            far_off -= 1;
            aims.extend(way.on_the_way(goal).map(|path| (path, None)));
        } else {
            aims.extend(way.along(at.to(goal), way.allowance).map(|path| (path, None)));
        }
    }
    groups.push(aims);
    let hiding = aims::hiding_points(way.board, way.figure, &way.body, way.allowance, &near);
    let hiding = hiding.into_iter().filter_map(|goal| Some((way.to(goal, false)?, None)));
    groups.push(hiding.collect());
    let mut round = Vec::new();
    for direction in special::DIRECTIONS {
        for far in [way.allowance, way.allowance / 2] {
            round.extend(way.along(direction, far).map(|path| (path, None)));
        }
    }
    groups.push(round);
    if let Some(enemy) = near.first() {
        let away = way.along(enemy.at().to(at), way.allowance);
        groups.push(away.map(|path| (path, None)).into_iter().collect());
    }
    groups.push(vec![(Path::new(), None)]);
    round_robin(way, groups, out, turned);
}

/// DS-1612: from each group in turn.
fn round_robin(
    way: &Walk<'_>,
    groups: Vec<Vec<(Path, Option<Point>)>>,
    out: &mut Vec<Action>,
    turned: &mut Vec<Action>,
) {
    let zones = exits(way.board, way.figure);
    let mut seen: Vec<Point> = Vec::new();
    let goals = objectives(way.board, way.figure);
    let longest = groups.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..longest {
        for group in &groups {
            let Some((path, aim)) = group.get(place) else { continue };
            let end = path.last().map_or(way.body.at(), |last| last.to());
            if seen.len() >= MOST || seen.iter().any(|one| within(*one, end, 250)) {
                continue;
            }
            seen.push(end);
            let looks = facings(way, end, *aim, &goals);
            let go =
                |face, exit| Action::Perform(Deed::Go { path: *path, face, exit, from: way.from });
            if zones.iter().any(|zone| zone.contains(end)) {
                out.push(go(looks[0], true));
            }
            out.push(go(looks[0], false));
            turned.extend(looks.into_iter().skip(1).map(|face| go(face, false)));
        }
    }
}

/// DS-1611: towards the intended target, the nearest enemy, the nearest objective; each once, and at least one.
fn facings(way: &Walk<'_>, end: Point, aim: Option<Point>, goals: &[Point]) -> Vec<Facing> {
    let enemy = enemies(way.board, way.figure, end).first().map(|enemy| enemy.at());
    let goal = goals.iter().min_by_key(|goal| (squared(end, **goal), **goal)).copied();
    let mut looks: Vec<Facing> = Vec::new();
    for look in [aim, enemy, goal].into_iter().flatten() {
        let face = Facing::towards(end, look);
        looks.extend(face.filter(|face| !looks.contains(face)));
    }
    if looks.is_empty() {
        looks.push(Facing::towards(end, CENTRE).unwrap_or(way.figure.facing));
    }
    looks
}

/// Where this figure may leave the table.
fn exits<'a>(board: Board<'a>, figure: &Figure) -> &'a [Polygon] {
    use crate::cards::Role;
    match (board.public.scenario, board.role(figure)) {
        (ScenarioId::Espion, Some(Role::Militia)) => board.setup().zone("exit"),
        (ScenarioId::Convoi, Some(Role::Renegade)) => board.setup().zone("exit_renegade"),
        _ => &[],
    }
}

/// DS-1610 d: loads, spots, doors, zones, points to hold, the notable and the prisoner.
pub(crate) fn objectives(board: Board<'_>, figure: &Figure) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    let setup = board.setup();
    for thing in &board.public.things {
        if let ThingPlace::Lying(stand) = thing.place {
            points.push(stand.at.plus((600, 0)));
        }
    }
    points.extend(setup.points.values().map(|at| at.plus((0, 600))));
    points.extend(setup.zones.values().flatten().map(Polygon::middle));
    let npcs = board.public.standing().filter(|one| {
        matches!(one.npc, Some(Npc::Notable | Npc::Prisonnier)) && one.id != figure.id
    });
    points.extend(npcs.map(|one| one.at().plus((1_100, 0))));
    points.sort_by_key(|at| squared(*at, figure.at()));
    points.truncate(8);
    points
}

fn charges(way: &mut Walk<'_>, out: &mut Vec<Action>) {
    let at = way.body.at();
    let near: Vec<Figure> = enemies(way.board, way.figure, at).into_iter().copied().collect();
    for enemy in near.iter().take(6) {
        if !within(at, enemy.at(), way.allowance + 2 * INCH) {
            continue;
        }
        let body = way.board.body(enemy);
        for side in sides(enemy.facing).into_iter().take(4).chain([enemy.at().to(at)]) {
            let goal = contact_point(way.body.radius, &body, side);
            if let Some(path) = way.to(goal, true) {
                let face = Facing::towards(goal, enemy.at()).unwrap_or_default();
                let target = Some(enemy.id);
                out.push(Action::Perform(Deed::Charge { path, target, face, from: way.from }));
            }
        }
    }
    for direction in special::DIRECTIONS.iter().step_by(4) {
        if let Some(path) = way.along(*direction, way.allowance) {
            let face = Facing::new(direction.0, direction.1);
            out.push(Action::Perform(Deed::Charge { path, target: None, face, from: way.from }));
        }
    }
}

fn flights(way: &Walk<'_>, out: &mut Vec<Action>) {
    let at = way.body.at();
    let mut goals: Vec<Point> = Vec::new();
    for enemy in enemies(way.board, way.figure, at).into_iter().take(4) {
        let body = way.board.body(enemy);
        let around = sides(enemy.facing);
        goals.extend(around.map(|side| contact_point(way.body.radius, &body, side)));
    }
    for direction in special::DIRECTIONS {
        goals.push(at.plus(scale(direction, way.allowance)));
        goals.push(at.plus(scale(direction, way.allowance / 2)));
    }
    for to in goals {
        let look = enemies(way.board, way.figure, to).first().map_or(CENTRE, |enemy| enemy.at());
        let face = Facing::towards(to, look).unwrap_or_default();
        let tops = way.board.terrain().all().filter(|(_, piece)| {
            piece.has_top() && piece.area().is_some_and(|area| area.contains(to))
        });
        let on = tops.map(|(id, _)| Surface::Top(id)).next().unwrap_or_default();
        out.push(Action::Perform(Deed::Fly { to, on, face, exit: false, from: way.from }));
    }
}

/// Jumps of two or three inches all round, down from tops and over water.
fn jumps(way: &mut Walk<'_>, out: &mut Vec<Action>) {
    let at = way.body.at();
    for direction in special::DIRECTIONS {
        for far in [2_900, 1_500] {
            let to = at.plus(scale(direction, far));
            if !to.on_table() {
                continue;
            }
            let tops = way.board.terrain().all().filter(|(_, piece)| {
                piece.has_top() && piece.area().is_some_and(|area| area.contains(to))
            });
            let on = tops.map(|(id, _)| Surface::Top(id)).next().unwrap_or_default();
            let path: Path = [Waypoint::Step { to, on }].into_iter().collect();
            let gait = Gait::Jump { at: 0 };
            if judge(way.scene(), &way.body, &way.walker, &path, gait, way.allowance).is_ok() {
                let look =
                    enemies(way.board, way.figure, to).first().map_or(CENTRE, |one| one.at());
                let face = Facing::towards(to, look).unwrap_or_default();
                out.push(Action::Perform(Deed::Jump { path, jump_index: 0, face }));
                break;
            }
        }
    }
}

/// A free walk: towards enemies and away from them, and all round.
fn free_walks(board: Board<'_>, figure: &Figure) -> Vec<Path> {
    let mut way = Walk {
        board,
        figure,
        body: board.body(figure),
        others: board.others(figure),
        walker: board.walker(figure),
        allowance: command::allowance(board, figure, Kind::Move, 0),
        gait: Gait::Walk,
        from: None,
        searches: 2,
    };
    let mut paths: Vec<Path> = special::DIRECTIONS
        .iter()
        .step_by(2)
        .filter_map(|direction| way.along(*direction, way.allowance))
        .collect();
    if let Some(enemy) = enemies(board, figure, figure.at()).first() {
        let away = enemy.at().to(figure.at());
        paths.extend(way.along(away, way.allowance));
    }
    paths
}

/// DS-1462.
pub(crate) fn notable(board: Board<'_>, out: &mut Vec<Action>) {
    let Some(figure) = npcs::notable(board) else { return };
    for path in free_walks(board, figure) {
        out.push(Action::Choose(Choice::MoveNotable { path, face: face(board, figure) }));
    }
}

/// DS-1453: straight towards the noise.
pub(crate) fn patrols(board: Board<'_>, seat: Seat, searcher: FigureId, out: &mut Vec<Action>) {
    let noise = board.figure(searcher).at();
    let side = board.given.side(seat);
    let own = board.public.standing().filter(|one| board.side(one) == Some(side) && !one.engaged());
    for figure in own {
        let mut way = Walk {
            board,
            figure,
            body: board.body(figure),
            others: board.others(figure),
            walker: board.walker(figure),
            allowance: command::allowance(board, figure, Kind::Move, 0),
            gait: Gait::Walk,
            from: None,
            searches: 1,
        };
        for far in [way.allowance, way.allowance / 2] {
            if let Some(path) = way.along(figure.at().to(noise), far) {
                let face = Facing::towards(figure.at(), noise).unwrap_or(figure.facing);
                out.push(Action::Choose(Choice::Patrol { fig: figure.id, path, face }));
            }
        }
    }
}
