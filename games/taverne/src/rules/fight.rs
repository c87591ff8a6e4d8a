//! Attacks: dice, damage, and what follows from them (TV-551 to TV-567).

use kernel::{List, MOST_DICE, Roll, Seat};

use super::breaking::{AtRisk, break_die_shows, break_object, breaking_dice};
use super::covers::strip;
use super::{hard_head, losses, support};
use crate::Play;
use crate::cards::book::book;
use crate::cards::{Character, Mode, Object, Stat};
use crate::table::event::{DiceFrom, FightEvent, Struck};
use crate::table::public::Act;
use crate::table::{Arm, Blow, Cover, Event, Figure, Posture, Public, Weapon};

/// An attack whose dice have been rolled.
struct Outcome {
    attack: Roll<DiceFrom>,
    defence: Option<Roll<DiceFrom>>,
    /// Damage, or the margin of Tête Dure.
    result: i8,
    /// How the target ends.
    to: Posture,
    /// The dice that break something.
    broke: List<u8, MOST_DICE>,
}

/// TV-555 to TV-565: the attack under way, in the order of TV-565.
pub(crate) fn strike(play: &mut Play<'_>, act: Act, blow: Blow) {
    let target = *play.public.figure(blow.target);
    let victim = play.public.owner(blow.target);
    let outcome = roll(play, &act, blow, &target);
    tell_struck(play, &act, blow, victim, &outcome);
    let Outcome { attack, result, to, broke, .. } = outcome;
    harm(play, blow.target, target.posture, to);
    spend(play, &act, blow, &broke);
    if loses_protection(&target, blow, result) {
        lose_protection(play, blow.target, &attack);
    }
    if matches!(to, Posture::Down | Posture::Ko) {
        lose_door(play, blow.target);
    }
    if play.given.tete_dure {
        hard_head::answerable(play, result);
        hard_head::aftermath(play, &act, &target, victim, to);
    } else {
        aftermath(play, &act, &target, victim, to);
    }
}

/// TV-555: Force or Ruse, the bonus of a drawn weapon, support.
fn roll(play: &mut Play<'_>, act: &Act, blow: Blow, target: &Figure) -> Outcome {
    let stat = blow.mode.stat();
    let bonus = weapon_bonus(play.public, act.who, blow.with);
    let dice = support::roll(play, act, stat, bonus);
    let (attack, defence, result, to) = if play.given.tete_dure {
        let attack = dice.hits(book().tete_dure.attack_success_from, 1);
        let defence = hard_head::defend(play, target, stat);
        let result = attack.counted().cast_signed() - defence.counted().cast_signed();
        (attack, Some(defence), result, hard_head::ends(target.posture, result))
    } else {
        let attack = dice.hits(hits_from(target), 1);
        let damage = attack.counted();
        (attack, None, damage.cast_signed(), damaged(target.posture, damage))
    };
    let at_risk = AtRisk {
        used: used_object(play.public, act.who, blow.with).is_some(),
        protection: loses_protection(target, blow, result),
    };
    let broke = breaking_dice(play.given.casse_tout, &attack, at_risk);
    Outcome { attack, defence, result, to, broke }
}

/// TV-523: a Protection is lost when a contact attack hurts. TV-1011: by a margin of one or more.
fn loses_protection(target: &Figure, blow: Blow, result: i8) -> bool {
    target.is_protected() && blow.mode == Mode::Contact && result >= 1
}

/// TV-556, TV-557: a Hero is hit on 6, an Arrival on 5 or 6.
#[must_use]
pub fn hits_from(target: &Figure) -> u8 {
    if target.is_hero() { book().combat.hit_hero_from } else { book().combat.hit_arrival_from }
}

/// TV-205, TV-558: all damage together, each point a step; beyond KO it is lost.
#[must_use]
pub fn damaged(from: Posture, damage: u8) -> Posture {
    (0..damage).fold(from, |posture, _| posture.worse())
}

/// TV-543: what a drawn weapon adds to the characteristic.
#[must_use]
pub fn weapon_bonus(public: &Public, who: Character, with: Arm) -> u8 {
    match with {
        Arm::Drawn {} => {
            let drawn = public.figure(who).weapon;
            drawn.and_then(|drawn| drawn.weapon.print()).map_or(0, |weapon| weapon.bonus)
        }
        Arm::Object { .. } | Arm::Treasure { .. } => 0,
    }
}

fn tell_struck(play: &mut Play<'_>, act: &Act, blow: Blow, victim: Seat, outcome: &Outcome) {
    let struck = Struck {
        seat: act.seat,
        who: act.who,
        target: blow.target,
        victim,
        attack: outcome.attack,
        break_die: play.given.casse_tout,
        defence: outcome.defence,
        result: outcome.result,
        broke: outcome.broke,
    };
    play.tell(|_| Event::Fight(FightEvent::Struck(Box::new(struck.clone()))));
}

/// TV-205: the card turns to the right on its way down.
fn harm(play: &mut Play<'_>, who: Character, from: Posture, to: Posture) {
    if from == to {
        play.tell(|_| Event::Fight(FightEvent::Unharmed { who }));
        return;
    }
    play.public.figure_mut(who).posture = to;
    play.tell(|_| Event::Fight(FightEvent::Harmed { who, from, to }));
}

/// TV-559, TV-560: the Object used is broken, or discarded; a Wall Trophy that holds stays.
fn spend(play: &mut Play<'_>, act: &Act, blow: Blow, broke: &List<u8, MOST_DICE>) {
    let Some(object) = used_object(play.public, act.who, blow.with) else { return };
    let (is_trophy, is_broken) = (blow.with == Arm::Drawn {}, !broke.is_empty());
    if is_trophy && !is_broken {
        return;
    }
    if is_trophy {
        play.public.figure_mut(act.who).weapon = None;
    } else {
        play.public.in_play = None;
    }
    if is_broken {
        break_object(play, object);
    } else {
        play.public.discard.push(object);
        play.tell(|_| Event::Fight(FightEvent::Discarded { object }));
    }
}

/// TV-806: what strikes and can break, the Wall Trophy drawn on a character among it. TV-567: a Special Weapon is no
/// Object and never breaks.
#[must_use]
pub fn used_object(public: &Public, who: Character, with: Arm) -> Option<Object> {
    match with {
        Arm::Object { object } => Some(object),
        Arm::Drawn {} => match public.figure(who).weapon?.weapon {
            Weapon::Object { object } => Some(object),
            Weapon::Treasure { .. } => None,
        },
        Arm::Treasure { .. } => None,
    }
}

/// TV-523: the Protection is discarded. TV-803: the Break die breaks it.
fn lose_protection(play: &mut Play<'_>, who: Character, attack: &Roll<DiceFrom>) {
    let figure = play.public.figure_mut(who);
    let Some(Cover::Protection { object }) = figure.cover else { return };
    figure.cover = None;
    let broken = break_die_shows(play.given.casse_tout, attack);
    play.tell(|_| Event::Fight(FightEvent::ProtectionLost { who, object, broken }));
    if broken {
        break_object(play, object);
    } else {
        play.public.discard.push(object);
    }
}

/// TV-573: whoever is Down or KO is no longer at the Door.
fn lose_door(play: &mut Play<'_>, who: Character) {
    if play.public.figure_mut(who).at_door.take().is_some() {
        play.tell(|_| Event::Fight(FightEvent::DoorLost { who }));
    }
}

/// TV-561 to TV-564: what a Hero's fall costs. TV-R06: only the state in which it ends matters.
fn aftermath(play: &mut Play<'_>, act: &Act, before: &Figure, victim: Seat, to: Posture) {
    let is_hero = before.is_hero();
    match to {
        Posture::Ko => {
            knock_out(play, before.who);
            if is_hero {
                losses::steal(play, act.seat, victim);
                losses::drop_one(play, victim);
            }
        }
        // TV-R07: once in the game for each Hero, even if there was nothing to drop.
        Posture::Down if is_hero && !before.has_fallen => {
            play.public.figure_mut(before.who).has_fallen = true;
            losses::drop_one(play, victim);
        }
        Posture::Standing | Posture::Tilted | Posture::Down | Posture::Escaped => {}
    }
}

/// TV-207: a KO Hero lies face down before its owner, a KO Arrival is removed. TV-209: nothing stays on them.
pub(crate) fn knock_out(play: &mut Play<'_>, who: Character) {
    strip(play, who);
    if who.hero().is_none() {
        let seat = play.public.owner(who);
        play.public.groups[seat].retain(|figure| figure.who != who);
    }
}

/// The dice an attack would have, without support.
#[must_use]
pub fn dice(public: &Public, who: Character, blow: Blow) -> u8 {
    let stat: Stat = blow.mode.stat();
    public.figure(who).value(stat) + weapon_bonus(public, who, blow.with)
}
