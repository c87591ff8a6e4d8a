//! What all games owe to the programs that play them. One program, because each would carry every game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod alike;
mod chapters;
mod picks;
mod random_games;
mod shape;
mod standing;
mod types;
