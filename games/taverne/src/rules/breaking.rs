//! Broken Objects: two 1s (TV-559), and the variant Casse-tout (TV-8xx).

use kernel::{List, MOST_DICE, Roll};

use crate::Play;
use crate::cards::Object;
use crate::cards::book::book;
use crate::table::Event;
use crate::table::event::{DiceFrom, FightEvent};

use super::terms::tavern_value;

/// TV-215: an Object is out of the game for good, and the tavern is worth less.
pub(crate) fn break_object(play: &mut Play<'_>, object: Object) {
    play.public.broken.push(object);
    let tavern = tavern_value(play.public);
    play.tell(|_| Event::Fight(FightEvent::Broken { object, tavern }));
}

/// What an attack could break.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtRisk {
    /// TV-559, TV-806: what strikes is an Object. TV-567: a Special Weapon is none.
    pub used: bool,
    /// TV-803: the target is hurt behind a Protection.
    pub protection: bool,
}

/// TV-801: which die of an attack is the Break die; it is always one of the attacker's own.
pub const BREAK_DIE: usize = 0;

/// TV-559, TV-801, TV-803: the places of the dice that break something. TV-802: 1s and the Break die may do it together.
/// TV-1011: only attack dice count.
#[must_use]
pub fn breaking_dice(
    casse_tout: bool,
    attack: &Roll<DiceFrom>,
    at_risk: AtRisk,
) -> List<u8, MOST_DICE> {
    let ones = at_risk.used && attack.showing(1) >= book().combat.ones_that_break;
    let first = (at_risk.used || at_risk.protection) && break_die_shows(casse_tout, attack);
    let breaks =
        |place: usize| (ones && attack.dice[place].face == 1) || (first && place == BREAK_DIE);
    (0..attack.dice.len()).filter(|place| breaks(*place)).map(|place| place as u8).collect()
}

/// TV-801, TV-1103: with Casse-tout the Break die breaks on 5 or 6.
#[must_use]
pub fn break_die_shows(casse_tout: bool, attack: &Roll<DiceFrom>) -> bool {
    let break_die = attack.dice.get(BREAK_DIE);
    casse_tout && break_die.is_some_and(|die| die.face >= book().casse_tout.break_die_from)
}
