//! Tables: how they are set, who sits there, what the lobby shows.

use kernel::Seats;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Practice;
use crate::whole::{whole, whole_or_none};

/// How a new table is to be set.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's slug.
    #[schema(example = "liens-de-sang")]
    pub game: String,
    /// Options of the game; those left out are as usual.
    #[serde(default = "empty")]
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub config: Value,
    /// Who may sit where, in order. Seats left out are open to people.
    #[serde(default)]
    #[ts(as = "Option<Vec<NewSeat>>", optional)]
    #[schema(max_items = 12)]
    pub seats: Vec<NewSeat>,
    /// How many seats, if `seats` does not say.
    #[serde(default, deserialize_with = "whole_or_none")]
    #[ts(optional)]
    #[schema(minimum = 1, maximum = 12)]
    pub players: Option<u8>,
    /// A name for the table.
    #[serde(default)]
    #[ts(optional)]
    #[schema(min_length = 1, max_length = 48)]
    pub name: Option<String>,
    /// Whether the lobby shows it; otherwise only those who have its link find it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// How much time players have.
    #[serde(default)]
    #[ts(as = "Option<Clock>", optional)]
    pub clock: Clock,
    /// What else was agreed.
    #[serde(default)]
    #[ts(as = "Option<Options>", optional)]
    pub options: Options,
    /// Whether this may be a practice table. A lesson brings its own options, seats and names. Options that set the deal
    /// are refused unless `options` is said here; where none does, it is an ordinary table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub practice: Option<Practice>,
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

impl NewTable {
    /// A table of this game at which nobody waits for anything: no clock, no beat, bots answer at once, nobody stands in
    /// for those who are away, and a guest may take several seats.
    #[must_use]
    pub fn at_once(game: &str, seats: Vec<NewSeat>) -> Self {
        Self {
            game: game.to_owned(),
            config: empty(),
            seats,
            players: None,
            name: None,
            public: false,
            clock: Clock::None {},
            options: Options {
                beat: 0,
                bot_pace: 0,
                grace: 0,
                hot_seat: true,
                ..Options::default()
            },
            practice: None,
        }
    }
}

/// Who is meant to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever comes.
    Open {},
    /// The creator of the table; several of these share the creator's device.
    Me {
        /// What this player is called, if not like the guest.
        #[serde(default)]
        #[ts(optional)]
        #[schema(min_length = 1, max_length = 24)]
        name: Option<String>,
    },
    /// A bot of this level.
    Bot { level: String },
}

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as the game's own options say; usually no limit.
    Game {},
    /// No limit, whatever the game's options say.
    None {},
    /// So many seconds for a decision of one's own, and for a question put to several at once.
    Decision {
        #[serde(deserialize_with = "whole")]
        #[schema(minimum = 5, maximum = 86400)]
        seconds: u32,
        #[serde(deserialize_with = "whole")]
        #[schema(minimum = 5, maximum = 86400)]
        window: u32,
    },
    /// A bank of seconds for the whole game, so many more with every decision of one's own, and a fixed time for
    /// questions put to several at once, which cost nothing of the bank.
    Bank {
        #[serde(deserialize_with = "whole")]
        #[schema(minimum = 5, maximum = 86400)]
        seconds: u32,
        #[serde(deserialize_with = "whole")]
        #[schema(maximum = 86400)]
        increment: u32,
        #[serde(deserialize_with = "whole")]
        #[schema(minimum = 5, maximum = 86400)]
        window: u32,
    },
    /// So many days for every decision.
    Days {
        #[serde(deserialize_with = "whole")]
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

impl Default for Clock {
    fn default() -> Self {
        Self::Game {}
    }
}

/// What else was agreed at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How answers are taken back.
    pub undo: UndoRule,
    /// Where several people play, a question that somebody may let go by stays open for a time that is drawn anew for
    /// each, before any hand is read, so that silence tells nothing: half of them for longer than so many milliseconds.
    /// 0 for not at all.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 10000)]
    pub beat: u32,
    /// How long a bot seems to think, in milliseconds.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 10000)]
    pub bot_pace: u32,
    /// After so many seconds away a bot stands in for a player, while another person is here; 0 for never.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 86400)]
    pub grace: u32,
    /// Whether people may watch.
    pub spectators: bool,
    /// Whether several people may share a device here: a guest may take more than one seat. It is so wherever the creator
    /// has several seats.
    pub hot_seat: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            undo: UndoRule::Consent,
            beat: 1_000,
            bot_pace: 700,
            grace: 120,
            spectators: true,
            hot_seat: false,
        }
    }
}

/// How answers are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// Never.
    Off,
    /// By their author, while nothing was drawn, shown or decided since.
    Slips,
    /// Also later, if all people at the table agree.
    #[default]
    Consent,
}

/// A table that was just set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its id, for `/api/tables/`.
    pub id: String,
    /// The link to send to friends.
    pub link: String,
    /// The server's promise about the shuffle; write it down to check it after the game.
    pub commitment: String,
}

/// Sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Sit {
    /// Which seat; the first free one if absent. Where devices are shared (`hot_seat`), sitting down twice takes a second
    /// seat for somebody beside you.
    #[serde(deserialize_with = "whole_or_none")]
    #[ts(optional)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// What this player is called, if not like the guest.
    #[ts(optional)]
    #[schema(min_length = 1, max_length = 24)]
    pub name: Option<String>,
}

/// A player's own contribution to the shuffle, sealed, in place of the one before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewShare {
    /// The hash of commitment, seat and salt that docs/fairness.md describes: 64 hexadecimal digits.
    #[schema(pattern = "^[0-9A-Fa-f]{64}$")]
    pub share: String,
}

/// A player's own contribution to the shuffle, opened when the start is fixed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSalt {
    /// What was sealed: 32 to 64 hexadecimal digits.
    #[schema(pattern = "^[0-9A-Fa-f]{32,64}$")]
    pub salt: String,
}

/// A start that is fixed: cards are dealt when everybody has opened what they had sealed. Who does not in a few seconds
/// voids it, and everybody seals anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fixed {
    /// What each seat has sealed; nothing for those that did not, bots among them. Write it down before you open yours.
    pub shares: Vec<Option<String>>,
    /// The seats that have opened theirs.
    #[schema(value_type = Vec<u8>)]
    pub opened: Seats,
}

/// An attempt to deal failed, because somebody did not open what they had sealed. Everything that was sealed is void, and
/// everybody seals something new; the start is fixed again by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Anew {
    /// What shares are bound to from now on, in the place of the commitment: 64 hexadecimal digits.
    pub promise: String,
    /// How many attempts have failed.
    pub failed: u32,
    /// The seats that did not open at the last of them.
    #[schema(value_type = Vec<u8>)]
    pub missing: Seats,
    /// The seats that have no part in the deal any more: those that did not open, from the third attempt on.
    #[schema(value_type = Vec<u8>)]
    pub left_out: Seats,
}

/// Changing who plays on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// Who plays here from now on: nobody yet (before the start), or a bot.
    pub player: NewSeat,
}

/// A link that moves a seat to another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatLink {
    /// Open it on the other device, and give it to nobody.
    pub link: String,
    /// The secret in the link.
    pub token: String,
}

/// Taking a seat over with the secret of its link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// Which seat, as the link says; the secret alone counts, since seats may have been drawn since the link was made.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 255)]
    pub seat: u8,
    /// The secret.
    pub token: String,
}

/// Where the same people play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rematch {
    /// The new table's id.
    pub id: String,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People may sit down; the game has not begun.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Everything about a table that is no secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// What the table is called.
    pub name: String,
    /// Where it is in its life.
    pub state: TableState,
    /// The whole configuration of the game.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub config: Value,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How much time players have.
    pub clock: Clock,
    /// What else was agreed.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The server's promise about the shuffle.
    pub commitment: String,
    /// When it was set, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// Whether it is paused.
    pub paused: bool,
    /// The seats that vote to end the game here.
    #[schema(value_type = Vec<u8>)]
    pub end_votes: Seats,
    /// Where the same people play again.
    pub rematch: Option<String>,
    /// What became of the game if it was begun under older rules; nothing if it is the same game under both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub old_rules: Option<OldRules>,
    /// Why it is a practice table, if it is one: its deal was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub practice: Option<Practice>,
    /// What everybody has sealed for the shuffle, between the moment when the start is fixed and the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fixed: Option<Fixed>,
    /// What shares are to be sealed for, if attempts to deal have failed, until cards are dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub anew: Option<Anew>,
}

/// A game that was begun under older rules than the server has now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OldRules {
    /// The version of the rules when cards were dealt.
    pub was: u32,
    /// The version of the rules now.
    pub now: u32,
    /// Whether the game is another one under these and cannot go on; otherwise it goes on, but nothing shows whether
    /// all that was told is still the same.
    pub stopped: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// What the player is called; empty for an open seat.
    pub name: String,
    /// Who plays.
    pub player: SeatPlayer,
    /// Whether the host of the table sits here.
    pub host: bool,
    /// Whether the player has sealed something for the shuffle.
    pub salted: bool,
}

/// Who plays on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum SeatPlayer {
    /// Nobody yet.
    Open {},
    /// A person.
    Human {},
    /// A bot of this level.
    Bot { level: String },
}

/// A table as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// What the table is called.
    pub name: String,
    /// Where it is in its life.
    pub state: TableState,
    /// Whether the lobby shows it to everybody.
    pub public: bool,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How much time players have.
    pub clock: Clock,
    /// The seats that owe an answer now.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Seats,
    /// The seats the reader holds.
    #[schema(value_type = Vec<u8>)]
    pub mine: Seats,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
    /// Why it is a practice table, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub practice: Option<Practice>,
}

/// The lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The reader's own tables, latest first.
    pub mine: Vec<TableLine>,
    /// Public tables with a free seat, latest first.
    pub open: Vec<TableLine>,
    /// Public games to watch, latest first.
    pub playing: Vec<TableLine>,
}

/// What every refused request is answered with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A short name of the reason.
    pub code: String,
    /// What was wrong and what to do.
    pub text: String,
}
