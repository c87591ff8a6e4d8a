//! What is true and where we are: configuration and what follows from it, figures, the public half of a position, its
//! secrets, steps, questions, answers and events. It knows what is printed and the space, and no rule.

pub mod config;
pub mod event;
pub mod figure;
pub mod flow;
pub mod given;
pub mod ids;
pub mod public;
pub mod scene;
pub mod secrets;

pub use config::Config;
pub use event::Event;
pub use figure::{Figure, Status};
pub use flow::{Action, Question, Step};
pub use given::Given;
pub use ids::FigureId;
pub use public::Public;
pub use secrets::{Course, Own, Secrets};
