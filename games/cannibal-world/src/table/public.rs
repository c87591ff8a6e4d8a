//! What everybody knows, and what follows from it alone.

use kernel::{List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::action::{Source, Split};
use super::creature::{Creature, CreatureId};
use crate::cards::deck::MOST_CARDS;
use crate::cards::{Ability, Card, Faction};

/// The most seats: two camps of two (CW-1801).
pub const SEATS: usize = 4;
/// The most creatures in play: every card of four decks.
pub const MOST_CREATURES: usize = SEATS * MOST_CARDS;

/// One value for each seat of this game.
pub type PerPlayer<T> = PerSeat<T, SEATS>;
/// Some cards of one player.
pub type Cards = List<Card, MOST_CARDS>;

/// CW-1801: one of the two sides; against one opponent a camp is a single player.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
pub enum Camp {
    #[default]
    A,
    B,
}

impl Camp {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// CW-201: the phases of a turn, and what comes before and after all turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    #[default]
    Setup,
    Draw,
    Main,
    Final,
    Over,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Public {
    #[ts(as = "Vec<Player>")]
    pub players: PerPlayer<Player>,
    /// CW-105: the tokens left on the Habitats of both camps.
    pub habitats: [u8; 2],
    /// In the order of entering play.
    #[ts(as = "Vec<Creature>")]
    pub creatures: List<Creature, MOST_CREATURES>,
    /// How many creatures have ever entered play.
    pub entered: u16,
    /// Turns of all players together, counted from 1; 0 before the first.
    pub turn: u16,
    pub active: Seat,
    /// CW-104: who had or will have the first turn.
    pub first: Seat,
    pub phase: Phase,
    /// Action cards that are being resolved, the newest last (CW-404).
    #[ts(as = "Vec<Shown>")]
    pub played: List<Shown, 4>,
    /// CW-800: the Assault being resolved.
    pub assault: Option<Attack>,
    /// CW-700: the combat being fought.
    pub combat: Option<Combat>,
    /// CW-1101, CW-1102: the shot being resolved.
    pub shot: Option<Shot>,
    /// CW-1608: whether anything has happened this turn that counts against a stalemate.
    pub stirred: bool,
    /// CW-1608: turns in a row, with everybody exhausted, in which nothing did.
    pub quiet: u8,
    /// CW-1602: hands that lie open.
    pub open_hands: Seats,
    /// Deck lists that lie open.
    pub open_lists: Seats,
    /// CW-1609: who has offered to concede.
    pub conceding: Seats,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// What everybody knows of one player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// CW-101; the faction of a deck that is still to be brought is not known yet.
    pub faction: Option<Faction>,
    /// CW-206: the tokens in the stock.
    pub meat: u8,
    /// CW-312
    pub exhausted: bool,
    /// CW-413: whether this player has pillaged this turn.
    pub pillaged: bool,
    /// CW-1807: whether this player has given a token this turn.
    pub gave: bool,
    /// CW-110
    pub mulliganed: bool,
    /// CW-310: the discard pile, sorted.
    #[ts(as = "Vec<Card>")]
    pub discard: Cards,
    /// CW-R74: cards known to have entered the Reinforcements.
    #[ts(as = "Vec<Known>")]
    pub known: List<Known, MOST_CARDS>,
    /// CW-R74: cards known to be in hand.
    #[ts(as = "Vec<Card>")]
    pub known_hand: Cards,
    /// Whether this player has ever drawn from the Reinforcements (CW-307).
    pub has_drawn_reinforcements: bool,
    /// A search for a creature of value 8 or more found none: there is none in the main deck (CW-1108).
    pub no_alpha: bool,
    /// A search for a card of value 6 or less found none (CW-1514).
    pub no_small: bool,
}

/// CW-R74: a card known to have entered the Reinforcements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Known {
    pub card: Card,
    /// Whether it is still there for certain; otherwise its owner may have drawn it.
    pub certain: bool,
}

/// A card laid open by somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub seat: Seat,
    pub card: Card,
}

/// CW-800: an Assault ability on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub by: Seat,
    pub source: Source,
    pub ability: Ability,
    /// Who suffers its effect.
    pub target: CreatureId,
    /// Who fights the combat that follows; another than the target only where Swap leaves the effect alone (CW-R24).
    pub fighter: CreatureId,
    pub dodged: bool,
    /// CW-1501: who takes its direct damage instead.
    pub bullseye: Option<CreatureId>,
}

/// CW-701: a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    pub initiator: Seat,
    pub attacker: CreatureId,
    pub defender: CreatureId,
    /// CW-504
    pub dodgeable: bool,
    /// CW-1205
    pub charged: bool,
    /// CW-1113: the creature that can use none of its abilities.
    pub locked: Option<CreatureId>,
    /// CW-1306: who takes the combat damage meant for the attacker, and for the defender.
    pub loyal: [Option<CreatureId>; 2],
}

/// CW-1101, CW-1102: direct damage on its way to its targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    pub by: Seat,
    pub source: Source,
    pub ability: Ability,
    pub split: Split,
    /// CW-1501
    pub bullseye: Option<CreatureId>,
}

/// CW-1600: how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "how", deny_unknown_fields)]
pub enum Ending {
    /// CW-1601
    Pillage { winner: Camp },
    /// CW-1602, with the strength that Pyrrhic counted, if it was (CW-1605).
    Elimination { winner: Camp, strength: Option<u16> },
    /// CW-1605
    Pyrrhic { survivor: Camp, strength: u16, tokens: u8 },
    /// CW-1607
    BothEliminated {},
    /// CW-1608
    Stalemate {},
    /// CW-1608
    TooLong {},
    /// CW-1609
    Concession { winner: Camp },
}

impl Public {
    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.players.len()
    }

    /// CW-1801: seats 0 and 1 are camp A of four, seat 0 alone of two.
    #[must_use]
    pub const fn camp(&self, seat: Seat) -> Camp {
        let per_camp = self.seats() / 2;
        if seat.number() < per_camp { Camp::A } else { Camp::B }
    }

    /// The seats of a camp, the left one first.
    #[must_use]
    pub fn members(&self, camp: Camp) -> Seats {
        self.players.seats().iter().filter(|seat| self.camp(*seat) == camp).collect()
    }

    /// CW-1801: the other member of a camp of two.
    #[must_use]
    pub fn teammate(&self, seat: Seat) -> Option<Seat> {
        self.members(self.camp(seat)).without(seat).lowest()
    }

    /// A creature in play.
    #[must_use]
    pub fn creature(&self, id: CreatureId) -> Option<&Creature> {
        self.creatures.iter().find(|creature| creature.id == id)
    }

    /// A creature in play, to be changed.
    pub fn creature_mut(&mut self, id: CreatureId) -> Option<&mut Creature> {
        self.creatures.iter_mut().find(|creature| creature.id == id)
    }

    /// CW-1805: the creatures of a camp, in the order of entering play.
    pub fn creatures_of(&self, camp: Camp) -> impl Iterator<Item = &Creature> + Clone {
        self.creatures.iter().filter(move |creature| self.camp(creature.owner) == camp)
    }

    /// The tokens on a camp's Habitat.
    #[must_use]
    pub const fn habitat(&self, camp: Camp) -> u8 {
        self.habitats[camp as usize]
    }

    /// What the current Assault or combat aims at, as far as Swap and reactions are concerned.
    #[must_use]
    pub fn attacked(&self) -> Option<CreatureId> {
        match (self.combat, self.assault) {
            (Some(combat), _) => Some(combat.defender),
            (None, Some(assault)) => Some(assault.fighter),
            (None, None) => None,
        }
    }
}
