//! Announcing actions (DS-308…312, DS-330…334, DS-1604 step 4): what a declaration may be, in one order of refusals.

use kernel::Seat;

use super::command::{has_weapon, price, usable};
use super::forbidden::Forbidden;
use super::{ambush, contacts, special, targets};
use crate::cards::kinds::Kind;
use crate::cards::lists::Class;
use crate::cards::{Npc, Role, ScenarioId, Trait};
use crate::geometry::measure::{INCH, gap_within};
use crate::geometry::place::is_indoors;
use crate::geometry::polygon::Polygon;
use crate::geometry::{Door, PieceId};
use crate::table::flow::Declaration;
use crate::table::scene::Board;
use crate::table::{Figure, Public, Status};

/// DS-1481: how near an escort must be.
const ESCORT: i32 = 2_000;

/// DS-1604 step 4: judges a declaration as a whole.
pub(crate) fn check(board: Board<'_>, seat: Seat, said: &Declaration) -> Result<(), Forbidden> {
    let figure = board.public.find(said.fig).ok_or(Forbidden::BadInput)?;
    if said.r#do.is_empty() {
        return Err(Forbidden::BadInput);
    }
    available(board, seat, figure, said)?;
    if said.drop && figure.load.is_none() {
        return Err(Forbidden::BadInput);
    }
    let mut imagined: Public;
    let mut now = board;
    // DS-R100: out of a marker, it is judged as if it stood there already.
    if said.marker.is_some() || said.drop {
        imagined = *board.public;
        let one = imagined.figure_mut(said.fig);
        if let Some(marker) = said.marker {
            one.status = Status::Standing;
            one.stand = ambush::place(board, seat, marker, said.fig, None)?;
            one.facing = said.face.unwrap_or_default();
        }
        if said.drop {
            super::perform::set_down(&mut imagined, said.fig);
        }
        if said.marker.is_some() {
            let there = Board::new(board.given, &imagined);
            let duels = contacts::duels(there, Some((said.fig, None)));
            for (figure, duel) in imagined.figures.iter_mut().zip(duels) {
                figure.duel = duel;
            }
        }
        now = Board::new(board.given, &imagined);
    }
    judge(now, now.figure(said.fig), &said.r#do)?;
    let purse = board.public.purses[seat];
    let price = total(board, figure, &said.r#do);
    if price > purse { Err(Forbidden::TooPoor { price, purse }) } else { Ok(()) }
}

/// What actions cost a figure together.
pub(crate) fn total(board: Board<'_>, figure: &Figure, kinds: &[Kind]) -> u8 {
    kinds.iter().map(|kind| price(board, figure, *kind)).sum()
}

/// #14: a figure of one's own that has not been activated and can be.
fn available(
    board: Board<'_>,
    seat: Seat,
    figure: &Figure,
    said: &Declaration,
) -> Result<(), Forbidden> {
    let there = match figure.status {
        Status::Standing => said.marker.is_none(),
        Status::Reserve => may_enter(board, figure) && said.marker.is_none(),
        Status::Hidden => said.marker.is_some(),
        Status::Fallen | Status::Removed | Status::Left => false,
    };
    let notable = figure.npc == Some(Npc::Notable);
    if figure.owner != Some(seat) || figure.activated || !there || notable {
        return Err(Forbidden::NotAvailable);
    }
    if said.marker.is_some() && !said.face.is_some_and(crate::geometry::Facing::valid) {
        return Err(Forbidden::BadFacing);
    }
    Ok(())
}

/// DS-413, DS-1314, DS-1432: whether a reserve may come onto the table now.
pub(crate) fn may_enter(board: Board<'_>, figure: &Figure) -> bool {
    figure.status == Status::Reserve && !entry(board, figure).is_empty()
}

/// Where a reserve comes in.
pub(crate) fn entry<'a>(board: Board<'a>, figure: &Figure) -> &'a [Polygon] {
    // DS-1314: a guard of the convoy who found no room is no part of the band that arrives later.
    if figure.npc == Some(Npc::Garde) {
        return board.setup().deployment("guards");
    }
    // DS-1314, DS-1413: a spy who waits in reserve waits where his first band was deployed.
    let Some(seat) = figure.id.seat().or(figure.owner) else { return &[] };
    let role = board.public.roles[seat];
    let scenario = board.given.scenario(board.public.scenario);
    match scenario.reserve(role) {
        Some(reserve) if board.public.arrived => board.setup().zone(&reserve.zone),
        Some(_) => &[],
        None => super::deploy::polygons(board, seat),
    }
}

/// Everything but availability and gold, for a figure as it stands: also for a spy's new orders (DS-1412).
pub(crate) fn judge(board: Board<'_>, figure: &Figure, kinds: &[Kind]) -> Result<(), Forbidden> {
    if figure.status == Status::Reserve && !kinds[0].enters() {
        return Err(Forbidden::MustEnter);
    }
    engaged(board, figure, kinds)?;
    if board.is_loaded(figure) && kinds.iter().any(|kind| is_barred_by_load(*kind)) {
        return Err(Forbidden::Loaded);
    }
    if board.given.has_trait(figure, Trait::Monte) && kinds.contains(&Kind::Climb) {
        return Err(Forbidden::Mounted);
    }
    let under_roof =
        kinds[0] == Kind::Fly && figure.stands() && is_indoors(board.terrain(), figure.stand);
    let wings = board.given.has_trait(figure, Trait::Voler);
    if kinds.contains(&Kind::Fly) && (!wings || under_roof) {
        return Err(Forbidden::NoFlight);
    }
    let attacks = |kind: &Kind| board.given.printed.action(*kind).attack;
    if kinds.len() == 2 && kinds.iter().all(attacks) && !kinds.contains(&Kind::Charge) {
        return Err(Forbidden::TwoAttacks);
    }
    if kinds.len() == 2 && board.given.printed.action(kinds[0]).last_only {
        return Err(Forbidden::WatchLast);
    }
    for (kind, class) in [(Kind::Throw, Class::Thrown), (Kind::Shoot, Class::Shot)] {
        let owns = has_weapon(board, figure, |weapon| weapon.class == class);
        if kinds.contains(&kind) && owns && usable(board, figure, class).is_empty() {
            return Err(Forbidden::NoAmmo);
        }
    }
    if kinds.iter().enumerate().any(|(place, kind)| never(board, figure, kinds, place, *kind))
        || figure.stands() && !now(board, figure, kinds[0])
    {
        return Err(Forbidden::Impossible);
    }
    Ok(())
}

/// DS-333, DS-513: what a figure in a duel may announce.
fn engaged(board: Board<'_>, figure: &Figure, kinds: &[Kind]) -> Result<(), Forbidden> {
    if !figure.engaged() {
        return Ok(());
    }
    let free_after = kinds[0] == Kind::Disengage;
    let bound = if free_after { &kinds[..1] } else { kinds };
    for kind in bound {
        if board.given.printed.action(*kind).engaged == crate::cards::lists::Engaged::No {
            let shoots = matches!(kind, Kind::Throw | Kind::Shoot | Kind::HeavyThrow);
            return Err(if shoots { Forbidden::NoShooting } else { Forbidden::Engaged });
        }
    }
    Ok(())
}

/// DS-334: what a heavy load or chains forbid.
const fn is_barred_by_load(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Run | Kind::Charge | Kind::Fly | Kind::Jump | Kind::Climb | Kind::Disengage
    )
}

/// DS-312: whether an announced action can never be performed by this figure.
fn never(board: Board<'_>, figure: &Figure, kinds: &[Kind], place: usize, kind: Kind) -> bool {
    if figure.npc == Some(Npc::Prisonnier) && kind != Kind::Move {
        return true;
    }
    let doors = |is: fn(Door) -> bool| {
        let pieces = board.terrain().pieces.iter();
        pieces.filter_map(|piece| piece.door).any(|door| is(board.public.doors[usize::from(door)]))
    };
    let chains = board.plays(ScenarioId::Prisonnier) && board.role(figure) == Some(Role::Renegade);
    match kind {
        Kind::Throw => !has_weapon(board, figure, |weapon| weapon.class == Class::Thrown),
        Kind::Shoot => !has_weapon(board, figure, |weapon| weapon.class == Class::Shot),
        Kind::HeavyThrow => {
            !bears_throwable(board, figure) && !kinds[..place].contains(&Kind::PickUp)
        }
        Kind::Search => !board.plays(ScenarioId::Cache),
        Kind::Lock => !chains && !doors(|door| door == Door::Locked),
        Kind::Door => !chains && !doors(Door::is_shut),
        Kind::Move | Kind::Jump | Kind::Reorient | Kind::PickUp | Kind::Duel => false,
        Kind::Disengage | Kind::Charge | Kind::Run | Kind::Fly | Kind::Climb => false,
        Kind::Watch => false,
    }
}

/// DS-709: whether it bears something to throw.
pub(crate) fn bears_throwable(board: Board<'_>, figure: &Figure) -> bool {
    figure.load.is_some_and(|load| board.public.things[usize::from(load)].kind.is_throwable())
}

/// DS-R94: whether the first action is possible now, as far as finite things can tell.
fn now(board: Board<'_>, figure: &Figure, kind: Kind) -> bool {
    let mut enemies = board.public.figures.iter().filter(|other| other.stands());
    match kind {
        Kind::Move if figure.npc == Some(Npc::Prisonnier) => is_escorted(board, figure),
        Kind::Move | Kind::Run | Kind::Charge | Kind::Jump | Kind::Fly => true,
        Kind::Reorient | Kind::Watch => true,
        Kind::Duel => enemies.any(|other| targets::duel(board, figure, other.id).is_ok()),
        Kind::Throw => can_shoot(board, figure, Class::Thrown),
        Kind::Shoot => can_shoot(board, figure, Class::Shot),
        Kind::HeavyThrow => {
            bears_throwable(board, figure)
                && enemies.any(|other| targets::heavy(board, figure, other.id, 6 * INCH).is_ok())
        }
        Kind::Disengage => figure.engaged(),
        Kind::Climb => (0..board.terrain().pieces.len())
            .any(|piece| special::in_climbing_reach(board, figure, PieceId(piece as u8))),
        Kind::PickUp => (0..board.public.things.len())
            .any(|object| special::may_pick_up(board, figure, object as u8).is_ok()),
        Kind::Search => (0..6).any(|spot| special::may_search(board, figure, spot).is_ok()),
        Kind::Lock => {
            has_door(board, figure, |door| door == Door::Locked) || has_chains(board, figure)
        }
        Kind::Door => has_door(board, figure, Door::is_shut) || has_chains(board, figure),
    }
}

/// Whether there is a target for a weapon of this class.
pub(crate) fn can_shoot(board: Board<'_>, figure: &Figure, class: Class) -> bool {
    usable(board, figure, class).iter().any(|place| {
        board.public.standing().any(|one| targets::ranged(board, figure, *place, one.id).is_ok())
    })
}

fn has_door(board: Board<'_>, figure: &Figure, is: fn(Door) -> bool) -> bool {
    let pieces = board.terrain().pieces.iter();
    pieces
        .filter_map(|piece| piece.door)
        .any(|door| special::door_in_reach(board, figure, door, is).is_ok())
}

fn has_chains(board: Board<'_>, figure: &Figure) -> bool {
    let figures = board.public.figures.iter();
    figures
        .filter(|one| one.npc.is_some())
        .any(|npc| special::may_unchain(board, figure, npc.id).is_ok())
}

/// DS-1481, DS-R102: an unengaged militia figure near the prisoner when he is activated.
fn is_escorted(board: Board<'_>, prisoner: &Figure) -> bool {
    let own = board.body(prisoner);
    board.public.standing().any(|one| {
        let other = board.body(one);
        board.role(one) == Some(Role::Militia)
            && one.id != prisoner.id
            && !one.engaged()
            && gap_within(own.at(), own.radius, other.at(), other.radius, ESCORT)
    })
}

/// DS-308: whether a seat has anybody it could still activate.
pub(crate) fn can_activate(board: Board<'_>, seat: Seat) -> bool {
    board.public.figures.iter().any(|figure| {
        figure.owner == Some(seat)
            && !figure.activated
            && figure.npc != Some(Npc::Notable)
            && match figure.status {
                Status::Standing => {
                    figure.npc != Some(Npc::Prisonnier)
                        || !figure.engaged() && is_escorted(board, figure)
                }
                Status::Reserve => may_enter(board, figure),
                Status::Hidden => {
                    board.public.markers.iter().enumerate().any(|(at, _)| {
                        ambush::place(board, seat, at as u8, figure.id, None).is_ok()
                    })
                }
                Status::Fallen | Status::Removed | Status::Left => false,
            }
    })
}

/// The cheapest thing a figure could announce: turning.
pub(crate) fn is_destitute(board: Board<'_>, seat: Seat) -> bool {
    board.public.purses[seat] == 0
}
