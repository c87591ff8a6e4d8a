//! Who a figure is and what it can (DS-400 allowances, DS-820…834): dice, weapons, prices, command and auras.

use arrayvec::ArrayVec;

use crate::cards::kinds::{Kind, Rolled};
use crate::cards::lists::{Class, Weapon, WeaponId};
use crate::cards::traits::TraitEffect;
use crate::cards::{Rank, Trait};
use crate::geometry::measure::{INCH, within};
use crate::table::Figure;
use crate::table::scene::Board;

/// DS-401: base movement on foot, and with a heavy load or in chains.
const ON_FOOT: i32 = 6 * INCH;
const LOADED: i32 = 4 * INCH;
/// DS-402: what a wound takes.
const WOUND: i32 = INCH;
/// DS-822, DS-826: how far an aura reaches.
pub const AURA: i32 = 3 * INCH;

/// DS-102, DS-1501: how many dice it rolls, traits included.
pub(crate) fn dice(board: Board<'_>, figure: &Figure, rolled: Rolled) -> u8 {
    let Some(member) = board.given.member(figure) else { return 2 };
    let extra = member.traits.iter().map(|id| board.given.printed.print(*id).extra_dice(rolled));
    member.rank.dice() + extra.sum::<u8>()
}

/// DS-103: its price; NPCs cost nothing.
pub(crate) fn cost(board: Board<'_>, figure: &Figure) -> u8 {
    board.given.member(figure).map_or(0, crate::cards::Member::cost)
}

/// Its weapons, in their places.
pub(crate) fn weapons(board: Board<'_>, figure: &Figure) -> ArrayVec<WeaponId, 3> {
    match (board.given.member(figure), figure.npc) {
        (Some(member), _) => member.weapons.iter().copied().take(3).collect(),
        (None, Some(npc)) => {
            let print = board.given.printed.npc(npc);
            print.weapons.iter().filter_map(|id| board.given.printed.weapon_named(id)).collect()
        }
        (None, None) => ArrayVec::new(),
    }
}

/// A weapon by its place.
pub(crate) fn weapon<'a>(board: Board<'a>, figure: &Figure, place: u8) -> Option<&'a Weapon> {
    let id = *weapons(board, figure).get(usize::from(place))?;
    Some(board.given.printed.weapon(id))
}

/// Whether one of its weapons is such a one.
pub(crate) fn has_weapon(board: Board<'_>, figure: &Figure, is: impl Fn(&Weapon) -> bool) -> bool {
    weapons(board, figure).iter().any(|id| is(board.given.printed.weapon(*id)))
}

/// DS-706: the places of weapons of a class that still have ammunition.
pub(crate) fn usable(board: Board<'_>, figure: &Figure, class: Class) -> ArrayVec<u8, 3> {
    let weapons = weapons(board, figure);
    let places = weapons.iter().enumerate().filter(|(place, id)| {
        board.given.printed.weapon(**id).class == class && !figure.is_spent(*place)
    });
    places.map(|(place, _)| place as u8).collect()
}

/// DS-317, DS-833: what an action costs it.
pub(crate) fn price(board: Board<'_>, figure: &Figure, kind: Kind) -> u8 {
    let printed = board.given.printed;
    let own = board.given.member(figure).and_then(|member| {
        member.traits.iter().find_map(|id| printed.print(*id).action_cost(kind))
    });
    own.unwrap_or(printed.action(kind).cost)
}

/// DS-402: wounded, or a unit of two or fewer.
pub(crate) fn is_weak(board: Board<'_>, figure: &Figure) -> bool {
    figure.wounded || is_unit(board, figure) && figure.members <= 2
}

/// DS-803, DS-1008: whether one more wound, or one more member, is its death.
pub(crate) fn is_last_wound(board: Board<'_>, figure: &Figure) -> bool {
    if is_unit(board, figure) { figure.members <= 1 } else { figure.wounded }
}

/// DS-1001: a unit of five, or what is left of it.
pub(crate) fn is_unit(board: Board<'_>, figure: &Figure) -> bool {
    board.given.member(figure).is_some_and(|member| member.rank.is_unit())
}

/// DS-401…403, DS-406…408: how far an action takes it.
pub(crate) fn allowance(board: Board<'_>, figure: &Figure, kind: Kind, die: u8) -> i32 {
    let printed = board.given.printed;
    let own = board
        .given
        .member(figure)
        .and_then(|member| member.traits.iter().find_map(|id| printed.print(*id).base_move(kind)));
    let base = if board.is_loaded(figure) { LOADED } else { own.unwrap_or(ON_FOOT) };
    let extra = match kind {
        Kind::Run | Kind::Charge => i32::from(die) * INCH,
        Kind::Move | Kind::Jump | Kind::Fly => 0,
        Kind::Reorient | Kind::PickUp | Kind::Search | Kind::Throw | Kind::Duel => 0,
        Kind::Disengage | Kind::Climb | Kind::HeavyThrow | Kind::Lock | Kind::Door => 0,
        Kind::Shoot | Kind::Watch => 0,
    };
    let wound = if is_weak(board, figure) { WOUND } else { 0 };
    (base + extra - wound).max(0)
}

/// DS-823: no living friend of higher rank of its band is on the table; a turncoat commands nobody.
pub(crate) fn commands(board: Board<'_>, figure: &Figure) -> bool {
    let Some(member) = board.given.member(figure) else { return false };
    let higher = |other: &&Figure| {
        other.id.seat() == figure.id.seat()
            && !other.turncoat
            && board.given.member(other).is_some_and(|one| outranks(one.rank, member.rank))
    };
    figure.stands() && !figure.turncoat && board.public.standing().find(higher).is_none()
}

const fn outranks(one: Rank, two: Rank) -> bool {
    one.standing() > two.standing()
}

/// Whether a commanding friend with this trait is within its aura, the bearer excluded.
fn in_aura(board: Board<'_>, figure: &Figure, of: Trait) -> bool {
    board.public.standing().any(|friend| {
        friend.id != figure.id
            && board.given.has_trait(friend, of)
            && board.friends(friend, figure)
            && within(friend.at(), figure.at(), AURA)
            && commands(board, friend)
    })
}

/// DS-619, DS-826, DS-829: how many exchanges one duel attack of it may have.
pub(crate) fn exchanges(board: Board<'_>, figure: &Figure) -> u8 {
    let count = |id: Trait| {
        let effects = &board.given.printed.print(id).effects;
        effects.iter().find_map(|effect| {
            let TraitEffect::DuelAttacks { count } = effect else { return None };
            Some(*count)
        })
    };
    let frenzied =
        board.given.has_trait(figure, Trait::Frenetique) || in_aura(board, figure, Trait::Cohesion);
    if frenzied { count(Trait::Frenetique).unwrap_or(1) } else { 1 }
}

/// DS-821: may roll again by its own luck.
pub(crate) fn has_luck(board: Board<'_>, figure: &Figure) -> bool {
    board.given.has_trait(figure, Trait::Chance) && !figure.lucky && figure.owner.is_some()
}

/// DS-822: may roll again by somebody's example.
pub(crate) fn has_example(board: Board<'_>, figure: &Figure) -> bool {
    !figure.inspired && figure.owner.is_some() && in_aura(board, figure, Trait::Inspire)
}

/// DS-1411: a leader, an elite unit, or the second of a small band.
pub(crate) fn is_chief(board: Board<'_>, figure: &Figure) -> bool {
    board.given.member(figure).is_some_and(|member| match member.rank {
        Rank::Leader | Rank::Elite => true,
        Rank::Second => board.given.format == crate::cards::Format::Small,
        Rank::Hireling | Rank::Green | Rank::Trained => false,
    })
}
