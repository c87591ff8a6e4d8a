//! What people and programs meet: settings, words, sheet, facts of cards, help, talk, pace, time-outs. It is made from
//! views, events and options, and calls the rules for every fact of the game.

mod aid;
pub(crate) mod decks;
mod facts;
mod forecast;
mod settings;
mod sheet;
mod standing;
mod talk;
mod timeout;
mod words;
