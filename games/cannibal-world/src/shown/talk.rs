//! CW-1818: what may be said at the table. Against one opponent talk is free; partners keep their hands to themselves.

use kernel::View;
use shelf::{Language, Refused, Talk, Talks, Voice, mentions};

use super::words::{plain, words};
use crate::CannibalWorld;
use crate::cards::Card;
use crate::table::given::{Config, TalkRule};

const PHRASES: [&str; 10] = [
    "phrase-attack",
    "phrase-hold",
    "phrase-dodge",
    "phrase-pillage",
    "phrase-guard",
    "phrase-meat",
    "phrase-tracker",
    "phrase-wait",
    "phrase-well-played",
    "phrase-thanks",
];

impl Talks for CannibalWorld {
    /// CW-1818: partners speak before everybody, so there is no private talk that would have to be watched.
    fn talk(config: &Config, language: Language) -> Talk {
        let about = ["phrase-about-attack", "phrase-about-watch"];
        let talk = Talk::free(words(), language, &PHRASES, &about, &["CW-1818"]);
        let in_camps = config.players == 4;
        match config.talk {
            TalkRule::Off => talk.silent(),
            TalkRule::Free => talk,
            TalkRule::Preset => Talk { free: !in_camps, ..talk },
        }
    }

    /// CW-1818: nobody with a partner names a card of the own hand or Reinforcements.
    fn may_say(voice: &Voice<'_>, view: &View<CannibalWorld>, text: &str) -> Result<(), Refused> {
        let Some(seat) = view.seat().filter(|_| view.players == 4) else { return Ok(()) };
        let own = &view.own;
        let held = [&own.hands[seat].cards, &own.reinforcements[seat].cards];
        let named = |card: &Card| {
            let names = Language::ALL.map(|language| card.print().name.get(language));
            names.into_iter().chain([card.id()]).any(|name| mentions(text, name))
        };
        if held.into_iter().flatten().flatten().any(named) {
            return Err(Refused {
                code: "CW-E47".into(),
                clause: Some("CW-1818".into()),
                text: plain(voice, "refusal-CW-E47"),
            });
        }
        Ok(())
    }
}
