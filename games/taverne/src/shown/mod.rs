//! What people and programs meet: the game in its box, its form, its sentences, its table in lines.
//!
//! Everything here is made from a view, an event or an option, so it can tell nobody more than he knows.

pub mod aid;
pub mod board;
pub mod facts;
mod settings;
mod sheet;
mod standing;
mod talk;
mod timeout;
mod words;
