//! Where a figure stands (DS-206…210, DS-218, DS-243): surfaces, heights, legal places, overlap and contact.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::measure::{CLEAR, CONTACT, LEVEL_GAP, OVERLAP, Point, TABLE_SIDE, squared, within};
use super::polygon::Bounds;
use super::segment::{closer_than, meet, on_segment};
use super::terrain::{Doors, Kind, PieceId, Shape, Terrain};

/// DS-207: what a figure stands on.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Surface {
    #[default]
    Ground,
    Top(PieceId),
}

/// A place to stand: a point and a surface.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
pub struct Stand {
    pub at: Point,
    pub on: Surface,
}

impl Stand {
    /// A place on the ground.
    #[must_use]
    pub const fn ground(at: Point) -> Self {
        Self { at, on: Surface::Ground }
    }

    /// A place on top of a piece.
    #[must_use]
    pub const fn top(at: Point, piece: PieceId) -> Self {
        Self { at, on: Surface::Top(piece) }
    }
}

/// A living figure as geometry knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Body {
    pub stand: Stand,
    /// Its height above the table (DS-207).
    pub z: i32,
    pub radius: i32,
    /// How high it looks from, above its feet.
    pub eye: i32,
    /// How tall it is.
    pub height: i32,
    /// Whether it is an enemy of the one who asks.
    pub enemy: bool,
}

impl Body {
    /// Its centre.
    #[must_use]
    pub const fn at(&self) -> Point {
        self.stand.at
    }

    /// The same figure somewhere else.
    #[must_use]
    pub fn moved(&self, terrain: &Terrain, stand: Stand) -> Self {
        Self { stand, z: elevation(terrain, stand), ..*self }
    }
}

/// Everything a question of geometry is about: terrain, doors as they stand, and the other living figures.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub terrain: &'a Terrain,
    pub doors: &'a Doors,
    pub others: &'a [Body],
}

/// Why a figure may not stand or go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    /// Outside the table, or not a path at all.
    OffTable,
    /// A wall, deep water, a block, or too near to one.
    Blocked,
    /// A locked door.
    Locked,
    /// Another figure.
    Occupied,
    /// Exactly on a line piece or an opening.
    OnLine,
    /// Past an enemy, in contact with him.
    MustStop,
    /// Difficult ground, a ladder or a window in a run or charge.
    NoRunning,
    /// Difficult ground, a ladder or a window with a heavy load.
    Loaded,
    /// A ladder or a window on horseback.
    Mounted,
    /// A jump that is too long, too high, or none.
    JumpTooLong,
    /// A landing or start under a roof.
    Roofed,
    /// More than the allowance.
    TooFar { cost: i32, allowance: i32 },
}

/// DS-207: how high a figure stands.
#[must_use]
pub fn elevation(terrain: &Terrain, stand: Stand) -> i32 {
    match stand.on {
        Surface::Top(piece) => terrain.piece(piece).height,
        Surface::Ground => terrain
            .pieces
            .iter()
            .filter(|piece| matches!(piece.kind, Kind::Hill | Kind::LowBlock))
            .filter(|piece| piece.area().is_some_and(|area| area.contains_strictly(stand.at)))
            .map(|piece| piece.height)
            .max()
            .unwrap_or(0),
    }
}

/// DS-208: whether two heights are one level.
#[must_use]
pub const fn same_level(one: i32, two: i32) -> bool {
    (one - two).abs() <= LEVEL_GAP
}

/// DS-218: whether a centre may be here, other figures aside.
///
/// # Errors
/// Says what is in the way.
pub fn spot(terrain: &Terrain, stand: Stand, radius: i32) -> Result<(), Barred> {
    let at = stand.at;
    let inside = radius..=TABLE_SIDE - radius;
    if !inside.contains(&at.x) || !inside.contains(&at.y) {
        return Err(Barred::OffTable);
    }
    match stand.on {
        Surface::Top(id) => {
            let piece = terrain.pieces.get(id.index()).ok_or(Barred::OffTable)?;
            let on_it = piece.has_top() && piece.area().is_some_and(|area| area.contains(at));
            if on_it { Ok(()) } else { Err(Barred::Blocked) }
        }
        Surface::Ground => ground_spot(terrain, at),
    }
}

/// DS-218 on the ground: no closed area, no barrier within CLEAR, no line piece or opening.
fn ground_spot(terrain: &Terrain, at: Point) -> Result<(), Barred> {
    let mut on_line = false;
    for (_, piece) in terrain.near(Bounds::around(at, at, 0)) {
        match &piece.shape {
            Shape::Area(area) if piece.is_closed_area() && area.contains(at) => {
                return Err(Barred::Blocked);
            }
            Shape::Area(_) => {}
            Shape::Line(_) => on_line |= piece.segments().any(|(a, b)| on_segment(at, a, b)),
        }
    }
    let near = Bounds::around(at, at, CLEAR);
    if terrain.barriers_near(near).any(|wall| closer_than(at, wall.a, wall.b, CLEAR)) {
        return Err(if on_line { Barred::OnLine } else { Barred::Blocked });
    }
    if on_line { Err(Barred::OnLine) } else { Ok(()) }
}

/// DS-209: whether two figures on one level would overlap.
#[must_use]
pub const fn overlap(one: &Body, two: &Body) -> bool {
    if !same_level(one.z, two.z) {
        return false;
    }
    let near = (one.radius + two.radius - OVERLAP) as i64;
    squared(one.stand.at, two.stand.at) < near * near
}

/// DS-243: whether a figure may stop here: DS-218 and DS-209.
///
/// # Errors
/// Says what is in the way.
pub fn stop(scene: Scene<'_>, figure: &Body) -> Result<(), Barred> {
    spot(scene.terrain, figure.stand, figure.radius)?;
    if scene.others.iter().any(|other| overlap(figure, other)) {
        return Err(Barred::Occupied);
    }
    Ok(())
}

/// Whether nothing solid and no shut door is between two points (DS-210, DS-606).
#[must_use]
pub fn hands_reach(terrain: &Terrain, doors: &Doors, a: Point, b: Point) -> bool {
    hands_reach_past(terrain, doors, a, b, None)
}

/// The same, leaving out the pieces of one building or one door (DS-511).
#[must_use]
pub fn hands_reach_past(
    terrain: &Terrain,
    doors: &Doors,
    a: Point,
    b: Point,
    except: Option<PieceId>,
) -> bool {
    let near = Bounds::around(a, b, 0);
    let wall = terrain
        .barriers_near(near)
        .any(|wall| wall.solid && Some(wall.piece) != except && meet(a, b, wall.a, wall.b));
    let shut = || {
        terrain.near(near).any(|(id, piece)| {
            Some(id) != except
                && terrain.door(doors, piece).is_shut()
                && piece.segments().any(|(c, d)| meet(a, b, c, d))
        })
    };
    !wall && !shut()
}

/// DS-210: whether two figures are in contact.
#[must_use]
pub fn in_contact(terrain: &Terrain, doors: &Doors, one: &Body, two: &Body) -> bool {
    same_level(one.z, two.z)
        && within(one.at(), two.at(), one.radius + two.radius + CONTACT)
        && hands_reach(terrain, doors, one.at(), two.at())
}

/// Whether a figure is inside a building: on the ground, its centre in the polygon (DS-237).
#[must_use]
pub fn is_indoors(terrain: &Terrain, stand: Stand) -> bool {
    stand.on == Surface::Ground
        && terrain.pieces.iter().any(|piece| {
            piece.kind == Kind::Building && piece.area().is_some_and(|area| area.contains(stand.at))
        })
}
