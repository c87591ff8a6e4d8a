//! What is true and where we are: the options, both halves of a position, the flow, what one viewer can work out, and
//! what can be seen to happen. It knows the cards, and neither the rules nor any page.

pub mod beliefs;
pub mod config;
pub mod deduction;
pub mod event;
pub mod flow;
pub mod public;
pub mod secrets;
pub mod tokens;
pub(crate) mod validate;
