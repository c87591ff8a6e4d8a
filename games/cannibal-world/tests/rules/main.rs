//! Cannibal World, clause by clause: one file per chapter. They are one program, which is built much sooner than many.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod common;

mod abilities;
mod actions;
mod assault;
mod bots;
mod combat;
mod config;
mod consequences;
mod cover;
mod damage;
mod data;
mod decks;
mod drawing;
mod golden;
mod hidden;
mod lesson;
mod meetings;
mod reactions;
mod refusals;
mod serving;
mod setup;
mod tactical;
mod team;
mod triggered;
mod turn;
mod vectors_x01_to_x15;
mod vectors_x16_to_x31;
mod victory;
mod zones;
