//! Whole paths, steps over gaps and jumps against slow partners of their own (DS-220, DS-228…230, DS-243, DS-503), and the
//! piece that blocks a line of sight.

use kernel::Rng;
use sang_sur_la_lame::geometry::leap::{gap, jump};
use sang_sur_la_lame::geometry::measure::{CONTACT, OVERLAP, Point};
use sang_sur_la_lame::geometry::path::{Gait, Waypoint, judge};
use sang_sur_la_lame::geometry::place::{Body, Scene, Stand, Surface, stop};
use sang_sur_la_lame::geometry::sight::{By, Ray, look};
use sang_sur_la_lame::geometry::terrain::{Ground, Kind, Piece, PieceId, Shape, Terrain};
use sang_sur_la_lame::geometry::walk::Walker;

use crate::reference;
use crate::versus::{Case, beside, cases, others};

type Wide = i128;

fn square(a: Point, b: Point) -> Wide {
    let (dx, dy) = (Wide::from(a.x) - Wide::from(b.x), Wide::from(a.y) - Wide::from(b.y));
    dx * dx + dy * dy
}

fn level(one: i32, two: i32) -> bool {
    (one - two).abs() <= 1000
}

fn placed(terrain: &Terrain, figure: &Body, stand: Stand) -> Body {
    Body { stand, z: reference::elevation(terrain, stand), ..*figure }
}

/// DS-243: DS-218 and DS-209.
fn may_stop(scene: Scene<'_>, figure: &Body) -> bool {
    let bumps = scene.others.iter().any(|other| {
        let near = Wide::from(other.radius + figure.radius - OVERLAP);
        level(other.z, figure.z) && square(other.at(), figure.at()) < near * near
    });
    reference::spot(scene.terrain, figure.stand, figure.radius) && !bumps
}

fn segments(piece: &Piece) -> Vec<(Point, Point)> {
    let Shape::Line(points) = &piece.shape else { return Vec::new() };
    points.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// DS-228, DS-503: whether something stands in the way that a step minds.
fn barred(terrain: &Terrain, from: Stand, to: Stand, minds: &dyn Fn(&Piece) -> bool) -> bool {
    let meets = |a: Point, b: Point| reference::cross_at(from.at, to.at, a, b).is_some();
    let ends = [from.on, to.on];
    let own = |place: usize| ends.contains(&Surface::Top(PieceId(place as u8)));
    let counts = |place: usize| !own(place) && minds(&terrain.pieces[place]);
    let wall = reference::barriers(terrain)
        .into_iter()
        .any(|(a, b, solid, place)| solid && counts(place) && meets(a, b));
    let opening = terrain.pieces.iter().any(|piece| {
        matches!(piece.kind, Kind::Window | Kind::Door | Kind::Arch)
            && piece.of.is_none_or(|of| counts(of.index()))
            && segments(piece).iter().any(|(a, b)| meets(*a, *b))
    });
    // DS-R106: a roof has no hole.
    let under = |top: Stand, ground: Stand| {
        let Surface::Top(id) = top.on else { return false };
        let piece = terrain.piece(id);
        ground.on == Surface::Ground
            && piece.kind == Kind::Building
            && reference::depth(piece, ground.at) >= 0
    };
    wall || opening || under(from, to) || under(to, from)
}

fn may_gap(scene: Scene<'_>, figure: &Body, to: Stand) -> bool {
    let (from, end) = (figure.stand, placed(scene.terrain, figure, to));
    let wet = scene.terrain.pieces.iter().any(|piece| {
        piece.ground == Ground::Impassable
            && matches!(piece.shape, Shape::Area(_))
            && reference::clip(piece, from.at, to.at).is_some_and(|(t0, t1)| t1 > t0)
    });
    let both = from.on == Surface::Ground && to.on == Surface::Ground;
    square(from.at, to.at) <= 1_000_000
        && level(figure.z, end.z)
        && (from.on != to.on || both && wet)
        && !barred(scene.terrain, from, to, &|_| true)
        && may_stop(scene, &end)
}

fn may_jump(scene: Scene<'_>, figure: &Body, to: Stand) -> bool {
    let (from, end) = (figure.stand, placed(scene.terrain, figure, to));
    let far = square(from.at, to.at);
    let (leap, drop) = (far > 1_000_000, figure.z > end.z + 1000);
    let higher = figure.z.max(end.z);
    far <= 9_000_000
        && end.z <= figure.z + 1000
        && (leap || drop)
        && !barred(scene.terrain, from, to, &|piece| piece.height > higher)
        && may_stop(scene, &end)
}

/// A point to land on, on top of something if there is something.
fn landing(rng: &mut Rng, terrain: &Terrain, at: Point) -> Stand {
    let top = terrain.all().find(|(_, piece)| piece.has_top() && reference::depth(piece, at) >= 0);
    match top {
        Some((id, _)) if rng.below(4) > 0 => Stand::top(at, id),
        Some(_) | None => Stand::ground(at),
    }
}

#[test]
fn ds_228_ds_243_ds_503_steps_jumps_and_stops() {
    let mut rng = Rng::from_number(503);
    let mut met = [0; 3];
    for case in 0..cases(24_000) {
        let drawn = Case::drawn(&mut rng);
        let Case { table, at, one, .. } = drawn;
        let far = *rng.pick(&[900, 2_500]);
        let to = beside(&mut rng, at, far);
        let to = landing(&mut rng, &table.terrain, to);
        let others = others(&mut rng, table, to.at);
        let scene = drawn.scene(&others);
        let end = placed(&table.terrain, &one, to);
        let said = format!("case {case}: {} {one:?} {to:?}", table.id);
        assert_eq!(stop(scene, &end).is_ok(), may_stop(scene, &end), "{said}");
        assert_eq!(gap(scene, &one, to).is_ok(), may_gap(scene, &one, to), "{said}");
        assert_eq!(jump(scene, &one, to).is_ok(), may_jump(scene, &one, to), "{said}");
        met[0] += u32::from(may_stop(scene, &end));
        met[1] += u32::from(may_gap(scene, &one, to));
        met[2] += u32::from(may_jump(scene, &one, to));
        if let Ok(price) = jump(scene, &one, to) {
            assert_eq!(Wide::from(price), reference::length(at, to.at), "{said}");
        }
    }
    assert!(met.iter().all(|count| *count > 20), "stops, gaps and jumps: {met:?}");
}

/// DS-406, DS-407, DS-832: difficult ground and windows on a walk.
fn rough_or_window(terrain: &Terrain, from: Stand, to: Point) -> (bool, bool) {
    if from.on != Surface::Ground {
        return (false, false);
    }
    let rough = terrain.pieces.iter().any(|piece| {
        piece.ground == Ground::Difficult
            && matches!(piece.shape, Shape::Area(_))
            && reference::clip(piece, from.at, to).is_some_and(|(t0, t1)| t1 > t0)
    });
    let window = terrain.pieces.iter().any(|piece| {
        piece.kind == Kind::Window
            && segments(piece)
                .iter()
                .any(|(a, b)| reference::cross_at(from.at, to, *a, *b).is_some())
    });
    (rough, window)
}

/// DS-220, DS-229, DS-230, DS-406: a whole path, step by step, everything looked at.
fn may_go(
    scene: Scene<'_>,
    figure: &Body,
    walker: &Walker,
    path: &[Waypoint],
    runs: bool,
    allowance: i32,
) -> bool {
    let terrain = scene.terrain;
    let (mut here, mut spent, mut ways) = (*figure, 0, Vec::new());
    for way in path {
        let (end, walked) = match *way {
            Waypoint::Walk(to) => (Stand { at: to, on: here.stand.on }, true),
            Waypoint::Step { to, on } => (Stand { at: to, on }, false),
            Waypoint::Link { .. } => return false,
        };
        let legal = if walked {
            reference::may_walk(scene, &here, end.at)
        } else {
            may_gap(scene, &here, end)
        };
        let (rough, window) = rough_or_window(terrain, here.stand, end.at);
        if !legal || walked && (runs && (rough || window) || walker.mounted && window) {
            return false;
        }
        spent += if walked {
            reference::cost(terrain, walker, here.stand, end.at)
        } else {
            reference::length(here.at(), end.at)
        };
        let next = placed(terrain, figure, end);
        ways.push((here, next, walked));
        here = next;
    }
    let touches = |one: &Body, enemy: &Body| reference::in_contact(scene, one, enemy);
    let keeps_off = scene.others.iter().filter(|other| other.enemy).all(|enemy| {
        let near = Wide::from(enemy.radius + figure.radius + CONTACT);
        ways.iter().enumerate().all(|(place, (from, to, walked))| {
            let last = place + 1 == ways.len();
            if !walked {
                return last || !touches(to, enemy);
            }
            let (over, under) = reference::distance(enemy.at(), from.at(), to.at());
            let passes =
                over > near * near * under || !level(enemy.z, from.z) && !level(enemy.z, to.z);
            let began = place == 0 && square(enemy.at(), figure.at()) <= near * near;
            passes || began || last && touches(&here, enemy)
        })
    });
    keeps_off && spent <= Wide::from(allowance)
}

#[test]
fn ds_220_ds_229_ds_230_ds_406_whole_paths() {
    let mut rng = Rng::from_number(229);
    let mut met = [[0; 2]; 2];
    for case in 0..cases(8_000) {
        let drawn = Case::drawn(&mut rng);
        let Case { table, at, one, .. } = drawn;
        // DS-229: whoever begins in contact goes no path at all; that is judged before.
        let others = others(&mut rng, table, at);
        let scene = drawn.scene(&others);
        let mut path = Vec::new();
        let mut from = at;
        for _ in 0..1 + rng.below(3) {
            let far = *rng.pick(&[900, 2_500]);
            let to = beside(&mut rng, from, far);
            if to == from {
                continue;
            }
            let stand = landing(&mut rng, &table.terrain, to);
            path.push(match rng.below(6) {
                0 => Waypoint::Step { to, on: stand.on },
                _ => Waypoint::Walk(to),
            });
            from = to;
        }
        let runs = rng.below(3) == 0;
        let gait = if runs { Gait::Run } else { Gait::Walk };
        let walker = Walker { radius: one.radius, mounted: rng.below(4) == 0, ..Walker::default() };
        let allowance = *rng.pick(&[2_000, 6_000, 12_000]);
        let fast = judge(scene, &one, &walker, &path, gait, allowance).is_ok();
        let slow = may_go(scene, &one, &walker, &path, runs, allowance);
        assert_eq!(fast, slow, "case {case}: {} {one:?} {path:?} {gait:?}", table.id);
        met[usize::from(runs)][usize::from(fast)] += 1;
    }
    assert!(met.iter().flatten().all(|count| *count > 50), "too few of a kind: {met:?}");
}

/// DS-235…237: the piece that is named blocks or veils the ray all by itself.
#[test]
fn ds_234_whatever_is_named_as_blocking_a_ray_blocks_it_alone() {
    let mut rng = Rng::from_number(234);
    let mut named = [0; 2];
    for case in 0..cases(4_000) {
        let drawn = Case::drawn(&mut rng);
        let (table, one, two) = (drawn.table, drawn.one, drawn.other(&mut rng, 6_000));
        let scene = drawn.scene(&[]);
        for (place, ray) in look(scene, &one, &two).rays.into_iter().enumerate() {
            let (id, fare) = match ray {
                Ray::Veiled(By::Piece(id)) => (id, 1),
                Ray::Blocked(By::Piece(id)) => (id, 2),
                Ray::Clear | Ray::Veiled(By::Figure(_)) | Ray::Blocked(By::Figure(_)) => continue,
            };
            let alone = reference::rays_past(scene, &one, &two, &|piece| piece == id.index());
            let said = format!("case {case}: {} {one:?} {two:?}, ray {place}: {id:?}", table.id);
            assert_eq!(alone.map(|rays| rays[place]), Some(fare), "{said}");
            named[usize::from(fare) - 1] += 1;
        }
    }
    assert!(named.iter().all(|count| *count > 200), "too few of a kind: {named:?}");
}
