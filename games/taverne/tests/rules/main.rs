//! Taverne, clause by clause: one file per chapter, one program.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod common;

mod actions;
mod arrivals;
mod bots;
mod brawl;
mod breaking;
mod config;
mod consequences;
mod covers;
mod data;
mod ending;
mod examples;
mod fight;
mod flight;
mod golden;
mod hard_head;
mod hidden;
mod lesson;
mod losses;
mod meetings;
mod refusals;
mod round_end;
mod serving;
mod setup;
mod support;
mod terms;
mod timeout;
mod trade;
mod whereabouts;
