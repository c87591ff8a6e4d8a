//! The store alone: what it keeps, what it refuses, and what is left after a crash.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod common;

mod crash;
mod entries;
mod faults;
mod records;
