//! Steps that are not walked (DS-227, DS-228, DS-408, DS-503): ladders and ropes, gaps, jumps and flights.

use super::measure::{JUMP_FREE, JUMP_MAX, JUMP_UP_MAX, LADDER_GRAB, Point, len, within};
use super::place::{Barred, Body, Scene, Stand, Surface, elevation, is_indoors, stop};
use super::polygon::Bounds;
use super::segment::meet;
use super::terrain::{Ground, Kind, LinkId, PieceId, Terrain};
use super::walk::Walker;

/// DS-227: up or down a ladder or rope, to exactly its other end. Returns where one lands and the price.
///
/// # Errors
/// Says why not.
pub fn ladder(
    scene: Scene<'_>,
    figure: &Body,
    walker: &Walker,
    to: Point,
    link: LinkId,
) -> Result<(Stand, i32), Barred> {
    let link = scene.terrain.link(link).ok_or(Barred::OffTable)?;
    if walker.mounted {
        return Err(Barred::Mounted);
    }
    if walker.loaded {
        return Err(Barred::Loaded);
    }
    let (here, there) = match figure.stand.on {
        Surface::Ground => (link.foot, Stand::top(link.top, link.on)),
        Surface::Top(piece) if piece == link.on => (link.top, Stand::ground(link.foot)),
        Surface::Top(_) => return Err(Barred::Blocked),
    };
    if to != there.at || !within(figure.at(), here, LADDER_GRAB) {
        return Err(Barred::Blocked);
    }
    stop(scene, &figure.moved(scene.terrain, there))?;
    Ok((there, link.height))
}

/// DS-228: a step over a gap of up to an inch. Returns the price.
///
/// # Errors
/// Says why not.
pub fn gap(scene: Scene<'_>, figure: &Body, to: Stand) -> Result<i32, Barred> {
    let from = figure.stand;
    let length = len(from.at, to.at);
    let end = figure.moved(scene.terrain, to);
    let over_water = || {
        from.on == Surface::Ground
            && to.on == Surface::Ground
            && scene.terrain.pieces.iter().any(|piece| {
                piece.ground == Ground::Impassable
                    && piece.area().is_some_and(|area| area.proper_clip(from.at, to.at).is_some())
            })
    };
    if length > JUMP_FREE || (end.z - figure.z).abs() > JUMP_FREE {
        return Err(Barred::JumpTooLong);
    }
    if from.on == to.on && !over_water() {
        return Err(Barred::Blocked);
    }
    if through_own_roof(scene.terrain, from, to) || in_the_way(scene.terrain, from, to, None) {
        return Err(Barred::Blocked);
    }
    stop(scene, &end)?;
    Ok(length)
}

/// DS-503: a jump. Returns the price.
///
/// # Errors
/// Says why not.
pub fn jump(scene: Scene<'_>, figure: &Body, to: Stand) -> Result<i32, Barred> {
    let from = figure.stand;
    let length = len(from.at, to.at);
    let end = figure.moved(scene.terrain, to);
    let leap = !within(from.at, to.at, JUMP_FREE);
    let drop = figure.z - end.z > JUMP_FREE;
    let too_far = !within(from.at, to.at, JUMP_MAX) || end.z - figure.z > JUMP_UP_MAX;
    if too_far || !(leap || drop) {
        return Err(Barred::JumpTooLong);
    }
    let higher = figure.z.max(end.z);
    if through_own_roof(scene.terrain, from, to)
        || in_the_way(scene.terrain, from, to, Some(higher))
    {
        return Err(Barred::Blocked);
    }
    stop(scene, &end)?;
    Ok(length)
}

/// Whether a step meets a solid barrier or an opening of a piece it neither leaves nor lands on. A jump minds only
/// those higher than both its ends; an opening without a building is always in the way (DS-R97).
fn in_the_way(terrain: &Terrain, from: Stand, to: Stand, over: Option<i32>) -> bool {
    let own = |piece: PieceId| from.on == Surface::Top(piece) || to.on == Surface::Top(piece);
    let minds = |piece: PieceId| {
        !own(piece) && over.is_none_or(|height| terrain.piece(piece).height > height)
    };
    let near = Bounds::around(from.at, to.at, 0);
    let wall = terrain
        .barriers_near(near)
        .any(|wall| wall.solid && minds(wall.piece) && meet(from.at, to.at, wall.a, wall.b));
    let opening = || {
        terrain.near(near).filter(|(_, piece)| piece.is_opening()).any(|(_, piece)| {
            piece.of.is_none_or(minds) && piece.segments().any(|(c, d)| meet(from.at, to.at, c, d))
        })
    };
    wall || opening()
}

/// A roof has no hole: between the top of a building and its own inside there is no step, jump or climb (DS-R106).
#[must_use]
pub fn through_own_roof(terrain: &Terrain, from: Stand, to: Stand) -> bool {
    let through = |top: Stand, ground: Stand| match (top.on, ground.on) {
        (Surface::Top(id), Surface::Ground) => {
            let piece = terrain.piece(id);
            piece.kind == Kind::Building
                && piece.area().is_some_and(|area| area.contains(ground.at))
        }
        (Surface::Ground, _) | (Surface::Top(_), Surface::Top(_)) => false,
    };
    through(from, to) || through(to, from)
}

/// DS-408: a flight, straight and over everything, from and to a place without a roof above it.
///
/// # Errors
/// Says why not.
pub fn flight(scene: Scene<'_>, figure: &Body, to: Stand, allowance: i32) -> Result<(), Barred> {
    if is_indoors(scene.terrain, figure.stand) || is_indoors(scene.terrain, to) {
        return Err(Barred::Roofed);
    }
    stop(scene, &figure.moved(scene.terrain, to))?;
    if !within(figure.at(), to.at, allowance) {
        return Err(Barred::TooFar { cost: len(figure.at(), to.at), allowance });
    }
    Ok(())
}

/// DS-503: whether two stands differ enough in height that only a jump leads down.
#[must_use]
pub fn is_drop(terrain: &Terrain, from: Stand, to: Stand) -> bool {
    elevation(terrain, from) - elevation(terrain, to) > JUMP_FREE
}
