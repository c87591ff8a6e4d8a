//! What it is worth to attack for so much at one's own place: the chance of the killing blow against the chance of
//! preparing somebody else's, the rounds it saves, and the creature's answer.

use kernel::{List, Seat};

use super::chances::{Chance, Guess, all_of, chance_that, per_mille};
use super::reading::{Reading, Worth};
use crate::cards::encounters::{Counter, Form, Select, Special, Strike};
use crate::rules::items::fireball;
use crate::rules::worth::aims;
use crate::table::flow::Aim;

/// How much of a kill's worth is lost when somebody else takes it, beside not having it.
const RIVALRY: Chance = 250;

/// The Attacks of one turn, and what comes at the end of the round.
#[derive(Clone, Default, Debug)]
pub(super) struct Blows {
    pub(super) now: List<u16, 4>,
    pub(super) late: u16,
    /// SR-709: a tactical card is no Attack.
    pub(super) is_attack: bool,
}

impl Blows {
    pub(super) fn of(now: impl IntoIterator<Item = u16>) -> Self {
        Self { now: now.into_iter().take(4).collect(), late: 0, is_attack: true }
    }

    fn total(&self) -> i32 {
        self.now.iter().map(|damage| i32::from(*damage)).sum()
    }
}

/// What these Attacks are worth to me.
pub(super) fn outlook(reading: &Reading<'_>, blows: &Blows) -> Worth {
    if let Special::PitAuction { damage } = reading.special() {
        return pit(reading, blows, i32::from(damage[usize::from(reading.view.players) - 3]));
    }
    if reading.view.public.creature.id.has_tokens() {
        return tokens(reading, blows);
    }
    fight(reading, blows) - answer_of_the_creature(reading, blows)
}

/// SR-824: the highest alone scores, the lowest fall.
fn pit(reading: &Reading<'_>, blows: &Blows, damage: i32) -> Worth {
    let mine = blows.total() + i32::from(blows.late);
    let rivals: List<Guess, 6> =
        reading.others().iter().map(|seat| guess_or_nothing(reading, seat)).collect();
    let top =
        all_of(rivals.iter().map(|guess| chance_that(guess, |other| i32::from(other) < mine)));
    let bottom =
        all_of(rivals.iter().map(|guess| chance_that(guess, |other| i32::from(other) >= mine)));
    (reading.kill_worth(reading.me) * top - damage * reading.price_of_life(reading.me) * bottom)
        / 1000
}

fn guess_or_nothing(reading: &Reading<'_>, seat: Seat) -> Guess {
    if reading.will_act(seat) {
        reading.guess(seat)
    } else {
        Guess::from_iter([(reading.hero(seat).tally, 1000)])
    }
}

/// SR-807, SR-808: the best target of every Attack.
fn tokens(reading: &Reading<'_>, blows: &Blows) -> Worth {
    let late = Some(blows.late).filter(|late| *late > 0);
    let best = |damage: u16| {
        aims(&reading.view.public, reading.me)
            .into_iter()
            .map(|aim| aim_worth(reading, aim, i32::from(damage)))
            .max()
            .unwrap_or(0)
    };
    blows.now.iter().copied().chain(late).map(best).sum()
}

/// What it is worth to hit this target for so much.
pub(super) fn aim_worth(reading: &Reading<'_>, aim: Aim, damage: i32) -> Worth {
    let left = i32::from(reading.view.public.left_of(aim));
    let kills = damage >= left;
    let waste = (damage - left).max(0);
    match aim {
        Aim::Wolf { .. } => {
            let last =
                reading.view.public.creature.wolves.iter().filter(|life| **life > 0).count() == 1;
            let bonus = if last { i32::from(reading.late_bonus()) * 1000 } else { 0 };
            if kills { 1000 + bonus + left * 5 - waste } else { damage * 4 - (30 - left) * 8 }
        }
        Aim::Goblin { before, .. } => {
            let last = reading.hero(before).goblins_left() == 1;
            let own =
                if before == reading.me { 10 * reading.price_of_life(reading.me) } else { 50 };
            if kills {
                own + if last { 1000 } else { 0 } + left - waste
            } else {
                own * damage / left.max(1) / 3
            }
        }
        Aim::Creature {} if kills => reading.kill_worth(reading.me) - waste,
        Aim::Creature {} => damage * reading.price_of_a_round() / left.max(1),
    }
}

/// One creature with one Life: who strikes last?
fn fight(reading: &Reading<'_>, blows: &Blows) -> Worth {
    let need = reading.need();
    let mine = blows.total();
    // A Fireball in reserve reaches so much further.
    let fireball = if reading.mine().fireball().is_some() { i32::from(fireball().0) } else { 0 };
    let before = reading.together(reading.before_me());
    let after = reading.together(reading.after_me());
    let counts = chance_to_count(reading, blows);
    let (mut kill, mut late, mut stolen, mut none) = (0u64, 0u64, 0u64, 0u64);
    for (dealt, weight) in before.amounts().filter(|(dealt, _)| *dealt < need) {
        if dealt + mine + fireball >= need {
            kill += weight * counts as u64 / 1000;
            none += weight * (1000 - counts) as u64 / 1000;
            continue;
        }
        let landed = if counts >= 500 { mine } else { 0 };
        let rest = need - dealt - landed;
        let taken = weight * after.at_least(rest) as u64 / 1000;
        let reached = after.at_least(rest - i32::from(blows.late)) as u64;
        let mine_late =
            if blows.late > 0 { (weight * reached / 1000).saturating_sub(taken) } else { 0 };
        stolen += taken;
        late += mine_late;
        none += weight.saturating_sub(taken + mine_late);
    }
    let worth = reading.kill_worth(reading.me);
    let living = reading.living().len().max(1) as i32;
    let round = reading.price_of_a_round();
    // Damage shortens the fight, unless the threshold starts afresh every round (SR-823).
    let lasting =
        if matches!(reading.special(), Special::Ceiling { .. }) { 0 } else { mine * counts / 1000 };
    let progress = round * lasting / (25 * living);
    let (kill, late, stolen, none) =
        (per_mille(kill), per_mille(late), per_mille(stolen), per_mille(none));
    // In the next round somebody else may well be quicker.
    let next = worth / living / 2 - round + progress;
    // Weights are per mille; worths stay far below what overflows.
    (worth * (kill + late) - worth / 1000 * RIVALRY * stolen + next * none) / 1000
}

/// The chance that the Encounter lets my Attack count at all.
fn chance_to_count(reading: &Reading<'_>, blows: &Blows) -> Chance {
    let mine = blows.now.first().copied().unwrap_or(0);
    let special = reading.special();
    if matches!(special, Special::AbsorbFirst { .. })
        && !reading.view.public.creature.has_swallowed
        && mine > 0
    {
        return 1000
            - all_of(reading.before_me().map(|seat| reading.chance(seat, |other| other == 0)));
    }
    if special == Special::AscendingOnly {
        return all_of(reading.before_me().map(|seat| reading.chance(seat, |other| other <= mine)));
    }
    if special == Special::JamEqualValues && i32::from(mine) < reading.need() {
        return all_of(rivals(reading).map(|seat| reading.chance(seat, |other| other != mine)));
    }
    1000
}

/// The others who may still attack.
fn rivals(reading: &Reading<'_>) -> impl Iterator<Item = Seat> {
    reading.before_me().chain(reading.after_me())
}

/// What the creature's answer to these Attacks costs me.
fn answer_of_the_creature(reading: &Reading<'_>, blows: &Blows) -> Worth {
    if reading.mine().has_iron_skin() {
        return 0;
    }
    let row = reading.view.public.creature.id.row(reading.view.players);
    let hits: Worth = row.attacks.iter().map(|strike| precise_hit(reading, strike, blows)).sum();
    hits * reading.price_of_life(reading.me) / 1000 + heads(reading, blows)
}

/// SR-813: every great blow grows a head.
fn heads(reading: &Reading<'_>, blows: &Blows) -> Worth {
    let Special::RegrowHeads { threshold, .. } = reading.special() else { return 0 };
    let great = blows.now.iter().filter(|damage| **damage >= threshold).count() as i32;
    let living = reading.living().len().max(1) as i32;
    great * 10 * reading.price_of_life(reading.me) * reading.rounds_to_go() / living
}

/// Life I lose to one hit of the row because of these Attacks, in thousandths.
fn precise_hit(reading: &Reading<'_>, strike: &Strike, blows: &Blows) -> i32 {
    let Strike::Precise { select, damage, per, per_amount, form, .. } = strike else { return 0 };
    if form.is_some_and(|form: Form| reading.view.public.creature.form != Some(form)) {
        return 0;
    }
    let mine = blows.total() as u16 + blows.late;
    let chance = match select {
        Select::MostDamage | Select::Marked if mine > 0 => {
            all_of(rivals(reading).map(|seat| reading.chance(seat, |other| other <= mine)))
        }
        Select::LeastDamage if blows.is_attack => {
            // Somebody who deals nothing has often made no Attack at all.
            all_of(
                rivals(reading)
                    .map(|seat| reading.chance(seat, |other| other >= mine || other == 0)),
            )
        }
        Select::FirstDamage if mine > 0 && reading.view.public.first_damage().is_none() => {
            all_of(reading.before_me().map(|seat| reading.chance(seat, |other| other == 0)))
        }
        Select::LastDamage if mine > 0 => {
            all_of(reading.after_me().map(|seat| reading.chance(seat, |other| other == 0)))
        }
        Select::All
        | Select::MostDamage
        | Select::LeastDamage
        | Select::FirstDamage
        | Select::LastDamage
        | Select::MostPrestige
        | Select::Marked
        | Select::OwnGoblins => 0,
    };
    let more = match per {
        Some(Counter::Grudge) => i32::from(reading.mine().marks) + 1,
        Some(Counter::PrestigeTokens) => i32::from(reading.view.public.creature.tokens) + 1,
        Some(Counter::DamageGap) => i32::from(mine).clamp(5, 25),
        Some(Counter::Heads | Counter::WolfPairs) | None => 0,
    };
    // SR-806, SR-815: a Mark goes on hurting, and stone costs a turn.
    let again =
        if matches!(reading.special(), Special::GrudgeMarks | Special::Petrify) { 2 } else { 1 };
    (i32::from(*damage) + more * i32::from(*per_amount)) * chance * again
}
