//! What people and programs meet: settings, words, sheets, facts about cards, talk and pace.
//!
//! Everything is made from a view, an event or an option, by the rules' own functions; nothing here decides anything.

pub(crate) mod absent;
pub mod aid;
pub mod facts;
pub mod page;
pub(crate) mod prints;
pub mod reference;
pub(crate) mod settings;
pub(crate) mod sheet;
mod standing;
pub(crate) mod talk;
pub(crate) mod words;
