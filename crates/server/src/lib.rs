//! Tables that people reach over a network, and what the host keeps of them.
//!
//! ```text
//! serve        one server: listen, look after tables, stop in order    settings   what a host can set
//! http/        everything but live play, over HTTP and JSON            fault      why something is refused
//! socket       one client's socket: frame_sender, wire                 guest      who somebody is
//! tables       all tables: which are awake, who is called              limits     how much is too much
//! table_task/  the task that owns one live table                       room/      what a table's log makes of it
//! store/       the log on disk                                         games      what can be played
//! films        what was seen of finished games                         check      looking at a folder by hand
//! look_after   tables that sleep: woken, or forgotten                  calendar   the time of day, if it can be trusted
//! devices      links that carry a guest to another browser
//! seldom       lines of the log that would repeat themselves           testing    doors for tests, in no release
//! ```
//!
//! No rule of any game is in here: a room asks its table. An answer is told to nobody before it is on disk.

mod calendar;
mod card_sets;
mod chance;
mod check;
mod devices;
mod fault;
mod films;
mod frame_sender;
mod games;
mod guest;
mod http;
mod limits;
mod listen;
mod look_after;
mod now;
mod patient;
mod record_line;
mod room;
#[cfg(test)]
mod said;
mod seldom;
mod serve;
mod settings;
mod socket;
pub mod store;
mod table_task;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;
mod wire;

pub use check::{Finding, check, remove_record};
pub use fault::{Fault, Many};
pub use games::Games;
pub use guest::{Guest, GuestId};
pub use http::openapi;
pub use serve::{Running, ServeError, serve};
pub use settings::Settings;
