//! The program as people and other programs use it: its commands, its files, and its server as a process of its own.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod common;
#[cfg(unix)]
mod served;
#[cfg(unix)]
#[path = "../../../server/tests/common/size.rs"]
mod size;

mod arena;
mod backup;
mod bad_input;
#[cfg(target_os = "linux")]
mod bombs;
mod fairness;
#[cfg(unix)]
mod full_disk;
#[cfg(unix)]
mod kill;
mod lists;
mod play;
mod stdio;
mod tables;
