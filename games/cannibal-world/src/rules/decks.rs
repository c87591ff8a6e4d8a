//! CW-1700, CW-1904, CW-1905: which decks may be played with. Every broken limit is named, in the order of the table in
//! CW-1710 (CW-1712).

use std::collections::BTreeMap;

use crate::cards::deck::{DeckList, Listed, ListedLine, MOST_CARDS};
use crate::cards::{Card, DeckError, Faction, Rank};
use crate::table::Given;

/// CW-1701
const LEAST_CARDS: u32 = 15;
/// CW-1703
pub const MOST_POINTS: u32 = 160;
/// CW-1705
const MOST_LIMITED: u32 = 3;
/// CW-1706
const MOST_COPIES: u32 = 3;
/// CW-1904
pub const MOST_SIDE_POINTS: u32 = 55;

/// Cards with their copies, in the order of their ids.
type Counts = BTreeMap<Card, u32>;

/// Everything that is wrong with a list as somebody has written it.
#[must_use]
pub fn check(given: &Given, listed: &Listed) -> Vec<DeckError> {
    let mut errors = Vec::new();
    let faction = Faction::named(&listed.faction);
    if faction.is_none() {
        errors.push(DeckError::UnknownFaction { faction: listed.faction.clone() });
    }
    unreadable(listed, &mut errors);
    let (deck, side) = (counts(&listed.cards), counts(&listed.sideboard));
    if let Some(faction) = faction {
        check_factions(given, faction, &deck, &mut errors);
    }
    check_numbers(given, &deck, &mut errors);
    if let Some(faction) = faction {
        let habitat = &faction.print().habitat.id;
        if listed.habitat.as_ref().is_some_and(|id| id != habitat) {
            errors.push(DeckError::WrongHabitat { id: habitat.clone() });
        }
    }
    if let Some(id) = &listed.reinforcement
        && Card::named(id).is_none_or(|card| !deck.contains_key(&card))
    {
        errors.push(DeckError::ReinforcementNotInDeck { id: id.clone() });
    }
    check_sideboard(given, faction, &deck, &side, &mut errors);
    errors
}

/// Something that is counted of a deck, with its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    pub id: &'static str,
    pub value: u32,
    pub least: u32,
    pub most: u32,
}

/// CW-1701, CW-1703 to CW-1705: what is counted of a deck, whether or not it keeps within the limits.
#[must_use]
pub fn measures(given: &Given, listed: &Listed) -> [Measure; 4] {
    let deck = counts(&listed.cards);
    let of = |rank: Rank| -> u32 {
        deck.iter().filter(|(card, _)| given.card(**card).rank == rank).map(|(_, n)| n).sum()
    };
    let cards = (LEAST_CARDS, MOST_CARDS as u32);
    let measure = |id, value, (least, most)| Measure { id, value, least, most };
    [
        measure("cards", sum(&deck), cards),
        measure("points", points(given, &deck), (0, MOST_POINTS)),
        measure("chiefs", of(Rank::Chief), (1, 1)),
        measure("limited", of(Rank::Limited), (0, MOST_LIMITED)),
    ]
}

/// CW-1712: unknown ids and impossible numbers, in the deck and in the sideboard; they count in no sum.
fn unreadable(listed: &Listed, errors: &mut Vec<DeckError>) {
    let lines = || listed.cards.iter().chain(&listed.sideboard);
    let unknown = lines().filter(|line| Card::named(&line.id).is_none());
    errors.extend(unknown.map(|line| DeckError::UnknownCard { id: line.id.clone() }));
    let bad = lines().filter(|line| Card::named(&line.id).is_some() && !is_count(line.n));
    errors.extend(bad.map(|line| DeckError::BadCount { id: line.id.clone(), n: line.n }));
}

/// Nobody owns more copies than this of anything.
const ABSURD: i64 = 1_000;

fn is_count(n: i64) -> bool {
    (1..=ABSURD).contains(&n)
}

/// CW-1712: lines that name the same card are added up.
fn counts(lines: &[ListedLine]) -> Counts {
    let mut counts = Counts::new();
    for line in lines.iter().filter(|line| is_count(line.n)) {
        if let Some(card) = Card::named(&line.id) {
            *counts.entry(card).or_default() += u32::try_from(line.n).unwrap_or(0);
        }
    }
    counts
}

fn sum(counts: &Counts) -> u32 {
    counts.values().sum()
}

fn points(given: &Given, counts: &Counts) -> u32 {
    counts.iter().map(|(card, n)| n * u32::from(given.card(*card).value)).sum()
}

fn id(card: Card) -> String {
    card.id().to_owned()
}

/// CW-1702
fn check_factions(given: &Given, deck: Faction, cards: &Counts, errors: &mut Vec<DeckError>) {
    for card in cards.keys() {
        let is = given.card(*card).faction;
        if is != deck {
            errors.push(DeckError::MixedFactions { id: id(*card), is, deck });
        }
    }
}

/// CW-1701, CW-1703 to CW-1706, CW-1711: what holds for a deck of any faction.
fn check_numbers(given: &Given, deck: &Counts, errors: &mut Vec<DeckError>) {
    let rank = |card: Card| given.card(card).rank;
    let n = sum(deck);
    if n < LEAST_CARDS {
        errors.push(DeckError::TooFewCards { n });
    }
    if n > MOST_CARDS as u32 {
        errors.push(DeckError::TooManyCards { n });
    }
    let points = points(given, deck);
    if points > MOST_POINTS {
        errors.push(DeckError::TooManyPoints { points });
    }
    let of = |wanted: Rank| deck.iter().filter(move |(card, _)| rank(**card) == wanted);
    let chiefs: u32 = of(Rank::Chief).map(|(_, n)| n).sum();
    if chiefs == 0 {
        errors.push(DeckError::NoChief {});
    }
    if chiefs > 1 {
        let ids = of(Rank::Chief).map(|(card, _)| id(*card)).collect();
        errors.push(DeckError::TooManyChiefs { n: chiefs, ids });
    }
    let doubles = of(Rank::Limited).filter(|(_, n)| **n > 1);
    errors.extend(doubles.map(|(card, n)| DeckError::DuplicateLimited { id: id(*card), n: *n }));
    let limited: u32 = of(Rank::Limited).map(|(_, n)| n).sum();
    if limited > MOST_LIMITED {
        errors.push(DeckError::TooManyLimited { n: limited });
    }
    let many = of(Rank::Common).filter(|(_, n)| **n > MOST_COPIES);
    errors.extend(many.map(|(card, n)| DeckError::TooManyCopies { id: id(*card), n: *n }));
}

/// CW-1904
fn check_sideboard(
    given: &Given,
    faction: Option<Faction>,
    deck: &Counts,
    side: &Counts,
    errors: &mut Vec<DeckError>,
) {
    let points = points(given, side);
    if points > MOST_SIDE_POINTS {
        errors.push(DeckError::SideTooManyPoints { points });
    }
    if let Some(faction) = faction {
        let strangers = side.keys().filter(|card| given.card(**card).faction != faction);
        errors.extend(strangers.map(|card| DeckError::SideWrongFaction { id: id(*card), faction }));
    }
    for (card, n) in side {
        let all = n + deck.get(card).copied().unwrap_or(0);
        let most = if given.card(*card).rank == Rank::Common { MOST_COPIES } else { 1 };
        if all > most {
            errors.push(DeckError::PoolTooManyCopies { id: id(*card), n: all });
        }
    }
}

/// CW-1905: whether a deck may be played with in a later game of a match: made of what is registered, and legal.
#[must_use]
pub fn check_rebuilt(given: &Given, registered: &Listed, rebuilt: &[ListedLine]) -> Vec<DeckError> {
    let now = Listed { cards: rebuilt.to_vec(), sideboard: Vec::new(), ..registered.clone() };
    let now = Listed { reinforcement: None, ..now };
    let mut errors = check(given, &now);
    let mut pool = counts(&registered.cards);
    for (card, n) in counts(&registered.sideboard) {
        *pool.entry(card).or_default() += n;
    }
    for (card, n) in counts(rebuilt) {
        let has = pool.get(&card).copied().unwrap_or(0);
        if n > has {
            errors.push(DeckError::PoolChanged { id: id(card), n, registered: has });
        }
    }
    errors
}

/// CW-1907, CW-1914: where no change is allowed, the deck is the registered one.
#[must_use]
pub fn check_unchanged(registered: &Listed, deck: &[ListedLine]) -> Vec<DeckError> {
    if counts(&registered.cards) == counts(deck) {
        Vec::new()
    } else {
        vec![DeckError::DeckChanged {}]
    }
}

/// The deck of a list that may be played with.
///
/// # Errors
/// Everything that is wrong with it.
pub fn list_of(given: &Given, listed: &Listed) -> Result<DeckList, Vec<DeckError>> {
    let errors = check(given, listed);
    if !errors.is_empty() {
        return Err(errors);
    }
    let faction = Faction::named(&listed.faction).unwrap_or(Faction::Rats);
    let cards = counts(&listed.cards);
    let each = cards.iter().flat_map(|(card, n)| std::iter::repeat_n(*card, *n as usize));
    let reinforcement = listed.reinforcement.as_deref().and_then(Card::named);
    DeckList::of(faction, each, reinforcement)
        .ok_or_else(|| vec![DeckError::TooManyCards { n: sum(&cards) }])
}

/// Everything that is wrong with a list that a player brings.
#[must_use]
pub fn check_list(given: &Given, deck: &DeckList) -> Vec<DeckError> {
    check(given, &as_listed(deck))
}

/// A deck as it would be written.
#[must_use]
pub fn as_listed(deck: &DeckList) -> Listed {
    let line = |line: &crate::cards::Line| ListedLine { id: id(line.id), n: i64::from(line.n) };
    Listed {
        faction: deck.faction.id().into(),
        habitat: None,
        cards: deck.cards.iter().map(line).collect(),
        sideboard: Vec::new(),
        reinforcement: deck.reinforcement.map(id),
    }
}
