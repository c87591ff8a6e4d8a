//! What answers are for (DS-1614): the headings under which they stand in a list, for whoever plays by keyboard.

use shelf::Voice;

use super::{figure, plain, say, wind};
use crate::cards::lists::Class;
use crate::geometry::measure::{INCH, within};
use crate::geometry::place::in_contact;
use crate::geometry::{Facing, Point, Stand};
use crate::rules::{declare, goals, quality};
use crate::table::flow::Deed;
use crate::table::scene::Board;
use crate::table::{Action, Figure, FigureId, Public};

/// What a way is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intent {
    Leave,
    Attack,
    Shoot,
    Objective,
    Cover,
    Stay,
    Step(Facing),
}

/// The heading of an answer: who is activated, or what a way is for.
pub(super) fn group(voice: &Voice<'_>, board: Board<'_>, action: &Action) -> Option<String> {
    let deed = match action {
        Action::Activate(said) => return Some(figure(voice, board, said.fig)),
        Action::Perform(deed) | Action::DropAndPerform(deed) => deed,
        Action::EndTurn {}
        | Action::Forgo {}
        | Action::React(_)
        | Action::Choose(_)
        | Action::Setup(_)
        | Action::Resign {} => return None,
    };
    let own = board.public.acting?.figure;
    Some(match intent(board, own, deed)? {
        Intent::Leave => plain(voice, "group-leave"),
        Intent::Attack => plain(voice, "group-attack"),
        Intent::Shoot => plain(voice, "group-shoot"),
        Intent::Objective => plain(voice, "group-objective"),
        Intent::Cover => plain(voice, "group-cover"),
        Intent::Stay => plain(voice, "group-stay"),
        Intent::Step(way) => say(voice, "group-step", [("way", wind(voice, way).into())]),
    })
}

/// What a way is for; nothing for deeds that go nowhere.
fn intent(board: Board<'_>, own: FigureId, deed: &Deed) -> Option<Intent> {
    let figure = board.figure(own);
    let last = |path: &crate::table::secrets::Path| path.last().map(|way| way.to());
    let (to, on, face, leaves) = match *deed {
        Deed::Go { path, face, exit, from } => (last(&path).or(from), figure.stand.on, face, exit),
        Deed::Jump { path, face, .. } => (last(&path), figure.stand.on, face, false),
        Deed::Charge { target: Some(_), .. } => return Some(Intent::Attack),
        Deed::Charge { path, face, .. } => (last(&path), figure.stand.on, face, false),
        Deed::Fly { to, on, face, exit, .. } => (Some(to), on, face, exit),
        Deed::Duel { .. } | Deed::Shoot { .. } | Deed::HeavyThrow { .. } | Deed::Keep {} => {
            return None;
        }
        Deed::Climb { .. } | Deed::Door { .. } | Deed::Chains { .. } | Deed::PickUp { .. } => {
            return None;
        }
        Deed::Search { .. } | Deed::Disengage { .. } | Deed::Face { .. } => return None,
    };
    if leaves {
        return Some(Intent::Leave);
    }
    let Some(to) = to else { return Some(Intent::Stay) };
    Some(of_end(board, figure, Stand { at: to, on }, face))
}

/// What one could want at the end of a way.
fn of_end(board: Board<'_>, figure: &Figure, end: Stand, face: Facing) -> Intent {
    let goals = goals::objectives(board, figure);
    let near = |goal: &Point| within(*goal, end.at, INCH);
    let mut public: Public = *board.public;
    let there = Figure { stand: end, facing: face, ..*figure };
    *public.figure_mut(figure.id) = there;
    let now = Board::new(board.given, &public);
    let body = now.body(&there);
    let enemies = || now.public.standing().filter(|other| now.enemies(&there, other));
    let touched =
        |enemy: &Figure| in_contact(now.terrain(), &now.public.doors, &body, &now.body(enemy));
    let hidden = |enemy: &Figure| {
        let seen = quality::sight(now, enemy, &there);
        !seen.seen() || seen.covered()
    };
    if enemies().any(touched) {
        Intent::Attack
    } else if [Class::Shot, Class::Thrown].iter().any(|arm| declare::can_shoot(now, &there, *arm)) {
        Intent::Shoot
    } else if goals.iter().any(near) {
        Intent::Objective
    } else if enemies().next().is_some() && enemies().all(hidden) {
        Intent::Cover
    } else {
        Facing::towards(figure.at(), end.at).map_or(Intent::Stay, Intent::Step)
    }
}
