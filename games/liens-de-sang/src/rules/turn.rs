//! LS-3xx, the turn: the player with the dagger attacks somebody or passes it on.

use kernel::Next::Do;
use kernel::{Look, Outcome, Seat};

use crate::cards::catalogue::catalogue;
use crate::rules::capture;
use crate::rules::forbidden::Forbidden;
use crate::table::event::Event;
use crate::table::flow::{Action, Question, Step};
use crate::table::state::{Attack, State};
use crate::{LiensDeSang, Play, ask, six_steps};

/// LS-301, LS-309: turns follow one another until somebody is captured; LS-1205: or until the limit, if there is one.
pub(crate) fn next_turn(play: &mut Play<'_>) {
    let limit = play.state.house.turn_limit;
    if limit > 0 && play.state.turn >= limit {
        play.tell(|_| Event::TurnLimitReached { turns: limit });
        // LS-R33: nobody has won, but the evening is over: everybody shows his card.
        capture::reveal_all(play);
        play.end(Outcome::without_winner());
        return;
    }
    play.state.turn = play.state.turn.saturating_add(1);
    play.tell(|look| Event::TurnStarted { turn: look.state.turn, seat: look.state.dagger });
    play.then(ask(Question::Turn {}));
}

/// LS-303: the dagger goes to any other player, and nothing else happens.
pub(crate) fn pass(play: &mut Play<'_>, to: Seat) {
    let from = play.state.dagger;
    play.state.dagger = to;
    play.tell(|_| Event::DaggerPassed { from, to });
    play.then([Do(Step::Turn {})]);
}

/// LS-304: an attack names one other player, and is resolved in six steps.
pub(crate) fn attack(play: &mut Play<'_>, target: Seat) {
    let by = play.state.dagger;
    // D5: the Inquisitor could not have done this, so everybody now knows that he is not the Inquisitor.
    if play.state.wounds(target) == 3 {
        play.state.players[by].evidence.struck_at_three = true;
    }
    play.state.attack = Some(Attack::new(by, target));
    play.tell(|_| Event::AttackDeclared { by, target });
    play.then(six_steps());
}

pub(crate) fn candidates(look: Look<'_, LiensDeSang>, out: &mut Vec<Action>) {
    let seats = look.state.seats();
    out.extend(seats.iter().map(|target| Action::Attack { target }));
    out.extend(seats.iter().map(|to| Action::Pass { to }));
}

/// LS-304 to LS-307: whom the active player may attack.
pub(crate) fn check_attack(
    look: Look<'_, LiensDeSang>,
    me: Seat,
    target: Seat,
) -> Result<(), Forbidden> {
    exists(look.state, target)?;
    if target == me {
        return Err(Forbidden::AttacksHimself);
    }
    if !look.state.may_be_attacked(target) {
        return Err(Forbidden::ShieldProtects { target });
    }
    let mine = look.state.characters[me].seen_by(look.viewer);
    let spares = mine.is_some_and(|identity| catalogue().character(*identity).spares_the_weak());
    if spares && look.state.wounds(target) == 3 {
        return Err(Forbidden::InquisitorSparesTheWeak { target });
    }
    Ok(())
}

/// LS-308: the dagger may be passed to anybody else, Shield or not, even straight back.
pub(crate) fn check_pass(state: &State, me: Seat, to: Seat) -> Result<(), Forbidden> {
    exists(state, to)?;
    if to == me { Err(Forbidden::PassesToHimself) } else { Ok(()) }
}

/// Whether there is such a player.
pub(crate) fn exists(state: &State, seat: Seat) -> Result<(), Forbidden> {
    if state.seats().contains(seat) { Ok(()) } else { Err(Forbidden::NoSuchPlayer { seat }) }
}
