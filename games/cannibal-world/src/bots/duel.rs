//! Combats: what one would bring, what the enemy can visibly answer, and which tactic helps most.

use kernel::{Seat, View};

use super::worth::{ability_worth, outlook};
use super::{Seen, best};
use crate::CannibalWorld;
use crate::cards::{Ability, Slot, Tactical};
use crate::rules::abilities::ability_of;
use crate::rules::tactical::announce;
use crate::rules::zones::is_tracker;
use crate::table::Given;
use crate::table::action::{Action, Aim, Main, Source};
use crate::table::creature::{Creature, CreatureId, Spot};
use crate::table::public::{Camp, Combat, Public};

/// By how much a tactic must help, in one's own turn and in the enemy's.
const OWN_TURN: i32 = 10;
const ENEMY_TURN: i32 = 16;

/// The position with a combat in it.
pub(super) fn with_combat(
    public: &Public,
    initiator: Seat,
    attacker: CreatureId,
    defender: CreatureId,
    charged: bool,
) -> Public {
    let mut after = *public;
    after.combat = Some(Combat {
        initiator,
        attacker,
        defender,
        dodgeable: true,
        charged,
        locked: None,
        loyal: [None; 2],
    });
    if let Some(tracker) = after.creature_mut(attacker) {
        tracker.incoming = 0;
    }
    after
}

/// What a combat is worth to the attacking camp, if the enemy gives its best single visible answer.
pub(super) fn expected(view: &View<CannibalWorld>, public: &Public, camp: Camp) -> i32 {
    let plain = outlook(view, public, camp);
    let given = view.given();
    let answered =
        answers(given, public, camp.other()).map(|after| outlook(view, &after, camp)).min();
    // A visible answer costs the enemy Meat and an ability, so it counts for most of its effect.
    answered
        .filter(|answered| *answered < plain)
        .map_or(plain, |answered| (plain + 2 * answered) / 3)
}

/// The position after each visible tactical answer of a camp that has Meat for it.
fn answers<'a>(
    given: &'a Given,
    public: &'a Public,
    camp: Camp,
) -> impl Iterator<Item = Public> + 'a {
    let has_meat = public.members(camp).iter().any(|seat| public.players[seat].meat > 0);
    let fighter = public.combat.and_then(|combat| {
        [combat.attacker, combat.defender]
            .into_iter()
            .find(|id| public.creature(*id).is_some_and(|own| public.camp(own.owner) == camp))
    });
    public
        .creatures_of(camp)
        .filter(move |own| has_meat && !own.stunned)
        .flat_map(|own| Slot::BOTH.map(|slot| (own, slot)))
        .filter_map(move |(own, slot)| answer(given, public, own, slot, fighter))
}

fn answer(
    given: &Given,
    public: &Public,
    own: &Creature,
    slot: Slot,
    fighter: Option<CreatureId>,
) -> Option<Public> {
    if own.has_used(slot) {
        return None;
    }
    let Some(Ability::Tactical(tactical)) = given.ability(own.card, slot) else { return None };
    let fights = fighter == Some(own.id);
    let enemy = public.combat.map(|combat| {
        if Some(combat.attacker) == fighter { combat.defender } else { combat.attacker }
    });
    let aim = match tactical {
        Tactical::ExtraDamage { .. } if !fights => return None,
        Tactical::ExtraDamage { .. } | Tactical::Shield { .. } | Tactical::Feint {} => {
            Aim::default()
        }
        Tactical::Loyalty {} if fights => return None,
        Tactical::Loyalty {} => Aim { target: fighter, ..Aim::default() },
        Tactical::SingleShot { .. } => Aim { target: enemy, ..Aim::default() },
        Tactical::ScatteredShots { .. } => return None,
    };
    let mut after = *public;
    announce(&mut after, Source::Creature(Spot { creature: own.id, slot }), tactical, aim);
    Some(after)
}

/// The tactic that improves the outlook most, if by enough; what the ability is worth is paid with it.
pub(super) fn tactic(seen: &Seen, seat: Seat) -> Action {
    let (view, public) = (&seen.view, &seen.view.public);
    let camp = public.camp(seat);
    let now = outlook(view, public, camp);
    let own_turn = public.camp(public.active) == camp;
    let threshold = if own_turn { OWN_TURN } else { ENEMY_TURN };
    let score =
        |action: &Action| gain(view, camp, action).map_or(0, |after| after - now - threshold);
    match best(&seen.options, score) {
        Some((action, score)) if score > 0 => action,
        Some(_) | None => Action::Pass {},
    }
}

/// The best a camp can make of the combat of a board with one tactic more, costs counted; what it is if nothing helps.
pub(super) fn best_answer(view: &View<CannibalWorld>, board: &Public, camp: Camp) -> i32 {
    let now = outlook(view, board, camp);
    answers(view.given(), board, camp)
        .map(|after| outlook(view, &after, camp) - OWN_TURN)
        .fold(now, i32::max)
}

/// The outlook after a tactic, less what it uses up; nothing for what is no tactic.
fn gain(view: &View<CannibalWorld>, camp: Camp, action: &Action) -> Option<i32> {
    let (given, public) = (view.given(), &view.public);
    let (source, aim, both) = if let Action::Main(Main::UseAbility { creature, slot, aim }) = action
    {
        (Source::Creature(Spot { creature: *creature, slot: *slot }), aim, false)
    } else if let Action::Main(Main::PlayAction { card, slot, aim, both }) = action {
        (Source::Card { card: *card, slot: *slot }, aim, *both)
    } else {
        return None;
    };
    let ability = ability_of(given, public, source)?;
    let Ability::Tactical(tactical) = ability else { return None };
    let mut after = *public;
    announce(&mut after, source, tactical, *aim);
    if let Source::Creature(spot) = source
        && let Some(creature) = after.creature_mut(spot.creature)
    {
        creature.used[spot.slot.index()] = true;
    }
    // A card from hand is worth a little more than its ability; a second one is rarely worth its Meat at once.
    let price = ability_worth(ability) / 2 + if both { 20 } else { 0 };
    let hidden = match source {
        Source::Creature(spot) => {
            public.creature(spot.creature).is_some_and(|own| is_tracker(given, own))
        }
        Source::Card { .. } => false,
    };
    Some(outlook(view, &after, camp) - price - if hidden { 15 } else { 0 })
}
