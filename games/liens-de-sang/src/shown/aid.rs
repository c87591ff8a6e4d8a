//! What the table works out for its players (spec 6.1), as far as its options allow.

use kernel::{PerSeat, Seat, Seats};
use serde::Serialize;
use shelf::{Helps, Tries, Voice};
use ts_rs::TS;

use crate::cards::pieces::{Clan, Identities, Identity};
use crate::shown::words::{character, clan, plain, say};
use crate::table::config::DeductionAid;
use crate::table::deduction::{Grid, deduce};
use crate::table::secrets::my_character;
use crate::{LiensDeSang, View};

/// Who can be what, for one player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aid {
    pub mode: AidMode,
    /// Every character each player can have; for the viewer, his own.
    pub seats: PerSeat<Vec<Identity>>,
}

/// How much is worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AidMode {
    /// LS-R34: what each player's own tokens allow, the rest of the table aside.
    Notes,
    /// What is possible in some deal that agrees with everything the viewer knows.
    Full,
}

impl Helps for LiensDeSang {
    type Aid = Aid;

    /// The deduction grid in words, as far as the table allows it.
    fn aid(voice: &Voice<'_>, view: &View) -> Option<Vec<String>> {
        let me = view.seat();
        let others: Seats = view.seats().iter().filter(|seat| Some(*seat) != me).collect();
        let help = Help::with(view)?;
        let title = match &help {
            Help::Notes => plain(voice, "aid-notes-title"),
            Help::Full(grid) => {
                let key = if me.is_some() { "aid-title" } else { "aid-title-gallery" };
                let deals = usize::try_from(grid.deals()).unwrap_or(usize::MAX).into();
                say(voice, key, [("deals", deals)])
            }
        };
        let rows = others.iter().map(|seat| row(voice, seat, help.possible(view, seat)));
        Some(std::iter::once(title).chain(rows).collect())
    }

    /// What a player is helped with; those who only watch play no game of deduction.
    fn work_out(view: &View) -> Option<Aid> {
        view.seat()?;
        let help = Help::with(view)?;
        let mode = match help {
            Help::Notes => AidMode::Notes,
            Help::Full(_) => AidMode::Full,
        };
        let seats = PerSeat::new(view.players, |seat| help.possible(view, seat).iter().collect());
        Some(Aid { mode, seats })
    }
}

/// Its answers are chosen from a list that says it all.
impl Tries for LiensDeSang {
    type Tried = ();
}

/// The help the table's options allow.
pub(crate) enum Help {
    Notes,
    Full(Box<Grid>),
}

impl Help {
    pub(crate) fn with(view: &View) -> Option<Self> {
        match view.given().house.deduction_aid {
            DeductionAid::None => None,
            DeductionAid::Notes => Some(Self::Notes),
            DeductionAid::Full => Some(Self::Full(Box::new(deduce(view)))),
        }
    }

    /// Every character a player can have.
    pub(crate) fn possible(&self, view: &View, seat: Seat) -> Identities {
        if let Some(mine) = my_character(view).filter(|_| view.seat() == Some(seat)) {
            return Identities::NONE.with(mine);
        }
        match self {
            Self::Notes => view.public.players[seat].evidence.tokens_allow(view.given().deal),
            Self::Full(grid) => grid.possible(seat),
        }
    }
}

fn row(voice: &Voice<'_>, seat: Seat, possible: Identities) -> String {
    let who = voice.name(seat).into();
    let mut first = possible.iter();
    if let (Some(only), None) = (first.next(), first.next()) {
        return say(voice, "aid-certain", [("who", who), ("card", character(voice, only).into())]);
    }
    let mut parts: Vec<String> = Vec::new();
    for kind in Clan::BOTH {
        let ranks: Vec<String> = possible
            .iter()
            .filter(|i| i.clan() == Some(kind))
            .map(|i| i.rank().to_string())
            .collect();
        if !ranks.is_empty() {
            parts.push(format!("{} {}", clan(voice, kind), ranks.join(" ")));
        }
    }
    if possible.iter().any(Identity::is_inquisitor) {
        parts.push(plain(voice, "aid-inquisitor"));
    }
    say(voice, "aid-row", [("who", who), ("ranks", parts.join(" · ").into())])
}
