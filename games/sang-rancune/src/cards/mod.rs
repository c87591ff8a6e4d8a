//! What is printed: Action cards, Encounters and heroes, read from `data/*.toml` and checked when they are read.
//!
//! A printed thing is known by its place in the data. Nothing here knows of a table.

mod action;
pub mod data;
mod effects;
pub mod encounters;
mod handful;
pub mod heroes;

pub use action::{Card, Deck, Family, KINDS, Print, Subtype, Timing, deck};
pub use effects::{AttackEffect, Effect, ItemEffect, LowBlowEffect};
pub use handful::{Cards, Handful};
