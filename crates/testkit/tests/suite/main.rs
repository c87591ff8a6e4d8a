//! The test kit put to the test: a small game that keeps every law, and the same game with one fault at a time.

mod box_of_coffer;
mod coffer;
mod faults;
mod golden;
mod laws;
mod records;
mod script;
