//! A creature in play: where it stands, what it has suffered, what of it is used up, and what a combat has announced
//! about it (CW-600, CW-700).

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, Slot};

/// CW-601: the zones creatures stand in. The Habitat zone holds the Habitat alone (CW-108).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    #[default]
    Cover,
    Hunting,
}

impl Zone {
    /// Both, from the Habitat outwards.
    pub const BOTH: [Self; 2] = [Self::Cover, Self::Hunting];
}

/// The name of a creature in play. Names are given in the order of entering play and never used again.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash, Serialize, Deserialize, TS,
)]
#[serde(transparent)]
#[ts(type = "number")]
pub struct CreatureId(pub u16);

/// One ability of a creature in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub creature: CreatureId,
    pub slot: Slot,
}

/// A creature in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    pub id: CreatureId,
    pub card: Card,
    /// CW-1805: who played it.
    pub owner: Seat,
    pub zone: Zone,
    /// CW-901: damage tokens; they stay.
    pub damage: u8,
    /// CW-603
    pub stunned: bool,
    /// CW-410: which of its abilities are covered: used, or lost in the case of Tracker (CW-1005).
    pub used: [bool; 2],
    /// What the current combat has announced about it.
    pub stance: Stance,
    /// Damage that is about to be dealt, and may still meet Armour (CW-910).
    pub incoming: u8,
}

/// CW-707: announcements of one combat. All end with it (CW-710).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Stance {
    /// CW-1203, CW-1304: combat damage prevented.
    pub shield: u8,
    /// CW-1210, CW-1305: all combat damage prevented.
    pub feint: bool,
    /// CW-1303: combat damage it deals in addition.
    pub extra: u8,
    /// CW-1303: combat damage it receives in addition, from Action cards.
    pub extra_taken: u8,
    /// CW-908: direct damage registered on it.
    pub direct: u8,
}

impl Creature {
    /// Whether one of its abilities is covered.
    #[must_use]
    pub const fn has_used(&self, slot: Slot) -> bool {
        self.used[slot.index()]
    }
}
