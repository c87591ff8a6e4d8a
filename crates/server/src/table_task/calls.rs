//! What the task of a table is asked, and by whom.

use std::net::IpAddr;

use protocol::{ClientMessage, Heard, NewSeat, Rematch, SeatLink, Sit, TableInfo};
use shelf::Language;
use tokio::sync::oneshot;

use super::{ClientId, Farewell};
use crate::frame_sender::FrameSender;
use crate::{Fault, Guest, GuestId};

/// What a task is asked.
#[derive(Debug)]
pub(crate) enum Call {
    /// A client comes in.
    Join(Box<Join>),
    /// A client says something.
    Said { client: ClientId, message: Box<ClientMessage> },
    /// A client is gone.
    Gone { client: ClientId },
    /// A guest has put all devices out but one.
    PutOut { guest: GuestId },
    /// Somebody does something with the table over HTTP.
    Do(Box<Request>),
    /// Somebody wants to know about the table.
    Info { reply: oneshot::Sender<Result<TableInfo, Fault>> },
    /// Nobody in particular wants the table to be awake.
    Wake,
    /// A prepared game takes the place of a deal.
    #[cfg(feature = "testing")]
    Put(Box<dyn shelf::AnyTable>),
    /// The server stops.
    Stop { reply: oneshot::Sender<()> },
}

/// A client that comes in.
#[derive(Debug)]
pub(crate) struct Join {
    pub(crate) guest: Option<Guest>,
    /// Where the client calls from.
    pub(crate) address: IpAddr,
    pub(crate) language: Language,
    pub(crate) last: Option<Heard>,
    pub(crate) seat: Option<u8>,
    pub(crate) shared: bool,
    pub(crate) out: FrameSender,
    pub(crate) farewell: Farewell,
    pub(crate) reply: oneshot::Sender<Result<ClientId, Fault>>,
}

/// Somebody who does something with a table over HTTP, and waits for what comes of it.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) guest: Guest,
    pub(crate) operation: Operation,
    pub(crate) reply: oneshot::Sender<Result<Reply, Fault>>,
}

/// Something to be done with a table.
#[derive(Debug)]
pub(crate) enum Operation {
    Sit(Sit),
    Leave {
        seat: u8,
    },
    /// The guest was called otherwise until now.
    Rename {
        from: String,
    },
    /// Seals something for the shuffle.
    Seal {
        seat: u8,
        share: String,
    },
    /// Opens what was sealed.
    Open {
        seat: u8,
        salt: String,
    },
    Change {
        seat: u8,
        player: NewSeat,
    },
    Start,
    Pause(bool),
    SeatLink {
        seat: u8,
    },
    Unshare {
        seat: u8,
    },
    Claim {
        token: String,
    },
    Rematch,
    /// Asks whether the table may be put away: nothing is done to it here.
    PutAway,
}

/// What came of it.
#[derive(Debug)]
pub(crate) enum Reply {
    Table(Box<TableInfo>),
    SeatLink(SeatLink),
    Rematch(Rematch),
}
