//! Walking (DS-221…226, DS-231): what bars a straight step, what it costs, and where it is sampled.

use arrayvec::ArrayVec;

use super::measure::{CLEAR, OBSTACLE, OVERLAP, Point, Q, STEP, TABLE_SIDE, len};
use super::place::{Barred, Body, Scene, Stand, Surface, same_level, spot};
use super::polygon::{Bounds, Clip};
use super::segment::{closer_than, cross_at, meet, segments_closer};
use super::terrain::{Door, Ground, Kind, Piece, Shape, Terrain};

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walker {
    pub radius: i32,
    pub mounted: bool,
    /// Bears a heavy load, or is in chains.
    pub loaded: bool,
    /// Pays nothing for difficult ground (DS-827).
    pub sure_footed: bool,
}

/// What a walked segment costs (DS-223).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub length: i32,
    /// What difficult ground adds.
    pub difficult: i32,
    /// How many obstacles are crossed or climbed.
    pub obstacles: i32,
    /// How much of it is difficult ground, in units of 1/Q, whoever walks.
    pub rough: i64,
    /// Whether difficult ground lies only in one stretch from the start, and whether that stretch goes to the end.
    pub rough_start: RoughStart,
    /// Whether a window is crossed.
    pub window: bool,
}

/// DS-1511: where the difficult ground of a segment lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RoughStart {
    /// There is none.
    #[default]
    None,
    /// One stretch from the start, which ends before the end.
    Leaves,
    /// All of it.
    Whole,
    /// Somewhere else: it is entered.
    Enters,
}

impl Cost {
    /// The whole price in mils.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.length + self.difficult + OBSTACLE * self.obstacles
    }
}

/// How many pieces may matter to one segment.
const CLIPS: usize = 64;

/// DS-223…225: what a straight walk costs; on top of pieces only its length.
#[must_use]
pub fn cost(terrain: &Terrain, walker: &Walker, from: Stand, to: Point) -> Cost {
    let a = from.at;
    let mut cost = Cost { length: len(a, to), ..Cost::default() };
    if from.on != Surface::Ground || a == to {
        return cost;
    }
    let mut clips: ArrayVec<Clip, CLIPS> = ArrayVec::new();
    for (_, piece) in terrain.near(Bounds::around(a, to, 0)) {
        match &piece.shape {
            Shape::Area(area) => match piece.ground {
                Ground::Difficult => {
                    if let Some(clip) = area.proper_clip(a, to) {
                        clips.push(clip);
                    }
                }
                Ground::Step => {
                    let climbs = !area.contains_strictly(a) && area.proper_clip(a, to).is_some();
                    cost.obstacles += i32::from(climbs);
                }
                Ground::Open | Ground::Impassable | Ground::Barrier => {}
            },
            Shape::Line(_) if piece.kind == Kind::Window => {
                let crossed = crossings(piece, a, to);
                cost.window |= crossed > 0;
                cost.obstacles += crossed;
            }
            // DS-224: riders do not pay for hedges, fences and low walls.
            Shape::Line(_) if piece.is_obstacle() && !walker.mounted => {
                cost.obstacles += crossings(piece, a, to);
            }
            Shape::Line(_) => {}
        }
    }
    (cost.rough, cost.rough_start) = union(&mut clips);
    if walker.loaded && cost.rough_start != RoughStart::None && !leaves(terrain, a) {
        cost.rough_start = RoughStart::Enters;
    }
    if !walker.sure_footed {
        let exact = i64::from(cost.length) * cost.rough;
        cost.difficult = ((exact + (Q >> 1)) >> 20) as i32;
    }
    cost
}

/// DS-213: whether a place is inside difficult ground, and not only on its edge.
#[must_use]
pub fn is_difficult(terrain: &Terrain, stand: Stand) -> bool {
    let at = stand.at;
    stand.on == Surface::Ground
        && terrain.near(Bounds::around(at, at, 0)).any(|(_, piece)| {
            let area = piece.area().filter(|_| piece.ground == Ground::Difficult);
            area.is_some_and(|area| area.contains_strictly(at))
        })
}

/// DS-1511, DS-R126: whether somebody standing here leaves difficult ground: inside it, or where two areas of it meet.
fn leaves(terrain: &Terrain, at: Point) -> bool {
    let on_edges = || {
        let near = terrain.near(Bounds::around(at, at, 0));
        let areas = near.filter(|(_, piece)| piece.ground == Ground::Difficult);
        areas.filter(|(_, piece)| piece.area().is_some_and(|area| area.contains(at))).count()
    };
    is_difficult(terrain, Stand::ground(at)) || on_edges() > 1
}

/// DS-224: how often a line is crossed; a joint counts once.
fn crossings(piece: &Piece, a: Point, b: Point) -> i32 {
    let mut at: ArrayVec<i64, 16> = ArrayVec::new();
    for (c, d) in piece.segments() {
        if let Some(t) = cross_at(a, b, c, d)
            && !at.contains(&t)
        {
            at.push(t);
        }
    }
    at.len() as i32
}

/// The total length of the union of stretches, and where it lies.
fn union(clips: &mut [Clip]) -> (i64, RoughStart) {
    if clips.is_empty() {
        return (0, RoughStart::None);
    }
    clips.sort_unstable_by_key(|clip| clip.from);
    let first = clips[0].from;
    let (mut total, mut reached, mut broken) = (0, first, false);
    for clip in clips.iter() {
        broken |= clip.from > reached;
        total += (clip.to - reached.max(clip.from)).max(0);
        reached = reached.max(clip.to);
    }
    let start = match (first, broken) {
        (0, false) if reached == Q => RoughStart::Whole,
        (0, false) => RoughStart::Leaves,
        (_, _) => RoughStart::Enters,
    };
    (total, start)
}

/// DS-221, DS-222: whether a straight walk is barred.
///
/// # Errors
/// Says what is in the way.
pub fn walk(scene: Scene<'_>, walker: &Body, to: Point) -> Result<(), Barred> {
    let on = walker.stand.on;
    let end = Stand { at: to, on };
    if !to.on_table() {
        return Err(Barred::OffTable);
    }
    match on {
        Surface::Top(_) => {
            spot(scene.terrain, walker.stand, walker.radius)?;
            spot(scene.terrain, end, walker.radius)?;
        }
        Surface::Ground => {
            stretch(scene, walker.at(), to)?;
            if crosses_locked(scene, walker.at(), to) {
                return Err(Barred::Locked);
            }
            spot(scene.terrain, end, walker.radius)?;
        }
    }
    if runs_into(scene, walker, to) {
        return Err(Barred::Occupied);
    }
    Ok(())
}

/// DS-221: whether a stretch on the ground comes too near to a barrier; entering a closed area does.
///
/// # Errors
/// If it does.
pub(super) fn stretch(scene: Scene<'_>, a: Point, b: Point) -> Result<(), Barred> {
    let near = Bounds::around(a, b, CLEAR);
    let barred =
        scene.terrain.barriers_near(near).any(|wall| segments_closer(a, b, wall.a, wall.b, CLEAR));
    if barred { Err(Barred::Blocked) } else { Ok(()) }
}

fn crosses_locked(scene: Scene<'_>, a: Point, b: Point) -> bool {
    scene.terrain.near(Bounds::around(a, b, 0)).any(|(_, piece)| {
        scene.terrain.door(scene.doors, piece) == Door::Locked
            && piece.segments().any(|(c, d)| meet(a, b, c, d))
    })
}

/// DS-221: whether a stretch runs into a figure on the level of either end.
pub(super) fn runs_into(scene: Scene<'_>, walker: &Body, to: Point) -> bool {
    let end = walker.moved(scene.terrain, Stand { at: to, ..walker.stand });
    scene.others.iter().any(|other| {
        (same_level(other.z, walker.z) || same_level(other.z, end.z))
            && closer_than(other.at(), walker.at(), to, other.radius + walker.radius - OVERLAP)
    })
}

/// DS-231: how many samples a walk has; the last is its end.
#[must_use]
pub const fn sample_count(a: Point, b: Point) -> i32 {
    let length = len(a, b);
    if length == 0 { 1 } else { (length - 1) / STEP + 1 }
}

/// DS-231: the `k`-th sample of a walk, counted from 1.
#[must_use]
pub const fn sample(a: Point, b: Point, k: i32) -> Point {
    let length = len(a, b);
    if k * STEP >= length {
        return b;
    }
    let (far, length) = ((k * STEP) as i64, length as i64);
    Point::new(
        a.x + ((b.x - a.x) as i64 * far / length) as i32,
        a.y + ((b.y - a.y) as i64 * far / length) as i32,
    )
}

/// DS-231: all samples of a walk.
pub fn samples(a: Point, b: Point) -> impl Iterator<Item = Point> {
    (1..=sample_count(a, b)).map(move |k| sample(a, b, k))
}

/// DS-226: the closed doors a walk goes through, by their place among the doors.
pub fn doors_crossed(
    terrain: &Terrain,
    doors: &super::terrain::Doors,
    a: Point,
    b: Point,
) -> impl Iterator<Item = u8> {
    terrain
        .near(Bounds::around(a, b, 0))
        .filter(|(_, piece)| terrain.door(doors, piece) == Door::Closed)
        .filter(move |(_, piece)| piece.segments().any(|(c, d)| meet(a, b, c, d)))
        .filter_map(|(_, piece)| piece.door)
}

/// Whether a disc of this radius around a point is on the table.
#[must_use]
pub fn on_table(at: Point, radius: i32) -> bool {
    let inside = radius..=TABLE_SIDE - radius;
    inside.contains(&at.x) && inside.contains(&at.y)
}
