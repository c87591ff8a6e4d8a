//! Odd input for everything that reads from the network or from a file.
//!
//! ```text
//! targets  what is read: frames, messages, records, lists …; each says in a few words what it made of the input
//! mutate   makes one input of others
//! corpus   inputs that once led somewhere new, kept in the repository
//! hunt     tries inputs, and keeps those with which something was said for the first time
//! ```
//!
//! A target must neither panic nor go on for ever, whatever it reads. The gate tries everything that was ever kept and a
//! fixed number of new inputs; `cargo xtask fuzz` goes on for as long as one likes, with fresh ones.

pub mod corpus;
mod hunt;
mod mutate;
pub mod targets;

pub use hunt::{Budget, Hunt};
