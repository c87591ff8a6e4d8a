//! The space of the game (DS-200): points, polygons, terrain, paths, displacements and lines of sight.
//!
//! Integers only, and nothing of the game but its measures: figures are discs, pieces are what a table says they are,
//! doors are as the caller says they stand. It knows no turn, no band and no dice, and needs no kernel.

pub mod displace;
pub mod leap;
pub mod measure;
pub mod path;
pub mod place;
pub mod polygon;
pub mod reach;
pub mod route;
pub mod segment;
pub mod sight;
pub mod terrain;
pub mod walk;

pub use measure::{Facing, Point};
pub use place::{Barred, Body, Scene, Stand, Surface};
pub use terrain::{Door, Doors, LinkId, PieceId, Terrain};
