//! LS-607: what the owner of an ability has to choose, every choice there is, and whether one is allowed.

use kernel::{List, Look, Rng, Seat, Seats};

use crate::LiensDeSang;
use crate::cards::catalogue::{Ability, Effect, Family, Target};
use crate::cards::pieces::Color;
use crate::rules::abilities::possible::{choosable, is_possible};
use crate::rules::abilities::shown;
use crate::rules::forbidden::Forbidden;
use crate::rules::turn;
use crate::table::flow::{Action, Mode, Use};
use crate::table::public::Public;

/// What the owner of an ability has to choose.
enum Choosing<'a> {
    Nothing,
    One(&'a Effect),
    Some(u8),
    Mode(&'a [Effect]),
    Curses(Family),
}

fn choosing(ability: &Ability) -> Choosing<'_> {
    ability.effects.iter().find_map(choice_for).unwrap_or(Choosing::Nothing)
}

fn choice_for(effect: &Effect) -> Option<Choosing<'_>> {
    match effect {
        Effect::GiveCard { target: Target::Other, .. }
        | Effect::ForceWounds { target: Target::Other, .. } => Some(Choosing::One(effect)),
        Effect::LookAtCharacters { count, .. } => Some(Choosing::Some(*count)),
        Effect::ChooseOne { options } => Some(Choosing::Mode(options)),
        Effect::DistributeCards { card, .. } => Some(Choosing::Curses(*card)),
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::ForceWounds { .. }
        | Effect::HealWounds { .. }
        | Effect::MoveDagger { .. } => None,
    }
}

/// What an option of `choose_one` is called.
pub(crate) const fn mode_of(effect: &Effect) -> Option<Mode> {
    match effect {
        Effect::ForceWounds { .. } => Some(Mode::Wound),
        Effect::HealWounds { .. } => Some(Mode::Heal),
        Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::ChooseOne { .. }
        | Effect::LookAtCharacters { .. }
        | Effect::DistributeCards { .. }
        | Effect::MoveDagger { .. } => None,
    }
}

/// LS-607: every way to use the ability, and to decline it (LS-602).
pub(crate) fn candidates(public: &Public, owner: Seat, out: &mut Vec<Action>) {
    out.push(Action::DeclineAbility {});
    let Some(ability) = shown(public, owner) else { return };
    let others = public.others(owner);
    match choosing(ability) {
        Choosing::Nothing => out.push(Action::UseAbility(Use::PLAIN)),
        Choosing::One(effect) => {
            let seats = choosable(public, owner, effect);
            out.extend(seats.iter().map(|seat| Action::UseAbility(Use::on(seat))));
        }
        Choosing::Some(count) => {
            out.extend(
                subsets(others, usize::from(count))
                    .map(|seats| Action::UseAbility(Use::on_both(seats))),
            );
        }
        Choosing::Mode(options) => {
            let Some(attack) = &public.attack else { return };
            let possible = |option: &&Effect| is_possible(public, attack, owner, option);
            let modes = options.iter().filter(possible).filter_map(mode_of);
            out.extend(modes.map(|mode| Action::UseAbility(Use::to(mode))));
        }
        Choosing::Curses(card) => {
            let false_ones = false_curses(public, card);
            for true_to in others.iter() {
                let rest = others.without(true_to);
                let curses = |false_to| Action::UseAbility(Use::curses(true_to, false_to));
                out.extend(subsets(rest, false_ones).map(curses));
            }
        }
    }
}

/// One of them, without listing what is dear to list; nothing if listing is no dearer.
pub(crate) fn draw(look: Look<'_, LiensDeSang>, owner: Seat, rng: &mut Rng) -> Option<Action> {
    let others = look.public.others(owner);
    let choices = match choosing(shown(look.public, owner)?) {
        Choosing::Nothing | Choosing::One(_) | Choosing::Mode(_) => return None,
        Choosing::Some(count) => number_of_subsets(others.len(), usize::from(count)),
        Choosing::Curses(card) => {
            let false_ones = false_curses(look.public, card);
            others.len() as u32 * number_of_subsets(others.len() - 1, false_ones)
        }
    };
    if rng.below(choices + 1) == 0 {
        return Some(Action::DeclineAbility {});
    }
    Some(Action::UseAbility(match choosing(shown(look.public, owner)?) {
        Choosing::Nothing | Choosing::One(_) | Choosing::Mode(_) => return None,
        Choosing::Some(count) => Use::on_both(some_of(others, usize::from(count), rng)),
        Choosing::Curses(card) => {
            let true_to = some_of(others, 1, rng).lowest()?;
            let false_ones = false_curses(look.public, card);
            Use::curses(true_to, some_of(others.without(true_to), false_ones, rng))
        }
    }))
}

/// LS-905: how many False Curses there are to hand out.
fn false_curses(public: &Public, card: Family) -> usize {
    public.in_supply(card.card(Color::Purple)).saturating_sub(1)
}

/// So many of these seats, every set equally likely.
fn some_of(mut seats: Seats, count: usize, rng: &mut Rng) -> Seats {
    let mut some = Seats::NONE;
    for _ in 0..count {
        let seat = seats.nth(rng.below(seats.len() as u32) as usize).expect("there are as many");
        seats.remove(seat);
        some.insert(seat);
    }
    some
}

/// How many sets of so many seats there are.
fn number_of_subsets(of: usize, size: usize) -> u32 {
    (0..size as u32).fold(1, |sets, taken| sets * (of as u32 - taken) / (taken + 1))
}

/// All sets of so many seats.
fn subsets(of: Seats, size: usize) -> impl Iterator<Item = Seats> {
    let seats: List<Seat, { kernel::MAX_SEATS }> = of.iter().collect();
    (0u32..1 << seats.len()).filter(move |bits| bits.count_ones() as usize == size).map(
        move |bits| {
            seats
                .iter()
                .enumerate()
                .filter(|(place, _)| bits >> place & 1 == 1)
                .map(|(_, seat)| *seat)
                .collect()
        },
    )
}

/// LS-608 to LS-610, LS-731, LS-741, LS-905: whether these choices are allowed.
pub(crate) fn check(look: Look<'_, LiensDeSang>, me: Seat, choice: &Use) -> Result<(), Forbidden> {
    let public = look.public;
    let (Some(attack), Some(ability)) = (&public.attack, shown(public, me)) else {
        return Err(Forbidden::AbilityNotAvailable);
    };
    let (targets, false_to) = (choice.targets.seats(), choice.false_to.seats());
    for seat in
        choice.target.into_iter().chain(choice.true_to).chain(targets.union(false_to).iter())
    {
        turn::exists(public, seat)?;
    }
    match choosing(ability) {
        Choosing::Nothing if *choice == Use::PLAIN => Ok(()),
        Choosing::Nothing => Err(Forbidden::AbilityNotAvailable),
        Choosing::One(effect) => match choice.target {
            Some(target)
                if *choice == Use::on(target) && choosable(public, me, effect).contains(target) =>
            {
                Ok(())
            }
            _ if matches!(effect, Effect::ForceWounds { .. }) => Err(Forbidden::NotAVictim),
            _ => Err(Forbidden::NotAReceiver),
        },
        Choosing::Some(count) => {
            let fits = targets.len() == usize::from(count) && !targets.contains(me);
            if fits && *choice == Use::on_both(targets) {
                Ok(())
            } else {
                Err(Forbidden::LooksAtTwo)
            }
        }
        Choosing::Mode(options) => {
            let option = |mode| options.iter().find(|option| mode_of(option) == Some(mode));
            let possible =
                choice.mode.and_then(option).is_some_and(|it| is_possible(public, attack, me, it));
            let plain = choice.mode.is_some_and(|mode| *choice == Use::to(mode));
            if possible && plain { Ok(()) } else { Err(Forbidden::AlchemistCannot) }
        }
        Choosing::Curses(card) => {
            let all = public.in_supply(card.card(Color::Purple));
            let fits = |true_to: Seat| {
                let receivers = false_to.with(true_to);
                *choice == Use::curses(true_to, false_to)
                    && !false_to.contains(true_to)
                    && receivers.len() == all
                    && !receivers.contains(me)
            };
            if choice.true_to.is_some_and(fits) { Ok(()) } else { Err(Forbidden::CursesToOthers) }
        }
    }
}
