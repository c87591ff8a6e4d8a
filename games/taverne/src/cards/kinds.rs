//! The closed vocabulary of the data files: types, affinities, uses, effects.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A type of Treasure.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    #[default]
    Biere,
    Arme,
    Invention,
    Magie,
    Art,
    Joyau,
    Relique,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::Biere,
        Self::Arme,
        Self::Invention,
        Self::Magie,
        Self::Art,
        Self::Joyau,
        Self::Relique,
    ];

    /// Its id in the data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Biere => "biere",
            Self::Arme => "arme",
            Self::Invention => "invention",
            Self::Magie => "magie",
            Self::Art => "art",
            Self::Joyau => "joyau",
            Self::Relique => "relique",
        }
    }
}

/// A characteristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    Force,
    Ruse,
}

/// TV-551, TV-552: the two ways to attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Contact,
    Distance,
}

impl Mode {
    /// TV-555: Force in contact, Ruse at a distance.
    #[must_use]
    pub const fn stat(self) -> Stat {
        match self {
            Self::Contact => Stat::Force,
            Self::Distance => Stat::Ruse,
        }
    }
}

/// A value for each characteristic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Values {
    pub force: u8,
    pub ruse: u8,
}

impl Values {
    #[must_use]
    pub const fn of(self, stat: Stat) -> u8 {
        match stat {
            Stat::Force => self.force,
            Stat::Ruse => self.ruse,
        }
    }
}

/// What a Hero cares for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Affinity {
    /// TV-703: so much for every Treasure of this type.
    Treasure { r#type: Kind, score: u8, circled: bool },
    /// TV-704: once, one Treasure that brings nothing else.
    Wildcard { score: u8, circled: bool },
    /// TV-642, TV-713: the Guards, and the state of the tavern.
    Tavern { circled: bool },
}

impl Affinity {
    /// TV-642: whether this affinity lets its owner claim an Arrival with this bond. The wildcard never does.
    #[must_use]
    pub fn claims(self, bond: Bond) -> bool {
        match self {
            Self::Treasure { r#type, circled, .. } => circled && bond == Bond::of(r#type),
            Self::Tavern { circled } => circled && bond == Bond::Garde,
            Self::Wildcard { .. } => false,
        }
    }

    /// Whether two affinities are about the same thing.
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        match (self, other) {
            (Self::Treasure { r#type: one, .. }, Self::Treasure { r#type: two, .. }) => one == two,
            (Self::Wildcard { .. }, Self::Wildcard { .. })
            | (Self::Tavern { .. }, Self::Tavern { .. }) => true,
            (Self::Treasure { .. } | Self::Wildcard { .. } | Self::Tavern { .. }, _) => false,
        }
    }
}

/// TV-642: what an Arrival is drawn to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Bond {
    Biere,
    Arme,
    Invention,
    Magie,
    Art,
    Joyau,
    Relique,
    /// Matched by the Innkeeper and by nobody else.
    Garde,
}

impl Bond {
    #[must_use]
    pub const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Biere => Self::Biere,
            Kind::Arme => Self::Arme,
            Kind::Invention => Self::Invention,
            Kind::Magie => Self::Magie,
            Kind::Art => Self::Art,
            Kind::Joyau => Self::Joyau,
            Kind::Relique => Self::Relique,
        }
    }

    /// The type of Treasure it is about; nothing for the Guards.
    #[must_use]
    pub fn kind(self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| Self::of(*kind) == self)
    }
}

/// What an Object can be played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    Strike { mode: Mode },
    Protect {},
    Hide {},
    DrawWeapon { stat: Stat, mode: Mode, bonus: u8, breakable: bool },
}

impl Use {
    /// The weapon, if this is the use of one.
    #[must_use]
    pub const fn weapon(self) -> Option<WeaponPrint> {
        match self {
            Self::DrawWeapon { stat, mode, bonus, breakable } => {
                Some(WeaponPrint { stat, mode, bonus, breakable })
            }
            Self::Strike { .. } | Self::Protect {} | Self::Hide {} => None,
        }
    }
}

/// TV-541, TV-543: a weapon that is drawn, then strikes without an Object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct WeaponPrint {
    pub stat: Stat,
    pub mode: Mode,
    /// Added to the characteristic.
    pub bonus: u8,
    pub breakable: bool,
}

/// What an Agitation card can be laid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum AgitationUse {
    RefuseSale {},
    ProtestDeal {},
}

/// What the Door and the Window do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FixtureEffect {
    /// TV-571: wait there for so many more rounds.
    EscapeHold { rounds: u8, fails_at: FailsAt, shelter: u8 },
    /// TV-581: so many dice of a characteristic with this face.
    EscapeTest { stat: Stat, face: u8, needed: u8, shelter: u8 },
}

/// TV-573: what ends the wait at the Door.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FailsAt {
    Down,
}

/// TV-632: what the Militia does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum EndEffect {
    EndGame {},
}

/// The three variants (TV-8xx, TV-9xx, TV-10xx).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    CasseTout,
    TousSurUn,
    TeteDure,
}

impl Variant {
    pub const ALL: [Self; 3] = [Self::CasseTout, Self::TousSurUn, Self::TeteDure];

    /// Its id in the data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::CasseTout => "casse-tout",
            Self::TousSurUn => "tous-sur-un",
            Self::TeteDure => "tete-dure",
        }
    }
}
