//! Du sang sur la lame: a skirmish of miniatures on a table in real inches, for 2 to 6 players.

#![deny(clippy::float_arithmetic)]

pub mod cards;
pub mod geometry;

/// The game's name in records, addresses and commands.
pub const SLUG: &str = "sang-sur-la-lame";
