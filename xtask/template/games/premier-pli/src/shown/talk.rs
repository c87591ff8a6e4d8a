//! What may be said at the table: anything, to everybody.

use shelf::{Language, Talk, Talks};

use super::words::words;
use crate::PremierPli;
use crate::table::Config;

impl Talks for PremierPli {
    fn talk(_config: &Config, language: Language) -> Talk {
        let plain = |key: &str| words().say(language, key, &[]);
        Talk {
            free: true,
            phrases: ["claim-well", "claim-high"].map(plain).to_vec(),
            about_players: ["claim-about-lead"].map(plain).to_vec(),
            private: false,
            gallery_to_players: false,
            clauses: Vec::new(),
        }
    }
}
