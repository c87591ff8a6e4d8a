//! Every possible answer, in families.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::figure::Weapon;
use super::picked::Picked;
use super::secrets::MOST_IN_HAND;
use crate::cards::{Character, Mode, Object, Treasure};

/// An answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    Trade(Bargain),
    /// TV-403: a character is activated for a deed.
    Activate(Activation),
    Help(Help),
    Loss(Loss),
    Round(RoundChoice),
}

/// Answers in the Trade.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum Bargain {
    /// TV-303
    Show {
        treasure: Treasure,
    },
    Decline {},
    /// TV-304
    Offer {
        #[ts(as = "Vec<Treasure>")]
        treasures: Picked<Treasure>,
    },
    /// TV-306
    Deal {
        buyer: Seat,
    },
    Refuse {},
    /// TV-309
    Protest {},
    Accept {},
    /// TV-316
    Peace {},
    NoPeace {},
}

/// TV-403
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Activation {
    pub character: Character,
    pub deed: Deed,
}

/// TV-501: what a character is activated for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// TV-511: a Treasure lying face up.
    PickUp { treasure: Treasure },
    /// TV-512: one of those lying face down.
    PickUpUnseen {},
    /// TV-521
    Protect { object: Object },
    /// TV-531
    Hide { object: Object },
    /// TV-533
    StayHidden {},
    /// TV-541
    Draw { weapon: Weapon },
    /// TV-551, TV-552
    Fight { blow: Blow },
    /// TV-571
    Door {},
    /// TV-581
    Window {},
    /// TV-591
    Pass {},
}

/// An attack: with what, how, and at whom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    pub with: Arm,
    pub mode: Mode,
    pub target: Character,
}

/// What one strikes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Arm {
    /// An Object from the hand.
    Object { object: Object },
    /// TV-543: the weapon drawn on the character.
    Drawn {},
    /// A Treasure from the hand, which never works: it must be drawn first (TV-545).
    Treasure { treasure: Treasure },
}

/// Answers about support and riposte.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "give", rename_all = "snake_case", deny_unknown_fields)]
pub enum Help {
    /// TV-906
    Muster {
        #[ts(as = "Vec<Character>")]
        own: Picked<Character>,
        #[ts(as = "Vec<Seat>")]
        call: Picked<Seat>,
    },
    /// TV-907
    Support {
        character: Character,
    },
    NoSupport {},
    /// TV-1012
    Riposte {
        blow: Blow,
    },
    NoRiposte {},
}

/// Answers about Treasures lost or saved.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "part", rename_all = "snake_case", deny_unknown_fields)]
pub enum Loss {
    /// TV-561, TV-562
    Drop { treasure: Treasure },
    /// TV-1008, TV-1009
    Loot { treasure: Treasure },
    /// TV-575
    Shelter {
        #[ts(as = "Vec<Treasure>")]
        treasures: Picked<Treasure>,
    },
}

/// Answers at the end of a round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "choose", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoundChoice {
    /// TV-611
    Keep {
        objects: List<Object, MOST_IN_HAND>,
    },
    /// TV-641
    Claim {},
    Silent {},
    /// TV-645
    Tilt {
        character: Character,
    },
}

impl Action {
    /// A character is activated.
    #[must_use]
    pub const fn activate(character: Character, deed: Deed) -> Self {
        Self::Activate(Activation { character, deed })
    }
}

impl Deed {
    /// TV-903: whether others may help with it: it rolls a characteristic.
    #[must_use]
    pub const fn can_be_supported(&self) -> bool {
        match self {
            Self::Hide { .. } | Self::StayHidden {} | Self::Fight { .. } | Self::Window {} => true,
            Self::PickUp { .. }
            | Self::PickUpUnseen {}
            | Self::Protect { .. }
            | Self::Draw { .. }
            | Self::Door {}
            | Self::Pass {} => false,
        }
    }

    /// The attack, if it is one.
    #[must_use]
    pub const fn blow(&self) -> Option<Blow> {
        match self {
            Self::Fight { blow } => Some(*blow),
            Self::PickUp { .. }
            | Self::PickUpUnseen {}
            | Self::Protect { .. }
            | Self::Hide { .. }
            | Self::StayHidden {}
            | Self::Draw { .. }
            | Self::Door {}
            | Self::Window {}
            | Self::Pass {} => None,
        }
    }
}
