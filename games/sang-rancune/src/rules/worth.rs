//! SR-403, SR-409, SR-807, SR-808: what an Attack is worth and what it may be aimed at. All of it is public.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::cards::encounters::{Form, Special};
use crate::cards::{AttackEffect, Card, ItemEffect, LowBlowEffect};
use crate::table::flow::Aim;
use crate::table::state::{Reaction, Revealed, State, Turn, TurnKind};

/// SR-409: what Eau Bénite adds against this Encounter; nothing for other cards and other creatures.
#[must_use]
pub fn blessing(state: &State, card: Card) -> u16 {
    let Some(AttackEffect::AddVsType { types, amount }) = card.attack_effect() else { return 0 };
    if types.contains(&state.creature.id.print().kind) { *amount } else { 0 }
}

/// SR-807, SR-808: what this hero may attack.
#[must_use]
pub fn aims(state: &State, seat: Seat) -> ArrayVec<Aim, 24> {
    let mut aims = ArrayVec::new();
    let wolves = state.creature.wolves.iter().enumerate().filter(|(_, life)| **life > 0);
    aims.extend(wolves.map(|(number, _)| Aim::Wolf { number: number as u8 }));
    for (before, hero) in state.heroes.pairs() {
        let goblins = hero.goblins.iter().enumerate().filter(|(_, life)| **life > 0);
        aims.extend(goblins.map(|(number, _)| Aim::Goblin { before, number: number as u8 }));
    }
    let only_wolves = matches!(state.creature.id.special(), Special::TokenPack { .. });
    if !only_wolves && state.heroes[seat].goblins_left() == 0 {
        aims.push(Aim::Creature {});
    }
    aims
}

/// What an Attack is worth, and how it came to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The side of the card after all rotations.
    pub face: u16,
    /// SR-403 (8).
    pub added: u16,
    /// SR-403 (9): prepared cards spent on it.
    pub riders: ArrayVec<Card, 4>,
    pub damage: u16,
}

/// SR-403: the value of an Attack, step by step, before the Encounter's reductions.
#[must_use]
pub fn worth(state: &State, turn: &Turn, revealed: &Revealed) -> Worth {
    let hero = &state.heroes[turn.seat];
    let clumsy = clumsy_attack();
    let (faces, base): (&[u16], usize) = match clumsy {
        Some((faces, base)) if revealed.clumsy => (faces, base),
        _ => (&revealed.card.print().faces, usize::from(revealed.card.print().base)),
    };
    let last = faces.len() - 1;
    // (1), (2), SR-R15
    let mut side = if revealed.heroic { 0 } else { base };
    let up = |side: usize| side.saturating_sub(1);
    let down = |side: usize| (side + 1).min(last);
    let is_counter = turn.kind == TurnKind::Counter;
    if !is_counter {
        // (3) SR-608
        for effect in hero.working(state.creature.round) {
            if let ItemEffect::RotateOwnAttacks { steps, .. } = effect {
                side = (0..*steps).fold(side, |side, _| up(side));
            }
        }
        // (4) SR-812
        if state.creature.form == Some(Form::Mist) {
            side = down(side);
        }
    }
    // (5) SR-410
    if turn.kind == TurnKind::Ordinary {
        side = (0..hero.jostled).fold(side, |side, _| down(side));
    }
    // (6) SR-413
    if let Some(AttackEffect::RotateSelfIfFollow { .. }) = revealed.card.attack_effect()
        && state.damage_pile.iter().any(|blow| blow.owner != turn.seat && blow.is_attack())
    {
        side = up(side);
    }
    // (7)
    for reaction in &revealed.reactions {
        side = match reaction {
            Reaction::ToZero => last,
            Reaction::Up => up(side),
        };
    }
    let face = faces[side];
    let spoiled = revealed.is_spoiled();
    // (8) SR-409
    let added = if revealed.blessed && !spoiled { blessing(state, revealed.card) } else { 0 };
    // (9) SR-422 to SR-427
    let ready =
        hero.prepared.iter().filter(|card| !is_counter && card.round < state.creature.round);
    let riders: ArrayVec<Card, 4> = ready.map(|prepared| prepared.card).collect();
    let carried = riders.iter().filter(|_| !spoiled);
    let damage = carried.fold(face + added, |damage, rider| with_rider(damage, *rider));
    Worth { face, added, riders, damage }
}

/// SR-423: what a prepared card makes of the damage so far.
#[must_use]
pub fn with_rider(damage: u16, rider: Card) -> u16 {
    if let Some(AttackEffect::PrepareAdd { amount }) = rider.attack_effect() {
        damage + amount
    } else if let Some(AttackEffect::PrepareMul { factor }) = rider.attack_effect() {
        damage * factor
    } else {
        damage
    }
}

/// SR-518: the Attack a prepare card becomes: its sides, and the one it is played at.
#[must_use]
pub fn clumsy_attack() -> Option<(&'static [u16], usize)> {
    Card::all().find_map(|card| {
        let Some(LowBlowEffect::ReplacePrepWithAttack { faces, base }) = card.low_blow_effect()
        else {
            return None;
        };
        Some((faces.as_slice(), faces.iter().position(|face| face == base)?))
    })
}
