//! What is printed: Heroes, Treasures, Arrivals, Objects, the fixtures and the numbers of the rules.
//!
//! `kinds` is the closed vocabulary of the data files, `ids` the small values that stand for a card in play, `data` the
//! shape of the files, `check` what a loader must refuse, `book` everything read and joined. Nothing here knows a table.

pub mod book;
mod check;
pub mod data;
pub mod ids;
pub mod kinds;

pub use book::{Book, book};
pub use data::PRINTED;
pub use ids::{Agitation, Arrival, Character, Hero, Object, Treasure};
pub use kinds::{Affinity, Bond, Kind, Mode, Stat, Use, Variant, WeaponPrint};
