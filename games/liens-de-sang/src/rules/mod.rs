//! The chapters of the rulebook, with what is legal beside what happens. They know the cards and the table.

pub mod abilities;
pub mod attack;
pub mod capture;
pub mod forbidden;
pub mod intervention;
pub mod position;
pub mod setup;
pub mod turn;
