//! Why the server refuses something, in words and in numbers.

mod words;

use protocol::Refusal;
use shelf::{Language, Problem, Refused};

/// A refusal of the server itself, or one of a game passed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is nothing at this path.
    NoPage,
    /// The path is there, but not for this method.
    NoMethod,
    /// There is no such table.
    NoTable,
    /// The table's log cannot be played again; the text says why, to the host.
    SetAside(String),
    /// The game was begun under older rules and is another one by now.
    OldRules,
    /// There is no such game.
    NoGame(Problem),
    /// There is no such record, or no such step of it.
    NoRecord,
    /// Nobody has said hello yet: there is no guest.
    NoGuest,
    /// There is no such seat.
    NoSeat,
    /// The seat is taken.
    SeatTaken,
    /// No seat is free.
    Full,
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// The record is not one that this guest has brought.
    NotYourRecord,
    /// Only the host may do this.
    NotHost,
    /// The game has begun.
    Begun,
    /// The start is not fixed, so what was sealed is not opened yet.
    NotFixed,
    /// A salt is not what was sealed.
    WrongSalt,
    /// A guest has a seat already, at a table where nobody shares a device.
    OneSeat,
    /// The game has not begun, or is over.
    NotPlaying,
    /// The game is not over.
    NotOver,
    /// Some seats are still open.
    SeatsOpen,
    /// The table is paused.
    Paused,
    /// Nobody may watch here.
    NoSpectators,
    /// Only ready-made sentences, or none at all, may be said here.
    TalkClosed,
    /// The text is empty or too long.
    TextLength,
    /// A name has letters of two scripts that look alike.
    MixedScripts,
    /// A person may be put out only after a while of absence.
    StillHere,
    /// Other people have seats at a table that somebody would put away.
    OthersPlay,
    /// Only the device on which the player sat down may do this.
    NotFirstDevice,
    /// The server has another name.
    WrongHost,
    /// There is no such ready-made sentence.
    NoPhrase,
    /// Too much in too short a time.
    TooFast,
    /// Too many of something.
    TooMany(Many),
    /// Answers are not taken back at this table.
    UndoOff,
    /// There is nothing to take back.
    NothingToUndo,
    /// Something was drawn, rolled or seen since.
    TooLateToUndo,
    /// The player's answer is sealed: others may have answered, and nobody is to know.
    Sealed,
    /// Nobody wishes to take anything back.
    NoUndoRequest,
    /// The secret of a seat link is wrong.
    WrongLink,
    /// The secret of a guest's link is wrong.
    WrongGuestLink,
    /// The guest has put this device out.
    PutOut,
    /// The request came from another site.
    WrongOrigin,
    /// The disk does not take what was said.
    Storage,
    /// Records that people brought fill the room that is set aside for them.
    UploadsFull,
    /// Lists that guests keep fill the room that is set aside for them.
    ListsFull,
    /// As many guests have made a link to themselves as may.
    LinksFull,
    /// The server is about to stop.
    Stopping,
    /// What was sent cannot be read or makes no sense; the text says why.
    Unreadable(Problem),
    /// What was sent is longer than anything that makes sense here.
    TooLarge,
    /// What was sent does not say that it is JSON.
    NotJson,
    /// Something in the configuration of a game is wrong; the game says what.
    Config(Problem),
    /// A rule of the game is in the way.
    Rule(Refused),
}

/// What there can be too many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    /// Tables of one guest, or of all.
    Tables,
    /// Connections from one address.
    Connections,
    /// Devices that play one seat.
    Devices,
    /// Lists of one kind that one guest keeps.
    Lists,
    /// Records that one guest brought.
    Uploads,
    /// Links that guests of one address made in a day.
    Links,
}

impl Fault {
    /// A short name of the reason.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Self::NoPage => "not_found",
            Self::NoMethod => "wrong_method",
            Self::NoTable => "no_table",
            Self::SetAside(_) => "set_aside",
            Self::OldRules => "old_rules",
            Self::NoGame(_) => "no_game",
            Self::NoRecord => "no_record",
            Self::NoGuest => "no_guest",
            Self::NoSeat => "no_seat",
            Self::SeatTaken => "seat_taken",
            Self::Full => "full",
            Self::NotYourSeat => "not_your_seat",
            Self::NotYourRecord => "not_your_record",
            Self::NotHost => "not_host",
            Self::Begun => "begun",
            Self::NotFixed => "not_fixed",
            Self::WrongSalt => "wrong_salt",
            Self::OneSeat => "one_seat",
            Self::NotPlaying => "not_playing",
            Self::NotOver => "not_over",
            Self::SeatsOpen => "seats_open",
            Self::Paused => "paused",
            Self::NoSpectators => "no_spectators",
            Self::TalkClosed => "talk_closed",
            Self::TextLength => "text_length",
            Self::MixedScripts => "mixed_scripts",
            Self::StillHere => "still_here",
            Self::OthersPlay => "others_play",
            Self::NotFirstDevice => "not_first_device",
            Self::WrongHost => "wrong_host",
            Self::NoPhrase => "no_phrase",
            Self::TooFast => "too_fast",
            Self::TooMany(_) => "too_many",
            Self::UndoOff => "undo_off",
            Self::NothingToUndo => "nothing_to_undo",
            Self::TooLateToUndo => "too_late_to_undo",
            Self::Sealed => "sealed",
            Self::NoUndoRequest => "no_undo_request",
            Self::WrongLink => "wrong_link",
            Self::WrongGuestLink => "wrong_guest_link",
            Self::PutOut => "put_out",
            Self::WrongOrigin => "wrong_origin",
            Self::Storage => "storage",
            Self::UploadsFull => "uploads_full",
            Self::ListsFull => "lists_full",
            Self::LinksFull => "links_full",
            Self::Stopping => "stopping",
            Self::Unreadable(_) => "unreadable",
            Self::TooLarge => "too_large",
            Self::NotJson => "not_json",
            Self::Config(_) => "config",
            Self::Rule(refused) => &refused.code,
        }
    }

    /// The HTTP status that says the same.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self {
            Self::NoPage | Self::NoTable | Self::NoGame(_) | Self::NoRecord | Self::NoSeat => 404,
            Self::NoMethod => 405,
            Self::NoGuest => 401,
            Self::NotYourSeat
            | Self::NotYourRecord
            | Self::NotFirstDevice
            | Self::NotHost
            | Self::NoSpectators
            | Self::WrongLink
            | Self::WrongGuestLink
            | Self::PutOut
            | Self::WrongOrigin => 403,
            Self::SeatTaken
            | Self::Full
            | Self::Begun
            | Self::NotFixed
            | Self::WrongSalt
            | Self::OneSeat
            | Self::NotPlaying
            | Self::NotOver
            | Self::SeatsOpen
            | Self::Paused
            | Self::OldRules
            | Self::TalkClosed
            | Self::StillHere
            | Self::OthersPlay
            | Self::UndoOff
            | Self::NothingToUndo
            | Self::TooLateToUndo
            | Self::Sealed
            | Self::NoUndoRequest
            | Self::Rule(_) => 409,
            Self::TextLength
            | Self::MixedScripts
            | Self::NoPhrase
            | Self::Unreadable(_)
            | Self::Config(_) => 422,
            Self::WrongHost => 421,
            Self::TooLarge => 413,
            Self::NotJson => 415,
            Self::TooFast | Self::TooMany(_) => 429,
            Self::Storage
            | Self::UploadsFull
            | Self::ListsFull
            | Self::LinksFull
            | Self::Stopping
            | Self::SetAside(_) => 503,
        }
    }

    /// After how many seconds it is worth while to ask again, if time alone mends it.
    #[must_use]
    pub const fn retry_after(&self) -> Option<u32> {
        if matches!(self, Self::TooFast) {
            Some(1)
        } else if matches!(self, Self::Storage | Self::Stopping) {
            Some(5)
        } else if matches!(self, Self::UploadsFull | Self::ListsFull | Self::LinksFull) {
            Some(86_400)
        } else {
            None
        }
    }

    /// The refusal as a message to the one who asked.
    #[must_use]
    pub fn refusal(&self, language: Language, tag: u32) -> Refusal {
        let clause = if let Self::Rule(refused) = self { refused.clause.clone() } else { None };
        Refusal { tag, code: self.code().to_owned(), clause, text: self.text(language) }
    }
}
