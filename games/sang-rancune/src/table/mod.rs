//! What is true and where we are: the state, the flow, what can be seen to happen, and what one viewer knows.
//!
//! Nothing here changes anything; it knows what is printed in [`cards`](crate::cards) and nothing else of the game.

pub mod config;
pub mod event;
pub mod flow;
pub(crate) mod imagine;
pub mod items;
pub mod state;
pub(crate) mod validate;
pub mod view;
