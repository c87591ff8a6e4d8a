//! Deployment (DS-1304, DS-1314, DS-1410, DS-1421, DS-1451, DS-1496) and the naming of secrets.

use kernel::Next::{Ask, Do};
use kernel::Seat;

use super::command::is_chief;
use super::forbidden::Forbidden;
use super::{Play, ambush, board};
use crate::cards::check_table::{FRONT, GRID, grid};
use crate::cards::scenario::key;
use crate::cards::{Npc, Role, ScenarioId};
use crate::geometry::measure::{Point, nearer};
use crate::geometry::place::{in_contact, stop};
use crate::geometry::polygon::Polygon;
use crate::geometry::segment::reaches;
use crate::geometry::{Body, Stand};
use crate::table::event::TableEvent;
use crate::table::flow::{Placement, SetupStep};
use crate::table::public::{Marker, ThingPlace};
use crate::table::scene::Board;
use crate::table::{Event, Figure, FigureId, Question, Status, Step};

/// DS-1304: how far apart bands of a free-for-all deploy.
const APART: i32 = 6_000;

/// Where a seat deploys.
pub(crate) fn polygons(board: Board<'_>, seat: Seat) -> &[Polygon] {
    if board.given.free_for_all() {
        let spot = board.public.spots[seat].map(usize::from);
        return spot
            .and_then(|spot| board.table().spots.get(spot))
            .map_or(&[], std::slice::from_ref);
    }
    board.setup().deployment(key(board.public.roles[seat]))
}

/// The figures a seat puts on the table now, and where: its band, or the guards while the band is in reserve.
pub(crate) fn to_deploy<'a>(board: Board<'a>, seat: Seat) -> (Vec<&'a Figure>, &'a [Polygon]) {
    let scenario = board.given.scenario(board.public.scenario);
    let role = board.public.roles[seat];
    let in_reserve = scenario.reserve(role).is_some();
    let wanted = |figure: &&Figure| {
        figure.owner == Some(seat)
            && figure.status == Status::Reserve
            && if in_reserve { figure.npc == Some(Npc::Garde) } else { figure.npc.is_none() }
    };
    let figures = board.public.figures.iter().filter(wanted).collect();
    let areas = if in_reserve { board.setup().deployment("guards") } else { polygons(board, seat) };
    (figures, areas)
}

/// The next seat deploys: picks a spot, places its figures, or its markers.
pub(crate) fn next(play: &mut Play<'_>) {
    let Some(seat) = play.public.deploying.first().copied() else { return };
    if play.public.resigned.contains(seat) {
        play.public.deploying.remove(0);
        return play.then([Do(Step::Setup(SetupStep::Deploy))]);
    }
    if play.given.free_for_all() && play.public.spots[seat].is_none() {
        return play.then([Ask(Question::PickSpot { seat }), Do(Step::Setup(SetupStep::Deploy))]);
    }
    play.public.deploying.remove(0);
    let now = board(play);
    let hides = now.given.scenario(now.public.scenario).hides(now.public.roles[seat]);
    let again = Do(Step::Setup(SetupStep::Deploy));
    if hides {
        play.then([Ask(Question::PlaceMarkers { seat }), again]);
    } else if to_deploy(now, seat).0.is_empty() {
        play.then([again]);
    } else {
        play.then([Ask(Question::Deploy { seat }), again]);
    }
}

/// How many bearers a seat names with its deployment.
pub(crate) fn bearers_wanted(board: Board<'_>, seat: Seat) -> usize {
    let scenario = board.given.scenario(board.public.scenario);
    let speaks = board.speaker(board.given.side(seat)) == seat;
    let loads =
        scenario.loads.iter().find(|load| load.carried_by == Some(board.public.roles[seat]));
    let band = board.given.bands[usize::from(seat.number())].members.len();
    loads.filter(|_| speaks).map_or(0, |load| usize::from(load.count).min(band))
}

/// A figure where it is to be put.
fn placed(board: Board<'_>, figure: &Figure, at: Point) -> Body {
    board.body_at(figure, Stand::ground(at))
}

/// Whether a figure may be put here among those already there (DS-218, DS-209, DS-1304).
pub(crate) fn may_stand(
    board: Board<'_>,
    figure: &Figure,
    areas: &[Polygon],
    others: &[Body],
    at: Point,
) -> bool {
    let body = placed(board, figure, at);
    at.on_table()
        && areas.iter().any(|area| area.contains(at))
        && stop(board.scene(others), &body).is_ok()
        && !others.iter().any(|other| {
            other.enemy
                && (in_contact(board.terrain(), &board.public.doors, &body, other)
                    || board.given.free_for_all() && nearer(at, other.at(), APART))
        })
}

/// DS-1304, DS-1314: judges a deployment.
pub(crate) fn check(
    board: Board<'_>,
    seat: Seat,
    placements: &[Placement],
    bearers: &[FigureId],
) -> Result<(), Forbidden> {
    let (figures, areas) = to_deploy(board, seat);
    let mut others: Vec<Body> = match figures.first() {
        Some(first) => board.others(first).to_vec(),
        None => Vec::new(),
    };
    for (at, placement) in placements.iter().enumerate() {
        let figure = figures.iter().find(|figure| figure.id == placement.fig);
        let figure = figure.ok_or(Forbidden::BadDeploy)?;
        let twice = placements[..at].iter().any(|other| other.fig == placement.fig);
        if twice || !may_stand(board, figure, areas, &others, placement.at) {
            return Err(Forbidden::BadDeploy);
        }
        if !placement.face.valid() {
            return Err(Forbidden::BadFacing);
        }
        others.push(placed(board, figure, placement.at));
    }
    let left = figures.iter().filter(|one| placements.iter().all(|other| other.fig != one.id));
    for figure in left {
        if grid(areas, GRID).any(|at| may_stand(board, figure, areas, &others, at)) {
            return Err(Forbidden::StillRoom);
        }
    }
    let own = |id: &FigureId| placements.iter().any(|placement| placement.fig == *id);
    let wanted = bearers_wanted(board, seat).min(placements.len());
    let twice = bearers.len() == 2 && bearers[0] == bearers[1];
    if bearers.len() != wanted || !bearers.iter().all(own) || twice {
        return Err(Forbidden::BadDeploy);
    }
    somebody_there(board, seat, placements)
}

/// DS-1496: where the enemy of a clash deploys; nowhere in other scenarios.
pub(crate) fn enemy_zone(board: Board<'_>, seat: Seat) -> &'_ [Polygon] {
    let enemy = if board.public.roles[seat] == Role::A { "b" } else { "a" };
    let is_clash = board.plays(ScenarioId::Affrontement) && !board.given.free_for_all();
    if is_clash { board.setup().deployment(enemy) } else { &[] }
}

/// DS-1451, DS-1496: somebody in each patrol zone, somebody near the enemy's zone.
fn somebody_there(board: Board<'_>, seat: Seat, placements: &[Placement]) -> Result<(), Forbidden> {
    let side = board.given.side(seat);
    let (role, given) = (board.public.roles[seat], board.given);
    if placements.is_empty() {
        return Ok(());
    }
    if board.plays(ScenarioId::Cache) && role == Role::Militia {
        let last = !board.public.deploying.iter().any(|other| given.side(*other) == side);
        let friends = board.public.standing().filter(|one| board.side(one) == Some(side));
        let points: Vec<Point> =
            placements.iter().map(|one| one.at).chain(friends.map(Figure::at)).collect();
        let zones = board.setup().deployment("militia");
        let empty = zones.iter().any(|zone| !points.iter().any(|at| zone.contains(*at)));
        if last && empty && points.len() > 1 {
            return Err(Forbidden::SomebodyThere);
        }
    }
    if board.plays(ScenarioId::Affrontement) && !given.free_for_all() {
        let first = !board.public.standing().any(|one| board.side(one) == Some(side));
        let near = |at: Point| {
            enemy_zone(board, seat)
                .iter()
                .any(|zone| zone.edges().any(|(v, w)| reaches(at, v, w, FRONT)))
        };
        if first && !placements.iter().any(|one| near(one.at)) {
            return Err(Forbidden::SomebodyThere);
        }
    }
    Ok(())
}

/// The figures stand; those without room wait in reserve; loads are given to their bearers.
pub(crate) fn deploy(
    play: &mut Play<'_>,
    seat: Seat,
    placements: &[Placement],
    bearers: &[FigureId],
) {
    let all = to_deploy(board(play), seat).0.len();
    for placement in placements {
        let watches = play.public.figure(placement.fig).npc == Some(Npc::Garde);
        let figure = play.public.figure_mut(placement.fig);
        figure.status = Status::Standing;
        figure.stand = Stand::ground(placement.at);
        figure.facing = placement.face;
        // DS-1431: the guards of the convoy are on the lookout.
        figure.lookout = watches;
    }
    for bearer in bearers {
        let nowhere = |thing: &crate::table::public::Thing| {
            thing.place == ThingPlace::Nowhere && !thing.kind.is_throwable()
        };
        if let Some(at) = play.public.things.iter().position(nowhere) {
            play.public.things[at].place = ThingPlace::Borne(*bearer);
            play.public.figure_mut(*bearer).load = Some(at as u8);
        }
    }
    let (figures, reserves) = (placements.len() as u8, (all - placements.len()) as u8);
    play.tell(|_| Event::Table(TableEvent::Deployed { seat, figures, reserves }));
}

/// DS-1491: the markers lie.
pub(crate) fn lay_markers(play: &mut Play<'_>, seat: Seat, points: &[Point]) {
    for at in points {
        play.public.markers.push(Marker { at: *at, seat, there: true, ..Marker::default() });
    }
    let markers = points.len() as u8;
    play.tell(|_| Event::Table(TableEvent::Hid { seat, markers }));
    ambush::forget_empty(play);
}

/// DS-1411: militia figures that are no chief and no NPC.
pub(crate) fn could_be_spy<'a>(board: Board<'a>) -> impl Iterator<Item = &'a Figure> {
    board.public.figures.iter().filter(move |figure| {
        figure.npc.is_none()
            && figure.id.seat().is_some_and(|seat| board.public.roles[seat] == Role::Militia)
            && !is_chief(board, figure)
    })
}

/// DS-1461: any renegade figure.
pub(crate) fn could_be_assassin<'a>(board: Board<'a>) -> impl Iterator<Item = &'a Figure> {
    board.public.figures.iter().filter(move |figure| {
        figure.npc.is_none()
            && figure.id.seat().is_some_and(|seat| board.public.roles[seat] == Role::Renegade)
    })
}
