//! What is printed: kinds, traits, weapons, prices, terrain, bands, tables and scenarios, read from `data/*.toml` and
//! checked when they are read. Nothing here knows a state.

pub mod band;
pub mod band_file;
pub mod begin;
pub mod catalogue;
pub mod check_scenario;
pub mod check_table;
pub mod kinds;
pub mod layout;
pub mod lists;
pub mod own_scenario;
pub mod scenario;
pub mod scenario_file;
pub mod table;
pub mod table_file;
pub mod traits;
mod written;

pub use band::{Band, Member};
pub use catalogue::{Catalogue, catalogue};
pub use kinds::{Format, Kind, Npc, Object, Rank, Why};
pub use layout::Layout;
pub use lists::WeaponId;
pub use own_scenario::ScenarioLaid;
pub use scenario::{Role, ScenarioId};
pub use table::{Setup, Table, TableId};
pub use traits::Trait;
