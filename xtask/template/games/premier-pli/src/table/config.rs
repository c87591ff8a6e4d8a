//! What the creator of a table chooses, and what follows from it for a whole game.

use std::ops::RangeInclusive;

use kernel::ConfigError;
use serde::{Deserialize, Serialize};

/// PP-101: how many may play.
pub const PLAYERS: RangeInclusive<u8> = 2..=6;

/// The longest time for an answer, in seconds.
pub const LONGEST_TIME: u16 = 300;

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub players: u8,
    /// Seconds to lay a card; 0 for no clock.
    pub seconds: u16,
}

impl Config {
    /// An ordinary table.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Self { players, seconds: 0 }
    }
}

/// What never changes during a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Given {
    pub players: u8,
}

impl Given {
    /// Checks a configuration.
    ///
    /// # Errors
    /// Says in both languages what is wrong with it.
    pub fn new(config: &Config) -> Result<Self, ConfigError> {
        if !PLAYERS.contains(&config.players) {
            return Err(ConfigError::new(
                "Premier Pli se joue de 2 à 6 (PP-101).",
                "Premier Pli is for 2 to 6 players (PP-101).",
            ));
        }
        if config.seconds > LONGEST_TIME {
            return Err(ConfigError::new(
                format!("`seconds` va de 0 à {LONGEST_TIME}."),
                format!("`seconds` is from 0 to {LONGEST_TIME}."),
            ));
        }
        Ok(Self { players: config.players })
    }
}
