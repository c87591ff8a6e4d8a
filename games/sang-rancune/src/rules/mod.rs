//! The rules, one file per chapter of the rulebook: what happens, and what may be answered.
//!
//! They change what lies in [`table`](crate::table) and read what is printed in [`cards`](crate::cards); they know
//! nothing of how a table is shown or who plays at it.

pub mod aftermath;
pub mod attacks;
pub mod creature;
pub mod encounter;
pub mod forbidden;
pub mod items;
pub mod legal;
pub mod low_blows;
pub mod position;
pub mod round;
pub mod setup;
pub mod specials;
pub mod traps;
pub mod worth;
