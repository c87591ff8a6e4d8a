//! What may be said at the table (LS-1101 to LS-1103).

use shelf::{Language, Talk, Talks};

use crate::LiensDeSang;
use crate::shown::words::words;
use crate::table::config::{Config, TalkRule};

impl Talks for LiensDeSang {
    /// LS-1101 to LS-1103: everything said is public; only the tokens prove anything.
    fn talk(config: &Config, language: Language) -> Talk {
        let clans = ["side-rose", "side-beast"].map(|key| words().say(language, key, &[]));
        let with_clan = |key: &str| -> Vec<String> {
            clans
                .iter()
                .map(|side| words().say(language, key, &[("side", side.as_str().into())]))
                .collect()
        };
        let plain = |key: &&str| words().say(language, key, &[]);
        let claims = [
            "claim-inquisitor",
            "claim-leader",
            "claim-help",
            "claim-stay-out",
            "claim-no-heal",
            "claim-dagger",
            "claim-trust",
        ];
        let about = ["claim-about-inquisitor", "claim-about-leader", "claim-about-attack"];
        let silent = config.talk == TalkRule::Silent;
        let phrases =
            with_clan("claim-side").into_iter().chain(claims.iter().map(plain)).filter(|_| !silent);
        let about_players = with_clan("claim-about-side")
            .into_iter()
            .chain(about.iter().map(plain))
            .filter(|_| !silent);
        Talk {
            free: config.talk == TalkRule::Open,
            phrases: phrases.collect(),
            about_players: about_players.collect(),
            private: false,
            gallery_to_players: false,
            clauses: ["LS-1101", "LS-1102", "LS-1103"].map(Into::into).to_vec(),
        }
    }
}
