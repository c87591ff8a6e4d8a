//! CW-800, CW-1200: Assault abilities: response, swap, effect, and the combat that follows from a creature's.

use kernel::Next::Do;
use kernel::Seat;

use super::damage::hurt;
use super::zones::{is_tracker, stun};
use crate::Play;
use crate::cards::{Ability, Assault};
use crate::table::action::{Aim, Source};
use crate::table::creature::CreatureId;
use crate::table::flow::{Step, Terms, Window};
use crate::table::public::Attack;

/// CW-802 to CW-805: an Assault is announced; the target's side answers before it takes effect.
pub(crate) fn begin(play: &mut Play<'_>, seat: Seat, source: Source, ability: Ability, aim: Aim) {
    let Some(target) = aim.target else { return };
    let Some(owner) = play.public.creature(target).map(|creature| creature.owner) else { return };
    play.public.assault = Some(Attack {
        by: seat,
        source,
        ability,
        target,
        fighter: target,
        dodged: false,
        bullseye: None,
    });
    play.then([
        Do(Step::Open(Window::Respond { seat: owner })),
        Do(Step::Open(Window::Swap { seat: owner })),
        Do(Step::AssaultEffect {}),
        Do(Step::FightOn {}),
    ]);
}

/// CW-1520: a Net ends everything.
pub(crate) fn break_off(play: &mut Play<'_>) {
    play.public.assault = None;
    play.cut_short(Step::FightOn {});
}

/// CW-806: the effect, unless it was dodged; damage a Bullseye has taken over is dealt all the same (CW-R33).
pub(crate) fn effect(play: &mut Play<'_>) {
    let Some(assault) = play.public.assault else { return };
    let Ability::Assault(ability) = assault.ability else { return };
    match ability {
        Assault::SingleShot { x } => single_shot(play, &assault, x),
        Assault::Stab { x } if !assault.dodged => hurt(play, assault.target, x),
        Assault::Net {} if !assault.dodged => stun(play, assault.target),
        Assault::Sacrifice {} if !assault.dodged => sacrifice(play, &assault),
        // CW-1203, CW-1205, CW-1210: these shape the combat that follows.
        Assault::Shield { .. } | Assault::CanineCharge {} | Assault::Feint {} => {}
        Assault::Stab { .. } | Assault::Net {} | Assault::Sacrifice {} => {}
    }
    play.then([Do(Step::Armour { place: 0 }), Do(Step::Apply {})]);
}

/// CW-1201, CW-1501, CW-1502
fn single_shot(play: &mut Play<'_>, assault: &Attack, x: u8) {
    match assault.bullseye {
        Some(bullseye) => hurt(play, bullseye, x),
        None if !assault.dodged => hurt(play, assault.target, x),
        None => {}
    }
}

/// CW-1209: everybody in the target's zone but Trackers, and the creature itself.
fn sacrifice(play: &mut Play<'_>, assault: &Attack) {
    let Some(target) = play.public.creature(assault.target).copied() else { return };
    let camp = play.public.camp(target.owner);
    let struck: Vec<CreatureId> = play
        .public
        .creatures_of(camp)
        .filter(|enemy| enemy.zone == target.zone && !is_tracker(play.given, enemy))
        .map(|enemy| enemy.id)
        .collect();
    struck.into_iter().for_each(|id| hurt(play, id, 1));
    if let Source::Creature(spot) = assault.source {
        hurt(play, spot.creature, 1);
    }
}

/// CW-807, CW-808: a creature fights on at once and for free; an Action card does not.
pub(crate) fn fight_on(play: &mut Play<'_>) {
    let Some(assault) = play.public.assault.take() else { return };
    let Source::Creature(spot) = assault.source else { return };
    let terms = match assault.ability {
        Ability::Assault(_) if assault.dodged => Terms::Plain,
        Ability::Assault(Assault::CanineCharge {}) => Terms::Charged,
        Ability::Assault(Assault::Feint {}) => Terms::Feint,
        Ability::Assault(Assault::Shield { x }) => Terms::Protected { x },
        Ability::Assault(
            Assault::SingleShot { .. }
            | Assault::Stab { .. }
            | Assault::Net {}
            | Assault::Sacrifice {},
        )
        | Ability::Cover(_)
        | Ability::Tactical(_)
        | Ability::Innate(_)
        | Ability::Triggered(_) => Terms::Plain,
    };
    play.then([Do(Step::StartCombat {
        initiator: assault.by,
        attacker: spot.creature,
        defender: assault.fighter,
        terms,
    })]);
}
