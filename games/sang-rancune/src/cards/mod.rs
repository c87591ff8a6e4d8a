//! What is printed: Action cards, Encounters and heroes, read from `data/*.toml` and checked when they are read.
//!
//! A printed thing is known by its place in the data. Nothing here knows of a table.

mod action;
pub mod data;
pub mod encounters;
pub mod heroes;

pub use action::*;
