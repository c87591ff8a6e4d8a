//! What may be said at the table: anything, to everybody.

use shelf::{Language, Talk, Talks};

use super::words::words;
use crate::PremierPli;
use crate::table::Config;

impl Talks for PremierPli {
    fn talk(_config: &Config, language: Language) -> Talk {
        let phrases = ["claim-well", "claim-high"];
        Talk::free(words(), language, &phrases, &["claim-about-lead"], &[])
    }
}
