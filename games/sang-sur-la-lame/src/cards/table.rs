//! Tables: terrain and set-ups, read from `tables.toml` or from a file somebody wrote.

use std::collections::BTreeMap;

use printed::{DataError, DataFile, Spanned, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::check_table;
use super::kinds::Object;
use super::lists::Lands;
use super::scenario::ScenarioId;
use crate::SLUG;
use crate::geometry::measure::Point;
use crate::geometry::polygon::{Bounds, Polygon};
use crate::geometry::route::corners;
use crate::geometry::terrain::{DOORS, Door, Kind, Link, Piece, PieceId, Shape, Terrain};

/// A table by its place among those of the game.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct TableId(pub u8);

/// Zones, deployments and points of one scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub scenario: ScenarioId,
    pub deploy: BTreeMap<String, Vec<Polygon>>,
    pub zones: BTreeMap<String, Vec<Polygon>>,
    pub points: BTreeMap<String, Point>,
}

impl Setup {
    /// A zone's polygons; none if the set-up has no such zone.
    #[must_use]
    pub fn zone(&self, name: &str) -> &[Polygon] {
        self.zones.get(name).map_or(&[], Vec::as_slice)
    }

    /// A deployment's polygons; none if the set-up has no such deployment.
    #[must_use]
    pub fn deployment(&self, name: &str) -> &[Polygon] {
        self.deploy.get(name).map_or(&[], Vec::as_slice)
    }
}

/// A thing that lies about at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loose {
    pub id: String,
    pub kind: Object,
    pub at: Point,
}

/// A table ready to be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub terrain: Terrain,
    /// Ids and names of the pieces, in their order.
    pub piece_names: Vec<(String, Text)>,
    /// Ids of the ladders and ropes, in their order.
    pub link_names: Vec<String>,
    pub objects: Vec<Loose>,
    pub setups: Vec<Setup>,
    /// DS-1304: where bands of a free-for-all deploy.
    pub spots: Vec<Polygon>,
    /// DS-1607: the points a way round goes by.
    pub corners: Vec<Point>,
}

impl Table {
    /// The set-up of a scenario, if the table has one.
    #[must_use]
    pub fn setup(&self, scenario: ScenarioId) -> Option<&Setup> {
        self.setups.iter().find(|setup| setup.scenario == scenario)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    table: Vec<TableEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableEntry {
    pub(super) id: Spanned<String>,
    name: Text,
    text: Text,
    pub(super) size: (i32, i32),
    #[serde(rename = "themes")]
    _themes: Vec<String>,
    pub(super) scenarios: Vec<ScenarioId>,
    pub(super) multi_spots: Vec<Vec<Point>>,
    pub(super) piece: Vec<PieceEntry>,
    #[serde(default)]
    pub(super) link: Vec<LinkEntry>,
    #[serde(default)]
    pub(super) object: Vec<ObjectEntry>,
    #[serde(default)]
    pub(super) setup: Vec<SetupEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PieceEntry {
    pub(super) id: Spanned<String>,
    pub(super) kind: Kind,
    name: Text,
    pub(super) points: Vec<Point>,
    pub(super) height: Option<i32>,
    #[serde(default)]
    standable: bool,
    #[serde(default)]
    climbable: bool,
    #[serde(default)]
    roof: bool,
    pub(super) of: Option<String>,
    pub(super) state: Option<Door>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LinkEntry {
    pub(super) id: Spanned<String>,
    #[serde(rename = "kind")]
    _kind: LinkKind,
    pub(super) foot: Point,
    pub(super) top: Point,
    pub(super) on: String,
    pub(super) height: i32,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum LinkKind {
    Ladder,
    Rope,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectEntry {
    pub(super) id: Spanned<String>,
    kind: Object,
    pub(super) at: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupEntry {
    pub(super) scenario: Spanned<String>,
    #[serde(default)]
    pub(super) deploy: BTreeMap<String, Vec<Vec<Point>>>,
    #[serde(default)]
    pub(super) zone: BTreeMap<String, Vec<Vec<Point>>>,
    #[serde(default)]
    pub(super) point: BTreeMap<String, Point>,
}

/// DS-242: reads tables and checks them.
///
/// # Errors
/// The first mistake, with its line and the rule it breaks.
pub fn read(text: &str, lands: &Lands) -> Result<Vec<Table>, DataError> {
    let file = DataFile::new(SLUG, "tables.toml", text);
    let mut tables: Vec<Table> = Vec::new();
    for entry in file.read::<TableFile>()?.table {
        check_table::shapes(&file, &entry, lands)?;
        let table = build(&file, &entry, lands)?;
        check_table::places(&file, &entry, &table)?;
        tables.push(table);
    }
    Ok(tables)
}

fn build(file: &DataFile<'_>, entry: &TableEntry, lands: &Lands) -> Result<Table, DataError> {
    let mut doors = [Door::Open; DOORS];
    let mut count = 0u8;
    let mut pieces = Vec::new();
    for piece in &entry.piece {
        let door = (piece.kind == Kind::Door).then_some(count);
        if let Some(place) = door {
            let state = piece.state.unwrap_or_default();
            *doors
                .get_mut(usize::from(place))
                .ok_or_else(|| file.wrong(&piece.id, "too many doors"))? = state;
            count += 1;
        }
        pieces.push(build_piece(entry, piece, door, lands));
    }
    let on = |id: &str| entry.piece.iter().position(|piece| piece.id.get_ref() == id);
    let link = |link: &LinkEntry| Link {
        foot: link.foot,
        top: link.top,
        on: PieceId(on(&link.on).unwrap_or_default() as u8),
        height: link.height,
    };
    let terrain = Terrain::new(pieces, entry.link.iter().map(link).collect(), doors);
    let polygons = |all: &BTreeMap<String, Vec<Vec<Point>>>| {
        let convert =
            |polygons: &Vec<Vec<Point>>| polygons.iter().cloned().map(Polygon::new).collect();
        all.iter().map(|(name, polygons)| (name.clone(), convert(polygons))).collect()
    };
    let setups = entry.setup.iter().zip(&entry.scenarios).map(|(setup, scenario)| Setup {
        scenario: *scenario,
        deploy: polygons(&setup.deploy),
        zones: polygons(&setup.zone),
        points: setup.point.clone(),
    });
    Ok(Table {
        id: entry.id.get_ref().clone(),
        name: entry.name.clone(),
        text: entry.text.clone(),
        piece_names: entry
            .piece
            .iter()
            .map(|piece| (piece.id.get_ref().clone(), piece.name.clone()))
            .collect(),
        link_names: entry.link.iter().map(|link| link.id.get_ref().clone()).collect(),
        objects: entry
            .object
            .iter()
            .map(|object| Loose {
                id: object.id.get_ref().clone(),
                kind: object.kind,
                at: object.at,
            })
            .collect(),
        setups: setups.collect(),
        spots: entry.multi_spots.iter().cloned().map(Polygon::new).collect(),
        corners: corners(&terrain, check_table::FOOT),
        terrain,
    })
}

fn build_piece(entry: &TableEntry, piece: &PieceEntry, door: Option<u8>, lands: &Lands) -> Piece {
    let print = lands.kind(piece.kind);
    let of = piece.of.as_ref().and_then(|id| {
        entry.piece.iter().position(|other| other.id.get_ref() == id).map(|at| PieceId(at as u8))
    });
    let shape = match print.shape {
        super::lists::Form::Area => Shape::Area(Polygon::new(piece.points.clone())),
        super::lists::Form::Line | super::lists::Form::Opening => Shape::Line(piece.points.clone()),
    };
    Piece {
        kind: piece.kind,
        ground: print.ground,
        sight: print.sight,
        height: piece.height.unwrap_or(print.height),
        shape,
        standable: piece.standable,
        climbable: piece.climbable,
        roof: piece.roof,
        of,
        door,
        bounds: Bounds::of(&piece.points),
    }
}
