//! What lies on the table for all to see: heroes, the Encounter, Attacks, low blows, hits and offers.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::encounters::{EncounterId, Form};
use crate::cards::heroes::HeroId;
use crate::cards::{Card, ItemEffect};
use crate::table::flow::{Aim, Ploy};
use crate::table::items::{Bag, Item};

/// One hero, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
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
    pub items: List<Item, 11>,
    /// SR-422: in the order in which they were played.
    pub prepared: List<Prepared, 4>,
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
    pub goblins: List<u8, 4>,
    /// SR-901: what this hero has killed.
    pub trophies: List<EncounterId, 24>,
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
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Prepared {
    pub card: Card,
    /// The round in which it was played.
    pub round: u8,
}

/// The Encounter being fought.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Creature {
    pub id: EncounterId,
    /// SR-110: on which space of the progress track it was met; 0 before the first one is revealed.
    pub number: u8,
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
    pub wolves: List<u8, 9>,
    /// SR-814: swallowed Items.
    pub chest: List<Card, 11>,
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
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    pub owner: Seat,
    pub card: Card,
    pub damage: u16,
    pub aim: Aim,
    /// SR-425: the prepare cards that went with it.
    pub riders: List<Card, 4>,
}

impl Blow {
    /// SR-612: a Fireball is no Attack.
    #[must_use]
    pub fn is_attack(&self) -> bool {
        self.card.is_attack()
    }
}

/// Somebody's Attacks being revealed and resolved.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    pub kind: TurnKind,
    pub attacks: List<Revealed, 8>,
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
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize, TS)]
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
    /// SR-424: a multiplier that does nothing, because its owner had one prepared when it was revealed.
    pub wasted: bool,
    /// SR-518: turned into an Attack by Geste Maladroit.
    pub clumsy: bool,
    /// SR-403 (7): reactions, in the order in which they were played.
    pub reactions: List<Reaction, 6>,
}

impl Revealed {
    #[must_use]
    pub fn new(card: Card) -> Self {
        Self { card, ..Self::default() }
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
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    #[default]
    ToZero,
    Up,
}

/// A low blow on its way.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub by: Seat,
    pub ploy: Ploy,
}

/// SR-701: one target and one amount.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize, TS)]
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
