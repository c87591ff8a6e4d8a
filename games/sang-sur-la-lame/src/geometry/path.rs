//! Whole paths (DS-220, DS-229, DS-230, DS-406, DS-1511, DS-1604 step 5): way-points, and the judgement of them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::leap::{gap, jump, ladder};
use super::measure::{CONTACT, MAX_WAYPOINTS, Point};
use super::place::{Barred, Body, Scene, Stand, Surface, in_contact, same_level};
use super::segment::reaches;
use super::terrain::LinkId;
use super::walk::{Cost, RoughStart, Walker, cost, walk};

/// DS-1601: a way-point: `[x, y]` walked to, `{to, via}` up or down a link, `{to, on}` over a gap or in a jump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Waypoint {
    Walk(Point),
    Link { to: Point, via: LinkId },
    Step { to: Point, on: Surface },
}

impl Default for Waypoint {
    fn default() -> Self {
        Self::Walk(Point::default())
    }
}

impl Waypoint {
    /// Where it leads.
    #[must_use]
    pub const fn to(self) -> Point {
        match self {
            Self::Walk(to) | Self::Link { to, .. } | Self::Step { to, .. } => to,
        }
    }
}

/// How a path is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gait {
    /// A move, a patrol, a notable's move.
    Walk,
    /// A run or a charge: no difficult ground, ladder or window (DS-406, DS-407).
    Run,
    /// A move with one jump, to this way-point (DS-503).
    Jump { at: usize },
}

/// A segment of a judged path: where it begins and ends, and its price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    pub from: Stand,
    pub to: Stand,
    pub cost: i32,
    pub walked: bool,
}

/// A path that may be gone.
pub type Legs = ArrayVec<Leg, MAX_WAYPOINTS>;

/// DS-1604 step 5: judges a path: segments, then the contact rule, then restrictions, then the price.
///
/// # Errors
/// The first thing that is wrong with it, in the order of DS-1604.
pub fn judge(
    scene: Scene<'_>,
    figure: &Body,
    walker: &Walker,
    path: &[Waypoint],
    gait: Gait,
    allowance: i32,
) -> Result<Legs, Barred> {
    if path.len() > MAX_WAYPOINTS || path.iter().any(|way| !way.to().on_table()) {
        return Err(Barred::OffTable);
    }
    if let Gait::Jump { at } = gait
        && !matches!(path.get(at), Some(Waypoint::Step { .. }))
    {
        return Err(Barred::JumpTooLong);
    }
    let mut legs = Legs::new();
    let mut prices: ArrayVec<Cost, MAX_WAYPOINTS> = ArrayVec::new();
    let mut here = *figure;
    for (place, way) in path.iter().enumerate() {
        let (to, price) = leg(scene, &here, walker, *way, gait == Gait::Jump { at: place })?;
        let walked = matches!(way, Waypoint::Walk(_));
        legs.push(Leg { from: here.stand, to, cost: price.total(), walked });
        prices.push(price);
        here = here.moved(scene.terrain, to);
    }
    keeps_off_enemies(scene, figure, &here, &legs)?;
    restrictions(&legs, &prices, path, walker, gait)?;
    let total = legs.iter().map(|leg| leg.cost).sum();
    if total > allowance {
        return Err(Barred::TooFar { cost: total, allowance });
    }
    Ok(legs)
}

/// One segment by its own rule: DS-221, DS-222, DS-227, DS-228 or DS-503.
fn leg(
    scene: Scene<'_>,
    here: &Body,
    walker: &Walker,
    way: Waypoint,
    jumps: bool,
) -> Result<(Stand, Cost), Barred> {
    if way.to() == here.at() && matches!(way, Waypoint::Walk(_)) {
        return Err(Barred::OffTable);
    }
    let plain = |length| Cost { length, ..Cost::default() };
    match way {
        Waypoint::Walk(to) => {
            walk(scene, here, to)?;
            let price = cost(scene.terrain, walker, here.stand, to);
            Ok((Stand { at: to, on: here.stand.on }, price))
        }
        Waypoint::Link { to, via } => {
            let (stand, price) = ladder(scene, here, walker, to, via)?;
            Ok((stand, plain(price)))
        }
        Waypoint::Step { to, on } => {
            let stand = Stand { at: to, on };
            let price = if jumps { jump(scene, here, stand)? } else { gap(scene, here, stand)? };
            Ok((stand, plain(price)))
        }
    }
}

/// DS-229: a path comes into contact with an enemy only at its last point.
fn keeps_off_enemies(
    scene: Scene<'_>,
    start: &Body,
    end: &Body,
    legs: &[Leg],
) -> Result<(), Barred> {
    let touches = |body: &Body, enemy: &Body| in_contact(scene.terrain, scene.doors, body, enemy);
    for enemy in scene.others.iter().filter(|other| other.enemy) {
        let near = enemy.radius + start.radius + CONTACT;
        let met_at_last = !legs.is_empty() && touches(end, enemy);
        for (place, leg) in legs.iter().enumerate() {
            let last = place + 1 == legs.len();
            let here = start.moved(scene.terrain, leg.from);
            let there = start.moved(scene.terrain, leg.to);
            if !leg.walked {
                if !last && touches(&there, enemy) {
                    return Err(Barred::MustStop);
                }
                continue;
            }
            let level = same_level(enemy.z, here.z) || same_level(enemy.z, there.z);
            if !level || !reaches(enemy.at(), leg.from.at, leg.to.at, near) {
                continue;
            }
            // (b): already that near at the start, with a wall between.
            let began_near = place == 0 && reaches(enemy.at(), start.at(), start.at(), near);
            if !(began_near || last && met_at_last) {
                return Err(Barred::MustStop);
            }
        }
    }
    Ok(())
}

/// DS-406, DS-407, DS-832, DS-1510, DS-1511: what runners, riders and bearers may not do.
fn restrictions(
    legs: &[Leg],
    prices: &[Cost],
    path: &[Waypoint],
    walker: &Walker,
    gait: Gait,
) -> Result<(), Barred> {
    let linked = path.iter().any(|way| matches!(way, Waypoint::Link { .. }));
    let window = prices.iter().any(|price| price.window);
    if gait == Gait::Run && (linked || window || prices.iter().any(|price| price.rough > 0)) {
        return Err(Barred::NoRunning);
    }
    if walker.mounted && window {
        return Err(Barred::Mounted);
    }
    if !walker.loaded {
        return Ok(());
    }
    let mut leaving = true;
    for (leg, price) in legs.iter().zip(prices) {
        let stays = match price.rough_start {
            RoughStart::None => false,
            RoughStart::Enters => return Err(Barred::Loaded),
            RoughStart::Leaves | RoughStart::Whole if !leaving => return Err(Barred::Loaded),
            RoughStart::Leaves => false,
            RoughStart::Whole => true,
        };
        leaving = stays && leg.walked;
        if price.window {
            return Err(Barred::Loaded);
        }
    }
    Ok(())
}
