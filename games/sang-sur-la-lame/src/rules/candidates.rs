//! Answers worth listing (DS-1608…1615): finite, deterministic, and good enough for bots and keyboards.

use kernel::{Coverage, List, Seat};

use super::command::{price, usable};
use super::{
    Look, ambush, contacts, declare, deploy, formations, goals, legal, perform, seen, setup,
    special,
};
use crate::cards::kinds::Kind;
use crate::cards::lists::Class;
use crate::cards::{Role, ScenarioId, Trait};
use crate::geometry::measure::{CENTRE, squared};
use crate::geometry::{Facing, PieceId, Stand, Surface};
use crate::table::flow::{Choice, Declaration, Deed, Reaction, Setting};
use crate::table::public::ThingPlace;
use crate::table::scene::Board;
use crate::table::{Action, Figure, FigureId, Question, Status};

/// Lists answers; what lets the moment go by comes first.
pub(crate) fn candidates(look: Look<'_>, question: Question, out: &mut Vec<Action>) -> Coverage {
    let now = seen(&look);
    match question {
        Question::Propose {} => out.extend(
            ScenarioId::playable()
                .iter()
                .filter(|scenario| setup::exists(now.given, **scenario))
                .map(|scenario| Action::Setup(Setting::Propose { scenario: *scenario })),
        ),
        Question::ChooseRole { .. } => out.extend(
            [Role::Militia, Role::Renegade].map(|role| Action::Setup(Setting::Role { role })),
        ),
        Question::HideLoot { .. } => {
            out.extend((0..6).map(|spot| Action::Setup(Setting::HideLoot { spot })));
        }
        Question::NameSpy { .. } => {
            out.extend(deploy::could_be_spy(now).map(|one| name(one.id)));
        }
        Question::NameAssassin { .. } => {
            out.extend(deploy::could_be_assassin(now).map(|one| name(one.id)));
        }
        Question::PickSpot { .. } => {
            let spots = 0..now.table().spots.len() as u8;
            out.extend(spots.map(|spot| Action::Setup(Setting::Spot { spot })));
        }
        Question::Deploy { seat } => formations::deployments(now, seat, out),
        Question::PlaceMarkers { seat } => formations::markers(now, seat, out),
        Question::MoveNotable { .. } => {
            out.push(Action::Choose(Choice::Skip {}));
            goals::notable(now, out);
        }
        Question::Ambush { seat } => {
            out.push(Action::Choose(Choice::Skip {}));
            springs(now, seat, 0..now.public.markers.len() as u8, false, out);
        }
        Question::Activate { seat } => {
            out.push(Action::EndTurn {});
            declarations(now, seat, out);
        }
        Question::SpyOrders { .. } => orders(now, out),
        Question::Perform { .. } => {
            out.push(Action::Forgo {});
            deeds(now, out);
        }
        Question::React { lookout, .. } => reactions(now, lookout, out),
        Question::SpringReact { figure, .. } => reactions(now, figure, out),
        Question::Spring { seat, marker, forced } => {
            if forced {
                out.push(Action::Choose(Choice::Decoy {}));
            } else {
                out.push(Action::React(Reaction::Wait {}));
            }
            springs(now, seat, marker..marker + 1, true, out);
        }
        Question::Reroll { .. } => out.extend(
            [Choice::KeepRoll {}, Choice::RerollSelf {}, Choice::RerollInspired {}]
                .map(Action::Choose),
        ),
        Question::SecondExchange { .. } => {
            out.push(Action::Choose(Choice::Stop {}));
            out.extend(
                now.public.standing().map(|one| Action::Choose(Choice::Again { target: one.id })),
            );
        }
        Question::TurnTarget { .. } => {
            out.extend([true, false].map(|turn| Action::Choose(Choice::Turn { turn })));
        }
        Question::DodgeMove { .. } => {
            out.push(Action::Choose(Choice::Stay {}));
            let dodge = |dir: &(i32, i32)| Action::Choose(Choice::Dodge { dir: *dir });
            out.extend(special::DIRECTIONS.iter().map(dodge));
        }
        Question::Patrol { seat, searcher } => {
            out.push(Action::Choose(Choice::Skip {}));
            goals::patrols(now, seat, searcher, out);
        }
    }
    if !matches!(question, Question::Activate { .. } | Question::SpyOrders { .. }) {
        once(out);
    }
    if is_only_answer(look, question, out) { Coverage::Complete } else { Coverage::Sampled }
}

/// Whether there is but one answer, so that nobody need be asked for it: an action announced that can no longer be
/// performed, a marker with nobody left to come out of it. Giving up is always allowed, and never listed.
fn is_only_answer(look: Look<'_>, question: Question, listed: &[Action]) -> bool {
    let allowed = |action: &&Action| legal::check(look, question, action).is_ok();
    nothing_is_left_out(seen(&look), question) && listed.iter().filter(allowed).take(2).count() == 1
}

/// Whether what is allowed beside the listed answers differs from one of them in a facing only.
fn nothing_is_left_out(board: Board<'_>, question: Question) -> bool {
    match question {
        Question::Reroll { .. } | Question::SecondExchange { .. } => true,
        Question::Spring { seat, .. } | Question::Ambush { seat } => {
            ambush::hidden(board, seat).next().is_none()
        }
        Question::Perform { .. } => board.public.acting.is_some_and(|acting| {
            let figure = board.figure(acting.figure);
            let Some(kind) = perform::present(&acting) else { return false };
            // Whoever bears something may put it down first.
            perform::is_barred(board, figure, kind) || figure.load.is_none() && is_aimed(kind)
        }),
        Question::Activate { seat } => {
            let purse = board.public.purses[seat];
            let figures = board.public.figures.iter().filter(|one| one.owner == Some(seat));
            figures.filter(|one| could_act(one)).all(|one| kinds(board, one, purse).is_empty())
        }
        Question::Propose {}
        | Question::ChooseRole { .. }
        | Question::HideLoot { .. }
        | Question::NameSpy { .. }
        | Question::NameAssassin { .. }
        | Question::PickSpot { .. }
        | Question::Deploy { .. }
        | Question::PlaceMarkers { .. }
        | Question::MoveNotable { .. }
        | Question::SpyOrders { .. }
        | Question::React { .. }
        | Question::SpringReact { .. }
        | Question::TurnTarget { .. }
        | Question::DodgeMove { .. }
        | Question::Patrol { .. } => false,
    }
}

/// Actions that need somebody or something to do them to; the others need a way, and ways are never all listed.
const fn is_aimed(kind: Kind) -> bool {
    match kind {
        Kind::Duel
        | Kind::Throw
        | Kind::Shoot
        | Kind::Disengage
        | Kind::PickUp
        | Kind::Search
        | Kind::Lock
        | Kind::Door => true,
        Kind::Move
        | Kind::Run
        | Kind::Jump
        | Kind::Charge
        | Kind::Fly
        | Kind::Climb
        | Kind::HeavyThrow
        | Kind::Reorient
        | Kind::Watch => false,
    }
}

/// Each answer once: formations and ways may come to the same.
fn once(out: &mut Vec<Action>) {
    let mut kept: Vec<Action> = Vec::with_capacity(out.len());
    for action in out.drain(..) {
        if !kept.contains(&action) {
            kept.push(action);
        }
    }
    *out = kept;
}

const fn name(fig: FigureId) -> Action {
    Action::Setup(Setting::Name { fig })
}

/// DS-1611: towards the nearest enemy, or the middle of the table.
pub(crate) fn face(board: Board<'_>, figure: &Figure) -> Facing {
    let near = board
        .public
        .standing()
        .filter(|other| board.enemies(figure, other))
        .min_by_key(|other| (squared(figure.at(), other.at()), other.id));
    let to = near.map_or(CENTRE, Figure::at);
    Facing::towards(figure.at(), to).unwrap_or(figure.facing)
}

fn springs(
    board: Board<'_>,
    seat: Seat,
    markers: std::ops::Range<u8>,
    reacts: bool,
    out: &mut Vec<Action>,
) {
    for marker in markers {
        let Some(at) = board.public.markers.get(usize::from(marker)) else { continue };
        if !at.there || at.seat != seat {
            continue;
        }
        let face = Facing::towards(at.at, CENTRE).unwrap_or_default();
        let all = ambush::hidden(board, seat);
        let action = |one: &Figure| Choice::Spring { marker, fig: one.id, face };
        // The first few will do at the start of a turn; in a reaction all are listed.
        let most = if reacts { usize::MAX } else { 2 };
        out.extend(all.take(most).map(|one| Action::Choose(action(one))));
    }
}

/// Whether a figure's turn may still come (DS-305).
const fn could_act(figure: &Figure) -> bool {
    !figure.activated && !figure.is_dead() && !matches!(figure.status, Status::Left)
}

/// Kinds a figure could announce at all, cheaply judged.
fn kinds(board: Board<'_>, figure: &Figure, purse: u8) -> Vec<Kind> {
    let owns = |class| !usable(board, figure, class).is_empty();
    let renegade = board.role(figure) == Some(Role::Renegade);
    Kind::ALL
        .into_iter()
        .filter(|kind| price(board, figure, *kind) <= purse)
        .filter(|kind| match kind {
            Kind::Throw => owns(Class::Thrown),
            Kind::Shoot => owns(Class::Shot),
            Kind::Fly => board.given.has_trait(figure, Trait::Voler),
            Kind::Search => board.plays(ScenarioId::Cache) && renegade,
            Kind::HeavyThrow | Kind::Charge | Kind::Run | Kind::Jump | Kind::Climb => {
                figure.npc != Some(crate::cards::Npc::Prisonnier)
            }
            Kind::Move | Kind::Reorient | Kind::PickUp | Kind::Duel | Kind::Disengage => true,
            Kind::Lock | Kind::Door | Kind::Watch => true,
        })
        .collect()
}

/// DS-1609: each figure with one action, or with two that are worth announcing together.
fn declarations(board: Board<'_>, seat: Seat, out: &mut Vec<Action>) {
    let purse = board.public.purses[seat];
    for figure in board.public.figures.iter().filter(|one| one.owner == Some(seat)) {
        if !could_act(figure) {
            continue;
        }
        let kinds = kinds(board, figure, purse);
        let marker = (figure.status == Status::Hidden)
            .then(|| {
                let markers = 0..board.public.markers.len() as u8;
                markers
                    .into_iter()
                    .find(|marker| ambush::place(board, seat, *marker, figure.id, None).is_ok())
            })
            .flatten();
        if figure.status == Status::Hidden && marker.is_none() {
            continue;
        }
        let face = marker.map(|marker| {
            let at = board.public.markers[usize::from(marker)].at;
            Facing::towards(at, CENTRE).unwrap_or_default()
        });
        let say = |list: &[Kind]| {
            let r#do: List<Kind, 2> = list.iter().copied().collect();
            Action::Activate(Declaration { fig: figure.id, r#do, drop: false, marker, face })
        };
        let begin: Vec<Kind> = kinds
            .iter()
            .copied()
            .filter(|kind| {
                figure.status == Status::Hidden || declare::judge(board, figure, &[*kind]).is_ok()
            })
            .collect();
        for first in &begin {
            out.push(say(&[*first]));
            for second in kinds.iter().filter(|second| goes_with(*first, **second)) {
                let sum = price(board, figure, *first) + price(board, figure, *second);
                if sum <= purse {
                    out.push(say(&[*first, *second]));
                }
            }
        }
    }
}

/// Pairs worth listing; others are legal and may be announced all the same.
const fn goes_with(first: Kind, second: Kind) -> bool {
    match first {
        Kind::Watch | Kind::Reorient => false,
        Kind::Move | Kind::Jump | Kind::Run | Kind::Fly | Kind::Climb | Kind::Disengage => {
            !matches!(second, Kind::Reorient | Kind::Disengage)
        }
        Kind::PickUp => matches!(second, Kind::Move | Kind::HeavyThrow),
        Kind::Search | Kind::Lock | Kind::Door => {
            matches!(second, Kind::Move | Kind::Run | Kind::Search | Kind::Duel)
        }
        Kind::Throw | Kind::Shoot | Kind::HeavyThrow => {
            matches!(second, Kind::Move | Kind::Charge | Kind::Watch)
        }
        Kind::Duel => matches!(second, Kind::Disengage | Kind::Charge | Kind::Move),
        Kind::Charge => matches!(second, Kind::Duel | Kind::Charge | Kind::Move | Kind::Disengage),
    }
}

/// DS-1412: what the renegades could have the spy do.
fn orders(board: Board<'_>, out: &mut Vec<Action>) {
    let say =
        |list: &[Kind]| Action::Choose(Choice::Orders { r#do: list.iter().copied().collect() });
    out.push(say(&[]));
    let Some(acting) = board.public.acting else { return };
    let figure = board.figure(acting.figure);
    let kinds = kinds(board, figure, acting.paid);
    for first in &kinds {
        out.push(say(&[*first]));
        for second in kinds.iter().filter(|second| goes_with(*first, **second)) {
            out.push(say(&[*first, *second]));
        }
    }
}

fn reactions(board: Board<'_>, lookout: FigureId, out: &mut Vec<Action>) {
    out.push(Action::React(Reaction::Wait {}));
    let Some(moving) = board.public.moving else { return };
    let offer = super::lookout::offer(board, board.figure(lookout), board.figure(moving.figure));
    for (weapon, shot) in offer.shots.iter().enumerate() {
        if shot.is_some() {
            out.push(Action::React(Reaction::Shoot { weapon: weapon as u8 }));
        }
    }
    if offer.strike.is_some() {
        out.push(Action::React(Reaction::Strike {}));
    }
    if let Some(to) = offer.engage {
        out.push(Action::React(Reaction::Engage { to }));
    }
}

/// How the action whose turn it is could be performed.
fn deeds(board: Board<'_>, out: &mut Vec<Action>) {
    let Some(acting) = board.public.acting else { return };
    let Some(kind) = perform::present(&acting) else { return };
    let figure = board.figure(acting.figure);
    let face = face(board, figure);
    let targets =
        board.public.standing().filter(|one| one.id != figure.id && !board.friends(figure, one));
    let doors = || board.terrain().pieces.iter().filter_map(|piece| piece.door);
    let mut add = |deed: Deed| out.push(Action::Perform(deed));
    match kind {
        Kind::Move | Kind::Run | Kind::Jump | Kind::Charge | Kind::Fly => {
            goals::paths(board, &acting, kind, figure, out);
        }
        Kind::Reorient | Kind::Watch => {
            add(Deed::Face { face });
            for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                add(Deed::Face { face: Facing::new(x, y) });
            }
        }
        Kind::Duel => targets.for_each(|one| {
            let towards = Facing::towards(figure.at(), one.at()).unwrap_or(figure.facing);
            add(Deed::Duel { target: one.id, face: towards });
        }),
        Kind::Throw | Kind::Shoot => {
            let class = if kind == Kind::Throw { Class::Thrown } else { Class::Shot };
            for one in targets {
                for weapon in usable(board, figure, class) {
                    add(Deed::Shoot { weapon, target: one.id, face });
                }
            }
        }
        Kind::HeavyThrow => {
            add(Deed::Keep {});
            targets.for_each(|one| add(Deed::HeavyThrow { target: one.id, face }));
        }
        Kind::Disengage => {
            contacts::opponents(board, figure)
                .for_each(|one| add(Deed::Disengage { from: one.id }));
        }
        Kind::PickUp => {
            for (object, thing) in (0u8..).zip(&board.public.things) {
                if matches!(thing.place, ThingPlace::Lying(_)) {
                    add(Deed::PickUp { object, face });
                }
            }
        }
        Kind::Search => (0..6).for_each(|spot| add(Deed::Search { spot, face })),
        Kind::Lock | Kind::Door => {
            doors().for_each(|door| add(Deed::Door { door, face }));
            for npc in board.public.standing().filter(|one| one.npc.is_some()) {
                add(Deed::Chains { npc: npc.id, face });
            }
        }
        Kind::Climb => climbs(board, figure, face, out),
    }
}

/// Climbs to the four sides, up, down and over.
fn climbs(board: Board<'_>, figure: &Figure, face: Facing, out: &mut Vec<Action>) {
    for at in 0..board.terrain().pieces.len() {
        let piece = PieceId(at as u8);
        if !special::in_climbing_reach(board, figure, piece) {
            continue;
        }
        let up =
            figure.stand.on != Surface::Top(piece) && board.terrain().piece(piece).area().is_some();
        let on = if up { Surface::Top(piece) } else { Surface::Ground };
        for (x, y) in special::DIRECTIONS {
            for far in [750, 1_250, 1_480] {
                let to = figure.at().plus((x * far / 1_000, y * far / 1_000));
                let stand = Stand { at: to, on };
                if special::may_climb(board, figure, piece, stand).is_ok() {
                    out.push(Action::Perform(Deed::Climb { piece, to, on, face }));
                    break;
                }
            }
        }
    }
}
