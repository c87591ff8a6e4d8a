//! The players that are programs. They receive observations, and may ask rules, table and cards.

pub(crate) mod regular;
