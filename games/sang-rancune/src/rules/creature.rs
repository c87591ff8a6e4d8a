//! SR-7xx, creature attacks: who is hit, by how much, and what cannot be avoided.

use kernel::Next::{Ask, Do};
use kernel::{List, Seat, Seats};

use crate::Play;
use crate::cards::encounters::{Counter, LIFE_TRACK, Rounds, Select, Special, Strike};
use crate::rules::{aftermath, specials};
use crate::table::event::Event;
use crate::table::flow::{Aim, Group, Question, Step, Window};
use crate::table::pieces::{Fallback, Hit};
use crate::table::public::Public;

/// SR-317: the damage still on the pile comes off the creature's Life.
pub(crate) fn adjust_life(play: &mut Play<'_>) {
    let public = &mut *play.public;
    let keeps = matches!(public.creature.id.special(), Special::Ceiling { .. });
    let damage = if keeps { 0 } else { public.damage_on(Aim::Creature {}) };
    if damage > 0 {
        public.creature.life = public.creature.life.saturating_sub(damage).max(5);
    }
    for number in 0..public.creature.wolves.len() {
        let taken = public.damage_on(Aim::Wolf { number: number as u8 }) as u8;
        public.creature.wolves[number] = public.creature.wolves[number].saturating_sub(taken);
    }
    for before in public.heroes.seats().iter() {
        for number in 0..public.heroes[before].goblins.len() {
            let taken = public.damage_on(Aim::Goblin { before, number: number as u8 }) as u8;
            let goblin = &mut public.heroes[before].goblins[number];
            *goblin = goblin.saturating_sub(taken);
        }
    }
    public.is_adjusted = true;
    let life = public.creature.life;
    play.tell(|_| Event::LifeAdjusted { damage, life });
}

/// SR-319, SR-701: one group of hits.
pub(crate) fn strikes(play: &mut Play<'_>, group: Group) {
    let public = &mut *play.public;
    if group == Group::Random {
        public.fallback = Fallback::None;
    }
    public.hits.clear();
    public.struck = Seats::NONE;
    // SR-712, SR-713
    if public.creature.is_banished || public.creature.id.is_trap() {
        return;
    }
    let row = public.creature.id.row(public.starters());
    for strike in &row.attacks {
        aim(public, strike, group);
    }
    if public.hits.is_empty() && public.fallback != Fallback::Due {
        return;
    }
    let targets: List<(Seat, u16), 16> =
        public.hits.iter().map(|hit| (hit.target, hit.damage)).collect();
    if !targets.is_empty() {
        play.tell(|_| Event::CreatureAims { group, targets: Box::new(targets) });
    }
    play.then([Ask(Question::Window(Window::CreatureTargets {})), Do(Step::ApplyHits {})]);
}

/// SR-702, SR-704, SR-705: whom one hit of the row finds.
fn aim(public: &mut Public, strike: &Strike, group: Group) {
    match (strike, group) {
        (Strike::Random { slots, slots_upto, damage, per, per_amount, rounds }, Group::Random) => {
            if !is_time(public, *rounds) {
                return;
            }
            let upto = slots_upto.map_or(0, |counter| count(public, counter, None) as u8);
            for slot in slots.iter().copied().chain(1..=upto) {
                let Some(target) = public.holder_of_slot(slot) else { continue };
                let damage =
                    damage + per.map_or(0, |per| count(public, per, Some(target)) * per_amount);
                public.hits.push(Hit { target, damage, slot: Some(slot) });
            }
        }
        (
            Strike::Precise { select, damage, per, per_amount, rounds, form, fallback },
            Group::Precise,
        ) => {
            if !is_time(public, *rounds)
                || form.is_some_and(|form| public.creature.form != Some(form))
            {
                return;
            }
            let found = selected(public, *select);
            if found.is_empty() && *fallback != Some(false) && public.fallback == Fallback::None {
                public.fallback = Fallback::Due;
            }
            for target in found.iter() {
                let damage =
                    damage + per.map_or(0, |per| count(public, per, Some(target)) * per_amount);
                public.hits.push(Hit { target, damage, slot: None });
            }
        }
        (Strike::Random { .. }, Group::Precise) | (Strike::Precise { .. }, Group::Random) => {}
    }
}

/// SR-822
const fn is_time(public: &Public, rounds: Option<Rounds>) -> bool {
    match rounds {
        None => true,
        Some(Rounds::Odd) => public.creature.round % 2 == 1,
        Some(Rounds::Even) => public.creature.round.is_multiple_of(2),
    }
}

fn count(public: &Public, counter: Counter, target: Option<Seat>) -> u16 {
    match counter {
        Counter::Grudge => target.map_or(0, |seat| u16::from(public.heroes[seat].marks)),
        Counter::PrestigeTokens => u16::from(public.creature.tokens),
        Counter::Heads => u16::from(public.creature.heads),
        Counter::WolfPairs => {
            public.creature.wolves.iter().filter(|life| **life > 0).count().div_ceil(2) as u16
        }
        Counter::DamageGap => specials::damage_gap(public),
    }
}

/// SR-709: the living players a selector names, from what happened in this round. All tied players are hit.
#[must_use]
pub fn selected(public: &Public, select: Select) -> Seats {
    let living = public.living();
    let best = |seats: Seats, value: &dyn Fn(Seat) -> i32| -> Seats {
        let most = seats.iter().map(value).max();
        seats.iter().filter(|seat| Some(value(*seat)) == most).collect()
    };
    let with =
        |has: &dyn Fn(Seat) -> bool| living.iter().filter(|seat| has(*seat)).collect::<Seats>();
    let hero = |seat: Seat| &public.heroes[seat];
    match select {
        Select::All => living,
        Select::MostDamage => {
            best(with(&|seat| hero(seat).tally > 0), &|seat| i32::from(hero(seat).tally))
        }
        Select::LeastDamage => {
            best(with(&|seat| hero(seat).attacked), &|seat| -i32::from(hero(seat).tally))
        }
        Select::FirstDamage => public.first_damage().map_or(Seats::NONE, Seats::only),
        Select::LastDamage => public.last_damage().map_or(Seats::NONE, Seats::only),
        Select::MostPrestige => {
            best(with(&|seat| hero(seat).prestige > 0), &|seat| i32::from(hero(seat).prestige))
        }
        Select::Marked => with(&|seat| hero(seat).marks > 0),
        Select::OwnGoblins => with(&|seat| hero(seat).goblins_left() > 0),
    }
}

/// SR-705: Life everybody loses when nobody matches.
pub const FALLBACK: u8 = 5;

/// SR-701, SR-707: every hit of the group lands at the same time; whoever takes a hit takes all of it.
pub(crate) fn apply_hits(play: &mut Play<'_>) {
    let hits = std::mem::take(&mut play.public.hits);
    let mut lost = 0;
    play.public.wounds.iter_mut().for_each(|wounds| *wounds = 0);
    for hit in &hits {
        let mut taken = aftermath::hurt(play, hit.target, hit.damage);
        if taken > 0 {
            play.public.wounds[hit.target] += 1;
            taken += specials::with_the_hit(play, hit.target);
        }
        lost += taken;
    }
    play.public.struck = hits.iter().map(|hit| hit.target).collect();
    if play.public.fallback == Fallback::Due {
        play.public.fallback = Fallback::Done;
        play.tell(|_| Event::NobodyMatches { damage: FALLBACK });
        for seat in play.public.living().iter() {
            aftermath::hurt(play, seat, u16::from(FALLBACK));
        }
    }
    play.then([Do(Step::AfterHits { lost }), Ask(Question::Window(Window::CreatureHit {}))]);
}

/// SR-714: a creature's Life rises, up to the end of the track.
pub(crate) fn gain_life(play: &mut Play<'_>, gain: u16) {
    if gain == 0 {
        return;
    }
    let life = grown(play.public, gain);
    play.public.creature.life = life;
    play.tell(|_| Event::LifeChanged { change: gain as i16, life });
}

/// SR-714: the creature's Life once it has gained so much.
pub(crate) fn grown(public: &Public, gain: u16) -> u16 {
    (public.creature.life + gain).min(LIFE_TRACK)
}
