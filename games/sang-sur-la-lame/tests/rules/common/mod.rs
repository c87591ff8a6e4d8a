//! Tables set by hand, scripted games, and short names for what players do.

#![allow(dead_code, reason = "chapters of tests come one by one")]

mod deeds;
mod field;
mod game;
mod scenes;

pub(crate) use deeds::*;
pub(crate) use field::*;
pub(crate) use game::*;
pub(crate) use scenes::*;
