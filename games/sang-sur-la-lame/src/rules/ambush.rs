//! The ambush (DS-1491…1495): markers, those who come out of them, and decoys.

use kernel::Next::{Ask, Do};
use kernel::Seat;

use super::forbidden::Forbidden;
use super::{Play, board, contacts, lookout, movement};
use crate::cards::ScenarioId;
use crate::cards::check_table::{BETWEEN, ENTRY, FOOT};
use crate::geometry::measure::{Point, nearer, within};
use crate::geometry::place::{overlap, spot, stop};
use crate::geometry::route::contact_point;
use crate::geometry::segment::closer_than;
use crate::geometry::{Facing, Stand};
use crate::table::event::SpaceEvent;
use crate::table::flow::MoveStep;
use crate::table::scene::Board;
use crate::table::{Event, Figure, FigureId, Question, Status, Step};

/// DS-1493 c: how near a mover must be for somebody to come out.
pub(crate) const SPRING: i32 = 3_000;
/// DS-1494: how near, beside the mover's radius, somebody must.
pub(crate) const TRIGGER: i32 = 742;

/// The hidden figures of a seat.
pub(crate) fn hidden<'a>(board: Board<'a>, seat: Seat) -> impl Iterator<Item = &'a Figure> {
    let figures = board.public.figures.iter();
    figures.filter(move |figure| figure.status == Status::Hidden && figure.owner == Some(seat))
}

/// Whether there are markers that mind this mover.
pub(crate) fn is_near(board: Board<'_>, mover: &Figure) -> bool {
    board.plays(ScenarioId::Embuscade)
        && board.public.markers.iter().any(|marker| {
            marker.there
                && board.side(mover).is_some_and(|side| board.given.side(marker.seat) != side)
        })
}

/// DS-1493, DS-1494: where a hidden figure comes out: on the marker, or in contact with the mover if it would overlap.
pub(crate) fn place(
    board: Board<'_>,
    seat: Seat,
    marker: u8,
    id: FigureId,
    forced_by: Option<&Figure>,
) -> Result<Stand, Forbidden> {
    let marker = board.public.markers.get(usize::from(marker)).ok_or(Forbidden::BadInput)?;
    let figure = board.public.find(id).ok_or(Forbidden::BadInput)?;
    if !marker.there || marker.seat != seat {
        return Err(Forbidden::NotAvailable);
    }
    if figure.status != Status::Hidden || figure.owner != Some(seat) {
        return Err(Forbidden::NotAvailable);
    }
    let mut body = board.body_at(figure, Stand::ground(marker.at));
    if let Some(mover) = forced_by {
        let other = board.body(mover);
        if overlap(&body, &other) {
            let way = other.at().to(marker.at);
            let way = if way == (0, 0) { mover.facing.vector() } else { way };
            let at = contact_point(body.radius, &other, way);
            body = body.moved(board.terrain(), Stand::ground(at));
        }
    }
    let others = board.others(figure);
    stop(board.scene(&others), &body)?;
    Ok(body.stand)
}

/// DS-1494: a marker may be removed while there are more of them than hidden figures.
pub(crate) fn may_remove(board: Board<'_>, seat: Seat) -> bool {
    let markers = board.public.markers.iter().filter(|one| one.there && one.seat == seat).count();
    markers > hidden(board, seat).count()
}

/// At a sample: whether somebody is asked about a marker.
pub(crate) fn window(play: &mut Play<'_>) -> bool {
    let Some(moving) = play.public.moving else { return false };
    let public = *play.public;
    let now = Board::new(play.given, &public);
    let mover = now.figure(moving.figure);
    if !is_near(now, mover) {
        return false;
    }
    let radius = now.base(mover).radius;
    let others = now.others(mover);
    // DS-243, DS-1494, DS-R125: nobody comes out while the mover could not stop.
    if stop(now.scene(&others), &now.body(mover)).is_err() {
        return false;
    }
    for (at, marker) in now.public.markers.iter().enumerate() {
        let asked = moving.sprung >> at & 1 == 1;
        if !marker.there || asked || now.side(mover) == Some(now.given.side(marker.seat)) {
            continue;
        }
        let (seat, number) = (marker.seat, at as u8);
        let forced = within(mover.at(), marker.at, radius + TRIGGER) && !marker.silent;
        let by = forced.then_some(mover);
        let comes = hidden(now, seat).any(|one| place(now, seat, number, one.id, by).is_ok());
        if forced {
            if !comes && !may_remove(now, seat) {
                play.public.markers[at].silent = true;
                continue;
            }
            ask(play, seat, number, true);
            return true;
        }
        let near = within(mover.at(), marker.at, SPRING);
        if near && comes && (!marker.asked || moving.last) {
            ask(play, seat, number, false);
            return true;
        }
    }
    false
}

fn ask(play: &mut Play<'_>, seat: Seat, marker: u8, forced: bool) {
    play.public.markers[usize::from(marker)].asked = true;
    if let Some(moving) = play.public.moving.as_mut() {
        moving.sprung |= 1 << marker;
    }
    play.then([Ask(Question::Spring { seat, marker, forced }), Do(Step::Move(MoveStep::Windows))]);
}

/// Somebody stands up where the marker was.
pub(crate) fn come_out(play: &mut Play<'_>, marker: u8, id: FigureId, stand: Stand, face: Facing) {
    play.public.markers[usize::from(marker)].there = false;
    let figure = play.public.figure_mut(id);
    figure.status = Status::Standing;
    figure.stand = stand;
    figure.facing = face;
    figure.surprise = true;
    play.tell(|_| Event::Space(SpaceEvent::Sprang { figure: id, marker }));
    contacts::recompute(play, Some((id, None)));
    forget_empty(play);
}

/// DS-1493 c, DS-1494: an ambusher comes out in the middle of a movement, faces the mover, and may react once.
pub(crate) fn spring(play: &mut Play<'_>, seat: Seat, marker: u8, id: FigureId, forced: bool) {
    let Some(moving) = play.public.moving else { return };
    let now = board(play);
    let mover = *now.figure(moving.figure);
    let by = forced.then_some(&mover);
    let Ok(stand) = place(now, seat, marker, id, by) else { return };
    let face = Facing::towards(stand.at, mover.at()).unwrap_or_default();
    come_out(play, marker, id, stand, face);
    let now = board(play);
    if now.touch(now.figure(id), now.figure(mover.id)) {
        let first = lookout::interceptor(now);
        let Some(moving) = play.public.moving.as_mut() else { return };
        lookout::stop(moving, first, id);
    } else {
        movement::obstruct(play, id);
    }
    let now = board(play);
    let offer = lookout::offer(now, now.figure(id), now.figure(mover.id));
    if !offer.is_empty() {
        play.then([Ask(Question::SpringReact { seat, figure: id })]);
    }
}

/// A decoy is taken away.
pub(crate) fn remove(play: &mut Play<'_>, marker: u8) {
    play.public.markers[usize::from(marker)].there = false;
    play.tell(|_| Event::Space(SpaceEvent::Decoy { marker }));
}

/// DS-1494: with no hidden figures left, all markers are removed.
pub(crate) fn forget_empty(play: &mut Play<'_>) {
    if play.public.scenario != ScenarioId::Embuscade {
        return;
    }
    for at in 0..play.public.markers.len() {
        let seat = play.public.markers[at].seat;
        if play.public.markers[at].there && hidden(board(play), seat).next().is_none() {
            play.public.markers[at].there = false;
        }
    }
}

/// DS-1491: whether a marker may lie here: in the zone, 6 inches from the entry, 2 inches from those that lie, on a
/// spot legal for a foot base.
pub(crate) fn fits(board: Board<'_>, at: Point) -> bool {
    let setup = board.setup();
    let far = setup
        .zone("entry_militia")
        .iter()
        .all(|area| !area.contains(at) && area.edges().all(|(v, w)| !closer_than(at, v, w, ENTRY)));
    far && setup.zone("ambush").iter().any(|area| area.contains(at))
        && board.public.markers.iter().all(|marker| !nearer(marker.at, at, BETWEEN))
        && spot(board.terrain(), Stand::ground(at), FOOT).is_ok()
}

/// DS-1491: band size and two more, each where it may lie, apart from one another.
pub(crate) fn may_lie(board: Board<'_>, seat: Seat, points: &[Point]) -> bool {
    let wanted = board.given.bands[usize::from(seat.number())].members.len() + 2;
    let apart = |at: usize| points[..at].iter().all(|other| !nearer(*other, points[at], BETWEEN));
    points.len() == wanted && (0..points.len()).all(|at| apart(at) && fits(board, points[at]))
}
