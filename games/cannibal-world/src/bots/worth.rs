//! What creatures are worth, and what damage costs: section 11 of the rules in tenths of a point.

use kernel::View;

use crate::CannibalWorld;
use crate::cards::{Ability, Slot, Triggered};
use crate::rules::foresight::{self, Fate, Foreseen, Prospect};
use crate::rules::zones::{numbers, remaining_life};
use crate::table::Given;
use crate::table::creature::Creature;
use crate::table::public::{Camp, Public};

/// What an unused ability is worth.
pub(super) fn ability_worth(ability: Ability) -> i32 {
    8 * i32::from(ability.entry().price(ability.x()))
}

/// 3, half of strength times remaining life, and most of the prices of what is unused.
pub(super) fn worth(given: &Given, creature: &Creature) -> i32 {
    let printed = numbers(given, creature);
    let body = 5 * i32::from(printed.strength) * i32::from(remaining_life(given, creature));
    let unused: i32 = Slot::BOTH
        .into_iter()
        .filter(|slot| !creature.has_used(*slot))
        .filter_map(|slot| printed.ability(slot))
        .map(ability_worth)
        .sum();
    30 + body + unused
}

/// What its own Armour would take off.
fn armour(given: &Given, creature: &Creature) -> u8 {
    if creature.stunned {
        return 0;
    }
    let printed = numbers(given, creature);
    Slot::BOTH
        .into_iter()
        .filter(|slot| !creature.has_used(*slot))
        .filter_map(|slot| match printed.ability(slot) {
            Some(Ability::Triggered(Triggered::Armour { x })) => Some(x),
            Some(_) | None => None,
        })
        .sum()
}

/// What a damage costs its owner: all and a little more if it kills, else a share.
pub(super) fn loss(given: &Given, creature: &Creature, points: u8) -> i32 {
    let points = i32::from(points.saturating_sub(armour(given, creature)));
    let remaining = i32::from(remaining_life(given, creature));
    if points == 0 || remaining == 0 {
        return 0;
    }
    let worth = worth(given, creature);
    if points >= remaining { worth + 15 } else { 55 * worth * points / remaining / 100 }
}

/// What a combat as it stands is worth to a camp: the losses of the enemy less one's own.
pub(super) fn outlook(view: &View<CannibalWorld>, board: &Public, camp: Camp) -> i32 {
    let foreseen = foresight::blows(view.given(), board);
    balance(view.given(), board, camp, &foreseen) - pyrrhic(view, &foreseen.after)
}

/// The losses of the enemy less one's own.
pub(super) fn balance(given: &Given, board: &Public, camp: Camp, foreseen: &Foreseen) -> i32 {
    let each = |fate: &Fate| {
        let Some(creature) = board.creature(fate.id) else { return 0 };
        let lost = loss(given, creature, fate.points);
        if board.camp(creature.owner) == camp { -lost } else { lost }
    };
    foreseen.fates.iter().map(each).sum()
}

/// CW-1605: killing the last enemy creature with too little strength left, in play and in one's hand, would only be a
/// draw: dearer than any creature and the way that its fall would open to an ordinary enemy.
pub(super) fn pyrrhic(view: &View<CannibalWorld>, after: &Public) -> i32 {
    const DRAW: i32 = 600;
    let prospect = foresight::prospect(view, after);
    if matches!(prospect, Some(Prospect::Pyrrhic { .. })) { DRAW } else { 0 }
}
