//! CW-700: a combat from its declaration to its end: response, swap, tactics in turn, and one simultaneous blow.

use kernel::Next::{Ask, Do};
use kernel::{Coverage, Look, Seat, Viewer};

use super::abilities::{self, When};
use super::damage;
use super::zones::{lose_tracker, who};
use crate::table::action::{Action, Main};
use crate::table::creature::{CreatureId, Spot, Stance};
use crate::table::event::{Event, FightEvent};
use crate::table::flow::{Question, Step, Terms, Window};
use crate::table::forbidden::Forbidden;
use crate::table::public::{Camp, Combat, Public};
use crate::{CannibalWorld, Play};

/// CW-702, CW-713: a combat is declared, unless a fighter is gone or the attacker is stunned.
pub(crate) fn start(
    play: &mut Play<'_>,
    initiator: Seat,
    attacker: CreatureId,
    defender: CreatureId,
    terms: Terms,
) {
    let (from, to) = (who(play.public, attacker), who(play.public, defender));
    let stunned = play.public.creature(attacker).is_none_or(|creature| creature.stunned);
    let (Some(from), Some(to), false) = (from, to, stunned) else {
        play.tell(|_| Event::Fight(FightEvent::NoCombat { attacker: from, defender: to }));
        return;
    };
    declare(play.public, initiator, attacker, defender, terms);
    play.tell(|_| {
        Event::Fight(FightEvent::Attacked { seat: initiator, attacker: from, defender: to })
    });
    lose_tracker(play, attacker);
    play.then([
        Do(Step::Open(Window::Respond { seat: to.owner })),
        Do(Step::Open(Window::Swap { seat: to.owner })),
        Do(Step::Tactics { seat: initiator, passes: 0 }),
        Do(Step::Blow {}),
        Do(Step::Strike {}),
        Do(Step::Armour { place: 0 }),
        Do(Step::Apply {}),
        Do(Step::EndCombat {}),
    ]);
}

/// CW-702: who fights whom, and on which terms.
pub(crate) fn declare(
    public: &mut Public,
    initiator: Seat,
    attacker: CreatureId,
    defender: CreatureId,
    terms: Terms,
) {
    let dodgeable = match terms {
        Terms::Plain | Terms::Protected { .. } => true,
        Terms::Locked | Terms::Charged | Terms::Feint => false,
    };
    public.combat = Some(Combat {
        initiator,
        attacker,
        defender,
        dodgeable,
        charged: terms == Terms::Charged,
        locked: (terms == Terms::Locked).then_some(defender),
        loyal: [None; 2],
    });
    if let Some(creature) = public.creature_mut(attacker) {
        creature.stance.feint = terms == Terms::Feint;
        if let Terms::Protected { x } = terms {
            creature.stance.shield = x;
        }
    }
}

/// CW-703: Net or a dodge ends the combat at once.
pub(crate) fn break_off(play: &mut Play<'_>) {
    clear(play.public);
    play.cut_short(Step::EndCombat {});
}

/// CW-710: all conditions and announcements end.
pub(crate) fn end(play: &mut Play<'_>) {
    clear(play.public);
}

fn clear(public: &mut Public) {
    public.combat = None;
    public.creatures.iter_mut().for_each(|creature| creature.stance = Stance::default());
}

/// CW-1811: who is asked first in a camp: the initiator, or the owner of the defender.
#[must_use]
pub fn lead(public: &Public, combat: &Combat, camp: Camp) -> Seat {
    if public.camp(combat.initiator) == camp {
        return combat.initiator;
    }
    public.creature(combat.defender).map_or(combat.initiator, |defender| defender.owner)
}

/// CW-705, D11: a seat's step; it passes by itself where everybody can see that it has nothing to use.
pub(crate) fn tactics(play: &mut Play<'_>, seat: Seat, passes: u8) {
    if play.public.combat.is_none() {
        return;
    }
    let look = play.look(Viewer::Seat(seat));
    let has_meat = play.public.players[seat].meat > 0;
    let has_hand = !play.secrets.hands[seat].is_empty();
    let mut is_asked = has_meat && (has_hand || abilities::has_tactic(look, seat));
    if is_asked && play.given.house.fast_windows {
        is_asked = false;
        abilities::list(look, seat, When::Combat, &mut |_| is_asked = true);
    }
    if is_asked {
        play.then([Ask(Question::Tactics { seat, passes })]);
    } else {
        passed(play, seat, passes);
    }
}

/// CW-705, CW-706, CW-1811: the teammate of whoever passed first is asked; two camps in a row end the step.
pub(crate) fn passed(play: &mut Play<'_>, seat: Seat, passes: u8) {
    play.tell(|_| Event::Fight(FightEvent::Passed { seat }));
    let Some(combat) = play.public.combat else { return };
    let camp = play.public.camp(seat);
    if let Some(mate) = asked_after(play.public, &combat, seat) {
        return play.then([Do(Step::Tactics { seat: mate, passes })]);
    }
    if passes == 0 {
        let next = lead(play.public, &combat, camp.other());
        play.then([Do(Step::Tactics { seat: next, passes: 1 })]);
    }
}

/// CW-1811: the teammate who is asked when this seat has passed.
fn asked_after(public: &Public, combat: &Combat, seat: Seat) -> Option<Seat> {
    public.teammate(seat).filter(|_| seat == lead(public, combat, public.camp(seat)))
}

/// CW-706: whether the blows fall if this seat passes.
pub(crate) fn ends_by_passing(public: &Public, seat: Seat, passes: u8) -> bool {
    passes == 1 && public.combat.is_some_and(|combat| asked_after(public, &combat, seat).is_none())
}

/// CW-705: one tactical ability, or one Action card; then it is the other camp's step.
pub(crate) fn tactic(play: &mut Play<'_>, seat: Seat, act: Main) {
    let Some(combat) = play.public.combat else { return };
    let camp = play.public.camp(seat);
    let next = lead(play.public, &combat, camp.other());
    play.then([Do(Step::Tactics { seat: next, passes: 0 })]);
    match act {
        Main::UseAbility { creature, slot, aim } => {
            abilities::use_creature(play, seat, Spot { creature, slot }, aim);
        }
        Main::PlayAction { card, slot, aim, both } => {
            abilities::play_card(play, seat, (card, slot, both), aim);
        }
        Main::PlayCreature { .. }
        | Main::Move { .. }
        | Main::Attack { .. }
        | Main::Pillage {}
        | Main::DrawExtra {}
        | Main::Recover { .. }
        | Main::DropTracker { .. }
        | Main::GiveToken {}
        | Main::EndTurn {} => {}
    }
}

/// CW-506, CW-508: what may be used at one's step.
pub(crate) fn check_tactic(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    act: &Main,
) -> Result<(), Forbidden> {
    match *act {
        Main::UseAbility { creature, slot, aim } => {
            abilities::check_use(look, seat, When::Combat, Spot { creature, slot }, &aim)
        }
        Main::PlayAction { card, slot, aim, both } => {
            abilities::check_play(look, seat, When::Combat, (card, slot, both), &aim)
        }
        Main::GiveToken {} => Err(Forbidden::NoGift),
        Main::PlayCreature { .. }
        | Main::Move { .. }
        | Main::Attack { .. }
        | Main::Pillage {}
        | Main::DrawExtra {}
        | Main::Recover { .. }
        | Main::DropTracker { .. }
        | Main::EndTurn {} => Err(Forbidden::NotNow),
    }
}

/// D11
pub(crate) fn list_tactics(
    look: Look<'_, CannibalWorld>,
    seat: Seat,
    out: &mut Vec<Action>,
) -> Coverage {
    out.push(Action::Pass {});
    abilities::list(look, seat, When::Combat, &mut |act| out.push(Action::Main(act)))
}

/// CW-904, CW-1207: the excess of a Charge is spread before the blow.
pub(crate) fn blow(play: &mut Play<'_>) {
    let excess = damage::excess(play.given, play.public);
    let Some(combat) = play.public.combat.filter(|_| excess > 0) else { return };
    let Some(defender) = play.public.creature(combat.defender) else { return };
    let owner = defender.owner;
    match damage::forced_spread(play.given, play.public, excess) {
        Some(split) => damage::spread(play, owner, &split),
        None => play.then([Ask(Question::Spread { seat: owner, excess })]),
    }
}
