//! SR-7xx, creature attacks: who is hit, by how much, and what cannot be avoided.

use arrayvec::ArrayVec;
use kernel::Next::{Ask, Do};
use kernel::{Seat, Seats};

use crate::Play;
use crate::cards::encounters::{Counter, LIFE_TRACK, Rounds, Select, Special, Strike};
use crate::rules::{aftermath, specials};
use crate::table::event::Event;
use crate::table::flow::{Aim, Group, Question, Step, Window};
use crate::table::state::{Fallback, Hit, State};

/// SR-317: the damage still on the pile comes off the creature's Life.
pub(crate) fn adjust_life(play: &mut Play<'_>) {
    let state = &mut *play.state;
    let keeps = matches!(state.creature.id.special(), Special::Ceiling { .. });
    let damage = if keeps { 0 } else { state.damage_on(Aim::Creature {}) };
    if damage > 0 {
        state.creature.life = state.creature.life.saturating_sub(damage).max(5);
    }
    for number in 0..state.creature.wolves.len() {
        let taken = state.damage_on(Aim::Wolf { number: number as u8 }) as u8;
        state.creature.wolves[number] = state.creature.wolves[number].saturating_sub(taken);
    }
    for before in state.heroes.seats().iter() {
        for number in 0..state.heroes[before].goblins.len() {
            let taken = state.damage_on(Aim::Goblin { before, number: number as u8 }) as u8;
            let goblin = &mut state.heroes[before].goblins[number];
            *goblin = goblin.saturating_sub(taken);
        }
    }
    state.is_adjusted = true;
    let life = state.creature.life;
    play.tell(|_| Event::LifeAdjusted { damage, life });
}

/// SR-319, SR-701: one group of hits.
pub(crate) fn strikes(play: &mut Play<'_>, group: Group) {
    let state = &mut *play.state;
    if group == Group::Random {
        state.fallback = Fallback::None;
    }
    state.hits.clear();
    state.struck = Seats::NONE;
    // SR-712, SR-713
    if state.creature.is_banished || state.creature.id.is_trap() {
        return;
    }
    let row = state.creature.id.row(state.starters());
    for strike in &row.attacks {
        aim(state, strike, group);
    }
    if state.hits.is_empty() && state.fallback != Fallback::Due {
        return;
    }
    let targets: ArrayVec<(Seat, u16), 16> =
        state.hits.iter().map(|hit| (hit.target, hit.damage)).collect();
    if !targets.is_empty() {
        play.tell(|_| Event::CreatureAims { group, targets: Box::new(targets.clone()) });
    }
    play.then([Ask(Question::Window(Window::CreatureTargets {})), Do(Step::ApplyHits {})]);
}

/// SR-702, SR-704, SR-705: whom one hit of the row finds.
fn aim(state: &mut State, strike: &Strike, group: Group) {
    match (strike, group) {
        (Strike::Random { slots, slots_upto, damage, per, per_amount, rounds }, Group::Random) => {
            if !is_time(state, *rounds) {
                return;
            }
            let upto = slots_upto.map_or(0, |counter| count(state, counter, None) as u8);
            for slot in slots.iter().copied().chain(1..=upto) {
                let Some(target) = state.holder_of_slot(slot) else { continue };
                let damage =
                    damage + per.map_or(0, |per| count(state, per, Some(target)) * per_amount);
                state.hits.push(Hit { target, damage, slot: Some(slot) });
            }
        }
        (
            Strike::Precise { select, damage, per, per_amount, rounds, form, fallback },
            Group::Precise,
        ) => {
            if !is_time(state, *rounds)
                || form.is_some_and(|form| state.creature.form != Some(form))
            {
                return;
            }
            let found = selected(state, *select);
            if found.is_empty() && *fallback != Some(false) && state.fallback == Fallback::None {
                state.fallback = Fallback::Due;
            }
            for target in found.iter() {
                let damage =
                    damage + per.map_or(0, |per| count(state, per, Some(target)) * per_amount);
                state.hits.push(Hit { target, damage, slot: None });
            }
        }
        (Strike::Random { .. }, Group::Precise) | (Strike::Precise { .. }, Group::Random) => {}
    }
}

/// SR-822
const fn is_time(state: &State, rounds: Option<Rounds>) -> bool {
    match rounds {
        None => true,
        Some(Rounds::Odd) => state.creature.round % 2 == 1,
        Some(Rounds::Even) => state.creature.round.is_multiple_of(2),
    }
}

fn count(state: &State, counter: Counter, target: Option<Seat>) -> u16 {
    match counter {
        Counter::Grudge => target.map_or(0, |seat| u16::from(state.heroes[seat].marks)),
        Counter::PrestigeTokens => u16::from(state.creature.tokens),
        Counter::Heads => u16::from(state.creature.heads),
        Counter::WolfPairs => {
            state.creature.wolves.iter().filter(|life| **life > 0).count().div_ceil(2) as u16
        }
        Counter::DamageGap => specials::damage_gap(state),
    }
}

/// SR-709: the living players a selector names, from what happened in this round. All tied players are hit.
#[must_use]
pub fn selected(state: &State, select: Select) -> Seats {
    let living = state.living();
    let best = |seats: Seats, value: &dyn Fn(Seat) -> i32| -> Seats {
        let most = seats.iter().map(value).max();
        seats.iter().filter(|seat| Some(value(*seat)) == most).collect()
    };
    let with =
        |has: &dyn Fn(Seat) -> bool| living.iter().filter(|seat| has(*seat)).collect::<Seats>();
    let hero = |seat: Seat| &state.heroes[seat];
    match select {
        Select::All => living,
        Select::MostDamage => {
            best(with(&|seat| hero(seat).tally > 0), &|seat| i32::from(hero(seat).tally))
        }
        Select::LeastDamage => {
            best(with(&|seat| hero(seat).attacked), &|seat| -i32::from(hero(seat).tally))
        }
        Select::FirstDamage => with(&|seat| state.first_damage == Some(seat)),
        Select::LastDamage => with(&|seat| state.last_damage == Some(seat)),
        Select::MostPrestige => {
            best(with(&|seat| hero(seat).prestige > 0), &|seat| i32::from(hero(seat).prestige))
        }
        Select::Marked => with(&|seat| hero(seat).marks > 0),
        Select::OwnGoblins => with(&|seat| hero(seat).goblins_left() > 0),
    }
}

/// SR-705: Life everybody loses when nobody matches.
const FALLBACK: u8 = 5;

/// SR-701, SR-707: every hit of the group lands at the same time; whoever takes a hit takes all of it.
pub(crate) fn apply_hits(play: &mut Play<'_>) {
    let hits = std::mem::take(&mut play.state.hits);
    let mut lost = 0;
    let mut wounded = Seats::NONE;
    for hit in &hits {
        let mut taken = aftermath::hurt(play, hit.target, hit.damage);
        if taken > 0 {
            wounded.insert(hit.target);
            taken += specials::with_the_hit(play, hit.target);
        }
        lost += taken;
    }
    play.state.struck = hits.iter().map(|hit| hit.target).collect();
    if play.state.fallback == Fallback::Due {
        play.state.fallback = Fallback::Done;
        play.tell(|_| Event::NobodyMatches { damage: FALLBACK });
        for seat in play.state.living().iter() {
            aftermath::hurt(play, seat, u16::from(FALLBACK));
        }
    }
    play.then([
        Do(Step::AfterHits { lost, wounded }),
        Ask(Question::Window(Window::CreatureHit {})),
    ]);
}

/// SR-714: a creature's Life rises, up to the end of the track.
pub(crate) fn gain_life(play: &mut Play<'_>, gain: u16) {
    if gain == 0 {
        return;
    }
    let creature = &mut play.state.creature;
    creature.life = (creature.life + gain).min(LIFE_TRACK);
    let life = creature.life;
    play.tell(|_| Event::LifeChanged { change: gain as i16, life });
}
