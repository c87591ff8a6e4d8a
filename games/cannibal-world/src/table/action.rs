//! Every answer, in families: what one does in the Main phase, how one reacts, what one chooses (5.6 of the rules).

use kernel::List;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::creature::{CreatureId, Spot, Zone};
use crate::cards::{Card, DeckList, Slot};

/// The most creatures that one shot or one charge can be spread over.
pub const MOST_SHARES: usize = 16;

/// A part of a damage that is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Share {
    pub creature: CreatureId,
    pub points: u8,
}

/// A damage split among creatures, in the order of their entering play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Split(#[ts(as = "Vec<Share>")] pub List<Share, MOST_SHARES>);

/// Where an ability comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// A creature in play.
    Creature(Spot),
    /// An Action card from hand.
    Card { card: Card, slot: Slot },
}

impl Source {
    /// The creature whose ability it is; none for an Action card.
    #[must_use]
    pub const fn bearer(self) -> Option<CreatureId> {
        match self {
            Self::Creature(spot) => Some(spot.creature),
            Self::Card { .. } => None,
        }
    }
}

/// CW-1008: what is chosen when an ability is activated. An ability asks for some of these and for no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Aim {
    /// CW-407: the zone an Action card is launched from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<Zone>,
    /// CW-406: which creature “this creature” is, for an Action card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub this: Option<CreatureId>,
    /// The creature aimed at: shot, netted, attacked, shielded, protected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<CreatureId>,
    /// CW-1105: the ability to free.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frees: Option<Spot>,
    /// CW-1102: the damage on each creature.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub split: Option<Split>,
}

/// Every possible answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A deck brought to the table.
    Bring { deck: DeckList },
    /// CW-102
    ChooseReinforcement { card: Card },
    /// CW-110
    Keep {},
    /// CW-110
    Mulligan {},
    /// CW-301
    DrawMain {},
    /// CW-302
    DrawReinforcement { card: Card },
    /// CW-400
    Main(Main),
    /// CW-500, CW-1500
    React(Reaction),
    /// CW-705: nothing now.
    Pass {},
    /// CW-1207
    Spread { split: Split },
    /// CW-1104, CW-1515
    Take { card: Option<Card> },
    /// CW-405: the choices of the second ability of an Action card.
    Second { aim: Aim },
    /// CW-1609: taken at any question about the game, listed nowhere (CW-R82).
    Concede {},
}

/// CW-400: what the active player may do in the Main phase, and of it what is used in a combat (CW-506).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Main {
    /// CW-401
    PlayCreature { card: Card, zone: Zone },
    /// CW-404: the first ability and its choices, and whether the other one follows.
    PlayAction { card: Card, slot: Slot, aim: Aim, both: bool },
    /// CW-409
    UseAbility { creature: CreatureId, slot: Slot, aim: Aim },
    /// CW-411
    Move { creature: CreatureId },
    /// CW-412
    Attack { attacker: CreatureId, target: CreatureId },
    /// CW-413
    Pillage {},
    /// CW-416
    DrawExtra {},
    /// CW-417
    Recover { creature: CreatureId },
    /// CW-418
    DropTracker { creature: CreatureId },
    /// CW-1807
    GiveToken {},
    /// CW-205
    EndTurn {},
}

/// CW-500, CW-1500: how one reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Reaction {
    /// CW-1520
    Net { source: Source },
    /// CW-1501: for an Action card, which creature takes the damage.
    Bullseye { source: Source, this: Option<CreatureId> },
    /// CW-1504
    Armour { source: Source },
    /// CW-1506
    Recharge { source: Source },
    /// CW-1516
    Swap { source: Source, with: CreatureId },
    /// CW-1509 and on: a trigger of the creature that entered, with the target of a Leap.
    Trigger { slot: Slot, target: Option<CreatureId> },
    /// CW-501, CW-502
    Dodge {},
    /// Nothing of all that.
    Decline {},
}

impl Action {
    /// The answer that lets a window go by.
    pub const DECLINE: Self = Self::React(Reaction::Decline {});
    /// The end of the Main phase.
    pub const END_TURN: Self = Self::Main(Main::EndTurn {});
}
