//! Section 7 of the rules: what a table may be, and what is wrong with one that may not.

use kernel::{ConfigError, Seat};
use printed::config::{require, wrong};

use super::decks;
use crate::cards::deck::Listed;
use crate::cards::load::deck_named;
use crate::cards::{Card, DeckList, Faction, Numbers};
use crate::table::given::{BRING, Config, DeckChoice, Given, HandTriggers, House, TimeoutRule};
use crate::table::public::PerPlayer;

const LONGEST_DECISION: u16 = 600;
const LONGEST_REACTION: u16 = 120;

/// Builds what never changes at a table.
///
/// # Errors
/// Says what is wrong with the configuration, with the code of section 7.
pub fn given(config: &Config) -> Result<Given, ConfigError> {
    check(config)?;
    let mut numbers: Vec<Numbers> = Card::all().map(|card| card.print().numbers).collect();
    for trial in &config.trial_cards {
        numbers[trial.id.index()] = trial.apply(numbers[trial.id.index()]);
    }
    let in_hand = Faction::ALL.map(|faction| HandTriggers::of(faction, &numbers));
    let mut given = Given {
        players: config.players,
        lists: PerPlayer::new(config.players, |_| None),
        habitats: config.habitats,
        house: house(config),
        numbers,
        in_hand,
    };
    for seat in given.lists.seats().iter() {
        given.lists[seat] = list_for(&given, config, seat)?;
    }
    check_factions(&given, config)?;
    Ok(given)
}

const fn house(config: &Config) -> House {
    House {
        reinforcement: config.reinforcement,
        first: config.first,
        pyrrhic: config.pyrrhic,
        open_lists: config.open_lists,
        open_lists_after: config.open_lists_after,
        forfeit: matches!(config.on_timeout, TimeoutRule::Forfeit),
        fast_windows: config.fast_windows,
        max_turns: config.max_turns,
        charge_excess: config.charge_excess,
        swap_takes_assault: config.swap_takes_assault,
        stunned_may_move: config.stunned_may_move,
        last_stand: config.last_stand,
    }
}

fn check(config: &Config) -> Result<(), ConfigError> {
    for deck in config.decks() {
        if let DeckChoice::Named(name) = deck
            && name != BRING
            && deck_named(name).is_none()
        {
            return unknown_deck(name);
        }
    }
    require(
        config.players == 2 || config.players == 4,
        "players.count : Cannibal World se joue à 2, ou à 4 en deux camps.",
        "players.count: Cannibal World is for 2 players, or for 4 in two camps.",
    )?;
    require(
        (40..=500).contains(&config.max_turns),
        "max_turns.range : max_turns va de 40 à 500.",
        "max_turns.range: max_turns is from 40 to 500.",
    )?;
    require(
        config.decision_seconds <= LONGEST_DECISION,
        "timer.range : decision_seconds vaut 0 pour aucune limite, ou jusqu’à 600.",
        "timer.range: decision_seconds is 0 for no limit, or up to 600.",
    )?;
    require(
        config.reaction_seconds <= LONGEST_REACTION,
        "timer.range : reaction_seconds vaut 0 pour aucune limite, ou jusqu’à 120.",
        "timer.range: reaction_seconds is 0 for no limit, or up to 120.",
    )?;
    require(
        config.habitats.is_none() || config.players == 4,
        "habitats se choisit à 4 joueurs ; à 2, chacun a celui de sa faction.",
        "habitats are chosen with 4 players; with 2 everybody has that of the faction.",
    )?;
    require(
        config
            .trial_cards
            .iter()
            .all(|card| card.life != Some(0) || !card.id.print().numbers.is_creature),
        "trial_cards : une créature a au moins 1 de vie.",
        "trial_cards: a creature has a life of at least 1.",
    )
}

fn unknown_deck<T>(name: &str) -> Result<T, ConfigError> {
    wrong(
        format!("decks : il n’y a pas de paquet « {name} »."),
        format!("decks: there is no deck “{name}”."),
    )
}

/// The list of a seat; nothing if its player brings one.
fn list_for(given: &Given, config: &Config, seat: Seat) -> Result<Option<DeckList>, ConfigError> {
    let listed: &Listed = match config.decks()[usize::from(seat.number())] {
        DeckChoice::Named(name) if name == BRING => return Ok(None),
        DeckChoice::Named(name) => match deck_named(name) {
            Some(deck) => &deck.listed,
            None => return unknown_deck(name),
        },
        DeckChoice::Listed(listed) => listed,
    };
    let deck = decks::list_of(given, listed).map_err(|errors| {
        let said = |language| {
            let all: Vec<String> = errors.iter().map(|error| error.say(language)).collect();
            format!("deck_{}: {}", seat.number() + 1, all.join(" "))
        };
        ConfigError::new(said(shelf::Language::Fr), said(shelf::Language::En))
    })?;
    Ok(Some(deck))
}

/// CW-R50, CW-1802
fn check_factions(given: &Given, config: &Config) -> Result<(), ConfigError> {
    let factions: Vec<Faction> = given.lists.iter().flatten().map(|list| list.faction).collect();
    require(
        config.mirror || !printed::repeats(&factions),
        "decks.same_faction : à cette table deux joueurs ne peuvent avoir la même faction.",
        "decks.same_faction: at this table two players cannot have the same faction.",
    )?;
    let Some(habitats) = config.habitats else { return Ok(()) };
    for (camp, habitat) in habitats.into_iter().enumerate() {
        let members = given.lists.iter().skip(2 * camp).take(2);
        let fits = members.flatten().any(|list| list.faction == habitat);
        let brings = given.lists.iter().skip(2 * camp).take(2).any(Option::is_none);
        require(
            fits || brings,
            "deck.wrong_habitat : l’Habitat d’un camp est celui d’une de ses factions.",
            "deck.wrong_habitat: the Habitat of a camp is that of one of its factions.",
        )?;
    }
    Ok(())
}
