//! LS-3xx, the turn: the player with the dagger attacks somebody or passes it on.

use kernel::Next::Do;
use kernel::{Look, Outcome, Rng, Seat, Seats};

use crate::cards::catalogue::catalogue;
use crate::rules::capture;
use crate::rules::forbidden::Forbidden;
use crate::table::event::Event;
use crate::table::flow::{Action, Question, Step};
use crate::table::public::{Attack, Public};
use crate::table::secrets::my_identity;
use crate::{LiensDeSang, Play, ask, six_steps};

/// LS-301, LS-309: turns follow one another until somebody is captured; LS-1205: or until the limit, if there is one.
pub(crate) fn next_turn(play: &mut Play<'_>) {
    let limit = play.given.house.turn_limit;
    if limit > 0 && play.public.turn >= limit {
        play.tell(|_| Event::TurnLimitReached { turns: limit });
        // LS-R33: nobody has won, but the evening is over: everybody shows his card.
        capture::reveal_all(play);
        play.end(Outcome::without_winner());
        return;
    }
    play.public.turn = play.public.turn.saturating_add(1);
    play.tell(|look| Event::TurnStarted { turn: look.public.turn, seat: look.public.dagger });
    play.then(ask(Question::Turn {}));
}

/// LS-303: the dagger goes to any other player, and nothing else happens.
pub(crate) fn pass(play: &mut Play<'_>, to: Seat) {
    let from = play.public.dagger;
    play.public.dagger = to;
    play.tell(|_| Event::DaggerPassed { from, to });
    play.then([Do(Step::Turn {})]);
}

/// LS-304: an attack names one other player, and is resolved in six steps.
pub(crate) fn attack(play: &mut Play<'_>, target: Seat) {
    let by = play.public.dagger;
    // D5: the Inquisitor could not have done this, so everybody now knows that he is not the Inquisitor.
    if play.public.is_at_stake(target) {
        play.public.players[by].evidence.struck_at_three = true;
    }
    play.public.attack = Some(Attack::new(by, target));
    play.tell(|_| Event::AttackDeclared { by, target });
    play.then(six_steps());
}

/// Every attack and every pass that is allowed.
pub(crate) fn candidates(look: Look<'_, LiensDeSang>, out: &mut Vec<Action>) {
    let Some(me) = look.seat() else { return };
    out.extend(targets(look, me).iter().map(|target| Action::Attack { target }));
    out.extend(look.public.others(me).iter().map(|to| Action::Pass { to }));
}

/// One of them.
pub(crate) fn draw(look: Look<'_, LiensDeSang>, rng: &mut Rng) -> Option<Action> {
    let me = look.seat()?;
    let (targets, others) = (targets(look, me), look.public.others(me));
    let place = rng.below((targets.len() + others.len()) as u32) as usize;
    match place.checked_sub(targets.len()) {
        None => targets.nth(place).map(|target| Action::Attack { target }),
        Some(place) => others.nth(place).map(|to| Action::Pass { to }),
    }
}

fn targets(look: Look<'_, LiensDeSang>, me: Seat) -> Seats {
    let others = look.public.others(me).iter();
    others.filter(|target| check_attack(look, me, *target).is_ok()).collect()
}

/// LS-304 to LS-307: whom the active player may attack.
pub(crate) fn check_attack(
    look: Look<'_, LiensDeSang>,
    me: Seat,
    target: Seat,
) -> Result<(), Forbidden> {
    exists(look.public, target)?;
    if target == me {
        return Err(Forbidden::AttacksHimself);
    }
    if !look.public.may_be_attacked(target) {
        return Err(Forbidden::ShieldProtects { target });
    }
    if !look.public.is_at_stake(target) {
        return Ok(());
    }
    let spares = my_identity(look).is_some_and(|me| catalogue().character(me).spares_the_weak());
    if spares { Err(Forbidden::InquisitorSparesTheWeak { target }) } else { Ok(()) }
}

/// LS-308: the dagger may be passed to anybody else, Shield or not, even straight back.
pub(crate) fn check_pass(public: &Public, me: Seat, to: Seat) -> Result<(), Forbidden> {
    exists(public, to)?;
    if to == me { Err(Forbidden::PassesToHimself) } else { Ok(()) }
}

/// Whether there is such a player.
pub(crate) fn exists(public: &Public, seat: Seat) -> Result<(), Forbidden> {
    if public.seats().contains(seat) { Ok(()) } else { Err(Forbidden::NoSuchPlayer { seat }) }
}
