//! The closed vocabulary of abilities in two levels: five types (CW-1001), and in each the effects it knows.
//!
//! The pair of type and effect decides what an ability does: a Net of type Cover, Assault or Triggered is three rules.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// CW-1011: the printed position of an ability on a card.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    #[default]
    Middle,
    Right,
}

impl Slot {
    /// Both positions, in reading order.
    pub const BOTH: [Self; 2] = [Self::Middle, Self::Right];

    /// Its place among the two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other position.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Middle => Self::Right,
            Self::Right => Self::Middle,
        }
    }
}

printed::kinds! {
    /// CW-1001: when and from where an ability works.
    pub enum Type: "type" {
        Cover = "cover",
        Assault = "assault",
        Tactical = "tactical",
        Innate = "innate",
        Triggered = "triggered",
    }
}

/// What is printed in one position of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ability {
    Cover(Cover),
    Assault(Assault),
    Tactical(Tactical),
    Innate(Innate),
    Triggered(Triggered),
}

/// CW-1100
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cover {
    SingleShot { x: u8 },
    ScatteredShots { x: u8 },
    Support { x: u8 },
    RatProliferation {},
    Recharge {},
    Net {},
    FelineLeap {},
    SummonAlpha {},
    Harpoon {},
}

/// CW-1200
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Assault {
    SingleShot { x: u8 },
    Stab { x: u8 },
    Shield { x: u8 },
    Net {},
    CanineCharge {},
    Sacrifice {},
    Feint {},
}

/// CW-1300
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Tactical {
    SingleShot { x: u8 },
    ScatteredShots { x: u8 },
    ExtraDamage { x: u8 },
    Shield { x: u8 },
    Feint {},
    Loyalty {},
}

/// CW-1400
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Innate {
    Tracker {},
}

/// CW-1500
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Triggered {
    Bullseye {},
    Armour { x: u8 },
    Recharge {},
    RatProliferation {},
    FelineLeap {},
    RenegadeTactics {},
    Support { x: u8 },
    Swap {},
    Replacement {},
    Net {},
}

impl Ability {
    /// CW-1001
    #[must_use]
    pub const fn of_type(self) -> Type {
        match self {
            Self::Cover(_) => Type::Cover,
            Self::Assault(_) => Type::Assault,
            Self::Tactical(_) => Type::Tactical,
            Self::Innate(_) => Type::Innate,
            Self::Triggered(_) => Type::Triggered,
        }
    }

    /// The name of its effect in the data.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Cover(Cover::SingleShot { .. })
            | Self::Assault(Assault::SingleShot { .. })
            | Self::Tactical(Tactical::SingleShot { .. }) => "single_shot",
            Self::Cover(Cover::ScatteredShots { .. })
            | Self::Tactical(Tactical::ScatteredShots { .. }) => "scattered_shots",
            Self::Cover(Cover::Support { .. }) | Self::Triggered(Triggered::Support { .. }) => {
                "support"
            }
            Self::Cover(Cover::RatProliferation {})
            | Self::Triggered(Triggered::RatProliferation {}) => "rat_proliferation",
            Self::Cover(Cover::Recharge {}) | Self::Triggered(Triggered::Recharge {}) => "recharge",
            Self::Cover(Cover::Net {})
            | Self::Assault(Assault::Net {})
            | Self::Triggered(Triggered::Net {}) => "net",
            Self::Cover(Cover::FelineLeap {}) | Self::Triggered(Triggered::FelineLeap {}) => {
                "feline_leap"
            }
            Self::Cover(Cover::SummonAlpha {}) => "summon_alpha",
            Self::Cover(Cover::Harpoon {}) => "harpoon",
            Self::Assault(Assault::Stab { .. }) => "stab",
            Self::Assault(Assault::Shield { .. }) | Self::Tactical(Tactical::Shield { .. }) => {
                "shield"
            }
            Self::Assault(Assault::CanineCharge {}) => "canine_charge",
            Self::Assault(Assault::Sacrifice {}) => "sacrifice",
            Self::Assault(Assault::Feint {}) | Self::Tactical(Tactical::Feint {}) => "feint",
            Self::Tactical(Tactical::ExtraDamage { .. }) => "extra_damage",
            Self::Tactical(Tactical::Loyalty {}) => "loyalty",
            Self::Innate(Innate::Tracker {}) => "tracker",
            Self::Triggered(Triggered::Bullseye {}) => "bullseye",
            Self::Triggered(Triggered::Armour { .. }) => "armour",
            Self::Triggered(Triggered::RenegadeTactics {}) => "renegade_tactics",
            Self::Triggered(Triggered::Swap {}) => "swap",
            Self::Triggered(Triggered::Replacement {}) => "replacement",
        }
    }

    /// Its number, where it has one.
    #[must_use]
    pub const fn x(self) -> Option<u8> {
        match self {
            Self::Cover(
                Cover::SingleShot { x } | Cover::ScatteredShots { x } | Cover::Support { x },
            )
            | Self::Assault(
                Assault::SingleShot { x } | Assault::Stab { x } | Assault::Shield { x },
            )
            | Self::Tactical(
                Tactical::SingleShot { x }
                | Tactical::ScatteredShots { x }
                | Tactical::ExtraDamage { x }
                | Tactical::Shield { x },
            )
            | Self::Triggered(Triggered::Armour { x } | Triggered::Support { x }) => Some(x),
            Self::Cover(
                Cover::RatProliferation {}
                | Cover::Recharge {}
                | Cover::Net {}
                | Cover::FelineLeap {}
                | Cover::SummonAlpha {}
                | Cover::Harpoon {},
            )
            | Self::Assault(
                Assault::Net {}
                | Assault::CanineCharge {}
                | Assault::Sacrifice {}
                | Assault::Feint {},
            )
            | Self::Tactical(Tactical::Feint {} | Tactical::Loyalty {})
            | Self::Innate(Innate::Tracker {})
            | Self::Triggered(
                Triggered::Bullseye {}
                | Triggered::Recharge {}
                | Triggered::RatProliferation {}
                | Triggered::FelineLeap {}
                | Triggered::RenegadeTactics {}
                | Triggered::Swap {}
                | Triggered::Replacement {}
                | Triggered::Net {},
            ) => None,
        }
    }

    /// The ability with this type, effect and number, if there is such a pair and it takes such a number.
    #[must_use]
    pub fn of(of_type: Type, kind: &str, x: Option<u8>) -> Option<Self> {
        Self::all(x.unwrap_or(0)).find(|ability| {
            ability.of_type() == of_type
                && ability.kind() == kind
                && ability.x().is_some() == x.is_some()
        })
    }

    /// CW-1308: tactical abilities that have no use outside a combat.
    #[must_use]
    pub const fn is_for_combat_only(self) -> bool {
        match self {
            Self::Tactical(tactical) => tactical.is_for_combat_only(),
            Self::Cover(_) | Self::Assault(_) | Self::Innate(_) | Self::Triggered(_) => false,
        }
    }

    /// The whole vocabulary, with this number where there is one.
    pub fn all(x: u8) -> impl Iterator<Item = Self> {
        let cover = [
            Cover::SingleShot { x },
            Cover::ScatteredShots { x },
            Cover::Support { x },
            Cover::RatProliferation {},
            Cover::Recharge {},
            Cover::Net {},
            Cover::FelineLeap {},
            Cover::SummonAlpha {},
            Cover::Harpoon {},
        ];
        let assault = [
            Assault::SingleShot { x },
            Assault::Stab { x },
            Assault::Shield { x },
            Assault::Net {},
            Assault::CanineCharge {},
            Assault::Sacrifice {},
            Assault::Feint {},
        ];
        let tactical = [
            Tactical::SingleShot { x },
            Tactical::ScatteredShots { x },
            Tactical::ExtraDamage { x },
            Tactical::Shield { x },
            Tactical::Feint {},
            Tactical::Loyalty {},
        ];
        let triggered = [
            Triggered::Bullseye {},
            Triggered::Armour { x },
            Triggered::Recharge {},
            Triggered::RatProliferation {},
            Triggered::FelineLeap {},
            Triggered::RenegadeTactics {},
            Triggered::Support { x },
            Triggered::Swap {},
            Triggered::Replacement {},
            Triggered::Net {},
        ];
        (cover.into_iter().map(Self::Cover))
            .chain(assault.into_iter().map(Self::Assault))
            .chain(tactical.into_iter().map(Self::Tactical))
            .chain([Self::Innate(Innate::Tracker {})])
            .chain(triggered.into_iter().map(Self::Triggered))
    }
}

impl Tactical {
    /// CW-1308, CW-R53: only the shots have a use between actions.
    #[must_use]
    pub const fn is_for_combat_only(self) -> bool {
        match self {
            Self::SingleShot { .. } | Self::ScatteredShots { .. } => false,
            Self::ExtraDamage { .. } | Self::Shield { .. } | Self::Feint {} | Self::Loyalty {} => {
                true
            }
        }
    }
}
