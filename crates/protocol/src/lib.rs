//! Every message between the server and its clients, and nothing else.
//!
//! [`ClientMessage`] and [`Frame`] travel over the socket of a table; the other types are bodies of HTTP requests and
//! answers. `docs/protocol.md` describes all of them in words, and [`typescript`] writes them down for the web client.
//! Seats are numbers from 0; times are milliseconds; nothing on the wire needs more than 53 bits.

mod client;
mod coach;
mod frame;
mod game;
mod list;
mod me;
mod record;
mod table;
mod tried;
mod typescript;
mod whole;

pub use client::{ClientMessage, Heard, PassUntil};
pub use coach::{CoachAct, Practice};
pub use frame::{
    Aid, ChatLine, Clocks, Frame, Over, Part, Question, Refusal, Sealed, TakeBack, UndoRequest, You,
};
pub use game::{ClauseInfo, ConfigAnswer, ConfigRequest, GameInfo, RulesInfo};
pub use list::{KeptLists, ListDraft, ReadyLists};
pub use me::{GuestClaim, GuestLink, Me, NewMe};
pub use record::{RecordInfo, RecordStep, RecordSummary, Uploaded};
// What a game says of itself, its options, its log and its lesson is sent as it is said.
pub use shelf::lesson::{Coach, CoachChoice, CoachLine, CoachWaits};
pub use shelf::{
    CardInfo, ChapterInfo, Choice, EventLine, InVain, ListAnswer, ListInfo, ListMeasure,
    ListMistake, ListTrial, Setting, SettingKind, SettingValue, Talk, TurningPoint,
};
pub use table::{
    Anew, Claim, Clock, Created, Fixed, NewSalt, NewSeat, NewShare, NewTable, OldRules, Options,
    Problem, Rematch, SeatChange, SeatInfo, SeatLink, SeatPlayer, Sit, TableInfo, TableLine,
    TableList, TableState, UndoRule,
};
pub use tried::Tried;
pub use typescript::typescript;

/// The longest message a client may send over the socket, in bytes.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// The longest chat text, in characters.
pub const LONGEST_TEXT: usize = 500;

/// The longest name of a player or a table, in characters.
pub const LONGEST_NAME: usize = 24;

/// The close code of a socket whose client said something that no client of ours says.
pub const CLOSE_PROTOCOL: u16 = 1002;
/// The close code of a socket whose client may not be here.
pub const CLOSE_NOT_ALLOWED: u16 = 4403;
/// The close code of a socket to a table that is not there.
pub const CLOSE_NO_TABLE: u16 = 4404;
/// The close code of a socket whose client did not read, or said too much: it may come back and catch up.
pub const CLOSE_TOO_SLOW: u16 = 4408;
/// The close code of every socket when the server stops: it may come back soon.
pub const CLOSE_GOING_AWAY: u16 = 1001;
