//! What cards do, in three families: an Attack card, a low blow and an Item each do what no other family can.

use kernel::List;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Family;
use crate::cards::encounters::Type;

/// What a card does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Effect {
    Attack(AttackEffect),
    LowBlow(LowBlowEffect),
    Item(ItemEffect),
}

/// What an Attack card does beside its damage, or instead of any.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum AttackEffect {
    /// SR-416
    NoHit {},
    /// SR-417, SR-419
    ReplaceWith { now: u8, later_facedown: u8 },
    /// SR-422
    PrepareAdd { amount: u16 },
    /// SR-422
    PrepareMul { factor: u16 },
    /// SR-429
    Counter {},
    /// SR-409
    AddVsType { types: Vec<Type>, amount: u16 },
    /// SR-409
    CancelCreatureAttackVsType { types: Vec<Type> },
    /// SR-410
    RotateFollowing { players: u8, steps: i8 },
    /// SR-412
    MissNext {},
    /// SR-411
    StealItem { closed: bool },
    /// SR-413
    RotateSelfIfFollow { steps: i8 },
}

/// A term of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Term {
    pub sign: Sign,
    pub by: u16,
}

/// Whether a term is added or multiplies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub enum Sign {
    #[serde(rename = "+")]
    Plus,
    #[serde(rename = "×")]
    Times,
}

impl Term {
    /// What it makes of a number.
    #[must_use]
    pub const fn of(self, number: u16) -> u16 {
        match self.sign {
            Sign::Plus => number + self.by,
            Sign::Times => number * self.by,
        }
    }
}

impl AttackEffect {
    /// SR-422, SR-423: what a prepared card does to the Attack it rides on.
    #[must_use]
    pub const fn rider(&self) -> Option<Term> {
        match self {
            Self::PrepareAdd { amount } => Some(Term { sign: Sign::Plus, by: *amount }),
            Self::PrepareMul { factor } => Some(Term { sign: Sign::Times, by: *factor }),
            Self::NoHit {}
            | Self::ReplaceWith { .. }
            | Self::Counter {}
            | Self::AddVsType { .. }
            | Self::CancelCreatureAttackVsType { .. }
            | Self::RotateFollowing { .. }
            | Self::MissNext {}
            | Self::StealItem { .. }
            | Self::RotateSelfIfFollow { .. } => None,
        }
    }
}

/// What a low blow does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum LowBlowEffect {
    /// SR-522
    StealItem { closed: bool },
    /// SR-522
    DestroyItem { closed: bool },
    /// SR-514
    RotateTarget { steps: i8 },
    /// SR-513
    RotateAllToZero {},
    /// SR-508
    DiscardSetNoAttack {},
    /// SR-510
    SwapSetCards {},
    /// SR-507
    SwapInitiative {},
    /// SR-519
    RedirectHit {},
    /// SR-515
    ChooseLifeChange { amounts: [i16; 2] },
    /// SR-504, SR-505
    CancelLowBlow { take: bool },
    /// SR-518
    ReplacePrepWithAttack { faces: List<u16, 4>, base: u16 },
}

/// What an Item does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ItemEffect {
    /// SR-605
    Heal { amount: u8, prestige_if_other: u16 },
    /// SR-608
    RotateOwnAttacks { steps: i8, rounds: u8 },
    /// SR-609
    ExtraSet { cards: u8, rounds: u8 },
    /// SR-610
    NoDamageThisEncounter {},
    /// SR-611
    DamageAll { creatures: u16, other_players: u8 },
    /// SR-615
    HandLimit { limit: u8, draw_on_gain: u8 },
}

impl Effect {
    /// Reads an effect as the data writes it; a card can only do what its family does.
    pub(crate) fn read(family: Family, written: toml::Table) -> Result<Self, String> {
        let read = match family {
            Family::Attack => written.try_into().map(Self::Attack),
            Family::LowBlow => written.try_into().map(Self::LowBlow),
            Family::Item => written.try_into().map(Self::Item),
        };
        read.map_err(|error| error.message().to_owned())
    }

    pub(crate) const fn of_attack(&self) -> Option<&AttackEffect> {
        match self {
            Self::Attack(effect) => Some(effect),
            Self::LowBlow(_) | Self::Item(_) => None,
        }
    }

    pub(crate) const fn of_low_blow(&self) -> Option<&LowBlowEffect> {
        match self {
            Self::LowBlow(effect) => Some(effect),
            Self::Attack(_) | Self::Item(_) => None,
        }
    }

    pub(crate) const fn of_item(&self) -> Option<&ItemEffect> {
        match self {
            Self::Item(effect) => Some(effect),
            Self::Attack(_) | Self::LowBlow(_) => None,
        }
    }
}
