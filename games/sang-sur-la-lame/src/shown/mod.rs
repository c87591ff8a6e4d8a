//! What people and programs meet: the game in its box, its form, its sentences, its table in lines and as a small map.
//!
//! Everything here is made from a view, an event or an option, so it can tell nobody more than he knows.

pub mod aid;
pub mod facts;
pub mod field;
pub(crate) mod lists;
mod map;
mod notation;
mod settings;
mod sheet;
mod standing;
mod talk;
mod timeout;
pub mod tried;
mod words;
