//! Where we are: what the rules do next, and what they ask (5.1 to 5.3 of the rules).

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::action::{Aim, Source};
use super::creature::CreatureId;
use crate::cards::{Card, Slot};

/// What the rules do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    // CW-100
    Begin {},
    Deal {},
    // CW-200
    Turn {},
    DrawUp {},
    MainPhase {},
    FinalPhase {},
    // CW-300
    Draws {
        seat: Seat,
        left: u8,
    },
    GainMeat {
        seat: Seat,
        meat: u8,
    },
    // CW-400, CW-1000
    SecondAbility {
        seat: Seat,
        card: Card,
        slot: Slot,
    },
    DiscardPlayed {},
    /// An ability is activated and paid for; now it does what it does.
    Resolve {
        seat: Seat,
        source: Source,
        aim: Aim,
    },
    // CW-500, CW-1500
    Open(Window),
    // CW-700
    StartCombat {
        initiator: Seat,
        attacker: CreatureId,
        defender: CreatureId,
        terms: Terms,
    },
    Tactics {
        seat: Seat,
        passes: u8,
    },
    Blow {},
    Strike {},
    EndCombat {},
    // CW-800
    AssaultEffect {},
    FightOn {},
    // CW-900
    Armour {
        place: u8,
    },
    Apply {},
    // CW-1100
    ShotLands {},
    Drag {
        creature: CreatureId,
    },
    // CW-1600
    Judge {
        at: Moment,
    },
}

/// CW-1604: when elimination is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// After a draw, a batch of damage, an ability.
    Midway,
    /// After a whole action of the Main phase.
    ActionDone,
    /// At the end of the Main phase.
    PhaseDone,
}

/// CW-701: the conditions a combat starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// An ordinary combat.
    #[default]
    Plain,
    /// CW-1113: it cannot be dodged, and its target is locked.
    Locked,
    /// CW-1205
    Charged,
    /// CW-1210
    Feint,
    /// CW-1203
    Protected { x: u8 },
}

/// CW-500, CW-1500: moments at which somebody may react.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Window {
    /// D5: a creature has entered a zone.
    Enter { seat: Seat, creature: CreatureId, entry: Entry },
    /// D6: an ability of a creature was activated.
    Recharge { seat: Seat, used: super::creature::Spot },
    /// D7, D8: somebody is attacked.
    Respond { seat: Seat },
    /// D9
    Swap { seat: Seat },
    /// D10
    Bullseye { seat: Seat },
    /// D13
    Armour { seat: Seat, creature: CreatureId },
}

impl Window {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Enter { .. } | Self::Swap { .. } => &["CW-1004"],
            Self::Recharge { .. } => &["CW-1506"],
            Self::Respond { .. } => &["CW-501"],
            Self::Bullseye { .. } => &["CW-1501"],
            Self::Armour { .. } => &["CW-1504"],
        }
    }
}

impl Window {
    /// Who is asked.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Enter { seat, .. }
            | Self::Recharge { seat, .. }
            | Self::Respond { seat }
            | Self::Swap { seat }
            | Self::Bullseye { seat }
            | Self::Armour { seat, .. } => seat,
        }
    }

    /// The same moment for somebody else.
    #[must_use]
    pub const fn for_seat(self, seat: Seat) -> Self {
        match self {
            Self::Enter { creature, entry, .. } => Self::Enter { seat, creature, entry },
            Self::Recharge { used, .. } => Self::Recharge { seat, used },
            Self::Respond { .. } => Self::Respond { seat },
            Self::Swap { .. } => Self::Swap { seat },
            Self::Bullseye { .. } => Self::Bullseye { seat },
            Self::Armour { creature, .. } => Self::Armour { seat, creature },
        }
    }
}

/// How a creature came where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// CW-403: from hand.
    Played,
    /// CW-411, CW-1110, CW-1116: from Cover into Hunting.
    IntoHunting,
    /// CW-1522: by Swap into Cover.
    SwappedIntoCover,
}

/// CW-1515: what a search looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Search {
    /// CW-1108: a creature of value 8 or more, shown.
    Alpha,
    /// CW-1514: a card of value 6 or less, shown.
    Replacement,
    /// CW-1512: any card, not shown.
    RenegadeTactics,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Everybody who plays with a list of his own lays it down.
    BringDeck {},
    /// D1
    ChooseReinforcement {},
    /// D2
    Mulligan {},
    /// D3
    DrawSource { seat: Seat },
    /// D4
    Main { seat: Seat },
    /// D5 to D10, D13
    Window(Window),
    /// D11, with the passes in a row so far
    Tactics { seat: Seat, passes: u8 },
    /// D12
    Spread { seat: Seat, excess: u8 },
    /// D14
    Search { seat: Seat, search: Search },
    /// D15
    Proliferate { seat: Seat },
    /// D17
    Second { seat: Seat, card: Card, slot: Slot },
}

impl Question {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::BringDeck {} => &["CW-101"],
            Self::ChooseReinforcement {} => &["CW-102"],
            Self::Mulligan {} => &["CW-110"],
            Self::DrawSource { .. } => &["CW-301"],
            Self::Main { .. } => &["CW-204"],
            Self::Tactics { .. } => &["CW-705"],
            Self::Proliferate { .. } => &["CW-1104"],
            Self::Spread { .. } | Self::Search { .. } | Self::Second { .. } => &[],
            Self::Window(window) => window.clauses(),
        }
    }
}
