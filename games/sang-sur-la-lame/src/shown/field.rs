//! What a page must show and would otherwise have to work out by a rule: terrain, zones, who every figure is and how it
//! stands, objectives, purses, what the one who acts could reach and see, and what a lookout is offered.

use kernel::{Seat, Seats, View};
use serde::Serialize;
use shelf::Shows;
use ts_rs::TS;

use super::facts::key;
use crate::SangSurLaLame;
use crate::cards::kinds::{Format, Kind, Rank, Rolled};
use crate::cards::scenario::Objective;
use crate::cards::{Npc, Role, Trait};
use crate::geometry::measure::{TABLE_SIDE, len};
use crate::geometry::polygon::Polygon;
use crate::geometry::sight::{By, Ray};
use crate::geometry::terrain::{Kind as Land, Shape};
use crate::geometry::{Point, Stand};
use crate::rules::odds::{self, Odds};
use crate::rules::{command, contacts, declare, ending, lookout, perform, quality, turn};
use crate::table::public::{Fight, Means};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId, Status};

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
}

/// A piece of terrain to be drawn.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PieceShown {
    pub id: String,
    pub name: Name,
    pub kind: Land,
    /// A polygon, or the points of a line.
    pub points: Vec<Point>,
    pub closed: bool,
    pub height: i32,
    /// Whether one may stand on top of it.
    pub top: bool,
    pub climbable: bool,
    /// Its place among the doors of the public half.
    pub door: Option<u8>,
}

/// A ladder or rope.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LinkShown {
    pub id: String,
    pub foot: Point,
    pub top: Point,
    pub on: u8,
    pub height: i32,
}

/// What an area of the set-up is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AreaKind {
    Deploy,
    Zone,
    Spot,
}

/// An area of the set-up: where somebody deploys, enters, leaves, hides or arrives.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Area {
    pub kind: AreaKind,
    pub id: String,
    pub points: Vec<Point>,
}

/// A point of the set-up: a search spot, an end of the passage.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Spot {
    pub id: String,
    pub at: Point,
}

/// DS-110: who a figure is. It does not change during a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Profile {
    pub id: FigureId,
    pub name: Name,
    pub npc: Option<Npc>,
    pub rank: Option<Rank>,
    pub dice: u8,
    pub cost: u8,
    pub traits: Vec<Trait>,
    pub weapons: Vec<Arm>,
    pub radius: i32,
    pub chief: bool,
    /// A unit of five.
    pub unit: bool,
}

/// A weapon of a figure, in its place.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Arm {
    pub id: String,
    pub name: Name,
    pub range: i32,
    pub reach: bool,
}

/// How a figure on the table stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Condition {
    pub id: FigureId,
    /// DS-207: its height above the table.
    pub z: i32,
    /// DS-401, DS-402: how far a move takes it.
    pub movement: i32,
    /// DS-620: whom it fights.
    pub opponents: Vec<FigureId>,
    /// DS-823: whether it commands.
    pub commands: bool,
    /// DS-1510: bears a load or is in chains.
    pub loaded: bool,
    pub side: Option<u8>,
}

/// A side: its seats, its part, what it is after.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Side {
    pub seats: Seats,
    pub role: Role,
    pub objectives: Vec<Aim>,
}

/// An objective, and whether it is met as things stand; nothing if the viewer cannot tell.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Aim {
    pub kind: AimKind,
    pub met: Option<bool>,
    /// The zone or points it is about.
    pub at: Vec<String>,
}

/// What a side is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AimKind {
    DeliverLoad,
    StealLoad,
    Prevent,
    KillRank,
    FindLoot,
    KillNpc,
    NpcAlive,
    FreeNpc,
    DeliverNpc,
    HoldPoints,
    Annihilate,
}

/// DS-303…305: a purse, and how much of it is spent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Purse {
    pub seat: Seat,
    pub left: u8,
    pub full: u8,
    /// DS-308: figures that could still be activated this turn.
    pub waiting: Vec<FigureId>,
}

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

impl Shows for SangSurLaLame {
    type Shown = Field;

    /// The facts for one viewer.
    fn shown(view: &View<SangSurLaLame>) -> Field {
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
            },
            pieces: if laid { pieces(board) } else { Vec::new() },
            links: if laid { links(board) } else { Vec::new() },
            areas: if laid { areas(board) } else { Vec::new() },
            points: if laid { points(board) } else { Vec::new() },
            roster: board.public.figures.iter().map(|one| profile(board, one)).collect(),
            standing: board.public.standing().map(|one| condition(board, one)).collect(),
            sides: if laid { sides(view, board) } else { Vec::new() },
            purses: view.seats().iter().map(|seat| purse(board, seat)).collect(),
            doing: doing(board),
            window: window(board),
        }
    }
}

fn pieces(board: Board<'_>) -> Vec<PieceShown> {
    let table = board.table();
    let piece =
        |(piece, (id, name)): (&crate::geometry::terrain::Piece, &(String, shelf::Text))| {
            let (points, closed) = match &piece.shape {
                Shape::Area(area) => (corners(area), true),
                Shape::Line(points) => (points.clone(), false),
            };
            PieceShown {
                id: id.clone(),
                name: name.into(),
                kind: piece.kind,
                points,
                closed,
                height: piece.height,
                top: piece.has_top(),
                climbable: piece.climbable,
                door: piece.door,
            }
        };
    table.terrain.pieces.iter().zip(&table.piece_names).map(piece).collect()
}

fn corners(area: &Polygon) -> Vec<Point> {
    area.edges().map(|(from, _)| from).collect()
}

fn links(board: Board<'_>) -> Vec<LinkShown> {
    let table = board.table();
    let link = |(link, id): (&crate::geometry::terrain::Link, &String)| LinkShown {
        id: id.clone(),
        foot: link.foot,
        top: link.top,
        on: link.on.0,
        height: link.height,
    };
    table.terrain.links.iter().zip(&table.link_names).map(link).collect()
}

fn areas(board: Board<'_>) -> Vec<Area> {
    let area = |kind: AreaKind, id: &str, polygon: &Polygon| Area {
        kind,
        id: id.to_owned(),
        points: corners(polygon),
    };
    if board.given.free_for_all() {
        let spots = board.table().spots.iter().enumerate();
        return spots.map(|(n, one)| area(AreaKind::Spot, &(n + 1).to_string(), one)).collect();
    }
    let setup = board.setup();
    let deploy = setup
        .deploy
        .iter()
        .flat_map(|(id, all)| all.iter().map(move |one| area(AreaKind::Deploy, id, one)));
    let zones = setup
        .zones
        .iter()
        .flat_map(|(id, all)| all.iter().map(move |one| area(AreaKind::Zone, id, one)));
    deploy.chain(zones).collect()
}

fn points(board: Board<'_>) -> Vec<Spot> {
    board.setup().points.iter().map(|(id, at)| Spot { id: id.clone(), at: *at }).collect()
}

fn profile(board: Board<'_>, figure: &Figure) -> Profile {
    let printed = board.given.printed;
    let member = board.given.member(figure);
    let name = match (member, figure.npc) {
        (Some(member), _) => Name { fr: member.name.0.clone(), en: member.name.1.clone() },
        (None, Some(npc)) => (&printed.npc(npc).name).into(),
        (None, None) => Name { fr: String::new(), en: String::new() },
    };
    let arm = |id: &crate::cards::WeaponId| {
        let weapon = printed.weapon(*id);
        Arm {
            id: weapon.id().to_owned(),
            name: (&weapon.name).into(),
            range: weapon.range,
            reach: weapon.reach,
        }
    };
    Profile {
        id: figure.id,
        name,
        npc: figure.npc,
        rank: member.map(|member| member.rank),
        dice: command::dice(board, figure, Rolled::Test),
        cost: command::cost(board, figure),
        traits: member.map(|member| member.traits.clone()).unwrap_or_default(),
        weapons: command::weapons(board, figure).iter().map(arm).collect(),
        radius: board.base(figure).radius,
        chief: command::is_chief(board, figure),
        unit: command::is_unit(board, figure),
    }
}

fn condition(board: Board<'_>, figure: &Figure) -> Condition {
    Condition {
        id: figure.id,
        z: board.body(figure).z,
        movement: command::allowance(board, figure, Kind::Move, 0),
        opponents: contacts::opponents(board, figure).map(|one| one.id).collect(),
        commands: command::commands(board, figure),
        loaded: board.is_loaded(figure),
        side: board.side(figure),
    }
}

/// The assassin, as far as the viewer knows him.
pub(super) fn known_assassin(view: &View<SangSurLaLame>) -> Option<FigureId> {
    view.own.assassin.or(view.public.revealed_assassin)
}

fn sides(view: &View<SangSurLaLame>, board: Board<'_>) -> Vec<Side> {
    let assassin = known_assassin(view);
    let side = |side: u8| {
        let role = board.public.roles[board.given.speaker(side)];
        let all = board.given.printed.scenario(board.public.scenario).objectives(role);
        let aim = |objective: &Objective| {
            let (kind, at) = described(objective);
            Aim { kind, met: ending::is_met(board, assassin, side, objective), at }
        };
        Side { seats: board.given.seats_of(side), role, objectives: all.iter().map(aim).collect() }
    };
    (0..board.given.side_count).map(side).collect()
}

fn described(objective: &Objective) -> (AimKind, Vec<String>) {
    match objective {
        Objective::DeliverLoad { zone, .. } => (AimKind::DeliverLoad, vec![zone.clone()]),
        Objective::StealLoad { zone, .. } => (AimKind::StealLoad, vec![zone.clone()]),
        Objective::Prevent { of } => (AimKind::Prevent, vec![key(of)]),
        Objective::KillRank { .. } => (AimKind::KillRank, Vec::new()),
        Objective::FindLoot {} => (AimKind::FindLoot, Vec::new()),
        Objective::KillNpc { .. } => (AimKind::KillNpc, Vec::new()),
        Objective::NpcAlive { .. } => (AimKind::NpcAlive, Vec::new()),
        Objective::FreeNpc { .. } => (AimKind::FreeNpc, Vec::new()),
        Objective::DeliverNpc { zone, .. } => (AimKind::DeliverNpc, vec![zone.clone()]),
        Objective::HoldPoints { points, .. } => (AimKind::HoldPoints, points.clone()),
        Objective::Annihilate {} => (AimKind::Annihilate, Vec::new()),
    }
}

fn purse(board: Board<'_>, seat: Seat) -> Purse {
    let mine = |one: &&Figure| one.owner == Some(seat) && !one.activated && one.lives();
    let could = |one: &&Figure| {
        one.npc != Some(Npc::Notable) && matches!(one.status, Status::Standing | Status::Hidden)
            || one.status == Status::Reserve
                && board.public.turn > 0
                && declare::may_enter(board, one)
    };
    let waiting = board.public.figures.iter().filter(mine).filter(could).map(|one| one.id);
    Purse {
        seat,
        left: board.public.purses[seat],
        full: turn::purse(board, seat),
        waiting: waiting.collect(),
    }
}

/// The present action; sights only for those that aim.
fn doing(board: Board<'_>) -> Option<Doing> {
    let acting = board.public.acting?;
    let kind = perform::present(&acting)?;
    let own = board.public.find(acting.figure)?;
    let allowance = match kind {
        Kind::Move | Kind::Run | Kind::Charge | Kind::Jump | Kind::Fly => {
            command::allowance(board, own, kind, acting.die)
        }
        Kind::HeavyThrow => i32::from(acting.die) * crate::geometry::measure::INCH,
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

fn sight(board: Board<'_>, own: &Figure, target: &Figure) -> Sight {
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
    }
}

const fn piece_of(by: By) -> Option<u8> {
    match by {
        By::Piece(piece) => Some(piece.0),
        By::Figure(_) => None,
    }
}

/// What those who have been asked at this sample could do.
fn window(board: Board<'_>) -> Option<Window> {
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
