//! What never changes during a game: what the table was set to, as far as play depends on it.

use crate::cards::encounters::{DUNGEON, EncounterId};
use crate::table::config::Config;

/// What never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// The Encounters that may come, as bits in the order of the data.
    pool: u32,
    pub dungeon_size: u8,
    pub bonus_by_position: bool,
    pub last_survivor_ends: bool,
    pub fatigue_from: u8,
}

impl Given {
    /// What a checked configuration says.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let bit = |pool: u32, encounter: EncounterId| pool | 1 << encounter.index();
        let pool = match &config.encounters {
            Some(pool) => pool.iter().copied().fold(0, bit),
            None => EncounterId::all().fold(0, bit),
        };
        Self {
            pool,
            dungeon_size: config.dungeon_size,
            bonus_by_position: config.bonus_by_position,
            last_survivor_ends: config.last_survivor_ends,
            fatigue_from: config.fatigue_from,
        }
    }

    /// Whether this Encounter may come.
    #[must_use]
    pub const fn may_come(&self, encounter: EncounterId) -> bool {
        self.pool >> encounter.index() & 1 == 1
    }

    /// The number for SR-902 of the Encounter at this place: the last of the dungeon counts as the ninth.
    #[must_use]
    pub const fn number_of(&self, place: u8) -> i16 {
        place as i16 + DUNGEON as i16 - self.dungeon_size as i16
    }

    /// SR-902: three more in Encounters 7 and 8, five more from the ninth on.
    #[must_use]
    pub const fn bonus_of(&self, place: u8) -> u16 {
        if !self.bonus_by_position {
            return 0;
        }
        match self.number_of(place) {
            ..=6 => 0,
            7..=8 => 3,
            9.. => 5,
        }
    }
}
