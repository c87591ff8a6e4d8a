//! What may be said: bargaining is the heart of the Trade, so everything, to everybody. Promises bind nobody (TV-910).

use crate::{Config, Taverne};
use shelf::{Language, Talk, Talks};

use super::words;

impl Talks for Taverne {
    fn talk(_config: &Config, language: Language) -> Talk {
        let plain = |key: &str| words::words().say(language, key, &[]);
        let phrases = [
            "claim-too-little",
            "claim-fair",
            "claim-not-that",
            "claim-brawl",
            "claim-mine",
            "claim-truce",
            "claim-door",
            "claim-well",
        ];
        let about =
            ["claim-about-hit", "claim-about-rich", "claim-about-help", "claim-about-offer"];
        Talk {
            free: true,
            phrases: phrases.map(plain).to_vec(),
            about_players: about.map(plain).to_vec(),
            private: false,
            gallery_to_players: false,
            clauses: vec!["TV-910".into()],
        }
    }
}
