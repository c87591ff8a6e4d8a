//! What a player makes of the table: what cards are worth now, who acts when, how dangerous it is.

use arrayvec::ArrayVec;
use kernel::{Seat, Seats};

use super::chances::{Chance, Guess, Spread, USUAL, chance_that};
use crate::cards::encounters::{Counter, Form, Select, Special, Strike};
use crate::cards::{AttackEffect, Card, ItemEffect};
use crate::rules::worth::with_rider;
use crate::table::flow::{Aim, Question, Window};
use crate::table::state::{Hero, Reaction, Revealed, TurnKind};
use crate::table::view::View;

/// Prestige in thousandths, so that chances and Life can be weighed against it.
pub(super) type Worth = i32;

/// What a player deals in a round on average.
const USUAL_DAMAGE: i32 = 25;

/// A view, read by the player who has it.
pub(super) struct Reading<'a> {
    pub(super) view: &'a View,
    pub(super) me: Seat,
    /// Before the cards of the coming round are set: everybody with a hand will act.
    planning: bool,
}

impl<'a> Reading<'a> {
    pub(super) fn new(view: &'a View, me: Seat, question: Question) -> Self {
        let planning = matches!(
            question,
            Question::Between {}
                | Question::Loot { .. }
                | Question::Window(Window::PlanB {})
                | Question::PassCard {}
                | Question::SetAttack {}
                | Question::SetOpenly { .. }
        );
        Self { view, me, planning }
    }

    pub(super) fn hero(&self, seat: Seat) -> &'a Hero {
        &self.view.heroes[seat]
    }

    pub(super) fn mine(&self) -> &'a Hero {
        self.hero(self.me)
    }

    pub(super) fn living(&self) -> Seats {
        self.view.heroes.seats_where(Hero::is_alive)
    }

    pub(super) fn others(&self) -> Seats {
        self.living().without(self.me)
    }

    pub(super) fn special(&self) -> Special {
        self.view.creature.id.special()
    }

    /// The living in Initiative order.
    pub(super) fn order(&self) -> ArrayVec<Seat, 6> {
        let mut seats: ArrayVec<Seat, 6> = self.living().iter().collect();
        seats.sort_by_key(|seat| (self.hero(*seat).initiative, seat.number()));
        seats
    }

    /// Whether somebody may still attack in this round, or in the one being planned.
    pub(super) fn will_act(&self, seat: Seat) -> bool {
        let hero = self.hero(seat);
        if self.planning {
            let round = self.view.creature.round;
            let stone = round > 0 && hero.petrified_in >= round;
            return !stone && (self.view.hands[seat].size > 0 || self.view.set[seat].size > 0);
        }
        self.view.set[seat].size > 0 && !hero.barred && !hero.tripped
    }

    /// The others who act before me.
    pub(super) fn before_me(&self) -> impl Iterator<Item = Seat> {
        let mine = self.mine().initiative;
        let earlier = move |seat: &Seat| self.hero(*seat).initiative < mine && self.will_act(*seat);
        self.order().into_iter().filter(earlier).collect::<ArrayVec<Seat, 6>>().into_iter()
    }

    /// The others who act after me.
    pub(super) fn after_me(&self) -> impl Iterator<Item = Seat> {
        let mine = self.mine().initiative;
        let later = move |seat: &Seat| self.hero(*seat).initiative > mine && self.will_act(*seat);
        self.order().into_iter().filter(later).collect::<ArrayVec<Seat, 6>>().into_iter()
    }

    /// What somebody's set card may deal: known if it lies open or went through my hands, guessed otherwise.
    pub(super) fn guess(&self, seat: Seat) -> Guess {
        if let Some(cards) = self.view.set[seat].cards.as_ref().filter(|cards| !cards.is_empty()) {
            let damage = cards.iter().map(|card| self.value_of(seat, *card)).sum();
            return Guess::from_iter([(damage, 1000)]);
        }
        USUAL
            .iter()
            .map(|(face, weight)| (self.reduced(self.raised(seat, *face)), *weight))
            .collect()
    }

    /// The chance that what somebody deals satisfies a condition.
    pub(super) fn chance(&self, seat: Seat, holds: impl Fn(u16) -> bool) -> Chance {
        chance_that(&self.guess(seat), holds)
    }

    /// What these players may deal together.
    pub(super) fn together(&self, seats: impl Iterator<Item = Seat>) -> Spread {
        seats.fold(Spread::nothing(), |spread, seat| spread.and(&self.guess(seat)))
    }

    /// A guessed face, after rotations and prepared cards.
    fn raised(&self, seat: Seat, face: u16) -> u16 {
        let steps = self.rotations(seat);
        let face =
            if steps < 0 { face >> steps.unsigned_abs().min(4) } else { face << steps.min(2) };
        if face == 0 { 0 } else { self.with_riders(seat, face) }
    }

    /// SR-403 (3) to (5): steps up or down that wait for a player's Attack.
    fn rotations(&self, seat: Seat) -> i32 {
        let hero = self.hero(seat);
        let round = self.view.creature.round.max(1);
        let mut steps = -i32::from(hero.jostled);
        for effect in hero.working(round) {
            if let ItemEffect::RotateOwnAttacks { steps: up, .. } = effect {
                steps += i32::from(*up);
            }
        }
        if self.view.creature.form == Some(Form::Mist) { steps - 1 } else { steps }
    }

    /// SR-403 (9): what prepared cards make of it.
    fn with_riders(&self, seat: Seat, damage: u16) -> u16 {
        let round = self.view.creature.round;
        let ready =
            |prepared: &&crate::table::state::Prepared| prepared.round < round || self.planning;
        let riders = self.hero(seat).prepared.iter().filter(ready);
        riders.fold(damage, |damage, rider| with_rider(damage, rider.card))
    }

    /// SR-403 (10): what the Encounter always takes away.
    fn reduced(&self, damage: u16) -> u16 {
        let special = self.special();
        let is_small = matches!(special, Special::IgnoreSmall { max } if damage <= max);
        let is_low = special == Special::AscendingOnly && damage < self.greatest_blow();
        if is_small || is_low { 0 } else { damage }
    }

    fn greatest_blow(&self) -> u16 {
        let blows =
            self.view.damage_pile.iter().filter(|blow| blow.is_attack() && !self.view.is_adjusted);
        blows.map(|blow| blow.damage).max().unwrap_or(0)
    }

    /// What a card in a player's hands deals if everything is declared that makes it strong.
    pub(super) fn value_of(&self, seat: Seat, card: Card) -> u16 {
        let mut revealed = Revealed::new(card);
        revealed.heroic = card.print().hero == Some(self.hero(seat).hero);
        revealed.blessed = self.blessing(card) > 0;
        self.value(seat, TurnKind::Ordinary, &revealed)
    }

    /// What one of my own cards deals.
    pub(super) fn my_value(&self, card: Card) -> u16 {
        self.value_of(self.me, card)
    }

    /// SR-409: what Eau Bénite may add here.
    fn blessing(&self, card: Card) -> u16 {
        let Some(AttackEffect::AddVsType { types, amount }) = card.attack_effect() else {
            return 0;
        };
        if types.contains(&self.view.creature.id.print().kind) { *amount } else { 0 }
    }

    /// SR-403: the value of a revealed Attack.
    pub(super) fn value(&self, seat: Seat, kind: TurnKind, revealed: &Revealed) -> u16 {
        if !revealed.deals_damage() {
            return 0;
        }
        let print = revealed.card.print();
        if revealed.clumsy || print.faces.is_empty() {
            return 5;
        }
        let last = print.faces.len() as i32 - 1;
        let counter = kind == TurnKind::Counter;
        let turned = |side: i32, up: i32| (side - up).clamp(0, last);
        let mut side = if revealed.heroic { 0 } else { i32::from(print.base) };
        side = turned(side, if counter { 0 } else { self.rotations(seat) });
        let follower = Some(&AttackEffect::RotateSelfIfFollow { steps: 1 });
        if revealed.card.attack_effect() == follower && self.follows(seat) {
            side = turned(side, 1);
        }
        for reaction in &revealed.reactions {
            side = match reaction {
                Reaction::ToZero => last,
                Reaction::Up => turned(side, 1),
            };
        }
        let face = print.faces[side as usize];
        if revealed.is_spoiled() {
            return self.reduced(face);
        }
        let added = if revealed.blessed { self.blessing(revealed.card) } else { 0 };
        self.reduced(if counter { face + added } else { self.with_riders(seat, face + added) })
    }

    /// SR-413: whether somebody else's Attack lies on the pile, or will.
    fn follows(&self, seat: Seat) -> bool {
        let lies = self.view.damage_pile.iter().any(|blow| blow.owner != seat && blow.is_attack());
        (lies && !self.planning) || (self.planning && self.hero(seat).initiative > 1)
    }

    /// Damage that still has to be dealt to kill the creature.
    pub(super) fn need(&self) -> i32 {
        (i32::from(self.view.creature.life) - self.damage_on(Aim::Creature {})).max(0)
    }

    pub(super) fn damage_on(&self, aim: Aim) -> i32 {
        if self.view.is_adjusted {
            return 0;
        }
        let blows = self.view.damage_pile.iter().filter(|blow| blow.aim == aim);
        blows.map(|blow| i32::from(blow.damage)).sum()
    }

    /// What the killing blow is worth to somebody.
    pub(super) fn kill_worth(&self, by: Seat) -> Worth {
        let creature = &self.view.creature;
        let most = self.living().iter().map(|seat| self.hero(seat).prestige).max().unwrap_or(0);
        let mut base =
            i32::from(creature.prestige + u16::from(creature.tokens)) + creature.chest.len() as i32;
        if let Special::PriceOnHead { bonus } = self.special()
            && self.hero(by).prestige < most
        {
            base += i32::from(bonus);
        }
        (base + self.late_bonus()) * 1000
    }

    /// SR-902
    pub(super) fn late_bonus(&self) -> i32 {
        if !self.view.house.bonus_by_position {
            return 0;
        }
        match i32::from(self.view.progress) + 9 - i32::from(self.view.house.dungeon_size) {
            ..=6 => 0,
            7..=8 => 3,
            9.. => 5,
        }
    }

    /// What one point of a hero's Life is worth: all that is lost by dying, the more the less is left.
    pub(super) fn price_of_life(&self, seat: Seat) -> Worth {
        let hero = self.hero(seat);
        let to_come =
            (i32::from(self.view.encounters) + 1) * 5000 / self.living().len().max(1) as i32;
        (i32::from(hero.prestige) * 1000 + to_come) / (i32::from(hero.life) + 10) / 2
    }

    /// Life the party loses in a round, all heroes together.
    pub(super) fn damage_per_round(&self) -> i32 {
        if let Special::Ceiling { .. } = self.special() {
            return 10 * self.living().len() as i32;
        }
        let row = self.view.creature.id.row(self.view.heroes.len());
        row.attacks.iter().map(|strike| self.damage_of(strike)).sum()
    }

    fn damage_of(&self, strike: &Strike) -> i32 {
        let count = |counter: Option<Counter>| match counter {
            None => 0,
            Some(Counter::Grudge) => 2,
            Some(Counter::PrestigeTokens) => i32::from(self.view.creature.tokens) + 1,
            Some(Counter::Heads) => i32::from(self.view.creature.heads) + 1,
            Some(Counter::WolfPairs) => {
                self.view.creature.wolves.iter().filter(|life| **life > 0).count().div_ceil(2)
                    as i32
            }
            Some(Counter::DamageGap) => 20,
        };
        let everybody = self.living().len() as i32;
        match strike {
            Strike::Random { slots, slots_upto, damage, per, per_amount, rounds } => {
                let hits = slots.len() as i32 + count(*slots_upto);
                hits * (i32::from(*damage) + count(*per) * i32::from(*per_amount))
                    / if rounds.is_some() { 2 } else { 1 }
            }
            Strike::Precise { select, damage, per, per_amount, rounds, form, .. } => {
                let hits = match select {
                    Select::All => everybody,
                    Select::OwnGoblins => everybody,
                    Select::MostDamage
                    | Select::LeastDamage
                    | Select::FirstDamage
                    | Select::LastDamage
                    | Select::MostPrestige
                    | Select::Marked => 1,
                };
                let halves = if rounds.is_some() || form.is_some() { 2 } else { 1 };
                hits * (i32::from(*damage) + count(*per) * i32::from(*per_amount)) / halves
            }
        }
    }

    /// What another round costs me: my share of the Life lost, and a part of what it costs the party that keeps me
    /// alive.
    pub(super) fn price_of_a_round(&self) -> Worth {
        let living = self.living().len().max(1) as i32;
        let mine = if self.mine().has_iron_skin() { 0 } else { self.price_of_life(self.me) };
        let party: Worth = self.others().iter().map(|seat| self.price_of_life(seat)).sum();
        self.damage_per_round() * (mine + party * 3 / 8) / living
    }

    /// How many rounds the Encounter may still take.
    pub(super) fn rounds_to_go(&self) -> i32 {
        let living = self.living().len().max(1) as i32;
        1 + self.need() / (USUAL_DAMAGE * living)
    }

    /// Danger, in thousandths: Life the party will lose in this Encounter against the lowest Life in it.
    pub(super) fn danger(&self) -> i32 {
        let living = self.living().len().max(1) as i32;
        let lowest =
            self.living().iter().map(|seat| i32::from(self.hero(seat).life)).min().unwrap_or(1);
        self.damage_per_round() * self.rounds_to_go() * 1000 / living / lowest.max(1)
    }

    /// The other hero with the most Prestige.
    pub(super) fn leader(&self) -> Option<Seat> {
        let rank = |seat: &Seat| (self.hero(*seat).prestige, 100 - self.hero(*seat).life);
        self.others().iter().max_by_key(rank)
    }

    /// Whether I act after this player, or am this player.
    pub(super) fn after_or_at(&self, seat: Seat) -> bool {
        self.mine().initiative >= self.hero(seat).initiative && self.will_act(self.me)
    }

    pub(super) fn is_ahead(&self, seat: Seat) -> bool {
        self.hero(seat).prestige >= self.mine().prestige
    }
}
