//! Whole games over the socket, and everything people do around them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "../../../testkit/tests/suite/box_of_coffer.rs"]
#[allow(dead_code, reason = "the laws use more of it")]
mod box_of_coffer;
#[path = "../../../testkit/tests/suite/coffer.rs"]
#[allow(dead_code, reason = "the laws use more of it")]
mod coffer;
#[path = "../common/games.rs"]
mod games;
#[path = "../common/house.rs"]
mod house;
mod party;
#[path = "../common/size.rs"]
#[allow(dead_code, reason = "whole games have one size")]
mod size;

mod aid;
mod catch_up;
mod door;
mod edits;
mod former;
mod guests;
mod lesson;
mod limits;
mod lists;
mod pace;
mod play;
mod practice;
mod records;
mod restart;
mod rooms;
mod rules;
mod salts;
mod seats;
mod secrets;
mod talk;
mod tries;
mod undo;
mod whole_games;
