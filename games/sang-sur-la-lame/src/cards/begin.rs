//! What whoever lays out a table begins with: for each scenario a set-up that is valid on an empty table (DS-242), pieces
//! of every kind as they come to the table, and places for the bands of a free-for-all.

use super::check_table::names;
use super::layout::{PieceLaid, SetupLaid};
use super::scenario::ScenarioId;
use crate::geometry::measure::Point;
use crate::geometry::terrain::{Door, Kind};

fn block(from: (i32, i32), to: (i32, i32)) -> Vec<Point> {
    let corners = [from, (to.0, from.1), to, (from.0, to.1)];
    corners.map(Point::from).to_vec()
}

/// A piece as it comes to the table, about the point (0, 0): a box for what was built, eight corners for what grew, a line
/// for hedges and walls, and an opening as long as it is cut into the side of a building.
#[must_use]
pub fn piece(kind: Kind) -> PieceLaid {
    let round = |width: i32, depth: i32| {
        let (w, d) = (width / 2, depth / 2);
        let (u, v) = (w * 42 / 100, d * 42 / 100);
        let corners = [(-u, -d), (u, -d), (w, -v), (w, v), (u, d), (-u, d), (-w, v), (-w, -v)];
        corners.map(Point::from).to_vec()
    };
    let box_of = |width: i32, depth: i32| block((-width / 2, -depth / 2), (width / 2, depth / 2));
    let line = |length: i32| vec![Point::new(-length / 2, 0), Point::new(length / 2, 0)];
    let points = match kind {
        Kind::Building => box_of(8_000, 7_000),
        Kind::Wood | Kind::Marsh => round(6_000, 5_000),
        Kind::ShallowWater => box_of(8_000, 5_000),
        Kind::DeepWater => round(6_000, 4_000),
        Kind::Rubble => round(4_000, 3_000),
        Kind::Open => box_of(4_000, 3_000),
        Kind::Chasm => box_of(6_000, 2_000),
        Kind::Hill => round(7_000, 6_000),
        Kind::LowBlock => box_of(1_500, 1_500),
        Kind::TallBlock => round(3_000, 3_000),
        Kind::Pillar => round(1_000, 1_000),
        Kind::Hedge | Kind::Fence | Kind::LowWall | Kind::HighWall => line(6_000),
        Kind::Door | Kind::Window | Kind::Arch => line(1_500),
    };
    PieceLaid {
        id: String::new(),
        kind,
        name: None,
        points,
        height: None,
        standable: kind == Kind::TallBlock,
        climbable: matches!(kind, Kind::Building | Kind::TallBlock),
        roof: kind == Kind::Building,
        of: None,
        state: (kind == Kind::Door).then_some(Door::Closed),
    }
}

/// DS-1304: where the bands of a free-for-all may deploy, around the rim of the table.
#[must_use]
pub fn spots() -> Vec<Vec<Point>> {
    let corners = [
        (2_000, 600),
        (14_000, 600),
        (26_400, 600),
        (26_400, 31_400),
        (14_000, 31_400),
        (2_000, 31_400),
    ];
    corners.map(|(x, y)| block((x, y), (x + 7_000, y + 3_400))).to_vec()
}

/// A set-up for a scenario: the first to deploy in the south, the second in the north, what must be reached at the sides.
#[must_use]
pub fn setup(scenario: ScenarioId) -> SetupLaid {
    let south = || block((7_000, 600), (28_400, 5_000));
    let north = || block((7_000, 30_400), (28_400, 34_800));
    let west = || block((600, 13_000), (4_600, 22_000));
    let east = || block((30_800, 13_000), (34_800, 22_000));
    let middle = || block((15_700, 15_700), (19_700, 19_700));
    let (deploy, zones, points) = names(scenario);
    let deployed = |(place, name): (usize, &&str)| {
        let polygons = match (scenario, place) {
            // Two patrols keep watch where the hoard may be.
            (ScenarioId::Cache, 0) => {
                vec![
                    block((7_000, 14_000), (14_000, 21_000)),
                    block((21_000, 14_000), (28_000, 21_000)),
                ]
            }
            // DS-1496: they face each other at six inches.
            (ScenarioId::Affrontement, 0) => vec![block((6_000, 8_700), (29_400, 14_700))],
            (ScenarioId::Affrontement, _) => vec![block((6_000, 20_700), (29_400, 26_700))],
            (_, 0) => vec![south()],
            (_, _) => vec![north()],
        };
        ((*name).to_owned(), polygons)
    };
    let zone = |(place, name): (usize, &&str)| {
        let polygon = match (*name, place) {
            ("ambush", _) => block((6_000, 12_000), (29_000, 30_000)),
            ("entry_militia", _) => south(),
            ("prison", _) => middle(),
            (_, 0) => west(),
            (_, _) => east(),
        };
        ((*name).to_owned(), vec![polygon])
    };
    let point = |(place, name): (usize, &&str)| {
        const AROUND: [(i32, i32); 6] = [
            (9_000, 9_500),
            (17_700, 9_500),
            (26_400, 9_500),
            (26_400, 26_000),
            (17_700, 26_000),
            (9_000, 26_000),
        ];
        let at = match points.len() {
            1 => (17_700, 17_700),
            2 => [(6_000, 17_700), (29_400, 17_700)][place % 2],
            _ => AROUND[place % AROUND.len()],
        };
        ((*name).to_owned(), Point::from(at))
    };
    SetupLaid {
        scenario,
        deploy: deploy.iter().enumerate().map(deployed).collect(),
        zone: zones.iter().enumerate().map(zone).collect(),
        point: points.iter().enumerate().map(point).collect(),
    }
}
