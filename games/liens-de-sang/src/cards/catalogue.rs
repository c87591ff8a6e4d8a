//! The printed pieces, from the data files: characters, abilities, ability cards, tokens and the deal.
//!
//! The files are part of the program and are checked when they are read; a mistake is reported with file and line.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use printed::{DataError, Sources, Tally, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::data::{self, AbilityEntry, PRINTED};
use crate::cards::pieces::{Card, Cards, Clan, Color, IDENTITIES, Identity, Rank, Symbol, Token};

/// For how many players the game is; there is a deal for each of these numbers.
pub const PLAYERS: RangeInclusive<u8> = 6..=12;

/// The catalogue of the printed game.
#[must_use]
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| PRINTED.must(Catalogue::load));
    &CATALOGUE
}

/// Everything the data files say.
#[derive(Clone, Debug)]
pub struct Catalogue {
    characters: Vec<Character>,
    abilities: Vec<Ability>,
    cards: Vec<AbilityCard>,
    tokens: Vec<TokenKind>,
    deals: Vec<Deal>,
    /// Which cards have a lasting effect, by effect.
    standing: [Cards; Standing::ALL.len()],
    /// How many copies of a card the box holds, curses aside.
    copies: Tally<Card, { Card::ALL.len() }>,
    /// How many affiliation tokens the box holds: unknown, Rose, Beast.
    affiliation_tokens: [u8; 3],
    /// How many rank tokens there are with an even and with an odd number of players: the cross, then 1 to 9.
    rank_tokens: [[u8; 10]; 2],
}

/// LS-101: a character card.
#[derive(Clone, Debug)]
pub struct Character {
    pub id: String,
    pub identity: Identity,
    pub ability: AbilityId,
    /// LS-105: what the next player clockwise is shown.
    pub clue: Clan,
    pub traits: Vec<Trait>,
    pub name: Text,
    pub short: Text,
    pub text: Text,
    /// How often each affiliation is on the card: unknown, Rose, Beast.
    symbols: [u8; 3],
}

impl Character {
    /// LS-104: how many affiliation symbols of this kind the card has.
    #[must_use]
    pub fn symbols(&self, symbol: Symbol) -> usize {
        match symbol {
            Symbol::Unknown => usize::from(self.symbols[0]),
            Symbol::Rose => usize::from(self.symbols[1]),
            Symbol::Beast => usize::from(self.symbols[2]),
            Symbol::Rank => 1,
        }
    }

    /// LS-902: affiliation symbols that match any token.
    #[must_use]
    pub fn is_wild(&self) -> bool {
        self.traits.contains(&Trait::WildAffiliation)
    }

    /// LS-306: may not attack a player with three wounds.
    #[must_use]
    pub fn spares_the_weak(&self) -> bool {
        self.traits.contains(&Trait::NoAttackOnThree)
    }
}

/// A standing trait of a character card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    WildAffiliation,
    NoAttackOnThree,
    WinsIfCaptured,
    FalseClue,
}

printed::kinds! {
    /// The ten abilities.
    pub enum AbilityId: "ability" {
        Elder = "elder",
        Assassin = "assassin",
        Harlequin = "harlequin",
        Alchemist = "alchemist",
        Mentalist = "mentalist",
        Guardian = "guardian",
        Berserker = "berserker",
        Mage = "mage",
        Courtesan = "courtesan",
        Inquisitor = "inquisitor",
    }
}

/// What a rank can do.
#[derive(Clone, Debug)]
pub struct Ability {
    pub id: AbilityId,
    pub name: Text,
    pub text: Text,
    pub usable_as: Vec<Role>,
    pub conditions: Vec<Condition>,
    pub effects: Vec<Effect>,
}

/// The owner's part in the attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Target,
    Intervener,
}

/// What must hold for an ability to be of use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    OwnerHasNoQuill,
    OwnerBelowThreeWounds,
    AttackerNotShielded,
    CursesInSupply,
}

/// What an ability does, one effect after the other.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    TakeCard {
        card: Family,
        color: Option<ColorRule>,
    },
    GiveCard {
        card: Family,
        target: Target,
        color: Option<ColorRule>,
    },
    ForceWounds {
        target: Target,
        count: u8,
        token: TokenRule,
    },
    HealWounds {
        target: Target,
        count: u8,
        chooser: Target,
    },
    /// The owner picks one of two: to wound or to heal.
    ChooseOne {
        options: Vec<Effect>,
    },
    LookAtCharacters {
        target: Target,
        count: u8,
    },
    DistributeCards {
        card: Family,
        target: Target,
        face: Face,
    },
    MoveDagger {
        to: Target,
    },
}

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Other,
    Attacker,
    IntervenedFor,
    PreviousTarget,
}

/// Which token a wound calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TokenRule {
    /// LS-406: the sufferer chooses.
    Choice,
    /// LS-506, LS-752: the rank token if it is in the supply, otherwise an affiliation token.
    RankFirst,
}

/// A family of ability cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    Quill,
    Sword,
    Shield,
    Staff,
    Fan,
    Curse,
}

impl Family {
    /// The card of this family; Swords and Shields come in colours.
    #[must_use]
    pub const fn card(self, color: Color) -> Card {
        match self {
            Self::Quill => Card::Quill,
            Self::Sword => Card::sword(color),
            Self::Shield => Card::shield(color),
            Self::Staff => Card::Staff,
            Self::Fan => Card::Fan,
            Self::Curse => Card::Curse,
        }
    }
}

/// How the colour of a card is found (LS-R09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColorRule {
    OwnerSword,
}

/// Whether a card lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Up,
    Down,
}

printed::kinds! {
    /// A lasting effect of an ability card.
    pub enum Standing: "lasting effect" {
        LeaderIsHighest = "leader_is_highest",
        GuardsColor = "guards_color",
        CannotBeAttacked = "cannot_be_attacked",
        CannotBeForcedWound = "cannot_be_forced_wound",
        AffiliationUnknown = "affiliation_unknown",
        NoInterventionFor = "no_intervention_for",
        StealsVictory = "steals_victory",
        Nothing = "nothing",
    }
}

/// A printed ability card.
#[derive(Clone, Debug)]
pub struct AbilityCard {
    pub id: String,
    pub card: Card,
    pub count: u8,
    pub standing: Vec<Standing>,
    pub name: Text,
    pub text: Text,
}

/// A kind of token.
#[derive(Clone, Debug)]
pub struct TokenKind {
    pub id: String,
    /// What it shows before a player; nothing for the dagger.
    pub shows: Option<Token>,
    pub count: u8,
    /// LS-203: in the supply only with an odd number of players.
    pub odd_only: bool,
    pub name: Text,
    pub text: Text,
}

/// LS-210: what is dealt for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Deal {
    pub players: u8,
    pub rose: u8,
    pub beast: u8,
    pub inquisitor: u8,
    pub curse_true: u8,
    pub curse_false: u8,
}

impl Catalogue {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// Names the file and the line that is wrong, and says how.
    pub fn load(sources: &Sources<'_>) -> Result<Self, DataError> {
        let abilities: Vec<Ability> =
            data::abilities(sources)?.into_iter().map(Ability::from).collect();
        let characters = data::characters(sources)?;
        let cards = data::ability_cards(sources)?;
        let tokens = data::tokens(sources)?;
        let deals = data::deals(sources)?;
        let mut standing = [Cards::default(); Standing::ALL.len()];
        let copies = cards.iter().map(|card| (card.card, card.count)).collect();
        for card in &cards {
            for effect in &card.standing {
                standing[*effect as usize].add(card.card);
            }
        }
        let affiliation_tokens = ["aff_unknown", "aff_rose", "aff_beast"]
            .map(|id| tokens.iter().find(|token| token.id == id).map_or(0, |token| token.count));
        let rank_tokens = [false, true].map(|odd| {
            let mut ranks = [0; 10];
            for (number, left) in ranks.iter_mut().enumerate() {
                let id =
                    if number == 0 { "rank_cross".to_owned() } else { format!("rank_{number}") };
                let token = tokens.iter().find(|token| token.id == id && (odd || !token.odd_only));
                *left = token.map_or(0, |token| token.count);
            }
            ranks
        });
        Ok(Self {
            characters,
            abilities,
            cards,
            tokens,
            deals,
            standing,
            copies,
            affiliation_tokens,
            rank_tokens,
        })
    }

    /// A character card.
    #[must_use]
    pub fn character(&self, identity: Identity) -> &Character {
        &self.characters[identity.index()]
    }

    #[must_use]
    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    #[must_use]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[id as usize]
    }

    /// The ability that goes with a rank; the cross comes after the nine.
    #[must_use]
    pub fn ability_of(&self, rank: Rank) -> &Ability {
        let places = self.abilities.len();
        &self.abilities[(usize::from(rank.number()) + places - 1) % places]
    }

    #[must_use]
    pub fn ability_cards(&self) -> &[AbilityCard] {
        &self.cards
    }

    #[must_use]
    pub fn token_kinds(&self) -> &[TokenKind] {
        &self.tokens
    }

    /// The cards that have a lasting effect.
    #[must_use]
    pub const fn cards_with(&self, standing: Standing) -> Cards {
        self.standing[standing as usize]
    }

    /// LS-210: what is dealt for this many players, if the game can be played by so many.
    #[must_use]
    pub fn deal(&self, players: u8) -> Option<&Deal> {
        self.deals.iter().find(|deal| deal.players == players)
    }

    /// How many copies of a card are in a game of so many players.
    #[must_use]
    pub fn copies(&self, card: Card, players: u8) -> usize {
        if card != Card::Curse {
            return usize::from(self.copies.count(card));
        }
        self.deal(players).map_or(0, |deal| usize::from(deal.curse_true + deal.curse_false))
    }

    /// LS-202, LS-203: the rank tokens of a game of so many players: the cross, then 1 to 9.
    #[must_use]
    pub const fn rank_tokens(&self, players: u8) -> [u8; 10] {
        self.rank_tokens[(players % 2) as usize]
    }

    /// How many affiliation tokens of a kind are in the box.
    #[must_use]
    pub const fn tokens(&self, symbol: Symbol) -> u8 {
        match symbol {
            Symbol::Unknown => self.affiliation_tokens[0],
            Symbol::Rose => self.affiliation_tokens[1],
            Symbol::Beast => self.affiliation_tokens[2],
            Symbol::Rank => 0,
        }
    }
}

impl From<AbilityEntry> for Ability {
    fn from(entry: AbilityEntry) -> Self {
        Self {
            id: entry.ability,
            name: entry.name,
            text: entry.text,
            usable_as: entry.usable_as,
            conditions: entry.condition,
            effects: entry.effect,
        }
    }
}

impl Character {
    pub(crate) fn new(identity: Identity, entry: data::CharacterEntry) -> Self {
        use data::Affiliation;
        let count =
            |wanted| entry.affiliation.iter().filter(|symbol| **symbol == wanted).count() as u8;
        Self {
            symbols: [Affiliation::Unknown, Affiliation::Rose, Affiliation::Beast].map(count),
            id: entry.id.into_inner(),
            identity,
            ability: entry.ability,
            clue: entry.clue,
            traits: entry.traits,
            name: entry.name,
            short: entry.short,
            text: entry.text,
        }
    }
}

const _: () = assert!(IDENTITIES == 20, "the data lists twenty characters");
