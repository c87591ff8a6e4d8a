//! Tables: terrain and set-ups, read from `tables.toml`, or built from what somebody laid out.

use std::collections::BTreeMap;

use printed::{DataError, DataFile, Spanned, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::check_table::{self, Mistake, Place};
use super::kinds::Object;
use super::layout::{Layout, LinkLaid, ObjectLaid, PieceLaid, SetupLaid};
use super::lists::{Form, Lands};
use super::scenario::ScenarioId;
use crate::SLUG;
use crate::geometry::measure::{Point, TABLE_SIDE};
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
    /// What it was built from.
    pub layout: Layout,
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
struct TableEntry {
    id: Spanned<String>,
    name: Text,
    text: Text,
    size: (i32, i32),
    #[serde(rename = "themes")]
    _themes: Vec<String>,
    scenarios: Vec<ScenarioId>,
    multi_spots: Vec<Vec<Point>>,
    piece: Vec<PieceLaid>,
    #[serde(default)]
    link: Vec<LinkLaid>,
    #[serde(default)]
    object: Vec<ObjectLaid>,
    #[serde(default)]
    setup: Vec<SetupLaid>,
}

/// Where the parts of a table stand in its file.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Lines {
    #[serde(default)]
    piece: Vec<Line>,
    #[serde(default)]
    link: Vec<Line>,
    #[serde(default)]
    object: Vec<Line>,
    #[serde(default)]
    setup: Vec<Line>,
}

/// The name of a part: a set-up is called after its scenario.
#[derive(Debug, Deserialize)]
struct Line {
    #[serde(alias = "scenario")]
    id: Spanned<String>,
}

impl Lines {
    /// The name of a part, with the place where it stands; nothing for the table as a whole.
    pub(super) fn of(&self, at: Place) -> Option<&Spanned<String>> {
        let (lines, place) = match at {
            Place::Whole => return None,
            Place::Piece(place) => (&self.piece, place),
            Place::Link(place) => (&self.link, place),
            Place::Object(place) => (&self.object, place),
            Place::Setup(place) => (&self.setup, place),
        };
        lines.get(place).map(|line| &line.id)
    }
}

/// DS-242: reads the tables of the game and checks them.
///
/// # Errors
/// The first mistake, with its line and the rule it breaks.
pub fn read(text: &str, lands: &Lands) -> Result<Vec<Table>, DataError> {
    #[derive(Deserialize)]
    struct LinesFile {
        table: Vec<Lines>,
    }
    let file = DataFile::new(SLUG, "tables.toml", text);
    let entries = file.read::<TableFile>()?.table;
    let lines = file.read::<LinesFile>()?.table;
    let read = entries.into_iter().zip(&lines).map(|(entry, lines)| {
        if entry.size != (TABLE_SIDE, TABLE_SIDE) {
            return Err(file.wrong(&entry.id, "a table is a square of 35433 mils"));
        }
        if !entry.setup.iter().map(|setup| setup.scenario).eq(entry.scenarios.iter().copied()) {
            return Err(file.wrong(&entry.id, "one set-up for each scenario, in their order"));
        }
        let layout = Layout {
            name: (&entry.name).into(),
            multi_spots: entry.multi_spots,
            piece: entry.piece,
            link: entry.link,
            object: entry.object,
            setup: entry.setup,
        };
        let table = table(&layout, lands).map_err(|mistakes| {
            let Mistake { at, text, .. } = &mistakes[0];
            file.wrong(lines.of(*at).unwrap_or(&entry.id), &text.en)
        })?;
        Ok(Table { id: entry.id.into_inner(), text: entry.text, ..table })
    });
    read.collect()
}

/// DS-242: a table ready to be played on.
///
/// # Errors
/// Everything that is wrong with it, at least one thing: forms first, then places.
pub fn table(layout: &Layout, lands: &Lands) -> Result<Table, Vec<Mistake>> {
    let found = check_table::shapes(layout, lands);
    if !found.is_empty() {
        return Err(found);
    }
    let table = build(layout, lands);
    let found = check_table::places(layout, &table);
    if found.is_empty() { Ok(table) } else { Err(found) }
}

/// Builds what has the right shapes.
fn build(layout: &Layout, lands: &Lands) -> Table {
    let mut doors = [Door::Open; DOORS];
    let mut count = 0u8;
    let mut pieces = Vec::new();
    for piece in &layout.piece {
        let door = (piece.kind == Kind::Door).then_some(count);
        if let Some(place) = door {
            doors[usize::from(place)] = piece.state.unwrap_or_default();
            count += 1;
        }
        pieces.push(build_piece(layout, piece, door, lands));
    }
    let link = |link: &LinkLaid| Link {
        foot: link.foot,
        top: link.top,
        on: place_of(layout, &link.on).unwrap_or_default(),
        height: link.height,
    };
    let terrain = Terrain::new(pieces, layout.link.iter().map(link).collect(), doors);
    let polygons = |all: &BTreeMap<String, Vec<Vec<Point>>>| {
        let convert =
            |polygons: &Vec<Vec<Point>>| polygons.iter().cloned().map(Polygon::new).collect();
        all.iter().map(|(name, polygons)| (name.clone(), convert(polygons))).collect()
    };
    let setups = layout.setup.iter().map(|setup| Setup {
        scenario: setup.scenario,
        deploy: polygons(&setup.deploy),
        zones: polygons(&setup.zone),
        points: setup.point.clone(),
    });
    let called = |piece: &PieceLaid| {
        let name = piece.name.as_ref().map(Text::from);
        (piece.id.clone(), name.unwrap_or_else(|| lands.kind(piece.kind).short()))
    };
    let loose =
        |object: &ObjectLaid| Loose { id: object.id.clone(), kind: object.kind, at: object.at };
    Table {
        id: String::new(),
        name: (&layout.name).into(),
        text: Text { fr: String::new(), en: String::new() },
        layout: layout.clone(),
        piece_names: layout.piece.iter().map(called).collect(),
        link_names: layout.link.iter().map(|link| link.id.clone()).collect(),
        objects: layout.object.iter().map(loose).collect(),
        setups: setups.collect(),
        spots: layout.multi_spots.iter().cloned().map(Polygon::new).collect(),
        corners: corners(&terrain, check_table::FOOT),
        terrain,
    }
}

fn place_of(layout: &Layout, id: &str) -> Option<PieceId> {
    layout.piece.iter().position(|piece| piece.id == id).map(|at| PieceId(at as u8))
}

fn build_piece(layout: &Layout, piece: &PieceLaid, door: Option<u8>, lands: &Lands) -> Piece {
    let print = lands.kind(piece.kind);
    let shape = match print.shape {
        Form::Area => Shape::Area(Polygon::new(piece.points.clone())),
        Form::Line | Form::Opening => Shape::Line(piece.points.clone()),
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
        of: piece.of.as_ref().and_then(|id| place_of(layout, id)),
        door,
        bounds: Bounds::of(&piece.points),
    }
}
