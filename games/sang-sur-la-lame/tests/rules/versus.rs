//! The fast geometry against the slow one, over random figures on the ready-made tables.
//!
//! `GEOMETRY_CASES` says how many cases a test tries; a night with a million of them is worth while.

use kernel::Rng;
use sang_sur_la_lame::cards::{Table, catalogue};
use sang_sur_la_lame::geometry::displace::displaced;
use sang_sur_la_lame::geometry::measure::{Point, TABLE_SIDE, len, scale};
use sang_sur_la_lame::geometry::place::{Body, Scene, Stand, Surface, elevation, in_contact, spot};
use sang_sur_la_lame::geometry::segment;
use sang_sur_la_lame::geometry::sight::{Ray, look};
use sang_sur_la_lame::geometry::terrain::{Door, Doors, PieceId};
use sang_sur_la_lame::geometry::walk::{Walker, cost, walk};

use crate::reference;

pub(crate) fn cases(usual: u64) -> u64 {
    std::env::var("GEOMETRY_CASES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// A number of this range.
fn number(rng: &mut Rng, low: i32, high: i32) -> i32 {
    low + rng.below((high - low + 1) as u32) as i32
}

/// A point: anywhere, on a round number, at the very edge of the table, or at a corner of some piece, where rules are
/// touchy.
pub(crate) fn point(rng: &mut Rng, table: &Table) -> Point {
    match rng.below(4) {
        0 if rng.below(4) == 0 => {
            let mut extreme = || {
                let near = *rng.pick(&[0, 1, 491, 492, 493, 787, 1_476, 2_361]);
                if rng.below(2) == 0 { near } else { TABLE_SIDE - near }
            };
            Point::new(extreme(), extreme())
        }
        0 => Point::new(number(rng, 0, TABLE_SIDE), number(rng, 0, TABLE_SIDE)),
        1 => Point::new(number(rng, 2, 139) * 250, number(rng, 2, 139) * 250),
        _ => {
            let piece = rng.pick(&table.terrain.pieces);
            let sides: Vec<_> = piece.outline().collect();
            let (a, b) = *rng.pick(&sides);
            let k = number(rng, 0, 8);
            let near = [-742, -251, -250, -249, -1, 0, 1, 249, 250, 251, 742];
            let x = a.x + (b.x - a.x) * k / 8 + rng.pick(&near);
            let y = a.y + (b.y - a.y) * k / 8 + rng.pick(&near);
            Point::new(x.clamp(0, TABLE_SIDE), y.clamp(0, TABLE_SIDE))
        }
    }
}

/// Near a point, as figures in a fight are.
pub(crate) fn beside(rng: &mut Rng, at: Point, far: i32) -> Point {
    let x = (at.x + number(rng, -far, far)).clamp(0, TABLE_SIDE);
    Point::new(x, (at.y + number(rng, -far, far)).clamp(0, TABLE_SIDE))
}

pub(crate) fn body(rng: &mut Rng, table: &Table, at: Point) -> Body {
    let base = rng.pick(&catalogue().lands.bases);
    let tops: Vec<PieceId> = table
        .terrain
        .all()
        .filter(|(_, piece)| piece.has_top() && piece.area().is_some_and(|area| area.contains(at)))
        .map(|(id, _)| id)
        .collect();
    let on = tops.first().map_or(Surface::Ground, |top| Surface::Top(*top));
    let on = if rng.below(3) == 0 { on } else { Surface::Ground };
    let stand = Stand { at, on };
    Body {
        stand,
        z: elevation(&table.terrain, stand),
        radius: base.radius,
        eye: base.eye,
        height: base.height,
        enemy: rng.below(2) == 0,
    }
}

pub(crate) fn doors(rng: &mut Rng) -> Doors {
    std::array::from_fn(|_| *rng.pick(&[Door::Open, Door::Closed, Door::Locked, Door::Destroyed]))
}

pub(crate) fn others(rng: &mut Rng, table: &Table, near: Point) -> Vec<Body> {
    (0..rng.below(6))
        .map(|_| {
            let at = beside(rng, near, 4_000);
            body(rng, table, at)
        })
        .collect()
}

/// A figure somewhere on a ready-made table whose doors stand as chance will have it.
pub(crate) struct Case {
    pub(crate) table: &'static Table,
    pub(crate) at: Point,
    pub(crate) one: Body,
    pub(crate) doors: Doors,
}

impl Case {
    pub(crate) fn drawn(rng: &mut Rng) -> Self {
        let table = rng.pick(&catalogue().tables);
        let at = point(rng, table);
        Self { table, at, one: body(rng, table, at), doors: doors(rng) }
    }

    /// Another figure near the first.
    pub(crate) fn other(&self, rng: &mut Rng, far: i32) -> Body {
        let near = beside(rng, self.at, far);
        body(rng, self.table, near)
    }

    /// The table with these figures on it.
    pub(crate) const fn scene<'a>(&'a self, others: &'a [Body]) -> Scene<'a> {
        Scene { terrain: &self.table.terrain, doors: &self.doors, others }
    }
}

#[test]
fn ds_215_ds_216_ds_217_lines_and_areas() {
    let mut rng = Rng::from_number(215);
    for case in 0..cases(40_000) {
        let table = rng.pick(&catalogue().tables);
        let [a, b, c, d] = std::array::from_fn(|_| point(&mut rng, table));
        assert_eq!(len(a, b) as i128, reference::length(a, b), "case {case}: {a:?} {b:?}");
        let fast = segment::cross_at(a, b, c, d).map(i128::from);
        assert_eq!(fast, reference::cross_at(a, b, c, d), "case {case}: {a:?} {b:?} {c:?} {d:?}");
        let r = number(&mut rng, 1, 5_000);
        let fast = segment::closer_than(a, b, c, r);
        assert_eq!(fast, reference::closer(a, b, c, r), "case {case}: {a:?} {b:?} {c:?} {r}");
        let (over, under) = reference::distance(a, b, c);
        let fast = segment::reaches(a, b, c, r);
        assert_eq!(fast, over <= i128::from(r) * i128::from(r) * under, "case {case}");
        let piece = rng.pick(&table.terrain.pieces);
        if let Some(area) = piece.area() {
            let fast = area.clip(a, b).map(|clip| (clip.from.into(), clip.to.into()));
            assert_eq!(fast, reference::clip(piece, a, b), "case {case}: {piece:?} {a:?} {b:?}");
            assert_eq!(area.contains(a), reference::depth(piece, a) >= 0, "case {case}");
            assert_eq!(area.contains_strictly(a), reference::depth(piece, a) > 0, "case {case}");
        }
    }
}

#[test]
fn ds_219_the_barriers_of_every_table() {
    for table in &catalogue().tables {
        let mut fast: Vec<_> = table
            .terrain
            .barriers
            .iter()
            .map(|wall| (wall.a, wall.b, wall.solid, wall.piece.index()))
            .collect();
        let mut slow = reference::barriers(&table.terrain);
        fast.sort_unstable();
        slow.sort_unstable();
        assert_eq!(fast, slow, "{}", table.id);
    }
}

#[test]
fn ds_207_ds_210_ds_218_standing_and_touching() {
    let mut rng = Rng::from_number(218);
    for case in 0..cases(8_000) {
        let drawn = Case::drawn(&mut rng);
        let (one, two) = (drawn.one, drawn.other(&mut rng, 1_100));
        let terrain = &drawn.table.terrain;
        assert_eq!(one.z, reference::elevation(terrain, one.stand), "case {case}");
        let fast = spot(terrain, one.stand, one.radius).is_ok();
        assert_eq!(fast, reference::spot(terrain, one.stand, one.radius), "case {case}: {one:?}");
        let fast = in_contact(terrain, &drawn.doors, &one, &two);
        assert_eq!(
            fast,
            reference::in_contact(drawn.scene(&[]), &one, &two),
            "case {case}: {one:?} {two:?}"
        );
    }
}

#[test]
fn ds_221_ds_223_walking_and_its_price() {
    let mut rng = Rng::from_number(221);
    let mut legal = 0;
    for case in 0..cases(8_000) {
        let drawn = Case::drawn(&mut rng);
        let Case { table, at, one, .. } = drawn;
        let to = beside(&mut rng, at, 6_000);
        let others = others(&mut rng, table, at);
        let scene = drawn.scene(&others);
        let fast = walk(scene, &one, to).is_ok();
        assert_eq!(fast, reference::may_walk(scene, &one, to), "case {case}: {one:?} {to:?}");
        legal += u32::from(fast);
        let walker = Walker {
            radius: one.radius,
            mounted: rng.below(2) == 0,
            sure_footed: rng.below(3) == 0,
            loaded: false,
        };
        let price = cost(&table.terrain, &walker, one.stand, to);
        assert!(price.total() >= price.length && price.difficult <= price.length, "case {case}");
        let slow = reference::cost(&table.terrain, &walker, one.stand, to);
        assert_eq!(i128::from(price.total()), slow, "case {case}: {one:?} {to:?} {walker:?}");
    }
    assert!(legal > 100, "only {legal} walks were legal");
}

#[test]
fn ds_232_displacements() {
    let mut rng = Rng::from_number(232);
    let mut moved = 0;
    for case in 0..cases(3_000) {
        let drawn = Case::drawn(&mut rng);
        let Case { table, at, one, .. } = drawn;
        let others = others(&mut rng, table, at);
        let scene = drawn.scene(&others);
        let direction = (number(&mut rng, -900, 900), number(&mut rng, -900, 900));
        let d = *rng.pick(&[2_000, 6_000]);
        let fast = displaced(scene, &one, direction, d);
        let slow = reference::displaced(scene, &one, at.plus(scale(direction, d)));
        assert_eq!(fast, slow, "case {case}: {one:?} {direction:?}");
        assert!(len(at, fast.at) <= d, "case {case}: too far");
        moved += u32::from(fast.at != at);
    }
    assert!(moved > 100, "only {moved} moved");
}

#[test]
fn ds_233_ds_239_sight() {
    let mut rng = Rng::from_number(233);
    let mut seen = [0; 3];
    for case in 0..cases(5_000) {
        let drawn = Case::drawn(&mut rng);
        let (table, one, two) = (drawn.table, drawn.one, drawn.other(&mut rng, 6_000));
        let others = others(&mut rng, table, two.at());
        let scene = drawn.scene(&others);
        let fast = look(scene, &one, &two).rays.map(|ray| match ray {
            Ray::Clear => 0,
            Ray::Veiled(_) => 1,
            Ray::Blocked(_) => 2,
        });
        let slow = reference::rays(scene, &one, &two).unwrap_or([2; 6]);
        assert_eq!(fast, slow, "case {case}: {} {one:?} {two:?}", table.id);
        fast.iter().for_each(|ray| seen[usize::from(*ray)] += 1);
    }
    assert!(seen.iter().all(|count| *count > 500), "too few of a kind: {seen:?}");
}
