//! Two segments, and a point and a segment (DS-216, DS-217).

use super::measure::{Point, Q, cross, dot, squared};

/// DS-216: where on `a`–`b` the segment `c`–`d` is met, in units of 1/Q; parallel segments never meet.
#[must_use]
pub const fn cross_at(a: Point, b: Point, c: Point, d: Point) -> Option<i64> {
    let (d1, d2) = (cross(c, d, a), cross(c, d, b));
    if d1 == d2 || one_sided(d1, d2) || one_sided(cross(a, b, c), cross(a, b, d)) {
        return None;
    }
    let (over, under) = if d1 > d2 { (d1, d1 - d2) } else { (-d1, d2 - d1) };
    Some((over * Q).div_euclid(under))
}

/// Whether both are strictly of one sign.
const fn one_sided(one: i64, two: i64) -> bool {
    (one > 0 && two > 0) || (one < 0 && two < 0)
}

/// Whether two segments meet (DS-216).
#[must_use]
pub const fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    cross_at(a, b, c, d).is_some()
}

/// How a point lies to a segment: where the nearest point is.
enum Nearest {
    End(Point),
    Inside,
}

const fn nearest(p: Point, a: Point, b: Point) -> Nearest {
    let along = dot(a, b, p);
    if along <= 0 {
        Nearest::End(a)
    } else if along >= squared(a, b) {
        Nearest::End(b)
    } else {
        Nearest::Inside
    }
}

/// The square of a cross product and the square of a length times the square of `r`. The first may pass 2⁶³.
const fn areas(p: Point, a: Point, b: Point, r: i32) -> (u128, u128) {
    let area = cross(a, b, p).unsigned_abs() as u128;
    let reach = (r as i64 * r as i64) as u128;
    (area * area, reach * squared(a, b) as u128)
}

/// DS-217: whether a point is closer than `r` to a segment.
#[must_use]
pub const fn closer_than(p: Point, a: Point, b: Point, r: i32) -> bool {
    if r <= 0 {
        return false;
    }
    match nearest(p, a, b) {
        Nearest::End(end) => squared(p, end) < r as i64 * r as i64,
        Nearest::Inside => {
            let (area, reach) = areas(p, a, b, r);
            area < reach
        }
    }
}

/// DS-217: whether a point is within `r` of a segment.
#[must_use]
pub const fn reaches(p: Point, a: Point, b: Point, r: i32) -> bool {
    match nearest(p, a, b) {
        Nearest::End(end) => squared(p, end) <= r as i64 * r as i64,
        Nearest::Inside => {
            let (area, reach) = areas(p, a, b, r);
            area <= reach
        }
    }
}

/// DS-217: whether two segments are closer than `r`.
#[must_use]
pub const fn segments_closer(a: Point, b: Point, c: Point, d: Point, r: i32) -> bool {
    meet(a, b, c, d)
        || closer_than(a, c, d, r)
        || closer_than(b, c, d, r)
        || closer_than(c, a, b, r)
        || closer_than(d, a, b, r)
}

/// DS-238: the parameter of the point of `a`–`b` nearest to `p`, in units of 1/Q.
#[must_use]
pub const fn nearest_at(p: Point, a: Point, b: Point) -> i64 {
    let (along, whole) = (dot(a, b, p), squared(a, b));
    if along <= 0 || whole == 0 {
        0
    } else if along >= whole {
        Q
    } else {
        along * Q / whole
    }
}

/// DS-R99: the nearest point of a segment, in whole mils.
#[must_use]
pub const fn nearest_point(p: Point, a: Point, b: Point) -> Point {
    let (along, whole) = (dot(a, b, p), squared(a, b));
    if along <= 0 || whole == 0 {
        return a;
    }
    if along >= whole {
        return b;
    }
    Point::new(
        a.x + ((b.x - a.x) as i64 * along / whole) as i32,
        a.y + ((b.y - a.y) as i64 * along / whole) as i32,
    )
}

/// Whether a point lies exactly on a segment.
#[must_use]
pub const fn on_segment(p: Point, a: Point, b: Point) -> bool {
    cross(a, b, p) == 0 && dot(a, b, p) >= 0 && dot(a, b, p) <= squared(a, b)
}
