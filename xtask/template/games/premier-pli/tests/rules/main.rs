//! Premier Pli, clause by clause: one file per chapter, one program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod common;

mod bots;
mod ending;
mod golden;
mod refusals;
mod serving;
mod setup;
mod trick;
