//! Movement (DS-400, DS-231, DS-241, DS-505, DS-610…613, DS-911, DS-915): a path is walked sample by sample.

use kernel::Next::Do;
use kernel::{Audience, Hidden, Seat};

use super::fight::attack;
use super::{Play, ambush, board, command, contacts, harm, lookout, special};
use crate::cards::kinds::Test;
use crate::geometry::measure::{CONTACT, OVERLAP, within};
use crate::geometry::path::Waypoint;
use crate::geometry::place::{overlap, same_level, stop};
use crate::geometry::segment::{closer_than, reaches};
use crate::geometry::walk::{cost, doors_crossed, sample, sample_count};
use crate::geometry::{Body, Door, Facing, Stand, Surface};
use crate::table::event::SpaceEvent;
use crate::table::flow::MoveStep;
use crate::table::public::{Fight, Means, Moving, Occasion, Purpose, Trying};
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Course, Event, Figure, FigureId, Step};

/// Begins a movement; what remains of it only its seat knows (DS-R77).
pub(crate) fn begin(
    play: &mut Play<'_>,
    seat: Seat,
    id: FigureId,
    purpose: Purpose,
    allowance: i32,
    course: Course,
) {
    let now = board(play);
    let figure = now.figure(id);
    let behind = (0..).zip(&now.public.figures).filter(|(_, other)| {
        other.stands() && other.id != id && super::quality::is_behind(figure, other)
    });
    let behind = behind.fold(0u64, |all, (slot, _)| all | 1 << slot);
    let start = figure.stand;
    play.public.moving = Some(Moving {
        figure: id,
        purpose,
        allowance,
        start,
        from: start,
        behind,
        last: course.path.is_empty(),
        ..Moving::default()
    });
    for marker in &mut play.public.markers {
        (marker.silent, marker.asked) = (false, false);
    }
    play.secrets.course = Some(Hidden::known_to(Audience::seat(seat), course));
    play.then([Do(Step::Move(MoveStep::Walk)), Do(Step::Move(MoveStep::Arrive))]);
}

/// One step of a movement.
pub(crate) fn step(play: &mut Play<'_>, step: MoveStep) {
    match step {
        MoveStep::Walk => walk(play),
        MoveStep::Windows => lookout::windows(play),
        MoveStep::AfterReaction { lookout, was_weak, new_enemy } => {
            weaken(play, was_weak);
            // DS-R81: whoever was an enemy before was one when the path was given.
            if new_enemy {
                obstruct(play, lookout);
            }
        }
        MoveStep::Arrive => arrive(play),
        MoveStep::ChargeAttack => charge_attack(play),
    }
}

/// The course of the movement in progress, for the rules.
pub(crate) fn course(play: &Play<'_>) -> Option<Course> {
    play.secrets.course.as_ref().map(|course| *course.read(play.referee()))
}

/// Goes to the next sample, and on, until somebody has something to say or the path is over.
fn walk(play: &mut Play<'_>) {
    loop {
        let (Some(moving), Some(course)) = (play.public.moving, course(play)) else { return };
        if moving.last || !play.public.figure(moving.figure).stands() {
            return;
        }
        let Some(way) = course.path.get(usize::from(moving.leg)).copied() else { return };
        if course.jump == Some(moving.leg) && !moving.took_off {
            return take_off(play);
        }
        let watched = lookout::is_watched(board(play), &moving);
        advance(play, moving, &course, way, watched);
        if watched {
            return play.then([Do(Step::Move(MoveStep::Windows)), Do(Step::Move(MoveStep::Walk))]);
        }
    }
}

/// DS-505: the test of a jump is made when the figure takes off.
fn take_off(play: &mut Play<'_>) {
    let Some(moving) = play.public.moving.as_mut() else { return };
    moving.took_off = true;
    let figure = moving.figure;
    play.then([Do(Step::Move(MoveStep::Walk))]);
    special::test(play, figure, Test::Jump, Trying::Jump);
}

/// Moves to the next sample, or to the end of the leg if nobody watches.
fn advance(play: &mut Play<'_>, mut moving: Moving, course: &Course, way: Waypoint, watched: bool) {
    let from = moving.from;
    let goal = landing(from, way, play.given.ground(play.public.table));
    let walked = matches!(way, Waypoint::Walk(_));
    let count = if walked { sample_count(from.at, goal.at) as u16 } else { 1 };
    let cut = course.cut.filter(|(leg, _)| *leg == moving.leg).map(|(_, at)| at);
    let next = if watched { moving.done + 1 } else { cut.unwrap_or(count) };
    let at = if walked { sample(from.at, goal.at, i32::from(next)) } else { goal.at };
    let stand = Stand { at, on: goal.on };
    let terrain = &play.given.ground(play.public.table).terrain;
    if walked && from.on == Surface::Ground {
        let opened: arrayvec::ArrayVec<u8, 8> =
            doors_crossed(terrain, &play.public.doors, from.at, at).take(8).collect();
        opened.into_iter().for_each(|door| set_door(play, door, Door::Open));
    }
    let before = play.public.figure(moving.figure).stand;
    let figure = play.public.figure_mut(moving.figure);
    figure.stand = stand;
    // DS-R120: along the way so far, which tells nothing of where it ends.
    if let Some(face) = Facing::towards(from.at, at) {
        figure.facing = face;
    }
    moving.samples += next - moving.done;
    moving.done = next;
    (moving.handled, moving.sprung) = (0, 0);
    if next == count {
        let walker = board(play).walker(play.public.figure(moving.figure));
        moving.spent += match way {
            Waypoint::Walk(to) => cost(terrain, &walker, from, to).total(),
            Waypoint::Link { via, .. } => terrain.link(via).map_or(0, |link| link.height),
            Waypoint::Step { to, .. } => crate::geometry::measure::len(from.at, to),
        };
        (moving.leg, moving.done, moving.from) = (moving.leg + 1, 0, stand);
    }
    let finished = usize::from(moving.leg) == course.path.len();
    let is_cut = cut == Some(next);
    (moving.last, moving.cut) = (finished || is_cut, is_cut && !finished);
    let id = moving.figure;
    play.public.moving = Some(moving);
    play.tell(|_| Event::Space(SpaceEvent::Moved { figure: id, from: before, to: stand }));
}

/// Where a way-point leads.
pub(crate) fn landing(from: Stand, way: Waypoint, table: &crate::cards::Table) -> Stand {
    match way {
        Waypoint::Walk(at) => Stand { at, on: from.on },
        Waypoint::Step { to, on } => Stand { at: to, on },
        Waypoint::Link { to, via } => match (from.on, table.terrain.link(via)) {
            (Surface::Ground, Some(link)) => Stand::top(to, link.on),
            (Surface::Ground | Surface::Top(_), _) => Stand::ground(to),
        },
    }
}

/// A door changes; everybody sees it.
pub(crate) fn set_door(play: &mut Play<'_>, door: u8, state: Door) {
    play.public.doors[usize::from(door)] = state;
    let pieces = &board(play).terrain().pieces;
    let piece = pieces.iter().position(|piece| piece.door == Some(door)).unwrap_or_default() as u8;
    play.tell(|_| Event::Space(SpaceEvent::Door { piece, state }));
}

/// A sample still to come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ahead {
    pub(crate) leg: u8,
    sample: u16,
    pub(crate) from: Stand,
    pub(crate) stand: Stand,
    spent: i32,
    walked: bool,
}

/// DS-231: all samples of a path that a figure would walk from where it stands.
pub(crate) fn samples_of(board: Board<'_>, id: FigureId, path: Path) -> Vec<Ahead> {
    let start = board.figure(id).stand;
    let moving = Moving { figure: id, start, from: start, ..Moving::default() };
    let mut all = ahead(board, &moving, &Course { path, ..Course::default() });
    all.remove(0);
    all
}

/// The present sample and all that are still to come, with what they cost.
fn ahead(board: Board<'_>, moving: &Moving, course: &Course) -> Vec<Ahead> {
    let figure = board.figure(moving.figure);
    let (terrain, walker) = (board.terrain(), board.walker(figure));
    let present = Ahead {
        leg: moving.leg,
        sample: moving.done,
        from: moving.from,
        stand: figure.stand,
        spent: moving.spent
            + cost(terrain, &walker, moving.from, figure.at()).total() * i32::from(moving.done > 0),
        walked: true,
    };
    let mut all = vec![present];
    let (mut from, mut spent) = (moving.from, moving.spent);
    for (leg, way) in course.path.iter().enumerate().skip(usize::from(moving.leg)) {
        let goal = landing(from, *way, board.table());
        let walked = matches!(way, Waypoint::Walk(_));
        let count = if walked { sample_count(from.at, goal.at) } else { 1 };
        let first = if leg == usize::from(moving.leg) { i32::from(moving.done) + 1 } else { 1 };
        let price = |at| match way {
            Waypoint::Walk(_) => cost(terrain, &walker, from, at).total(),
            Waypoint::Link { via, .. } => terrain.link(*via).map_or(0, |link| link.height),
            Waypoint::Step { to, .. } => crate::geometry::measure::len(from.at, *to),
        };
        for k in first..=count {
            let at = if walked { sample(from.at, goal.at, k) } else { goal.at };
            let stand = Stand { at, on: goal.on };
            let spent = spent + price(at);
            all.push(Ahead { leg: leg as u8, sample: k as u16, from, stand, spent, walked });
        }
        spent += price(goal.at);
        from = goal;
    }
    all
}

/// Whether the mover may stop at a sample (DS-243).
fn may_stop(board: Board<'_>, figure: &Figure, stand: Stand) -> bool {
    let others = board.others(figure);
    stop(board.scene(&others), &board.body_at(figure, stand)).is_ok()
}

/// DS-911: a mover newly weakened by a reaction has an inch less.
fn weaken(play: &mut Play<'_>, was_weak: bool) {
    let (Some(mut moving), Some(course)) = (play.public.moving, course(play)) else { return };
    let now = board(play);
    let figure = now.figure(moving.figure);
    if !figure.stands() || moving.last || was_weak || !command::is_weak(now, figure) {
        return;
    }
    moving.allowance = (moving.allowance - 1_000).max(0);
    play.public.moving = Some(moving);
    let now = board(play);
    let figure = now.figure(moving.figure);
    let all = ahead(now, &moving, &course);
    let fits = |one: &&Ahead| one.spent <= moving.allowance && may_stop(now, figure, one.stand);
    // DS-R72: a wound never carries anybody on.
    let end = all
        .iter()
        .rev()
        .find(fits)
        .or_else(|| all.iter().find(|one| may_stop(now, figure, one.stand)));
    let end = end.map(|one| (one.leg, one.sample));
    cut_at(play, end);
}

/// The path ends at this sample; at the present one if it is that.
fn cut_at(play: &mut Play<'_>, end: Option<(u8, u16)>) {
    let referee = play.referee();
    let Some(moving) = play.public.moving.as_mut() else { return };
    let Some((leg, sample)) = end else { return };
    let Some(course) = play.secrets.course.as_mut() else { return };
    let course = course.write(referee);
    let finished = usize::from(leg) >= course.path.len();
    if finished {
        return;
    }
    if (leg, sample) == (moving.leg, moving.done) {
        (moving.last, moving.cut) = (true, true);
    } else if course.cut.is_none_or(|cut| (leg, sample) < cut) {
        course.cut = Some((leg, sample));
    }
}

/// DS-915: the movement ends at the last legal stopping place before it would overlap or touch somebody who has come
/// out or has become an enemy; the declared target of a charge is exempt (DS-R90).
pub(crate) fn obstruct(play: &mut Play<'_>, by: FigureId) {
    let (Some(moving), Some(course)) = (play.public.moving, course(play)) else { return };
    let now = board(play);
    let (figure, other) = (now.figure(moving.figure), now.figure(by));
    if moving.last || !other.stands() || !figure.stands() || course.target == Some(by) {
        return;
    }
    let obstacle = now.body(other);
    let all = ahead(now, &moving, &course);
    let enemy = now.enemies(figure, other);
    let radii = obstacle.radius + now.body(figure).radius;
    // DS-229 b: so near already, and not in contact: a wall is between them.
    let began_near = within(figure.at(), obstacle.at(), radii + CONTACT);
    let barred = |at: usize| {
        let one = all[at];
        let body: Body = now.body_at(figure, one.stand);
        let before = if all[at - 1].leg == one.leg { all[at - 1].stand } else { one.from };
        let level =
            same_level(obstacle.z, body.z) || same_level(obstacle.z, now.body_at(figure, before).z);
        let (walked, leaves) = (one.walked && level, began_near && one.leg == moving.leg);
        let runs = walked && closer_than(obstacle.at(), before.at, one.stand.at, radii - OVERLAP);
        // DS-229: also between two samples.
        let skims = enemy
            && walked
            && !leaves
            && reaches(obstacle.at(), before.at, one.stand.at, radii + CONTACT);
        let doors = &now.public.doors;
        let touches = crate::geometry::place::in_contact(now.terrain(), doors, &body, &obstacle);
        runs || skims || overlap(&body, &obstacle) || enemy && touches
    };
    let Some(first) = (1..all.len()).find(|at| barred(*at)) else { return };
    let end = all[..first].iter().rev().find(|one| may_stop(now, figure, one.stand));
    // Where it could not stop before, it does so as soon as it can, as a wounded mover (DS-R72).
    let end = end.or_else(|| all.iter().find(|one| may_stop(now, figure, one.stand)));
    cut_at(play, end.map(|one| (one.leg, one.sample)));
}

/// The end of a path: declared facing, contacts and duels, exit, and the attack of a charge.
fn arrive(play: &mut Play<'_>) {
    let (Some(mut moving), Some(course)) = (play.public.moving, course(play)) else { return };
    let id = moving.figure;
    if !play.public.figure(id).stands() {
        return forget(play);
    }
    moving.arrived = true;
    play.public.moving = Some(moving);
    // DS-241: one stopped by an engagement keeps facing along its last segment.
    let stopped = moving.cut && moving.stopped_by.is_some();
    if !stopped {
        play.public.figure_mut(id).facing = course.face;
    }
    let stand = play.public.figure(id).stand;
    if moving.samples > 0 {
        play.tell(|_| Event::Space(SpaceEvent::Stopped { figure: id, at: stand }));
        let against = moving.stopped_by.filter(|_| moving.cut).or(course.target);
        contacts::recompute(play, Some((id, against)));
        play.public.look_for_end = true;
    }
    ambush::forget_empty(play);
    // DS-412, DS-R82: nobody walks out of a duel, and only the path's own end leads off the table.
    if course.exit && !moving.cut && !play.public.figure(id).engaged() {
        harm::leave(play, id);
    }
    if moving.purpose == Purpose::Charge {
        play.then([Do(Step::Move(MoveStep::ChargeAttack))]);
    } else {
        forget(play);
    }
}

/// The movement is over.
fn forget(play: &mut Play<'_>) {
    play.public.moving = None;
    play.secrets.course = None;
}

/// DS-610…613, DS-912: the free attack of a charge that has reached somebody.
fn charge_attack(play: &mut Play<'_>) {
    let (Some(moving), Some(course)) = (play.public.moving, course(play)) else { return };
    forget(play);
    let id = moving.figure;
    if !play.public.figure(id).stands() {
        return;
    }
    // DS-912: one that has reached its target goes on with it, whoever engaged it there.
    let interceptor = moving.stopped_by.filter(|_| moving.cut || course.target.is_none());
    if let Some(other) = interceptor {
        return strike_back(play, id, other);
    }
    let now = board(play);
    let charger = now.figure(id);
    let reached = |target: &FigureId| {
        let target = now.figure(*target);
        target.stands()
            && now.touch(charger, target)
            && charger.facing.has_in_front(charger.at(), target.at())
    };
    let declared = course.target.filter(reached);
    let touched = || {
        let mut enemies = now.public.standing().filter(|other| now.enemies(charger, other));
        enemies.find(|other| reached(&other.id)).map(|other| other.id)
    };
    let Some(target) = declared.or_else(|| if moving.cut { touched() } else { None }) else {
        return;
    };
    // DS-613: behind the target when the charge began, and at contact.
    let slot = now.public.slot(target).unwrap_or_default();
    let began_behind = moving.behind >> slot & 1 == 1;
    let dodge_only = began_behind && super::quality::is_behind(charger, now.figure(target));
    let fight = Fight {
        attacker: id,
        target,
        means: Means::Contact,
        occasion: Occasion::Charge,
        dodge_only,
        charged: true,
        ..Fight::default()
    };
    attack(play, fight);
}

/// DS-912, DS-R101: an intercepted charger turns to the interceptor and strikes, without surprise.
fn strike_back(play: &mut Play<'_>, id: FigureId, other: FigureId) {
    let now = board(play);
    let (charger, target) = (now.figure(id), now.figure(other));
    if !target.stands() || !now.touch(charger, target) {
        return;
    }
    if let Some(face) = Facing::towards(charger.at(), target.at()) {
        play.public.figure_mut(id).facing = face;
    }
    let fight = Fight {
        attacker: id,
        target: other,
        means: Means::Contact,
        occasion: Occasion::Intercepted,
        ..Fight::default()
    };
    attack(play, fight);
}
