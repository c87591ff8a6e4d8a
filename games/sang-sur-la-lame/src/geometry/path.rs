//! Whole paths (DS-220, DS-229, DS-230, DS-406, DS-1511, DS-1604 step 5): way-points, and the judgement of them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::leap::{gap, jump, ladder};
use super::measure::{CONTACT, MAX_WAYPOINTS, Point};
use super::place::{Barred, Body, Scene, Stand, Surface, in_contact, same_level};
use super::segment::reaches;
use super::terrain::LinkId;
use super::walk::{Cost, RoughStart, Walker, cost, is_difficult, walk};

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
    let mut way = Way::new(scene, figure, walker, gait);
    for one in path {
        way.add(*one)?;
    }
    way.verdict(allowance)?;
    Ok(way.legs)
}

/// A path being made, way-point by way-point.
#[derive(Clone, Debug)]
pub struct Way<'a> {
    scene: Scene<'a>,
    walker: Walker,
    gait: Gait,
    start: Body,
    here: Body,
    linked: bool,
    /// Its segments so far.
    pub legs: Legs,
    /// What each of them costs, and why.
    pub prices: ArrayVec<Cost, MAX_WAYPOINTS>,
}

impl<'a> Way<'a> {
    /// A path that has not begun.
    #[must_use]
    pub fn new(scene: Scene<'a>, figure: &Body, walker: &Walker, gait: Gait) -> Self {
        let (start, here, walker) = (*figure, *figure, *walker);
        let (legs, prices) = (Legs::new(), ArrayVec::new());
        Self { scene, walker, gait, start, here, linked: false, legs, prices }
    }

    /// The figure where the path has come to.
    #[must_use]
    pub const fn here(&self) -> &Body {
        &self.here
    }

    /// What it has cost so far.
    #[must_use]
    pub fn spent(&self) -> i32 {
        self.legs.iter().map(|leg| leg.cost).sum()
    }

    /// Goes on to one more way-point, by the rule of that segment alone.
    ///
    /// # Errors
    /// What bars it; the path is as it was.
    pub fn add(&mut self, way: Waypoint) -> Result<(), Barred> {
        if self.legs.is_full() || !way.to().on_table() {
            return Err(Barred::OffTable);
        }
        let jumps = self.gait == Gait::Jump { at: self.legs.len() };
        let (to, price) = leg(self.scene, &self.here, &self.walker, way, jumps)?;
        let walked = matches!(way, Waypoint::Walk(_));
        self.legs.push(Leg { from: self.here.stand, to, cost: price.total(), walked });
        self.prices.push(price);
        self.linked |= matches!(way, Waypoint::Link { .. });
        self.here = self.here.moved(self.scene.terrain, to);
        Ok(())
    }

    /// What holds for the path as a whole: the contact rule, restrictions, then the price.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn verdict(&self, allowance: i32) -> Result<(), Barred> {
        keeps_off_enemies(self.scene, &self.start, &self.here, &self.legs)?;
        restrictions(&self.legs, &self.prices, self.linked, &self.walker, self.gait)?;
        let steps_in = |leg: &Leg| !leg.walked && is_difficult(self.scene.terrain, leg.to);
        // DS-1511: a step over a gap enters as a walk does.
        if self.walker.loaded && self.legs.iter().any(steps_in) {
            return Err(Barred::Loaded);
        }
        let cost = self.spent();
        if cost > allowance { Err(Barred::TooFar { cost, allowance }) } else { Ok(()) }
    }
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
        for (place, leg) in legs.iter().enumerate() {
            let last = place + 1 == legs.len();
            let there = || start.moved(scene.terrain, leg.to);
            if !leg.walked {
                if !last && touches(&there(), enemy) {
                    return Err(Barred::MustStop);
                }
                continue;
            }
            if !reaches(enemy.at(), leg.from.at, leg.to.at, near) {
                continue;
            }
            let here = start.moved(scene.terrain, leg.from);
            if !same_level(enemy.z, here.z) && !same_level(enemy.z, there().z) {
                continue;
            }
            // (b): already that near at the start, with a wall between.
            let began_near = place == 0 && reaches(enemy.at(), start.at(), start.at(), near);
            if !(began_near || last && touches(end, enemy)) {
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
    linked: bool,
    walker: &Walker,
    gait: Gait,
) -> Result<(), Barred> {
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
