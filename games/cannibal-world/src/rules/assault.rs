//! CW-800, CW-1200: Assault abilities: response, swap, effect, and the combat that follows from a creature's.

use kernel::Next::Do;
use kernel::Seat;

use super::damage::hurt;
use super::zones::{is_tracker, stun};
use crate::Play;
use crate::cards::{Ability, Assault};
use crate::table::Given;
use crate::table::action::{Aim, Share, Source};
use crate::table::creature::Creature;
use crate::table::flow::{Step, Terms, Window};
use crate::table::public::{Attack, Public};

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
    if assault.ability == Ability::Assault(Assault::Net {}) && !assault.dodged {
        stun(play, assault.target);
    }
    for share in &hits(play.given, play.public, &assault) {
        hurt(play, share.creature, share.points);
    }
    play.then([Do(Step::Armour { place: 0 }), Do(Step::Apply {})]);
}

/// CW-806: whom the effect of an Assault hurts, and how much.
pub(crate) fn hits(given: &Given, public: &Public, assault: &Attack) -> Vec<Share> {
    let Ability::Assault(ability) = assault.ability else { return Vec::new() };
    let target = |points| vec![Share { creature: assault.target, points }];
    match ability {
        // CW-1201, CW-1501, CW-1502
        Assault::SingleShot { x: points } => match assault.bullseye {
            Some(creature) => vec![Share { creature, points }],
            None if assault.dodged => Vec::new(),
            None => target(points),
        },
        Assault::Stab { .. } | Assault::Sacrifice {} if assault.dodged => Vec::new(),
        Assault::Stab { x } => target(x),
        Assault::Sacrifice {} => sacrificed(given, public, assault),
        // CW-1203, CW-1205, CW-1210: these shape the combat that follows.
        Assault::Net {} | Assault::Shield { .. } | Assault::CanineCharge {} | Assault::Feint {} => {
            Vec::new()
        }
    }
}

/// CW-1209: everybody in the target's zone but Trackers, and the creature itself.
fn sacrificed(given: &Given, public: &Public, assault: &Attack) -> Vec<Share> {
    let Some(target) = public.creature(assault.target) else { return Vec::new() };
    let beside = |enemy: &&Creature| enemy.zone == target.zone && !is_tracker(given, enemy);
    let struck = public.creatures_of(public.camp(target.owner)).filter(beside);
    let all = struck.map(|enemy| enemy.id).chain(assault.source.bearer());
    all.map(|creature| Share { creature, points: 1 }).collect()
}

/// CW-807, CW-808: a creature fights on at once and for free; an Action card does not.
pub(crate) fn fight_on(play: &mut Play<'_>) {
    let Some(assault) = play.public.assault.take() else { return };
    let Source::Creature(spot) = assault.source else { return };
    play.then([Do(Step::StartCombat {
        initiator: assault.by,
        attacker: spot.creature,
        defender: assault.fighter,
        terms: terms(&assault),
    })]);
}

/// CW-808: on which terms the combat is fought that follows an Assault.
pub(crate) const fn terms(assault: &Attack) -> Terms {
    match assault.ability {
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
    }
}
