//! What people and programs meet: settings, words, sheets, facts. Everything here is made from a view, an event or an
//! option, and may look at rules, table and cards; nothing but `lib.rs` looks back.

mod absent;
mod aid;
pub mod facts;
mod page;
mod settings;
mod sheet;
mod standing;
mod talk;
pub(crate) mod words;
