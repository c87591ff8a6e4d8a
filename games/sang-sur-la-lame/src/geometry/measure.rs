//! Numbers and lengths (DS-201…205, DS-211): the mil, points, directions, and the constants of `terrain.toml`.
//!
//! Every point the rules accept lies in the table's square, so that a cross or dot product of two differences is at
//! most 2 · 35433² < 2³²; times Q it stays below 2⁵². Sixty-four bits are enough for everything but the square of a
//! cross product, which [`segment`](super::segment) takes in 128.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// DS-201: one inch in mils.
pub const INCH: i32 = 1_000;
/// DS-201: the side of the table.
pub const TABLE_SIDE: i32 = 35_433;
/// DS-202: how far bases may be apart and still touch.
pub const CONTACT: i32 = 10;
/// DS-202: by how much bases may overlap for want of room between integers.
pub const OVERLAP: i32 = 2;
/// DS-202: how near a centre may come to a barrier.
pub const CLEAR: i32 = 250;
/// DS-202: a quarter of an inch, the distance of samples.
pub const STEP: i32 = 250;
/// DS-202: one, for parameters on a segment.
pub const Q: i64 = 1 << 20;
/// DS-208: heights this far apart are one level.
pub const LEVEL_GAP: i32 = 1_000;
/// DS-233: how high legs are.
pub const LEG_HEIGHT: i32 = 250;
/// DS-224, DS-225: what an obstacle costs.
pub const OBSTACLE: i32 = 1_000;
/// DS-228, DS-503: the longest step over a gap that needs no jump.
pub const JUMP_FREE: i32 = 1_000;
/// DS-503: the longest jump.
pub const JUMP_MAX: i32 = 3_000;
/// DS-503: how much higher a jump may land.
pub const JUMP_UP_MAX: i32 = 1_000;
/// DS-227: how far from its end a ladder is grabbed.
pub const LADDER_GRAB: i32 = 600;
/// DS-236: how much wood stops the eye.
pub const WOOD_VEIL_DEPTH: i32 = 3_000;
/// DS-220: how many way-points a path may have.
pub const MAX_WAYPOINTS: usize = 16;
/// DS-211: the largest component of a facing.
pub const MAX_FACING: i32 = 36_000;
/// DS-201: the middle of the table.
pub const CENTRE: Point = Point { x: 17_716, y: 17_716 };

/// A place on the table in mils: x to the east, y to the north. Written `[x, y]`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash, Serialize, Deserialize, TS,
)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
#[ts(type = "[number, number]")]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Self {
        Self { x, y }
    }
}

impl From<Point> for (i32, i32) {
    fn from(point: Point) -> Self {
        (point.x, point.y)
    }
}

impl Point {
    /// A point by its coordinates.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// Whether it lies on the table, edge included (DS-201).
    #[must_use]
    pub const fn on_table(self) -> bool {
        self.x >= 0 && self.y >= 0 && self.x <= TABLE_SIDE && self.y <= TABLE_SIDE
    }

    /// The point moved by a vector.
    #[must_use]
    pub const fn plus(self, vector: (i32, i32)) -> Self {
        Self { x: self.x + vector.0, y: self.y + vector.1 }
    }

    /// The point moved by a vector the other way.
    #[must_use]
    pub const fn minus(self, vector: (i32, i32)) -> Self {
        Self { x: self.x - vector.0, y: self.y - vector.1 }
    }

    /// The vector to another point.
    #[must_use]
    pub const fn to(self, other: Self) -> (i32, i32) {
        (other.x - self.x, other.y - self.y)
    }
}

/// The square of the distance of two points.
#[must_use]
pub const fn squared(a: Point, b: Point) -> i64 {
    let (x, y) = ((b.x - a.x) as i64, (b.y - a.y) as i64);
    x * x + y * y
}

/// DS-203: whether two points are at most `r` apart, exactly.
#[must_use]
pub const fn within(a: Point, b: Point, r: i32) -> bool {
    squared(a, b) <= (r as i64) * (r as i64)
}

/// DS-203: whether two points are less than `r` apart, exactly.
#[must_use]
pub const fn nearer(a: Point, b: Point, r: i32) -> bool {
    squared(a, b) < (r as i64) * (r as i64)
}

/// DS-215: twice the signed area of a triangle, positive if `p` is to the left of `a` → `b`.
#[must_use]
pub const fn cross(a: Point, b: Point, p: Point) -> i64 {
    (b.x - a.x) as i64 * (p.y - a.y) as i64 - (b.y - a.y) as i64 * (p.x - a.x) as i64
}

/// The dot product of `a` → `b` and `a` → `p`.
#[must_use]
pub const fn dot(a: Point, b: Point, p: Point) -> i64 {
    (b.x - a.x) as i64 * (p.x - a.x) as i64 + (b.y - a.y) as i64 * (p.y - a.y) as i64
}

/// The smallest integer whose square is at least `n`.
#[must_use]
pub const fn root_up(n: i64) -> i64 {
    let root = n.isqrt();
    if root * root < n { root + 1 } else { root }
}

/// DS-203: the distance of two points, rounded up.
#[must_use]
pub const fn len(a: Point, b: Point) -> i32 {
    root_up(squared(a, b)) as i32
}

/// DS-203: a vector brought to length `d`, never longer. The zero vector stays.
#[must_use]
pub const fn scale(v: (i32, i32), d: i32) -> (i32, i32) {
    let (x, y) = (v.0 as i64, v.1 as i64);
    let n = root_up((x * x + y * y) << 20);
    if n == 0 {
        return (0, 0);
    }
    let d = d as i64 * 1024;
    ((x * d / n) as i32, (y * d / n) as i32)
}

/// DS-205: whether the gap between two discs is at most `gap`.
#[must_use]
pub const fn gap_within(a: Point, ra: i32, b: Point, rb: i32, gap: i32) -> bool {
    within(a, b, ra + rb + gap)
}

/// DS-211: where a figure looks, divided by the greatest common divisor. Written `[fx, fy]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
#[ts(type = "[number, number]")]
pub struct Facing {
    x: i32,
    y: i32,
}

impl Default for Facing {
    fn default() -> Self {
        Self::NORTH
    }
}

/// What a player sends is kept as it is until it is judged: (0, 0) and giants are refused by `valid`.
impl From<(i32, i32)> for Facing {
    fn from((x, y): (i32, i32)) -> Self {
        Self::reduced(x, y)
    }
}

impl From<Facing> for (i32, i32) {
    fn from(facing: Facing) -> Self {
        (facing.x, facing.y)
    }
}

impl Facing {
    /// North, where nobody says otherwise.
    pub const NORTH: Self = Self { x: 0, y: 1 };

    const fn reduced(x: i32, y: i32) -> Self {
        // What is out of range is not divided, so that it stays out of range and is refused.
        if x.unsigned_abs() > MAX_FACING as u32 || y.unsigned_abs() > MAX_FACING as u32 {
            return Self { x, y };
        }
        let (mut a, mut b) = (x.abs(), y.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        if a <= 1 { Self { x, y } } else { Self { x: x / a, y: y / a } }
    }

    /// A facing by its components.
    #[must_use]
    pub const fn new(x: i32, y: i32) -> Self {
        Self::reduced(x, y)
    }

    /// Whether it is a direction at all, and not too long a one (DS-211).
    #[must_use]
    pub const fn valid(self) -> bool {
        (self.x != 0 || self.y != 0)
            && self.x.unsigned_abs() <= MAX_FACING as u32
            && self.y.unsigned_abs() <= MAX_FACING as u32
    }

    /// From one point towards another; nothing if they are the same.
    #[must_use]
    pub fn towards(from: Point, to: Point) -> Option<Self> {
        (from != to).then(|| Self::new(to.x - from.x, to.y - from.y))
    }

    /// The components.
    #[must_use]
    pub const fn vector(self) -> (i32, i32) {
        (self.x, self.y)
    }

    /// DS-108, DS-211: whether a point is in front of a figure that stands at `at`; the base line is in front (DS-R59).
    #[must_use]
    pub const fn has_in_front(self, at: Point, point: Point) -> bool {
        self.x as i64 * (point.x - at.x) as i64 + self.y as i64 * (point.y - at.y) as i64 >= 0
    }
}
