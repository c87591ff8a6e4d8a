//! Sang Rancune, clause by clause: one file per chapter. They are one program, which is built much sooner than many.

mod common_a;
mod common_b;

mod aftermath;
mod attacks;
mod attacks_2;
mod config;
mod creature;
mod data;
mod encounter;
mod examples;
mod examples_2;
mod facts;
mod golden;
mod hidden;
mod interaction;
mod items;
mod low_blows;
mod refusals;
mod round;
mod rulings;
mod serving;
mod setup;
mod specials;
mod specials_2;
