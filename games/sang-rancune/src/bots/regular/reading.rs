//! What a player makes of the table: what cards are worth now, who acts when, how dangerous it is.

use std::sync::LazyLock;

use kernel::{List, Seat, Seats};

use super::chances::{Chance, Guess, Spread, USUAL, chance_that};
use crate::View;
use crate::cards::encounters::{Counter, Select, Special, Strike};
use crate::cards::{AttackEffect, Card};
use crate::rules::aftermath::prize;
use crate::rules::traps::ceiling_damage;
use crate::rules::worth::{blessing, landing};
use crate::table::flow::{Aim, Question, Window};
use crate::table::pieces::{Hero, Reaction, Revealed, Turn, TurnKind};
use crate::table::public::Public;
use crate::table::secrets::Sizes;

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
    /// The table at which the Attacks in question will be made: that of the coming round, while it is planned.
    table: Public,
}

impl<'a> Reading<'a> {
    pub(super) fn new(view: &'a View, me: Seat, question: Question) -> Self {
        let between_rounds = matches!(
            question,
            Question::Between {} | Question::Loot { .. } | Question::Window(Window::PlanB {})
        );
        let setting = matches!(
            question,
            Question::PassCard {} | Question::SetAttack {} | Question::SetOpenly { .. }
        );
        let mut table = view.public;
        if between_rounds {
            table.creature.round = table.creature.round.saturating_add(1);
            table.damage_pile.clear();
        }
        Self { view, me, planning: between_rounds || setting, table }
    }

    pub(super) fn hero(&self, seat: Seat) -> &'a Hero {
        &self.view.public.heroes[seat]
    }

    pub(super) fn mine(&self) -> &'a Hero {
        self.hero(self.me)
    }

    pub(super) fn living(&self) -> Seats {
        self.view.public.living()
    }

    pub(super) fn others(&self) -> Seats {
        self.living().without(self.me)
    }

    pub(super) fn special(&self) -> Special {
        self.view.public.creature.id.special()
    }

    /// Whether somebody may still attack in this round, or in the one being planned.
    pub(super) fn will_act(&self, seat: Seat) -> bool {
        let hero = self.hero(seat);
        if self.planning {
            let round = self.view.public.creature.round;
            let stone = round > 0 && hero.petrified_in >= round;
            return !stone
                && (self.view.own.hand_size(seat) > 0 || self.view.own.set_size(seat) > 0);
        }
        self.view.own.set_size(seat) > 0 && !hero.barred && !hero.tripped
    }

    /// The others who act before me.
    pub(super) fn before_me(&self) -> impl Iterator<Item = Seat> {
        let mine = self.mine().initiative;
        let earlier = move |seat: &Seat| self.hero(*seat).initiative < mine && self.will_act(*seat);
        self.view
            .public
            .by_initiative()
            .into_iter()
            .filter(earlier)
            .collect::<List<Seat, 6>>()
            .into_iter()
    }

    /// The others who act after me.
    pub(super) fn after_me(&self) -> impl Iterator<Item = Seat> {
        let mine = self.mine().initiative;
        let later = move |seat: &Seat| self.hero(*seat).initiative > mine && self.will_act(*seat);
        self.view
            .public
            .by_initiative()
            .into_iter()
            .filter(later)
            .collect::<List<Seat, 6>>()
            .into_iter()
    }

    /// What somebody's set card may deal: known if it lies open or went through my hands, guessed otherwise.
    pub(super) fn guess(&self, seat: Seat) -> Guess {
        let known = self.view.own.set[seat].cards.filter(|cards| !cards.is_empty());
        if let Some(cards) = known {
            let damage = cards.iter().map(|card| self.value_of(seat, *card)).sum();
            return Guess::from_iter([(damage, 1000)]);
        }
        let usual = USUAL_ATTACKS.iter().zip(USUAL);
        usual
            .map(|(attack, (_, weight))| (self.value(seat, TurnKind::Ordinary, attack), weight))
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

    /// What a card in a player's hands deals if everything is declared that makes it strong.
    pub(super) fn value_of(&self, seat: Seat, card: Card) -> u16 {
        let mut revealed = Revealed::new(card);
        revealed.heroic = card.print().hero == Some(self.hero(seat).hero);
        revealed.blessed = blessing(&self.table, card) > 0;
        let follows = matches!(card.attack_effect(), Some(AttackEffect::RotateSelfIfFollow { .. }));
        if follows && self.planning && self.hero(seat).initiative > 1 {
            // Somebody will have attacked before.
            revealed.reactions.push(Reaction::Up);
        }
        self.value(seat, TurnKind::Ordinary, &revealed)
    }

    /// What one of my own cards deals.
    pub(super) fn my_value(&self, card: Card) -> u16 {
        self.value_of(self.me, card)
    }

    /// SR-403: what the Encounter leaves of a revealed Attack. Whether it is swallowed depends on the others, and is weighed
    /// with the order of blows.
    pub(super) fn value(&self, seat: Seat, kind: TurnKind, revealed: &Revealed) -> u16 {
        if !revealed.deals_damage() {
            return 0;
        }
        let turn = Turn { seat, kind, attacks: List::new() };
        landing(&self.table, &turn, revealed).worth.damage
    }

    /// Damage that still has to be dealt to kill the creature.
    pub(super) fn need(&self) -> i32 {
        i32::from(self.view.public.left_of(Aim::Creature {}))
    }

    /// What the killing blow is worth to somebody, swallowed Items included (SR-901).
    pub(super) fn kill_worth(&self, by: Seat) -> Worth {
        let public = &self.view.public;
        let (worth, bonus) = prize(self.view.given(), public, by);
        (i32::from(worth + bonus) + public.creature.chest.len() as i32) * 1000
    }

    /// SR-902
    pub(super) fn late_bonus(&self) -> u16 {
        self.view.public.late_bonus(self.view.given())
    }

    /// What one point of a hero's Life is worth: all that is lost by dying, the more the less is left.
    pub(super) fn price_of_life(&self, seat: Seat) -> Worth {
        let hero = self.hero(seat);
        let to_come =
            (i32::from(self.view.own.encounters) + 1) * 5000 / self.living().len().max(1) as i32;
        (i32::from(hero.prestige) * 1000 + to_come) / (i32::from(hero.life) + 10) / 2
    }

    /// Life the party loses in a round, all heroes together.
    pub(super) fn damage_per_round(&self) -> i32 {
        if let Special::Ceiling { .. } = self.special() {
            let damage = i32::from(ceiling_damage(&self.view.public));
            return damage * self.living().len() as i32;
        }
        let row = self.view.public.creature.id.row(self.view.players);
        row.attacks.iter().map(|strike| self.damage_of(strike)).sum()
    }

    fn damage_of(&self, strike: &Strike) -> i32 {
        let count = |counter: Option<Counter>| match counter {
            None => 0,
            Some(Counter::Grudge) => 2,
            Some(Counter::PrestigeTokens) => i32::from(self.view.public.creature.tokens) + 1,
            Some(Counter::Heads) => i32::from(self.view.public.creature.heads) + 1,
            Some(Counter::WolfPairs) => self
                .view
                .public
                .creature
                .wolves
                .iter()
                .filter(|life| **life > 0)
                .count()
                .div_ceil(2) as i32,
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

/// An Attack for each of the usual amounts: a standard card played at it, or a Heroic one at its double.
static USUAL_ATTACKS: LazyLock<[Revealed; USUAL.len()]> = LazyLock::new(|| {
    USUAL.map(|(face, _)| {
        let standard = |card: &Card| card.deals_damage() && card.effect().is_none();
        let base = |card: &Card| card.print().faces[usize::from(card.print().base)];
        let plain = Card::all().filter(standard).find(|card| base(card) == face);
        let heroic = || Card::all().filter(standard).find(|card| card.print().faces[0] == face);
        match plain {
            Some(card) => Revealed::new(card),
            None => Revealed {
                heroic: true,
                ..Revealed::new(heroic().expect("every usual amount is printed"))
            },
        }
    })
});
