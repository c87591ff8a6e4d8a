//! What is on every card, hero and Encounter, for programs that draw them.

use kernel::Viewer;
use serde::Serialize;
use shelf::{CardText, Language, Prints, Voice};
use ts_rs::TS;

use crate::SangRancune;
use crate::cards::encounters::{EncounterId, Special, Type};
use crate::cards::heroes::{FULL_LIFE, HeroId};
use crate::cards::{Card, Effect, Family, Subtype, Term, Timing};
use crate::shown::prints::{portrait, printed, rows};
use crate::shown::reference::{self, ReferenceFacts};
use crate::shown::words;
use crate::table::flow::Group;

/// What is on a card, by its kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Attack(CardFacts),
    Heroic(CardFacts),
    /// SR-415: an Attack card without damage of its own.
    Tactic(CardFacts),
    LowBlow(CardFacts),
    Item(CardFacts),
    Hero(HeroFacts),
    Encounter(Box<EncounterFacts>),
    Reference(ReferenceFacts),
}

/// What is on an Action card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardFacts {
    /// What it does, in the reader's language, without what the other facts say.
    pub text: String,
    /// The values on its sides, from high to low; none for cards without damage of their own.
    pub values: Vec<u16>,
    /// Which of the values it is played at.
    pub base: Option<u16>,
    /// SR-404: the value at which its hero may play it.
    pub heroic: Option<u16>,
    /// SR-404: whose Heroic attack it is.
    pub hero: Option<HeroId>,
    /// How many are in the box.
    pub count: u8,
    /// When it may be played.
    pub timing: Vec<Timing>,
    /// What it does besides its damage, one after the other.
    pub effects: Vec<Effect>,
    /// SR-422: what it does to an Attack once it is prepared.
    pub rider: Option<Term>,
    /// SR-604: whether it is a Potion, which has a closed and an open side.
    pub potion: bool,
}

/// SR-101: what is on a hero's board.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct HeroFacts {
    pub life: u8,
    /// The cards that show this hero.
    pub heroics: Vec<Card>,
}

/// What is on an Encounter.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EncounterFacts {
    pub r#type: Type,
    /// The type in the reader's language.
    pub type_name: String,
    /// What the killing blow is worth: the Chief's with Goblins, every Wolf's with Wolves.
    pub prestige: u16,
    /// Life, or the threshold of a trap, by the number of players who started; 0 where there is none.
    pub life: ByPlayers<u16>,
    /// What it does in its turn.
    pub attacks: ByPlayers<Vec<StrikeFacts>>,
    /// Its own rule in the reader's language.
    pub special: Option<String>,
    pub is_trap: bool,
    /// SR-807, SR-808: the small creatures it is made of, or comes with.
    pub tokens: Option<TokensFacts>,
    /// SR-813: how many heads it begins with, and how many it can have.
    pub heads: Option<ByPlayers<[u8; 2]>>,
}

/// One value for each number of players who started.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ByPlayers<T> {
    #[serde(rename = "3")]
    three: T,
    #[serde(rename = "4")]
    four: T,
    #[serde(rename = "5")]
    five: T,
    #[serde(rename = "6")]
    six: T,
}

impl<T> ByPlayers<T> {
    fn new(value: impl Fn(u8) -> T) -> Self {
        Self { three: value(3), four: value(4), five: value(5), six: value(6) }
    }
}

/// One hit of a creature's attack.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StrikeFacts {
    /// Whom it strikes, in the reader's language.
    pub who: String,
    /// SR-702: the Initiative slots it strikes, if it strikes fixed ones.
    pub slots: Vec<u8>,
    /// SR-812, SR-822: in which rounds or in which form, in the reader's language, if not always.
    pub when: Option<String>,
    pub damage: Amount,
    /// The number of its damage, if there is one to compare, and in words how it grows.
    pub number: Option<u16>,
    pub growth: Option<String>,
    pub group: Group,
}

/// Damage: a number, or words in the reader's language where it grows.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(untagged)]
pub enum Amount {
    Number(u16),
    Words(String),
}

/// Several small creatures.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum TokensFacts {
    /// SR-807: instead of one creature.
    Wolves { count: ByPlayers<u8>, life: u16 },
    /// SR-808: before every hero, besides their Chief; the last one before a hero is worth this much.
    Goblins { per_player: u8, life: u8, prestige: u16 },
}

impl Prints for SangRancune {
    type Facts = Facts;

    /// Every card, hero and Encounter, and the reference sheet.
    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let voice = Voice::new(language, Viewer::Gallery, &[]);
        let cards = Card::all().map(|card| CardText {
            id: card.print().id.clone(),
            name: card.print().name.get(language).into(),
            text: printed(&voice, card),
            facts: on_card(language, card),
        });
        let heroes = HeroId::all().map(|hero| CardText {
            id: hero.print().id.clone(),
            name: hero.print().name.get(language).into(),
            text: portrait(&voice, hero),
            facts: on_hero(hero),
        });
        let encounters = EncounterId::all().map(|id| CardText {
            id: id.print().id.clone(),
            name: id.print().name.get(language).into(),
            text: rows(&voice, id),
            facts: Facts::Encounter(Box::new(on_encounter(&voice, id))),
        });
        cards.chain(heroes).chain(encounters).chain([reference::sheet(&voice)]).collect()
    }
}

fn on_card(language: Language, card: Card) -> Facts {
    let print = card.print();
    let facts = CardFacts {
        text: print.text.get(language).into(),
        values: print.faces.to_vec(),
        base: print.faces.get(usize::from(print.base)).copied(),
        heroic: print.hero.and_then(|_| print.faces.first().copied()),
        hero: print.hero,
        count: print.count,
        timing: print.timing.clone(),
        effects: print.effects.clone(),
        rider: card.rider(),
        potion: print.potion,
    };
    match (print.family, print.subtype) {
        (Family::Attack, Some(Subtype::Heroic)) => Facts::Heroic(facts),
        (Family::Attack, _) if !card.deals_damage() => Facts::Tactic(facts),
        (Family::Attack, _) => Facts::Attack(facts),
        (Family::LowBlow, _) => Facts::LowBlow(facts),
        (Family::Item, _) => Facts::Item(facts),
    }
}

fn on_hero(hero: HeroId) -> Facts {
    let heroics = Card::all().filter(|card| card.print().hero == Some(hero)).collect();
    Facts::Hero(HeroFacts { life: FULL_LIFE, heroics })
}

fn on_encounter(voice: &Voice<'_>, id: EncounterId) -> EncounterFacts {
    let print = id.print();
    let has_rule = print.special != Special::None;
    EncounterFacts {
        r#type: print.kind,
        type_name: words::kind(voice, print.kind),
        prestige: print.prestige,
        life: ByPlayers::new(|players| id.row(players).life),
        attacks: ByPlayers::new(|players| words::row(voice, id, players)),
        special: has_rule.then(|| print.text.get(voice.language).to_owned()),
        is_trap: id.is_trap(),
        tokens: tokens(id),
        heads: heads(id),
    }
}

fn tokens(id: EncounterId) -> Option<TokensFacts> {
    if let Special::TokenPack { wolves } = id.special() {
        let count = ByPlayers::new(|players| wolves[usize::from(players) - 3]);
        return Some(TokensFacts::Wolves { count, life: id.row(3).life });
    }
    if let Special::GoblinGang { per_player, token_life, group_prestige } = id.special() {
        let prestige = group_prestige;
        return Some(TokensFacts::Goblins { per_player, life: token_life, prestige });
    }
    None
}

fn heads(id: EncounterId) -> Option<ByPlayers<[u8; 2]>> {
    let Special::RegrowHeads { first_and_most, .. } = id.special() else { return None };
    Some(ByPlayers::new(|players| first_and_most[usize::from(players) - 3]))
}
