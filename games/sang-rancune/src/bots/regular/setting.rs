//! Which Attack to set, what replaces it, and what is declared about it.

use kernel::List;

use super::outlook::{Blows, aim_worth, outlook};
use super::reading::{Reading, Worth};
use crate::cards::encounters::Special;
use crate::cards::{AttackEffect, Card, Handful};
use crate::rules::attacks::multiplies;
use crate::table::flow::Aim;
use crate::table::pieces::{Revealed, Turn};

/// What a low blow or a Contre Attaque in hand is worth more than as a set card.
const KEPT_FOR_LATER: Worth = 300;

/// What it is worth to set this card, and perhaps a second one with a Potion de Célérité.
pub(super) fn set_worth(reading: &Reading<'_>, card: Card, second: Option<Card>) -> Worth {
    let Some(second) = second else { return one_worth(reading, card) };
    if !card.deals_damage() || !second.deals_damage() {
        return one_worth(reading, card).min(one_worth(reading, second));
    }
    let blows = Blows::of([reading.my_value(card), reading.my_value(second)]);
    outlook(reading, &blows) - price_of_card(reading, card).max(price_of_card(reading, second))
}

fn one_worth(reading: &Reading<'_>, card: Card) -> Worth {
    if card.deals_damage() {
        return strongest_or_plain(reading, card) - price_of_card(reading, card);
    }
    if let Some((now, later)) = card.replacement() {
        return replacing_worth(reading, card, now, later);
    }
    let idle = outlook(reading, &Blows::default());
    if card.is_prepare() {
        idle + preparing_worth(reading, card)
    } else {
        idle - price_of_card(reading, card)
    }
}

/// SR-404: Heroic is never compulsory.
fn strongest_or_plain(reading: &Reading<'_>, card: Card) -> Worth {
    let strong = outlook(reading, &Blows::of([reading.my_value(card)]));
    if card.print().hero != Some(reading.mine().hero) {
        return strong;
    }
    let plain =
        reading.value(reading.me, crate::table::pieces::TurnKind::Ordinary, &Revealed::new(card));
    strong.max(outlook(reading, &Blows::of([plain])))
}

/// My Attacks with a value, from the greatest to the smallest.
fn my_values(reading: &Reading<'_>) -> List<u16, 12> {
    let mut values: List<u16, 12> = reading
        .view
        .own
        .hand
        .iter()
        .filter(|card| card.deals_damage())
        .map(|card| reading.my_value(*card))
        .collect();
    values.sort_unstable_by(|one, two| two.cmp(one));
    values
}

/// SR-417, SR-419: the better of the greatest and the smallest cards it could become.
fn replacing_worth(reading: &Reading<'_>, card: Card, now: u8, later: u8) -> Worth {
    let values = my_values(reading);
    let many = usize::from(now).min(values.len());
    let late = |place: usize| if later > 0 { values.get(place).copied().unwrap_or(0) } else { 0 };
    let greatest = Blows { late: late(many), ..Blows::of(values[..many].iter().copied()) };
    let smallest =
        Blows { late: late(0), ..Blows::of(values[values.len() - many..].iter().copied()) };
    let best = outlook(reading, &greatest).max(outlook(reading, &smallest));
    best - price_of_card(reading, card)
}

/// SR-422: a prepare card pays if the fight goes on; SR-424: a second multiplier is wasted.
fn preparing_worth(reading: &Reading<'_>, card: Card) -> Worth {
    let wasted =
        multiplies(card) && reading.mine().prepared.iter().any(|other| multiplies(other.card));
    if wasted || reading.rounds_to_go() < 2 || is_short(reading) {
        return 0;
    }
    let best = my_values(reading).first().copied().unwrap_or(0);
    let more = match card.attack_effect() {
        Some(AttackEffect::PrepareAdd { amount }) => *amount,
        Some(_) | None => best,
    };
    let living = reading.living().len().max(1) as i32;
    reading.kill_worth(reading.me) / 5
        + reading.price_of_a_round() * i32::from(more) * 2 / 3 / (25 * living)
}

/// Whether there is only one round to fight, or no single Life to fight down.
fn is_short(reading: &Reading<'_>) -> bool {
    matches!(
        reading.special(),
        Special::PitAuction { .. } | Special::TokenPack { .. } | Special::Ceiling { .. }
    )
}

/// What it costs not to have this card later: the two greatest Attacks are for the killing blow.
fn price_of_card(reading: &Reading<'_>, card: Card) -> Worth {
    if !card.deals_damage() {
        let is_feint = card.attack_effect() == Some(&AttackEffect::NoHit {});
        return if is_feint { 0 } else { KEPT_FOR_LATER };
    }
    if reading.rounds_to_go() < 2 {
        return 0;
    }
    let mine = reading.my_value(card);
    let better = my_values(reading).iter().filter(|value| **value >= mine).count();
    let worth = reading.kill_worth(reading.me) / 1000 * i32::from(mine);
    match better {
        0 | 1 => worth * 2,
        2 => worth,
        _ => 0,
    }
}

/// SR-417, SR-419: what these cards are worth in the place of the one that brought them.
pub(super) fn replacement_worth(
    reading: &Reading<'_>,
    now: &Handful,
    later: Option<Card>,
) -> Worth {
    let worth = |card: &Card| if card.deals_damage() { reading.my_value(*card) } else { 0 };
    let late = later.as_ref().map_or(0, worth);
    let blows = Blows { late, ..Blows::of(now.cards().iter().map(worth)) };
    // A late Attack costs nothing but the card, and the killing blow may be left over for it.
    outlook(reading, &blows) + i32::from(late)
}

/// SR-309: the greatest Attack first, as it carries what was prepared; the smallest where the first is swallowed or
/// where blows must rise.
pub(super) fn order_worth(reading: &Reading<'_>, turn: &Turn, attack: u8) -> Worth {
    let Some(revealed) = turn.attacks.get(usize::from(attack)) else { return 0 };
    let damage = i32::from(reading.value(turn.seat, turn.kind, revealed));
    let special = reading.special();
    let swallows = matches!(special, Special::AbsorbFirst { .. })
        && !reading.view.public.creature.has_swallowed;
    let rising = swallows || special == Special::AscendingOnly;
    if rising { -damage } else { damage }
}

/// SR-404: whether the double face is better than the base.
pub(super) fn is_worth_heroism(reading: &Reading<'_>, turn: &Turn, at: u8) -> bool {
    let Some(revealed) = turn.attacks.get(usize::from(at)) else { return true };
    let heroic = Revealed { heroic: true, ..*revealed };
    let strong = reading.value(turn.seat, turn.kind, &heroic);
    let plain = reading.value(turn.seat, turn.kind, revealed);
    outlook(reading, &Blows::of([strong])) >= outlook(reading, &Blows::of([plain]))
}

/// What it is worth to aim a revealed Attack at this.
pub(super) fn target_worth(reading: &Reading<'_>, turn: &Turn, at: u8, aim: Aim) -> Worth {
    let Some(revealed) = turn.attacks.get(usize::from(at)) else { return 0 };
    aim_worth(reading, aim, i32::from(reading.value(turn.seat, turn.kind, revealed)))
}
