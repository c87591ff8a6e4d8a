//! Broken Objects: two 1s (TV-559), and the variant Casse-tout (TV-8xx).

use kernel::Roll;

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

/// TV-559, TV-801, TV-802: two 1s break the Object used, and so does the Break die. TV-1011: only attack dice count.
#[must_use]
pub fn breaks(casse_tout: bool, attack: &Roll<DiceFrom>) -> bool {
    attack.showing(1) >= book().combat.ones_that_break || break_die_shows(casse_tout, attack)
}

/// TV-801, TV-1103: with Casse-tout the first die, always one of the attacker's own, breaks on 5 or 6.
#[must_use]
pub fn break_die_shows(casse_tout: bool, attack: &Roll<DiceFrom>) -> bool {
    let first = attack.dice.first();
    casse_tout && first.is_some_and(|die| die.face >= book().casse_tout.break_die_from)
}
