//! Lines of sight (DS-233…239): six rays, each clear, veiled or blocked, with what stands in its way.

use arrayvec::ArrayVec;

use super::measure::{LEG_HEIGHT, Point, Q, WOOD_VEIL_DEPTH, len, scale};
use super::place::{Body, Scene, Stand, Surface};
use super::polygon::{Bounds, Polygon};
use super::segment::{closer_than, cross_at, nearest_at};
use super::terrain::{Door, Kind, Piece, PieceId, Shape, Sight, Terrain};

/// What one ray meets; the worst wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Ray {
    #[default]
    Clear,
    Veiled(By),
    Blocked(By),
}

/// Who or what is in a ray's way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum By {
    Piece(PieceId),
    /// A figure, by its place among the others of the scene.
    Figure(u8),
}

/// What a shooter sees of a target: three rays to its head, three to its legs, centre first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighting {
    pub rays: [Ray; 6],
}

impl Sighting {
    /// DS-239: whether at least one ray is not blocked.
    #[must_use]
    pub fn seen(&self) -> bool {
        self.rays.iter().any(|ray| !matches!(ray, Ray::Blocked(_)))
    }

    /// DS-239: whether at least one ray is veiled or blocked.
    #[must_use]
    pub fn covered(&self) -> bool {
        self.rays.iter().any(|ray| *ray != Ray::Clear)
    }

    /// What blocks, piece by piece, for those who draw it.
    pub fn in_the_way(&self) -> impl Iterator<Item = By> {
        self.rays.iter().filter_map(|ray| match ray {
            Ray::Clear => None,
            Ray::Veiled(by) | Ray::Blocked(by) => Some(*by),
        })
    }
}

/// The edge of a piece that a ray from `from` to `to` comes to first, for those who draw what blocks it.
#[must_use]
pub fn edge_met(piece: &Piece, from: Point, to: Point) -> Option<(Point, Point)> {
    let met = piece.outline().filter_map(|(a, b)| Some((cross_at(from, to, a, b)?, a, b)));
    met.min().map(|(_, a, b)| (a, b))
}

/// How an area matters to this shooter and this target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Matter {
    /// A line, or an area judged by DS-236.
    Plain,
    /// A building with exactly one of the two inside (DS-237).
    Wall,
    /// A building with one inside and the other on its roof.
    Floor,
}

/// How many pieces may lie between two figures.
const NEAR: usize = 64;

/// DS-233…239: what `from` sees of `to`. The others of the scene veil; leave out the target's duel partners (DS-238).
#[must_use]
pub fn look(scene: Scene<'_>, from: &Body, to: &Body) -> Sighting {
    let (s, t) = (from.at(), to.at());
    let (dx, dy) = s.to(t);
    if (dx, dy) == (0, 0) {
        return Sighting { rays: [Ray::Blocked(By::Figure(0)); 6] };
    }
    let aside = scale((-dy, dx), to.radius);
    let ends = [t, t.plus(aside), t.minus(aside)];
    let mut cone = Bounds::around(s, t, 0);
    for end in ends {
        let side = Bounds::around(s, end, 0);
        cone.low = Point::new(cone.low.x.min(side.low.x), cone.low.y.min(side.low.y));
        cone.high = Point::new(cone.high.x.max(side.high.x), cone.high.y.max(side.high.y));
    }
    let mut near: ArrayVec<(PieceId, &Piece, Matter), NEAR> = ArrayVec::new();
    for (id, piece) in scene.terrain.near(cone) {
        if let Some(matter) = matter(id, piece, from.stand, to.stand) {
            near.push((id, piece, matter));
        }
    }
    let eye = from.z + from.eye;
    let mut rays = [Ray::Clear; 6];
    for (place, end) in ends.into_iter().enumerate() {
        let heights =
            [Heights { eye, aim: to.z + to.eye }, Heights { eye, aim: to.z + LEG_HEIGHT }];
        let [head, legs] = both(scene, &near, s, end, heights);
        rays[place] = head;
        rays[place + 3] = legs;
    }
    Sighting { rays }
}

/// The heights at the two ends of a ray.
#[derive(Clone, Copy)]
struct Heights {
    eye: i32,
    aim: i32,
}

impl Heights {
    /// DS-234: the height at a parameter.
    const fn at(self, t: i64) -> i32 {
        self.eye + ((self.aim - self.eye) as i64 * t).div_euclid(Q) as i32
    }
}

/// Whether a piece can matter at all, and how.
fn matter(id: PieceId, piece: &Piece, from: Stand, to: Stand) -> Option<Matter> {
    let Shape::Area(area) = &piece.shape else {
        return (piece.sight != Sight::Clear).then_some(Matter::Plain);
    };
    if piece.sight == Sight::Clear {
        return None;
    }
    let on_top = |stand: Stand| stand.on == Surface::Top(id);
    let inside = |stand: Stand| stand.on == Surface::Ground && area.contains(stand.at);
    if piece.kind != Kind::Building {
        let stood_on = stands_on(id, piece, area, from) || stands_on(id, piece, area, to);
        return (!stood_on).then_some(Matter::Plain);
    }
    match (inside(from), inside(to)) {
        (true, true) => None,
        (false, false) if on_top(from) || on_top(to) => None,
        (false, false) => Some(Matter::Plain),
        (true, false) | (false, true) if on_top(from) || on_top(to) => Some(Matter::Floor),
        (true, false) | (false, true) => Some(Matter::Wall),
    }
}

/// DS-236: whether a figure stands on this hill, low block or tall block.
fn stands_on(id: PieceId, piece: &Piece, area: &Polygon, stand: Stand) -> bool {
    let low = matches!(piece.kind, Kind::Hill | Kind::LowBlock);
    match stand.on {
        Surface::Top(top) => top == id,
        Surface::Ground => low && area.contains_strictly(stand.at),
    }
}

/// The rays to the head and to the legs of one point: their plan is the same.
fn both(
    scene: Scene<'_>,
    near: &[(PieceId, &Piece, Matter)],
    s: Point,
    end: Point,
    heights: [Heights; 2],
) -> [Ray; 2] {
    let mut rays = [Ray::Clear; 2];
    let box_of_ray = Bounds::around(s, end, 0);
    for (id, piece, matter) in near {
        let by = By::Piece(*id);
        match (&piece.shape, matter) {
            (Shape::Area(_), Matter::Floor) => worsen(&mut rays, |_| Ray::Blocked(by)),
            (Shape::Area(_), Matter::Wall) => {
                if !through_opening(scene.terrain, *id, s, end) {
                    worsen(&mut rays, |_| Ray::Blocked(by));
                }
            }
            (Shape::Area(area), Matter::Plain) if piece.bounds.touches(&box_of_ray) => {
                through_area(&mut rays, by, piece, area, s, end, heights);
            }
            (Shape::Line(_), _) if piece.bounds.touches(&box_of_ray) => {
                across_line(&mut rays, scene, by, piece, s, end, heights);
            }
            (Shape::Area(_) | Shape::Line(_), _) => {}
        }
    }
    for (place, other) in scene.others.iter().enumerate() {
        if closer_than(other.at(), s, end, other.radius) {
            let t = nearest_at(other.at(), s, end);
            worsen(&mut rays, |ray| {
                let height = heights[ray].at(t);
                let hidden = (other.z..=other.z + other.height).contains(&height);
                if hidden { Ray::Veiled(By::Figure(place as u8)) } else { Ray::Clear }
            });
        }
    }
    rays
}

/// Keeps the worse of what was and what is.
fn worsen(rays: &mut [Ray; 2], now: impl Fn(usize) -> Ray) {
    for (place, ray) in rays.iter_mut().enumerate() {
        let found = now(place);
        let rank = |ray: &Ray| match ray {
            Ray::Clear => 0,
            Ray::Veiled(_) => 1,
            Ray::Blocked(_) => 2,
        };
        if rank(&found) > rank(ray) {
            *ray = found;
        }
    }
}

/// DS-235: hedges and fences veil, walls, windows and shut doors block, below their height.
fn across_line(
    rays: &mut [Ray; 2],
    scene: Scene<'_>,
    by: By,
    piece: &Piece,
    s: Point,
    end: Point,
    heights: [Heights; 2],
) {
    let open = matches!(scene.terrain.door(scene.doors, piece), Door::Open | Door::Destroyed);
    if piece.kind == Kind::Door && open {
        return;
    }
    for (c, d) in piece.segments() {
        let Some(t) = cross_at(s, end, c, d) else { continue };
        worsen(rays, |ray| match piece.sight {
            Sight::Clear => Ray::Clear,
            Sight::Screen | Sight::Opaque if heights[ray].at(t) >= piece.height => Ray::Clear,
            Sight::Screen => Ray::Veiled(by),
            Sight::Opaque => Ray::Blocked(by),
        });
    }
}

/// DS-236: what an area does to a ray that goes through it below its height.
fn through_area(
    rays: &mut [Ray; 2],
    by: By,
    piece: &Piece,
    area: &Polygon,
    s: Point,
    end: Point,
    heights: [Heights; 2],
) {
    let Some(clip) = area.proper_clip(s, end) else { return };
    let deep = piece.kind == Kind::Wood
        && i64::from(len(s, end)) * (clip.to - clip.from) > i64::from(WOOD_VEIL_DEPTH) * Q;
    worsen(rays, |ray| {
        let low = heights[ray].at(clip.from).min(heights[ray].at(clip.to));
        match piece.sight {
            Sight::Clear => Ray::Clear,
            Sight::Screen | Sight::Opaque if low >= piece.height => Ray::Clear,
            Sight::Screen if deep => Ray::Blocked(by),
            Sight::Screen => Ray::Veiled(by),
            Sight::Opaque => Ray::Blocked(by),
        }
    });
}

/// DS-237: whether a ray meets one of a building's openings.
fn through_opening(terrain: &Terrain, building: PieceId, s: Point, end: Point) -> bool {
    terrain.openings.iter().map(|id| terrain.piece(*id)).any(|opening| {
        opening.of == Some(building)
            && opening.segments().any(|(c, d)| cross_at(s, end, c, d).is_some())
    })
}
