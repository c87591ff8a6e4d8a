//! The geometry a second time: slow, without boxes or early ends, from other formulas, and easy to see to be right.
//! `versus.rs` compares it with the fast one.

use sang_sur_la_lame::geometry::measure::{CLEAR, CONTACT, OVERLAP, Point, Q, TABLE_SIDE};
use sang_sur_la_lame::geometry::place::{Body, Scene, Stand, Surface};
use sang_sur_la_lame::geometry::terrain::{Door, Ground, Kind, Piece, Shape, Sight, Terrain};
use sang_sur_la_lame::geometry::walk::Walker;

type Wide = i128;

fn wide(p: Point) -> (Wide, Wide) {
    (Wide::from(p.x), Wide::from(p.y))
}

fn minus(a: Point, b: Point) -> (Wide, Wide) {
    let ((ax, ay), (bx, by)) = (wide(a), wide(b));
    (ax - bx, ay - by)
}

fn wedge(u: (Wide, Wide), v: (Wide, Wide)) -> Wide {
    u.0 * v.1 - u.1 * v.0
}

fn inner(u: (Wide, Wide), v: (Wide, Wide)) -> Wide {
    u.0 * v.0 + u.1 * v.1
}

/// The smallest integer that is not smaller than a root, by looking.
pub(crate) fn length(a: Point, b: Point) -> Wide {
    let square = inner(minus(b, a), minus(b, a));
    let (mut low, mut high) = (0, 200_000);
    while low < high {
        let middle = (low + high) / 2;
        if middle * middle >= square { high = middle } else { low = middle + 1 }
    }
    low
}

/// Cramer's rule for the two lines, both parameters between 0 and 1.
pub(crate) fn cross_at(a: Point, b: Point, c: Point, d: Point) -> Option<Wide> {
    let (ab, cd, ac) = (minus(b, a), minus(d, c), minus(c, a));
    let below = wedge(ab, cd);
    if below == 0 {
        return None;
    }
    let (s, u) = (wedge(ac, cd) * below.signum(), wedge(ac, ab) * below.signum());
    let below = below.abs();
    ((0..=below).contains(&s) && (0..=below).contains(&u))
        .then(|| (s * Wide::from(Q)).div_euclid(below))
}

/// The square of the distance of a point to a segment, as a fraction.
pub(crate) fn distance(p: Point, a: Point, b: Point) -> (Wide, Wide) {
    let (ab, ap) = (minus(b, a), minus(p, a));
    let whole = inner(ab, ab);
    if whole == 0 {
        return (inner(ap, ap), 1);
    }
    // The nearest point is a + ab·k/whole; its distance is |ap·whole − ab·k|² / whole².
    let k = inner(ab, ap).clamp(0, whole);
    let v = (ap.0 * whole - ab.0 * k, ap.1 * whole - ab.1 * k);
    (inner(v, v), whole * whole)
}

pub(crate) fn closer(p: Point, a: Point, b: Point, r: i32) -> bool {
    let (over, under) = distance(p, a, b);
    r > 0 && over < Wide::from(r) * Wide::from(r) * under
}

pub(crate) fn segments_closer(a: Point, b: Point, c: Point, d: Point, r: i32) -> bool {
    cross_at(a, b, c, d).is_some()
        || [(a, c, d), (b, c, d), (c, a, b), (d, a, b)]
            .iter()
            .any(|(p, s, e)| closer(*p, *s, *e, r))
}

fn corners(piece: &Piece) -> Vec<Point> {
    match &piece.shape {
        Shape::Area(area) => area.corners().to_vec(),
        Shape::Line(points) => points.clone(),
    }
}

fn sides(piece: &Piece) -> Vec<(Point, Point)> {
    let points = corners(piece);
    let mut sides: Vec<_> = points.windows(2).map(|pair| (pair[0], pair[1])).collect();
    if matches!(piece.shape, Shape::Area(_)) {
        sides.push((points[points.len() - 1], points[0]));
    }
    sides
}

/// Which side of every edge a point is on: outside, on the edge, or inside.
pub(crate) fn depth(piece: &Piece, p: Point) -> i32 {
    let turn = |(v, w): &(Point, Point)| wedge(minus(*w, *v), minus(p, *v)).signum() as i32;
    sides(piece).iter().map(turn).min().unwrap_or(-1)
}

/// The part of a segment in a polygon: the latest way in and the earliest way out, rounded down at the end.
pub(crate) fn clip(piece: &Piece, a: Point, b: Point) -> Option<(Wide, Wide)> {
    let (mut ins, mut outs) = (vec![0], vec![Wide::from(Q)]);
    for (v, w) in sides(piece) {
        let (fa, fb) = (wedge(minus(w, v), minus(a, v)), wedge(minus(w, v), minus(b, v)));
        match (fa < 0, fb < 0) {
            (true, true) => return None,
            (true, false) => ins.push((-fa * Wide::from(Q)).div_euclid(fb - fa)),
            (false, true) => outs.push((fa * Wide::from(Q)).div_euclid(fa - fb)),
            (false, false) => {}
        }
    }
    let (from, to) = (ins.into_iter().max()?, outs.into_iter().min()?);
    (from <= to).then_some((from, to))
}

/// DS-219, by cutting every edge of a building at the ends of its openings and leaving out what lies in one.
pub(crate) fn barriers(terrain: &Terrain) -> Vec<(Point, Point, bool, usize)> {
    let mut found = Vec::new();
    for (place, piece) in terrain.pieces.iter().enumerate() {
        let solid = piece.ground == Ground::Barrier || piece.kind == Kind::Building;
        if !solid && piece.ground != Ground::Impassable {
            continue;
        }
        for (a, b) in sides(piece) {
            let mut cuts = vec![a, b];
            let openings: Vec<_> = terrain
                .pieces
                .iter()
                .filter(|one| one.of.is_some_and(|of| of.index() == place))
                .map(corners)
                .filter(|ends| ends.iter().all(|p| distance(*p, a, b).0 == 0))
                .collect();
            cuts.extend(openings.iter().flatten());
            cuts.sort_by_key(|p| inner(minus(*p, a), minus(b, a)));
            for pair in cuts.windows(2).filter(|pair| pair[0] != pair[1]) {
                let open = openings
                    .iter()
                    .any(|ends| pair.iter().all(|p| distance(*p, ends[0], ends[1]).0 == 0));
                if !open {
                    found.push((pair[0], pair[1], solid, place));
                }
            }
        }
    }
    found
}

pub(crate) fn elevation(terrain: &Terrain, stand: Stand) -> i32 {
    match stand.on {
        Surface::Top(piece) => terrain.piece(piece).height,
        Surface::Ground => terrain
            .pieces
            .iter()
            .filter(|piece| matches!(piece.kind, Kind::Hill | Kind::LowBlock))
            .filter(|piece| depth(piece, stand.at) > 0)
            .fold(0, |high, piece| high.max(piece.height)),
    }
}

pub(crate) fn spot(terrain: &Terrain, stand: Stand, radius: i32) -> bool {
    let inside = |v: i32| v >= radius && v <= TABLE_SIDE - radius;
    if !inside(stand.at.x) || !inside(stand.at.y) {
        return false;
    }
    if let Surface::Top(piece) = stand.on {
        let piece = terrain.piece(piece);
        let top = (piece.kind == Kind::TallBlock && piece.standable)
            || (piece.kind == Kind::Building && piece.roof);
        return top && depth(piece, stand.at) >= 0;
    }
    let closed = terrain.pieces.iter().any(|piece| {
        matches!(piece.shape, Shape::Area(_))
            && matches!(piece.ground, Ground::Barrier | Ground::Impassable)
            && depth(piece, stand.at) >= 0
    });
    let near = barriers(terrain).iter().any(|(a, b, _, _)| closer(stand.at, *a, *b, CLEAR));
    let on_line = terrain
        .pieces
        .iter()
        .filter(|piece| matches!(piece.shape, Shape::Line(_)))
        .any(|piece| sides(piece).iter().any(|(a, b)| distance(stand.at, *a, *b).0 == 0));
    !closed && !near && !on_line
}

fn level(one: i32, two: i32) -> bool {
    (one - two).abs() <= 1000
}

/// DS-221 and DS-222.
pub(crate) fn may_walk(scene: Scene<'_>, walker: &Body, to: Point) -> bool {
    let terrain = scene.terrain;
    let end = Stand { at: to, on: walker.stand.on };
    let clear = match walker.stand.on {
        Surface::Top(_) => spot(terrain, walker.stand, walker.radius),
        Surface::Ground => {
            let walls = barriers(terrain);
            let near =
                walls.iter().any(|(a, b, _, _)| segments_closer(walker.at(), to, *a, *b, CLEAR));
            let locked = terrain.pieces.iter().any(|piece| {
                piece.door.is_some_and(|door| scene.doors[usize::from(door)] == Door::Locked)
                    && sides(piece).iter().any(|(a, b)| cross_at(walker.at(), to, *a, *b).is_some())
            });
            !near && !locked
        }
    };
    let z = elevation(terrain, end);
    let bumps = scene.others.iter().any(|other| {
        (level(other.z, walker.z) || level(other.z, z))
            && closer(other.at(), walker.at(), to, other.radius + walker.radius - OVERLAP)
    });
    clear && spot(terrain, end, walker.radius) && !bumps
}

/// DS-223…225, adding up the elementary intervals between all ends of stretches.
pub(crate) fn cost(terrain: &Terrain, walker: &Walker, from: Stand, to: Point) -> Wide {
    let whole = length(from.at, to);
    if from.on != Surface::Ground {
        return whole;
    }
    let clips = |ground: Ground| {
        terrain
            .pieces
            .iter()
            .filter(move |piece| matches!(piece.shape, Shape::Area(_)) && piece.ground == ground)
            .filter_map(move |piece| clip(piece, from.at, to).map(|clip| (piece, clip)))
            .filter(|(_, (t0, t1))| t1 > t0)
    };
    let rough: Vec<_> = clips(Ground::Difficult).map(|(_, clip)| clip).collect();
    let mut marks: Vec<Wide> = rough.iter().flat_map(|(t0, t1)| [*t0, *t1]).collect();
    marks.sort_unstable();
    let share: Wide = marks
        .windows(2)
        .filter(|pair| rough.iter().any(|(t0, t1)| *t0 <= pair[0] && pair[1] <= *t1))
        .map(|pair| pair[1] - pair[0])
        .sum();
    let difficult =
        if walker.sure_footed { 0 } else { (whole * share + (1 << 19)).div_euclid(1 << 20) };
    let climbed = clips(Ground::Step).filter(|(piece, _)| depth(piece, from.at) <= 0).count();
    let mut crossed = 0;
    for piece in &terrain.pieces {
        let low = matches!(piece.kind, Kind::Hedge | Kind::Fence | Kind::LowWall);
        let pays = piece.kind == Kind::Window || low && !walker.mounted;
        if pays {
            let mut at: Vec<Wide> =
                sides(piece).iter().filter_map(|(a, b)| cross_at(from.at, to, *a, *b)).collect();
            at.sort_unstable();
            at.dedup();
            crossed += at.len();
        }
    }
    whole + difficult + 1000 * (climbed + crossed) as Wide
}

/// DS-210.
pub(crate) fn in_contact(scene: Scene<'_>, one: &Body, two: &Body) -> bool {
    let reach = Wide::from(one.radius + two.radius + CONTACT);
    let between = minus(two.at(), one.at());
    let meets = |a: Point, b: Point| cross_at(one.at(), two.at(), a, b).is_some();
    level(one.z, two.z)
        && inner(between, between) <= reach * reach
        && !barriers(scene.terrain).iter().any(|(a, b, solid, _)| *solid && meets(*a, *b))
        && !scene.terrain.pieces.iter().any(|piece| {
            let shut = piece.door.is_some_and(|door| {
                matches!(scene.doors[usize::from(door)], Door::Closed | Door::Locked)
            });
            shut && sides(piece).iter().any(|(a, b)| meets(*a, *b))
        })
}

/// How a ray fares: 0 clear, 1 veiled, 2 blocked.
pub(crate) fn rays(scene: Scene<'_>, s: &Body, t: &Body) -> Option<[u8; 6]> {
    rays_past(scene, s, t, &|_| true)
}

/// The same with some of the pieces only.
pub(crate) fn rays_past(
    scene: Scene<'_>,
    s: &Body,
    t: &Body,
    minds: &dyn Fn(usize) -> bool,
) -> Option<[u8; 6]> {
    let (dx, dy) = minus(t.at(), s.at());
    if (dx, dy) == (0, 0) {
        return None;
    }
    // The side of the target: the vector (−dy, dx) brought to its radius, never longer.
    let wanted = (dx * dx + dy * dy) << 20;
    let mut n = (wanted as u128).isqrt() as Wide;
    n += Wide::from(n * n < wanted);
    let brought = |v: Wide| (v * Wide::from(t.radius) * 1024 / n) as i32;
    let (ax, ay) = (brought(-dy), brought(dx));
    let (x, y) = (t.at().x, t.at().y);
    let ends = [(x, y), (x + ax, y + ay), (x - ax, y - ay)].map(Point::from);
    let mut fared = [0; 6];
    for (place, fare) in fared.iter_mut().enumerate() {
        let aim = t.z + if place < 3 { t.eye } else { 250 };
        *fare = ray(scene, (s, t), ends[place % 3], aim, minds);
    }
    Some(fared)
}

fn ray(
    scene: Scene<'_>,
    (s, t): (&Body, &Body),
    end: Point,
    aim: i32,
    minds: &dyn Fn(usize) -> bool,
) -> u8 {
    let eye = s.z + s.eye;
    let height =
        |at: Wide| Wide::from(eye) + (Wide::from(aim - eye) * at).div_euclid(Wide::from(Q));
    let mut worst = 0;
    for (place, piece) in scene.terrain.pieces.iter().enumerate().filter(|(at, _)| minds(*at)) {
        let stands = |body: &Body| match body.stand.on {
            Surface::Top(top) => top.index() == place,
            Surface::Ground => {
                matches!(piece.kind, Kind::Hill | Kind::LowBlock) && depth(piece, body.at()) > 0
            }
        };
        let tall = Wide::from(piece.height);
        let fare = match (&piece.shape, piece.sight) {
            (_, Sight::Clear) => 0,
            (Shape::Line(_), sight) => {
                let open = piece.door.is_some_and(|door| {
                    matches!(scene.doors[usize::from(door)], Door::Open | Door::Destroyed)
                });
                let below = sides(piece)
                    .iter()
                    .filter_map(|(a, b)| cross_at(s.at(), end, *a, *b))
                    .any(|at| height(at) < tall);
                if open || !below { 0 } else { 1 + u8::from(sight == Sight::Opaque) }
            }
            (Shape::Area(_), _) if piece.kind == Kind::Building => {
                let inside =
                    |body: &Body| body.stand.on == Surface::Ground && depth(piece, body.at()) >= 0;
                let roof = stands(s) || stands(t);
                let opening = scene.terrain.pieces.iter().any(|one| {
                    one.of.is_some_and(|of| of.index() == place)
                        && sides(one).iter().any(|(a, b)| cross_at(s.at(), end, *a, *b).is_some())
                });
                match (inside(s), inside(t)) {
                    (true, true) => 0,
                    (false, false) if roof => 0,
                    (false, false) => 2 * u8::from(under(piece, s.at(), end, &height)),
                    _ => 2 * u8::from(roof || !opening),
                }
            }
            (Shape::Area(_), sight) => {
                let deep = clip(piece, s.at(), end)
                    .is_some_and(|(t0, t1)| length(s.at(), end) * (t1 - t0) > 3000 * Wide::from(Q));
                match () {
                    () if stands(s) || stands(t) => 0,
                    () if !under(piece, s.at(), end, &height) => 0,
                    () if sight == Sight::Opaque => 2,
                    () => 1 + u8::from(piece.kind == Kind::Wood && deep),
                }
            }
        };
        worst = worst.max(fare);
    }
    for other in scene.others {
        let (ab, ap) = (minus(end, s.at()), minus(other.at(), s.at()));
        let whole = inner(ab, ab);
        let at = (inner(ab, ap).clamp(0, whole) * Wide::from(Q)).div_euclid(whole);
        let within =
            (Wide::from(other.z)..=Wide::from(other.z + other.height)).contains(&height(at));
        if closer(other.at(), s.at(), end, other.radius) && within {
            worst = worst.max(1);
        }
    }
    worst
}

fn under(piece: &Piece, a: Point, b: Point, height: &impl Fn(Wide) -> Wide) -> bool {
    clip(piece, a, b)
        .is_some_and(|(t0, t1)| t1 > t0 && height(t0).min(height(t1)) < Wide::from(piece.height))
}

/// DS-232 with DS-R96: sample by sample, everything from the start looked at again each time.
pub(crate) fn displaced(scene: Scene<'_>, figure: &Body, goal: Point) -> Stand {
    let from = figure.stand;
    let whole = length(from.at, goal);
    let mut rest = from;
    let mut k = 1;
    if from.at == goal {
        return rest;
    }
    loop {
        let far = (k * 250).min(whole);
        let (dx, dy) = minus(goal, from.at);
        let at = if k * 250 >= whole {
            goal
        } else {
            Point::new(from.at.x + (dx * far / whole) as i32, from.at.y + (dy * far / whole) as i32)
        };
        let here = Stand { at, on: from.on };
        let body = Body { stand: here, z: elevation(scene.terrain, here), ..*figure };
        let on_table = |v: i32| v >= figure.radius && v <= TABLE_SIDE - figure.radius;
        let meets = |a: Point, b: Point| cross_at(from.at, at, a, b).is_some();
        let passes = on_table(at.x)
            && on_table(at.y)
            && level(body.z, figure.z)
            && !scene.others.iter().any(|other| {
                (level(other.z, figure.z) || level(other.z, body.z))
                    && closer(other.at(), from.at, at, other.radius + figure.radius - OVERLAP)
            })
            && match here.on {
                Surface::Top(piece) => depth(scene.terrain.piece(piece), at) >= 0,
                Surface::Ground => {
                    !barriers(scene.terrain)
                        .iter()
                        .any(|(a, b, _, _)| segments_closer(from.at, at, *a, *b, CLEAR))
                        && !scene.terrain.pieces.iter().any(|piece| {
                            matches!(piece.shape, Shape::Line(_))
                                && sides(piece).iter().any(|(a, b)| meets(*a, *b))
                        })
                }
            }
            && !scene.others.iter().any(|other| {
                other.enemy && in_contact(scene, &body, other) && !in_contact(scene, figure, other)
            });
        if !passes {
            break;
        }
        let overlaps = scene.others.iter().any(|other| {
            let between = minus(other.at(), at);
            let near = Wide::from(other.radius + figure.radius - OVERLAP);
            level(other.z, body.z) && inner(between, between) < near * near
        });
        if spot(scene.terrain, here, figure.radius) && !overlaps {
            rest = here;
        }
        if at == goal {
            break;
        }
        k += 1;
    }
    rest
}
