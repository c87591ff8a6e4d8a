//! What is true at the table and where we are.
//!
//! `public` is what everybody knows, `secrets` what only some do, `own` what one viewer knows beside the public part;
//! `whereabouts` is who knows where a Treasure can be (TV-217). `flow` has steps and questions, `action` every answer,
//! `event` what can be seen to happen, `forbidden` why an answer is refused. `config` and `given` are what the table was
//! set to. Nothing here runs a rule.

pub mod action;
pub mod beliefs;
pub mod config;
pub mod event;
pub mod figure;
pub mod flow;
pub mod forbidden;
pub mod given;
pub mod own;
pub mod picked;
pub mod position;
pub mod public;
pub mod secrets;
pub mod whereabouts;

pub use action::{Action, Arm, Blow, Deed};
pub use config::Config;
pub use event::Event;
pub use figure::{Cover, Drawn, Figure, Posture, Weapon};
pub use flow::{Question, Step};
pub use forbidden::Forbidden;
pub use given::Given;
pub use own::Own;
pub use picked::Picked;
pub use public::Public;
pub use secrets::Secrets;
pub use whereabouts::{Place, Places, Whereabouts};
