//! What the server says over the socket of a table.

use kernel::{PutTo, Seat, Seats};
use serde::{Deserialize, Serialize};
use shelf::lesson::Coach;
use shelf::{Choice, EventLine, InVain, Json, Talk};
use ts_rs::TS;

use crate::{PassUntil, TableInfo, Tried};

/// One message of the server: several things that became known together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Frame {
    /// Counts the frames of this socket, from 1. What one client hears is numbered for that client alone, so that no
    /// number tells what others do.
    pub n: u32,
    /// Whether more frames belong to this one: take them together, when the last has come. Long logs come like this.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub more: bool,
    /// What became known, in order.
    pub parts: Vec<Part>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_false(more: &bool) -> bool {
    !*more
}

/// One thing that became known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Part {
    /// Forget log and chat: what follows is everything, from the start. `since` counts how often that was so for
    /// everybody at this table; a client that comes back names it, with the epoch in which that means something: another
    /// one begins when the host restores a backup.
    Fresh { epoch: u32, since: u32 },
    /// The table: who sits where, what was agreed, what is going on.
    Table { table: Box<TableInfo> },
    /// Who the reader is at this table.
    You(You),
    /// What happened, in order.
    Events { lines: Vec<EventLine> },
    /// What the reader's viewer knows now.
    View {
        #[ts(type = "unknown")]
        view: Json,
    },
    /// The fields of the view that have changed: each takes the place of the one with its name, and the others stay.
    ViewChanges {
        #[ts(type = "Record<string, unknown>")]
        changes: Json,
    },
    /// The open question, or none.
    Question(Question),
    /// Who still owes an answer to the open question, as far as the reader may know: seats of others are there until
    /// it closes.
    Waiting { serial: u32, waiting: Seats },
    /// What the seat one looks through has answered to the open question, sealed until it closes.
    Sealed(Sealed),
    /// Whose clock runs, and what is left.
    Clock(Clocks),
    /// Who is here, whom a bot stands in for, and how many watch.
    Presence { present: Seats, stood_in: Seats, watching: u32 },
    /// What may be said at the table now.
    Talk(Talk),
    /// What was said.
    Chat { lines: Vec<ChatLine> },
    /// What the game works out for the seat one looks through, after `think`.
    Aid(Aid),
    /// What would come of an answer, after `try`.
    Tried(Tried),
    /// What the coach of a lesson says now; nothing once the coach was sent away.
    Coach { coach: Option<Box<Coach>> },
    /// Somebody wishes to take back an answer, or no longer does.
    Undo { request: Option<UndoRequest> },
    /// The game is over.
    Over(Over),
    /// The same people play again, there.
    Rematch { table: String },
    /// The reader's answer, text or wish with this tag was taken and is on disk.
    Taken { tag: u32 },
    /// The reader's answer, text or wish was refused; nothing has changed.
    Refused(Refusal),
    /// A sign of life.
    Pong {},
    /// The server is going to close this socket; the code says whether to come back.
    Bye { code: u16, text: String },
}

/// Who the reader is at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct You {
    /// The seats the reader holds.
    pub seats: Seats,
    /// The seat the reader looks through; nothing for the gallery.
    pub viewer: Option<Seat>,
    /// Whether the reader is the host.
    pub host: bool,
    /// For how long the server passes for the seat one looks through.
    pub passing: PassUntil,
    /// The seats the reader does not want to hear in the chat.
    pub muted: Seats,
    /// How the last answer of the seat one looks through can be taken back now; left out where it cannot be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_back: Option<TakeBack>,
}

/// How an answer is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// At once, by whoever gave it.
    Alone,
    /// If all people at the table agree.
    Ask,
}

/// The open question.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub struct Question {
    /// Its number; an answer names it.
    pub serial: u32,
    /// The question for machines; nothing when the game is over.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub question: Option<Json>,
    /// The question in words, to the one who is asked or to those who wait.
    pub prompt: Option<String>,
    /// What whoever is asked should know beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
    /// Whom it is put to.
    #[schema(value_type = Vec<u8>)]
    pub asked: Seats,
    /// Who still owes an answer. Where several are asked nobody is told who of the others has answered: they are there
    /// until the question closes.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Seats,
    /// How it is put to them; nothing when the game is over.
    #[schema(value_type = Option<String>, example = "everyone")]
    pub put_to: Option<PutTo>,
    /// In which order they would act, where only the first of them who wants to does; empty where there is none.
    #[schema(value_type = Vec<u8>)]
    pub order: Vec<Seat>,
    /// The clauses that say what it is about, the first of them for whoever is asked it for the first time.
    pub clauses: Vec<String>,
    /// What the seat one looks through may answer.
    pub options: Vec<Choice>,
    /// Whether the options are all there is.
    pub complete: bool,
    /// The seat's own cards that no option plays, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<InVain>>")]
    pub in_vain: Vec<InVain>,
}

/// A sealed answer of the seat one looks through.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Sealed {
    /// The question.
    pub serial: u32,
    /// The answer.
    #[ts(type = "unknown")]
    pub action: Json,
    /// The same in a sentence; nothing for an answer of one's own making.
    pub text: Option<String>,
}

/// Whose clock runs, and what is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// The seats whose clock runs now; where several are asked, until the question closes.
    pub running: Seats,
    /// Milliseconds left by seat; nothing for seats without a limit.
    #[ts(type = "(number | null)[]")]
    pub left: Vec<Option<u64>>,
    /// Whether the table is paused.
    pub paused: bool,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts the lines that players hear; in the gallery, those that the gallery hears.
    pub n: u32,
    /// When it was said, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The seat that said it; nothing for somebody who watches.
    pub seat: Option<Seat>,
    /// Who said it.
    pub name: String,
    /// Plain text, never markup.
    pub text: String,
    /// Whether it was said in the gallery, which players do not hear.
    pub gallery: bool,
}

/// What the game works out for the seat one looks through, from what that seat knows and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Aid {
    /// The question that was open then.
    pub serial: u32,
    /// The same in sentences; nothing if the table does not allow it.
    pub lines: Option<Vec<String>>,
    /// For machines; nothing if the table does not allow it, if the game has no such help, or for the gallery.
    #[ts(type = "unknown")]
    pub aid: Option<Json>,
}

/// Somebody wishes to take back an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UndoRequest {
    /// Who wishes it.
    pub by: Seat,
    /// Who has agreed.
    pub granted: Seats,
    /// Who has yet to agree.
    pub missing: Seats,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Over {
    /// Who won; empty if nobody did or the game was ended early.
    pub winners: Seats,
    /// Points by seat, for games that count them.
    pub scores: Option<Vec<i32>>,
    /// Whether the players ended it before its end.
    pub abandoned: bool,
    /// The record of the game, under `/api/records/`.
    pub record: String,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The tag of the message that was refused.
    pub tag: u32,
    /// A short name of the reason; the spec's number for rules of a game, such as `LS-E03`.
    pub code: String,
    /// The clause that forbids it, where there is one.
    pub clause: Option<String>,
    /// What was wrong and what one may do instead.
    pub text: String,
}
