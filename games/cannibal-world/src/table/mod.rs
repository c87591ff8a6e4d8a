//! What is true and where we are: the public half, the secrets, the flow, what one viewer knows, and what can be seen
//! to happen. It knows what is printed, and no rule.

pub mod action;
pub mod creature;
pub mod event;
pub mod flow;
pub mod forbidden;
pub mod given;
pub mod own;
pub mod position;
pub mod public;
pub mod secrets;

pub use action::{Action, Aim, Main, Reaction, Share, Source, Split};
pub use creature::{Creature, CreatureId, Spot, Zone};
pub use event::Event;
pub use flow::{Question, Step, Window};
pub use forbidden::Forbidden;
pub use given::{Config, Given};
pub use own::Own;
pub use public::{Camp, Public};
pub use secrets::Secrets;
