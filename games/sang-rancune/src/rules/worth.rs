//! SR-403, SR-409, SR-807, SR-808: what an Attack is worth, what it comes to as it lands, and what it may be aimed at.
//! All of it is public.

use kernel::{List, Seat};

use crate::cards::encounters::{Form, Special};
use crate::cards::{AttackEffect, Card, ItemEffect, LowBlowEffect};
use crate::rules::{creature, specials};
use crate::table::flow::Aim;
use crate::table::pieces::{Blow, Prepared, Reaction, Revealed, Turn, TurnKind};
use crate::table::public::Public;

/// SR-409: what Eau Bénite adds against this Encounter; nothing for other cards and other creatures.
#[must_use]
pub fn blessing(public: &Public, card: Card) -> u16 {
    let Some(AttackEffect::AddVsType { types, amount }) = card.attack_effect() else { return 0 };
    if types.contains(&public.creature.id.print().kind) { *amount } else { 0 }
}

/// SR-807, SR-808: what this hero may attack.
#[must_use]
pub fn aims(public: &Public, seat: Seat) -> List<Aim, 24> {
    let mut aims = List::new();
    let wolves = public.creature.wolves.iter().enumerate().filter(|(_, life)| **life > 0);
    aims.extend(wolves.map(|(number, _)| Aim::Wolf { number: number as u8 }));
    for (before, hero) in public.heroes.pairs() {
        let goblins = hero.goblins.iter().enumerate().filter(|(_, life)| **life > 0);
        aims.extend(goblins.map(|(number, _)| Aim::Goblin { before, number: number as u8 }));
    }
    let only_wolves = matches!(public.creature.id.special(), Special::TokenPack { .. });
    if !only_wolves && public.heroes[seat].goblins_left() == 0 {
        aims.push(Aim::Creature {});
    }
    aims
}

/// What an Attack is worth, and how it came to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The values on its sides, the one it is played at, and the one that counts after all rotations.
    pub faces: &'static [u16],
    pub base: usize,
    pub side: usize,
    /// SR-403 (8).
    pub added: u16,
    /// SR-403 (9): prepared cards spent on it.
    pub riders: List<Card, 4>,
    /// SR-426: set to 0 by Échec Critique, so that nothing is added.
    pub is_spoiled: bool,
    pub damage: u16,
}

impl Worth {
    /// The value of the side that counts.
    #[must_use]
    pub fn face(&self) -> u16 {
        self.faces[self.side]
    }
}

/// SR-403 (1) to (9): the value of an Attack, step by step, before the Encounter's reductions.
#[must_use]
pub fn worth(public: &Public, turn: &Turn, revealed: &Revealed) -> Worth {
    let hero = &public.heroes[turn.seat];
    let (faces, base) = if revealed.clumsy { clumsy_attack() } else { printed(revealed.card) };
    let last = faces.len() - 1;
    // (1), (2), SR-R15
    let mut side = if revealed.heroic { 0 } else { base };
    let up = |side: usize| side.saturating_sub(1);
    let down = |side: usize| (side + 1).min(last);
    let is_counter = turn.kind == TurnKind::Counter;
    if !is_counter {
        // (3) SR-608
        for effect in hero.working(public.creature.round) {
            if let ItemEffect::RotateOwnAttacks { steps, .. } = effect {
                side = (0..*steps).fold(side, |side, _| up(side));
            }
        }
        // (4) SR-812
        if public.creature.form == Some(Form::Mist) {
            side = down(side);
        }
    }
    // (5) SR-410
    if turn.kind == TurnKind::Ordinary {
        side = (0..hero.jostled).fold(side, |side, _| down(side));
    }
    // (6) SR-413
    if let Some(AttackEffect::RotateSelfIfFollow { .. }) = revealed.card.attack_effect()
        && public.damage_pile.iter().any(|blow| blow.owner != turn.seat && blow.is_attack())
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
    let is_spoiled = revealed.is_spoiled();
    // (8) SR-409
    let is_blessed = revealed.blessed && !is_spoiled;
    let added = if is_blessed { blessing(public, revealed.card) } else { 0 };
    // (9) SR-422 to SR-427
    let is_ready = |card: &&Prepared| !is_counter && card.round < public.creature.round;
    let riders = hero.prepared.iter().filter(is_ready).map(|prepared| prepared.card).collect();
    Worth { faces, base, side, added, riders, is_spoiled, damage: 0 }.summed()
}

impl Worth {
    /// SR-403 (8), (9): the side, the flat bonus, and what was prepared.
    fn summed(mut self) -> Self {
        let carried = self.riders.iter().filter(|_| !self.is_spoiled);
        let terms = carried.filter_map(|card| card.rider());
        self.damage = terms.fold(self.face() + self.added, |damage, term| term.of(damage));
        self
    }
}

/// SR-403, SR-427: what each of the revealed cards comes to as things stand: what was prepared rides on the first one
/// with a value. Nothing for a card without one.
pub fn worth_as_revealed(public: &Public) -> impl Iterator<Item = Option<Worth>> {
    let attacks = public.turn.iter().flat_map(|turn| &turn.attacks);
    let mut is_carried = false;
    attacks.map(move |revealed| {
        let turn = public.turn.as_ref().filter(|_| revealed.deals_damage())?;
        let whole = worth(public, turn, revealed);
        let rides = !std::mem::replace(&mut is_carried, true);
        Some(if rides { whole } else { Worth { riders: List::new(), ..whole }.summed() })
    })
}

/// An Attack as it lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// How it came to its value; its damage is what SR-804 and SR-817 leave of it.
    pub worth: Worth,
    /// SR-818: the Life that the creature gains by swallowing it. What is swallowed never lies on the pile.
    pub swallowed: Option<u16>,
}

impl Landing {
    /// What it takes off what it is aimed at.
    #[must_use]
    pub const fn damage(&self) -> u16 {
        if self.swallowed.is_some() { 0 } else { self.worth.damage }
    }
}

/// SR-403 (1) to (10): what an Attack of this turn comes to if it lands now.
#[must_use]
pub fn landing(public: &Public, turn: &Turn, revealed: &Revealed) -> Landing {
    met_by_the_encounter(public, revealed.card, worth(public, turn, revealed))
}

/// SR-403 (10)
fn met_by_the_encounter(public: &Public, card: Card, mut worth: Worth) -> Landing {
    worth.damage = specials::reduce(public, card, worth.damage);
    Landing { worth, swallowed: specials::appetite(public, worth.damage) }
}

/// SR-310, SR-421: what each of the revealed cards comes to as they land one after the other. Nothing for a card
/// without a value.
#[must_use]
pub fn landings(public: &Public) -> List<Option<Landing>, 8> {
    let Some(turn) = public.turn else { return List::new() };
    let mut table = *public;
    let land = |(worth, revealed): (Option<Worth>, &Revealed)| {
        let landing = met_by_the_encounter(&table, revealed.card, worth?);
        if landing.swallowed.is_some() {
            table.creature.has_swallowed = true;
        } else if turn.kind != TurnKind::Counter {
            // What lies on the pile measures the next one (SR-817).
            table.damage_pile.push(Blow {
                owner: turn.seat,
                card: revealed.card,
                damage: landing.damage(),
                aim: revealed.aim.unwrap_or_default(),
                riders: landing.worth.riders,
            });
        }
        Some(landing)
    };
    worth_as_revealed(public).zip(&turn.attacks).map(land).collect()
}

/// SR-312, SR-818: what this can still take of what lands; a creature that swallows a card grows first.
#[must_use]
pub fn left_for(public: &Public, landings: &[Option<Landing>], aim: Aim) -> u16 {
    let gained = landings.iter().flatten().filter_map(|landing| landing.swallowed).sum();
    match aim {
        Aim::Creature {} => {
            creature::grown(public, gained).saturating_sub(public.damage_on(Aim::Creature {}))
        }
        Aim::Wolf { .. } | Aim::Goblin { .. } => public.left_of(aim),
    }
}

/// The sides of a card, and the one it is played at.
fn printed(card: Card) -> (&'static [u16], usize) {
    let print = card.print();
    (&print.faces, usize::from(print.base))
}

/// SR-518: the Attack a prepare card becomes: its sides, and the one it is played at.
#[must_use]
pub fn clumsy_attack() -> (&'static [u16], usize) {
    let attack = |card: Card| {
        let Some(LowBlowEffect::ReplacePrepWithAttack { faces, base }) = card.low_blow_effect()
        else {
            return None;
        };
        Some((faces.as_slice(), faces.iter().position(|face| face == base)?))
    };
    Card::all().find_map(attack).expect("a Geste Maladroit is printed")
}
