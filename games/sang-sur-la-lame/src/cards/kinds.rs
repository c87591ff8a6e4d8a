//! The closed lists of the game: ranks, formats, actions, tests, modifiers, objects and NPCs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::geometry::path::Gait;

/// DS-101, DS-1002: what a member is worth in its band.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    #[default]
    Hireling,
    Second,
    Leader,
    Green,
    Trained,
    Elite,
}

impl Rank {
    /// All ranks: of figures, then of units, the highest first.
    pub const ALL: [Self; 6] =
        [Self::Leader, Self::Second, Self::Hireling, Self::Elite, Self::Trained, Self::Green];

    /// DS-102, DS-1002: how many dice it rolls; the best two are kept.
    #[must_use]
    pub const fn dice(self) -> u8 {
        match self {
            Self::Leader | Self::Elite => 4,
            Self::Second | Self::Trained => 3,
            Self::Hireling | Self::Green => 2,
        }
    }

    /// DS-103, DS-1002: its price without traits.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Leader | Self::Elite => 4,
            Self::Second | Self::Trained => 2,
            Self::Hireling | Self::Green => 1,
        }
    }

    /// DS-104, DS-1002: how many traits it may have.
    #[must_use]
    pub const fn most_traits(self) -> usize {
        match self {
            Self::Leader | Self::Elite => 2,
            Self::Second | Self::Trained => 1,
            Self::Hireling | Self::Green => 0,
        }
    }

    /// DS-823: who commands whom: the higher commands.
    #[must_use]
    pub const fn standing(self) -> u8 {
        match self {
            Self::Leader | Self::Elite => 2,
            Self::Second | Self::Trained => 1,
            Self::Hireling | Self::Green => 0,
        }
    }

    /// Whether it is a unit of five.
    #[must_use]
    pub const fn is_unit(self) -> bool {
        matches!(self, Self::Elite | Self::Trained | Self::Green)
    }
}

/// What kind of bands play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    #[default]
    Standard,
    Small,
    Units,
    Mixed,
}

impl Format {
    /// DS-105, DS-1101: what a band may cost, and the purse of a turn.
    #[must_use]
    pub const fn gold(self) -> u8 {
        match self {
            Self::Standard | Self::Units | Self::Mixed => 12,
            Self::Small => 6,
        }
    }
}

/// The actions of `actions.toml` (DS-317).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    #[default]
    Move,
    Jump,
    Reorient,
    PickUp,
    Search,
    Throw,
    Duel,
    Disengage,
    Charge,
    Run,
    Fly,
    Climb,
    HeavyThrow,
    Lock,
    Door,
    Shoot,
    Watch,
}

impl Kind {
    /// How it goes on its path: runs and charges keep off difficult ground (DS-406, DS-610).
    #[must_use]
    pub const fn gait(self) -> Gait {
        if matches!(self, Self::Run | Self::Charge) { Gait::Run } else { Gait::Walk }
    }

    /// All actions in the order of the file.
    pub const ALL: [Self; 17] = [
        Self::Move,
        Self::Jump,
        Self::Reorient,
        Self::PickUp,
        Self::Search,
        Self::Throw,
        Self::Duel,
        Self::Disengage,
        Self::Charge,
        Self::Run,
        Self::Fly,
        Self::Climb,
        Self::HeavyThrow,
        Self::Lock,
        Self::Door,
        Self::Shoot,
        Self::Watch,
    ];

    /// Its place in the list.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// DS-413: whether a figure in reserve may enter with it.
    #[must_use]
    pub const fn enters(self) -> bool {
        matches!(self, Self::Move | Self::Run | Self::Charge | Self::Fly)
    }

    /// DS-5.2: whether a die is rolled before it is performed.
    #[must_use]
    pub const fn has_die(self) -> bool {
        matches!(self, Self::Run | Self::Charge | Self::HeavyThrow)
    }
}

/// DS-501: what can be tested; the dodge of DS-711 is no test, but rolled like one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    Climb,
    Jump,
    Lock,
    Door,
    HeavyThrow,
    PickUp,
    Search,
    Disengage,
    HeavyDodge,
}

/// What a Quality roll is made for, where extra dice care (`traits.toml`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Rolled {
    DuelAttack,
    DuelDefence,
    Dodge,
    ShotAttack,
    ThrownAttack,
    RangedDefence,
    Test,
}

/// The modifiers of `modifiers.toml` (DS-805): why a total is changed.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    #[default]
    Support,
    LeapAttack,
    Back,
    Higher,
    Cover,
    TargetEngaged,
    Charged,
    BareHands,
    Wounded,
    MoraleFull,
    MoraleLow,
    Surprise,
    Acrobate,
    Fort,
}

impl Why {
    /// All modifiers in the order of the file.
    pub const ALL: [Self; 14] = [
        Self::Support,
        Self::LeapAttack,
        Self::Back,
        Self::Higher,
        Self::Cover,
        Self::TargetEngaged,
        Self::Charged,
        Self::BareHands,
        Self::Wounded,
        Self::MoraleFull,
        Self::MoraleLow,
        Self::Surprise,
        Self::Acrobate,
        Self::Fort,
    ];

    /// Where the rules speak of it.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Support => "DS-621",
            Self::LeapAttack => "DS-807",
            Self::Back => "DS-614",
            Self::Higher => "DS-806",
            Self::Cover | Self::TargetEngaged => "DS-704",
            Self::Charged => "DS-612",
            Self::BareHands => "DS-107",
            Self::Wounded => "DS-801",
            Self::MoraleFull | Self::MoraleLow => "DS-1006",
            Self::Surprise => "DS-1495",
            Self::Acrobate => "DS-820",
            Self::Fort => "DS-828",
        }
    }
}

/// The NPCs of `npcs.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Npc {
    #[default]
    Garde,
    Notable,
    Prisonnier,
    Villageois,
    Sentinelle,
    Badaud,
}

impl Npc {
    /// All NPCs in the order of the file.
    pub const ALL: [Self; 6] = [
        Self::Garde,
        Self::Notable,
        Self::Prisonnier,
        Self::Villageois,
        Self::Sentinelle,
        Self::Badaud,
    ];

    /// DS-1504: whether a host may add it to a table, as nobody's friend.
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        matches!(self, Self::Villageois | Self::Sentinelle | Self::Badaud)
    }
}

/// The objects of `terrain.toml`; all of them are heavy loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Object {
    #[default]
    HeavyThrowable,
    Coffre,
    Ballot,
    Butin,
}

impl Object {
    /// All objects in the order of the file.
    pub const ALL: [Self; 4] = [Self::HeavyThrowable, Self::Coffre, Self::Ballot, Self::Butin];

    /// DS-709, DS-1513: whether it is thrown.
    #[must_use]
    pub const fn is_throwable(self) -> bool {
        matches!(self, Self::HeavyThrowable)
    }
}
