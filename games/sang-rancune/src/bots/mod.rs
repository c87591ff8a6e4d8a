//! The players that are programs. They see what a person at their seat would see.

mod regular;

pub(crate) use regular::Regular;
