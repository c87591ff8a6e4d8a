//! What the table works out for its players (spec 6.1), as far as its options allow.

use kernel::{PerSeat, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::View;
use crate::cards::pieces::{Identities, Identity};
use crate::table::config::DeductionAid;
use crate::table::deduction::{Grid, deduce};
use crate::table::secrets::my_character;

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

/// What a player is helped with; those who only watch play no game of deduction.
#[must_use]
pub fn work_out(view: &View) -> Option<Aid> {
    view.seat()?;
    let help = Help::with(view)?;
    let mode = match help {
        Help::Notes => AidMode::Notes,
        Help::Full(_) => AidMode::Full,
    };
    let seats = PerSeat::new(view.players, |seat| help.possible(view, seat).iter().collect());
    Some(Aid { mode, seats })
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
