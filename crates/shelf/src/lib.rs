//! A game as people and programs meet it.
//!
//! The kernel runs rules; this crate puts a box around a game so that a terminal, a server, an arena or a script can
//! play it without knowing which one it is. A game implements [`Published`] in parts: its words in every language, its
//! settings, its bots. [`Boxed`] turns that into [`AnyGame`] and [`AnyTable`], which speak JSON and sentences.
//!
//! Everything said to somebody is made from what that somebody may know (a view, an event, an option), never from a
//! state: no function of [`Published`] that makes text can see one.

mod any_game;
mod any_table;
mod boxed;
mod canonical;
mod clauses;
mod consequence;
mod data;
pub mod fairness;
mod film;
mod french;
mod given_for;
mod json;
mod last_view;
pub mod lesson;
mod lists;
mod live;
mod observed;
mod origin;
mod parts;
mod position;
mod problem;
mod proof;
mod published;
mod record;
mod replay;
mod runner;
mod said;
mod sentence;
mod settings;
pub mod shares;
pub mod speech;
mod text;
mod tries;
mod turning;
pub mod voided;
mod weight;
mod words;
mod worth;

pub use any_game::AnyGame;
pub use any_table::AnyTable;
pub use boxed::Boxed;
pub use consequence::Consequence;
pub use data::Text;
pub use fairness::{Fairness, Salt};
pub use film::{Film, Moment};
pub use french::{elided, elides};
pub use given_for::{GivenFor, Runs};
pub use json::{Json, Pen};
pub use last_view::{Changes, Fields, LastView};
pub use lists::{
    CardSets, ListAnswer, ListInfo, ListMeasure, ListMistake, ListTrial, Lists, SetMistake,
};
pub use observed::{Choice, EventLine, InVain, Observed};
pub use origin::NamedOpening;
pub use parts::{
    Asks, Code, Describes, Foretells, Helps, Hosts, Offers, Prints, Refuses, Shows, Speaks, Stands,
    StandsIn, Talks, Tells,
};
pub use problem::Problem;
pub use published::{CardInfo, CardText, ChapterInfo, Line, Published, Refused, TakeBack, Talk};
pub use record::{HUMAN, RECORD_FORMAT, Record, RecordSeat, Replayed};
pub use runner::{Counted, Lineup, Played, Probe, Runner};
pub use said::Said;
pub use settings::{Form, Setting, SettingKind, SettingValue};
pub use text::{fold, how_many, mentions};
pub use tries::{Tried, Tries};
pub use turning::TurningPoint;
pub use words::{Arg, Language, Voice, Words, pick_seat};
pub use worth::Worth;
