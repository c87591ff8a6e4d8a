//! What the creator of a table chooses, and what of it makes no sense (spec chapter 7).

use std::ops::RangeInclusive;

use kernel::ConfigError;
use printed::config;
use serde::{Deserialize, Serialize};

use crate::cards::encounters::EncounterId;
use crate::cards::heroes::HeroId;

/// For how many players the game is.
pub const PLAYERS: RangeInclusive<u8> = 3..=6;

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 3 to 6.
    pub players: u8,
    /// The hero of every seat, or nothing for heroes drawn at random.
    pub heroes: Option<Vec<HeroId>>,
    /// How many Encounters: 5 (quick), 9 or 12 (long).
    pub dungeon_size: u8,
    /// The Encounters that may come, or nothing for all of them.
    pub encounters: Option<Vec<EncounterId>>,
    /// SR-902: killing blows in late Encounters are worth more.
    pub bonus_by_position: bool,
    /// Whether a lone survivor wins at once (SR-915 otherwise).
    pub last_survivor_ends: bool,
    /// SR-324: from which round of one Encounter on heroes tire.
    pub fatigue_from: u8,
    /// Seconds for a reaction window, 0 for no limit.
    pub window_seconds: u16,
    /// Seconds to set an Attack, 0 for no limit.
    pub set_seconds: u16,
    pub talk: TalkRule,
}

/// SR-1003: what may be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TalkRule {
    Vague,
    Canned,
    Silent,
}

impl Config {
    /// An ordinary table.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            heroes: None,
            dungeon_size: 9,
            encounters: None,
            bonus_by_position: true,
            last_survivor_ends: false,
            fatigue_from: 13,
            window_seconds: 12,
            set_seconds: 60,
            talk: TalkRule::Vague,
        }
    }

    /// Refuses what cannot be played, and says what to change.
    ///
    /// # Errors
    /// One sentence about the first option that is wrong.
    pub fn check(&self) -> Result<(), ConfigError> {
        let players = self.players;
        config::players("Sang Rancune", PLAYERS, players)?;
        if let Some(heroes) = &self.heroes {
            config::require(
                heroes.len() == usize::from(players),
                format_args!("heroes nomme {players} héros, un par siège."),
                format_args!("heroes must name {players} heroes, one for each seat."),
            )?;
            config::require(
                !config::repeats(heroes),
                "heroes nomme deux fois un héros ; il est déjà pris.",
                "heroes names a hero twice; that hero is already taken.",
            )?;
        }
        config::require(
            [5, 9, 12].contains(&self.dungeon_size),
            "dungeon_size vaut 5 pour une partie rapide, 9, ou 12 pour une longue.",
            "dungeon_size is 5 for a quick game, 9, or 12 for a long one.",
        )?;
        if let Some(pool) = &self.encounters {
            let least = usize::from(self.dungeon_size) + 3;
            config::require(
                !config::repeats(pool),
                "encounters nomme deux fois une Rencontre ; chaque carte n’existe qu’une fois.",
                "encounters names an Encounter twice; every card exists once.",
            )?;
            config::require(
                pool.len() >= least,
                format_args!("encounters nomme au moins {least} Rencontres pour ce donjon."),
                format_args!("encounters must name at least {least} Encounters for this dungeon."),
            )?;
        }
        config::require(
            (6..=30).contains(&self.fatigue_from),
            "fatigue_from est un tour, de 6 à 30.",
            "fatigue_from is a round from 6 to 30.",
        )?;
        config::require(
            self.window_seconds <= 60,
            "window_seconds vaut 0 pour aucune limite, ou jusqu’à 60.",
            "window_seconds is 0 for no limit, or up to 60.",
        )?;
        config::require(
            self.set_seconds <= 300,
            "set_seconds vaut 0 pour aucune limite, ou jusqu’à 300.",
            "set_seconds is 0 for no limit, or up to 300.",
        )
    }
}
