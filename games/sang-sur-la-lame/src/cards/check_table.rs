//! DS-242: what makes a table valid. Shapes are checked before terrain is built, places after.

use printed::{DataError, DataFile};
use serde::Deserialize;

use super::lists::{Form, Lands};
use super::scenario::ScenarioId;
use super::table::{PieceEntry, Setup, SetupEntry, Table, TableEntry};
use crate::geometry::measure::{Point, TABLE_SIDE, squared};
use crate::geometry::place::{Body, Stand, overlap, spot};
use crate::geometry::polygon::{Polygon, flaw};
use crate::geometry::segment::{on_segment, segments_closer};
use crate::geometry::terrain::{Ground, Kind, Terrain};

/// DS-206: the base of a figure on foot.
pub const FOOT: i32 = 492;
/// DS-242: how many foot bases every deployment takes.
const DEPLOYED: usize = 7;
/// DS-1314: the grid on which room is looked for.
pub const GRID: usize = 250;

/// Ids, numbers and the forms of pieces.
pub(super) fn shapes(
    file: &DataFile<'_>,
    entry: &TableEntry,
    lands: &Lands,
) -> Result<(), DataError> {
    if entry.size != (TABLE_SIDE, TABLE_SIDE) {
        return Err(file.wrong(&entry.id, "a table is a square of 35433 mils"));
    }
    if entry.piece.len() > 64 {
        return Err(file.wrong(&entry.id, "at most 64 pieces"));
    }
    let ids: Vec<_> = entry
        .piece
        .iter()
        .map(|piece| &piece.id)
        .chain(entry.link.iter().map(|link| &link.id))
        .chain(entry.object.iter().map(|object| &object.id))
        .collect();
    for (place, id) in ids.iter().enumerate() {
        if ids[..place].iter().any(|other| other.get_ref() == id.get_ref()) {
            return Err(file.wrong(id, "a second piece, link or object with this id"));
        }
    }
    for piece in &entry.piece {
        shape(file, entry, piece, lands)?;
    }
    for link in &entry.link {
        let on = entry.piece.iter().find(|piece| piece.id.get_ref() == &link.on);
        let height = on.map(|piece| piece.height.unwrap_or(lands.kind(piece.kind).height));
        if height != Some(link.height) {
            return Err(file.wrong(&link.id, "a link is as high as the piece it leads onto"));
        }
    }
    setups(file, entry)
}

fn shape(
    file: &DataFile<'_>,
    entry: &TableEntry,
    piece: &PieceEntry,
    lands: &Lands,
) -> Result<(), DataError> {
    let wrong = |text: &str| Err(file.wrong(&piece.id, text));
    let print = lands.kind(piece.kind);
    if piece.points.iter().any(|point| !point.on_table()) {
        return wrong("every coordinate is between 0 and 35433");
    }
    let height = piece.height.unwrap_or(print.height);
    if !(print.height_min..=print.height_max).contains(&height) {
        return wrong("its kind may not have this height");
    }
    if piece.state.is_some() && piece.kind != Kind::Door {
        return wrong("only doors have a state");
    }
    match print.shape {
        Form::Area => match flaw(&piece.points) {
            Some(flaw) => wrong(flaw),
            None => Ok(()),
        },
        Form::Line if !(2..=12).contains(&piece.points.len()) => wrong("a line has 2 to 12 points"),
        Form::Line if piece.points.windows(2).any(|pair| pair[0] == pair[1]) => {
            wrong("two points of a line in a row are the same")
        }
        Form::Line => Ok(()),
        Form::Opening => opening(file, entry, piece),
    }
}

/// An opening lies on an edge of its building, or between the ends of high walls.
fn opening(file: &DataFile<'_>, entry: &TableEntry, piece: &PieceEntry) -> Result<(), DataError> {
    let wrong = |text: &str| Err(file.wrong(&piece.id, text));
    let [a, b] = piece.points[..] else { return wrong("an opening has two points") };
    if squared(a, b) < 1_000 * 1_000 {
        return wrong("an opening is at least 1000 mils wide");
    }
    match &piece.of {
        Some(of) => {
            let building =
                entry.piece.iter().find(|one| one.id.get_ref() == of && one.kind == Kind::Building);
            let on_edge = building.is_some_and(|building| {
                Polygon::new(building.points.clone())
                    .edges()
                    .any(|(v, w)| on_segment(a, v, w) && on_segment(b, v, w))
            });
            if !on_edge {
                return wrong("an opening lies on one edge of its building");
            }
        }
        None => {
            let ends: Vec<Point> = entry
                .piece
                .iter()
                .filter(|wall| wall.kind == Kind::HighWall)
                .flat_map(|wall| [wall.points[0], wall.points[wall.points.len() - 1]])
                .collect();
            if !ends.contains(&a) || !ends.contains(&b) {
                return wrong("an opening without a building joins two ends of high walls");
            }
        }
    }
    let openings =
        entry.piece.iter().filter(|one| matches!(one.kind, Kind::Door | Kind::Window | Kind::Arch));
    for other in openings.filter(|other| other.id.get_ref() != piece.id.get_ref()) {
        let [c, d] = other.points[..] else { continue };
        let along = on_segment(c, a, b) || on_segment(d, a, b) || on_segment(a, c, d);
        let touch_only = [a, b].iter().any(|end| *end == c || *end == d)
            && !(on_segment(c, a, b) && on_segment(d, a, b));
        if along && !touch_only {
            return wrong("openings do not overlap");
        }
    }
    Ok(())
}

/// The names a set-up must hold: deployments, zones and points.
fn names(
    scenario: ScenarioId,
) -> (&'static [&'static str], &'static [&'static str], &'static [&'static str]) {
    match scenario {
        ScenarioId::Espion => (&["militia", "renegade"], &["exit"], &[]),
        ScenarioId::Contrebande => (&["militia", "renegade"], &["port"], &[]),
        ScenarioId::Convoi => {
            (&["guards", "renegade"], &["entry_militia", "exit_renegade"], &["loot"])
        }
        ScenarioId::Compte | ScenarioId::Affrontement => (&["a", "b"], &[], &[]),
        ScenarioId::Cache => (
            &["militia", "renegade"],
            &[],
            &["spot_1", "spot_2", "spot_3", "spot_4", "spot_5", "spot_6"],
        ),
        ScenarioId::Assassinat => (&["militia", "renegade"], &[], &["notable"]),
        ScenarioId::Passage => (&["a", "b"], &[], &["entrance", "exit"]),
        ScenarioId::Prisonnier => (&["militia", "renegade"], &["prison"], &["prisoner"]),
        ScenarioId::Embuscade => (&[], &["ambush", "entry_militia"], &[]),
        ScenarioId::Libre => (&[], &[], &[]),
    }
}

fn setups(file: &DataFile<'_>, entry: &TableEntry) -> Result<(), DataError> {
    if entry.setup.len() != entry.scenarios.len() {
        return Err(file.wrong(&entry.id, "one set-up for each scenario, in their order"));
    }
    for (setup, scenario) in entry.setup.iter().zip(&entry.scenarios) {
        let wrong = |text: &str| Err(file.wrong(&setup.scenario, text));
        let id = serde::de::value::StrDeserializer::<serde::de::value::Error>::new(
            setup.scenario.get_ref(),
        );
        if ScenarioId::deserialize(id).ok() != Some(*scenario) || *scenario == ScenarioId::Libre {
            return wrong("the set-ups are those the table lists, in their order");
        }
        let (deploy, zones, points) = names(*scenario);
        let same = |names: &[&str], found: Vec<&String>| {
            let mut names = names.to_vec();
            names.sort_unstable();
            names == found
        };
        if !same(deploy, setup.deploy.keys().collect())
            || !same(zones, setup.zone.keys().collect())
            || !same(points, setup.point.keys().collect())
        {
            return wrong("a set-up holds exactly the names of its scenario");
        }
        if *scenario == ScenarioId::Cache && setup.deploy["militia"].len() != 2 {
            return wrong("the militia of the hoard has exactly two patrol zones");
        }
        let polygons = setup.deploy.values().chain(setup.zone.values()).flatten();
        for polygon in polygons {
            if polygon.iter().any(|point| !point.on_table()) {
                return wrong("every coordinate is between 0 and 35433");
            }
            if let Some(flaw) = flaw(polygon) {
                return wrong(flaw);
            }
        }
    }
    for spot in &entry.multi_spots {
        if let Some(flaw) = flaw(spot) {
            return Err(file.wrong(&entry.id, flaw));
        }
    }
    Ok(())
}

/// Places that need the terrain: nothing overlaps, and everything that must be stood at can be.
pub(super) fn places(
    file: &DataFile<'_>,
    entry: &TableEntry,
    table: &Table,
) -> Result<(), DataError> {
    let terrain = &table.terrain;
    overlaps(file, entry, terrain)?;
    let legal = |at: Point| spot(terrain, Stand::ground(at), FOOT).is_ok();
    for (link, built) in entry.link.iter().zip(&terrain.links) {
        if !legal(link.foot) {
            return Err(file.wrong(&link.id, "nobody can stand at its foot"));
        }
        if spot(terrain, Stand::top(link.top, built.on), FOOT).is_err() {
            return Err(file.wrong(&link.id, "nobody can stand at its top"));
        }
    }
    for object in &entry.object {
        if !legal(object.at) {
            return Err(file.wrong(&object.id, "nobody can stand where it lies"));
        }
    }
    for (written, setup) in entry.setup.iter().zip(&table.setups) {
        setup_places(file, written, setup, terrain)?;
    }
    Ok(())
}

fn overlaps(file: &DataFile<'_>, entry: &TableEntry, terrain: &Terrain) -> Result<(), DataError> {
    let solid: Vec<_> = entry
        .piece
        .iter()
        .zip(&terrain.pieces)
        .filter(|(_, piece)| {
            piece.kind == Kind::Building
                || matches!(piece.ground, Ground::Barrier | Ground::Impassable)
        })
        .filter_map(|(written, piece)| Some((written, piece.area()?)))
        .collect();
    for (place, (written, area)) in solid.iter().enumerate() {
        if solid[..place].iter().any(|(_, other)| area.overlaps(other)) {
            return Err(file.wrong(&written.id, "it overlaps another solid piece"));
        }
    }
    Ok(())
}

fn setup_places(
    file: &DataFile<'_>,
    written: &SetupEntry,
    setup: &Setup,
    terrain: &Terrain,
) -> Result<(), DataError> {
    let wrong = |text: String| Err(file.wrong(&written.scenario, text));
    for (name, at) in &setup.points {
        if spot(terrain, Stand::ground(*at), FOOT).is_err() {
            return wrong(format!("nobody can stand at {name}"));
        }
    }
    for (name, polygons) in &setup.deploy {
        if room(terrain, polygons, FOOT, DEPLOYED) < DEPLOYED {
            return wrong(format!("deployment {name} has no room for {DEPLOYED} figures"));
        }
    }
    if setup.scenario == ScenarioId::Affrontement {
        let near = setup.deployment("a").iter().any(|a| {
            setup.deployment("b").iter().any(|b| {
                a.overlaps(b)
                    || a.edges()
                        .any(|(v, w)| b.edges().any(|(p, q)| segments_closer(v, w, p, q, 6_000)))
            })
        });
        if near {
            return wrong("the deployments of the clash are at least 6000 mils apart".into());
        }
    }
    Ok(())
}

/// DS-1314: the points of the grid inside some polygons, in order of y, then x.
pub fn grid(polygons: &[Polygon], step: usize) -> impl Iterator<Item = Point> {
    let low = polygons.iter().map(|polygon| polygon.bounds.low.y).min().unwrap_or(0);
    let high = polygons.iter().map(|polygon| polygon.bounds.high.y).max().unwrap_or(-1);
    let first = move |low: i32| (low + step as i32 - 1) / step as i32 * step as i32;
    (first(low)..=high).step_by(step).flat_map(move |y| {
        let left = polygons.iter().map(|polygon| polygon.bounds.low.x).min().unwrap_or(0);
        let right = polygons.iter().map(|polygon| polygon.bounds.high.x).max().unwrap_or(-1);
        (first(left)..=right)
            .step_by(step)
            .map(move |x| Point::new(x, y))
            .filter(move |point| polygons.iter().any(|polygon| polygon.contains(*point)))
    })
}

/// How many bases of a radius a greedy hand finds room for, up to `most`.
pub(super) fn room(terrain: &Terrain, polygons: &[Polygon], radius: i32, most: usize) -> usize {
    let mut placed: Vec<Body> = Vec::new();
    for at in grid(polygons, GRID) {
        let body = Body { stand: Stand::ground(at), radius, ..Body::default() }
            .moved(terrain, Stand::ground(at));
        if spot(terrain, body.stand, radius).is_ok()
            && !placed.iter().any(|other| overlap(&body, other))
        {
            placed.push(body);
        }
        if placed.len() == most {
            break;
        }
    }
    placed.len()
}
