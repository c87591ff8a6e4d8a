//! Tables that people reach over a network, and what the host keeps of them.

pub mod store;
