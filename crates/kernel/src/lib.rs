//! The engine core: one small kernel for very different tabletop games.
//!
//! A game implements [`Game`]: what is true, in a public and a secret half, the steps its rules take by themselves, the questions they ask, and what
//! each viewer may know. [`Table`] runs any such game: it keeps the flow, collects answers (sealed where the rules
//! want them sealed), refuses what is not allowed, and tells what happened through each viewer's eyes.
//!
//! Three things are told apart by type, so that a secret cannot slip out by accident:
//!
//! | you hold | you may | who has it |
//! |---|---|---|
//! | a game's public half | read what everybody knows | anybody |
//! | a [`Look`] | also read what that viewer knows | [`Game::who`] (the gallery's), [`Game::check`], [`Game::own`], event closures |
//! | a [`Play`] and its [`Referee`] | read and change everything | [`Game::step`], [`Game::answer`], [`Game::settle`] |
//!
//! The kernel knows no game, no text format and no clock. A complete miniature game is in [`toy`].

mod answers;
mod contents;
mod flow;
mod game;
mod hidden;
mod list;
mod look;
mod outcome;
mod per_seat;
mod pile;
mod play;
mod rng;
mod roll;
mod saved;
pub mod sealed;
mod seat;
mod table;
mod telling;
pub mod toy;

pub use answers::Answers;
pub use flow::{FLOW_DEPTH, Flow, Next};
pub use game::{Asked, ConfigError, Coverage, Game, Opening, PutTo, Refusal, draw_listed};
pub use hidden::{Hidden, Referee};
pub use list::List;
pub use look::{Eyes, Look, Observation, State, View};
pub use outcome::Outcome;
pub use per_seat::PerSeat;
pub use pile::Pile;
pub use play::Play;
pub use rng::{Rng, Seed, SeedError};
pub use roll::{Die, MOST_DICE, Modifier, Need, Roll};
pub use saved::{Damaged, Saved};
pub use seat::{Audience, MAX_SEATS, Seat, Seats, SeatsIter, Viewer};
pub use table::Table;
pub use telling::Told;
