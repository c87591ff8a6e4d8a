//! What can be seen to happen, in families. Fields that only some may know are empty for the rest.

use kernel::{List, MOST_DICE, Roll, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::action::{Blow, Deed};
use super::figure::Posture;
use super::public::Each;
use super::secrets::{MOST_IN_HAND, Treasures};
use crate::cards::book::TREASURES;
use crate::cards::{Agitation, Arrival, Character, Hero, Object, Treasure};

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    Trade(TradeEvent),
    Brawl(BrawlEvent),
    Fight(FightEvent),
    Treasure(TreasureEvent),
    Round(RoundEvent),
    End(EndEvent),
}

impl Event {
    /// The clauses it follows from.
    #[must_use]
    pub fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Trade(event) => event.clauses(),
            Self::Brawl(event) => event.clauses(),
            Self::Fight(event) => event.clauses(),
            Self::Treasure(event) => event.clauses(),
            Self::Round(event) => event.clauses(),
            Self::End(event) => event.clauses(),
        }
    }
}

/// Cards on offer: how many, and which, to those who see them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Offered {
    pub size: u8,
    pub cards: Option<Treasures>,
}

/// TV-101 to TV-110 and the Trade.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TradeEvent {
    /// TV-102, TV-109
    Started { heroes: Box<Each<List<Hero, 3>>>, seller: Seat },
    /// TV-103
    Dealt { yours: Option<Box<Treasures>>, each: u8 },
    /// TV-302
    Skipped { seat: Seat },
    /// TV-303
    Shown { seat: Seat, treasure: Treasure },
    /// TV-303
    Declined { seat: Seat, card: Agitation },
    /// TV-304
    OffersOpened { offers: Box<Each<Offered>> },
    /// TV-306
    Sold { seller: Seat, buyer: Seat, treasure: Treasure, price: Box<Offered> },
    /// TV-306
    Refused { seat: Seat, card: Agitation },
    /// TV-309
    Protested { seat: Seat, card: Agitation },
    /// TV-311: so many Agitation cards of so many.
    Agitated { laid: u8, of: u8 },
    /// TV-316
    PeaceMade {},
    /// TV-315
    TradeRanOut {},
}

impl TradeEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Started { .. } => &["TV-102", "TV-109"],
            Self::Dealt { .. } => &["TV-103"],
            Self::Skipped { .. } => &["TV-302"],
            Self::Shown { .. } | Self::Declined { .. } => &["TV-303"],
            Self::OffersOpened { .. } => &["TV-304"],
            Self::Sold { .. } => &["TV-306"],
            Self::Refused { .. } => &["TV-306", "TV-312"],
            Self::Protested { .. } => &["TV-309", "TV-310"],
            Self::Agitated { .. } => &["TV-311"],
            Self::PeaceMade {} => &["TV-316"],
            Self::TradeRanOut {} => &["TV-315"],
        }
    }
}

/// Rounds, activations and what a character does by itself.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum BrawlEvent {
    /// TV-311, TV-401
    Started {
        leader: Seat,
    },
    RoundStarted {
        round: u8,
    },
    /// TV-502
    Activated {
        seat: Seat,
        who: Character,
        deed: Deed,
    },
    /// TV-503
    LeftHiding {
        who: Character,
        object: Object,
    },
    /// TV-504
    LeftDoor {
        who: Character,
    },
    /// TV-524, TV-525, TV-209
    CoverDiscarded {
        who: Character,
        object: Object,
    },
    /// TV-209, TV-806: a Wall Trophy leaves its bearer.
    TrophyDiscarded {
        who: Character,
        object: Object,
    },
    /// TV-209
    WeaponBackInHand {
        who: Character,
        seat: Seat,
        treasure: Treasure,
    },
    /// TV-906
    Mustered {
        seat: Seat,
        own: List<Character, 3>,
        called: Seats,
    },
    /// TV-907: all who help, own supporters first.
    Supported {
        who: Character,
        supporters: List<Character, 3>,
    },
    /// TV-531, TV-533, TV-581
    Tested {
        who: Character,
        test: Test,
        roll: Box<Roll<DiceFrom>>,
        passed: bool,
    },
    /// TV-531
    NoHidingPlace {
        who: Character,
        object: Object,
    },
    /// TV-533
    Discovered {
        who: Character,
        object: Object,
        broken: bool,
    },
    /// TV-575
    Escaped {
        seat: Seat,
        who: Character,
        by: Exit,
    },
}

impl BrawlEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Started { .. } => &["TV-311", "TV-401"],
            Self::RoundStarted { .. } => &["TV-403"],
            Self::Activated { deed, .. } => of_deed(deed),
            Self::LeftHiding { .. } => &["TV-503"],
            Self::LeftDoor { .. } => &["TV-504"],
            Self::CoverDiscarded { .. } => &["TV-209", "TV-524", "TV-525"],
            Self::TrophyDiscarded { .. } | Self::WeaponBackInHand { .. } => &["TV-209"],
            Self::Mustered { .. } => &["TV-906"],
            Self::Supported { .. } => &["TV-907", "TV-909"],
            Self::Tested { test, .. } => match test {
                Test::Hide => &["TV-531"],
                Test::StayHidden => &["TV-533"],
                Test::Window => &["TV-581"],
            },
            Self::NoHidingPlace { .. } => &["TV-531"],
            Self::Discovered { .. } => &["TV-533", "TV-804"],
            Self::Escaped { .. } => &["TV-208", "TV-575"],
        }
    }
}

/// The clauses of an activation.
const fn of_deed(deed: &Deed) -> &'static [&'static str] {
    match deed {
        Deed::PickUp { .. } => &["TV-502", "TV-511"],
        Deed::PickUpUnseen {} => &["TV-502", "TV-512"],
        Deed::Protect { .. } => &["TV-502", "TV-521"],
        Deed::Hide { .. } => &["TV-502", "TV-531"],
        Deed::StayHidden {} => &["TV-502", "TV-533"],
        Deed::Draw { .. } => &["TV-502", "TV-541"],
        Deed::Fight { .. } => &["TV-502", "TV-551", "TV-552"],
        Deed::Door {} => &["TV-502", "TV-571"],
        Deed::Window {} => &["TV-502", "TV-581"],
        Deed::Pass {} => &["TV-502", "TV-591"],
    }
}

/// Which test of Ruse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    Hide,
    StayHidden,
    Window,
}

/// Which way out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Exit {
    Door,
    Window,
}

/// Where the dice of a roll come from (TV-216).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum DiceFrom {
    #[default]
    Force,
    Ruse,
    /// TV-543
    Weapon,
    /// TV-903
    Support {
        who: Character,
    },
    /// TV-1003: the dice that make three.
    AtLeastThree,
}

/// Attacks and what they do.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum FightEvent {
    /// TV-555, TV-1003
    Struck(Box<Struck>),
    /// TV-205
    Harmed {
        who: Character,
        from: Posture,
        to: Posture,
    },
    /// TV-1004: an attack that did nothing.
    Unharmed {
        who: Character,
    },
    /// TV-559, TV-801, TV-803, TV-804
    Broken {
        object: Object,
        tavern: u8,
    },
    /// TV-560
    Discarded {
        object: Object,
    },
    /// TV-523
    ProtectionLost {
        who: Character,
        object: Object,
        broken: bool,
    },
    /// TV-573
    DoorLost {
        who: Character,
    },
    /// TV-1012
    Riposte {
        seat: Seat,
        who: Character,
        blow: Blow,
    },
    NoRiposte {
        seat: Seat,
        who: Character,
    },
}

impl FightEvent {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Struck(struck) if struck.defence.is_some() => &["TV-1002", "TV-1003", "TV-1004"],
            Self::Struck(_) => &["TV-555", "TV-556", "TV-557"],
            Self::Harmed { .. } => &["TV-203", "TV-205"],
            Self::Unharmed { .. } => &["TV-205"],
            Self::Broken { .. } => &["TV-215", "TV-711"],
            Self::Discarded { .. } => &["TV-560"],
            Self::ProtectionLost { .. } => &["TV-523", "TV-803"],
            Self::DoorLost { .. } => &["TV-573"],
            Self::Riposte { .. } => &["TV-1012", "TV-1016"],
            Self::NoRiposte { .. } => &["TV-1012"],
        }
    }
}

/// An attack with all its dice.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Struck {
    pub seat: Seat,
    pub who: Character,
    pub target: Character,
    pub victim: Seat,
    pub attack: Roll<DiceFrom>,
    /// TV-801: whether one of the dice is the Break die.
    pub break_die: bool,
    /// TV-559, TV-801, TV-803: the places of the dice that broke something.
    pub broke: List<u8, MOST_DICE>,
    /// TV-1003
    pub defence: Option<Roll<DiceFrom>>,
    /// TV-556, TV-557: the damage; TV-1004: the margin.
    pub result: i8,
}

/// Treasures that change places.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum TreasureEvent {
    /// TV-511, TV-512
    PickedUp { seat: Seat, who: Character, treasure: Option<Treasure>, face_down: bool },
    /// TV-562, TV-566
    Stolen { by: Seat, from: Seat, treasure: Option<Treasure> },
    /// TV-561, TV-562
    Dropped { seat: Seat, treasure: Treasure },
    /// TV-1008
    LookedAt { by: Seat, at: Seat, size: u8, cards: Option<Box<Treasures>> },
    /// TV-1008, TV-1009
    Looted { by: Seat, from: Seat, treasure: Option<Treasure> },
    /// TV-1009: how many fall, which to those who know, and the drawn weapons among them to everybody.
    Spilled {
        seat: Seat,
        size: u8,
        cards: Option<Box<Treasures>>,
        drawn: Box<List<Treasure, TREASURES>>,
    },
    /// TV-575, TV-576
    Sheltered {
        seat: Seat,
        size: u8,
        cards: Option<Box<Treasures>>,
        drawn: Box<List<Treasure, TREASURES>>,
    },
}

impl TreasureEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::PickedUp { .. } => &["TV-511", "TV-512"],
            Self::Stolen { .. } => &["TV-562", "TV-566"],
            Self::Dropped { .. } => &["TV-561", "TV-562"],
            Self::LookedAt { .. } | Self::Looted { .. } => &["TV-1008", "TV-1009"],
            Self::Spilled { .. } => &["TV-1009", "TV-1019"],
            Self::Sheltered { .. } => &["TV-575", "TV-576"],
        }
    }
}

/// The end of a round.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum RoundEvent {
    /// TV-611
    Discarded { seat: Seat, objects: Box<List<Object, MOST_IN_HAND>>, kept: u8 },
    /// TV-612
    Drew { seat: Seat, size: u8, cards: Option<Box<List<Object, MOST_IN_HAND>>> },
    /// TV-613
    Reshuffled { size: u8 },
    /// TV-621
    Straightened {},
    /// TV-622
    HidingLapsed { who: Character, object: Object },
    /// TV-631
    Came { arrival: Arrival },
    /// TV-643: the claims, opened together.
    Claimed { right: Seats, wrong: Seats },
    /// TV-648
    Raced { seat: Seat, right: bool },
    /// TV-645
    Penalty { seat: Seat, who: Character },
    /// TV-644, TV-646
    RolledFor { arrival: Arrival, rolls: Box<List<TwoDice, 6>> },
    /// TV-647
    Joined { seat: Seat, who: Character },
}

impl RoundEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Discarded { .. } => &["TV-611"],
            Self::Drew { .. } => &["TV-612", "TV-613"],
            Self::Reshuffled { .. } => &["TV-613"],
            Self::Straightened {} => &["TV-621"],
            Self::HidingLapsed { .. } => &["TV-622"],
            Self::Came { .. } => &["TV-631"],
            Self::Claimed { .. } => &["TV-642", "TV-643"],
            Self::Raced { .. } => &["TV-648"],
            Self::Penalty { .. } => &["TV-645"],
            Self::RolledFor { .. } => &["TV-644", "TV-646"],
            Self::Joined { .. } => &["TV-647"],
        }
    }
}

/// TV-644: somebody's two dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct TwoDice {
    pub seat: Seat,
    pub dice: [u8; 2],
}

/// How it ended.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum EndEvent {
    /// TV-632
    Militia {},
    /// TV-701
    LastGroup { seats: Seats },
    /// TV-703 to TV-713
    Scored { tally: Box<Tally> },
    /// TV-706, TV-707
    Won { seats: Seats },
}

impl EndEvent {
    const fn clauses(&self) -> &'static [&'static str] {
        match self {
            Self::Militia {} => &["TV-632", "TV-701"],
            Self::LastGroup { .. } => &["TV-701"],
            Self::Scored { .. } => &["TV-703", "TV-704", "TV-713"],
            Self::Won { .. } => &["TV-706", "TV-707"],
        }
    }
}

/// TV-703: what a player scores, Treasure by Treasure.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tally {
    pub seat: Seat,
    pub allotted: Vec<Allotted>,
    /// TV-713
    pub tavern: u8,
    pub total: u8,
}

/// TV-703: a Treasure, the Hero it is allotted to, and what it scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Allotted {
    pub treasure: Treasure,
    /// Nothing if no Hero can score.
    pub hero: Option<Hero>,
    pub points: u8,
    /// TV-704
    pub wildcard: bool,
}
