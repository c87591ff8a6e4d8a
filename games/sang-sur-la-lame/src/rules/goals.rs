//! Where paths and deployments worth listing lead (DS-1610…1613, DS-1615).

use kernel::{List, Seat};

use super::candidates::face;
use super::{aims, ambush, command, declare, deploy, npcs, special};
use crate::cards::check_table::{GRID, grid};
use crate::cards::kinds::Kind;
use crate::cards::{Npc, ScenarioId};
use crate::geometry::measure::{CENTRE, INCH, MAX_WAYPOINTS, Point, scale, squared, within};
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::place::{spot, stop};
use crate::geometry::polygon::Polygon;
use crate::geometry::route::{contact_point, route};
use crate::geometry::walk::{Walker, samples, walk};
use crate::geometry::{Body, Facing, Scene, Stand, Surface};
use crate::table::flow::{Choice, Deed, Placement, Setting};
use crate::table::public::{Acting, ThingPlace};
use crate::table::scene::{Board, Bodies};
use crate::table::secrets::Path;
use crate::table::{Action, Figure, FigureId, Status};

/// DS-1612: how many ways of performing one movement are listed.
const MOST: usize = 64;
/// How many ways round are looked for in one list; the rest goes straight.
const SEARCHES: usize = 8;
/// How many goals out of reach a whole way is looked for to.
const FAR_OFF: usize = 2;
/// How long such a way may be.
const LONGEST_WAY: i32 = 60 * INCH;

/// Somebody about to walk.
struct Walk<'a> {
    board: Board<'a>,
    figure: &'a Figure,
    body: Body,
    others: Bodies,
    walker: Walker,
    allowance: i32,
    gait: Gait,
    from: Option<Point>,
    searches: usize,
}

impl Walk<'_> {
    fn scene(&self) -> Scene<'_> {
        self.board.scene(&self.others)
    }

    /// A path to a goal, straight or round, if it can be afforded.
    fn to(&mut self, goal: Point, may_search: bool) -> Option<Path> {
        if !goal.on_table() || goal == self.body.at() {
            return None;
        }
        let straight: Path = [Waypoint::Walk(goal)].into_iter().collect();
        let judged = |this: &Self, path: &Path| {
            judge(this.scene(), &this.body, &this.walker, path, this.gait, this.allowance).is_ok()
        };
        if judged(self, &straight) {
            return Some(straight);
        }
        if !may_search || self.searches == 0 || !within(self.body.at(), goal, self.allowance) {
            return None;
        }
        self.searches -= 1;
        let corners = &self.board.table().corners;
        let way = route(self.scene(), &self.body, &self.walker, goal, corners, self.allowance)?;
        let path: Path = way.into_iter().take(MAX_WAYPOINTS).collect();
        judged(self, &path).then_some(path)
    }

    /// DS-1610 h: as far as one gets on the way to a goal out of reach.
    fn on_the_way(&mut self, goal: Point) -> Option<Path> {
        let corners = &self.board.table().corners;
        let way = route(self.scene(), &self.body, &self.walker, goal, corners, LONGEST_WAY)
            .or_else(|| beside(self, goal))?;
        let mut path = Path::new();
        let mut here = self.body.at();
        for point in way.into_iter().map(Waypoint::to) {
            let whole = path.into_iter().chain([Waypoint::Walk(point)]).collect::<Path>();
            let judged =
                judge(self.scene(), &self.body, &self.walker, &whole, self.gait, self.allowance);
            if judged.is_ok() {
                (path, here) = (whole, point);
                continue;
            }
            let all: Vec<Point> = samples(here, point).collect();
            // The last sample that may be paid for and stopped at, by halves.
            let mut at = all.len();
            while at > 0 {
                let cut: Path = path.into_iter().chain([Waypoint::Walk(all[at - 1])]).collect();
                let (scene, walker) = (self.scene(), &self.walker);
                if judge(scene, &self.body, walker, &cut, self.gait, self.allowance).is_ok() {
                    return Some(cut);
                }
                at = at * 4 / 5;
            }
            break;
        }
        (!path.is_empty()).then_some(path)
    }

    /// The farthest legal sample in a direction.
    fn along(&mut self, way: (i32, i32), far: i32) -> Option<Path> {
        let goal = self.body.at().plus(scale(way, far));
        let all: Vec<Point> = samples(self.body.at(), goal).collect();
        // Each try halves what is left, so that a wall nearby costs few of them.
        let mut at = all.len();
        while at > 0 {
            let to = all[at - 1];
            if to.on_table()
                && walk(self.scene(), &self.body, to).is_ok()
                && let Some(path) = self.to(to, false)
            {
                return Some(path);
            }
            at = at * 2 / 3;
        }
        None
    }
}

/// A way to a place beside a goal on which somebody stands.
fn beside(way: &Walk<'_>, goal: Point) -> Option<Vec<Waypoint>> {
    let corners = &way.board.table().corners;
    let near = goal.plus(scale(goal.to(way.body.at()), 3 * way.body.radius));
    route(way.scene(), &way.body, &way.walker, near, corners, LONGEST_WAY)
}

/// DS-1610: paths to enemies, ranges, objectives, cover, all round, and away.
pub(crate) fn paths(
    board: Board<'_>,
    acting: &Acting,
    kind: Kind,
    figure: &Figure,
    out: &mut Vec<Action>,
) {
    let starts = starts(board, figure);
    for from in starts {
        let placed = from.map_or(figure.stand, Stand::ground);
        let gait = if matches!(kind, Kind::Run | Kind::Charge) { Gait::Run } else { Gait::Walk };
        let mut way = Walk {
            board,
            figure,
            body: board.body_at(figure, placed),
            others: board.others(figure),
            walker: board.walker(figure),
            allowance: command::allowance(board, figure, kind, acting.die),
            gait,
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
            moves(&mut way, out);
        }
    }
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

fn moves(way: &mut Walk<'_>, out: &mut Vec<Action>) {
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
    round_robin(way, groups, out);
}

/// DS-1612: from each group in turn.
fn round_robin(way: &Walk<'_>, groups: Vec<Vec<(Path, Option<Point>)>>, out: &mut Vec<Action>) {
    let zones = exits(way.board, way.figure);
    let mut seen: Vec<Point> = Vec::new();
    let longest = groups.iter().map(Vec::len).max().unwrap_or(0);
    for place in 0..longest {
        for group in &groups {
            let Some((path, aim)) = group.get(place) else { continue };
            let end = path.last().map_or(way.body.at(), |last| last.to());
            if seen.len() >= MOST || seen.iter().any(|one| within(*one, end, 250)) {
                continue;
            }
            seen.push(end);
            let look =
                aim.or_else(|| enemies(way.board, way.figure, end).first().map(|enemy| enemy.at()));
            let face = Facing::towards(end, look.unwrap_or(CENTRE)).unwrap_or(way.figure.facing);
            let exit = zones.iter().any(|zone| zone.contains(end));
            let go = |exit| Action::Perform(Deed::Go { path: *path, face, exit, from: way.from });
            if exit {
                out.push(go(true));
            }
            out.push(go(false));
        }
    }
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
