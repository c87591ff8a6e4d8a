//! What a client says over the socket of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::Language;
use ts_rs::TS;

use crate::CoachAct;

/// A message from a client. The first one on every socket is `hello`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Opens the conversation: the language of all sentences, what was heard before (nothing at the first visit), and
    /// through which of one's seats to look (nothing for the first one, or for the gallery if one has none). Whoever
    /// holds several seats looks through none of them on a `shared` device before one is named, so that nobody's secrets
    /// are there before their owner is.
    Hello {
        #[ts(type = "Language")]
        language: Language,
        #[serde(default)]
        #[ts(optional)]
        last: Option<Heard>,
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        shared: bool,
    },
    /// Looks through another of one's seats, as people do who share a device; or through none, as spectators do.
    Look {
        #[serde(default)]
        #[ts(optional)]
        seat: Option<u8>,
    },
    /// Changes the language; everything is sent again in it.
    Speak {
        #[ts(type = "Language")]
        language: Language,
    },
    /// Answers the open question from the seat one looks through. `tag` comes back with `taken` or `refused`.
    Answer {
        serial: u32,
        #[ts(type = "unknown")]
        action: Value,
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        tag: u32,
    },
    /// Tries an answer without giving it; `tried` comes back with the `tag`, to this client alone.
    Try {
        serial: u32,
        #[ts(type = "unknown")]
        action: Value,
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        tag: u32,
    },
    /// Says something to the table, or to the gallery if one has no seat.
    Chat {
        text: String,
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        tag: u32,
    },
    /// Says one of the ready-made sentences, perhaps about a player.
    Phrase {
        phrase: u8,
        #[serde(default)]
        #[ts(optional)]
        about: Option<u8>,
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        tag: u32,
    },
    /// Says that one still looks at what led to the open question, or has seen it: alone with bots no clock runs against
    /// what has not been shown.
    Showing { serial: u32, showing: bool },
    /// Stops or starts hearing what a seat says in the chat.
    Mute { seat: u8, mute: bool },
    /// Lets the server pass for one's seat for a while.
    PassForMe { until: PassUntil },
    /// Takes back one's last answer if that hurts nobody's secrets, and asks the others otherwise.
    Undo {
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        tag: u32,
    },
    /// Agrees or does not agree to somebody's wish to take back an answer.
    GrantUndo { grant: bool },
    /// Votes to end the game here, or takes the vote back.
    VoteEnd { end: bool },
    /// Says something to the coach of a lesson.
    Coach { act: CoachAct },
    /// Asks what the game works out for the seat one looks through; `aid` comes back.
    Think {},
    /// Asks for a sign of life; `pong` comes back.
    Ping {},
}

/// How much of a table a client has heard, to be told only the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Heard {
    /// That of the last `fresh`: the life of the server's data in which the rest means something.
    pub epoch: u32,
    /// That of the last `fresh`.
    pub since: u32,
    /// How many lines of the log have come since then.
    pub lines: u32,
    /// The number of the last line of the chat; 0 if there was none.
    pub chat: u32,
}

/// For how long the server passes for a seat.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, utoipa::ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum PassUntil {
    /// Never.
    #[default]
    Never,
    /// Whenever there is only one thing the seat can do, it is done.
    OnlyOption,
    /// Whenever the seat may pass, until something is asked of it alone.
    AskedAlone,
    /// Whenever the seat may pass, until this is changed.
    Changed,
}
