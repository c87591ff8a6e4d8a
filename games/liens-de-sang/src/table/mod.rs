//! What is true and where we are: the options, the position, the flow, what one viewer knows and can work out, and what
//! can be seen to happen. It knows the cards, and neither the rules nor any page.

pub mod config;
pub mod deduction;
pub mod event;
pub mod flow;
pub mod imagine;
pub mod state;
pub mod view;
