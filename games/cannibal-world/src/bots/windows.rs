//! Reactions: dodge what is dear, net what is worse, take a shot where it hurts least, swap for the better.

use kernel::View;

use super::duel::{best_answer, with_combat};
use super::worth::{ability_worth, loss, outlook, worth};
use super::{Seen, best};
use crate::CannibalWorld;
use crate::cards::{Ability, Assault, Triggered};
use crate::rules::abilities::ability_of;
use crate::rules::zones::remaining_life;
use crate::table::Given;
use crate::table::action::{Action, Reaction, Source};
use crate::table::creature::CreatureId;
use crate::table::flow::Window;
use crate::table::public::{Camp, Public};

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
        Reaction::Dodge {} => dodge(&seen.view, camp),
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
    let assault = public.assault?;
    let Source::Creature(spot) = assault.source else { return None };
    let charged = assault.ability == Ability::Assault(Assault::CanineCharge {});
    let mut after = with_combat(public, assault.by, spot.creature, assault.fighter, charged);
    let feints = assault.ability == Ability::Assault(Assault::Feint {});
    if let Some(attacker) = after.creature_mut(spot.creature) {
        attacker.stance.feint = feints;
    }
    Some(after)
}

/// What the Assault itself would cost.
fn effect_of_assault(given: &Given, public: &Public) -> i32 {
    let Some(assault) = public.assault.filter(|_| public.combat.is_none()) else { return 0 };
    let Some(target) = public.creature(assault.target) else { return 0 };
    match assault.ability {
        Ability::Assault(Assault::SingleShot { .. }) if assault.bullseye.is_some() => 0,
        Ability::Assault(Assault::SingleShot { x } | Assault::Stab { x }) => loss(given, target, x),
        Ability::Assault(Assault::Net {}) => worth(given, target) / 2,
        Ability::Assault(Assault::Sacrifice {}) => {
            let camp = public.camp(target.owner);
            let beside = public.creatures_of(camp).filter(|own| own.zone == target.zone);
            beside.map(|own| loss(given, own, 1)).sum()
        }
        Ability::Assault(Assault::Shield { .. } | Assault::CanineCharge {} | Assault::Feint {})
        | Ability::Cover(_)
        | Ability::Tactical(_)
        | Ability::Innate(_)
        | Ability::Triggered(_) => 0,
    }
}

/// What all of it would cost, as it stands.
fn threat(view: &View<CannibalWorld>, camp: Camp) -> i32 {
    let fight = coming(&view.public).map_or(0, |after| -outlook(view, &after, camp));
    fight.max(0) + effect_of_assault(view.given(), &view.public)
}

fn dodge(view: &View<CannibalWorld>, camp: Camp) -> i32 {
    if view.public.combat.is_none() {
        return effect_of_assault(view.given(), &view.public) - DODGE_ABOVE;
    }
    let now = -outlook(view, &view.public, camp);
    let answered = -best_answer(view, camp);
    if now <= DODGE_ABOVE || answered < BEARABLE { -1 } else { now - DODGE_ABOVE }
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
