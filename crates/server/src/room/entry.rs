//! The log of a table: every entry that can be in it.
//!
//! A room is what its entries make of it, and nothing else: playing the log again brings back the same room with the
//! same future. Entries are added, never changed; taking an answer back is an entry too.

use kernel::Seed;
use protocol::{Clock, NewSeat, Options, PassUntil, Practice};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::NamedOpening;
use shelf::fairness::Salt;
use shelf::shares::Share;

use crate::GuestId;

/// One line of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The table was set. Always the first entry.
    Created { at: u64, setup: Box<Setup> },
    /// Somebody sat down; at tables of earlier programs, with a salt that was not sealed.
    Sat {
        at: u64,
        seat: u8,
        guest: GuestId,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// A player added something to the shuffle; at tables of earlier programs, where it was not sealed.
    Salted { at: u64, seat: u8, salt: Salt },
    /// A player sealed a salt for the shuffle, in place of what it was before; before the start is fixed.
    Sealed { at: u64, seat: u8, share: Share },
    /// The start is fixed: who sits where, and what everybody has sealed.
    Fixed { at: u64 },
    /// A player opened what was sealed.
    Opened { at: u64, seat: u8, salt: Salt },
    /// Somebody did not open in time: what was sealed is void, and everybody seals anew.
    Voided { at: u64 },
    /// Cards were dealt from what was opened, under these rules if they are not those the table was set with.
    Dealt {
        at: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
    },
    /// A seat became free, before the start.
    Freed { at: u64, seat: u8 },
    /// A bot took a seat; during the game, in place of a person.
    Bot { at: u64, seat: u8, level: String, may_return: bool },
    /// Somebody opened the link of a seat on another device.
    Shared { at: u64, seat: u8, guest: GuestId },
    /// A player took another name.
    Renamed { at: u64, seat: u8, name: String },
    /// Links of a seat are void, and the device on which its player sat down is the only one again.
    Unshared { at: u64, seat: u8 },
    /// The host left, and somebody else is host now.
    Hosted { guest: GuestId },
    /// Cards were dealt at a table of an earlier program, where salts were not sealed; under these rules if they are not
    /// those the table was set with.
    Started {
        at: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
    },
    /// A seat answered.
    #[serde(rename = "a")]
    Answered {
        #[serde(rename = "s")]
        seat: u8,
        #[serde(rename = "a")]
        action: Value,
        #[serde(rename = "by", default, skip_serializing_if = "By::is_person")]
        by: By,
        /// Milliseconds since the question was put.
        #[serde(rename = "ms")]
        spent: u64,
        /// When, in milliseconds since 1970.
        #[serde(rename = "t")]
        at: u64,
    },
    /// A seat has given an answer that would close a question before its time: it is kept, and given to the table then.
    Held {
        seat: u8,
        action: Value,
        /// Milliseconds since the question was put.
        spent: u64,
    },
    /// A seat wishes to take back everything from this answer on.
    UndoAsked { at: u64, by: u8, to: u32 },
    /// A seat agrees, or does not.
    UndoGranted { at: u64, seat: u8, grant: bool },
    /// Answers were taken back: so many are left.
    Undone { at: u64, by: u8, to: u32 },
    /// Somebody said something.
    Said { at: u64, seat: Option<u8>, name: String, text: String, gallery: bool },
    /// Somebody stopped or started hearing a seat.
    Muted { guest: GuestId, seat: u8, mute: bool },
    /// A seat lets the server pass for it.
    Passing { seat: u8, until: PassUntil },
    /// A seat votes to end the game.
    EndVoted { at: u64, seat: u8, end: bool },
    /// The players ended the game early.
    Ended { at: u64 },
    /// The host paused the table, or went on with it.
    Paused { at: u64, paused: bool },
    /// The reader of a lesson said something to the coach, or was led back.
    Coached { at: u64, act: LessonAct },
    /// The same people play again, there.
    Rematch { at: u64, table: String },
}

/// What happened between the reader of a lesson and the coach.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(crate) enum LessonAct {
    /// The reader read on, or went back to where a mistake was made.
    GoOn,
    /// The reader answered a question of the coach.
    Choose { choice: String },
    /// The reader passed over a step.
    Skip,
    /// The reader went back a step.
    Back,
    /// The reader sent the coach away.
    Quit,
    /// The reader tried an answer that was led back.
    Tried { action: Value },
}

/// On whose behalf an answer was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    /// By the player.
    #[default]
    Person,
    /// By the bot that plays the seat, or stands in for its player.
    Bot,
    /// By the server, because the player had asked for it.
    Wish,
    /// By the rules, because time was up.
    Clock,
}

impl Entry {
    /// Whether everybody sees what it changes at the table. What was said is told as such, and the rest is somebody's
    /// own: nobody else is told of it.
    pub(crate) const fn is_seen(&self) -> bool {
        !matches!(
            self,
            Self::Said { .. }
                | Self::Muted { .. }
                | Self::Passing { .. }
                | Self::Shared { .. }
                | Self::Held { .. }
        )
    }
}

impl By {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_person(&self) -> bool {
        *self == Self::Person
    }
}

/// What a table was set to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// The game's slug.
    pub(crate) game: String,
    /// The version of its rules when it was set.
    pub(crate) rules: u32,
    /// Its whole configuration.
    pub(crate) config: Value,
    /// What the game builds instead of a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) opening: Option<NamedOpening>,
    /// Why it is a practice table, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) practice: Option<Practice>,
    /// What the table is called.
    pub(crate) name: String,
    /// Whether the lobby shows it.
    pub(crate) public: bool,
    /// How much time players have.
    pub(crate) clock: Clock,
    /// What else was agreed.
    pub(crate) options: Options,
    /// Who set it.
    pub(crate) host: GuestId,
    /// What the host is called.
    pub(crate) host_name: String,
    /// Who was meant to sit where.
    pub(crate) seats: Vec<NewSeat>,
    /// The host's contribution to the shuffle, at tables of the time when it came before the promise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) salt: Option<Salt>,
    /// The server's own, which the commitment binds it to. Secret until the end.
    pub(crate) secret: Seed,
    /// What was promised about it.
    pub(crate) commitment: String,
}
