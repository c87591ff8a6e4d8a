//! Items and hands: what to drink, to keep, to take and to throw away.

use kernel::{Rng, Seat};

use super::reading::{Reading, Worth};
use crate::cards::encounters::Special;
use crate::cards::heroes::FULL_LIFE;
use crate::cards::{AttackEffect, Card, Handful, ItemEffect, LowBlowEffect};
use crate::table::items::Bag;
use crate::table::pieces::Offer;

/// Under this Life a hero drinks his own potions.
const DRINKS_UNDER: u8 = 60;
/// So much Life must be missing before a potion is offered to somebody else.
const MISSING: u8 = 20;
/// A trade must be better by so much.
const CLEARLY: Worth = 30;

/// What an Item is worth.
pub(super) fn item_worth(card: Card) -> Worth {
    let Some(effect) = card.item_effect() else { return 0 };
    match effect {
        ItemEffect::DamageAll { .. } => 60,
        ItemEffect::Heal { amount, .. } => 25 + Worth::from(*amount),
        ItemEffect::NoDamageThisEncounter {} => 45,
        ItemEffect::HandLimit { .. } => 40,
        ItemEffect::RotateOwnAttacks { .. } | ItemEffect::ExtraSet { .. } => 35,
    }
}

pub(super) fn bag_worth(bag: Bag) -> Worth {
    bag.iter().map(item_worth).sum()
}

/// SR-1001: only what is clearly better for me.
pub(super) fn is_good_trade(offer: &Offer) -> bool {
    bag_worth(offer.give) >= bag_worth(offer.take) + CLEARLY
}

/// What it is worth to use an Item now.
pub(super) fn use_worth(reading: &Reading<'_>, item: Card, drinker: Option<Seat>) -> Worth {
    let wanted = match item.item_effect() {
        Some(ItemEffect::Heal { amount, prestige_if_other }) => {
            return healing(reading, *amount, i32::from(*prestige_if_other), drinker);
        }
        Some(ItemEffect::NoDamageThisEncounter {}) => is_hard(reading) || needs_safety(reading),
        Some(_) | None => is_hard(reading),
    };
    if wanted { 50 } else { 0 }
}

/// SR-605: myself when I need it, otherwise somebody who pays with Prestige and does not lead.
fn healing(reading: &Reading<'_>, amount: u8, prestige: i32, drinker: Option<Seat>) -> Worth {
    let life = reading.mine().life;
    let to = drinker.unwrap_or(reading.me);
    let missing = FULL_LIFE - reading.hero(to).life;
    if to == reading.me {
        let last = reading.view.own.encounters == 0;
        let wanted = life < DRINKS_UNDER && missing >= amount;
        return if wanted { if last { 500 } else { 1000 } } else { 0 };
    }
    let leads = reading.leader() == Some(to) && reading.is_ahead(to);
    let dying = life < DRINKS_UNDER / 2;
    if missing < MISSING || leads || dying { 0 } else { prestige * 250 + i32::from(missing) }
}

/// Whether the Encounter has been revealed and is worth a lasting potion.
fn is_hard(reading: &Reading<'_>) -> bool {
    let creature = &reading.view.public.creature;
    let ahead = !creature.is_defeated && creature.round == 0 && !creature.id.is_trap();
    let valuable = reading.kill_worth(reading.me) >= 5000;
    ahead && (valuable || reading.danger() >= 400)
}

fn needs_safety(reading: &Reading<'_>) -> bool {
    let creature = &reading.view.public.creature;
    let bridge = matches!(reading.special(), Special::BridgeDilemma { .. });
    !creature.is_defeated
        && creature.round == 0
        && !bridge
        && reading.mine().life < DRINKS_UNDER / 2
}

/// What a card in hand is worth keeping for, from 0 to 100.
pub(super) fn card_worth(reading: &Reading<'_>, card: Card) -> Worth {
    if let Some(effect) = card.low_blow_effect() {
        return low_blow_worth(effect);
    }
    if card.deals_damage() {
        let print = card.print();
        let own = print.hero == Some(reading.mine().hero);
        let face = print.faces.get(if own { 0 } else { usize::from(print.base) });
        return face.map_or(0, |face| Worth::from(*face)).min(100);
    }
    match card.attack_effect() {
        Some(AttackEffect::ReplaceWith { .. }) => 75,
        Some(AttackEffect::PrepareMul { .. }) => 45,
        Some(AttackEffect::PrepareAdd { .. }) => 40,
        Some(AttackEffect::Counter {}) => 30,
        Some(_) | None => 15,
    }
}

const fn low_blow_worth(effect: &LowBlowEffect) -> Worth {
    match effect {
        LowBlowEffect::DiscardSetNoAttack {}
        | LowBlowEffect::RotateAllToZero {}
        | LowBlowEffect::RedirectHit {} => 60,
        LowBlowEffect::ChooseLifeChange { .. }
        | LowBlowEffect::RotateTarget { .. }
        | LowBlowEffect::CancelLowBlow { .. } => 65,
        LowBlowEffect::StealItem { .. }
        | LowBlowEffect::DestroyItem { .. }
        | LowBlowEffect::SwapSetCards {}
        | LowBlowEffect::SwapInitiative {}
        | LowBlowEffect::ReplacePrepWithAttack { .. } => 45,
    }
}

/// SR-904: keeps all low blows, own heroic cards, two small Attacks and everything that hits; but enough Attacks must
/// come.
pub(super) fn refresh(reading: &Reading<'_>) -> Handful {
    let mut small = 0;
    let mut blows = 0;
    let discards = |card: &&Card| {
        let worth = card_worth(reading, **card);
        if card.is_low_blow() {
            blows += 1;
            return blows > 4;
        }
        let is_small = worth <= 15;
        small += usize::from(is_small);
        if is_small { small > 1 } else { worth < 30 && card.deals_damage() }
    };
    Handful::of(reading.view.own.hand.iter().filter(discards).copied())
}

/// SR-825: with a chance of one in the living and one more; twice that when behind.
pub(super) fn crosses(reading: &Reading<'_>, rng: &mut Rng) -> bool {
    let living = reading.living().len() as u32;
    let behind = reading
        .leader()
        .is_some_and(|leader| reading.hero(leader).prestige > reading.mine().prestige);
    let frail = reading.mine().life <= 15;
    !frail && rng.below(living + 1) < if behind { 2 } else { 1 }
}
