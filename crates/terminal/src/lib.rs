//! Any game in a terminal: line by line, in French or English, for one person among bots or several at one keyboard.
//!
//! Everything reads from a [`BufRead`](std::io::BufRead) and writes to a [`Write`](std::io::Write), so that a pipe, a
//! file or a test can stand in for the terminal. Styles are written as ANSI codes; whoever owns the stream decides
//! whether they are kept (wrap it in an `anstream::AutoStream`).
//!
//! This crate knows no game: it shows the lines, questions and options a table gives it for one viewer. What is shown
//! to a person is asked of the table with that person's eyes, and nothing else.

mod command;
mod decision;
mod farewell;
mod handover;
mod lookup;
mod menu;
mod party;
mod play;
mod replay;
mod screen;
mod style;
mod text;
mod words;

pub use lookup::{clauses, find_cards, find_clauses};
pub use party::{HUMAN, first_names, parse_seats, seat_party};
pub use play::{Ending, Settings, play};
pub use replay::{Eyes, Replay};
pub use screen::Clearing;
pub use text::{fold, one_line, wrap};
pub use words::say;
