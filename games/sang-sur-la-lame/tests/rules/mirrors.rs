//! The same answers on mirrored and rotated tables: nothing in the geometry knows east from west.

use kernel::Rng;
use sang_sur_la_lame::cards::{Table, catalogue};
use sang_sur_la_lame::geometry::displace::displaced;
use sang_sur_la_lame::geometry::measure::{Point, TABLE_SIDE};
use sang_sur_la_lame::geometry::place::{Body, Scene, Stand, elevation, in_contact, spot};
use sang_sur_la_lame::geometry::polygon::{Bounds, Polygon};
use sang_sur_la_lame::geometry::sight::{Ray, look};
use sang_sur_la_lame::geometry::terrain::{Link, Piece, Shape, Terrain};
use sang_sur_la_lame::geometry::walk::{Walker, cost, samples, walk};

use crate::versus::{beside, body, cases, doors, others, point};

/// A way to lay the table down differently.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Turn {
    Mirror,
    Flip,
    Diagonal,
    Quarter,
    Half,
}

impl Turn {
    const ALL: [Self; 5] = [Self::Mirror, Self::Flip, Self::Diagonal, Self::Quarter, Self::Half];

    /// Whether it turns a polygon's corners round.
    const fn is_mirror(self) -> bool {
        matches!(self, Self::Mirror | Self::Flip | Self::Diagonal)
    }
}

impl Turn {
    fn point(self, p: Point) -> Point {
        match self {
            Self::Mirror => Point::new(TABLE_SIDE - p.x, p.y),
            Self::Flip => Point::new(p.x, TABLE_SIDE - p.y),
            Self::Diagonal => Point::new(p.y, p.x),
            Self::Quarter => Point::new(TABLE_SIDE - p.y, p.x),
            Self::Half => Point::new(TABLE_SIDE - p.x, TABLE_SIDE - p.y),
        }
    }

    fn vector(self, (x, y): (i32, i32)) -> (i32, i32) {
        match self {
            Self::Mirror => (-x, y),
            Self::Flip => (x, -y),
            Self::Diagonal => (y, x),
            Self::Quarter => (-y, x),
            Self::Half => (-x, -y),
        }
    }

    fn terrain(self, table: &Table) -> Terrain {
        let piece = |piece: &Piece| {
            let shape = match &piece.shape {
                Shape::Area(area) => {
                    let mut points: Vec<Point> =
                        area.corners().iter().map(|p| self.point(*p)).collect();
                    if self.is_mirror() {
                        points.reverse();
                    }
                    Shape::Area(Polygon::new(points))
                }
                Shape::Line(points) => Shape::Line(points.iter().map(|p| self.point(*p)).collect()),
            };
            let corners: Vec<Point> = match &shape {
                Shape::Area(area) => area.corners().to_vec(),
                Shape::Line(points) => points.clone(),
            };
            Piece { bounds: Bounds::of(&corners), shape, ..piece.clone() }
        };
        let link =
            |link: &Link| Link { foot: self.point(link.foot), top: self.point(link.top), ..*link };
        Terrain::new(
            table.terrain.pieces.iter().map(piece).collect(),
            table.terrain.links.iter().map(link).collect(),
            table.terrain.doors,
        )
    }

    fn body(self, body: &Body) -> Body {
        Body { stand: Stand { at: self.point(body.at()), on: body.stand.on }, ..*body }
    }
}

fn rays(scene: Scene<'_>, one: &Body, two: &Body) -> Vec<(u8, usize)> {
    let fare = |ray: Ray| match ray {
        Ray::Clear => 0,
        Ray::Veiled(_) => 1,
        Ray::Blocked(_) => 2,
    };
    // Left and right change places in a mirror; head and legs do not.
    let mut rays: Vec<(u8, usize)> = look(scene, one, two)
        .rays
        .iter()
        .enumerate()
        .map(|(place, ray)| (fare(*ray), place / 3))
        .collect();
    rays.sort_unstable();
    rays
}

#[test]
fn ds_200_nothing_knows_east_from_west() {
    let mut rng = Rng::from_number(200);
    for turn in Turn::ALL {
        let turned: Vec<Terrain> =
            catalogue().tables.iter().map(|table| turn.terrain(table)).collect();
        for case in 0..cases(1_500) {
            let place = rng.below(turned.len() as u32) as usize;
            let (table, other) = (&catalogue().tables[place], &turned[place]);
            let at = point(&mut rng, table);
            let one = body(&mut rng, table, at);
            let to = beside(&mut rng, at, 5_000);
            let two = body(&mut rng, table, to);
            let near = others(&mut rng, table, to);
            let near_turned: Vec<Body> = near.iter().map(|body| turn.body(body)).collect();
            let doors = doors(&mut rng);
            let here = Scene { terrain: &table.terrain, doors: &doors, others: &near };
            let there = Scene { terrain: other, doors: &doors, others: &near_turned };
            let (one_turned, two_turned) = (turn.body(&one), turn.body(&two));
            let said = format!("{turn:?}, case {case}: {} {one:?} {to:?}", table.id);
            assert_eq!(elevation(other, one_turned.stand), one.z, "{said}");
            assert_eq!(
                spot(here.terrain, one.stand, one.radius),
                spot(other, one_turned.stand, one.radius),
                "{said}"
            );
            assert_eq!(
                in_contact(here.terrain, &doors, &one, &two),
                in_contact(other, &doors, &one_turned, &two_turned),
                "{said}"
            );
            let goal = turn.point(to);
            assert_eq!(walk(here, &one, to), walk(there, &one_turned, goal), "{said}");
            let walker = Walker { radius: one.radius, ..Walker::default() };
            assert_eq!(
                cost(here.terrain, &walker, one.stand, to),
                cost(other, &walker, one_turned.stand, goal),
                "{said}"
            );
            let turned_samples: Vec<Point> = samples(at, to).map(|p| turn.point(p)).collect();
            assert_eq!(turned_samples, samples(turn.point(at), goal).collect::<Vec<_>>(), "{said}");
            assert_eq!(rays(here, &one, &two), rays(there, &one_turned, &two_turned), "{said}");
            let way = at.to(to);
            let end = displaced(here, &one, way, 2_000);
            let end_turned = displaced(there, &one_turned, turn.vector(way), 2_000);
            assert_eq!(turn.point(end.at), end_turned.at, "{said}");
        }
    }
}
