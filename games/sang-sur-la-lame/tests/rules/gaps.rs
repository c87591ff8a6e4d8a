//! DS-228 and DS-R108: steps over gaps, on terrain made for them.

use sang_sur_la_lame::geometry::Point;
use sang_sur_la_lame::geometry::leap::gap;
use sang_sur_la_lame::geometry::place::{Barred, Body, Scene, Stand, elevation};
use sang_sur_la_lame::geometry::polygon::{Bounds, Polygon};
use sang_sur_la_lame::geometry::terrain::{
    DOORS, Door, Ground, Kind, Piece, PieceId, Shape, Sight, Terrain,
};

fn piece(kind: Kind, points: &[(i32, i32)], height: i32) -> Piece {
    let points: Vec<Point> = points.iter().map(|point| (*point).into()).collect();
    let bounds = Bounds::of(&points);
    let (ground, shape) = if kind == Kind::Arch {
        (Ground::Open, Shape::Line(points))
    } else if kind == Kind::Building {
        (Ground::Difficult, Shape::Area(Polygon::new(points)))
    } else {
        (Ground::Impassable, Shape::Area(Polygon::new(points)))
    };
    Piece {
        kind,
        ground,
        sight: Sight::Opaque,
        height,
        shape,
        standable: false,
        climbable: false,
        roof: kind == Kind::Building,
        of: None,
        door: None,
        bounds,
    }
}

/// A house from its south-west to its north-east corner.
fn house(from: (i32, i32), to: (i32, i32), height: i32) -> Piece {
    piece(Kind::Building, &[from, (to.0, from.1), to, (from.0, to.1)], height)
}

/// Two roofs 800 apart, the second this high, with something between them.
fn roofs(second: i32, between: &[Piece]) -> Terrain {
    let mut pieces = vec![
        house((10_000, 3_000), (12_000, 7_000), 3_000),
        house((12_800, 3_000), (14_800, 7_000), second),
    ];
    pieces.extend(between.iter().cloned());
    Terrain::new(pieces, vec![], [Door::Open; DOORS])
}

fn steps(terrain: &Terrain, from: Stand, to: Stand) -> Result<i32, Barred> {
    let doors = terrain.doors;
    let body = Body {
        stand: from,
        z: elevation(terrain, from),
        radius: 492,
        eye: 1_000,
        height: 1_250,
        enemy: false,
    };
    gap(Scene { terrain, doors: &doors, others: &[] }, &body, to)
}

const fn on(house: u8, x: i32) -> Stand {
    Stand::top(Point::new(x, 5_000), PieceId(house))
}

#[test]
fn ds_228_a_gap_of_an_inch_is_stepped_over() {
    let level = roofs(3_000, &[]);
    assert_eq!(steps(&level, on(0, 11_900), on(1, 12_900)), Ok(1_000));
    assert_eq!(steps(&level, on(0, 11_900), on(1, 12_901)), Err(Barred::JumpTooLong));
    // Up or down an inch, and no more.
    assert_eq!(steps(&roofs(4_000, &[]), on(0, 11_900), on(1, 12_900)), Ok(1_000));
    let high = roofs(4_001, &[]);
    assert_eq!(steps(&high, on(0, 11_900), on(1, 12_900)), Err(Barred::JumpTooLong));
    // On one and the same surface it is no gap.
    assert_eq!(steps(&level, on(0, 11_000), on(0, 11_900)), Err(Barred::Blocked));
    // A wall of another house between is in the way.
    let wall = roofs(3_000, &[house((12_300, 3_000), (12_500, 7_000), 2_000)]);
    assert_eq!(steps(&wall, on(0, 11_900), on(1, 12_900)), Err(Barred::Blocked));
}

#[test]
fn ds_228_a_narrow_water_is_stepped_over() {
    let stream = |wide: i32| {
        let bank = 10_000 + wide;
        let corners = [(10_000, 3_000), (bank, 3_000), (bank, 7_000), (10_000, 7_000)];
        Terrain::new(vec![piece(Kind::DeepWater, &corners, 0)], vec![], [Door::Open; DOORS])
    };
    let (from, to) = (Point::new(9_750, 5_000), Point::new(10_750, 5_000));
    let over = |wide| steps(&stream(wide), Stand::ground(from), Stand::ground(to));
    assert_eq!(over(500), Ok(1_000));
    // Too near to the other bank, and beside the water it is a walk.
    assert_eq!(over(501), Err(Barred::Blocked));
    let south = |point: Point| Stand::ground(Point::new(point.x, 2_000));
    assert_eq!(steps(&stream(500), south(from), south(to)), Err(Barred::Blocked));
}

#[test]
fn ds_r108_an_opening_is_in_the_way_of_a_step_like_its_wall() {
    let door = |x: i32, of: Option<PieceId>| Piece {
        of,
        ..piece(Kind::Arch, &[(x, 4_500), (x, 5_500)], 2_000)
    };
    let across = |between: &[Piece]| steps(&roofs(3_000, between), on(0, 11_900), on(1, 12_900));
    // Two archways of a house between, one behind the other; an archway of no house.
    let thin = house((12_300, 3_000), (12_500, 7_000), 2_000);
    let archways = [thin, door(12_300, Some(PieceId(2))), door(12_500, Some(PieceId(2)))];
    assert_eq!(across(&archways), Err(Barred::Blocked));
    assert_eq!(across(&[door(12_400, None)]), Err(Barred::Blocked));
    // Those of the houses left and landed on are beneath.
    let own = [door(12_000, Some(PieceId(0))), door(12_800, Some(PieceId(1)))];
    assert_eq!(across(&own), Ok(1_000));
}
