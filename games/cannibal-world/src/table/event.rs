//! What can be seen to happen, in families: the course of the game, cards, creatures, fights (5.7 of the rules).

use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

use super::action::Source;
use super::creature::{CreatureId, Zone};
use super::flow::Search;
use super::public::Ending;
use crate::cards::{Ability, Card, Faction};

/// A creature, as it is named in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Who {
    pub id: CreatureId,
    pub card: Card,
    pub owner: Seat,
}

/// What can be seen to happen.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    Course(Course),
    Cards(CardEvent),
    Board(BoardEvent),
    Fight(FightEvent),
}

impl Event {
    /// The clauses it follows from.
    #[must_use]
    pub const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Course(event) => event.clauses(),
            Self::Cards(event) => event.clauses(),
            Self::Board(event) => event.clauses(),
            Self::Fight(event) => event.clauses(),
        }
    }
}

/// The course of the game (CW-100, CW-200, CW-1600).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Course {
    /// CW-101: who plays what, as far as it is known.
    Began {
        factions: Vec<Option<Faction>>,
    },
    DecksBrought {
        factions: Vec<Option<Faction>>,
    },
    /// CW-102: everybody has chosen; what this viewer chose.
    ReinforcementsChosen {
        yours: Option<Card>,
    },
    /// CW-104, CW-106
    FirstPlayer {
        seat: Seat,
    },
    /// CW-109
    Dealt {
        yours: Option<Vec<Card>>,
    },
    /// CW-110
    Mulligans {
        seats: Vec<Seat>,
        yours: Option<Vec<Card>>,
    },
    TurnBegan {
        seat: Seat,
        turn: u16,
    },
    /// CW-206
    TurnEnded {
        seat: Seat,
    },
    /// CW-312
    Exhausted {
        seat: Seat,
    },
    /// CW-1103
    GainedMeat {
        seat: Seat,
        meat: u8,
    },
    /// CW-1807
    GaveToken {
        from: Seat,
        to: Seat,
    },
    /// CW-413
    Pillaged {
        seat: Seat,
        left: u8,
    },
    /// CW-1609
    OffersToConcede {
        seat: Seat,
    },
    /// CW-1602
    HandsRevealed {
        hands: Vec<Hand>,
    },
    /// CW-1605: the creatures in the winner's hands that were counted.
    Counted {
        hands: Vec<Hand>,
        strength: u16,
        tokens: u8,
    },
    Ended {
        ending: Ending,
    },
}

impl Course {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Began { .. } => &["CW-101"],
            Self::DecksBrought { .. } => &["CW-1709"],
            Self::ReinforcementsChosen { .. } => &["CW-102"],
            Self::FirstPlayer { .. } => &["CW-104", "CW-106"],
            Self::Dealt { .. } => &["CW-109"],
            Self::Mulligans { .. } => &["CW-110"],
            Self::TurnBegan { .. } => &["CW-201"],
            Self::TurnEnded { .. } => &["CW-206"],
            Self::Exhausted { .. } => &["CW-312", "CW-314"],
            Self::GainedMeat { .. } => &["CW-1103"],
            Self::GaveToken { .. } => &["CW-1807"],
            Self::Pillaged { .. } => &["CW-413"],
            Self::OffersToConcede { .. } => &["CW-1609"],
            Self::HandsRevealed { .. } => &["CW-1602"],
            Self::Counted { .. } => &["CW-1605"],
            Self::Ended { ending } => match ending {
                Ending::Pillage { .. } => &["CW-1601"],
                Ending::Elimination { .. } => &["CW-1602"],
                Ending::Pyrrhic { .. } => &["CW-1605"],
                Ending::BothEliminated {} => &["CW-1607"],
                Ending::Stalemate {} | Ending::TooLong {} => &["CW-1608"],
                Ending::Concession { .. } => &["CW-1609"],
            },
        }
    }
}

/// Cards of one player, laid open.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Hand {
    pub seat: Seat,
    pub cards: Vec<Card>,
}

/// Cards that move (CW-300, CW-404).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum CardEvent {
    /// CW-307
    DrewMain {
        seat: Seat,
        card: Option<Card>,
    },
    DrewReinforcement {
        seat: Seat,
        card: Option<Card>,
    },
    /// CW-304
    Refilled {
        seat: Seat,
        card: Option<Card>,
    },
    /// CW-404: an Action card is revealed.
    Revealed {
        seat: Seat,
        card: Card,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// CW-405
    SecondLost {
        seat: Seat,
        card: Card,
        ability: Ability,
    },
    /// CW-1104
    Proliferated {
        seat: Seat,
        card: Card,
    },
    /// CW-1104, CW-313: nothing to fetch.
    NothingToFetch {
        seat: Seat,
    },
    /// CW-1515: a search, and its card for those who see it.
    Searched {
        seat: Seat,
        search: Search,
        card: Option<Card>,
    },
    /// CW-1515: nothing matched, or there was no deck to search.
    FoundNothing {
        seat: Seat,
        search: Search,
    },
}

impl CardEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::DrewMain { .. } => &["CW-301"],
            Self::DrewReinforcement { .. } => &["CW-302"],
            Self::Refilled { .. } => &["CW-304"],
            Self::Revealed { .. } => &["CW-404"],
            Self::Discarded { .. } => &["CW-310"],
            Self::SecondLost { .. } => &["CW-405"],
            Self::Proliferated { .. } => &["CW-1104"],
            Self::NothingToFetch { .. } => &["CW-1007"],
            Self::Searched { card: Some(_), .. } => &["CW-1515", "CW-308"],
            Self::Searched { card: None, .. } => &["CW-1512", "CW-308"],
            Self::FoundNothing { .. } => &["CW-1515"],
        }
    }
}

/// What happens to creatures outside fights (CW-400, CW-600).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum BoardEvent {
    /// CW-401
    Entered {
        seat: Seat,
        who: Who,
        zone: Zone,
    },
    /// CW-411, CW-1109, CW-1111, CW-1516
    Moved {
        seat: Option<Seat>,
        who: Who,
        to: Zone,
    },
    Recovered {
        seat: Seat,
        who: Who,
    },
    Stunned {
        who: Who,
    },
    /// CW-617
    LostTracker {
        who: Who,
    },
    /// CW-1105, CW-1506
    Freed {
        seat: Seat,
        who: Who,
        ability: Ability,
    },
    /// CW-911
    Died {
        who: Who,
    },
}

impl BoardEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Entered { .. } => &["CW-401"],
            Self::Moved { .. } => &["CW-601"],
            Self::Recovered { .. } => &["CW-417"],
            Self::Stunned { .. } => &["CW-603"],
            Self::LostTracker { .. } => &["CW-617"],
            Self::Freed { .. } => &["CW-1105"],
            Self::Died { .. } => &["CW-911"],
        }
    }
}

/// Attacks, abilities and damage (CW-500, CW-700 to CW-900).
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum FightEvent {
    /// CW-412: a combat is announced.
    Attacked { seat: Seat, attacker: Who, defender: Who },
    /// CW-409: an ability of a creature, with what it aims at.
    Used { seat: Seat, who: Who, ability: Ability, aim: Aimed },
    /// CW-404: an ability of an Action card.
    UsedCard { seat: Seat, card: Card, ability: Ability, aim: Aimed },
    /// CW-1004: a triggered ability of a creature.
    Triggered { seat: Seat, who: Who, ability: Ability },
    /// CW-1004: one of an Action card.
    TriggeredCard { seat: Seat, card: Card, ability: Ability },
    /// CW-501, CW-502
    Dodged { seat: Seat, who: Who, assault: bool },
    /// CW-1520
    Netted { seat: Seat, source: Source, attacker: Option<Who> },
    /// CW-1501
    TakesTheShot { seat: Seat, who: Who },
    /// CW-1516
    Swapped { seat: Seat, out: Who, with: Who },
    /// CW-705
    Passed { seat: Seat },
    /// CW-903 to CW-908: what a combat deals, before Armour.
    Blows { blows: Vec<Blow> },
    /// CW-1207
    Spread { seat: Seat, shares: Vec<Hit> },
    /// CW-1504
    Armoured { seat: Seat, who: Who, prevented: u8 },
    /// CW-911: damage is placed.
    Damaged { hits: Vec<Hit> },
    /// CW-713: a combat that could not start.
    NoCombat { attacker: Option<Who>, defender: Option<Who> },
}

impl FightEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Attacked { .. } => &["CW-412", "CW-702"],
            Self::Used { .. } => &["CW-409"],
            Self::UsedCard { .. } => &["CW-404"],
            Self::Triggered { .. } => &["CW-1004"],
            Self::TriggeredCard { .. } => &["CW-1004", "CW-1505"],
            Self::Dodged { assault: true, .. } => &["CW-502"],
            Self::Dodged { assault: false, .. } => &["CW-501"],
            Self::Netted { attacker: Some(_), .. } => &["CW-1520"],
            Self::Netted { attacker: None, .. } => &["CW-1521"],
            Self::TakesTheShot { .. } => &["CW-1501"],
            Self::Swapped { .. } => &["CW-1516"],
            Self::Passed { .. } => &["CW-705"],
            Self::Blows { .. } => &["CW-709", "CW-903"],
            Self::Spread { .. } => &["CW-1207"],
            Self::Armoured { .. } => &["CW-1504"],
            Self::Damaged { .. } => &["CW-911"],
            Self::NoCombat { .. } => &["CW-713"],
        }
    }
}

/// What an ability aims at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Aimed {
    pub this: Option<Who>,
    pub targets: Vec<AimedAt>,
    pub frees: Option<(Who, Ability)>,
}

/// One creature aimed at, with the damage on it where it is split.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AimedAt {
    pub who: Who,
    pub points: Option<u8>,
}

/// Damage on one creature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Hit {
    pub who: Who,
    pub points: u8,
}

/// CW-903 to CW-908: how the damage of a creature in a combat comes about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Blow {
    pub who: Who,
    /// Combat damage meant for it, Charge excess and Loyalty included.
    pub combat: u8,
    /// Prevented by Feint or Shields.
    pub prevented: u8,
    /// CW-906: taken over by a loyal creature.
    pub redirected: Option<Who>,
    /// CW-908
    pub direct: u8,
    /// What is left of it all.
    pub total: u8,
}
