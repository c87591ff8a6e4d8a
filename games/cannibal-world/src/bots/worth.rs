//! What creatures are worth, and what damage costs: section 11 of the rules in tenths of a point.

use kernel::View;

use crate::CannibalWorld;
use crate::cards::{Ability, Slot, Triggered};
use crate::rules::damage;
use crate::rules::victory::strength_on;
use crate::rules::zones::{numbers, remaining_life};
use crate::table::Given;
use crate::table::creature::Creature;
use crate::table::event::Blow;
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
    let blows = damage::forecast(view.given(), board);
    let each = |blow: &Blow| {
        let Some(creature) = board.creature(blow.who.id) else { return 0 };
        let lost = loss(view.given(), creature, blow.total);
        if board.camp(creature.owner) == camp { -lost } else { lost }
    };
    let sum: i32 = blows.iter().map(each).sum();
    sum - pyrrhic(view, board, camp, &blows)
}

/// CW-1605: killing the last enemy creature with too little strength left, in play and in one's hand, would only be a
/// draw.
fn pyrrhic(view: &View<CannibalWorld>, board: &Public, camp: Camp, blows: &[Blow]) -> i32 {
    const DRAW: i32 = 150;
    let given = view.given();
    let falls = |creature: &Creature| {
        blows
            .iter()
            .any(|blow| blow.who.id == creature.id && blow.total >= remaining_life(given, creature))
    };
    let enemies = board.members(camp.other());
    let are_spent = enemies.iter().all(|seat| board.players[seat].exhausted);
    if !given.house.pyrrhic || !are_spent || !board.creatures_of(camp.other()).all(falls) {
        return 0;
    }
    let fallen = board.creatures_of(camp).filter(|own| falls(own));
    let lost: u16 = fallen.map(|own| u16::from(numbers(given, own).strength)).sum();
    let left = strength_on(view, board, camp) - lost;
    if left < u16::from(board.habitat(camp.other())) { DRAW } else { 0 }
}
