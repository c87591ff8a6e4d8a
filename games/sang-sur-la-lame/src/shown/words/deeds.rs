//! How an announced action could be performed, in words: where to, how far, on whom, with which chances.

use shelf::{Arg, Voice};

use super::choices::{Choice, pick_target, said};
use super::{figure, inches, nearly, object, odds, place, plain, say, share, weapon, wind};
use crate::cards::kinds::{Kind, Test};
use crate::geometry::measure::len;
use crate::geometry::path::{Gait, judge};
use crate::geometry::place::in_contact;
use crate::geometry::{Facing, PieceId, Point, Stand, Surface};
use crate::rules::odds as chances;
use crate::rules::perform;
use crate::table::flow::Deed;
use crate::table::scene::Board;
use crate::table::secrets::Path;
use crate::table::{Figure, FigureId};

pub(super) fn deed(voice: &Voice<'_>, board: Board<'_>, deed: &Deed) -> Choice {
    let Some(acting) = board.public.acting else {
        return (plain(voice, "do-forgo"), said("forgo"));
    };
    let own = board.figure(acting.figure);
    let kind = perform::present(&acting);
    match deed {
        Deed::Go { path, face, exit, from } => {
            let gait = if kind == Some(Kind::Run) { Gait::Run } else { Gait::Walk };
            let (text, mut picks) =
                way(voice, board, own, &Way { path, face: *face, from: *from, gait });
            if *exit {
                picks.push("say:exit".into());
                return (say(voice, "do-exit", [("what", text.into())]), picks);
            }
            (text, picks)
        }
        Deed::Jump { path, jump_index, face } => {
            let gait = Gait::Jump { at: usize::from(*jump_index) };
            let (text, picks) =
                way(voice, board, own, &Way { path, face: *face, from: None, gait });
            let chance = share(voice, chances::of_test(board, own, Test::Jump));
            (say(voice, "do-jump", [("what", text.into()), ("chance", chance.into())]), picks)
        }
        Deed::Charge { path, target, face, from } => {
            charge(voice, board, own, path, *target, *face, *from)
        }
        Deed::Fly { to, face, exit, from, .. } => fly(voice, own, *to, *face, *exit, *from),
        Deed::Duel { target, .. } => {
            let chances = chances::of_duel(board, own, *target).unwrap_or_default();
            let args = [
                ("target", figure(voice, board, *target).into()),
                ("odds", odds(voice, &chances).into()),
            ];
            (say(voice, "do-duel", args), vec![pick_target(*target)])
        }
        Deed::Shoot { weapon: arm, target, .. } => {
            let chances = chances::of_shot(board, own, *arm, *target);
            let far = len(own.at(), board.figure(*target).at());
            let args = [
                ("target", figure(voice, board, *target).into()),
                ("weapon", weapon(voice, board, own.id, *arm).into()),
                ("far", nearly(voice.language, far).into()),
                ("odds", odds(voice, &chances).into()),
            ];
            (say(voice, "do-shoot", args), vec![format!("weapon:{arm}"), pick_target(*target)])
        }
        Deed::HeavyThrow { target, .. } => {
            let far = len(own.at(), board.figure(*target).at());
            let chance = share(voice, chances::of_test(board, own, Test::HeavyThrow));
            let args = [
                ("target", figure(voice, board, *target).into()),
                ("far", nearly(voice.language, far).into()),
                ("chance", chance.into()),
            ];
            (say(voice, "do-heavy-throw", args), vec![pick_target(*target)])
        }
        Deed::Keep {} => (plain(voice, "do-keep"), said("keep")),
        Deed::Climb { piece, to, on, .. } => {
            climb(voice, board, own, *piece, Stand { at: *to, on: *on })
        }
        Deed::Door { door, .. } => {
            let test = if kind == Some(Kind::Lock) { Test::Lock } else { Test::Door };
            let key = if test == Test::Lock { "do-lock" } else { "do-door" };
            let args = [
                ("door", door_name(voice, board, *door).into()),
                ("chance", share(voice, chances::of_test(board, own, test)).into()),
            ];
            (say(voice, key, args), vec![format!("door:{door}")])
        }
        Deed::Chains { npc, .. } => {
            let test = if kind == Some(Kind::Lock) { Test::Lock } else { Test::Door };
            let args = [
                ("target", figure(voice, board, *npc).into()),
                ("chance", share(voice, chances::of_test(board, own, test)).into()),
            ];
            (say(voice, "do-chains", args), vec![pick_target(*npc)])
        }
        Deed::PickUp { object: thing, .. } => {
            let kind = board.public.things.get(usize::from(*thing)).map(|thing| thing.kind);
            let args = [
                ("object", kind.map_or("", |kind| object(voice, kind)).into()),
                ("chance", share(voice, chances::of_test(board, own, Test::PickUp)).into()),
            ];
            (say(voice, "do-pick-up", args), vec![format!("object:{thing}")])
        }
        Deed::Search { spot, .. } => {
            let args = [
                ("n", (usize::from(*spot) + 1).into()),
                ("chance", share(voice, chances::of_test(board, own, Test::Search)).into()),
            ];
            (say(voice, "do-search", args), vec![format!("spot:{}", spot + 1)])
        }
        Deed::Disengage { from } => {
            let args = [
                ("target", figure(voice, board, *from).into()),
                ("chance", share(voice, chances::of_test(board, own, Test::Disengage)).into()),
            ];
            (say(voice, "do-disengage", args), vec![pick_target(*from)])
        }
        Deed::Face { face } => {
            (say(voice, "do-face", [("way", wind(voice, *face).into())]), vec![pick_face(*face)])
        }
    }
}

fn pick_face(face: Facing) -> String {
    let (x, y) = face.vector();
    format!("face:{x},{y}")
}

fn pick_at(at: Point) -> String {
    format!("at:{},{}", at.x, at.y)
}

/// A way somebody could go.
struct Way<'a> {
    path: &'a Path,
    face: Facing,
    from: Option<Point>,
    gait: Gait,
}

/// A walk of somebody who is not being activated: a patrol, the notable.
pub(super) fn walk(
    voice: &Voice<'_>,
    board: Board<'_>,
    figure: &Figure,
    path: &Path,
    face: Facing,
) -> Choice {
    way(voice, board, figure, &Way { path, face, from: None, gait: Gait::Walk })
}

fn way(voice: &Voice<'_>, board: Board<'_>, own: &Figure, way: &Way<'_>) -> Choice {
    let facing = || Arg::from(wind(voice, way.face));
    let start = board.body_at(own, way.from.map_or(own.stand, Stand::ground));
    let end = way.path.last().map_or(start.at(), |last| last.to());
    let mut picks = vec![pick_at(end), pick_face(way.face)];
    if let Some(from) = way.from {
        picks.insert(0, format!("from:{},{}", from.x, from.y));
    }
    if way.path.is_empty() {
        return (say(voice, "do-stay", [("facing", facing())]), picks);
    }
    let others = board.others(own);
    let walker = board.walker(own);
    let legs = judge(board.scene(&others), &start, &walker, way.path, way.gait, i32::MAX);
    let cost = legs.map_or(0, |legs| legs.iter().map(|leg| leg.cost).sum());
    let on = match way.path.last() {
        Some(crate::geometry::path::Waypoint::Step { on, .. }) => *on,
        Some(_) | None => start.stand.on,
    };
    let body = board.body_at(own, Stand { at: end, on });
    let (terrain, doors) = (board.terrain(), &board.public.doors);
    let met = board.public.standing().find(|other| {
        other.id != own.id
            && board.enemies(own, other)
            && in_contact(terrain, doors, &body, &board.body(other))
    });
    let cost = ("cost", Arg::from(nearly(voice.language, cost)));
    if let Some(met) = met {
        picks.push(pick_target(met.id));
        let target = ("target", figure(voice, board, met.id).into());
        return (say(voice, "do-go-contact", [target, cost]), picks);
    }
    let heading = Facing::towards(start.at(), end).unwrap_or(way.face);
    let args = [
        ("way", wind(voice, heading).into()),
        cost,
        ("place", place(voice, end).into()),
        ("facing", facing()),
    ];
    (say(voice, "do-go", args), picks)
}

#[allow(clippy::too_many_arguments, reason = "the parts of the answer")]
fn charge(
    voice: &Voice<'_>,
    board: Board<'_>,
    own: &Figure,
    path: &Path,
    target: Option<FigureId>,
    face: Facing,
    from: Option<Point>,
) -> Choice {
    let (text, mut picks) = way(voice, board, own, &Way { path, face, from, gait: Gait::Run });
    let Some(target) = target else {
        return (say(voice, "do-charge-short", [("what", text.into())]), picks);
    };
    if !picks.contains(&pick_target(target)) {
        picks.push(pick_target(target));
    }
    let end = path.last().map_or(own.at(), |last| last.to());
    let there = Figure { stand: Stand { at: end, on: own.stand.on }, facing: face, ..*own };
    let chances = chances::of_charge(board, own, there, target);
    let args = [
        ("target", figure(voice, board, target).into()),
        ("place", place(voice, end).into()),
        ("odds", odds(voice, &chances).into()),
    ];
    (say(voice, "do-charge", args), picks)
}

fn fly(
    voice: &Voice<'_>,
    own: &Figure,
    to: Point,
    face: Facing,
    exit: bool,
    from: Option<Point>,
) -> Choice {
    let start = from.unwrap_or(own.at());
    let args = [
        ("cost", inches(voice.language, len(start, to)).into()),
        ("place", place(voice, to).into()),
        ("facing", wind(voice, face).into()),
    ];
    let text = say(voice, "do-fly", args);
    let mut picks = vec![pick_at(to), pick_face(face)];
    if exit {
        picks.push("say:exit".into());
        return (say(voice, "do-exit", [("what", text.into())]), picks);
    }
    (text, picks)
}

fn climb(voice: &Voice<'_>, board: Board<'_>, own: &Figure, piece: PieceId, to: Stand) -> Choice {
    let key = match to.on {
        Surface::Top(_) => "do-climb-up",
        Surface::Ground => "do-climb-down",
    };
    let args = [
        ("piece", piece_name(voice, board, piece).into()),
        ("place", place(voice, to.at).into()),
        ("chance", share(voice, chances::of_test(board, own, Test::Climb)).into()),
    ];
    (say(voice, key, args), vec![format!("piece:{}", piece.0), pick_at(to.at)])
}

pub(super) fn piece_name<'b>(voice: &Voice<'_>, board: Board<'b>, piece: PieceId) -> &'b str {
    let names = &board.given.ground(board.public.table).piece_names;
    names.get(piece.index()).map_or("", |(_, name)| name.get(voice.language))
}

/// The name of a door.
pub(super) fn door_name<'b>(voice: &Voice<'_>, board: Board<'b>, door: u8) -> &'b str {
    let piece = board.terrain().all().find(|(_, piece)| piece.door == Some(door));
    piece.map_or("", |(id, _)| piece_name(voice, board, id))
}
