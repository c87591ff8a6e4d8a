//! A character at the table: how it stands, and what is laid on it (TV-203, TV-212).

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::book::ARRIVALS;
use crate::cards::kinds::Stat;
use crate::cards::{Character, Object, Treasure, WeaponPrint};

/// TV-203: how a character stands; TV-208: or that it is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    #[default]
    Standing,
    /// Activé after acting, Sonné after a blow.
    Tilted,
    Down,
    Ko,
    Escaped,
}

impl Posture {
    /// TV-205: one step down. KO is the end of it.
    #[must_use]
    pub const fn worse(self) -> Self {
        match self {
            Self::Standing => Self::Tilted,
            Self::Tilted => Self::Down,
            Self::Down | Self::Ko => Self::Ko,
            Self::Escaped => Self::Escaped,
        }
    }

    /// TV-621: one step up, for those in the tavern.
    #[must_use]
    pub const fn better(self) -> Self {
        match self {
            Self::Standing | Self::Tilted => Self::Standing,
            Self::Down => Self::Tilted,
            Self::Ko => Self::Ko,
            Self::Escaped => Self::Escaped,
        }
    }

    /// TV-206
    #[must_use]
    pub const fn is_in_tavern(self) -> bool {
        matches!(self, Self::Standing | Self::Tilted | Self::Down)
    }
}

/// TV-212: what a character stands behind, or sits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cover {
    Protection {
        object: Object,
    },
    /// TV-622: the round in which its test was last passed.
    Hiding {
        object: Object,
        tested: u8,
    },
}

impl Cover {
    #[must_use]
    pub const fn object(self) -> Object {
        match self {
            Self::Protection { object } | Self::Hiding { object, .. } => object,
        }
    }
}

/// TV-541: a weapon that can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Weapon {
    Treasure { treasure: Treasure },
    Object { object: Object },
}

impl Weapon {
    /// What makes it a weapon; nothing if it is none.
    #[must_use]
    pub fn print(self) -> Option<WeaponPrint> {
        match self {
            Self::Treasure { treasure } => treasure.weapon(),
            Self::Object { object } => object.weapon(),
        }
    }
}

/// TV-542: a drawn weapon, and the round in which it was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    pub weapon: Weapon,
    pub round: u8,
}

/// One character of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    pub who: Character,
    pub posture: Posture,
    pub cover: Option<Cover>,
    pub weapon: Option<Drawn>,
    /// TV-571: at the Door since this round.
    pub at_door: Option<u8>,
    /// TV-561: a Hero that has been Down before.
    pub has_fallen: bool,
}

impl Figure {
    /// TV-110, TV-647: Standing, with nothing laid on it.
    #[must_use]
    pub fn new(who: Character) -> Self {
        Self { who, ..Self::default() }
    }

    #[must_use]
    pub fn is_standing(&self) -> bool {
        self.posture == Posture::Standing
    }

    #[must_use]
    pub const fn is_in_tavern(&self) -> bool {
        self.posture.is_in_tavern()
    }

    /// TV-532
    #[must_use]
    pub const fn is_hidden(&self) -> bool {
        matches!(self.cover, Some(Cover::Hiding { .. }))
    }

    /// TV-522
    #[must_use]
    pub const fn is_protected(&self) -> bool {
        matches!(self.cover, Some(Cover::Protection { .. }))
    }

    #[must_use]
    pub fn is_hero(&self) -> bool {
        self.who.hero().is_some()
    }

    /// Its own characteristic, without any bonus.
    #[must_use]
    pub fn value(&self, stat: Stat) -> u8 {
        self.who.print().values.of(stat)
    }

    /// TV-213: somebody without Ruse throws nothing, hides nowhere and jumps through no window.
    #[must_use]
    pub fn has_no_ruse(&self) -> bool {
        self.value(Stat::Ruse) == 0
    }

    /// TV-902: the points it gives as a supporter.
    #[must_use]
    pub fn support(&self, stat: Stat) -> u8 {
        self.who.print().support.of(stat)
    }

    /// TV-542: the drawn weapon it can strike with in this round.
    #[must_use]
    pub fn usable_weapon(&self, round: u8) -> Option<Weapon> {
        self.weapon.filter(|drawn| drawn.round < round).map(|drawn| drawn.weapon)
    }

    /// TV-211: the Treasure drawn on it.
    #[must_use]
    pub fn drawn_treasure(&self) -> Option<Treasure> {
        match self.weapon?.weapon {
            Weapon::Treasure { treasure } => Some(treasure),
            Weapon::Object { .. } => None,
        }
    }
}

/// TV-202: all the characters in front of a player: Heroes as dealt, then Arrivals as they joined.
pub type Group = List<Figure, { ARRIVALS + 3 }>;

/// A character with its owner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed<'a> {
    pub owner: Seat,
    pub figure: &'a Figure,
}
