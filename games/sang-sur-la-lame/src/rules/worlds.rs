//! What somebody may believe about what is hidden (section 11, consistent sampling).

use kernel::{Audience, Hidden, Rng, Seats, View};

use super::deploy;
use crate::SangSurLaLame;
use crate::cards::{Role, ScenarioId};
use crate::geometry::path::Waypoint;
use crate::table::scene::Board;
use crate::table::{Course, FigureId, Secrets};

/// What a viewer can work out, once for all worlds.
#[derive(Clone, Debug)]
pub struct Beliefs {
    /// Who could be the spy, who the assassin, where the loot could be.
    spies: Vec<FigureId>,
    assassins: Vec<FigureId>,
    spots: Vec<u8>,
    course: Option<Course>,
    known_to: [Audience; 4],
}

/// DS-1412: a militia figure activated from turn 3 on and not revealed is no spy.
pub(crate) fn beliefs(view: &View<SangSurLaLame>) -> Beliefs {
    let board = Board::new(view.given(), &view.public);
    let (public, own) = (&view.public, view.own);
    let side = |role: Role| {
        super::turn::side_of(board, role).map_or(Seats::NONE, |side| board.given.seats_of(side))
    };
    let over = public.levels.is_some();
    let is_hidden = |scenario| public.scenario == scenario && public.secret_named;
    let knows = |seats: Seats, shown: bool| {
        if shown || over { Audience::EVERYBODY } else { Audience::seats(seats) }
    };
    let spies = match own.spy {
        Some(spy) => vec![spy],
        None if is_hidden(ScenarioId::Espion) => {
            deploy::could_be_spy(board).filter(|one| !one.cleared).map(|one| one.id).collect()
        }
        None => Vec::new(),
    };
    let assassins = match own.assassin {
        Some(one) => vec![one],
        None if is_hidden(ScenarioId::Assassinat) => {
            deploy::could_be_assassin(board).map(|one| one.id).collect()
        }
        None => Vec::new(),
    };
    let spots = match own.loot {
        Some(spot) => vec![spot],
        None if is_hidden(ScenarioId::Cache) => {
            (0..6).filter(|spot| public.opened_spots >> spot & 1 == 0).collect()
        }
        None => Vec::new(),
    };
    let mover = public.moving.map_or(Audience::NOBODY, |moving| {
        let seat = public.acting.filter(|acting| acting.figure == moving.figure);
        // DS-1103: patrols and the notable are moved by the seat that speaks for their side.
        let side = board.side(board.figure(moving.figure));
        let seat = seat.map(|acting| acting.seat).or(side.map(|side| board.speaker(side)));
        seat.map_or(Audience::NOBODY, Audience::seat)
    });
    Beliefs {
        spies,
        assassins,
        spots,
        course: own.course.or_else(|| guess(board)),
        known_to: [
            knows(side(Role::Renegade), public.revealed_spy.is_some()),
            knows(side(Role::Renegade), false),
            knows(side(Role::Militia), public.loot_found),
            mover,
        ],
    }
}

/// The rest of a path: nothing if this is the last sample, else straight on.
fn guess(board: Board<'_>) -> Option<Course> {
    let moving = board.public.moving?;
    let figure = board.figure(moving.figure);
    let mut course = Course { face: figure.facing, ..Course::default() };
    let done = usize::from(moving.leg);
    for _ in 0..done {
        course.path.push(Waypoint::Walk(moving.start.at));
    }
    if moving.last {
        if moving.done > 0 {
            course.path.push(Waypoint::Walk(figure.at()));
        }
        return Some(course);
    }
    let onward = crate::geometry::measure::scale(figure.facing.vector(), 250);
    let to = figure.at().plus(onward);
    let to = if to.on_table() && to != figure.at() { to } else { figure.at() };
    if course.path.len() < crate::geometry::measure::MAX_WAYPOINTS && to != moving.from.at {
        course.path.push(Waypoint::Walk(to));
    }
    Some(course)
}

/// One world of many.
pub(crate) fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
    let one = |all: &[FigureId], rng: &mut Rng| (!all.is_empty()).then(|| *rng.pick(all));
    Secrets {
        spy: one(&beliefs.spies, rng).map(|spy| Hidden::known_to(beliefs.known_to[0], spy)),
        assassin: one(&beliefs.assassins, rng)
            .map(|one| Hidden::known_to(beliefs.known_to[1], one)),
        loot: (!beliefs.spots.is_empty())
            .then(|| Hidden::known_to(beliefs.known_to[2], *rng.pick(&beliefs.spots))),
        course: beliefs.course.map(|course| Hidden::known_to(beliefs.known_to[3], course)),
    }
}
