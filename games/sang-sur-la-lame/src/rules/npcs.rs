//! NPCs (DS-1500): bystanders and what they do, the notable's walk, patrols.

use super::forbidden::Forbidden;
use super::{Play, board, command, contacts, movement};
use crate::cards::Npc;
use crate::cards::kinds::Kind;
use crate::geometry::Facing;
use crate::geometry::displace::displaced;
use crate::geometry::measure::{CENTRE, squared, within};
use crate::geometry::path::{Gait, judge};
use crate::geometry::place::in_contact;
use crate::table::event::SpaceEvent;
use crate::table::public::Purpose;
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Course, Event, Figure, FigureId};

/// DS-1507: how near frightens, and how far one flees.
const FRIGHT: i32 = 6_000;

/// DS-1507: neutral behaviours in the order of the NPCs.
pub(crate) fn behave(play: &mut Play<'_>) {
    for slot in 0..play.public.figures.len() {
        let npc = play.public.figures[slot];
        if !npc.stands() || npc.engaged() {
            continue;
        }
        match npc.npc {
            Some(Npc::Villageois) => flee(play, npc.id),
            Some(Npc::Sentinelle) => {
                let figure = &mut play.public.figures[slot];
                figure.lookout = true;
                figure.facing = Facing::towards(figure.at(), CENTRE).unwrap_or_default();
            }
            Some(Npc::Badaud | Npc::Garde | Npc::Notable | Npc::Prisonnier) | None => {}
        }
    }
}

/// DS-1507: straight away from the nearest figure of a band within 6 inches.
fn flee(play: &mut Play<'_>, id: FigureId) {
    let now = board(play);
    let npc = now.figure(id);
    let near = now
        .public
        .standing()
        .filter(|other| other.npc.is_none() && within(other.at(), npc.at(), FRIGHT))
        .min_by_key(|other| (squared(other.at(), npc.at()), other.id));
    let Some(near) = near else { return };
    let others = now.others(npc);
    let away = near.at().to(npc.at());
    let stand = displaced(now.scene(&others), &now.body(npc), away, FRIGHT);
    if stand == npc.stand {
        return;
    }
    play.public.figure_mut(id).stand = stand;
    play.tell(|_| Event::Space(SpaceEvent::Displaced { figure: id, to: stand }));
    contacts::recompute(play, None);
}

/// The notable, if he stands.
pub(crate) fn notable<'a>(board: Board<'a>) -> Option<&'a Figure> {
    board.public.standing().find(|one| one.npc == Some(Npc::Notable))
}

/// DS-1453, DS-1462: a free walk by the rules of move.
pub(crate) fn may_walk(
    board: Board<'_>,
    figure: &Figure,
    path: &Path,
    face: Facing,
) -> Result<crate::geometry::Body, Forbidden> {
    if figure.engaged() {
        return Err(Forbidden::Engaged);
    }
    let others = board.others(figure);
    let allowance = command::allowance(board, figure, Kind::Move, 0);
    let walker = board.walker(figure);
    let body = board.body(figure);
    let legs = judge(board.scene(&others), &body, &walker, path, Gait::Walk, allowance)?;
    if !face.valid() {
        return Err(Forbidden::BadFacing);
    }
    let end = legs.last().map_or(body.stand, |leg| leg.to);
    Ok(body.moved(board.terrain(), end))
}

/// DS-1453: an unengaged figure of the militia's band, nearer to the noise at the end, touching no enemy and no neutral.
pub(crate) fn may_patrol(
    board: Board<'_>,
    seat: kernel::Seat,
    searcher: FigureId,
    id: FigureId,
    path: &Path,
    face: Facing,
) -> Result<(), Forbidden> {
    let figure = board.public.find(id).ok_or(Forbidden::BadInput)?;
    let side = figure.owner.map(|owner| board.given.side(owner));
    if !figure.stands() || side != Some(board.given.side(seat)) {
        return Err(Forbidden::NotAvailable);
    }
    let end = may_walk(board, figure, path, face)?;
    let noise = board.figure(searcher).at();
    if squared(end.at(), noise) >= squared(figure.at(), noise) {
        return Err(Forbidden::BadPatrol);
    }
    let touches = board.public.standing().any(|other| {
        other.id != figure.id
            && !board.friends(figure, other)
            && in_contact(board.terrain(), &board.public.doors, &end, &board.body(other))
    });
    if touches { Err(Forbidden::BadPatrol) } else { Ok(()) }
}

/// A free walk begins.
pub(crate) fn walk(
    play: &mut Play<'_>,
    seat: kernel::Seat,
    id: FigureId,
    purpose: Purpose,
    path: Path,
    face: Facing,
) {
    let now = board(play);
    let allowance = command::allowance(now, now.figure(id), Kind::Move, 0);
    let course = Course { path, face, ..Course::default() };
    movement::begin(play, seat, id, purpose, allowance, course);
}
