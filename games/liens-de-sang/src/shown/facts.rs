//! What is on every card, character and token, for programs that draw them.

use serde::Serialize;
use shelf::{CardText, Language, Prints};
use ts_rs::TS;

use crate::LiensDeSang;
use crate::cards::catalogue::{
    AbilityCard, AbilityId, Character, Deal, PLAYERS, TokenKind, catalogue,
};
use crate::cards::pieces::{Card, Clan, Identity, Rank, Symbol, Token};
use crate::shown::words::words;
use crate::table::tokens::Evidence;

/// What is on a card or piece, by its kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", content = "facts", rename_all = "snake_case")]
pub enum Facts {
    Character(CharacterFacts),
    AbilityCard(AbilityCardFacts),
    Token(TokenFacts),
    Dagger(DaggerFacts),
    Reference(ReferenceFacts),
}

/// LS-101: what is on a character card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CharacterFacts {
    /// The character as views name it.
    pub identity: Identity,
    /// Nothing for the Inquisitor.
    pub clan: Option<Clan>,
    /// LS-103: nothing for the Inquisitor, who has a cross.
    pub rank: Option<u8>,
    /// LS-104: the two affiliation symbols; none if they are wild.
    pub symbols: Vec<Symbol>,
    /// LS-902: whether both affiliation symbols match any token.
    pub wild: bool,
    /// LS-105: what the next player clockwise is shown.
    pub clue: Clan,
    pub ability: AbilityId,
}

/// An ability card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AbilityCardFacts {
    /// The card as views name it; a True and a False Curse look alike.
    pub card: Card,
    /// How many are in the box.
    pub count: u8,
}

/// A kind of token.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TokenFacts {
    /// The token as views name it.
    pub token: Token,
    /// How many are in the box.
    pub count: u8,
}

/// The dagger.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DaggerFacts {
    /// How many are in the box.
    pub count: u8,
}

/// LS-110: the reference card, which everybody may read at any time.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReferenceFacts {
    pub ranks: Vec<RankFacts>,
    /// LS-210: what is dealt, for every number of players.
    pub deals: Vec<Deal>,
    /// LS-105, LS-107, LS-409, LS-1003 to LS-1005: who leads, whose clue misleads, and what a capture is, in the reader's language.
    pub notes: Vec<String>,
}

/// LS-104: what is on both cards of a rank.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RankFacts {
    pub rank: Rank,
    pub ability: AbilityId,
    /// What the ability does, in the reader's language.
    pub text: String,
    /// The two affiliation symbols.
    pub symbols: Vec<Printed>,
    /// D3, D4: how many tokens of its own clan and how many unknown ones it can show together.
    pub shows: Vec<[u8; 2]>,
}

/// An affiliation symbol as the reference card prints it, where the clan is not said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Printed {
    /// The symbol of the own clan.
    Clan,
    Unknown,
    /// LS-902: any symbol.
    Wild,
}

impl Prints for LiensDeSang {
    type Facts = Facts;

    /// Every character, ability card and token, and the reference card.
    fn cards(language: Language) -> Vec<CardText<Facts>> {
        let box_of = catalogue();
        let characters = box_of.characters().iter().map(|character| {
            let ability = box_of.ability(character.ability).text.get(language);
            CardText {
                id: character.id.clone(),
                name: character.name.get(language).into(),
                text: format!("{} {ability}", character.text.get(language)),
                facts: Facts::Character(on_character(character)),
            }
        });
        let ability_cards = box_of.ability_cards().iter().map(|printed| CardText {
            id: printed.id.clone(),
            name: printed.name.get(language).into(),
            text: printed.text.get(language).into(),
            facts: on_ability_card(printed),
        });
        let tokens = box_of.token_kinds().iter().map(|token| CardText {
            id: token.id.clone(),
            name: token.name.get(language).into(),
            text: token.text.get(language).into(),
            facts: on_token(token),
        });
        let reference = CardText {
            id: "reference".into(),
            name: words().say(language, "reference-name", &[]),
            text: words().say(language, "reference-text", &[]),
            facts: Facts::Reference(on_reference(language)),
        };
        characters.chain(ability_cards).chain(tokens).chain([reference]).collect()
    }
}

fn on_reference(language: Language) -> ReferenceFacts {
    let box_of = catalogue();
    let on_rank = |rank: Rank| {
        let printed = box_of.characters().iter().find(|it| it.identity.rank() == rank);
        let printed = printed.expect("every rank is there");
        let symbol = |symbol: Symbol| match symbol {
            Symbol::Unknown => Printed::Unknown,
            Symbol::Rose | Symbol::Beast | Symbol::Rank => Printed::Clan,
        };
        let facts = on_character(printed);
        let mut symbols: Vec<Printed> = facts.symbols.into_iter().map(symbol).collect();
        if facts.wild {
            symbols = vec![Printed::Wild; 2];
        }
        let identity = printed.identity;
        let shows = (0..=2).flat_map(|clan| (0..=2).map(move |unknown| [clan, unknown]));
        let shows = shows.filter(|[clan, unknown]| {
            usize::from(clan + unknown) <= symbols.len() && shown_by(identity, *clan, *unknown)
        });
        let shows = shows.collect();
        let text = box_of.ability(facts.ability).text.get(language).into();
        RankFacts { rank, ability: facts.ability, text, symbols, shows }
    };
    ReferenceFacts {
        ranks: Rank::ALL.into_iter().map(on_rank).collect(),
        deals: PLAYERS.filter_map(|players| box_of.deal(players).copied()).collect(),
        notes: ["reference-leader", "reference-clue", "reference-capture", "reference-inquisitor"]
            .map(|key| words().say(language, key, &[]))
            .into(),
    }
}

/// Whether so many tokens of its own clan and so many unknown ones can be those of this character.
fn shown_by(identity: Identity, clan: u8, unknown: u8) -> bool {
    let (rose, beast) = if identity.clan() == Some(Clan::Beast) { (0, clan) } else { (clan, 0) };
    Evidence { rose, beast, unknown, ..Evidence::default() }.fits(identity)
}

fn on_character(character: &Character) -> CharacterFacts {
    let Character { identity, ability, clue, .. } = *character;
    let kinds = [Symbol::Rose, Symbol::Beast, Symbol::Unknown].into_iter();
    let printed = |kind| std::iter::repeat_n(kind, character.symbols(kind));
    let wild = character.is_wild();
    CharacterFacts {
        identity,
        clan: identity.clan(),
        rank: identity.clan().map(|_| identity.rank().number()),
        symbols: if wild { Vec::new() } else { kinds.flat_map(printed).collect() },
        wild,
        clue,
        ability,
    }
}

const fn on_ability_card(printed: &AbilityCard) -> Facts {
    Facts::AbilityCard(AbilityCardFacts { card: printed.card, count: printed.count })
}

const fn on_token(kind: &TokenKind) -> Facts {
    let count = kind.count;
    match kind.shows {
        Some(token) => Facts::Token(TokenFacts { token, count }),
        None => Facts::Dagger(DaggerFacts { count }),
    }
}
