//! What never changes in a game, made once from the configuration; and which configurations make no sense (section 7).

use kernel::{ConfigError, Seat};

use super::config::{Claims, Config, FirstSeller, Offers, Presence, Protests, Spill};
use crate::cards::book::{HEROES, TREASURES};
use crate::cards::{Hero, Variant, book};

/// The house rules of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Given {
    pub players: u8,
    /// TV-801
    pub casse_tout: bool,
    /// TV-901
    pub tous_sur_un: bool,
    /// TV-1001
    pub tete_dure: bool,
    pub heroes_per_player: u8,
    pub treasures_per_player: u8,
    pub sealed_offers: bool,
    pub claims: ClaimRule,
    pub claim_hint: bool,
    /// TV-109: the First Seller, unless he is drawn by lot.
    pub first_seller: Option<Seat>,
    /// TV-315: after so many sale turns the Trade is over.
    pub sale_turns: u8,
    pub one_protest: bool,
    pub peaceful_end: bool,
    pub ko_heroes_score: bool,
    pub spill: Spill,
    pub tavern_name: Option<String>,
    pub fixed_heroes: Option<Vec<Vec<Hero>>>,
}

/// How Arrivals are claimed at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimRule {
    Sealed,
    Race,
    Auto,
}

impl Given {
    /// The house rules of this configuration.
    ///
    /// # Errors
    /// One sentence about the first option that makes no sense.
    pub fn new(config: &Config) -> Result<Self, ConfigError> {
        check(config)?;
        let has = |variant: Variant| config.variants.contains(&variant);
        Ok(Self {
            players: config.players,
            casse_tout: has(Variant::CasseTout),
            tous_sur_un: has(Variant::TousSurUn),
            tete_dure: has(Variant::TeteDure),
            heroes_per_player: config.heroes_per_player,
            treasures_per_player: config.treasures_per_player,
            sealed_offers: config.offers == Offers::Sealed,
            claims: claim_rule(config),
            claim_hint: config.claim_hint,
            first_seller: match config.first_seller {
                FirstSeller::Seat(seat) => Some(seat),
                FirstSeller::Drawn(_) => None,
            },
            sale_turns: config.max_sale_turns_per_player * config.players,
            one_protest: config.protests_per_deal == Protests::One,
            peaceful_end: config.peaceful_end,
            ko_heroes_score: config.ko_heroes_score,
            spill: config.ko_spill,
            tavern_name: config.tavern_name.clone(),
            fixed_heroes: config.fixed_heroes.clone(),
        })
    }
}

/// TV-R76: sealed claims need people who are there together.
const fn claim_rule(config: &Config) -> ClaimRule {
    match (config.claims, config.presence) {
        (Claims::Sealed, _) | (Claims::Usual, Presence::Live) => ClaimRule::Sealed,
        (Claims::Race, _) => ClaimRule::Race,
        (Claims::Auto, _) | (Claims::Usual, Presence::ByMail) => ClaimRule::Auto,
    }
}

/// The longest name a tavern can have.
const LONGEST_NAME: usize = 40;

fn check(config: &Config) -> Result<(), ConfigError> {
    let players = config.players;
    if !(book().players_min..=book().players_max).contains(&players) {
        return wrong("Tavern Battle se joue de 2 à 6.", "Tavern Battle is for 2 to 6 players.");
    }
    if repeats(&config.variants) {
        return wrong(
            "variants : une variante est nommée deux fois.",
            "variants: one is named twice.",
        );
    }
    let has = |variant: Variant| config.variants.contains(&variant);
    let lacks =
        |variant: &&Variant| book().variant(**variant).requires.iter().any(|other| !has(*other));
    if config.variants.iter().find(lacks).is_some() {
        return wrong(
            "variants : Tête Dure va avec Tous sur Un, prenez les deux.",
            "variants: Tête Dure goes with Tous sur Un, switch both on.",
        );
    }
    if !(2..=3).contains(&config.heroes_per_player) {
        return wrong("Chacun a deux ou trois Héros.", "Everybody has two or three Heroes.");
    }
    if usize::from(config.heroes_per_player * players) > HEROES {
        return wrong(
            "heroes_per_player : il n’y a que douze Héros.",
            "heroes_per_player: there are only twelve Heroes.",
        );
    }
    if !(4..=8).contains(&config.treasures_per_player) {
        return wrong("Chacun reçoit de 4 à 8 Trésors.", "Everybody is dealt 4 to 8 Treasures.");
    }
    if usize::from(config.treasures_per_player * players) > TREASURES {
        return wrong("Il n’y a que quarante Trésors.", "There are only forty Treasures.");
    }
    if !(1..=10).contains(&config.max_sale_turns_per_player) {
        return wrong(
            "Chacun vend de 1 à 10 fois au plus.",
            "Everybody sells at most 1 to 10 times.",
        );
    }
    if let FirstSeller::Seat(seat) = config.first_seller
        && seat.number() >= players
    {
        return wrong(
            "first_seller nomme une place que la table n’a pas.",
            "first_seller names a seat the table does not have.",
        );
    }
    if config.claims == Claims::Race && config.presence == Presence::ByMail {
        return wrong(
            "claims : une course demande que tout le monde soit là.",
            "claims: a race needs everybody present.",
        );
    }
    if config.ko_spill == Spill::Share && !has(Variant::TeteDure) {
        return wrong(
            "ko_spill : seule Tête Dure fait tomber les mains.",
            "ko_spill: only Tête Dure spills hands.",
        );
    }
    if config.tavern_name.as_ref().is_some_and(|name| name.chars().count() > LONGEST_NAME) {
        return wrong(
            "Le nom de la taverne a 40 signes au plus.",
            "The name of the tavern has at most 40 characters.",
        );
    }
    check_heroes(config)?;
    check_timers(config)
}

fn check_heroes(config: &Config) -> Result<(), ConfigError> {
    let Some(heroes) = &config.fixed_heroes else { return Ok(()) };
    let each = usize::from(config.heroes_per_player);
    if heroes.len() != usize::from(config.players) || heroes.iter().any(|own| own.len() != each) {
        return wrong(
            format!("fixed_heroes nomme {each} Héros pour chaque place."),
            format!("fixed_heroes names {each} Heroes for every seat."),
        );
    }
    if repeats(&heroes.concat()) {
        return wrong("fixed_heroes nomme deux fois un Héros.", "fixed_heroes names a Hero twice.");
    }
    Ok(())
}

/// The longest time for a decision, in seconds.
pub const LONGEST_TIME: u16 = 600;

fn check_timers(config: &Config) -> Result<(), ConfigError> {
    let Some(timers) = &config.timers else { return Ok(()) };
    if timers.all().into_iter().any(|seconds| seconds > LONGEST_TIME) {
        return wrong(
            "Une décision a 0 seconde (sans limite) à 600.",
            "A decision has 0 seconds (no limit) to 600.",
        );
    }
    Ok(())
}

fn repeats<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(place, item)| list[..place].contains(item))
}

fn wrong<T>(fr: impl Into<String>, en: impl Into<String>) -> Result<T, ConfigError> {
    Err(ConfigError::new(fr, en))
}
