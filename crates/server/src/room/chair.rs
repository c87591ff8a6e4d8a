//! The seats of a room and who holds them.

use protocol::{PassUntil, SeatInfo, SeatPlayer};
use shelf::fairness::Salt;
use shelf::shares::Share;

use crate::GuestId;

/// What bots are called. Every name starts with another letter.
const BOT_NAMES: [&str; 14] = [
    "Ana", "Bruno", "Chloé", "Damien", "Elsa", "Fabio", "Gwen", "Hugo", "Inès", "Jules", "Kenza",
    "Léo", "Maud", "Nils",
];

/// A seat.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) name: String,
    pub(crate) player: Player,
    /// Which links of the seat are good: those made since this entry, for the chair that then stood at this place. It moves
    /// along when seats are drawn.
    pub(crate) link: (u32, u8),
    /// Who sat here and was put out by the host in the middle of a game.
    pub(crate) put_out: Option<GuestId>,
    /// What its player has opened of it, or had added at the time when nothing was sealed.
    pub(crate) salt: Option<Salt>,
    /// What its player has sealed for the shuffle.
    pub(crate) share: Option<Share>,
    pub(crate) passing: PassUntil,
    /// Milliseconds left in the bank.
    pub(crate) bank: u64,
    /// Whether a person sat here when cards were dealt.
    pub(crate) dealt_to_person: bool,
}

/// Who plays on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Nobody yet.
    Open,
    /// A person, on one device or several.
    Human { holders: Vec<GuestId> },
    /// A bot, perhaps until its former player comes back.
    Bot { level: String, former: Vec<GuestId> },
}

impl Chair {
    pub(crate) const fn open() -> Self {
        Self {
            name: String::new(),
            player: Player::Open,
            link: (0, 0),
            put_out: None,
            salt: None,
            share: None,
            passing: PassUntil::Never,
            bank: 0,
            dealt_to_person: false,
        }
    }

    pub(crate) const fn is_open(&self) -> bool {
        matches!(self.player, Player::Open)
    }

    pub(crate) const fn is_human(&self) -> bool {
        matches!(self.player, Player::Human { .. })
    }

    /// The level of the bot that plays here.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.player {
            Player::Bot { level, .. } => Some(level),
            Player::Open | Player::Human { .. } => None,
        }
    }

    pub(crate) fn holders(&self) -> &[GuestId] {
        match &self.player {
            Player::Human { holders } => holders,
            Player::Open | Player::Bot { .. } => &[],
        }
    }

    pub(crate) fn is_held_by(&self, guest: &GuestId) -> bool {
        self.holders().contains(guest)
    }

    /// Whether this guest left the seat to a bot and may take it back.
    pub(crate) fn awaits(&self, guest: &GuestId) -> bool {
        matches!(&self.player, Player::Bot { former, .. } if former.contains(guest))
    }

    pub(crate) fn info(&self, host: &GuestId) -> SeatInfo {
        let player = match &self.player {
            Player::Open => SeatPlayer::Open {},
            Player::Human { .. } => SeatPlayer::Human {},
            Player::Bot { level, .. } => SeatPlayer::Bot { level: level.clone() },
        };
        SeatInfo {
            name: self.name.clone(),
            player,
            host: self.is_held_by(host),
            // What was added unsealed counts where cards were dealt with it, and nowhere else.
            salted: self.share.is_some() || self.dealt_to_person && self.salt.is_some(),
        }
    }
}

/// A name nobody at the table has: the wanted one, or the same with a number.
pub(crate) fn free_name(chairs: &[Chair], wanted: &str) -> String {
    let is_free = |name: &str| chairs.iter().all(|chair| chair.name != name);
    if is_free(wanted) {
        return wanted.to_owned();
    }
    let numbered = (2..).map(|number| format!("{wanted} {number}"));
    numbered.into_iter().find(|name| is_free(name)).expect("there is always another number")
}

/// A name for a bot that nobody at the table has.
pub(crate) fn bot_name(chairs: &[Chair]) -> String {
    let free = BOT_NAMES.iter().find(|name| chairs.iter().all(|chair| chair.name != **name));
    free.map_or_else(|| free_name(chairs, "Bot"), |name| (*name).to_owned())
}
