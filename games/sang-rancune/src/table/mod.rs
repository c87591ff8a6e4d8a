//! What is true and where we are: what everybody knows, what only some do, the flow, what can be seen to happen.
//!
//! Nothing here changes anything; it knows what is printed in [`cards`](crate::cards) and nothing else of the game.

pub mod beliefs;
pub mod config;
pub mod event;
pub mod flow;
pub mod given;
pub mod items;
pub mod pieces;
pub mod public;
pub mod secrets;
pub(crate) mod validate;
pub mod view;
