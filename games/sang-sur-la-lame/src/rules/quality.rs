//! Quality rolls and what changes them (DS-102, DS-605, DS-614, DS-615, DS-621, DS-704, DS-801…808).

use arrayvec::ArrayVec;
use kernel::Roll;

use super::{Play, board, command};
use crate::cards::kinds::{Rolled, Test, Why};
use crate::cards::lists::Class;
use crate::geometry::sight::{Sighting, look};
use crate::table::public::{Fight, Means};
use crate::table::scene::Board;
use crate::table::{Figure, FigureId};

/// What changes one roll.
pub type Whys = ArrayVec<Why, 10>;

/// DS-806: how much higher is higher.
const HIGHER: i32 = 500;

/// DS-801, DS-1006: wounds and morale, which change every Quality roll.
pub(crate) fn condition(board: Board<'_>, figure: &Figure) -> Whys {
    let mut whys = Whys::new();
    if figure.wounded {
        whys.push(Why::Wounded);
    }
    if command::is_unit(board, figure) {
        match figure.members {
            0..=2 => whys.push(Why::MoraleLow),
            3..=4 => {}
            5.. => whys.push(Why::MoraleFull),
        }
    }
    whys
}

/// DS-614: whether somebody is outside a target's front arc.
pub(crate) const fn is_behind(attacker: &Figure, target: &Figure) -> bool {
    !target.facing.has_in_front(target.stand.at, attacker.stand.at)
}

/// DS-806.
fn is_higher(board: Board<'_>, one: &Figure, two: &Figure) -> bool {
    board.body(one).z - board.body(two).z >= HIGHER
}

/// DS-621, DS-622: a friend fights the same opponent.
fn has_support(board: Board<'_>, one: &Figure, opponent: &Figure, attacks: bool) -> bool {
    let mut friends =
        board.public.standing().filter(|friend| friend.id != one.id && board.friends(friend, one));
    if one.duel.is_some() && one.duel == opponent.duel {
        return one.duel == Some(opponent.id)
            && friends.any(|friend| friend.duel == one.duel && friend.id != opponent.id);
    }
    attacks
        && opponent.duel.is_some()
        && friends.any(|friend| friend.duel == opponent.duel && board.touch(friend, opponent))
}

/// What changes the attacker's total.
pub(crate) fn attack_whys(board: Board<'_>, fight: &Fight) -> Whys {
    let (attacker, target) = (board.figure(fight.attacker), board.figure(fight.target));
    let mut whys = condition(board, attacker);
    if is_behind(attacker, target) {
        whys.push(Why::Back);
    }
    if is_higher(board, attacker, target) {
        whys.push(Why::Higher);
    }
    if attacker.surprise {
        whys.push(Why::Surprise);
    }
    if matches!(fight.means, Means::Ranged(_)) {
        return whys;
    }
    if has_support(board, attacker, target, true) {
        whys.push(Why::Support);
    }
    if fight.leaping {
        whys.push(Why::LeapAttack);
    }
    if is_unarmed(board, attacker, target) {
        whys.push(Why::BareHands);
    }
    whys
}

/// What changes the target's total.
pub(crate) fn defence_whys(board: Board<'_>, fight: &Fight) -> Whys {
    let (attacker, target) = (board.figure(fight.attacker), board.figure(fight.target));
    let mut whys = condition(board, target);
    if is_higher(board, target, attacker) {
        whys.push(Why::Higher);
    }
    if matches!(fight.means, Means::Ranged(_)) {
        if sight(board, attacker, target).covered() {
            whys.push(Why::Cover);
        }
        if target.engaged() {
            whys.push(Why::TargetEngaged);
        }
        return whys;
    }
    if has_support(board, target, attacker, false) {
        whys.push(Why::Support);
    }
    if fight.charged {
        whys.push(Why::Charged);
    }
    if is_unarmed(board, target, attacker) {
        whys.push(Why::BareHands);
    }
    whys
}

/// DS-107, DS-615: no duel weapon against an opponent who has one.
fn is_unarmed(board: Board<'_>, one: &Figure, opponent: &Figure) -> bool {
    let armed = |figure| command::has_weapon(board, figure, |weapon| weapon.duel);
    !armed(one) && armed(opponent)
}

/// DS-233…239: what a shooter sees of a target; its duel partners hide nobody (DS-238).
pub(crate) fn sight(board: Board<'_>, shooter: &Figure, target: &Figure) -> Sighting {
    let others: crate::table::scene::Bodies = board
        .public
        .standing()
        .filter(|other| other.id != shooter.id && other.id != target.id)
        .filter(|other| target.duel.is_none() || other.duel != target.duel)
        .map(|other| board.body(other))
        .collect();
    look(board.scene(&others), &board.body(shooter), &board.body(target))
}

/// DS-501: what changes a test: condition, the trait for it, and an ambusher's surprise in a heavy throw (DS-1495).
pub(crate) fn test_whys(board: Board<'_>, figure: &Figure, test: Test) -> Whys {
    let mut whys = condition(board, figure);
    if let Some(member) = board.given.member(figure) {
        let helps =
            |id: &&crate::cards::Trait| board.given.printed.print(**id).test_bonus(test) != 0;
        for id in member.traits.iter().filter(helps) {
            whys.push(if *id == crate::cards::Trait::Acrobate { Why::Acrobate } else { Why::Fort });
        }
    }
    if test == Test::HeavyThrow && figure.surprise {
        whys.push(Why::Surprise);
    }
    whys
}

/// DS-102: rolls the dice of a figure and keeps the best two.
pub(crate) fn roll(play: &mut Play<'_>, id: FigureId, rolled: Rolled, whys: &Whys) -> Roll<Why> {
    let count = command::dice(board(play), play.public.figure(id), rolled);
    let purpose = format_args!("{}:{id}", purpose(rolled));
    let roll = Roll::dice_for(purpose, count, play.rng).keeps_best(2);
    let printed = play.given.printed;
    whys.iter().fold(roll, |roll, why| roll.changed(*why, printed.modifier(*why).value))
}

/// What a lesson calls a roll when it says what comes of it.
const fn purpose(rolled: Rolled) -> &'static str {
    match rolled {
        Rolled::DuelAttack | Rolled::ShotAttack | Rolled::ThrownAttack => "attack",
        Rolled::DuelDefence | Rolled::Dodge | Rolled::RangedDefence => "defence",
        Rolled::Test => "test",
    }
}

/// What the attacker of a fight rolls for (DS-708, DS-831).
pub(crate) fn attack_roll(board: Board<'_>, fight: &Fight) -> Rolled {
    let Means::Ranged(place) = fight.means else { return Rolled::DuelAttack };
    let weapon = command::weapon(board, board.figure(fight.attacker), place);
    match weapon.map(|weapon| weapon.class) {
        Some(Class::Thrown) => Rolled::ThrownAttack,
        Some(Class::Shot | Class::Duel) | None => Rolled::ShotAttack,
    }
}

/// What the target of a fight rolls for (DS-609).
pub(crate) const fn defence_roll(fight: &Fight) -> Rolled {
    match fight.means {
        Means::Ranged(_) => Rolled::RangedDefence,
        Means::Contact | Means::Reach if fight.dodge_only => Rolled::Dodge,
        Means::Contact | Means::Reach => Rolled::DuelDefence,
    }
}

/// DS-605: both kept dice are sixes.
pub(crate) fn is_double(roll: &Roll<Why>, face: u8) -> bool {
    let mut kept = roll.dice.iter().filter(|die| die.counts);
    roll.counted() == 2 && kept.all(|die| die.face == face)
}
