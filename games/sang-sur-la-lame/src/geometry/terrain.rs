//! Terrain (DS-212, DS-213, DS-219): pieces, doors, links, and the barrier segments that follow from them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::measure::{Point, dot, squared};
use super::polygon::{Bounds, Polygon};
use super::segment::on_segment;

/// A piece by its place in the table's list.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct PieceId(pub u8);

impl PieceId {
    /// As an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A ladder or rope by its place in the table's list.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct LinkId(pub u8);

/// The closed list of kinds in `terrain.toml`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "Land")]
pub enum Kind {
    Open,
    Wood,
    Marsh,
    Rubble,
    ShallowWater,
    DeepWater,
    Chasm,
    Hill,
    LowBlock,
    TallBlock,
    Pillar,
    Building,
    Hedge,
    Fence,
    LowWall,
    HighWall,
    Door,
    Window,
    Arch,
}

/// DS-213: what walking there is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    Open,
    Difficult,
    Impassable,
    Step,
    Barrier,
}

/// What a piece does to sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    Clear,
    Screen,
    Opaque,
}

/// How a door stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Door {
    #[default]
    Open,
    Closed,
    Locked,
    Destroyed,
}

impl Door {
    /// Whether it stops hands and eyes.
    #[must_use]
    pub const fn is_shut(self) -> bool {
        matches!(self, Self::Closed | Self::Locked)
    }
}

/// How many doors a table may have.
pub const DOORS: usize = 24;

/// All doors of a table as they stand, in the order of its pieces.
pub type Doors = [Door; DOORS];

/// The form of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    Area(Polygon),
    /// A polyline; an opening is one of two points.
    Line(Vec<Point>),
}

/// A piece of terrain, with what its kind says of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub kind: Kind,
    pub ground: Ground,
    pub sight: Sight,
    pub height: i32,
    pub shape: Shape,
    pub standable: bool,
    pub climbable: bool,
    pub roof: bool,
    /// The building an opening belongs to.
    pub of: Option<PieceId>,
    /// Its place among the doors.
    pub door: Option<u8>,
    pub bounds: Bounds,
}

impl Piece {
    /// The polygon of an area.
    #[must_use]
    pub const fn area(&self) -> Option<&Polygon> {
        match &self.shape {
            Shape::Area(polygon) => Some(polygon),
            Shape::Line(_) => None,
        }
    }

    /// The segments of a line piece; none of an area.
    pub fn segments(&self) -> impl Iterator<Item = (Point, Point)> {
        let points: &[Point] = match &self.shape {
            Shape::Area(_) => &[],
            Shape::Line(points) => points,
        };
        points.windows(2).map(|pair| (pair[0], pair[1]))
    }

    /// The segments of a line, or the edges of an area.
    pub fn outline(&self) -> impl Iterator<Item = (Point, Point)> {
        self.segments().chain(self.area().into_iter().flat_map(Polygon::edges))
    }

    /// Whether it is a door, a window or an archway.
    #[must_use]
    pub const fn is_opening(&self) -> bool {
        matches!(self.kind, Kind::Door | Kind::Window | Kind::Arch)
    }

    /// DS-224: a hedge, fence, low wall or window: crossing it costs an inch.
    #[must_use]
    pub const fn is_obstacle(&self) -> bool {
        matches!(self.kind, Kind::Hedge | Kind::Fence | Kind::LowWall | Kind::Window)
    }

    /// DS-218: whether one may stand on top of it.
    #[must_use]
    pub const fn has_top(&self) -> bool {
        match self.kind {
            Kind::TallBlock => self.standable,
            Kind::Building => self.roof,
            Kind::Open | Kind::Wood | Kind::Marsh | Kind::Rubble | Kind::ShallowWater => false,
            Kind::DeepWater | Kind::Chasm | Kind::Hill | Kind::LowBlock | Kind::Pillar => false,
            Kind::Hedge | Kind::Fence | Kind::LowWall | Kind::HighWall => false,
            Kind::Door | Kind::Window | Kind::Arch => false,
        }
    }

    /// DS-218: an area whose inside no figure on the ground may be in.
    #[must_use]
    pub const fn is_closed_area(&self) -> bool {
        matches!(self.ground, Ground::Impassable | Ground::Barrier)
            && matches!(self.shape, Shape::Area(_))
    }
}

/// DS-219: a segment that cannot be walked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Barrier {
    pub a: Point,
    pub b: Point,
    pub piece: PieceId,
    /// Everything but the edges of deep water and chasms.
    pub solid: bool,
    pub bounds: Bounds,
}

/// A ladder or rope between the ground and the top of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    pub foot: Point,
    pub top: Point,
    pub on: PieceId,
    pub height: i32,
}

/// A table's terrain, ready for questions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terrain {
    pub pieces: Vec<Piece>,
    pub links: Vec<Link>,
    pub barriers: Vec<Barrier>,
    /// The openings, by piece.
    pub openings: Vec<PieceId>,
    /// How the doors stand before anybody touches them.
    pub doors: Doors,
}

impl Terrain {
    /// Terrain from its pieces; their places in the list are their ids.
    #[must_use]
    pub fn new(pieces: Vec<Piece>, links: Vec<Link>, doors: Doors) -> Self {
        let ids = || (0u8..).map(PieceId).zip(&pieces);
        let barriers = ids().flat_map(|(id, piece)| barriers(&pieces, id, piece)).collect();
        let openings = ids().filter(|(_, piece)| piece.is_opening()).map(|(id, _)| id).collect();
        Self { barriers, openings, pieces, links, doors }
    }

    /// A piece by its id.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> &Piece {
        &self.pieces[id.index()]
    }

    /// All pieces with their ids.
    pub fn all(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        (0u8..).map(PieceId).zip(&self.pieces)
    }

    /// A link by its id, if there is one.
    #[must_use]
    pub fn link(&self, id: LinkId) -> Option<&Link> {
        self.links.get(usize::from(id.0))
    }

    /// The barriers near a segment.
    pub fn barriers_near(&self, near: Bounds) -> impl Iterator<Item = &Barrier> {
        self.barriers.iter().filter(move |barrier| barrier.bounds.touches(&near))
    }

    /// The pieces near a segment.
    pub fn near(&self, near: Bounds) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.all().filter(move |(_, piece)| piece.bounds.touches(&near))
    }

    /// How a door stands; anything else is open.
    #[must_use]
    pub fn door(&self, doors: &Doors, piece: &Piece) -> Door {
        piece.door.map_or(Door::Open, |door| doors[usize::from(door)])
    }
}

/// DS-219: what of a piece is a barrier.
fn barriers(pieces: &[Piece], id: PieceId, piece: &Piece) -> Vec<Barrier> {
    let barrier = |(a, b): (Point, Point), solid| Barrier {
        a,
        b,
        piece: id,
        solid,
        bounds: Bounds::of(&[a, b]),
    };
    match (piece.kind, piece.ground) {
        (Kind::Building, _) => piece
            .outline()
            .flat_map(|edge| without_openings(pieces, id, edge))
            .map(|part| barrier(part, true))
            .collect(),
        (_, Ground::Barrier) => piece.outline().map(|part| barrier(part, true)).collect(),
        (_, Ground::Impassable) => piece.outline().map(|part| barrier(part, false)).collect(),
        (_, Ground::Open | Ground::Difficult | Ground::Step) => Vec::new(),
    }
}

/// An edge of a building minus the stretches covered by that building's openings.
fn without_openings(pieces: &[Piece], of: PieceId, (a, b): (Point, Point)) -> Vec<(Point, Point)> {
    let mut gaps: Vec<(i64, Point, Point)> = pieces
        .iter()
        .filter(|piece| piece.is_opening() && piece.of == Some(of))
        .flat_map(Piece::segments)
        .filter(|(c, d)| on_segment(*c, a, b) && on_segment(*d, a, b))
        .map(|(c, d)| if dot(a, b, c) <= dot(a, b, d) { (c, d) } else { (d, c) })
        .map(|(c, d)| (dot(a, b, c), c, d))
        .collect();
    gaps.sort_unstable();
    let mut parts = Vec::new();
    let mut from = a;
    for (_, c, d) in gaps {
        if squared(from, c) > 0 {
            parts.push((from, c));
        }
        from = d;
    }
    if from != b {
        parts.push((from, b));
    }
    parts
}
