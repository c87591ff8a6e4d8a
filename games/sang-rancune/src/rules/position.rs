//! Positions set by hand, for tests, puzzles and worked examples.

use kernel::{Audience, Game, Opening, PerSeat, Pile, Rng, Seat, Table};

use crate::cards::Card;
use crate::cards::encounters::{EncounterId, Special};
use crate::cards::heroes::HeroId;
use crate::rules::setup;
use crate::table::config::Config;
use crate::table::flow::Step;
use crate::table::items::Item;
use crate::table::pieces::{Creature, Prepared};
use crate::table::public::{Public, SEATS};
use crate::table::secrets::own;
use crate::{SangRancune, State};

/// A table in the making: `Position::fight("ripper", 4).hand(0, &["attack_50"]).table()`.
///
/// Initiative is in seat order (seat 0 has 1), hands are empty unless given, and the pile holds all other cards.
#[derive(Clone, Debug)]
pub struct Position {
    config: Config,
    public: Public,
    hands: PerSeat<Vec<Card>, SEATS>,
    set: PerSeat<Vec<Card>, SEATS>,
    /// The top of the pile, first to be drawn first; the other cards lie below in the order of `rank`.
    top: Vec<Card>,
    rank: fn(&Card) -> u32,
    /// The Encounters still to come, the next one last, and those in the box.
    encounters: Vec<EncounterId>,
    unused: Vec<EncounterId>,
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
        let mut public = setup::deal(&config, &mut Rng::from_number(0)).state.public;
        let id = encounter(id);
        public.creature = Creature::new(id, players, false);
        public.creature.number = 1;
        public.met.push(id);
        for (number, hero) in public.heroes.iter_mut().enumerate() {
            hero.initiative = number as u8 + 1;
            hero.items.clear();
            if let Special::GoblinGang { per_player, token_life, .. } = id.special() {
                hero.goblins = std::iter::repeat_n(token_life, usize::from(per_player)).collect();
            }
        }
        let mut unused: Vec<EncounterId> =
            EncounterId::all().filter(|other| *other != id).collect();
        let encounters = unused.split_off(unused.len() - 8);
        Self {
            config,
            public,
            hands: PerSeat::new(players, |_| Vec::new()),
            set: PerSeat::new(players, |_| Vec::new()),
            top: Vec::new(),
            rank: |card| card.index() as u32,
            encounters,
            unused,
            seed: 0,
        }
    }

    /// What a player holds.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Self {
        self.hands[Seat::new(seat)] = cards.iter().map(|id| card(id)).collect();
        self
    }

    /// Cards lying face down before a hero.
    #[must_use]
    pub fn set(mut self, seat: u8, cards: &[&str]) -> Self {
        self.set[Seat::new(seat)] = cards.iter().map(|id| card(id)).collect();
        self
    }

    /// Closed Items before a hero.
    #[must_use]
    pub fn items(mut self, seat: u8, items: &[&str]) -> Self {
        let item = |id: &&str| Item { card: card(id), is_open: false };
        self.public.heroes[Seat::new(seat)].items.extend(items.iter().map(item));
        self
    }

    /// A potion already drunk for this Encounter.
    #[must_use]
    pub fn drunk(mut self, seat: u8, item: &str) -> Self {
        self.public.heroes[Seat::new(seat)].items.push(Item { card: card(item), is_open: true });
        self
    }

    /// Prepare cards lying before a hero since an earlier round.
    #[must_use]
    pub fn prepared(mut self, seat: u8, cards: &[&str]) -> Self {
        let prepared = cards.iter().map(|id| Prepared { card: card(id), round: 0 });
        self.public.heroes[Seat::new(seat)].prepared.extend(prepared);
        self
    }

    #[must_use]
    pub fn life(mut self, seat: u8, life: u8) -> Self {
        self.public.heroes[Seat::new(seat)].life = life;
        self
    }

    #[must_use]
    pub fn prestige(mut self, seat: u8, prestige: u16) -> Self {
        self.public.heroes[Seat::new(seat)].prestige = prestige;
        self
    }

    /// The hero of a seat.
    ///
    /// # Panics
    /// If there is no such hero.
    #[must_use]
    pub fn hero(mut self, seat: u8, id: &str) -> Self {
        let hero = HeroId::named(id).unwrap_or_else(|| panic!("there is no hero “{id}”"));
        let before = self.public.heroes[Seat::new(seat)].hero;
        for other in self.public.heroes.iter_mut().filter(|other| other.hero == hero) {
            other.hero = before;
        }
        self.public.heroes[Seat::new(seat)].hero = hero;
        self
    }

    /// A hero who died earlier.
    #[must_use]
    pub fn dead(mut self, seat: u8) -> Self {
        let hero = &mut self.public.heroes[Seat::new(seat)];
        let number = hero.initiative;
        hero.life = 0;
        hero.buried = true;
        hero.initiative = 0;
        hero.goblins.clear();
        for other in self.public.heroes.iter_mut().filter(|other| other.initiative > number) {
            other.initiative -= 1;
        }
        self
    }

    /// Who acts when, first to last.
    #[must_use]
    pub fn initiative(mut self, order: &[u8]) -> Self {
        for (place, seat) in order.iter().enumerate() {
            self.public.heroes[Seat::new(*seat)].initiative = place as u8 + 1;
        }
        self
    }

    /// The creature's Life.
    #[must_use]
    pub const fn creature_life(mut self, life: u16) -> Self {
        self.public.creature.life = life;
        self
    }

    /// The number of this Encounter in a dungeon of nine.
    #[must_use]
    pub const fn number(mut self, number: u8) -> Self {
        self.public.progress = number;
        self.public.creature.number = number;
        self
    }

    /// The Encounters still to come, the next one last. None makes this the last one.
    #[must_use]
    pub fn to_come(mut self, ids: &[&str]) -> Self {
        let wanted: Vec<EncounterId> = ids.iter().map(|id| encounter(id)).collect();
        let current = self.public.creature.id;
        let rest = EncounterId::all().filter(|other| *other != current && !wanted.contains(other));
        self.unused = rest.collect();
        self.encounters = wanted;
        self
    }

    /// The Encounters left in the box.
    #[must_use]
    pub fn unused(mut self, ids: &[EncounterId]) -> Self {
        self.unused = ids.to_vec();
        self
    }

    /// Which cards are drawn next, first to last.
    #[must_use]
    pub fn top_of_pile(mut self, ids: &[&str]) -> Self {
        self.top = ids.iter().map(|id| card(id)).collect();
        self
    }

    /// The other cards of the pile lie in this order, the highest rank on top.
    #[must_use]
    pub const fn pile_by(mut self, rank: fn(&Card) -> u32) -> Self {
        self.rank = rank;
        self
    }

    /// What the table was set to.
    #[must_use]
    pub fn config(mut self, change: impl FnOnce(&mut Config)) -> Self {
        change(&mut self.config);
        self
    }

    /// Anything else that everybody knows.
    #[must_use]
    pub fn change(mut self, change: impl FnOnce(&mut Public)) -> Self {
        change(&mut self.public);
        self
    }

    /// Another stream of chance.
    #[must_use]
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// All cards that lie nowhere else make up the pile.
    fn pile(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = Card::all()
            .flat_map(|kind| std::iter::repeat_n(kind, self.public.unseen(kind)))
            .collect();
        let mut take = |card: Card| {
            let place = cards.iter().position(|other| *other == card);
            cards.remove(
                place.unwrap_or_else(|| panic!("{card:?} is there more than it was printed")),
            );
        };
        self.hands.iter().chain(&self.set).flatten().copied().for_each(&mut take);
        self.top.iter().copied().for_each(&mut take);
        cards.sort_by_key(self.rank);
        cards.extend(self.top.iter().rev());
        cards
    }

    /// The opening at this step; a round follows.
    #[must_use]
    pub fn opening(&self, first: Step) -> (Config, Opening<SangRancune>) {
        let players = self.config.players;
        let dealt = setup::deal(&self.config, &mut Rng::from_number(0)).state.secrets;
        let hidden = |encounters: &[EncounterId]| {
            Pile::known_to(Audience::NOBODY, encounters.iter().copied())
        };
        let secrets = crate::table::secrets::Secrets {
            hands: self.hands.map(|seat, cards| own(seat, cards.iter().copied())),
            set: self.set.map(|seat, cards| own(seat, cards.iter().copied())),
            pile: Pile::known_to(Audience::NOBODY, self.pile()),
            encounters: hidden(&self.encounters),
            unused: hidden(&self.unused),
            ..dealt
        };
        let state = State { public: self.public, secrets };
        (self.config.clone(), Opening { players, state, first })
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
        let (config, opening) = self.opening(first);
        let given = SangRancune::given(&config).unwrap_or_else(|error| panic!("{error}"));
        SangRancune::validate(&given, &opening.state, opening.players, &[])
            .unwrap_or_else(|error| panic!("{error}"));
        let rng = Rng::from_number(self.seed);
        Table::begin(&config, opening, rng, None).unwrap_or_else(|error| panic!("{error}"))
    }
}
