//! What everybody knows, and what follows from it. Each fact has one function here or in its chapter of the rules;
//! rules, words, sheets, pages and bots all call it.

use kernel::{List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::encounters::{ENCOUNTERS, EncounterId};
use crate::cards::{Card, deck};
use crate::table::flow::Aim;
use crate::table::given::Given;
use crate::table::pieces::{Blow, Creature, Drink, Fallback, Hero, Hit, Offer, Played, Turn};
use crate::table::secrets::Sizes;

/// The most players at a table.
pub const SEATS: usize = 6;

/// The most that ever lies on the Damage pile: a Fireball on every Goblin, and Attacks of six heroes.
pub const BLOWS: usize = 40;

/// What everybody knows. Plain data; no references, no clock.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Public {
    pub heroes: PerSeat<Hero, SEATS>,
    /// SR-108: how often the discard pile was shuffled into a new pile.
    pub reshuffles: u8,
    /// SR-112: face up.
    pub discard: List<Card, 94>,
    /// Used Items: out of the game.
    pub removed: List<Card, 16>,
    /// SR-809: a creature raised from the dead, on top of the Encounter pile for everybody to see.
    pub risen: Option<EncounterId>,
    /// The Encounter being fought, or the last one.
    pub creature: Creature,
    /// SR-809: the creature defeated most recently.
    pub last_defeated: Option<EncounterId>,
    /// The Encounters revealed so far.
    pub met: List<EncounterId, ENCOUNTERS>,
    /// SR-110, SR-905: the space of the progress marker.
    pub progress: u8,
    /// SR-310: this round's Attacks, in the order in which they were placed.
    pub damage_pile: List<Blow, BLOWS>,
    /// SR-317: the pile has been taken off the creature's Life; it only waits to be discarded.
    pub is_adjusted: bool,
    /// SR-709: whose Attacks and Fireballs dealt damage this round, blow by blow.
    pub strikers: List<Seat, BLOWS>,
    /// The turn, late Attack or counter-attack being resolved.
    pub turn: Option<Turn>,
    /// SR-503: low blows that have been played and not yet taken effect, the newest last.
    pub low_blows: List<Played, 8>,
    /// SR-701: the group of hits being resolved.
    pub hits: List<Hit, 16>,
    /// SR-705: whether the fallback comes with this group, and whether it has come this attack.
    pub fallback: Fallback,
    /// SR-708: who was hit by this group.
    pub struck: Seats,
    /// SR-707: how often each hero was wounded by this group.
    pub wounds: PerSeat<u8, SEATS>,
    /// SR-1001: the trade on the table.
    pub offer: Option<Offer>,
    /// SR-605: the potion somebody is asked to drink.
    pub drink: Option<Drink>,
    /// SR-R34: offers made by each seat in this window.
    pub offers_made: PerSeat<u8, SEATS>,
    /// SR-916: dead heroes still to be looted, oldest first.
    pub corpses: List<Seat, SEATS>,
}

shelf::fields!(Public {
    heroes,
    reshuffles,
    discard,
    removed,
    risen,
    creature,
    last_defeated,
    met,
    progress,
    damage_pile,
    is_adjusted,
    strikers,
    turn,
    low_blows,
    hits,
    fallback,
    struck,
    wounds,
    offer,
    drink,
    offers_made,
    corpses,
});

impl Public {
    /// How many players began the game.
    #[must_use]
    pub const fn starters(&self) -> u8 {
        self.heroes.len()
    }

    #[must_use]
    pub fn living(&self) -> Seats {
        self.heroes.seats_where(Hero::is_alive)
    }

    /// The living in Initiative order; before the first draw in seat order.
    #[must_use]
    pub fn by_initiative(&self) -> List<Seat, SEATS> {
        let mut seats: List<Seat, SEATS> = self.living().iter().collect();
        seats.sort_by_key(|seat| self.heroes[*seat].initiative);
        seats
    }

    /// SR-703: who is hit when slot n is hit.
    #[must_use]
    pub fn holder_of_slot(&self, slot: u8) -> Option<Seat> {
        let order = self.by_initiative();
        let holder = order.iter().find(|seat| self.heroes[**seat].initiative == slot);
        holder.or_else(|| order.last()).copied()
    }

    /// SR-815: sets nothing and has no turn this round.
    #[must_use]
    pub fn is_petrified(&self, seat: Seat) -> bool {
        self.heroes[seat].is_stone
    }

    /// SR-410, SR-412: those who still have a turn this round, in order.
    pub fn still_to_act(&self) -> impl Iterator<Item = Seat> {
        let waits = |seat: &Seat| !self.heroes[*seat].acted && !self.is_petrified(*seat);
        self.by_initiative().into_iter().filter(waits).collect::<List<Seat, SEATS>>().into_iter()
    }

    /// SR-820: the next living player clockwise.
    #[must_use]
    pub fn next_living(&self, seat: Seat) -> Seat {
        let players = self.heroes.len();
        let mut next = seat.left_of(players);
        while next != seat && !self.heroes[next].is_alive() {
            next = next.left_of(players);
        }
        next
    }

    /// The number of this Encounter for SR-902: the last of the dungeon counts as the ninth.
    #[must_use]
    pub const fn encounter_number(&self, given: &Given) -> i16 {
        given.number_of(self.progress)
    }

    /// SR-902: what the place of this Encounter adds to its killing blow.
    #[must_use]
    pub const fn late_bonus(&self, given: &Given) -> u16 {
        given.bonus_of(self.progress)
    }

    /// SR-709, SR-R18: the first of the living to deal damage this round.
    #[must_use]
    pub fn first_damage(&self) -> Option<Seat> {
        self.strikers.iter().copied().find(|seat| self.heroes[*seat].is_alive())
    }

    /// SR-709, SR-R18: the last of the living to deal damage this round.
    #[must_use]
    pub fn last_damage(&self) -> Option<Seat> {
        self.strikers.iter().copied().rfind(|seat| self.heroes[*seat].is_alive())
    }

    /// SR-707: who was wounded by this group of hits.
    #[must_use]
    pub fn wounded(&self) -> Seats {
        self.wounds.seats_where(|wounds| *wounds > 0)
    }

    /// SR-916: the dead hero who is looted now, or first: the oldest corpse.
    #[must_use]
    pub fn looted(&self) -> Option<Seat> {
        self.corpses.first().copied()
    }

    /// The Attacks and Fireballs on the pile that still have to be taken off.
    pub fn uncounted(&self) -> impl Iterator<Item = &Blow> {
        self.damage_pile.iter().filter(|_| !self.is_adjusted)
    }

    /// Damage on the pile aimed at something.
    #[must_use]
    pub fn damage_on(&self, aim: Aim) -> u16 {
        self.uncounted().filter(|blow| blow.aim == aim).map(|blow| blow.damage).sum()
    }

    /// The Life of a creature or token, as its marker shows it.
    #[must_use]
    pub fn life_of(&self, aim: Aim) -> u16 {
        match aim {
            Aim::Creature {} => self.creature.life,
            Aim::Wolf { number } => {
                self.creature.wolves.get(usize::from(number)).copied().map_or(0, u16::from)
            }
            Aim::Goblin { before, number } => {
                let goblins = &self.heroes[before].goblins;
                goblins.get(usize::from(number)).copied().map_or(0, u16::from)
            }
        }
    }

    /// SR-312: what a creature or token can still take before it is dead.
    #[must_use]
    pub fn left_of(&self, aim: Aim) -> u16 {
        self.life_of(aim).saturating_sub(self.damage_on(aim))
    }

    /// SR-508, SR-821: whether a hero has a card lying face down.
    #[must_use]
    pub fn has_face_down(&self, sizes: &impl Sizes, seat: Seat) -> bool {
        !self.heroes[seat].set_open && sizes.set_size(seat) > 0
    }

    /// How many copies of a card nobody can see: in hands, face down or in the pile. Public arithmetic.
    #[must_use]
    pub fn unseen(&self, card: Card) -> usize {
        let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count();
        let mut seen = count(&self.discard) + count(&self.removed) + count(&self.creature.chest);
        for hero in &self.heroes {
            seen += hero.items.iter().filter(|item| item.card == card).count();
            seen += hero.prepared.iter().filter(|prepared| prepared.card == card).count();
        }
        // A thrown Fireball has already left the game.
        for blow in self.damage_pile.iter().filter(|blow| blow.is_attack()) {
            seen += usize::from(blow.card == card) + count(&blow.riders);
        }
        seen += self.low_blows.iter().filter(|played| played.ploy.card == card).count();
        if let Some(turn) = &self.turn {
            seen += turn.attacks.iter().filter(|revealed| revealed.card == card).count();
        }
        usize::from(deck().cards()[card.index()].count).saturating_sub(seen)
    }

    /// Whether somebody of these seats could hold one of these cards, by what everybody can count.
    #[must_use]
    pub fn might_hold(&self, sizes: &impl Sizes, seats: Seats, cards: &[Card]) -> bool {
        seats.iter().any(|seat| sizes.hand_size(seat) > 0)
            && cards.iter().any(|card| self.unseen(*card) > 0)
    }
}
