//! Whole games over the socket, and everything people do around them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod party;

mod whole_games;
