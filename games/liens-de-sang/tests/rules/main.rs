//! Liens de Sang, clause by clause: one file per chapter. They are one program, which is built much sooner than many.

mod common;

mod abilities;
mod ability_cards;
mod attack;
mod config;
mod consequences;
mod data;
mod deduction;
mod digital;
mod elder_to_courtesan;
mod ending;
mod examples;
mod facts;
mod golden;
mod hidden;
mod identity;
mod inquisitor;
mod intervention;
mod lesson;
mod log;
mod page;
mod refusals;
mod serving;
mod setup;
mod talk;
mod turn;
