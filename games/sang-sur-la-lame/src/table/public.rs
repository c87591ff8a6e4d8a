//! What everybody knows: scenario, table, figures, doors, things, purses, and whatever is being resolved (DS-110).

use kernel::{List, PerSeat, Roll, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::figure::Figure;
use super::ids::FigureId;
use crate::cards::kinds::{Kind, Object, Test, Why};
use crate::cards::{Role, ScenarioId, TableId};
use crate::geometry::terrain::DOORS;
use crate::geometry::{Doors, Facing, Point, Stand};

/// The most figures on one table: six small bands, three guards and six bystanders, or two bands of seven.
pub const FIGURES: usize = 40;
/// The most NPCs.
pub const NPCS: usize = 10;

/// A load or a thing to throw.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Thing {
    pub kind: Object,
    pub place: ThingPlace,
}

/// Where a thing is.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ThingPlace {
    /// Not in play, or destroyed (DS-713).
    #[default]
    Nowhere,
    Lying(Stand),
    Borne(FigureId),
    /// Carried off the table by this figure.
    Off(FigureId),
}

/// DS-1491: an ambush marker.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Marker {
    pub at: Point,
    pub seat: Seat,
    pub there: bool,
    /// DS-1494: makes no further demand during this movement.
    pub silent: bool,
    /// DS-1493 c: was asked about during this movement.
    pub asked: bool,
}

/// An activation in progress (DS-310).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Acting {
    pub figure: FigureId,
    /// Who decides: the owner, or the renegade for a revealed spy.
    pub seat: Seat,
    pub kinds: List<Kind, 2>,
    /// Which of them is next.
    pub next: u8,
    pub paid: u8,
    /// The die of a run, a charge or a heavy throw.
    pub die: u8,
    /// DS-314: the facing the present action ends with.
    pub face: Facing,
    /// DS-807: the last action was a jump that succeeded.
    pub leapt: bool,
    /// DS-502: a test has failed.
    pub over: bool,
}

/// Why somebody moves along a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    #[default]
    Move,
    Run,
    Jump,
    Charge,
    Fly,
    Climb,
    Notable,
    Patrol,
}

/// What a lookout could do at a sample (DS-905): each way with the modifiers of both sides.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Offer {
    /// For each weapon: usable, and the modifiers of attacker and target, one bit each.
    pub shots: [Option<(u16, u16)>; 3],
    pub strike: Option<(u16, u16)>,
    /// DS-R93: the first point in contact on the straight line.
    pub engage: Option<Point>,
}

impl Offer {
    /// Whether there is anything to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shots == [None; 3] && self.strike.is_none() && self.engage.is_none()
    }

    /// DS-905: whether two offers are the same: where an engagement would end does not matter.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.shots == other.shots
            && self.strike == other.strike
            && self.engage.is_some() == other.engage.is_some()
    }
}

/// What a lookout was last asked in this movement.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Asked {
    pub figure: FigureId,
    pub offer: Offer,
    /// At which sample, counted over the whole movement.
    pub sample: u16,
}

/// A movement in progress. What remains of the path is a secret.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Moving {
    pub figure: FigureId,
    pub purpose: Purpose,
    pub allowance: i32,
    /// Where the movement began.
    pub start: Stand,
    /// Where the present leg began.
    pub from: Stand,
    pub leg: u8,
    /// Samples done of the present leg.
    pub done: u16,
    /// Samples done of the whole movement.
    pub samples: u16,
    /// The price of the finished legs.
    pub spent: i32,
    /// The present sample is the last: its own, or one it was stopped at.
    pub last: bool,
    /// DS-909, DS-1494: the interceptor who ended it.
    pub stopped_by: Option<FigureId>,
    /// It was cut or stopped before its own end.
    pub cut: bool,
    /// DS-R92: the reactions at the last sample are over.
    pub arrived: bool,
    /// Who has been asked at the present sample, by slot.
    #[ts(type = "number")]
    pub handled: u64,
    /// Which markers have been asked about at the present sample.
    #[ts(type = "number")]
    pub sprung: u64,
    /// What each lookout was asked last.
    pub asked: List<Asked, FIGURES>,
    /// DS-505: the take-off has been tested.
    pub took_off: bool,
    /// DS-613: behind whose back it began, by slot.
    #[ts(type = "number")]
    pub behind: u64,
}

/// How an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    #[default]
    Contact,
    Reach,
    /// With the weapon in this place.
    Ranged(u8),
}

/// What an attack is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    #[default]
    Action,
    Charge,
    /// A charge stopped by an interceptor (DS-912).
    Intercepted,
    Reaction,
}

/// An exchange or a ranged attack in progress (5.3).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Fight {
    pub attacker: FigureId,
    pub target: FigureId,
    pub means: Means,
    pub occasion: Occasion,
    /// DS-609: the target can only dodge.
    pub dodge_only: bool,
    /// DS-612: the first exchange of a charge.
    pub charged: bool,
    /// DS-807.
    pub leaping: bool,
    /// DS-619: exchanges still to come.
    pub more: u8,
    pub attack: Roll<Why>,
    pub defence: Roll<Why>,
    pub attack_again: bool,
    pub defence_again: bool,
    /// Has decided to keep the roll as things stand.
    pub attack_kept: bool,
    pub defence_kept: bool,
}

/// What a test is made for, with what was chosen.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Trying {
    #[default]
    Jump,
    Climb {
        to: Stand,
    },
    Lock {
        door: u8,
    },
    Door {
        door: u8,
    },
    /// DS-1482: the chains of this NPC.
    Chains {
        npc: FigureId,
        broken: bool,
    },
    PickUp {
        object: u8,
    },
    Search {
        spot: u8,
    },
    Disengage {
        from: FigureId,
    },
    HeavyThrow {
        target: FigureId,
    },
    HeavyDodge {
        thrower: FigureId,
    },
}

/// A test in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Testing {
    pub figure: FigureId,
    pub test: Test,
    pub trying: Trying,
    pub roll: Roll<Why>,
    pub again: bool,
    pub kept: bool,
}

/// How a game ended for a seat's side (DS-1204).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Crushing,
    Plain,
    Draw,
    #[default]
    Defeat,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Public {
    pub scenario: ScenarioId,
    pub table: TableId,
    /// DS-1303: the table has been laid.
    pub laid: bool,
    pub turn: u8,
    pub roles: PerSeat<Role, 6>,
    /// By DS-620: seats, then NPCs.
    pub figures: List<Figure, FIGURES>,
    pub doors: Doors,
    pub things: List<Thing, 12>,
    pub markers: List<Marker, 40>,
    pub purses: PerSeat<u8, 6>,
    /// DS-308: has stopped, or can do nothing more this turn.
    pub finished: Seats,
    pub resigned: Seats,
    /// DS-306: this turn's order.
    pub order: List<Seat, 6>,
    /// Whose place in the order is next.
    pub next: u8,
    /// DS-1503: for each NPC that is nobody's friend, its enemies by slot.
    #[ts(type = "Array<number>")]
    pub hostile: [u64; NPCS],
    /// DS-1452: searched spots, one bit each.
    pub opened_spots: u8,
    pub loot_found: bool,
    /// DS-1432: the reserve may enter.
    pub arrived: bool,
    pub freed: bool,
    /// Whether the scenario's secret has been named.
    pub secret_named: bool,
    /// DS-1105: the seats that have killed an enemy chief.
    pub chief_killers: Seats,
    /// DS-1463: who dealt the notable's fatal wound.
    pub notable_killed_by: Option<FigureId>,
    /// DS-1311: whole turns in a row without harm, and whether this one has seen any.
    pub quiet_turns: u8,
    pub harm: bool,
    /// DS-R73: the seats that had a living figure before the present resolution.
    pub fighting: Seats,
    /// Whether something happened that may end the game.
    pub look_for_end: bool,
    /// Seats still to deploy, and the spots they took.
    pub deploying: List<Seat, 6>,
    pub spots: PerSeat<Option<u8>, 6>,
    /// DS-1301: the dice of the generator by side.
    pub generator: [u8; 2],
    /// DS-1305: rounds of proposals.
    pub proposals: u8,
    pub acting: Option<Acting>,
    pub moving: Option<Moving>,
    pub fight: Option<Fight>,
    pub testing: Option<Testing>,
    /// How it ended, by seat.
    pub levels: Option<PerSeat<Level, 6>>,
    /// DS-1414: secrets shown at the end.
    pub revealed_spy: Option<FigureId>,
    pub revealed_assassin: Option<FigureId>,
    pub revealed_loot: Option<u8>,
}

shelf::fields!(Public {
    scenario,
    table,
    laid,
    turn,
    roles,
    figures,
    doors,
    things,
    markers,
    purses,
    finished,
    resigned,
    order,
    next,
    hostile,
    opened_spots,
    loot_found,
    arrived,
    freed,
    secret_named,
    chief_killers,
    notable_killed_by,
    quiet_turns,
    harm,
    fighting,
    look_for_end,
    deploying,
    spots,
    generator,
    proposals,
    acting,
    moving,
    fight,
    testing,
    levels,
    revealed_spy,
    revealed_assassin,
    revealed_loot,
});

impl Public {
    /// Before anything happens.
    #[must_use]
    pub fn new(players: u8) -> Self {
        Self {
            scenario: ScenarioId::Libre,
            table: TableId(0),
            laid: false,
            turn: 0,
            roles: PerSeat::new(players, |_| Role::A),
            figures: List::new(),
            doors: [crate::geometry::Door::Open; DOORS],
            things: List::new(),
            markers: List::new(),
            purses: PerSeat::new(players, |_| 0),
            finished: Seats::NONE,
            resigned: Seats::NONE,
            order: List::new(),
            next: 0,
            hostile: [0; NPCS],
            opened_spots: 0,
            loot_found: false,
            arrived: false,
            freed: false,
            secret_named: false,
            chief_killers: Seats::NONE,
            notable_killed_by: None,
            quiet_turns: 0,
            harm: false,
            fighting: Seats::first(players),
            look_for_end: false,
            deploying: List::new(),
            spots: PerSeat::new(players, |_| None),
            generator: [0; 2],
            proposals: 0,
            acting: None,
            moving: None,
            fight: None,
            testing: None,
            levels: None,
            revealed_spy: None,
            revealed_assassin: None,
            revealed_loot: None,
        }
    }

    /// Where a figure is in the list, if there is such a figure.
    #[must_use]
    pub fn slot(&self, id: FigureId) -> Option<usize> {
        self.figures.binary_search_by_key(&id, |figure| figure.id).ok()
    }

    /// A figure that must be there.
    ///
    /// # Panics
    /// If there is none: rules name only figures of the table.
    #[must_use]
    pub fn figure(&self, id: FigureId) -> &Figure {
        &self.figures[self.slot(id).expect("rules name only figures of the table")]
    }

    /// A figure that must be there, to be changed.
    ///
    /// # Panics
    /// If there is none.
    pub fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        let slot = self.slot(id).expect("rules name only figures of the table");
        &mut self.figures[slot]
    }

    /// A figure somebody named, if there is one.
    #[must_use]
    pub fn find(&self, id: FigureId) -> Option<&Figure> {
        self.slot(id).map(|slot| &self.figures[slot])
    }

    /// The living figures on the table.
    pub fn standing(&self) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(|figure| figure.stands())
    }
}
