//! Whom one may attack (DS-109, DS-603, DS-606, DS-622, DS-702, DS-709).

use super::command::{has_weapon, weapon};
use super::contacts::are_opponents;
use super::forbidden::Forbidden;
use super::quality::sight;
use crate::geometry::measure::{gap_within, len, within};
use crate::geometry::place::{hands_reach, same_level};
use crate::table::public::Means;
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// DS-606: how far a reach weapon strikes.
const REACH: i32 = 1_000;

/// A target that is alive, on the table and no friend; a neutral only while one is not engaged oneself (DS-1505).
pub(crate) fn target<'a>(
    board: Board<'a>,
    attacker: &Figure,
    id: FigureId,
) -> Result<&'a Figure, Forbidden> {
    let target = board.public.find(id).ok_or(Forbidden::BadInput)?;
    let neutral = !board.enemies(attacker, target);
    if !target.stands()
        || target.id == attacker.id
        || board.friends(attacker, target)
        || neutral && attacker.engaged()
    {
        return Err(Forbidden::NotATarget);
    }
    Ok(target)
}

/// DS-109: only what is in the front arc.
pub(crate) const fn in_arc(attacker: &Figure, target: &Figure) -> Result<(), Forbidden> {
    if attacker.facing.has_in_front(attacker.stand.at, target.stand.at) {
        Ok(())
    } else {
        Err(Forbidden::NotInArc)
    }
}

/// DS-603, DS-606, DS-622: whom a duel attack may be made on, and how.
pub(crate) fn duel(board: Board<'_>, attacker: &Figure, id: FigureId) -> Result<Means, Forbidden> {
    let target = target(board, attacker, id)?;
    in_arc(attacker, target)?;
    if board.touch(attacker, target) {
        let own = !attacker.engaged() || are_opponents(attacker, target);
        return if own { Ok(Means::Contact) } else { Err(Forbidden::OtherDuel) };
    }
    if strikes(board, attacker, target) { Ok(Means::Reach) } else { Err(Forbidden::OutOfReach) }
}

/// DS-606: whether a reach weapon gets there.
pub(crate) fn strikes(board: Board<'_>, attacker: &Figure, target: &Figure) -> bool {
    let (one, two) = (board.body(attacker), board.body(target));
    !attacker.engaged()
        && has_reach(board, attacker)
        && gap_within(one.at(), one.radius, two.at(), two.radius, REACH)
        && same_level(one.z, two.z)
        && hands_reach(board.terrain(), &board.public.doors, one.at(), two.at())
}

/// DS-606, DS-607.
pub(crate) fn has_reach(board: Board<'_>, figure: &Figure) -> bool {
    has_weapon(board, figure, |weapon| weapon.reach)
}

/// DS-702: whom a thrown or shot weapon may be aimed at.
pub(crate) fn ranged(
    board: Board<'_>,
    attacker: &Figure,
    place: u8,
    id: FigureId,
) -> Result<(), Forbidden> {
    if attacker.engaged() {
        return Err(Forbidden::NoShooting);
    }
    let weapon = weapon(board, attacker, place).filter(|weapon| weapon.is_ranged());
    let weapon = weapon.ok_or(Forbidden::BadInput)?;
    let target = target(board, attacker, id)?;
    in_arc(attacker, target)?;
    in_range(attacker, target, weapon.range)?;
    if !sight(board, attacker, target).seen() {
        return Err(Forbidden::NoSight);
    }
    if attacker.is_spent(usize::from(place)) {
        return Err(Forbidden::NoAmmo);
    }
    Ok(())
}

fn in_range(attacker: &Figure, target: &Figure, range: i32) -> Result<(), Forbidden> {
    if within(attacker.at(), target.at(), range) {
        Ok(())
    } else {
        Err(Forbidden::OutOfRange { distance: len(attacker.at(), target.at()), range })
    }
}

/// DS-709: whom a heavy object may be thrown at.
pub(crate) fn heavy(
    board: Board<'_>,
    attacker: &Figure,
    id: FigureId,
    range: i32,
) -> Result<(), Forbidden> {
    let target = target(board, attacker, id)?;
    in_arc(attacker, target)?;
    in_range(attacker, target, range)?;
    if sight(board, attacker, target).seen() { Ok(()) } else { Err(Forbidden::NoSight) }
}

/// DS-619: whom a further exchange may be made on.
pub(crate) fn again(
    board: Board<'_>,
    attacker: &Figure,
    id: FigureId,
    first: Option<FigureId>,
) -> Result<Means, Forbidden> {
    let target = target(board, attacker, id)?;
    if first == Some(id) && board.touch(attacker, target) {
        in_arc(attacker, target)?;
        return Ok(Means::Contact);
    }
    duel(board, attacker, id)
}
