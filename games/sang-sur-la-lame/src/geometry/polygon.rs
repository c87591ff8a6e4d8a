//! Convex polygons, counter-clockwise (DS-212, DS-215).

use std::fmt;

use super::measure::{Point, Q, cross};

/// A box around things, to leave out early what cannot matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    pub low: Point,
    pub high: Point,
}

impl Bounds {
    /// The box around some points.
    #[must_use]
    pub fn of(points: &[Point]) -> Self {
        let low = |of: fn(&Point) -> i32| points.iter().map(of).min().unwrap_or(0);
        let high = |of: fn(&Point) -> i32| points.iter().map(of).max().unwrap_or(0);
        Self {
            low: Point::new(low(|p| p.x), low(|p| p.y)),
            high: Point::new(high(|p| p.x), high(|p| p.y)),
        }
    }

    /// The box of a segment, made wider all round.
    #[must_use]
    pub fn around(a: Point, b: Point, margin: i32) -> Self {
        Self {
            low: Point::new(a.x.min(b.x) - margin, a.y.min(b.y) - margin),
            high: Point::new(a.x.max(b.x) + margin, a.y.max(b.y) + margin),
        }
    }

    /// Whether two boxes have a point in common.
    #[must_use]
    pub const fn touches(&self, other: &Self) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }

    /// Whether a point is in the box.
    #[must_use]
    pub const fn holds(&self, p: Point) -> bool {
        p.x >= self.low.x && p.x <= self.high.x && p.y >= self.low.y && p.y <= self.high.y
    }
}

/// The part of a segment inside a polygon, in units of 1/Q.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clip {
    pub from: i64,
    pub to: i64,
}

impl Clip {
    /// Whether it is more than a point.
    #[must_use]
    pub const fn proper(self) -> bool {
        self.to > self.from
    }
}

/// A convex polygon, counter-clockwise and closed: its edge belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Polygon {
    points: Vec<Point>,
    pub bounds: Bounds,
}

impl Polygon {
    /// A polygon by its corners; [`flaw`] says whether they are convex and counter-clockwise.
    #[must_use]
    pub fn new(points: Vec<Point>) -> Self {
        let bounds = Bounds::of(&points);
        Self { points, bounds }
    }

    /// The corners.
    #[must_use]
    pub fn corners(&self) -> &[Point] {
        &self.points
    }

    /// The edges, each from corner to corner.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> {
        let next = self.points.iter().copied().cycle().skip(1);
        self.points.iter().copied().zip(next)
    }

    /// Whether a point is inside or on the edge.
    #[must_use]
    pub fn contains(&self, p: Point) -> bool {
        self.bounds.holds(p) && self.edges().all(|(v, w)| cross(v, w, p) >= 0)
    }

    /// Whether a point is inside and not on the edge (DS-207).
    #[must_use]
    pub fn contains_strictly(&self, p: Point) -> bool {
        self.bounds.holds(p) && self.edges().all(|(v, w)| cross(v, w, p) > 0)
    }

    /// DS-215: the part of a segment inside.
    #[must_use]
    pub fn clip(&self, a: Point, b: Point) -> Option<Clip> {
        let mut clip = Clip { from: 0, to: Q };
        for (v, w) in self.edges() {
            let (fa, fb) = (cross(v, w, a), cross(v, w, b));
            if fa < 0 && fb < 0 {
                return None;
            } else if fa < 0 {
                clip.from = clip.from.max((-fa * Q).div_euclid(fb - fa));
            } else if fb < 0 {
                clip.to = clip.to.min((fa * Q).div_euclid(fa - fb));
            }
        }
        (clip.from <= clip.to).then_some(clip)
    }

    /// The part of a segment inside, if it is more than a point.
    #[must_use]
    pub fn proper_clip(&self, a: Point, b: Point) -> Option<Clip> {
        self.clip(a, b).filter(|clip| clip.proper())
    }

    /// A point in the middle: the mean of the corners.
    #[must_use]
    pub fn middle(&self) -> Point {
        let count = self.points.len() as i64;
        let mean = |of: fn(&Point) -> i32| {
            (self.points.iter().map(|p| i64::from(of(p))).sum::<i64>() / count) as i32
        };
        Point::new(mean(|p| p.x), mean(|p| p.y))
    }

    /// Whether two polygons share more than their edges: no edge of either has all of the other on its outer side.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        let parts = |one: &Self, two: &Self| {
            one.edges().any(|(v, w)| two.points.iter().all(|p| cross(v, w, *p) <= 0))
        };
        !parts(self, other) && !parts(other, self)
    }
}

/// What keeps points from being a convex, counter-clockwise polygon of 3 to 12 corners (DS-242).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outline {
    Corners,
    Convex,
    Once,
}

impl fmt::Display for Outline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Corners => "an area has 3 to 12 corners",
            Self::Convex => "an area is strictly convex and counter-clockwise",
            Self::Once => "an area goes round once",
        })
    }
}

/// DS-242: the first thing that is wrong with the corners of an area.
#[must_use]
pub fn flaw(points: &[Point]) -> Option<Outline> {
    if !(3..=12).contains(&points.len()) {
        return Some(Outline::Corners);
    }
    let count = points.len();
    let turns_left =
        |i: usize| cross(points[i], points[(i + 1) % count], points[(i + 2) % count]) > 0;
    if !(0..count).all(turns_left) {
        return Some(Outline::Convex);
    }
    // A star turns left everywhere, too; every corner must lie to the left of every edge.
    let (first, rest) = (points[0], &points[1..]);
    let fan = rest.windows(2).all(|pair| cross(first, pair[0], pair[1]) > 0);
    (!fan).then_some(Outline::Once)
}
