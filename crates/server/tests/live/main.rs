//! Whole games over the socket, and everything people do around them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "../common/house.rs"]
mod house;
mod party;

mod aid;
mod catch_up;
mod edits;
mod former;
mod limits;
mod pace;
mod play;
mod records;
mod restart;
mod rooms;
mod salts;
mod seats;
mod secrets;
mod talk;
mod undo;
mod whole_games;
