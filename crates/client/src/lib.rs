//! A client of the server in Rust: somebody with a cookie, the socket of a table, and what its screen shows.
//!
//! It knows no rule of any game. Tests, the benchmark and programs that play over the network use it.

mod connection;
mod error;
mod screen;
mod visitor;

pub use connection::Connection;
pub use error::ClientError;
pub use screen::Screen;
pub use visitor::Visitor;
