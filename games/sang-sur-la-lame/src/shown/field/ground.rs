//! The table as it lies: terrain, ladders, zones and points of the scenario.

use serde::Serialize;
use ts_rs::TS;

use super::Name;
use crate::geometry::Point;
use crate::geometry::polygon::Polygon;
use crate::geometry::terrain::{Kind as Land, Shape};
use crate::table::scene::Board;

/// A piece of terrain to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PieceShown {
    pub id: String,
    pub name: Name,
    pub kind: Land,
    /// A polygon, or the points of a line.
    pub points: Vec<Point>,
    pub closed: bool,
    pub height: i32,
    /// Whether one may stand on top of it.
    pub top: bool,
    pub climbable: bool,
    /// Its place among the doors of the public half.
    pub door: Option<u8>,
}

/// A ladder or rope.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LinkShown {
    pub id: String,
    pub foot: Point,
    pub top: Point,
    pub on: u8,
    pub height: i32,
}

/// What an area of the set-up is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AreaKind {
    Deploy,
    Zone,
    Spot,
}

/// An area of the set-up: where somebody deploys, enters, leaves, hides or arrives.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Area {
    pub kind: AreaKind,
    pub id: String,
    pub points: Vec<Point>,
}

/// A point of the set-up: a search spot, an end of the passage.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Spot {
    pub id: String,
    pub at: Point,
}

pub(super) fn pieces(board: Board<'_>) -> Vec<PieceShown> {
    let table = board.table();
    let piece =
        |(piece, (id, name)): (&crate::geometry::terrain::Piece, &(String, shelf::Text))| {
            let (points, closed) = match &piece.shape {
                Shape::Area(area) => (corners(area), true),
                Shape::Line(points) => (points.clone(), false),
            };
            PieceShown {
                id: id.clone(),
                name: name.into(),
                kind: piece.kind,
                points,
                closed,
                height: piece.height,
                top: piece.has_top(),
                climbable: piece.climbable,
                door: piece.door,
            }
        };
    table.terrain.pieces.iter().zip(&table.piece_names).map(piece).collect()
}

/// The corners of a polygon.
pub(crate) fn corners(area: &Polygon) -> Vec<Point> {
    area.edges().map(|(from, _)| from).collect()
}

pub(super) fn links(board: Board<'_>) -> Vec<LinkShown> {
    let table = board.table();
    let link = |(link, id): (&crate::geometry::terrain::Link, &String)| LinkShown {
        id: id.clone(),
        foot: link.foot,
        top: link.top,
        on: link.on.0,
        height: link.height,
    };
    table.terrain.links.iter().zip(&table.link_names).map(link).collect()
}

pub(super) fn areas(board: Board<'_>) -> Vec<Area> {
    let area = |kind: AreaKind, id: &str, polygon: &Polygon| Area {
        kind,
        id: id.to_owned(),
        points: corners(polygon),
    };
    if board.given.free_for_all() {
        let spots = board.table().spots.iter().enumerate();
        return spots.map(|(n, one)| area(AreaKind::Spot, &(n + 1).to_string(), one)).collect();
    }
    let setup = board.setup();
    let deploy = setup
        .deploy
        .iter()
        .flat_map(|(id, all)| all.iter().map(move |one| area(AreaKind::Deploy, id, one)));
    let zones = setup
        .zones
        .iter()
        .flat_map(|(id, all)| all.iter().map(move |one| area(AreaKind::Zone, id, one)));
    deploy.chain(zones).collect()
}

pub(super) fn points(board: Board<'_>) -> Vec<Spot> {
    board.setup().points.iter().map(|(id, at)| Spot { id: id.clone(), at: *at }).collect()
}
