//! What may be said: everything, to everybody; secrets may be lied about (section 10).

use shelf::{Language, Talk, Talks};

use super::words;
use crate::SangSurLaLame;
use crate::table::Config;

impl Talks for SangSurLaLame {
    fn talk(_config: &Config, language: Language) -> Talk {
        let plain = |key: &str| words::words().say(language, key, &[]);
        let phrases = [
            "claim-en-garde",
            "claim-well-struck",
            "claim-lucky",
            "claim-spy",
            "claim-gold",
            "claim-fall-back",
            "claim-mercy",
        ];
        let about = ["claim-about-coming", "claim-about-secret", "claim-about-duel"];
        Talk {
            free: true,
            phrases: phrases.map(plain).to_vec(),
            about_players: about.map(plain).to_vec(),
            private: false,
            gallery_to_players: false,
            clauses: vec![],
        }
    }
}
