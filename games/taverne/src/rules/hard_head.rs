//! Tête Dure: opposed dice, margins, loot and riposte (TV-10xx).

use kernel::Next::{Ask, Do};
use kernel::{List, Roll, Seat, Seats};

use super::actions::lift;
use super::fight::knock_out;
use super::losses;
use crate::Play;
use crate::cards::book::book;
use crate::cards::{Character, Stat};
use crate::table::event::{DiceFrom, FightEvent};
use crate::table::public::{Act, Public};
use crate::table::{Blow, Deed, Event, Figure, Posture, Question, Step};

/// TV-1003: the defender rolls his Force against contact, his Ruse at a distance, never fewer than three dice, with no
/// bonus and no support.
pub(crate) fn defend(play: &mut Play<'_>, target: &Figure, stat: Stat) -> Roll<DiceFrom> {
    let own = target.value(stat);
    let count = defence_dice(target, stat);
    let from = match stat {
        Stat::Force => DiceFrom::Force,
        Stat::Ruse => DiceFrom::Ruse,
    };
    let mut roll = Roll::dice(count, play.rng).changed(from, own.cast_signed());
    if count > own {
        roll = roll.changed(DiceFrom::AtLeastThree, (count - own).cast_signed());
    }
    roll.hits(defence_from(target), 1)
}

/// TV-1003: how many dice a defender rolls.
#[must_use]
pub fn defence_dice(target: &Figure, stat: Stat) -> u8 {
    target.value(stat).max(book().tete_dure.defence_min_dice)
}

/// TV-1003: a Hero defends with 5 and 6, an Arrival with 6.
#[must_use]
pub fn defence_from(target: &Figure) -> u8 {
    let numbers = &book().tete_dure;
    if target.is_hero() {
        numbers.defence_success_from_hero
    } else {
        numbers.defence_success_from_arrival
    }
}

/// TV-1004 to TV-1007: what a margin does to a defender in this state.
#[must_use]
pub fn ends(from: Posture, margin: i8) -> Posture {
    let numbers = &book().tete_dure;
    if margin >= numbers.ko_margin {
        return Posture::Ko;
    }
    if margin >= numbers.down_margin {
        return Posture::Down;
    }
    if margin >= numbers.stun_margin && from == Posture::Standing {
        return Posture::Tilted;
    }
    from
}

/// TV-1012: an attack that failed can be answered, unless it was a riposte itself (TV-1016).
pub(crate) fn answerable(play: &mut Play<'_>, margin: i8) {
    if let Some(act) = &mut play.public.act {
        act.can_be_answered = margin <= 0 && !act.is_riposte;
    }
}

/// TV-1008, TV-1009: an attacker who put a Hero Down or KO looks at what its owner can lose, and takes one. TV-1010:
/// Arrivals carry nothing. TV-R45: who was Down already is not put Down.
pub(crate) fn aftermath(
    play: &mut Play<'_>,
    act: &Act,
    before: &Figure,
    victim: Seat,
    to: Posture,
) {
    let is_hero = before.is_hero();
    match to {
        Posture::Ko => {
            // TV-1019: counted just before the KO, which has already turned the card.
            let others = play.public.heroes(victim).filter(|(_, figure)| figure.is_in_tavern());
            let heroes_before = others.count() as u8 + 1;
            knock_out(play, before.who);
            if is_hero {
                losses::look_at(play, act.seat, victim, heroes_before);
            }
        }
        Posture::Down if is_hero && before.posture != Posture::Down => {
            losses::look_at(play, act.seat, victim, 0);
        }
        Posture::Standing | Posture::Tilted | Posture::Down | Posture::Escaped => {}
    }
}

/// TV-1012: the question is put whenever the owner has an Object in hand or a usable weapon on the defender, which
/// everybody sees, whatever the Objects are.
pub(crate) fn open_riposte(play: &mut Play<'_>) {
    let Some(act) = play.public.act.filter(|act| act.can_be_answered) else { return };
    let Some(who) = act.deed.blow().map(|blow| blow.target) else { return };
    let seat = play.public.owner(who);
    let defender = play.public.figure(who);
    let is_armed = !play.secrets.objects[seat].is_empty()
        || defender.usable_weapon(play.public.round).is_some();
    if defender.is_standing() && is_armed {
        play.then([Ask(Question::Riposte { seat })]);
    }
}

/// TV-1014: the attacking character and those that supported it.
#[must_use]
pub fn riposte_targets(public: &Public) -> List<Character, 4> {
    let Some(act) = &public.act else { return List::new() };
    [act.who].into_iter().chain(act.supporters).collect()
}

/// TV-1012: who may hit back: the character that was attacked.
#[must_use]
pub fn defender(public: &Public) -> Option<Character> {
    Some(public.act?.deed.blow()?.target)
}

/// TV-1015, TV-1016: the defender is not Tilted, gets no support and stays at the Door; otherwise it is an attack.
pub(crate) fn riposte(play: &mut Play<'_>, seat: Seat, blow: Blow) {
    let Some(who) = defender(play.public) else { return };
    play.tell(|_| Event::Fight(FightEvent::Riposte { seat, who, blow }));
    lift(play, seat, who, blow);
    play.public.act = Some(Act {
        seat,
        who,
        deed: Deed::Fight { blow },
        supporters: List::new(),
        called: Seats::NONE,
        is_riposte: true,
        can_be_answered: false,
    });
    play.then([Do(Step::Resolve {})]);
}

/// The defender lets it be.
pub(crate) fn no_riposte(play: &mut Play<'_>, seat: Seat) {
    let Some(who) = defender(play.public) else { return };
    play.tell(|_| Event::Fight(FightEvent::NoRiposte { seat, who }));
}
