//! What the one who acts could aim at and sees of it, and what a lookout is offered.

use serde::Serialize;
use ts_rs::TS;

use crate::cards::kinds::Kind;
use crate::geometry::measure::{INCH, len};
use crate::geometry::sight::{By, Ray, edge_met};
use crate::geometry::{Point, Stand};
use crate::rules::odds::{self, Odds};
use crate::rules::{command, lookout, perform, quality};
use crate::table::public::{Fight, Means};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// The action that is being performed.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Doing {
    pub figure: FigureId,
    pub kind: Kind,
    /// How far the action goes, or reaches for a heavy throw; 0 for what goes nowhere.
    pub allowance: i32,
    /// Whom it could aim at, and what stands in the way.
    pub sights: Vec<Sight>,
}

/// What a figure sees of another.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Sight {
    pub target: FigureId,
    pub distance: i32,
    /// DS-205: between base edges; below 0 where they touch.
    pub gap: i32,
    pub in_arc: bool,
    pub seen: bool,
    pub covered: bool,
    pub rays: Vec<RayShown>,
    /// The edge that the line to its centre meets first, if that is blocked or veiled by a piece.
    pub edge: Option<(Point, Point)>,
}

/// One of the six rays (DS-233): what it comes to, and the piece in its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RayShown {
    pub state: RayState,
    pub piece: Option<u8>,
}

/// DS-234
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RayState {
    Clear,
    Veiled,
    Blocked,
}

/// DS-904: a reaction window: where on the path, and what could be done. What remains of the path is not in it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Window {
    pub mover: FigureId,
    pub at: Stand,
    pub last: bool,
    pub lookouts: Vec<Offered>,
}

/// What one lookout could do at this sample.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Offered {
    pub lookout: FigureId,
    /// By the place of the weapon.
    pub shots: Vec<ShotShown>,
    pub strike: Option<Chances>,
    pub engage: Option<Point>,
}

/// A shot a lookout could make.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct ShotShown {
    pub weapon: u8,
    pub chances: Chances,
}

/// Exact chances in ten-thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Chances {
    pub kills: u32,
    pub wounds: u32,
    pub nothing: u32,
    pub hurt: u32,
    pub dies: u32,
}

impl From<Odds> for Chances {
    fn from(odds: Odds) -> Self {
        let Odds { kills, wounds, nothing, hurt, dies } = odds;
        Self { kills, wounds, nothing, hurt, dies }
    }
}

/// The present action; sights only for those that aim.
pub(super) fn doing(board: Board<'_>) -> Option<Doing> {
    let acting = board.public.acting?;
    let kind = perform::present(&acting)?;
    let own = board.public.find(acting.figure)?;
    let allowance = match kind {
        Kind::Move | Kind::Run | Kind::Charge | Kind::Jump | Kind::Fly => {
            command::allowance(board, own, kind, acting.die)
        }
        Kind::HeavyThrow => i32::from(acting.die) * INCH,
        Kind::Reorient | Kind::PickUp | Kind::Search | Kind::Throw | Kind::Duel => 0,
        Kind::Disengage | Kind::Climb | Kind::Lock | Kind::Door | Kind::Shoot | Kind::Watch => 0,
    };
    let aims = matches!(kind, Kind::Throw | Kind::Shoot | Kind::HeavyThrow | Kind::Duel);
    let others = board.public.standing().filter(|one| one.id != own.id && !board.friends(own, one));
    let sights = if aims && own.stands() {
        others.map(|one| sight(board, own, one)).collect()
    } else {
        Vec::new()
    };
    Some(Doing { figure: own.id, kind, allowance, sights })
}

/// What a figure sees of another.
pub(crate) fn sight(board: Board<'_>, own: &Figure, target: &Figure) -> Sight {
    let (one, two) = (board.body(own), board.body(target));
    let distance = len(one.at(), two.at());
    let found = quality::sight(board, own, target);
    let ray = |ray: &Ray| match ray {
        Ray::Clear => RayShown { state: RayState::Clear, piece: None },
        Ray::Veiled(by) => RayShown { state: RayState::Veiled, piece: piece_of(*by) },
        Ray::Blocked(by) => RayShown { state: RayState::Blocked, piece: piece_of(*by) },
    };
    Sight {
        target: target.id,
        distance,
        gap: distance - one.radius - two.radius,
        in_arc: own.facing.has_in_front(own.at(), target.at()),
        seen: found.seen(),
        covered: found.covered(),
        rays: found.rays.iter().map(ray).collect(),
        edge: match found.rays[0] {
            Ray::Veiled(By::Piece(piece)) | Ray::Blocked(By::Piece(piece)) => {
                edge_met(board.terrain().piece(piece), one.at(), two.at())
            }
            Ray::Clear | Ray::Veiled(By::Figure(_)) | Ray::Blocked(By::Figure(_)) => None,
        },
    }
}

const fn piece_of(by: By) -> Option<u8> {
    match by {
        By::Piece(piece) => Some(piece.0),
        By::Figure(_) => None,
    }
}

/// What those who have been asked at this sample could do.
pub(super) fn window(board: Board<'_>) -> Option<Window> {
    let moving = board.public.moving?;
    let mover = board.public.find(moving.figure)?;
    let asked = moving.asked.iter().filter(|asked| asked.sample == moving.samples);
    let lookouts = asked.filter_map(|asked| board.public.find(asked.figure)).map(|own| {
        let offer = lookout::offer(board, own, mover);
        let shots = (0u8..).zip(&offer.shots).filter(|(_, shot)| shot.is_some());
        let fight = Fight {
            attacker: own.id,
            target: mover.id,
            means: Means::Reach,
            dodge_only: !crate::rules::targets::has_reach(board, mover),
            ..Fight::default()
        };
        Offered {
            lookout: own.id,
            shots: shots
                .map(|(weapon, _)| ShotShown {
                    weapon,
                    chances: odds::of_shot(board, own, weapon, mover.id).into(),
                })
                .collect(),
            strike: offer.strike.map(|_| odds::of(board, &fight).into()),
            engage: offer.engage,
        }
    });
    let lookouts = lookouts.collect();
    Some(Window { mover: mover.id, at: mover.stand, last: moving.last, lookouts })
}
