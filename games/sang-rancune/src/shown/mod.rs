//! What people and programs meet: settings, words, sheets, facts about cards, talk and pace.
//!
//! Everything is made from a view, an event or an option, by the rules' own functions; nothing here decides anything.

mod absent;
pub mod aid;
pub mod facts;
pub mod page;
mod prints;
mod published;
mod settings;
mod sheet;
mod talk;
mod words;
