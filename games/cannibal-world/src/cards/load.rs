//! Reading the data files, and card sets that owners of the printed game have written themselves. Mistakes name file
//! and line.

use std::sync::OnceLock;

use printed::{DataError, DataFile, Sources, Spanned};
use serde::Deserialize;
use shelf::Text;

use super::ability::{Ability, Slot, Type};
use super::card::{Card, Faction, FactionPrint, Habitat, Numbers, Print, Rank, Species, card_at};
use super::deck::{Deck, Listed, ListedLine};
use super::vocabulary::{self, Entry, MOST_X};

/// The data files of the game.
pub const PRINTED: Sources<'static> = printed::sources!(
    "cannibal-world"; "abilities.toml", "factions.toml", "cards.toml", "decks.toml"
);

/// The most designs there can be, and the largest numbers on a card.
const MOST_DESIGNS: usize = 250;
const MOST_NUMBER: u8 = 20;
const MOST_VALUE: u8 = 60;
/// CW-1011: how long a name or a text may be.
const LONGEST_TEXT: usize = 600;
/// A set that somebody sends is bounded before it is read.
pub const LONGEST_SET: usize = 256 * 1024;

/// Everything that is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    pub guide: Vec<Entry>,
    /// In the order of [`Faction::ALL`].
    pub factions: Vec<FactionPrint>,
    pub cards: Vec<Print>,
    pub decks: Vec<Deck>,
}

static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();

/// What is printed, with the sets that were installed.
#[must_use]
pub fn catalogue() -> &'static Catalogue {
    CATALOGUE.get_or_init(|| PRINTED.must(load))
}

/// Adds card sets to what is printed, for the whole program, and says how many cards they have; a card with a known id
/// replaces it.
///
/// # Errors
/// Says which set is wrong, by its place, and where. Nothing is installed then, or if the cards are already in use.
pub fn install(sets: &[String]) -> Result<usize, (usize, DataError)> {
    let (all, count) = with_sets(sets)?;
    let too_late = |_| {
        let text = "card sets must be installed before the first table is set".into();
        (0, DataError { file: SET, line: 1, text })
    };
    CATALOGUE.set(all).map_err(too_late)?;
    Ok(count)
}

/// What is printed together with card sets, and how many cards these have.
///
/// # Errors
/// Says which set is wrong, by its place, and where.
pub fn with_sets(sets: &[String]) -> Result<(Catalogue, usize), (usize, DataError)> {
    let mut all = PRINTED.must(load);
    let mut count = 0;
    for (place, text) in sets.iter().enumerate() {
        for card in read_set(SET, text, &all).map_err(|error| (place, error))? {
            count += 1;
            match all.cards.iter_mut().find(|known| known.id == card.id) {
                Some(known) => *known = card,
                None => all.cards.push(card),
            }
        }
    }
    Ok((all, count))
}

/// What a set is called in an error; whoever reads it from a file says which.
const SET: &str = "set";

/// Reads and checks a card set without installing it: what `sangfroid cards check` does.
///
/// # Errors
/// Names the line that is wrong.
pub fn check_set(name: &'static str, text: &str) -> Result<Vec<Print>, DataError> {
    read_set(name, text, catalogue())
}

fn read_set(name: &'static str, text: &str, known: &Catalogue) -> Result<Vec<Print>, DataError> {
    let whole = |text: String| DataError { file: name, line: 1, text };
    if text.len() > LONGEST_SET {
        return Err(whole(format!("a card set has at most {LONGEST_SET} bytes")));
    }
    let file = DataFile::new(PRINTED.game(), name, text);
    let CardFile { card: entries } = file.read()?;
    let cards = entries
        .into_iter()
        .map(|entry| print(&file, entry, &known.guide))
        .collect::<Result<Vec<Print>, DataError>>()?;
    if known.cards.len() + cards.len() > MOST_DESIGNS {
        return Err(whole(format!("there can be at most {MOST_DESIGNS} designs in all")));
    }
    Ok(cards)
}

/// Reads and checks all files.
///
/// # Errors
/// Names file and line of the first mistake.
pub fn load(sources: &Sources<'_>) -> Result<Catalogue, DataError> {
    let guide = vocabulary::read(&sources.file("abilities.toml"))?;
    let file = sources.file("cards.toml");
    let CardFile { card: entries } = file.read()?;
    let mut cards = Vec::new();
    for entry in entries {
        let id = entry.id.clone();
        let card = print(&file, entry, &guide)?;
        check_value(&file, &id, &card, &guide)?;
        cards.push(card);
    }
    let factions = read_factions(&sources.file("factions.toml"), &cards)?;
    check_box(&file, &cards)?;
    let decks = read_decks(&sources.file("decks.toml"), &cards, &factions)?;
    Ok(Catalogue { guide, factions, cards, decks })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    faction: Faction,
    kind: CardKind,
    rank: Rank,
    #[serde(default)]
    species: Option<Species>,
    name: Text,
    text: Text,
    #[serde(default)]
    strength: u8,
    #[serde(default)]
    life: u8,
    value: u8,
    #[serde(default)]
    copies_prebuilt: u8,
    #[serde(default)]
    copies_extra: u8,
    #[serde(default)]
    copies_box: Option<u8>,
    #[serde(default)]
    ability: Vec<AbilityEntry>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CardKind {
    Creature,
    Action,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityEntry {
    slot: Slot,
    kind: String,
    r#type: Type,
    #[serde(default)]
    x: Option<u8>,
}

fn print(file: &DataFile<'_>, entry: CardEntry, guide: &[Entry]) -> Result<Print, DataError> {
    let must = |holds, what: &str| file.require(holds, &entry.id, what);
    let is_creature = entry.kind == CardKind::Creature;
    let id = entry.id.get_ref();
    let mut parts = id.split('/');
    let is_id = |part: Option<&str>, letters: bool| {
        part.is_some_and(|part| {
            (2..=3).contains(&part.len())
                && part.bytes().all(|sign| {
                    if letters { sign.is_ascii_uppercase() } else { sign.is_ascii_digit() }
                })
        })
    };
    must(
        is_id(parts.next(), true) && is_id(parts.next(), false) && parts.next().is_none(),
        "an id is two or three capitals, a slash and two or three digits",
    )?;
    let texts = [&entry.name.fr, &entry.name.en, &entry.text.fr, &entry.text.en];
    must(
        texts.iter().all(|text| text.len() <= LONGEST_TEXT),
        "names and texts have at most 600 bytes",
    )?;
    must(
        !entry.name.fr.is_empty() && !entry.name.en.is_empty(),
        "a card has a name in both languages",
    )?;
    must(
        entry.strength <= MOST_NUMBER && entry.life <= MOST_NUMBER,
        "strength and life are at most 20",
    )?;
    must((1..=MOST_VALUE).contains(&entry.value), "value is from 1 to 60")?;
    if is_creature {
        must(entry.life > 0, "a creature has a life of at least 1")?;
        must(entry.species.is_some(), "a creature has a species")?;
    } else {
        must(
            entry.strength == 0 && entry.life == 0,
            "an Action card has neither strength nor life",
        )?;
        must(!entry.ability.is_empty(), "an Action card has one or two abilities")?;
    }
    must(is_creature || entry.rank != Rank::Chief, "a Chief is a creature")?;
    let copies = u16::from(entry.copies_prebuilt) + u16::from(entry.copies_extra);
    must(entry.copies_box.is_none_or(|sum| u16::from(sum) == copies), "copies_box is not the sum")?;
    let mut abilities = [None, None];
    for printed in &entry.ability {
        let place = &mut abilities[printed.slot.index()];
        must(place.is_none(), "there are two abilities in one position")?;
        must(printed.x.is_none_or(|x| (1..=MOST_X).contains(&x)), "x is from 1 to 9")?;
        let known = Ability::of(printed.r#type, &printed.kind, printed.x);
        let name = format!("{}.{}", printed.r#type.id(), printed.kind);
        let other = if printed.x.is_some() { None } else { Some(1) };
        let only_x_is_wrong = Ability::of(printed.r#type, &printed.kind, other).is_some();
        must(
            known.is_some() || !only_x_is_wrong,
            "x must be given where the ability has a number, and only there",
        )?;
        let ability = file.known(&entry.id, "ability", &name, known)?;
        let may = guide.iter().find(|known| {
            known.ability.of_type() == ability.of_type() && known.ability.kind() == ability.kind()
        });
        must(
            is_creature || may.is_some_and(|entry| entry.on_action),
            "this ability cannot be on an Action card",
        )?;
        *place = Some(ability);
    }
    must(abilities[0].is_some() || abilities[1].is_none(), "a single ability is in the middle")?;
    let numbers = Numbers {
        faction: entry.faction,
        rank: entry.rank,
        species: entry.species,
        is_creature,
        strength: entry.strength,
        life: entry.life,
        value: entry.value,
        abilities,
    };
    Ok(Print {
        id: entry.id.into_inner(),
        name: entry.name,
        text: entry.text,
        numbers,
        copies_prebuilt: entry.copies_prebuilt,
        copies_extra: entry.copies_extra,
    })
}

/// The value formula of the designed cards. Owners' own cards are not held to it.
fn check_value(
    file: &DataFile<'_>,
    id: &Spanned<String>,
    card: &Print,
    guide: &[Entry],
) -> Result<(), DataError> {
    let numbers = &card.numbers;
    let price = |ability: Ability| {
        let entry = guide.iter().find(|entry| {
            entry.ability.of_type() == ability.of_type() && entry.ability.kind() == ability.kind()
        });
        entry.map_or(0, |entry| u16::from(entry.price(ability.x())))
    };
    let (strength, life) = (u16::from(numbers.strength), u16::from(numbers.life));
    let body = (strength * life).div_ceil(2) + 2 * life.saturating_sub(5);
    let abilities: u16 = numbers.abilities.iter().flatten().map(|ability| price(*ability)).sum();
    let wanted = 2 + body + abilities + u16::from(numbers.rank == Rank::Chief);
    let text = format!("value is {}, and the formula gives {wanted}", numbers.value);
    file.require(u16::from(numbers.value) == wanted, id, text)
}

/// Each faction: 21 prebuilt and 30 extra cards of 23 designs, three of every Common and one of everything else.
fn check_box(file: &DataFile<'_>, cards: &[Print]) -> Result<(), DataError> {
    for faction in Faction::ALL {
        let of = || cards.iter().filter(|card| card.numbers.faction == faction);
        let name = faction.id();
        file.total(&format!("designs of {name}"), of().count(), 23)?;
        let sum = |copies: fn(&Print) -> u8| of().map(|card| usize::from(copies(card))).sum();
        file.total(&format!("prebuilt cards of {name}"), sum(|card| card.copies_prebuilt), 21)?;
        file.total(&format!("extra cards of {name}"), sum(|card| card.copies_extra), 30)?;
        let odd = of().filter(|card| {
            let most = if card.numbers.rank == Rank::Common { 3 } else { 1 };
            card.copies_prebuilt + card.copies_extra != most
        });
        file.total(&format!("cards of {name} with other copies than 3 or 1"), odd.count(), 0)?;
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionFile {
    faction: Vec<FactionEntry>,
    habitat: Vec<HabitatEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionEntry {
    id: Spanned<String>,
    prefix: String,
    name: Text,
    text: Text,
    signature: Vec<String>,
    recommended_reinforcement: String,
    prebuilt_deck: String,
    habitat: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HabitatEntry {
    id: Spanned<String>,
    faction: Faction,
    name: Text,
    text: Text,
    lives: u8,
    copies: u8,
}

/// CW-105
const LIVES: u8 = 3;

fn read_factions(file: &DataFile<'_>, cards: &[Print]) -> Result<Vec<FactionPrint>, DataError> {
    let FactionFile { faction: entries, habitat: habitats } = file.read()?;
    for habitat in &habitats {
        file.require(
            habitat.lives == LIVES && habitat.copies == 1,
            &habitat.id,
            "a Habitat is there once and has 3 lives",
        )?;
    }
    let mut factions = Vec::new();
    for (entry, faction) in entries.into_iter().zip(Faction::ALL) {
        let must = |holds, what: &str| file.require(holds, &entry.id, what);
        must(
            entry.id.get_ref() == faction.id(),
            "the factions are rats, cats, dogs and renegades, in this order",
        )?;
        let kinds: Vec<&str> = Ability::all(0).map(Ability::kind).collect();
        must(
            entry.signature.iter().all(|kind| kinds.contains(&kind.as_str())),
            "signature names abilities",
        )?;
        must(
            entry.prebuilt_deck == format!("prebuilt-{}", faction.id()),
            "prebuilt_deck is prebuilt-<faction>",
        )?;
        let wanted = &entry.recommended_reinforcement;
        let place = cards.iter().position(|card| card.id == *wanted);
        let reinforcement = card_at(file.known(&entry.id, "card", wanted, place)?);
        let found = habitats.iter().find(|habitat| *habitat.id.get_ref() == entry.habitat);
        let habitat = file.known(&entry.id, "habitat", &entry.habitat, found)?;
        must(habitat.faction == faction, "the Habitat belongs to another faction")?;
        let habitat = Habitat {
            id: habitat.id.get_ref().clone(),
            name: habitat.name.clone(),
            text: habitat.text.clone(),
            lives: habitat.lives,
        };
        let FactionEntry { prefix, name, text, .. } = entry;
        factions.push(FactionPrint { faction, prefix, name, text, reinforcement, habitat });
    }
    file.total("factions", factions.len(), Faction::ALL.len())?;
    file.total("Habitats", habitats.len(), Faction::ALL.len())?;
    Ok(factions)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    deck: Vec<DeckEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckEntry {
    id: Spanned<String>,
    kind: String,
    faction: Faction,
    habitat: String,
    name: Text,
    reinforcement: String,
    total_cards: usize,
    total_points: usize,
    #[serde(default)]
    sideboard_points: usize,
    cards: Vec<ListedLine>,
    sideboard: Vec<ListedLine>,
}

fn read_decks(
    file: &DataFile<'_>,
    cards: &[Print],
    factions: &[FactionPrint],
) -> Result<Vec<Deck>, DataError> {
    let DeckFile { deck: entries } = file.read()?;
    let mut decks = Vec::new();
    for entry in entries {
        let must = |holds, what: &str| file.require(holds, &entry.id, what);
        let sums = |lines: &[ListedLine]| -> Result<(usize, usize), DataError> {
            let mut sums = (0, 0);
            for line in lines {
                let found = cards.iter().find(|card| card.id == line.id);
                let card = file.known(&entry.id, "card", &line.id, found)?;
                let n = usize::try_from(line.n).unwrap_or(0);
                sums = (sums.0 + n, sums.1 + n * usize::from(card.numbers.value));
            }
            Ok(sums)
        };
        let (count, points) = sums(&entry.cards)?;
        must(count == entry.total_cards, "total_cards is not the number of its cards")?;
        must(points == entry.total_points, "total_points is not the sum of its values")?;
        must(
            sums(&entry.sideboard)?.1 == entry.sideboard_points,
            "sideboard_points is not the sum",
        )?;
        must(
            entry.cards.iter().any(|line| line.id == entry.reinforcement),
            "reinforcement is not in the deck",
        )?;
        must(
            factions[entry.faction.index()].habitat.id == entry.habitat,
            "the Habitat belongs to another faction",
        )?;
        let is_prebuilt = entry.kind == "prebuilt";
        must(is_prebuilt || entry.kind == "custom", "kind is prebuilt or custom")?;
        if is_prebuilt {
            let copies = |line: &ListedLine| {
                cards
                    .iter()
                    .any(|card| card.id == line.id && i64::from(card.copies_prebuilt) == line.n)
            };
            must(entry.cards.iter().all(copies), "copies differ from those printed on the cards")?;
        }
        decks.push(Deck {
            id: entry.id.into_inner(),
            is_prebuilt,
            faction: entry.faction,
            name: entry.name,
            listed: Listed {
                faction: entry.faction.id().into(),
                habitat: Some(entry.habitat),
                cards: entry.cards,
                sideboard: entry.sideboard,
                reinforcement: Some(entry.reinforcement),
            },
        });
    }
    for faction in Faction::ALL {
        let id = format!("prebuilt-{}", faction.id());
        file.total(
            &format!("decks called {id}"),
            decks.iter().filter(|deck| deck.id == id).count(),
            1,
        )?;
    }
    Ok(decks)
}

/// The deck with this id.
#[must_use]
pub fn deck_named(id: &str) -> Option<&'static Deck> {
    catalogue().decks.iter().find(|deck| deck.id == id)
}

/// CW-1708: the prebuilt deck of a faction.
#[must_use]
pub fn prebuilt(faction: Faction) -> &'static Deck {
    let of = |deck: &&Deck| deck.is_prebuilt && deck.faction == faction;
    catalogue().decks.iter().find(of).expect("every faction has a prebuilt deck")
}

/// Every card of a faction.
pub fn cards_of(faction: Faction) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| card.print().numbers.faction == faction)
}
