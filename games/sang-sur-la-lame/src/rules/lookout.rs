//! On the lookout (DS-900): what a lookout could do at a sample, who is asked when, and what reactions do.

use kernel::Next::{Ask, Do};

use super::command::{self, usable};
use super::fight::attack;
use super::forbidden::Forbidden;
use super::quality::{attack_whys, defence_whys};
use super::{Play, ambush, board, contacts, targets};
use crate::cards::Npc;
use crate::cards::kinds::{Kind, Why};
use crate::cards::lists::Class;
use crate::geometry::measure::{Point, scale, squared};
use crate::geometry::path::{Gait, Waypoint, judge};
use crate::geometry::place::{self, in_contact};
use crate::geometry::{Facing, Stand};
use crate::table::event::BloodEvent;
use crate::table::flow::{MoveStep, Reaction};
use crate::table::public::{Asked, Fight, Means, Moving, Occasion, Offer};
use crate::table::scene::Board;
use crate::table::{Event, Figure, FigureId, Question, Step};

/// DS-904: how far a lookout steps to engage.
const STEP: i32 = 1_000;
/// DS-905: after so many samples an unchanged offer is made again.
const PATIENCE: u16 = 4;

/// DS-903, DS-1483, DS-1507: whether this mover's movement can trigger this lookout.
pub(crate) fn watches(board: Board<'_>, lookout: &Figure, mover: &Figure) -> bool {
    if !lookout.lookout || !lookout.stands() || lookout.id == mover.id {
        return false;
    }
    match board.side(lookout) {
        Some(_) => board.enemies(lookout, mover) && mover.npc != Some(Npc::Prisonnier),
        // A neutral guard minds every figure of a band, and no NPC.
        None => mover.npc.is_none(),
    }
}

/// DS-903: whether this action moves somebody in a way that a lookout may react to.
pub(crate) const fn is_watched_for(kind: Kind) -> bool {
    match kind {
        Kind::Move | Kind::Run | Kind::Charge | Kind::Jump | Kind::Fly | Kind::Climb => true,
        Kind::Duel
        | Kind::Throw
        | Kind::Shoot
        | Kind::HeavyThrow
        | Kind::Disengage
        | Kind::PickUp
        | Kind::Search
        | Kind::Lock
        | Kind::Door
        | Kind::Reorient
        | Kind::Watch => false,
    }
}

/// Whether anybody at all could react to this movement.
pub(crate) fn is_watched(board: Board<'_>, moving: &Moving) -> bool {
    let mover = board.figure(moving.figure);
    let eyes = board.public.figures.iter().any(|other| watches(board, other, mover));
    eyes || ambush::is_near(board, mover)
}

/// Modifiers as bits, to compare offers.
fn bits(whys: &[Why]) -> u16 {
    whys.iter().fold(0, |bits, why| bits | 1 << (*why as u16))
}

/// DS-904: what a lookout could do to a mover where it is now.
pub(crate) fn offer(board: Board<'_>, lookout: &Figure, mover: &Figure) -> Offer {
    let mut offer = Offer::default();
    if !lookout.facing.has_in_front(lookout.at(), mover.at()) {
        return offer;
    }
    let touching = board.touch(lookout, mover);
    // DS-902: an ambusher that has come out beside somebody else is in a duel already.
    if lookout.engaged() && !touching {
        return offer;
    }
    offer.engage = engage_point(board, lookout, mover);
    // DS-R68: where they touch, it can only engage.
    if touching {
        return offer;
    }
    let with = |means: Means| {
        let fight = Fight { attacker: lookout.id, target: mover.id, means, ..Fight::default() };
        (bits(&attack_whys(board, &fight)), bits(&defence_whys(board, &fight)))
    };
    for class in [Class::Thrown, Class::Shot] {
        for place in usable(board, lookout, class) {
            if targets::ranged(board, lookout, place, mover.id).is_ok() {
                offer.shots[usize::from(place)] = Some(with(Means::Ranged(place)));
            }
        }
    }
    if targets::strikes(board, lookout, mover) {
        offer.strike = Some(with(Means::Reach));
    }
    offer
}

/// DS-R93: the first point in contact on the straight line to the mover, if it may be walked to.
fn engage_point(board: Board<'_>, lookout: &Figure, mover: &Figure) -> Option<Point> {
    let (own, target) = (board.body(lookout), board.body(mover));
    let reach = own.radius + target.radius + crate::geometry::measure::CONTACT + STEP;
    if !crate::geometry::measure::within(own.at(), target.at(), reach) {
        return None;
    }
    let way = own.at().to(target.at());
    let (terrain, doors) = (board.terrain(), &board.public.doors);
    let touches = |k: i32| {
        let at = own.at().plus(scale(way, k));
        in_contact(terrain, doors, &own.moved(terrain, Stand { at, ..own.stand }), &target)
    };
    // Contact along the line begins once: the distance falls with every step.
    let far = crate::geometry::measure::len(own.at(), target.at());
    let least = (far - own.radius - target.radius - 14).clamp(0, STEP);
    let k = (least..=STEP).find(|k| touches(*k))?;
    let to = own.at().plus(scale(way, k));
    may_engage(board, lookout, mover, to).is_ok().then_some(to)
}

/// DS-904, DS-221, DS-229: whether a lookout may walk to this point to engage the mover.
pub(crate) fn may_engage(
    board: Board<'_>,
    lookout: &Figure,
    mover: &Figure,
    to: Point,
) -> Result<(), Forbidden> {
    if !to.on_table() {
        return Err(Forbidden::BadInput);
    }
    let mover_others = board.others(mover);
    place::stop(board.scene(&mover_others), &board.body(mover)).map_err(Forbidden::from)?;
    let mut others = board.others(lookout);
    // The mover is an enemy of a neutral guard as soon as it engages.
    for other in &mut others {
        other.enemy |= other.stand == mover.stand;
    }
    let scene = board.scene(&others);
    let own = board.body(lookout);
    let end = own.moved(board.terrain(), Stand { at: to, ..own.stand });
    if !in_contact(board.terrain(), &board.public.doors, &end, &board.body(mover)) {
        return Err(Forbidden::OutOfReach);
    }
    if to == own.at() {
        return Ok(());
    }
    // DS-R86: the step pays for difficult ground, whoever takes it.
    let walker = crate::geometry::walk::Walker { sure_footed: false, ..board.walker(lookout) };
    match judge(scene, &own, &walker, &[Waypoint::Walk(to)], Gait::Walk, STEP) {
        Ok(_) => Ok(()),
        Err(crate::geometry::Barred::TooFar { .. }) => Err(Forbidden::TooFarToEngage),
        Err(barred) => Err(barred.into()),
    }
}

/// DS-906: who is looked at next: seats in the order of initiative, within a seat by distance, neutral guards last.
fn next_lookout(board: Board<'_>, moving: &Moving) -> Option<(FigureId, Offer)> {
    let mover = board.figure(moving.figure);
    let place = |figure: &Figure| match figure.owner.filter(|_| board.side(figure).is_some()) {
        Some(seat) => {
            let order = &board.public.order;
            order.iter().position(|one| *one == seat).unwrap_or(usize::from(seat.number()))
        }
        None => usize::MAX,
    };
    let mut all: arrayvec::ArrayVec<&Figure, 40> = (0..)
        .zip(&board.public.figures)
        .filter(|(slot, _)| moving.handled >> slot & 1 == 0)
        .map(|(_, figure)| figure)
        .filter(|figure| watches(board, figure, mover))
        .collect();
    all.sort_by_key(|figure| (place(figure), squared(figure.at(), mover.at()), figure.id));
    all.into_iter().find_map(|figure| {
        let offer = offer(board, figure, mover);
        is_due(moving, figure, &offer).then_some((figure.id, offer))
    })
}

/// DS-905: at the first option; then when the offer has changed, after an inch, and at the last sample.
fn is_due(moving: &Moving, lookout: &Figure, offer: &Offer) -> bool {
    if offer.is_empty() {
        return false;
    }
    let before = moving.asked.iter().rfind(|asked| asked.figure == lookout.id);
    before.is_none_or(|before| {
        !before.offer.same(offer) || moving.samples >= before.sample + PATIENCE || moving.last
    })
}

/// 5.4: at a sample, ambush markers first, then lookouts; each reaction is resolved before the next is offered.
pub(crate) fn windows(play: &mut Play<'_>) {
    let Some(moving) = play.public.moving else { return };
    if !play.public.figure(moving.figure).stands() {
        return;
    }
    if ambush::window(play) {
        return;
    }
    let Some((lookout, offer)) = next_lookout(board(play), &moving) else { return };
    let figure = *play.public.figure(lookout);
    note_asked(play, lookout, offer);
    let neutral = board(play).side(&figure).is_none();
    match figure.owner {
        Some(seat) if !neutral => {
            play.then([Ask(Question::React { seat, lookout }), Do(Step::Move(MoveStep::Windows))])
        }
        Some(_) | None => {
            play.then([Do(Step::Move(MoveStep::Windows))]);
            guard_reacts(play, lookout, offer);
        }
    }
}

/// It has been asked at this sample.
fn note_asked(play: &mut Play<'_>, figure: FigureId, offer: Offer) {
    let slot = play.public.slot(figure).unwrap_or_default();
    let Some(moving) = play.public.moving.as_mut() else { return };
    moving.handled |= 1 << slot;
    let sample = moving.samples;
    moving.asked.retain(|asked| asked.figure != figure);
    moving.asked.push(Asked { figure, offer, sample });
}

/// DS-1507: a neutral guard takes the first option: shoot, else strike, else engage.
fn guard_reacts(play: &mut Play<'_>, lookout: FigureId, offer: Offer) {
    let shot = offer.shots.iter().position(Option::is_some);
    let reaction = match (shot, offer.strike, offer.engage) {
        (Some(weapon), _, _) => Reaction::Shoot { weapon: weapon as u8 },
        (None, Some(_), _) => Reaction::Strike {},
        (None, None, Some(to)) => Reaction::Engage { to },
        (None, None, None) => Reaction::Wait {},
    };
    react(play, lookout, reaction);
}

/// DS-904: whether a reaction may be chosen.
pub(crate) fn may_react(
    board: Board<'_>,
    lookout: FigureId,
    reaction: Reaction,
) -> Result<(), Forbidden> {
    let Some(moving) = board.public.moving else { return Err(Forbidden::NotYourDecision) };
    let (figure, mover) = (board.figure(lookout), board.figure(moving.figure));
    let touching = board.touch(figure, mover);
    match reaction {
        Reaction::Wait {} => Ok(()),
        Reaction::Shoot { .. } | Reaction::Strike {} if touching => Err(Forbidden::NoShooting),
        Reaction::Shoot { weapon } => targets::ranged(board, figure, weapon, mover.id),
        Reaction::Strike {} => {
            targets::in_arc(figure, mover)?;
            if targets::strikes(board, figure, mover) { Ok(()) } else { Err(Forbidden::OutOfReach) }
        }
        Reaction::Engage { to } => {
            targets::in_arc(figure, mover)?;
            // DS-R93: it is offered exactly when the point on the straight line is legal.
            if engage_point(board, figure, mover).is_none() {
                return Err(Forbidden::TooFarToEngage);
            }
            may_engage(board, figure, mover, to)
        }
    }
}

/// DS-907…910: a reaction is made.
pub(crate) fn react(play: &mut Play<'_>, lookout: FigureId, reaction: Reaction) {
    let Some(moving) = play.public.moving else { return };
    let mover = moving.figure;
    let now = board(play);
    let was_weak = command::is_weak(now, now.figure(mover));
    let new_enemy = !now.enemies(now.figure(lookout), now.figure(mover));
    let after = Do(Step::Move(MoveStep::AfterReaction { lookout, was_weak, new_enemy }));
    let fight = |means| Fight {
        attacker: lookout,
        target: mover,
        means,
        occasion: Occasion::Reaction,
        ..Fight::default()
    };
    match reaction {
        Reaction::Wait {} => {
            play.tell(|_| Event::Blood(BloodEvent::Waits { lookout }));
        }
        Reaction::Shoot { weapon } => {
            play.public.figure_mut(lookout).lookout = false;
            play.then([after]);
            attack(play, fight(Means::Ranged(weapon)));
        }
        Reaction::Strike {} => {
            play.public.figure_mut(lookout).lookout = false;
            play.then([after]);
            attack(play, fight(Means::Reach));
        }
        Reaction::Engage { to } => {
            play.then([after]);
            engage(play, lookout, to);
            attack(play, fight(Means::Contact));
        }
    }
}

/// DS-912, DS-R121: whoever has stopped the movement already and still stands.
pub(crate) fn interceptor(board: Board<'_>) -> Option<FigureId> {
    let first = board.public.moving?.stopped_by?;
    board.figure(first).stands().then_some(first)
}

/// DS-909, DS-1494: the movement ends at the present sample, by the first interceptor who still stands.
pub(crate) fn stop(moving: &mut Moving, first: Option<FigureId>, by: FigureId) {
    moving.cut |= !moving.last;
    moving.last = true;
    moving.stopped_by = first.or(Some(by));
}

/// DS-909: the lookout walks up and faces the mover, whose movement ends here.
fn engage(play: &mut Play<'_>, lookout: FigureId, to: Point) {
    let Some(mut moving) = play.public.moving else { return };
    let mover = moving.figure;
    let at = play.public.figure(mover).at();
    let figure = play.public.figure_mut(lookout);
    figure.stand.at = to;
    figure.lookout = false;
    if let Some(face) = Facing::towards(to, at) {
        figure.facing = face;
    }
    let first = interceptor(board(play));
    stop(&mut moving, first, lookout);
    play.public.moving = Some(moving);
    play.tell(|_| Event::Blood(BloodEvent::Engaged { lookout, mover }));
    super::harm::make_enemies(play, lookout, mover);
    contacts::recompute(play, Some((lookout, Some(mover))));
}
