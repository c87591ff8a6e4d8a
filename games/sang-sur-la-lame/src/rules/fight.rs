//! Resolving an exchange or a ranged attack (5.3, DS-603…609, DS-617, DS-619, DS-703…706, DS-824, DS-825).

use kernel::Next::{Ask, Do};

use super::quality::{self, is_double};
use super::{Play, board, command, contacts, harm, targets};
use crate::geometry::Facing;
use crate::table::event::{BloodEvent, SpaceEvent, TurnEvent};
use crate::table::flow::FightStep;
use crate::table::public::{Fight, Means, Occasion};
use crate::table::scene::Board;
use crate::table::{Event, FigureId, Question, Step};

/// What an exchange does to one of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    None,
    Hurt,
    Slain,
}

/// Begins an attack: dice, re-rolls, effects, the target's turn, and perhaps a second exchange.
pub(crate) fn attack(play: &mut Play<'_>, mut fight: Fight) {
    harm::make_enemies(play, fight.attacker, fight.target);
    let now = board(play);
    let attacker = now.figure(fight.attacker);
    if fight.means != Means::Ranged(0) && !matches!(fight.means, Means::Ranged(_)) {
        fight.more = command::exchanges(now, attacker) - 1;
    }
    // DS-607: struck from afar, only another reach weapon strikes back.
    if fight.means == Means::Reach && !targets::has_reach(now, now.figure(fight.target)) {
        fight.dodge_only = true;
    }
    let (attacker, target) = (fight.attacker, fight.target);
    let ranged = matches!(fight.means, Means::Ranged(_));
    play.public.fight = Some(fight);
    play.tell(|_| Event::Blood(BloodEvent::Attacks { attacker, target, ranged }));
    play.then([Do(Step::Fight(FightStep::Roll))]);
}

/// One step of a fight.
pub(crate) fn step(play: &mut Play<'_>, step: FightStep) {
    match step {
        FightStep::Roll => roll(play),
        FightStep::Reroll => offer_reroll(play),
        FightStep::Apply => apply(play),
        FightStep::Turn => turn(play),
        FightStep::Second => second(play),
    }
}

/// Attacker's dice, then the target's, then modifiers.
fn roll(play: &mut Play<'_>) {
    let Some(mut fight) = play.public.fight else { return };
    let now = board(play);
    if !now.figure(fight.attacker).stands() || !now.figure(fight.target).stands() {
        play.public.fight = None;
        return;
    }
    let (attack, defence) = (quality::attack_whys(now, &fight), quality::defence_whys(now, &fight));
    let (rolled, answered) = (quality::attack_roll(now, &fight), quality::defence_roll(&fight));
    fight.attack = quality::roll(play, fight.attacker, rolled, &attack);
    fight.defence = quality::roll(play, fight.target, answered, &defence);
    // DS-1495: the surprise is spent with the first attack.
    play.public.figure_mut(fight.attacker).surprise = false;
    play.public.fight = Some(fight);
    play.tell(|_| Event::Blood(BloodEvent::Rolled { fight }));
    play.then([
        Do(Step::Fight(FightStep::Reroll)),
        Do(Step::Fight(FightStep::Apply)),
        Do(Step::Fight(FightStep::Turn)),
        Do(Step::Fight(FightStep::Second)),
    ]);
}

/// DS-604, DS-605, DS-609, DS-703, DS-705: what happens to attacker and target if the rolls stand.
#[must_use]
pub fn outcome(fight: &Fight) -> (Harm, Harm) {
    let (attack, defence) = (fight.attack.total(), fight.defence.total());
    let ranged = matches!(fight.means, Means::Ranged(_));
    let sixes = is_double(&fight.attack, 6);
    let safe = ranged || fight.dodge_only;
    let answered = !safe && is_double(&fight.defence, 6);
    match (sixes, answered) {
        (true, true) => (Harm::Slain, Harm::Slain),
        (true, false) => (Harm::None, Harm::Slain),
        (false, true) => (Harm::Slain, Harm::None),
        (false, false) if attack > defence => (Harm::None, Harm::Hurt),
        (false, false) if attack < defence && !safe => (Harm::Hurt, Harm::None),
        (false, false) => (Harm::None, Harm::None),
    }
}

/// DS-824: whether the attacker's roll and the target's have failed.
#[must_use]
pub fn failures(fight: &Fight) -> (bool, bool) {
    let (to_attacker, to_target) = outcome(fight);
    let safe = matches!(fight.means, Means::Ranged(_)) || fight.dodge_only;
    let sixes = is_double(&fight.attack, 6);
    let answered = !safe && is_double(&fight.defence, 6);
    let attack = !sixes && (to_attacker != Harm::None || to_target == Harm::None);
    (attack, !answered && to_target != Harm::None)
}

/// Whether a figure whose roll failed may roll again.
fn may_reroll(board: Board<'_>, id: FigureId) -> bool {
    let figure = board.figure(id);
    figure.owner.is_some()
        && (command::has_luck(board, figure) || command::has_example(board, figure))
}

/// DS-825: the attacker's side first, then the target's, until nobody wants to.
fn offer_reroll(play: &mut Play<'_>) {
    let Some(fight) = play.public.fight else { return };
    let now = board(play);
    let (attack, defence) = failures(&fight);
    let asks = |failed: bool, again: bool, kept: bool, id: FigureId| {
        failed && !again && !kept && may_reroll(now, id)
    };
    let figure = if asks(attack, fight.attack_again, fight.attack_kept, fight.attacker) {
        fight.attacker
    } else if asks(defence, fight.defence_again, fight.defence_kept, fight.target) {
        fight.target
    } else {
        return;
    };
    let Some(seat) = now.figure(figure).owner else { return };
    play.then([Ask(Question::Reroll { seat, figure }), Do(Step::Fight(FightStep::Reroll))]);
}

/// The roll is kept, or all its dice are rolled again.
pub(crate) fn rerolled(play: &mut Play<'_>, figure: FigureId, again: bool) {
    let Some(mut fight) = play.public.fight else { return };
    let attacks = figure == fight.attacker;
    if !again {
        if attacks {
            fight.attack_kept = true
        } else {
            fight.defence_kept = true
        }
        play.public.fight = Some(fight);
        return;
    }
    let now = board(play);
    if attacks {
        let (whys, rolled) = (whys_of(&fight.attack), quality::attack_roll(now, &fight));
        fight.attack = quality::roll(play, figure, rolled, &whys);
        fight.attack_again = true;
    } else {
        let (whys, rolled) = (whys_of(&fight.defence), quality::defence_roll(&fight));
        fight.defence = quality::roll(play, figure, rolled, &whys);
        fight.defence_again = true;
    }
    // The situation has changed: whoever kept a roll may think again.
    (fight.attack_kept, fight.defence_kept) = (false, false);
    play.public.fight = Some(fight);
    play.tell(|_| Event::Turn(TurnEvent::RolledAgain { figure }));
    play.tell(|_| Event::Blood(BloodEvent::Rolled { fight }));
}

/// Why a roll was changed; the same reasons hold for the dice rolled again.
pub(crate) fn whys_of(roll: &kernel::Roll<crate::cards::Why>) -> quality::Whys {
    roll.modifiers.iter().map(|modifier| modifier.why).collect()
}

/// Double one, then wounds and death.
fn apply(play: &mut Play<'_>) {
    let Some(fight) = play.public.fight else { return };
    let (attacker, target) = (fight.attacker, fight.target);
    if let Means::Ranged(place) = fight.means
        && is_double(&fight.attack, 1)
    {
        play.public.figure_mut(attacker).spent |= 1 << place;
        play.tell(|_| {
            Event::Blood(BloodEvent::OutOfAmmunition { figure: attacker, weapon: place })
        });
    }
    let (to_attacker, to_target) = outcome(&fight);
    if (to_attacker, to_target) == (Harm::None, Harm::None) {
        play.tell(|_| Event::Blood(BloodEvent::Unhurt { figure: target }));
    }
    suffer(play, target, to_target, attacker);
    suffer(play, attacker, to_attacker, target);
}

fn suffer(play: &mut Play<'_>, id: FigureId, what: Harm, by: FigureId) {
    match what {
        Harm::None => {}
        Harm::Hurt => harm::hurt(play, id, Some(by)),
        Harm::Slain => harm::slay(play, id, Some(by)),
    }
}

/// DS-617: a surviving target turns to an attacker behind it, unless that gives its back to another.
fn turn(play: &mut Play<'_>) {
    let Some(fight) = play.public.fight else { return };
    let now = board(play);
    let (attacker, target) = (now.figure(fight.attacker), now.figure(fight.target));
    let duel = !matches!(fight.means, Means::Ranged(_));
    if !duel || !target.stands() || !attacker.stands() || !quality::is_behind(attacker, target) {
        return;
    }
    let torn = contacts::opponents(now, target).any(|enemy| {
        enemy.id != attacker.id
            && target.facing.has_in_front(target.at(), enemy.at())
            && now.touch(target, enemy)
    });
    match target.owner {
        Some(seat) if torn => play.then([Ask(Question::TurnTarget { seat })]),
        Some(_) | None => turn_to_attacker(play),
    }
}

/// The target faces its attacker.
pub(crate) fn turn_to_attacker(play: &mut Play<'_>) {
    let Some(fight) = play.public.fight else { return };
    let attacker = play.public.figure(fight.attacker).at();
    let target = play.public.figure_mut(fight.target);
    if let Some(face) = Facing::towards(target.at(), attacker) {
        target.facing = face;
        play.tell(|_| Event::Space(SpaceEvent::Turned { figure: fight.target, face }));
    }
}

/// The enemy outside the attacker's own duel that a charge or a lookout's engagement may strike again (DS-622).
pub(crate) const fn struck_first(fight: &Fight) -> Option<FigureId> {
    match fight.occasion {
        Occasion::Action => None,
        Occasion::Charge | Occasion::Intercepted | Occasion::Reaction => Some(fight.target),
    }
}

/// DS-619: perhaps a second exchange.
fn second(play: &mut Play<'_>) {
    let Some(fight) = play.public.fight else { return };
    let now = board(play);
    let attacker = now.figure(fight.attacker);
    let could = fight.more > 0
        && attacker.stands()
        && now
            .public
            .standing()
            .any(|enemy| targets::again(now, attacker, enemy.id, struck_first(&fight)).is_ok());
    match attacker.owner {
        Some(seat) if could => play.then([Ask(Question::SecondExchange { seat })]),
        Some(_) | None => play.public.fight = None,
    }
}

/// Another exchange, without what only the first one has.
pub(crate) fn goes_on(play: &mut Play<'_>, target: FigureId) {
    let Some(fight) = play.public.fight else { return };
    let now = board(play);
    let attacker = now.figure(fight.attacker);
    let Ok(means) = targets::again(now, attacker, target, struck_first(&fight)) else {
        play.public.fight = None;
        return;
    };
    let dodge_only = means == Means::Reach && !targets::has_reach(now, now.figure(target));
    harm::make_enemies(play, fight.attacker, target);
    play.public.fight = Some(Fight {
        attacker: fight.attacker,
        target,
        means,
        occasion: fight.occasion,
        dodge_only,
        more: fight.more - 1,
        ..Fight::default()
    });
    play.then([Do(Step::Fight(FightStep::Roll))]);
}
