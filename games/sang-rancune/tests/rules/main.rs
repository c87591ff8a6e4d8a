//! Sang Rancune, clause by clause: one file per chapter. They are one program, which is built much sooner than many.

mod common;

mod aftermath;
mod attack_tactics;
mod attack_values;
mod config;
mod consequences;
mod creature;
mod data;
mod encounter;
mod examples_of_ours;
mod examples_of_the_rulebook;
mod facts;
mod golden;
mod hidden;
mod interaction;
mod items;
mod lesson;
mod low_blows;
mod meetings;
mod refusals;
mod round;
mod rulings;
mod serving;
mod setup;
mod specials_801_to_814;
mod specials_815_to_826;
