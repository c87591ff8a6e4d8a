//! Positions set by hand, for tests, puzzles and worked examples.

use kernel::{Audience, Opening, Pile, Rng, Seat, Table, Viewer};

use crate::SangRancune;
use crate::cards::Card;
use crate::cards::encounters::{EncounterId, Special};
use crate::rules::setup;
use crate::table::config::Config;
use crate::table::flow::Step;
use crate::table::items::Item;
use crate::table::state::{Creature, Prepared, State};
use crate::table::validate::validate;

/// A table in the making: `Position::fight("ripper", 4).hand(0, &["attack_50"]).table()`.
///
/// Initiative is in seat order (seat 0 has 1), hands are empty unless given, and the pile holds all other cards.
#[derive(Clone, Debug)]
pub struct Position {
    state: State,
    seed: u64,
}

fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("there is no card “{id}”"))
}

fn encounter(id: &str) -> EncounterId {
    EncounterId::named(id).unwrap_or_else(|| panic!("there is no encounter “{id}”"))
}

impl Position {
    /// Before the first round of an Encounter, the first of the dungeon.
    ///
    /// # Panics
    /// If there is no such Encounter.
    #[must_use]
    pub fn fight(id: &str, players: u8) -> Self {
        let config = Config::new(players);
        let opening = setup::deal(&config, &mut Rng::from_number(0))
            .unwrap_or_else(|error| panic!("{error}"));
        let mut state = opening.state;
        let id = encounter(id);
        state.creature = Creature::new(id, players, false);
        state.progress = 1;
        state.met.push(id);
        for (number, hero) in state.heroes.iter_mut().enumerate() {
            hero.initiative = number as u8 + 1;
            hero.items.clear();
            if let Special::GoblinGang { per_player, token_life, .. } = id.special() {
                hero.goblins = std::iter::repeat_n(token_life, usize::from(per_player)).collect();
            }
        }
        let mut others: Vec<EncounterId> =
            EncounterId::all().filter(|other| *other != id).collect();
        let dungeon = others.split_off(others.len() - 8);
        state.encounters = Pile::known_to(Audience::NOBODY, dungeon);
        state.unused = Pile::known_to(Audience::NOBODY, others);
        for seat in state.heroes.seats().iter() {
            state.hands[seat] = Pile::known_to(Audience::seat(seat), []);
        }
        Self { state, seed: 0 }.with_pile()
    }

    /// All cards that lie nowhere else make up the pile.
    fn with_pile(mut self) -> Self {
        self.state.pile = Pile::known_to(Audience::NOBODY, []);
        let held = |card: Card| -> usize {
            let count = |cards: &[Card]| cards.iter().filter(|other| **other == card).count();
            let seats = self.state.heroes.seats();
            let in_hand =
                |seat: Seat| self.state.hands[seat].seen_by(Viewer::Seat(seat)).map_or(0, count);
            seats.iter().map(in_hand).sum()
        };
        let left = |card: Card| self.state.unseen(card).saturating_sub(held(card));
        let cards: Vec<Card> =
            Card::all().flat_map(|card| std::iter::repeat_n(card, left(card))).collect();
        self.state.pile = Pile::known_to(Audience::NOBODY, cards);
        self
    }

    /// What a player holds.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Self {
        let seat = Seat::new(seat);
        self.state.hands[seat] =
            Pile::known_to(Audience::seat(seat), cards.iter().map(|id| card(id)));
        self.with_pile()
    }

    /// Closed Items before a hero.
    #[must_use]
    pub fn items(mut self, seat: u8, items: &[&str]) -> Self {
        let item = |id: &&str| Item { card: card(id), is_open: false };
        self.state.heroes[Seat::new(seat)].items.extend(items.iter().map(item));
        self.with_pile()
    }

    /// A potion already drunk for this Encounter.
    #[must_use]
    pub fn drunk(mut self, seat: u8, item: &str) -> Self {
        self.state.heroes[Seat::new(seat)].items.push(Item { card: card(item), is_open: true });
        self.with_pile()
    }

    /// Prepare cards lying before a hero since an earlier round.
    #[must_use]
    pub fn prepared(mut self, seat: u8, cards: &[&str]) -> Self {
        let prepared = cards.iter().map(|id| Prepared { card: card(id), round: 0 });
        self.state.heroes[Seat::new(seat)].prepared.extend(prepared);
        self.with_pile()
    }

    #[must_use]
    pub fn life(mut self, seat: u8, life: u8) -> Self {
        self.state.heroes[Seat::new(seat)].life = life;
        self
    }

    #[must_use]
    pub fn prestige(mut self, seat: u8, prestige: u16) -> Self {
        self.state.heroes[Seat::new(seat)].prestige = prestige;
        self
    }

    /// The hero of a seat.
    ///
    /// # Panics
    /// If there is no such hero.
    #[must_use]
    pub fn hero(mut self, seat: u8, id: &str) -> Self {
        let hero = crate::cards::heroes::HeroId::named(id)
            .unwrap_or_else(|| panic!("there is no hero “{id}”"));
        let before = self.state.heroes[Seat::new(seat)].hero;
        for other in self.state.heroes.iter_mut().filter(|other| other.hero == hero) {
            other.hero = before;
        }
        self.state.heroes[Seat::new(seat)].hero = hero;
        self
    }

    /// A hero who died earlier.
    #[must_use]
    pub fn dead(mut self, seat: u8) -> Self {
        let hero = &mut self.state.heroes[Seat::new(seat)];
        let number = hero.initiative;
        hero.life = 0;
        hero.buried = true;
        hero.initiative = 0;
        hero.goblins.clear();
        for other in self.state.heroes.iter_mut().filter(|other| other.initiative > number) {
            other.initiative -= 1;
        }
        self
    }

    /// Who acts when, first to last.
    #[must_use]
    pub fn initiative(mut self, order: &[u8]) -> Self {
        for (place, seat) in order.iter().enumerate() {
            self.state.heroes[Seat::new(*seat)].initiative = place as u8 + 1;
        }
        self
    }

    /// The creature's Life.
    #[must_use]
    pub fn creature_life(mut self, life: u16) -> Self {
        self.state.creature.life = life;
        self
    }

    /// The number of this Encounter in a dungeon of nine.
    #[must_use]
    pub fn number(mut self, number: u8) -> Self {
        self.state.progress = number;
        self
    }

    /// The Encounters still to come, the next one last. None makes this the last one.
    #[must_use]
    pub fn to_come(mut self, ids: &[&str]) -> Self {
        let wanted: Vec<EncounterId> = ids.iter().map(|id| encounter(id)).collect();
        let current = self.state.creature.id;
        let rest = EncounterId::all().filter(|other| *other != current && !wanted.contains(other));
        self.state.unused = Pile::known_to(Audience::NOBODY, rest);
        self.state.encounters = Pile::known_to(Audience::NOBODY, wanted);
        self
    }

    /// Which cards are drawn next, first to last.
    #[must_use]
    pub fn top_of_pile(mut self, ids: &[&str]) -> Self {
        let seat = Viewer::Gallery;
        let mut cards: Vec<Card> = Card::all()
            .flat_map(|kind| std::iter::repeat_n(kind, self.state.unseen(kind)))
            .collect();
        for hand in &self.state.hands {
            let owner = hand.audience().at_table(6).lowest().map_or(seat, Viewer::Seat);
            for held in hand.seen_by(owner).unwrap_or_default() {
                let place = cards.iter().position(|other| other == held);
                cards.remove(place.expect("held cards exist"));
            }
        }
        for id in ids.iter().rev() {
            let place =
                cards.iter().position(|other| *other == card(id)).expect("the card is in the pile");
            let top = cards.remove(place);
            cards.push(top);
        }
        self.state.pile = Pile::known_to(Audience::NOBODY, cards);
        self
    }

    /// Anything else.
    #[must_use]
    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// Another stream of chance.
    #[must_use]
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// The table at the beginning of a round.
    #[must_use]
    pub fn table(self) -> Table<SangRancune> {
        self.table_at(Step::Round {})
    }

    /// The table at this step; a round follows.
    ///
    /// # Panics
    /// If the position could not occur.
    #[must_use]
    pub fn table_at(self, first: Step) -> Table<SangRancune> {
        let players = self.state.heroes.len();
        validate(&self.state, players, &[]).unwrap_or_else(|error| panic!("{error}"));
        Table::begin(
            Opening { players, state: self.state, first },
            Rng::from_number(self.seed),
            None,
        )
    }
}
