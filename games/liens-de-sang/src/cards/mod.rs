//! What is printed: clans, ranks, characters, tokens and cards, their data, and the checks when it is read.
//!
//! Nothing here knows a table: rules, positions and pages look things up here, never the other way round.

pub mod catalogue;
pub mod data;
pub mod pieces;
