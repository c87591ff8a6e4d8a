//! Reactions: low blows against whoever is about to kill, for one's own killing blow, and out of harm's way.

use kernel::Seat;

use super::belongings::item_worth;
use super::reading::{Reading, Worth};
use crate::cards::LowBlowEffect;
use crate::cards::encounters::Special;
use crate::table::flow::{Aim, Ploy, Question, Window};
use crate::table::pieces::{Played, Revealed, Turn};

/// A kill this likely is worth a Bouge de Là !.
const LIKELY: i32 = 400;
/// A place this much better is worth a Plan B.
const BETTER_PLACE: i32 = 150;
/// What a killing blow of mine is worth protecting with, in any case.
const WORTH_A_CARD: Worth = 400;

/// What it is worth to play this card now; passing is worth nothing.
pub(super) fn ploy_worth(reading: &Reading<'_>, question: Question, ploy: &Ploy) -> Worth {
    match question {
        Question::Window(window) => in_window(reading, window, ploy),
        Question::Between {} => {
            let pay = |seat: Seat| if reading.is_ahead(seat) { 20 } else { 10 };
            ploy.item.map_or(0, item_worth) + ploy.target.map_or(0, pay)
        }
        Question::AcceptTrade {}
        | Question::AcceptDrink {}
        | Question::Loot { .. }
        | Question::PassCard {}
        | Question::SetAttack {}
        | Question::SetOpenly { .. }
        | Question::Replace { .. }
        | Question::Declare(_)
        | Question::DiscardDown { .. }
        | Question::Mentalism { .. }
        | Question::Refresh {}
        | Question::Bridge {} => 0,
    }
}

fn in_window(reading: &Reading<'_>, window: Window, ploy: &Ploy) -> Worth {
    let Some(effect) = ploy.card.low_blow_effect() else {
        // The only card in a window that is no low blow.
        return countering(reading, ploy);
    };
    match window {
        Window::PlanB {} => ploy.target.map_or(0, |target| better_place(reading, target)),
        Window::BeforeReveal { turn } => before_reveal(reading, turn, effect, ploy),
        Window::AnswerMoveOver { by, .. } => {
            if reading.is_ahead(by) {
                100
            } else {
                0
            }
        }
        Window::AttackRevealed { .. } => {
            let turn = reading.view.public.turn.as_ref();
            turn.map_or(0, |turn| attack_revealed(reading, turn, effect, ploy))
        }
        Window::LowBlow { depth } => cancelling(reading, usize::from(depth), effect),
        Window::CreatureTargets {} => redirecting(reading, ploy),
        Window::CreatureHit {} | Window::Fireball { .. } => 0,
    }
}

/// SR-507: how much likelier the killing blow is at the other's place, in thousandths.
fn better_place(reading: &Reading<'_>, target: Seat) -> Worth {
    if matches!(reading.special(), Special::PitAuction { .. } | Special::BridgeDilemma { .. }) {
        return 0;
    }
    let best = reading
        .view
        .own
        .hand
        .iter()
        .map(|card| i32::from(reading.my_value(*card)))
        .max()
        .unwrap_or(0);
    let mine = reading.mine().initiative;
    let theirs = reading.hero(target).initiative;
    let kill_at = |place: u8| {
        // Whoever swaps with me acts at my place instead.
        let acts = |seat: Seat| if seat == target { mine } else { reading.hero(seat).initiative };
        let earlier = reading.others().iter().filter(|seat| {
            reading.will_act(*seat) && {
                let at = if place == theirs { acts(*seat) } else { reading.hero(*seat).initiative };
                at < place
            }
        });
        let spread = reading.together(earlier);
        spread.at_least(reading.need() - best) - spread.at_least(reading.need())
    };
    kill_at(theirs) - kill_at(mine) - BETTER_PLACE
}

/// SR-508, SR-510: against whoever is about to reveal a killing blow.
fn before_reveal(reading: &Reading<'_>, turn: Seat, effect: &LowBlowEffect, ploy: &Ploy) -> Worth {
    let Some(target) = ploy.target else { return 0 };
    if matches!(effect, LowBlowEffect::SwapSetCards {}) {
        return swapping(reading, turn, target);
    }
    if target == turn { moving_over(reading, turn) } else { 0 }
}

/// How likely somebody is to kill with the card lying there.
fn threat(reading: &Reading<'_>, seat: Seat) -> i32 {
    if reading.view.public.creature.id.has_tokens()
        || matches!(reading.special(), Special::PitAuction { .. })
    {
        return 0;
    }
    let need = reading.need();
    reading.chance(seat, |damage| i32::from(damage) >= need)
}

fn moving_over(reading: &Reading<'_>, turn: Seat) -> Worth {
    if matches!(reading.special(), Special::PitAuction { .. }) {
        return if reading.is_ahead(turn) { 500 } else { 0 };
    }
    let threat = threat(reading, turn);
    if threat < LIKELY { 0 } else { spoiling(reading, turn, reading.need()) * threat / 1000 }
}

fn my_set_value(reading: &Reading<'_>) -> i32 {
    let cards = reading.view.own.set[reading.me].cards.unwrap_or_default();
    cards.iter().map(|card| i32::from(reading.my_value(*card))).sum()
}

/// SR-510: my weak card for a killing blow, as long as I act after it or at once.
fn swapping(reading: &Reading<'_>, turn: Seat, target: Seat) -> Worth {
    let mine = my_set_value(reading);
    let need = reading.need();
    let likely = threat(reading, target) >= LIKELY;
    let in_time = turn == reading.me || (turn == target && reading.after_or_at(turn));
    if likely && in_time && mine < need { reading.kill_worth(reading.me) / 2 } else { 0 }
}

/// What it is worth to take a kill away from somebody, with so much Life left to take.
fn spoiling(reading: &Reading<'_>, killer: Seat, need: i32) -> Worth {
    let worth = reading.kill_worth(killer);
    let living = reading.living().len().max(1) as i32;
    let waits = |seat: &Seat| *seat != killer;
    let before = reading.together(reading.before_me().filter(waits));
    let after = reading.together(reading.after_me().filter(waits));
    let chance = if reading.will_act(reading.me) {
        before.at_least(need - my_set_value(reading)) - before.at_least(need)
    } else {
        0
    };
    let taken =
        (before.at_least(need) + (1000 - chance) * after.at_least(need) / 1000).min(1000 - chance);
    let none = 1000 - chance - taken;
    let next = worth / living - reading.price_of_a_round();
    let rivalry = if reading.is_ahead(killer) { 300 } else { 120 };
    (worth * chance + next * none) / 1000 + worth / 1000 * rivalry - worth / 1000 * taken / 8
}

/// How much the revealed Attacks deal beyond what kills; below zero if they do not kill. Nothing for small tokens.
fn surplus(reading: &Reading<'_>, turn: &Turn) -> Option<i32> {
    if reading.view.public.creature.id.is_trap()
        && !matches!(reading.special(), Special::Ceiling { .. })
    {
        return None;
    }
    let strikes = || turn.attacks.iter().filter(|revealed| revealed.deals_damage());
    let first = strikes().next()?;
    let value = |revealed: &Revealed| i32::from(reading.value(turn.seat, turn.kind, revealed));
    match first.aim {
        Some(Aim::Wolf { .. } | Aim::Goblin { .. }) => None,
        Some(Aim::Creature {}) | None if reading.view.public.creature.wolves.is_empty() => {
            Some(strikes().map(value).sum::<i32>() - reading.need())
        }
        Some(Aim::Creature {}) | None => None,
    }
}

/// SR-513 to SR-518: for my own killing blow, or against somebody else's.
fn attack_revealed(
    reading: &Reading<'_>,
    turn: &Turn,
    effect: &LowBlowEffect,
    ploy: &Ploy,
) -> Worth {
    if matches!(effect, LowBlowEffect::ReplacePrepWithAttack { .. }) {
        return if reading.danger() < 1000 { 100 } else { 0 };
    }
    let Some(surplus) = surplus(reading, turn) else { return 0 };
    let mine = turn.seat == reading.me;
    if mine == (surplus >= 0) {
        return 0;
    }
    if matches!(effect, LowBlowEffect::ChooseLifeChange { .. }) {
        return changing_life(reading, turn.seat, surplus, ploy.change.unwrap_or(0));
    }
    if mine { rotating(reading, turn, surplus, ploy) } else { zeroing(reading, turn, surplus) }
}

/// SR-515: Life off so that my Attack kills, or on so that another's does not.
fn changing_life(reading: &Reading<'_>, attacker: Seat, surplus: i32, change: i16) -> Worth {
    let mine = attacker == reading.me;
    let by = i32::from(change).abs();
    if mine && change < 0 && surplus + by >= 0 && i32::from(reading.view.public.creature.life) > by
    {
        return reading.kill_worth(reading.me);
    }
    if !mine && change > 0 && surplus < by { spoiling(reading, attacker, by - surplus) } else { 0 }
}

/// SR-514: one step up that makes my Attack kill.
fn rotating(reading: &Reading<'_>, turn: &Turn, surplus: i32, ploy: &Ploy) -> Worth {
    let Some(revealed) = ploy.attack.and_then(|place| turn.attacks.get(usize::from(place))) else {
        return 0;
    };
    let mut raised = *revealed;
    if raised.reactions.try_push(crate::table::pieces::Reaction::Up).is_err() {
        return 0;
    }
    let value = |revealed| i32::from(reading.value(turn.seat, turn.kind, revealed));
    let more = value(&raised) - value(revealed);
    if surplus + more >= 0 { reading.kill_worth(reading.me) } else { 0 }
}

/// SR-513: everything that is not Protected goes to 0.
fn zeroing(reading: &Reading<'_>, turn: &Turn, surplus: i32) -> Worth {
    let open = turn.attacks.iter().filter(|revealed| !revealed.heroic && revealed.deals_damage());
    let lost: i32 =
        open.map(|revealed| i32::from(reading.value(turn.seat, turn.kind, revealed))).sum();
    if lost <= surplus { 0 } else { spoiling(reading, turn.seat, lost - surplus) }
}

/// SR-504, SR-505: cancels what is done against me, and rather takes the card.
fn cancelling(reading: &Reading<'_>, depth: usize, effect: &LowBlowEffect) -> Worth {
    let Some(played) = reading.view.public.low_blows.get(depth) else { return 0 };
    let harm = harm(reading, depth, played);
    let taken = if matches!(effect, LowBlowEffect::CancelLowBlow { take: true }) { 1 } else { 0 };
    if harm > WORTH_A_CARD { harm + taken } else { 0 }
}

/// What a low blow costs me.
fn harm(reading: &Reading<'_>, depth: usize, played: &Played) -> Worth {
    let effect = played.ploy.card.low_blow_effect();
    let on_me = played.ploy.target == Some(reading.me);
    let worth = reading.kill_worth(reading.me);
    let turn = reading.view.public.turn.as_ref();
    let kills = |turn: &Turn| turn.seat == reading.me && surplus(reading, turn) >= Some(0);
    let my_kill = || turn.is_some_and(kills);
    let my_ploy = || {
        let below = depth.checked_sub(1).and_then(|below| reading.view.public.low_blows.get(below));
        below.is_some_and(|below| below.by == reading.me)
    };
    match effect {
        Some(LowBlowEffect::DiscardSetNoAttack {} | LowBlowEffect::SwapSetCards {}) if on_me => {
            if my_set_value(reading) >= reading.need() {
                worth
            } else {
                0
            }
        }
        Some(LowBlowEffect::RotateAllToZero {} | LowBlowEffect::ChooseLifeChange { .. })
            if my_kill() =>
        {
            worth
        }
        Some(LowBlowEffect::RedirectHit {}) if on_me => {
            let hit =
                played.ploy.hit.and_then(|hit| reading.view.public.hits.get(usize::from(hit)));
            hit.map_or(0, |hit| i32::from(hit.damage) * reading.price_of_life(reading.me))
        }
        Some(LowBlowEffect::StealItem { .. } | LowBlowEffect::DestroyItem { .. }) if on_me => {
            2 * WORTH_A_CARD
        }
        Some(LowBlowEffect::CancelLowBlow { .. }) if my_ploy() => worth / 2,
        Some(_) | None => 0,
    }
}

/// SR-519: away from me, and onto whoever leads.
fn redirecting(reading: &Reading<'_>, ploy: &Ploy) -> Worth {
    let Some(hit) = ploy.hit.and_then(|hit| reading.view.public.hits.get(usize::from(hit))) else {
        return 0;
    };
    let Some(to) = ploy.target.filter(|to| *to != reading.me) else { return 0 };
    let damage = i32::from(hit.damage);
    let leads = i32::from(reading.hero(to).prestige) * 10
        + if reading.leader() == Some(to) { 50 } else { 0 };
    if hit.target == reading.me {
        if reading.mine().has_iron_skin() || damage < 10 {
            return 0;
        }
        return damage * reading.price_of_life(reading.me) + leads;
    }
    // The leader of the others is hit harder than somebody who is no danger.
    let gap = i32::from(reading.hero(to).prestige) - i32::from(reading.hero(hit.target).prestige);
    let ahead = reading.is_ahead(to) && !reading.is_ahead(hit.target);
    if ahead && gap >= 3 && damage >= 15 { leads } else { 0 }
}

/// SR-429: when it kills, or with a full hand and a middling card.
fn countering(reading: &Reading<'_>, ploy: &Ploy) -> Worth {
    let Some(card) = ploy.with.filter(|card| card.deals_damage()) else { return 0 };
    let kind = crate::table::pieces::TurnKind::Counter;
    let heroic = card.print().hero == Some(reading.mine().hero);
    let damage =
        i32::from(reading.value(reading.me, kind, &Revealed { heroic, ..Revealed::new(card) }));
    let tokens = reading.view.public.creature.id.has_tokens();
    if !tokens && damage >= reading.need() {
        return reading.kill_worth(reading.me) - damage;
    }
    let full = reading.view.own.hand.len() >= reading.mine().hand_limit();
    let far = reading.need() - damage >= 60;
    if full && (far || tokens) && (20..=30).contains(&damage) { 50 } else { 0 }
}
