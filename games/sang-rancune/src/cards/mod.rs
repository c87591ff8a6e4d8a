//! What is printed: Action cards, Encounters and heroes, read from `data/*.toml` and checked when they are read.
//!
//! A printed thing is known by its place in the data. Nothing here knows of a table.

mod action;
pub mod data;
mod effects;
pub mod encounters;
pub mod heroes;

pub use action::{Card, Deck, Family, KINDS, Print, Subtype, Timing, deck};
pub use effects::{AttackEffect, Effect, ItemEffect, LowBlowEffect, Sign, Term};

/// Some cards in order.
pub type Cards = kernel::List<Card, 8>;

/// Some cards chosen from a hand.
pub type Handful = printed::Handful<Card, 8>;
