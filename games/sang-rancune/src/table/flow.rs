//! Where we are: the steps the rules take, the questions they ask, and every possible answer.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Card, Handful};
use crate::table::items::Bag;

/// What the rules do next, by themselves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// SR-111: the heroes stand before the first Encounter.
    Begin {},
    /// SR-905, SR-201: the progress marker moves, and a new Encounter begins.
    Encounter {},
    /// SR-202: the window between Encounters opens.
    OpenBetween {},
    /// SR-202: the window is offered again.
    Between {},
    /// SR-203: the top Encounter is revealed.
    Reveal {},
    /// SR-206, SR-318: Initiative is drawn.
    Initiative {},
    /// SR-916: the next living hero in order may take an Item of the oldest corpse.
    Loot { taken: u8 },
    /// SR-507: Plan B may be played.
    PlanB {},
    /// SR-301: a round, and then the next.
    Round {},
    /// SR-302
    StartOfRound {},
    /// SR-303
    SetAttacks {},
    /// SR-821: the next one sets face up.
    SetOpenly { from: u8 },
    /// SR-307: the next turn in Initiative order.
    Turns {},
    /// SR-308: the set cards of this hero are revealed.
    RevealAttacks { seat: Seat },
    /// SR-417 to SR-420: replaced until nothing is left to replace.
    Replace {},
    /// SR-309: what has to be declared, one thing after the other.
    Declare { at: u8, what: Declared },
    /// SR-310: the revealed cards are resolved one by one.
    Resolve {},
    /// One Attack strikes.
    Strike {},
    /// SR-312: is anything dead?
    CheckDefeat { by: Seat },
    /// The turn is over.
    EndTurn {},
    /// SR-315
    LateAttacks {},
    /// SR-324, SR-316
    EndOfRound {},
    /// SR-317
    AdjustLife {},
    /// SR-319: a group of hits.
    CreatureStrikes { group: Group },
    /// SR-701: every hit of the group lands at the same time.
    ApplyHits {},
    /// What follows from the hits, after deaths.
    AfterHits { lost: u16 },
    /// SR-321
    CleanUp {},
    /// SR-322: the hero at this place of the Initiative draws.
    DrawInTurn { place: u8 },
    /// SR-503: the low blow at this depth takes effect, if it is still there.
    ResolveLowBlow { depth: u8 },
    /// SR-615: somebody got the Amulette.
    Mentalism { seat: Seat },
    /// SR-825: a round on the bridge.
    Bridge {},
    /// SR-903: the Encounter is over.
    Aftermath {},
    /// SR-904: the hand of the hero at this place of the Initiative is filled.
    Refill { place: u8 },
}

/// What a hero declares about a revealed card, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Declared {
    Order,
    Heroic,
    Blessing,
    Theft,
    Target,
}

impl Declared {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Heroic => &["SR-404"],
            Self::Order | Self::Blessing | Self::Theft | Self::Target => &["SR-309"],
        }
    }
}

/// SR-701: random hits come before precise ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    Random,
    Precise,
}

/// What the rules ask.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// SR-202: Items, trades, or ready.
    Between {},
    /// SR-1001
    AcceptTrade {},
    /// SR-605
    AcceptDrink {},
    /// SR-916
    Loot { seat: Seat },
    /// SR-820
    PassCard {},
    /// SR-303
    SetAttack {},
    /// SR-821
    SetOpenly { seat: Seat },
    /// SR-417, SR-419
    Replace { seat: Seat, now: u8, later: u8 },
    /// SR-107
    DiscardDown { seat: Seat },
    /// SR-615
    Mentalism { seat: Seat, most: u8 },
    /// SR-904
    Refresh {},
    /// SR-825
    Bridge {},
    #[serde(untagged)]
    Window(Window),
    #[serde(untagged)]
    Declare(Declaration),
}

impl Question {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::Between {} => &["SR-202"],
            Self::AcceptTrade {} => &["SR-1001"],
            Self::AcceptDrink {} => &["SR-605"],
            Self::Loot { .. } => &["SR-916"],
            Self::PassCard {} => &["SR-820"],
            Self::SetAttack {} => &["SR-303"],
            Self::SetOpenly { .. } => &["SR-821"],
            Self::Replace { .. } => &["SR-417"],
            Self::DiscardDown { .. } => &["SR-107"],
            Self::Mentalism { .. } => &["SR-615"],
            Self::Refresh {} => &["SR-904"],
            Self::Bridge {} => &["SR-825"],
            Self::Window(window) => window.clauses(),
            Self::Declare(declaration) => declaration.what.clauses(),
        }
    }
}

/// SR-502: a moment at which some may react; most let it go by.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Window {
    /// SR-507: before Attacks are set, and after each creature attack.
    PlanB {},
    /// SR-508, SR-510, SR-611
    BeforeReveal { turn: Seat },
    /// SR-511
    AnswerMoveOver { seat: Seat, by: Seat },
    /// SR-513 to SR-518
    AttackRevealed { turn: Seat },
    /// SR-611: after the Attacks.
    Fireball { seat: Seat },
    /// SR-503
    LowBlow { depth: u8 },
    /// SR-519
    CreatureTargets {},
    /// SR-429
    CreatureHit {},
}

impl Window {
    /// The clauses that say what is asked, the first of them to be read by whoever is asked it for the first time.
    #[must_use]
    pub const fn clauses(self) -> &'static [&'static str] {
        match self {
            Self::PlanB {} => &["SR-507"],
            Self::BeforeReveal { .. } => &["SR-508"],
            Self::AnswerMoveOver { .. } => &["SR-511"],
            Self::AttackRevealed { .. } => &["SR-502"],
            Self::Fireball { .. } => &["SR-611"],
            Self::LowBlow { .. } => &["SR-503"],
            Self::CreatureTargets {} => &["SR-519"],
            Self::CreatureHit {} => &["SR-429"],
        }
    }
}

/// SR-309: one thing a hero declares about a revealed card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Declaration {
    #[serde(rename = "ask")]
    pub what: Declared,
    pub seat: Seat,
    /// Which of the revealed cards.
    pub at: u8,
}

/// Every possible answer.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Nothing, now.
    Pass {},
    /// SR-202: ready for the next Encounter.
    Ready {},
    UseItem {
        item: Card,
        drinker: Option<Seat>,
    },
    OfferTrade {
        to: Seat,
        give: Bag,
        take: Bag,
    },
    Accept {},
    Refuse {},
    /// A low blow, or a Contre Attaque, with its choices.
    Play(Ploy),
    /// SR-611
    Throw {},
    /// SR-303: one card, or two with a Potion de Célérité.
    Set {
        card: Card,
        second: Option<Card>,
    },
    /// SR-820
    PassOn {
        card: Card,
    },
    /// SR-417, SR-419: the cards revealed now, and the one set face down.
    Replace {
        now: Handful,
        later: Option<Card>,
    },
    /// SR-309: which of the revealed cards comes next.
    Next {
        attack: u8,
    },
    /// SR-309: yes to Heroic, or to the blessing.
    Declare {},
    /// SR-309: no to it.
    Plain {},
    /// SR-411
    Rob {
        victim: Seat,
        item: Card,
    },
    Aim {
        at: Aim,
    },
    /// SR-107
    Discard {
        card: Card,
    },
    /// SR-904
    Refresh {
        discard: Handful,
    },
    /// SR-615
    Draw {
        cards: u8,
    },
    /// SR-916
    TakeLoot {
        item: Card,
    },
    /// SR-825
    Hold {},
    Cross {},
}

/// A card played from hand as a reaction; which choices it needs depends on the card.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Ploy {
    pub card: Card,
    /// Bouge de Là !, Ordre pas Clair, Plan B, Après Toi !, La Main dans le Sac, Crac ! : whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<Seat>,
    /// La Main dans le Sac, Crac ! : which Item.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<Card>,
    /// Après Toi ! : which of the hits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hit: Option<u8>,
    /// Sus à l'Ennemi !, Geste Maladroit: which of the revealed cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attack: Option<u8>,
    /// Pas si Balèze / Plus Balèze : which way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<i16>,
    /// Contre Attaque: which Attack card takes its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Card>,
}

impl Ploy {
    /// A card that needs no choice.
    #[must_use]
    pub const fn plain(card: Card) -> Self {
        Self { card, target: None, item: None, hit: None, attack: None, change: None, with: None }
    }

    #[must_use]
    pub const fn on(card: Card, target: Seat) -> Self {
        Self { target: Some(target), ..Self::plain(card) }
    }

    #[must_use]
    pub const fn on_item(card: Card, target: Seat, item: Card) -> Self {
        Self { item: Some(item), ..Self::on(card, target) }
    }

    #[must_use]
    pub const fn redirect(card: Card, hit: u8, target: Seat) -> Self {
        Self { hit: Some(hit), ..Self::on(card, target) }
    }

    #[must_use]
    pub const fn on_attack(card: Card, attack: u8) -> Self {
        Self { attack: Some(attack), ..Self::plain(card) }
    }

    #[must_use]
    pub const fn by(card: Card, change: i16) -> Self {
        Self { change: Some(change), ..Self::plain(card) }
    }

    #[must_use]
    pub const fn with(card: Card, with: Card) -> Self {
        Self { with: Some(with), ..Self::plain(card) }
    }
}

/// What an Attack is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// The creature itself; the Chief, with Goblins; the mechanism, with traps.
    Creature {},
    /// SR-807
    Wolf { number: u8 },
    /// SR-808: a Goblin before this hero.
    Goblin { before: Seat, number: u8 },
}

impl Default for Aim {
    fn default() -> Self {
        Self::Creature {}
    }
}
