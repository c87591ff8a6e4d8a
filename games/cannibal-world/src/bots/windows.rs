//! Reactions: dodge what is dear, net what is worse, take a shot where it hurts least, swap for the better.

use kernel::{Seat, View};

use super::duel::{best_answer, with_combat};
use super::worth::{ability_worth, balance, loss, outlook, worth};
use super::{Seen, best};
use crate::CannibalWorld;
use crate::cards::{Ability, Assault, Triggered};
use crate::rules::abilities::ability_of;
use crate::rules::foresight;
use crate::rules::reactions::{DODGE_COST, check_dodge};
use crate::rules::zones::remaining_life;
use crate::table::Given;
use crate::table::action::{Action, Reaction, Source};
use crate::table::creature::CreatureId;
use crate::table::flow::Window;
use crate::table::public::{Attack, Camp, Public};

/// Dodging costs half a turn: it pays above this loss, unless a tactic brings the loss under the second figure.
const DODGE_ABOVE: i32 = 70;
const BEARABLE: i32 = 30;
/// A Net is dearer than its Meat.
const NET_ABOVE: i32 = 45;
/// By how much a Swap must help.
const SWAP_ABOVE: i32 = 20;

pub(super) fn choose(seen: &Seen, window: Window) -> Action {
    let found = best(&seen.options, |action| {
        if let Action::React(reaction) = action { score(seen, window, reaction) } else { i32::MIN }
    });
    match found {
        Some((action, score)) if score > 0 => action,
        Some(_) | None => Action::DECLINE,
    }
}

fn score(seen: &Seen, window: Window, reaction: &Reaction) -> i32 {
    let (given, public) = (seen.view.given(), &seen.view.public);
    let camp = public.camp(window.seat());
    match *reaction {
        Reaction::Decline {} => 0,
        Reaction::Dodge {} => dodge(&seen.view, window.seat(), camp),
        Reaction::Net { .. } => threat(&seen.view, camp) - NET_ABOVE,
        Reaction::Bullseye { source, this } => bullseye(given, public, source, this),
        Reaction::Armour { source } => match window {
            Window::Armour { creature, .. } => armour(given, public, source, creature),
            Window::Enter { .. }
            | Window::Recharge { .. }
            | Window::Respond { .. }
            | Window::Swap { .. }
            | Window::Bullseye { .. } => 0,
        },
        Reaction::Recharge { source } => match window {
            Window::Recharge { used, .. } => {
                let freed =
                    ability_of(given, public, Source::Creature(used)).map_or(0, ability_worth);
                let spent = ability_of(given, public, source).map_or(0, ability_worth);
                freed - spent + 1
            }
            Window::Enter { .. }
            | Window::Respond { .. }
            | Window::Swap { .. }
            | Window::Bullseye { .. }
            | Window::Armour { .. } => 0,
        },
        Reaction::Swap { with, .. } => swap(&seen.view, camp, with),
        Reaction::Trigger { slot, target } => match window {
            Window::Enter { creature, seat, .. } => {
                let own = public.creature(creature).and_then(|own| given.ability(own.card, slot));
                match (own, target) {
                    (Some(Ability::Triggered(Triggered::FelineLeap {})), Some(target)) => {
                        let after = with_combat(public, seat, creature, target, false);
                        outlook(&seen.view, &after, camp) + 20
                    }
                    (Some(_), _) => 30,
                    (None, _) => 0,
                }
            }
            Window::Recharge { .. }
            | Window::Respond { .. }
            | Window::Swap { .. }
            | Window::Bullseye { .. }
            | Window::Armour { .. } => 0,
        },
    }
}

/// The combat that is fought now, or that follows the Assault, as it would be.
fn coming(public: &Public) -> Option<Public> {
    if public.combat.is_some() {
        return Some(*public);
    }
    foresight::fought_on(public, &public.assault?)
}

/// What an Assault itself costs a camp, and the combat that follows it.
fn effect_of(given: &Given, public: &Public, attack: &Attack, camp: Camp) -> (i32, Option<Public>) {
    let foreseen = foresight::took_effect(given, public, attack);
    let is_net = attack.ability == Ability::Assault(Assault::Net {}) && !attack.dodged;
    let netted = public.creature(attack.target).filter(|target| is_net && !target.stunned);
    let stunned = netted.map_or(0, |target| worth(given, target) / 2);
    let effect = stunned - balance(given, public, camp, &foreseen);
    (effect, foresight::fought_on(&foreseen.after, attack))
}

/// What all of it would cost, as it stands.
fn threat(view: &View<CannibalWorld>, camp: Camp) -> i32 {
    let public = &view.public;
    let fought = |board: &Public| (-outlook(view, board, camp)).max(0);
    match public.assault.filter(|_| public.combat.is_none()) {
        Some(attack) => {
            let (effect, fight) = effect_of(view.given(), public, &attack, camp);
            effect + fight.as_ref().map_or(0, fought)
        }
        None => fought(public),
    }
}

fn dodge(view: &View<CannibalWorld>, seat: Seat, camp: Camp) -> i32 {
    let public = &view.public;
    if let Some(attack) = public.assault.filter(|_| public.combat.is_none()) {
        return dodge_assault(view, seat, &attack);
    }
    let now = -outlook(view, public, camp);
    let answered = -best_answer(view, public, camp);
    if now <= DODGE_ABOVE || answered < BEARABLE { -1 } else { now - DODGE_ABOVE }
}

/// CW-502, CW-809: a dodged Assault leaves its combat to be fought, or to be dodged for two Meat more; after a Charge or
/// a Feint that takes effect the combat cannot be dodged at all (CW-1206, CW-1210).
fn dodge_assault(view: &View<CannibalWorld>, seat: Seat, attack: &Attack) -> i32 {
    let mut poorer = view.public;
    let meat = &mut poorer.players[seat].meat;
    *meat = meat.saturating_sub(DODGE_COST);
    let accepted = cost(view, &view.public, seat, attack);
    let dodged = cost(view, &poorer, seat, &Attack { dodged: true, ..*attack });
    accepted - dodged - DODGE_ABOVE
}

/// What an Assault and its combat cost if the combat is met as well as can be: with a tactic, or with a dodge.
fn cost(view: &View<CannibalWorld>, public: &Public, seat: Seat, attack: &Attack) -> i32 {
    let camp = public.camp(seat);
    let (effect, fight) = effect_of(view.given(), public, attack, camp);
    let Some(fight) = fight else { return effect };
    let lost = (-best_answer(view, &fight, camp)).max(0);
    let can_dodge = check_dodge(&fight, seat).is_ok();
    effect + if can_dodge { lost.min(DODGE_ABOVE) } else { lost }
}

/// Whether another creature bears the shot better.
fn bullseye(given: &Given, public: &Public, source: Source, this: Option<CreatureId>) -> i32 {
    let taker = match source {
        Source::Creature(spot) => public.creature(spot.creature),
        Source::Card { .. } => this.and_then(|id| public.creature(id)),
    };
    let Some(taker) = taker else { return 0 };
    let (meant, points): (i32, u8) = match (&public.shot, &public.assault) {
        (Some(shot), _) => shot.split.0.iter().fold((0, 0), |(lost, sum), share| {
            let hit =
                public.creature(share.creature).map_or(0, |own| loss(given, own, share.points));
            (lost + hit, sum + share.points)
        }),
        (None, Some(assault)) => {
            let x = assault.ability.x().unwrap_or(0);
            (public.creature(assault.target).map_or(0, |own| loss(given, own, x)), x)
        }
        (None, None) => (0, 0),
    };
    meant - loss(given, taker, points) - 10
}

/// Armour is spent where it saves a life, or all of it is used.
fn armour(given: &Given, public: &Public, source: Source, id: CreatureId) -> i32 {
    let Some(own) = public.creature(id) else { return 0 };
    let x = ability_of(given, public, source).and_then(Ability::x).unwrap_or(0);
    let left = remaining_life(given, own);
    let saved = own.incoming >= left && own.incoming.saturating_sub(x) < left;
    let doomed = own.incoming.saturating_sub(x) >= left;
    match (saved, doomed) {
        (true, _) => 100,
        (false, true) => -1,
        (false, false) => i32::from(own.incoming >= x) * 10 - 1,
    }
}

fn swap(view: &View<CannibalWorld>, camp: Camp, with: CreatureId) -> i32 {
    let Some(now) = coming(&view.public) else { return 0 };
    let mut after = now;
    if let Some(combat) = &mut after.combat {
        combat.defender = with;
    }
    outlook(view, &after, camp) - outlook(view, &now, camp) - SWAP_ABOVE
}
