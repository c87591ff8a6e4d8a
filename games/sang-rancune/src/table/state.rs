//! What is true at the table.

use arrayvec::ArrayVec;
use kernel::{Hidden, PerSeat, Pile, Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::encounters::{ENCOUNTERS, EncounterId, Form};
use crate::cards::heroes::HeroId;
use crate::cards::{Card, Effect, ItemEffect, deck};
use crate::table::flow::{Aim, Ploy};
use crate::table::items::{Bag, Item};

/// Everything that is true. Plain data; no references, no clock.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub heroes: PerSeat<Hero>,
    /// What each player holds. Copies of a card are alike and their order means nothing.
    #[serde(with = "kernel::sealed")]
    pub hands: PerSeat<Pile<Card, 12>>,
    /// SR-303: what lies face down before each hero: set cards, and later the second card of an Opportunisme.
    #[serde(with = "kernel::sealed")]
    pub set: PerSeat<Pile<Card, 4>>,
    /// SR-820: the card each player last passed on, as far as giver and receiver still know where it is.
    #[serde(with = "kernel::sealed")]
    pub gifts: PerSeat<Hidden<Option<Gift>>>,
    #[serde(with = "kernel::sealed")]
    pub pile: Pile<Card, 94>,
    /// SR-108: how often the discard pile was shuffled into a new pile.
    pub reshuffles: u8,
    /// SR-112: face up.
    pub discard: ArrayVec<Card, 94>,
    /// Used Items: out of the game.
    pub removed: ArrayVec<Card, 16>,
    #[serde(with = "kernel::sealed")]
    pub encounters: Pile<EncounterId, 26>,
    /// SR-103: the Encounters left in the box.
    #[serde(with = "kernel::sealed")]
    pub unused: Pile<EncounterId, 26>,
    /// SR-809: a creature raised from the dead, on top of the Encounter pile for everybody to see.
    pub risen: Option<EncounterId>,
    /// The Encounter being fought, or the last one.
    pub creature: Creature,
    /// SR-809: the creature defeated most recently.
    pub last_defeated: Option<EncounterId>,
    /// The Encounters revealed so far.
    pub met: ArrayVec<EncounterId, 26>,
    /// SR-110: how many Encounters have been revealed.
    pub progress: u8,
    /// SR-310: this round's Attacks, in the order in which they were placed.
    pub damage_pile: ArrayVec<Blow, 32>,
    /// SR-317: the pile has been taken off the creature's Life; it only waits to be discarded.
    pub is_adjusted: bool,
    /// SR-709: who dealt the first and the last damage this round.
    pub first_damage: Option<Seat>,
    pub last_damage: Option<Seat>,
    /// The turn, late Attack or counter-attack being resolved.
    pub turn: Option<Turn>,
    /// SR-503: low blows that have been played and not yet taken effect, the newest last.
    pub low_blows: ArrayVec<Played, 8>,
    /// SR-701: the group of hits being resolved.
    pub hits: ArrayVec<Hit, 16>,
    /// SR-705: whether the fallback comes with this group, and whether it has come this attack.
    pub fallback: Fallback,
    /// SR-708: who was hit by this group.
    pub struck: Seats,
    /// SR-1001: the trade on the table.
    pub offer: Option<Offer>,
    /// SR-605: the potion somebody is asked to drink.
    pub drink: Option<Drink>,
    /// SR-R34: offers made by each seat in this window.
    pub offers_made: PerSeat<u8>,
    /// SR-916: dead heroes still to be looted, oldest first.
    pub corpses: ArrayVec<Seat, 6>,
    /// What the table was set to, as far as play depends on it.
    pub house: House,
}

/// One hero, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hero {
    pub hero: HeroId,
    /// SR-102, SR-912: 0 is dead.
    pub life: u8,
    /// Whether the death has been dealt with.
    pub buried: bool,
    pub prestige: u16,
    /// SR-206: 1 acts first; 0 before the first draw and for the dead.
    pub initiative: u8,
    #[ts(as = "Vec<Item>")]
    pub items: ArrayVec<Item, 11>,
    /// SR-422: in the order in which they were played.
    #[ts(as = "Vec<Prepared>")]
    pub prepared: ArrayVec<Prepared, 4>,
    /// Whether the set cards lie face up (SR-821).
    pub set_open: bool,
    /// Whether this hero's turn of the round is over or under way.
    pub acted: bool,
    /// SR-508: may not attack for the rest of the round.
    pub barred: bool,
    /// SR-412: will miss on this turn.
    pub tripped: bool,
    /// SR-410: steps down for this turn's Attacks.
    pub jostled: u8,
    /// SR-815: in which round of this Encounter the hero is petrified, or will be.
    pub petrified_in: u8,
    /// SR-815: petrified in this very round.
    pub is_stone: bool,
    /// SR-806: Marks of the Rancœur.
    pub marks: u8,
    /// SR-710: damage placed this round.
    pub tally: u16,
    /// SR-709: made a successful Attack with a value this round.
    pub attacked: bool,
    /// SR-808: Life of the Goblins before this hero.
    #[ts(as = "Vec<u8>")]
    pub goblins: ArrayVec<u8, 4>,
    /// SR-901: what this hero has killed.
    #[ts(as = "Vec<EncounterId>")]
    pub trophies: ArrayVec<EncounterId, 24>,
}

impl Hero {
    #[must_use]
    pub const fn is_alive(&self) -> bool {
        self.life > 0
    }

    /// SR-106: seven, or eight with the Amulette.
    #[must_use]
    pub fn hand_limit(&self) -> usize {
        let limit = |item: &Item| match item.card.item_effect() {
            Some(ItemEffect::HandLimit { limit, .. }) => Some(usize::from(*limit)),
            Some(_) | None => None,
        };
        self.items.iter().find_map(limit).unwrap_or(HAND_LIMIT)
    }

    /// Goblins still standing before this hero.
    #[must_use]
    pub fn goblins_left(&self) -> usize {
        self.goblins.iter().filter(|life| **life > 0).count()
    }
}

/// SR-106: the ordinary hand limit.
pub const HAND_LIMIT: usize = 7;

/// SR-422: a card waiting for a later Attack.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Prepared {
    pub card: Card,
    /// The round in which it was played.
    pub round: u8,
}

/// A card passed to the next player (SR-820).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    pub to: Seat,
    pub card: Card,
}

/// The Encounter being fought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    pub id: EncounterId,
    /// SR-314: the Life marker; the Chief's with Goblins, a threshold with the Plafond.
    pub life: u16,
    /// What its killing blow is worth.
    pub prestige: u16,
    /// Raised by the Nécromancienne.
    pub is_risen: bool,
    /// The round, 0 before the first.
    pub round: u8,
    /// Prestige tokens lying on it.
    pub tokens: u8,
    pub heads: u8,
    pub form: Option<Form>,
    /// SR-807: Life of each Wolf.
    #[ts(as = "Vec<u8>")]
    pub wolves: ArrayVec<u8, 9>,
    /// SR-814: swallowed Items.
    #[ts(as = "Vec<Card>")]
    pub chest: ArrayVec<Card, 11>,
    /// SR-810: Encounters added so far.
    pub summoned: u8,
    /// SR-409: makes no attack this round.
    pub is_banished: bool,
    /// SR-818: has swallowed this round's first Attack.
    pub has_swallowed: bool,
    /// Whether it is over.
    pub is_defeated: bool,
}

/// SR-310: an Attack on the Damage pile; or the damage of a Fireball.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    pub owner: Seat,
    pub card: Card,
    pub damage: u16,
    pub aim: Aim,
    /// SR-425: the prepare cards that went with it.
    #[ts(as = "Vec<Card>")]
    pub riders: ArrayVec<Card, 4>,
}

impl Blow {
    /// SR-612: a Fireball is no Attack.
    #[must_use]
    pub fn is_attack(&self) -> bool {
        self.card.is_attack()
    }
}

/// Somebody's Attacks being revealed and resolved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    pub kind: TurnKind,
    #[ts(as = "Vec<Revealed>")]
    pub attacks: ArrayVec<Revealed, 8>,
}

/// What kind of turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnKind {
    Ordinary,
    /// SR-315: after the last turn.
    Late,
    /// SR-429: a Contre Attaque.
    Counter,
}

/// A card that has just been revealed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    pub card: Card,
    /// SR-404: declared Heroic, and so Protected.
    pub heroic: bool,
    /// SR-409: the extra effect of Eau Bénite is used.
    pub blessed: bool,
    /// SR-411: whom Main Leste robs, and of what.
    pub theft: Option<(Seat, Card)>,
    pub aim: Option<Aim>,
    /// SR-518: turned into an Attack by Geste Maladroit.
    pub clumsy: bool,
    /// SR-403 (7): reactions, in the order in which they were played.
    #[ts(as = "Vec<Reaction>")]
    pub reactions: ArrayVec<Reaction, 6>,
}

impl Revealed {
    #[must_use]
    pub fn new(card: Card) -> Self {
        Self {
            card,
            heroic: false,
            blessed: false,
            theft: None,
            aim: None,
            clumsy: false,
            reactions: ArrayVec::new(),
        }
    }

    /// Whether it is an Attack with a value, by its print or by Geste Maladroit.
    #[must_use]
    pub fn deals_damage(&self) -> bool {
        self.clumsy || self.card.deals_damage()
    }

    /// SR-513: set to 0 by Échec Critique.
    #[must_use]
    pub fn is_spoiled(&self) -> bool {
        self.reactions.contains(&Reaction::ToZero)
    }
}

/// What a reaction did to an Attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    ToZero,
    Up,
}

/// A low blow on its way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub by: Seat,
    pub ploy: Ploy,
}

/// SR-701: one target and one amount.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hit {
    pub target: Seat,
    pub damage: u16,
    /// The Initiative slot it was aimed at, for random hits.
    pub slot: Option<u8>,
}

/// SR-705: where the fallback stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fallback {
    None,
    Due,
    Done,
}

/// SR-1001: Items for Items, or for nothing.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    pub from: Seat,
    pub to: Seat,
    pub give: Bag,
    pub take: Bag,
}

/// SR-605: a potion offered to another hero.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Drink {
    pub from: Seat,
    pub to: Seat,
    pub potion: Card,
}

/// The options of a table that play depends on.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// The Encounters that may come, as bits in the order of the data.
    pub pool: u32,
    pub dungeon_size: u8,
    pub bonus_by_position: bool,
    pub last_survivor_ends: bool,
    pub fatigue_from: u8,
}

impl State {
    /// How many players began the game.
    #[must_use]
    pub fn starters(&self) -> u8 {
        self.heroes.len()
    }

    #[must_use]
    pub fn living(&self) -> Seats {
        self.heroes.seats_where(Hero::is_alive)
    }

    /// The living in Initiative order; before the first draw in seat order.
    #[must_use]
    pub fn by_initiative(&self) -> ArrayVec<Seat, 6> {
        let mut seats: ArrayVec<Seat, 6> = self.living().iter().collect();
        seats.sort_by_key(|seat| (self.heroes[*seat].initiative, seat.number()));
        seats
    }

    /// SR-703: who is hit when slot n is hit.
    #[must_use]
    pub fn holder_of_slot(&self, slot: u8) -> Option<Seat> {
        let order = self.by_initiative();
        order
            .iter()
            .copied()
            .find(|seat| self.heroes[*seat].initiative == slot)
            .or_else(|| order.last().copied())
    }

    /// SR-815: sets nothing and has no turn this round.
    #[must_use]
    pub fn is_petrified(&self, seat: Seat) -> bool {
        self.heroes[seat].is_stone
    }

    /// SR-508, SR-821: whether a hero has a card lying face down.
    #[must_use]
    pub fn has_face_down(&self, seat: Seat) -> bool {
        !self.heroes[seat].set_open && !self.set[seat].is_empty()
    }

    /// SR-410, SR-412: those who still have a turn this round, in order.
    pub fn still_to_act(&self) -> impl Iterator<Item = Seat> {
        let waiting = |seat: &Seat| !self.heroes[*seat].acted && !self.is_petrified(*seat);
        self.by_initiative().into_iter().filter(waiting).collect::<ArrayVec<Seat, 6>>().into_iter()
    }

    /// The number of this Encounter for SR-902: the last of the dungeon counts as the ninth.
    #[must_use]
    pub const fn encounter_number(&self) -> i16 {
        self.progress as i16 + 9 - self.house.dungeon_size as i16
    }

    /// Damage on the pile aimed at something.
    #[must_use]
    pub fn damage_on(&self, aim: Aim) -> u16 {
        if self.is_adjusted {
            return 0;
        }
        self.damage_pile.iter().filter(|blow| blow.aim == aim).map(|blow| blow.damage).sum()
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

    /// Whether somebody of these seats could hold a card with this effect, by what everybody can count.
    #[must_use]
    pub fn might_hold(&self, seats: Seats, wanted: impl Fn(&Effect) -> bool) -> bool {
        seats.iter().any(|seat| !self.hands[seat].is_empty())
            && Card::all().any(|card| card.effect().is_some_and(&wanted) && self.unseen(card) > 0)
    }
}

const _: () = assert!(ENCOUNTERS == 26, "the piles of Encounters have room for all of them");
