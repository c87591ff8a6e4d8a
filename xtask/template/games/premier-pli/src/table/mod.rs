//! What is true at the table and where we are.
//!
//! `public` is what everybody knows, `secrets` what only some do, `own` what one viewer knows beside the public part,
//! `beliefs` what follows from that. `flow` has steps, questions and answers, `event` what can be seen to happen. `config`
//! is what the table was set to. Nothing here runs a rule.

pub mod beliefs;
pub mod config;
pub mod event;
pub mod flow;
pub mod own;
pub mod position;
pub mod public;
pub mod secrets;

pub use beliefs::Beliefs;
pub use config::{Config, Given};
pub use event::Event;
pub use flow::{Action, Forbidden, Question, Step};
pub use own::Own;
pub use public::Public;
pub use secrets::Secrets;
