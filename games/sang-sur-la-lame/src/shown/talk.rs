//! What may be said: everything, to everybody; secrets may be lied about (section 10).

use shelf::{Language, Talk, Talks};

use super::words;
use crate::SangSurLaLame;
use crate::table::Config;

impl Talks for SangSurLaLame {
    fn talk(_config: &Config, language: Language) -> Talk {
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
        Talk::free(words::words(), language, &phrases, &about, &[])
    }
}
