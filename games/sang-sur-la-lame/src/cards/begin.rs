//! Set-ups to begin with: for each scenario one that is valid on an empty table (DS-242), for whoever lays out a table.

use super::check_table::names;
use super::layout::SetupLaid;
use super::scenario::ScenarioId;
use crate::geometry::measure::Point;

fn block(from: (i32, i32), to: (i32, i32)) -> Vec<Point> {
    let corners = [from, (to.0, from.1), to, (from.0, to.1)];
    corners.map(Point::from).to_vec()
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
