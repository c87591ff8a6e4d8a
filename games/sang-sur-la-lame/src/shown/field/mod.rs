//! What a page must show and would otherwise have to work out by a rule: terrain, zones, who every figure is and how it
//! stands, objectives, purses, what the one who acts could reach and see, and what a lookout is offered.

mod aims;
mod figures;
mod ground;
mod sights;

use kernel::View;
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

pub use aims::{Aim, AimKind, Purse, Side};
pub use figures::{Arm, Condition, Profile};
pub use ground::{Area, AreaKind, LinkShown, PieceShown, Spot};
pub use sights::{Chances, Doing, Offered, RayShown, RayState, ShotShown, Sight, Window};

pub(super) use aims::known_assassin;
pub(super) use ground::corners;
pub(super) use sights::sight;

use crate::SangSurLaLame;
use crate::cards::kinds::Format;
use crate::geometry::measure::TABLE_SIDE;
use crate::table::flow::Question;
use crate::table::scene::Board;

/// Facts of the rules about what a viewer sees. Lengths are in mils, a thousandth of an inch.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Field {
    pub house: House,
    /// Empty until the table is laid.
    pub pieces: Vec<PieceShown>,
    pub links: Vec<LinkShown>,
    pub areas: Vec<Area>,
    pub points: Vec<Spot>,
    pub roster: Vec<Profile>,
    pub standing: Vec<Condition>,
    pub sides: Vec<Side>,
    pub purses: Vec<Purse>,
    pub doing: Option<Doing>,
    pub window: Option<Window>,
}

shelf::fields!(Field {
    house,
    pieces,
    links,
    areas,
    points,
    roster,
    standing,
    sides,
    purses,
    doing,
    window,
});

/// A name in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Name {
    pub fr: String,
    pub en: String,
}

impl From<&shelf::Text> for Name {
    fn from(text: &shelf::Text) -> Self {
        Self { fr: text.fr.clone(), en: text.en.clone() }
    }
}

/// The rules of this table, as far as a page shows them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct House {
    /// The side of the square table.
    pub size: i32,
    pub format: Format,
    pub gold: u8,
    /// DS-1306: the last turn, once the scenario is known, if there is one.
    pub last_turn: Option<u8>,
    /// DS-1304: three bands or more, everybody for himself.
    pub free_for_all: bool,
    /// The scenario of somebody's own that is played (DS-R140).
    pub own_scenario: Option<OwnScenario>,
}

/// A scenario of somebody's own, as he calls it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OwnScenario {
    pub name: Name,
    /// What it is about, where he says so, or else what the printed one is about.
    pub text: Name,
}

impl Shows for SangSurLaLame {
    type Shown = Field;

    /// The facts for one viewer.
    fn shown(view: &View<SangSurLaLame>, _question: Option<Question>) -> Field {
        let board = Board::new(view.given(), &view.public);
        let laid = board.public.laid;
        let given = board.given;
        Field {
            house: House {
                size: TABLE_SIDE,
                format: given.format,
                gold: given.gold(),
                last_turn: given.last_turn(board.public.scenario).filter(|_| laid),
                free_for_all: given.free_for_all(),
                own_scenario: given.own().map(|own| OwnScenario {
                    name: (&own.print.name).into(),
                    text: (&own.print.text).into(),
                }),
            },
            pieces: if laid { ground::pieces(board) } else { Vec::new() },
            links: if laid { ground::links(board) } else { Vec::new() },
            areas: if laid { ground::areas(board) } else { Vec::new() },
            points: if laid { ground::points(board) } else { Vec::new() },
            roster: board.public.figures.iter().map(|one| figures::profile(board, one)).collect(),
            standing: board.public.standing().map(|one| figures::condition(board, one)).collect(),
            sides: if laid { aims::sides(view, board) } else { Vec::new() },
            purses: view.seats().iter().map(|seat| aims::purse(board, seat)).collect(),
            doing: sights::doing(board),
            window: sights::window(board),
        }
    }
}
