//! Where we are: the steps the rules take and the questions they ask.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the rules do next, by themselves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Everybody sees what was dealt.
    Begin {},
    /// TV-301: a sale turn.
    Sale {},
    /// TV-315, TV-316: a sale turn is over.
    AfterSale {},
    /// TV-313, TV-315: the next sale turn, or the end of the Trade.
    NextSale {},
    /// TV-401: the Brawl starts.
    StartBrawl { leader: Seat },
    /// TV-403, TV-404: the next Leader, or the end of the round.
    Turn {},
    /// TV-906: whether the action can be supported.
    Support {},
    /// TV-909: the supporters are Tilted.
    TiltSupporters {},
    /// The dice of the action, and what follows from them.
    Resolve {},
    /// TV-1012: whether the defender may hit back.
    Riposte {},
    /// TV-405: the action is carried out; is the game over?
    EndOfAction {},
    /// TV-601
    EndOfRound {},
    /// TV-602: the next one at the Door escapes.
    Door {},
    /// TV-701
    CheckEnd {},
    /// TV-621, TV-622
    Straighten {},
    /// TV-631: so many Arrivals of this round have been drawn.
    Arrivals { drawn: u8 },
    /// TV-645: the next wrong claimant pays.
    Penalties {},
    /// TV-644, TV-646: who takes the Arrival.
    Award {},
    /// The next round.
    NextRound {},
}

/// What the rules ask.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// TV-303: the Seller shows a Treasure or declines.
    Show { seat: Seat },
    /// TV-304: everybody else makes an offer.
    Offer {},
    /// TV-306: the Seller chooses a buyer or refuses.
    Deal { seat: Seat },
    /// TV-309
    Protest {},
    /// TV-316
    Peace {},
    /// TV-403: the Leader activates a character.
    Activate { seat: Seat },
    /// TV-906: the acting player names supporters and calls others.
    Muster { seat: Seat },
    /// TV-907: those who were called answer.
    Support {},
    /// TV-561, TV-562
    Drop { seat: Seat },
    /// TV-1008, TV-1009
    Loot { seat: Seat },
    /// TV-1012
    Riposte { seat: Seat },
    /// TV-575
    Shelter { seat: Seat },
    /// TV-611
    Keep {},
    /// TV-641
    Claim {},
    /// TV-645
    Tilt { seat: Seat },
}

impl Question {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Show { .. } => &["TV-303"],
            Self::Offer {} => &["TV-304"],
            Self::Deal { .. } => &["TV-306"],
            Self::Protest {} => &["TV-309"],
            Self::Peace {} => &["TV-316"],
            Self::Activate { .. } => &["TV-403"],
            Self::Muster { .. } => &["TV-906"],
            Self::Support {} => &["TV-907"],
            Self::Drop { .. } => &["TV-561"],
            Self::Loot { .. } => &["TV-1008"],
            Self::Riposte { .. } => &["TV-1012"],
            Self::Shelter { .. } => &["TV-575"],
            Self::Keep {} => &["TV-611"],
            Self::Claim {} => &["TV-641"],
            Self::Tilt { .. } => &["TV-645"],
        }
    }
}
