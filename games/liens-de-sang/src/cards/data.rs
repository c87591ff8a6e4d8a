//! Reading the data files: their shape, and the checks that give a mistake its file and line.

use printed::{DataError, DataFile, Sources, Spanned, Text};
use serde::Deserialize;

use crate::cards::catalogue::{
    AbilityCard, AbilityId, Character, Condition, Deal, Effect, Face, Family, PLAYERS, Role,
    Standing, TokenKind, Trait,
};
use crate::cards::pieces::{Allegiance, Card, Clan, Color, Identity, Rank, Token};

/// The files the game ships with.
pub const PRINTED: Sources<'static> = printed::sources!(
    "liens-de-sang";
    "characters.toml",
    "abilities.toml",
    "ability_cards.toml",
    "tokens.toml",
    "setup.toml",
);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Affiliation {
    Rose,
    Beast,
    Unknown,
    Wild,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CharacterEntry {
    pub(crate) id: Spanned<String>,
    clan: Allegiance,
    rank: u8,
    pub(crate) ability: AbilityId,
    pub(crate) name: Text,
    pub(crate) short: Text,
    pub(crate) affiliation: [Affiliation; 2],
    pub(crate) clue: Clan,
    pub(crate) traits: Vec<Trait>,
    count: u8,
    pub(crate) text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterFile {
    character: Vec<CharacterEntry>,
}

/// LS-101 to LS-105: twenty different characters, in the order of [`Identity`].
pub(crate) fn characters(sources: &Sources<'_>) -> Result<Vec<Character>, DataError> {
    let file = sources.file("characters.toml");
    let mut found: Vec<Character> = Vec::new();
    for entry in file.read::<CharacterFile>()?.character {
        let identity = match entry.clan.clan() {
            Some(clan) if (1..=9).contains(&entry.rank) => Identity::member(clan, entry.rank),
            None if entry.rank == 0 => Identity::inquisitor(entry.clue),
            _ => {
                return Err(file.wrong(
                    &entry.id,
                    "clan members have ranks 1 to 9, the Inquisitor has rank 0",
                ));
            }
        };
        file.require(
            found.iter().all(|other| other.identity != identity),
            &entry.id,
            format_args!("a second {identity}; every character is there once"),
        )?;
        file.require(
            entry.count == 1,
            &entry.id,
            "every character is there once, so count must be 1",
        )?;
        let rival = match entry.clan {
            Allegiance::Rose => Some(Affiliation::Beast),
            Allegiance::Beast => Some(Affiliation::Rose),
            Allegiance::Order => None,
        };
        file.require(
            entry.affiliation.iter().all(|symbol| Some(*symbol) != rival),
            &entry.id,
            "a clan member cannot carry the rival clan's symbol",
        )?;
        let wild = entry.affiliation == [Affiliation::Wild; 2];
        file.require(
            wild == entry.traits.contains(&Trait::WildAffiliation)
                && wild == identity.is_inquisitor(),
            &entry.id,
            "the Inquisitor, and nobody else, has two wild symbols and that trait",
        )?;
        if let Some(twin) = found.iter().find(|other| other.identity.rank() == identity.rank()) {
            file.require(
                twin.ability == entry.ability,
                &entry.id,
                format_args!("rank {} has another ability in {}", identity.rank(), twin.id),
            )?;
        }
        found.push(Character::new(identity, entry));
    }
    file.total("characters", found.len(), Identity::all().count())?;
    found.sort_by_key(|character| character.identity);
    Ok(found)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AbilityEntry {
    #[serde(rename = "id")]
    pub(crate) ability: AbilityId,
    rank_token: Spanned<String>,
    pub(crate) name: Text,
    pub(crate) text: Text,
    pub(crate) usable_as: Vec<Role>,
    optional: bool,
    pub(crate) condition: Vec<Condition>,
    pub(crate) effect: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityFile {
    ability: Vec<AbilityEntry>,
}

/// LS-700: ten abilities, in the order of [`AbilityId`].
pub(crate) fn abilities(sources: &Sources<'_>) -> Result<Vec<AbilityEntry>, DataError> {
    let file = sources.file("abilities.toml");
    let mut found = file.read::<AbilityFile>()?.ability;
    found.sort_by_key(|entry| entry.ability);
    for (place, entry) in found.iter().enumerate() {
        let rank = Rank::new(if place == 9 { 0 } else { place as u8 + 1 });
        let token =
            if rank == Rank::CROSS { "rank_cross".to_owned() } else { format!("rank_{rank}") };
        file.require(
            entry.ability.index() == place && *entry.rank_token.get_ref() == token,
            &entry.rank_token,
            "every ability is there once, with the rank token of its rank",
        )?;
        file.require(
            entry.optional,
            &entry.rank_token,
            "using an ability is always optional (LS-602)",
        )?;
        file.require(
            !entry.usable_as.is_empty() && !entry.effect.is_empty(),
            &entry.rank_token,
            "an ability needs a role to be used in and an effect",
        )?;
    }
    file.total("abilities", found.len(), 10)?;
    Ok(found)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    card: Family,
    color: Option<Color>,
    count: u8,
    face: Face,
    max_held: u8,
    #[serde(rename = "leaves")]
    _leaves: Leaves,
    name: Text,
    text: Text,
    effect: Vec<Standing>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Leaves {
    Never,
    SwordHolderThirdWound,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardEntry>,
}

/// LS-801: the 22 ability cards.
pub(crate) fn ability_cards(sources: &Sources<'_>) -> Result<Vec<AbilityCard>, DataError> {
    let file = sources.file("ability_cards.toml");
    let mut found = Vec::new();
    for entry in file.read::<CardFile>()?.card {
        let coloured = matches!(entry.card, Family::Sword | Family::Shield);
        file.require(
            coloured == entry.color.is_some(),
            &entry.id,
            "Swords and Shields, and no other card, have a colour",
        )?;
        file.require(
            (entry.face == Face::Down) == (entry.card == Family::Curse),
            &entry.id,
            "only the curses lie face down",
        )?;
        file.require(
            entry.max_held == 1,
            &entry.id,
            "nobody holds two alike, so max_held must be 1 (LS-610)",
        )?;
        found.push(AbilityCard {
            card: entry.card.card(entry.color.unwrap_or(Color::Purple)),
            id: entry.id.into_inner(),
            count: entry.count,
            standing: entry.effect,
            name: entry.name,
            text: entry.text,
        });
    }
    file.total("ability cards", found.iter().map(|card| usize::from(card.count)).sum(), 22)?;
    let kinds =
        Card::ALL.iter().filter(|kind| found.iter().any(|card| card.card == **kind)).count();
    file.total("kinds of ability cards", kinds, Card::ALL.len())?;
    Ok(found)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    id: Spanned<String>,
    kind: TokenFamily,
    symbol: String,
    count: u8,
    limited: bool,
    when: When,
    name: Text,
    text: Text,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TokenFamily {
    Rank,
    Affiliation,
    Dagger,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum When {
    Always,
    OddPlayers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenFile {
    token: Vec<TokenEntry>,
}

/// LS-202, LS-203: 65 tokens and the dagger.
pub(crate) fn tokens(sources: &Sources<'_>) -> Result<Vec<TokenKind>, DataError> {
    let file = sources.file("tokens.toml");
    let entries = file.read::<TokenFile>()?.token;
    for entry in &entries {
        file.require(
            entry.limited != (entry.kind == TokenFamily::Affiliation),
            &entry.id,
            "affiliation tokens, and no others, may be replaced by substitutes (LS-R13)",
        )?;
    }
    let count = |family| {
        entries.iter().filter(|e| e.kind == family).map(|e| usize::from(e.count)).sum::<usize>()
    };
    file.total("rank tokens", count(TokenFamily::Rank), 19)?;
    file.total("affiliation tokens", count(TokenFamily::Affiliation), 46)?;
    file.total("daggers", count(TokenFamily::Dagger), 1)?;
    let kind = |entry: TokenEntry| {
        Ok(TokenKind {
            shows: shown(&file, &entry)?,
            id: entry.id.into_inner(),
            count: entry.count,
            odd_only: entry.when == When::OddPlayers,
            name: entry.name,
            text: entry.text,
        })
    };
    entries.into_iter().map(kind).collect()
}

/// LS-106: what a token shows before a player; nothing for the dagger.
fn shown(file: &DataFile<'_>, entry: &TokenEntry) -> Result<Option<Token>, DataError> {
    let rank = |text: &str| match text {
        "cross" => Some(Rank::CROSS),
        _ => Rank::try_from(text.to_owned()).ok(),
    };
    let token = match (entry.kind, entry.symbol.as_str()) {
        (TokenFamily::Dagger, _) => return Ok(None),
        (TokenFamily::Rank, text) => rank(text).map(Token::Rank),
        (TokenFamily::Affiliation, "rose") => Some(Token::Rose),
        (TokenFamily::Affiliation, "beast") => Some(Token::Beast),
        (TokenFamily::Affiliation, "unknown") => Some(Token::Unknown),
        (TokenFamily::Affiliation, _) => None,
    };
    let wrong = "a rank token shows 1 to 9 or cross, an affiliation token rose, beast or unknown";
    token.map(Some).ok_or_else(|| file.wrong(&entry.id, wrong))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DealEntry {
    id: Spanned<String>,
    players: u8,
    rose: u8,
    beast: u8,
    inquisitor: u8,
    curse_true: u8,
    curse_false: u8,
    box_rose: u8,
    box_beast: u8,
    box_inquisitor: u8,
    #[serde(rename = "name")]
    _name: Text,
    #[serde(rename = "text")]
    _text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DealFile {
    #[serde(rename = "name")]
    _name: Text,
    min_players: u8,
    max_players: u8,
    #[serde(rename = "reference_cards")]
    _reference_cards: u8,
    #[serde(rename = "captured_at_wound")]
    _captured_at_wound: u8,
    setup: Vec<DealEntry>,
}

/// LS-210: a row for every number of players.
pub(crate) fn deals(sources: &Sources<'_>) -> Result<Vec<Deal>, DataError> {
    let file = sources.file("setup.toml");
    let read = file.read::<DealFile>()?;
    for row in &read.setup {
        file.require(
            row.rose == row.beast && row.rose + row.beast + row.inquisitor == row.players,
            &row.id,
            "two equal clans and the Inquisitor must make up the number of players",
        )?;
        file.require(
            row.inquisitor == row.players % 2 && row.curse_true == row.inquisitor,
            &row.id,
            "an Inquisitor and a True Curse go with odd numbers of players only",
        )?;
        file.require(
            (row.box_rose, row.box_beast, row.box_inquisitor)
                == (9 - row.rose, 9 - row.beast, 2 - row.inquisitor),
            &row.id,
            "what is not dealt stays in the box: 9, 9 and 2 cards in all",
        )?;
    }
    let deals: Vec<Deal> = read.setup.iter().map(Deal::from).collect();
    file.total("players at least", read.min_players.into(), (*PLAYERS.start()).into())?;
    file.total("players at most", read.max_players.into(), (*PLAYERS.end()).into())?;
    for players in PLAYERS {
        let rows = deals.iter().filter(|deal| deal.players == players).count();
        file.total(&format!("rows for {players} players"), rows, 1)?;
    }
    Ok(deals)
}

impl From<&DealEntry> for Deal {
    fn from(row: &DealEntry) -> Self {
        Self {
            players: row.players,
            rose: row.rose,
            beast: row.beast,
            inquisitor: row.inquisitor,
            curse_true: row.curse_true,
            curse_false: row.curse_false,
        }
    }
}
