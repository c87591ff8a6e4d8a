//! What the game adds to a movement that is only tried: what each segment costs, where it ends, how far it could go on,
//! whom it would touch, and who could see it, shoot, strike or step up on the way. All of it follows from what everybody
//! knows, so it can tell nobody more.

mod dangers;
mod plan;

use kernel::View;
use serde::Serialize;
use shelf::Tries;
use ts_rs::TS;

pub use dangers::{Danger, DangerMeans, Eye, MarkerNear};

use super::field::{Chances, corners};
use super::notation;
use crate::SangSurLaLame;
use crate::geometry::measure::len;
use crate::geometry::path::{Way, Waypoint};
use crate::geometry::reach::{disc, outline};
use crate::geometry::{Facing, LinkId, Point, Stand};
use crate::rules::{declare, odds, perform};
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Action, Figure, FigureId, Public, Question, Status};
use plan::Plan;

/// What would come of a movement. Lengths are in mils, a thousandth of an inch.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tried {
    pub figure: FigureId,
    pub allowance: i32,
    /// What the segments cost that can be gone.
    pub spent: i32,
    /// The segments, as far as each can be gone for itself.
    pub legs: Vec<LegShown>,
    /// Where the last of them ends.
    pub end: Stand,
    /// Where the figure looks at the end.
    pub face: Facing,
    /// The outlines of all points one more way-point may be set at; for whoever is not on the table yet, of those where
    /// it may come in.
    pub reach: Vec<Vec<Point>>,
    /// Ladders and ropes that can be taken from the end.
    pub links: Vec<LinkId>,
    /// Enemies it would be in contact with at the end.
    pub touches: Vec<FigureId>,
    /// DS-612: the chances of the attack of a charge that reaches its target.
    pub charge: Option<Chances>,
    pub dangers: Vec<Danger>,
    pub eyes: Vec<Eye>,
    pub markers: Vec<MarkerNear>,
}

/// A segment and its price (DS-223).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LegShown {
    pub from: Stand,
    pub to: Stand,
    pub cost: i32,
    pub length: i32,
    /// What difficult ground adds.
    pub difficult: i32,
    /// What obstacles add.
    pub obstacles: i32,
}

impl Tries for SangSurLaLame {
    type Tried = Tried;

    fn written(view: &View<Self>, question: Question, line: &str) -> Option<Action> {
        notation::read(view, question, line)
    }

    fn tried(view: &View<Self>, question: Question, action: &Action) -> Option<Tried> {
        let board = Board::new(view.given(), &view.public);
        let plan = Plan::of(board, question, action)?;
        let mut imagined: Public = view.public;
        if plan.drops {
            perform::set_down(&mut imagined, plan.figure);
        }
        let now = Board::new(view.given(), &imagined);
        let figure = now.public.find(plan.figure)?;
        let Ok((body, others)) = perform::charge_start(now, figure, plan.target, plan.from) else {
            return Some(outside(now, figure, &plan));
        };
        let mut way = Way::new(now.scene(&others), &body, &now.walker(figure), plan.gait);
        let mut tried = nothing(figure, &plan, body.stand);
        let path =
            if plan.flies { fly(&mut tried, &plan) } else { walk(&mut tried, &mut way, &plan) };
        let links = (0..now.terrain().links.len()).map(|place| LinkId(place as u8));
        if !plan.flies {
            tried.links = links.filter(|link| takes(now, &way, *link, plan.allowance)).collect();
        }
        let mut there: Public = imagined;
        let mover = there.figure_mut(plan.figure);
        (mover.status, mover.stand) = (Status::Standing, body.stand);
        dangers::foresee(&mut tried, view.given(), &mut there, path);
        tried.charge = plan.target.filter(|target| tried.touches.contains(target)).map(|target| {
            let end = Figure { stand: tried.end, facing: tried.face, ..*figure };
            odds::of_charge(now, figure, end, target).into()
        });
        Some(tried)
    }
}

/// A movement that has not begun.
const fn nothing(figure: &Figure, plan: &Plan, end: Stand) -> Tried {
    Tried {
        figure: figure.id,
        allowance: plan.allowance,
        spent: 0,
        legs: Vec::new(),
        end,
        face: plan.face,
        reach: Vec::new(),
        links: Vec::new(),
        touches: Vec::new(),
        charge: None,
        dangers: Vec::new(),
        eyes: Vec::new(),
        markers: Vec::new(),
    }
}

/// DS-413: somebody who has yet to come in, and where that may be.
fn outside(board: Board<'_>, figure: &Figure, plan: &Plan) -> Tried {
    let reach = declare::entry(board, figure).iter().map(corners).collect();
    Tried { reach, ..nothing(figure, plan, figure.stand) }
}

/// Goes as far as the segments allow. What one cannot pay for is shown all the same; its price says so.
fn walk(tried: &mut Tried, way: &mut Way<'_>, plan: &Plan) -> Path {
    let mut gone = Path::new();
    for one in &plan.path {
        if way.add(*one).is_err() {
            break;
        }
        gone.push(*one);
    }
    tried.legs = way
        .legs
        .iter()
        .zip(&way.prices)
        .map(|(leg, price)| LegShown {
            from: leg.from,
            to: leg.to,
            cost: leg.cost,
            length: price.length,
            difficult: price.difficult,
            obstacles: leg.cost - price.length - price.difficult,
        })
        .collect();
    (tried.spent, tried.end) = (way.spent(), way.here().stand);
    // DS-220: only a path that has taken every way-point so far goes on from there.
    if gone.len() == plan.path.len() {
        let shape = outline(way, plan.allowance);
        tried.reach = if shape.is_empty() { Vec::new() } else { vec![shape] };
    }
    gone
}

/// DS-408: a flight goes straight over everything.
fn fly(tried: &mut Tried, plan: &Plan) -> Path {
    let from = tried.end;
    tried.reach = vec![disc(from.at, plan.allowance)];
    if let Some(Waypoint::Step { to, on }) =
        plan.path.first().copied().filter(|to| to.to().on_table())
    {
        let length = len(from.at, to);
        let to = Stand { at: to, on };
        tried.legs = vec![LegShown { from, to, cost: length, length, difficult: 0, obstacles: 0 }];
        (tried.spent, tried.end) = (length, to);
    }
    plan.path
}

/// DS-227: whether a ladder or rope can be taken from where the path has come to.
fn takes(board: Board<'_>, way: &Way<'_>, via: LinkId, allowance: i32) -> bool {
    let Some(link) = board.terrain().link(via) else { return false };
    [link.top, link.foot].into_iter().any(|to| {
        let mut on = way.clone();
        on.add(Waypoint::Link { to, via }).and_then(|()| on.verdict(allowance)).is_ok()
    })
}
