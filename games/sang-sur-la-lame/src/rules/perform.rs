//! Performing announced actions (DS-311, DS-313, DS-314, DS-1602, DS-1604 steps 5 to 8).

use kernel::Next::Do;
use kernel::Seat;

use super::fight::attack;
use super::forbidden::Forbidden;
use super::{Play, board, command, contacts, declare, harm, movement, special, targets};
use crate::cards::kinds::{Kind, Test};
use crate::cards::lists::Class;
use crate::cards::{Npc, Role, ScenarioId};
use crate::geometry::leap::flight;
use crate::geometry::measure::INCH;
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::place::{in_contact, stop};
use crate::geometry::{Body, Door, Facing, Point, Stand, Surface};
use crate::table::event::{SpaceEvent, TurnEvent};
use crate::table::flow::{Deed, TurnStep};
use crate::table::public::{Acting, Fight, Means, Purpose, ThingPlace, Trying};
use crate::table::scene::{Board, Bodies};
use crate::table::secrets::Path;
use crate::table::{Course, Event, Figure, FigureId, Public, Status, Step};

/// The action whose turn it is.
pub(crate) fn present(acting: &Acting) -> Option<Kind> {
    acting.kinds.get(usize::from(acting.next)).copied()
}

/// Whether a deed may be done now, with or without dropping the load first.
pub(crate) fn check(board: Board<'_>, deed: &Deed, drop: bool) -> Result<(), Forbidden> {
    let acting = board.public.acting.ok_or(Forbidden::NotYourDecision)?;
    let kind = present(&acting).ok_or(Forbidden::NotYourDecision)?;
    let figure = board.public.find(acting.figure).ok_or(Forbidden::BadInput)?;
    if !fits(kind, deed) {
        return Err(Forbidden::BadInput);
    }
    if drop && figure.load.is_none() {
        return Err(Forbidden::BadInput);
    }
    if drop {
        let mut imagined: Public = *board.public;
        set_down(&mut imagined, figure.id);
        let board = Board::new(board.given, &imagined);
        return allowed(board, &acting, kind, imagined.figure(figure.id), deed);
    }
    allowed(board, &acting, kind, figure, deed)
}

/// The load put down, for judging what comes after.
pub(crate) fn set_down(public: &mut Public, id: FigureId) {
    let bearer = public.figure_mut(id);
    let (stand, load) = (bearer.stand, bearer.load.take());
    if let Some(load) = load {
        public.things[usize::from(load)].place = ThingPlace::Lying(stand);
    }
}

/// Which deeds perform which action.
pub(crate) const fn fits(kind: Kind, deed: &Deed) -> bool {
    match deed {
        Deed::Go { .. } => matches!(kind, Kind::Move | Kind::Run),
        Deed::Jump { .. } => matches!(kind, Kind::Jump),
        Deed::Charge { .. } => matches!(kind, Kind::Charge),
        Deed::Fly { .. } => matches!(kind, Kind::Fly),
        Deed::Duel { .. } => matches!(kind, Kind::Duel),
        Deed::Shoot { .. } => matches!(kind, Kind::Throw | Kind::Shoot),
        Deed::HeavyThrow { .. } | Deed::Keep {} => matches!(kind, Kind::HeavyThrow),
        Deed::Climb { .. } => matches!(kind, Kind::Climb),
        Deed::Door { .. } | Deed::Chains { .. } => matches!(kind, Kind::Lock | Kind::Door),
        Deed::PickUp { .. } => matches!(kind, Kind::PickUp),
        Deed::Search { .. } => matches!(kind, Kind::Search),
        Deed::Disengage { .. } => matches!(kind, Kind::Disengage),
        Deed::Face { .. } => matches!(kind, Kind::Reorient | Kind::Watch),
    }
}

/// The facing a deed ends with.
const fn face_of(deed: &Deed) -> Option<Facing> {
    match deed {
        Deed::Go { face, .. }
        | Deed::Jump { face, .. }
        | Deed::Charge { face, .. }
        | Deed::Fly { face, .. }
        | Deed::Duel { face, .. }
        | Deed::Shoot { face, .. }
        | Deed::HeavyThrow { face, .. }
        | Deed::Climb { face, .. }
        | Deed::Door { face, .. }
        | Deed::Chains { face, .. }
        | Deed::PickUp { face, .. }
        | Deed::Search { face, .. }
        | Deed::Face { face } => Some(*face),
        Deed::Keep {} | Deed::Disengage { .. } => None,
    }
}

/// The facing everybody may know while the deed is done: that of a movement is a secret until it is over (section 6).
const fn open_face(deed: &Deed) -> Option<Facing> {
    match deed {
        Deed::Go { .. } | Deed::Jump { .. } | Deed::Charge { .. } | Deed::Fly { .. } => None,
        Deed::Duel { .. } | Deed::Shoot { .. } | Deed::HeavyThrow { .. } | Deed::Keep {} => {
            face_of(deed)
        }
        Deed::Climb { .. } | Deed::Door { .. } | Deed::Chains { .. } | Deed::PickUp { .. } => {
            face_of(deed)
        }
        Deed::Search { .. } | Deed::Disengage { .. } | Deed::Face { .. } => face_of(deed),
    }
}

fn allowed(
    board: Board<'_>,
    acting: &Acting,
    kind: Kind,
    figure: &Figure,
    deed: &Deed,
) -> Result<(), Forbidden> {
    // DS-413: whose entering action was forgone is still off the table.
    if figure.status == Status::Reserve && !kind.enters() {
        return Err(Forbidden::MustEnter);
    }
    may_now(board, figure, kind)?;
    by_kind(board, acting, kind, figure, deed)?;
    if face_of(deed).is_some_and(|face| !face.valid()) {
        return Err(Forbidden::BadFacing);
    }
    may_exit(board, figure, deed)
}

/// Whether nothing at all performs this action now, whichever way one composes, with a load or without.
pub(crate) fn is_barred(board: Board<'_>, figure: &Figure, kind: Kind) -> bool {
    let must_enter = figure.status == Status::Reserve && !kind.enters();
    must_enter || may_now(board, figure, kind).is_err_and(|why| why != Forbidden::Loaded)
}

/// Step 4 again, now that the action's time has come: engaged, loaded.
fn may_now(board: Board<'_>, figure: &Figure, kind: Kind) -> Result<(), Forbidden> {
    let engaged = board.given.printed.action(kind).engaged;
    if figure.engaged() && engaged == crate::cards::lists::Engaged::No {
        let shoots = matches!(kind, Kind::Throw | Kind::Shoot | Kind::HeavyThrow);
        return Err(if shoots { Forbidden::NoShooting } else { Forbidden::Engaged });
    }
    let heavy = matches!(
        kind,
        Kind::Run | Kind::Charge | Kind::Fly | Kind::Jump | Kind::Climb | Kind::Disengage
    );
    if heavy && board.is_loaded(figure) { Err(Forbidden::Loaded) } else { Ok(()) }
}

fn by_kind(
    board: Board<'_>,
    acting: &Acting,
    kind: Kind,
    figure: &Figure,
    deed: &Deed,
) -> Result<(), Forbidden> {
    match deed {
        Deed::Go { path, from, .. } => {
            let gait = kind.gait();
            goes(board, acting, kind, figure, path, gait, *from)
        }
        Deed::Jump { path, jump_index, .. } => {
            let gait = Gait::Jump { at: usize::from(*jump_index) };
            goes(board, acting, kind, figure, path, gait, None)
        }
        // DS-220: only a move or a run may stay where it is.
        Deed::Charge { path, .. } if path.is_empty() => Err(Forbidden::BadInput),
        Deed::Charge { path, target, face, from } => {
            let end = charge_end(board, acting, figure, path, *target, *from)?;
            charge_target(board, figure, &end, *target, *face)
        }
        Deed::Fly { to, on, from, .. } => {
            let (start, others) = start(board, figure, *from)?;
            let stand = Stand { at: *to, on: *on };
            if !to.on_table() {
                return Err(Forbidden::BadInput);
            }
            let allowance = command::allowance(board, figure, Kind::Fly, 0);
            flight(board.scene(&others), &start, stand, allowance)?;
            Ok(())
        }
        Deed::Duel { target, .. } => targets::duel(board, figure, *target).map(|_| ()),
        Deed::Shoot { weapon, target, .. } => {
            let class = if kind == Kind::Throw { Class::Thrown } else { Class::Shot };
            let right = command::weapon(board, figure, *weapon);
            if right.is_none_or(|weapon| weapon.class != class) {
                return Err(Forbidden::BadInput);
            }
            targets::ranged(board, figure, *weapon, *target)
        }
        Deed::HeavyThrow { target, .. } => {
            if !declare::bears_throwable(board, figure) {
                return Err(Forbidden::Impossible);
            }
            targets::heavy(board, figure, *target, i32::from(acting.die) * INCH)
        }
        Deed::Keep {} | Deed::Face { .. } => Ok(()),
        Deed::Climb { piece, to, on, .. } => {
            special::may_climb(board, figure, *piece, Stand { at: *to, on: *on })
        }
        Deed::Door { door, .. } if kind == Kind::Lock => {
            special::door_in_reach(board, figure, *door, |state| state == Door::Locked)
        }
        Deed::Door { door, .. } => special::door_in_reach(board, figure, *door, Door::is_shut),
        Deed::Chains { npc, .. } => special::may_unchain(board, figure, *npc),
        Deed::PickUp { object, .. } => special::may_pick_up(board, figure, *object),
        Deed::Search { spot, .. } => special::may_search(board, figure, *spot),
        Deed::Disengage { from } => {
            let enemy = board.public.find(*from).ok_or(Forbidden::BadInput)?;
            let own = enemy.stands() && contacts::are_opponents(figure, enemy);
            if own { Ok(()) } else { Err(Forbidden::OtherDuel) }
        }
    }
}

/// DS-413: where a movement begins: here, or at a point of the entry zone.
pub(crate) fn start(
    board: Board<'_>,
    figure: &Figure,
    from: Option<Point>,
) -> Result<(Body, Bodies), Forbidden> {
    let others = board.others(figure);
    match (figure.status, from) {
        (Status::Standing, None) => Ok((board.body(figure), others)),
        (Status::Reserve, Some(at)) => {
            let inside = declare::entry(board, figure).iter().any(|zone| zone.contains(at));
            let body = board.body_at(figure, Stand::ground(at));
            let free = stop(board.scene(&others), &body).is_ok();
            let alone = !others.iter().any(|other| {
                other.enemy && in_contact(board.terrain(), &board.public.doors, &body, other)
            });
            if at.on_table() && inside && free && alone {
                Ok((body, others))
            } else {
                Err(Forbidden::MustEnter)
            }
        }
        (Status::Reserve, None) => Err(Forbidden::MustEnter),
        _ => Err(Forbidden::BadInput),
    }
}

/// DS-1604 step 5: a path.
fn goes(
    board: Board<'_>,
    acting: &Acting,
    kind: Kind,
    figure: &Figure,
    path: &Path,
    gait: Gait,
    from: Option<Point>,
) -> Result<(), Forbidden> {
    let (start, others) = start(board, figure, from)?;
    let allowance = command::allowance(board, figure, kind, acting.die);
    let walker = board.walker(figure);
    judge(board.scene(&others), &start, &walker, path, gait, allowance)?;
    Ok(())
}

/// Where a charge begins; a neutral it is aimed at counts as an enemy (DS-1505).
pub(crate) fn charge_start(
    board: Board<'_>,
    figure: &Figure,
    target: Option<FigureId>,
    from: Option<Point>,
) -> Result<(Body, Bodies), Forbidden> {
    let (start, mut others) = start(board, figure, from)?;
    if let Some(target) = target {
        let target = targets::target(board, figure, target)?;
        for other in others.iter_mut().filter(|other| other.stand == target.stand) {
            other.enemy = true;
        }
    }
    Ok((start, others))
}

/// A charge's path, and where it ends.
fn charge_end(
    board: Board<'_>,
    acting: &Acting,
    figure: &Figure,
    path: &Path,
    target: Option<FigureId>,
    from: Option<Point>,
) -> Result<Body, Forbidden> {
    let (start, others) = charge_start(board, figure, target, from)?;
    let allowance = command::allowance(board, figure, Kind::Charge, acting.die);
    let walker = board.walker(figure);
    let legs = judge(board.scene(&others), &start, &walker, path, Gait::Run, allowance)?;
    let end = legs.last().map_or(start.stand, |leg| leg.to);
    Ok(start.moved(board.terrain(), end))
}

/// DS-610, DS-611: a charge that reaches somebody names one it touches, in its front arc.
fn charge_target(
    board: Board<'_>,
    figure: &Figure,
    end: &Body,
    target: Option<FigureId>,
    face: Facing,
) -> Result<(), Forbidden> {
    let touches =
        |other: &Figure| in_contact(board.terrain(), &board.public.doors, end, &board.body(other));
    let Some(target) = target else {
        let met = board
            .public
            .standing()
            .any(|other| other.id != figure.id && board.enemies(figure, other) && touches(other));
        return if met { Err(Forbidden::MustStop) } else { Ok(()) };
    };
    let target = targets::target(board, figure, target)?;
    if !touches(target) {
        return Err(Forbidden::OutOfReach);
    }
    if face.valid() && !face.has_in_front(end.at(), target.at()) {
        return Err(Forbidden::NotInArc);
    }
    Ok(())
}

/// DS-412, DS-1604 step 8: where a side may leave the table, if a deed ends by leaving it.
fn may_exit(board: Board<'_>, figure: &Figure, deed: &Deed) -> Result<(), Forbidden> {
    let at = if let Deed::Go { path, exit: true, from, .. } = deed {
        path.last().map_or(from.unwrap_or(figure.at()), |way| way.to())
    } else if let Deed::Fly { to, exit: true, .. } = deed {
        *to
    } else {
        return Ok(());
    };
    let zone = match (board.public.scenario, board.role(figure)) {
        (ScenarioId::Espion, Some(Role::Militia)) => "exit",
        (ScenarioId::Convoi, Some(Role::Renegade)) => "exit_renegade",
        _ => return Err(Forbidden::NoExit),
    };
    let inside = board.setup().zone(zone).iter().any(|area| area.contains(at));
    let bound = figure.npc == Some(Npc::Prisonnier);
    if inside && !bound { Ok(()) } else { Err(Forbidden::NoExit) }
}

/// Does the deed.
pub(crate) fn perform(play: &mut Play<'_>, seat: Seat, deed: &Deed, drop: bool) {
    let Some(acting) = play.public.acting else { return };
    let Some(kind) = present(&acting) else { return };
    let id = acting.figure;
    if drop {
        harm::drop_load(play, id);
    }
    let keep = play.public.figure(id).facing;
    if let Some(acting) = play.public.acting.as_mut() {
        acting.face = open_face(deed).unwrap_or(keep);
    }
    let leapt = acting.leapt;
    if let Some(acting) = play.public.acting.as_mut() {
        acting.leapt = false;
    }
    play.then([Do(Step::Turn(TurnStep::Close))]);
    let now = board(play);
    let allowance = command::allowance(now, now.figure(id), kind, acting.die);
    match *deed {
        Deed::Go { path, face, exit, from } => {
            enter(play, id, from);
            let purpose = if kind == Kind::Run { Purpose::Run } else { Purpose::Move };
            let course = Course { path, face, exit, ..Course::default() };
            movement::begin(play, seat, id, purpose, allowance, course);
        }
        Deed::Jump { path, jump_index, face } => {
            let course = Course { path, face, jump: Some(jump_index), ..Course::default() };
            movement::begin(play, seat, id, Purpose::Jump, allowance, course);
        }
        Deed::Charge { path, target, face, from } => {
            enter(play, id, from);
            let course = Course { path, face, target, ..Course::default() };
            movement::begin(play, seat, id, Purpose::Charge, allowance, course);
        }
        Deed::Fly { to, on, face, exit, from } => {
            enter(play, id, from);
            let path = [Waypoint::Step { to, on }].into_iter().collect();
            let course = Course { path, face, exit, ..Course::default() };
            movement::begin(play, seat, id, Purpose::Fly, allowance, course);
        }
        Deed::Duel { target, .. } => duel(play, id, target, leapt),
        Deed::Shoot { weapon, target, .. } => {
            let means = Means::Ranged(weapon);
            attack(play, Fight { attacker: id, target, means, ..Fight::default() });
        }
        Deed::HeavyThrow { target, .. } => {
            special::test(play, id, Test::HeavyThrow, Trying::HeavyThrow { target });
        }
        Deed::Keep {} => {}
        Deed::Climb { to, on, .. } => {
            let to = Stand { at: to, on };
            special::test(play, id, Test::Climb, Trying::Climb { to });
        }
        Deed::Door { door, .. } if kind == Kind::Lock => {
            special::test(play, id, Test::Lock, Trying::Lock { door });
        }
        Deed::Door { door, .. } => special::test(play, id, Test::Door, Trying::Door { door }),
        Deed::Chains { npc, .. } => {
            let broken = kind == Kind::Door;
            let test = if broken { Test::Door } else { Test::Lock };
            special::test(play, id, test, Trying::Chains { npc, broken });
        }
        Deed::PickUp { object, .. } => {
            special::test(play, id, Test::PickUp, Trying::PickUp { object });
        }
        Deed::Search { spot, .. } => {
            special::test(play, id, Test::Search, Trying::Search { spot });
        }
        Deed::Disengage { from } => {
            special::test(play, id, Test::Disengage, Trying::Disengage { from });
        }
        Deed::Face { face } => {
            play.tell(|_| Event::Space(SpaceEvent::Turned { figure: id, face }));
            if kind == Kind::Watch {
                play.public.figure_mut(id).lookout = true;
                play.tell(|_| Event::Turn(TurnEvent::OnLookout { figure: id }));
            }
        }
    }
}

/// DS-413: the entry point is not a sample.
fn enter(play: &mut Play<'_>, id: FigureId, from: Option<Point>) {
    let Some(at) = from else { return };
    let figure = play.public.figure_mut(id);
    if figure.status != Status::Reserve {
        return;
    }
    figure.status = Status::Standing;
    figure.stand = Stand { at, on: Surface::Ground };
    let stand = figure.stand;
    play.tell(|_| Event::Space(SpaceEvent::Entered { figure: id, at: stand }));
}

/// DS-603, DS-807: a duel attack.
fn duel(play: &mut Play<'_>, id: FigureId, target: FigureId, leapt: bool) {
    let now = board(play);
    let figure = now.figure(id);
    let Ok(means) = targets::duel(now, figure, target) else { return };
    let leaping = leapt && means == Means::Contact;
    attack(play, Fight { attacker: id, target, means, leaping, ..Fight::default() });
}

/// DS-313: the action is forgone; its gold is lost.
pub(crate) fn forgo(play: &mut Play<'_>) {
    let Some(acting) = play.public.acting else { return };
    let Some(kind) = present(&acting) else { return };
    let figure = acting.figure;
    if let Some(acting) = play.public.acting.as_mut() {
        acting.leapt = false;
        acting.next += 1;
    }
    play.tell(|_| Event::Turn(TurnEvent::Forwent { figure, kind }));
}

/// 5.2 step 6: the closing facing, contacts and duels, and on to the next action.
pub(crate) fn close(play: &mut Play<'_>) {
    let Some(acting) = play.public.acting.as_mut() else { return };
    let Some(kind) = present(acting) else { return };
    acting.next += 1;
    let (id, face) = (acting.figure, acting.face);
    let faced = match kind {
        // A movement has taken its facing at its end (DS-241), one who disengages faces the enemy (DS-512).
        Kind::Move | Kind::Run | Kind::Jump | Kind::Charge | Kind::Fly | Kind::Disengage => false,
        // A climb that failed was no movement.
        Kind::Climb => acting.over,
        Kind::Reorient | Kind::PickUp | Kind::Search | Kind::Throw | Kind::Duel => true,
        Kind::HeavyThrow | Kind::Lock | Kind::Door | Kind::Shoot | Kind::Watch => true,
    };
    let figure = play.public.figure_mut(id);
    if figure.stands() && faced && face.valid() {
        figure.facing = face;
    }
}
