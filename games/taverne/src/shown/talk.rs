//! What may be said: bargaining is the heart of the Trade, so everything, to everybody. Promises bind nobody (TV-910).

use shelf::{Language, Talk, Talks};

use super::words;
use crate::{Config, Taverne};

impl Talks for Taverne {
    fn talk(_config: &Config, language: Language) -> Talk {
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
        Talk::free(words::words(), language, &phrases, &about, &["TV-910"])
    }
}
