//! SR-1003, SR-1004: what may be said at the table.

use shelf::{Language, Refused, Talk, Talks, Voice, mentions};

use crate::SangRancune;
use crate::View;
use crate::cards::Card;
use crate::shown::words;
use crate::table::config::{Config, TalkRule};

impl Talks for SangRancune {
    /// SR-1003, SR-1004: vague words are allowed, to everybody at once, and bind nobody.
    fn talk(config: &Config, language: Language) -> Talk {
        let claims = [
            "claim-hard",
            "claim-hold",
            "claim-trust",
            "claim-finish",
            "claim-leave",
            "claim-prepare",
            "claim-together",
            "claim-heal",
            "claim-trade",
            "claim-bridge",
        ];
        let about = [
            "claim-about-steal",
            "claim-about-lazy",
            "claim-about-leader",
            "claim-about-heal",
            "claim-about-trust",
        ];
        let talk = Talk::free(words::words(), language, &claims, &about, &["SR-1003", "SR-1004"]);
        match config.talk {
            TalkRule::Vague => talk,
            TalkRule::Canned => Talk { free: false, ..talk },
            TalkRule::Silent => talk.silent(),
        }
    }

    /// SR-1003: nobody says what is in their hand, so a message that names a card of the writer's own hand is held back.
    ///
    /// Only names count, in either language, whoever listens. A number alone may be anything at this table, and a card that
    /// is not held may be named, for that is a lie or a question.
    fn may_say(voice: &Voice<'_>, view: &View, text: &str) -> Result<(), Refused> {
        if view.own.hand.iter().any(|card| is_named(*card, text)) {
            return Err(Refused {
                code: "SR-E29".into(),
                clause: Some("SR-1003".into()),
                text: words::plain(voice, "refusal-SR-E29"),
            });
        }
        Ok(())
    }
}

/// Whether a text names a card in any language. Of a name with a slash either half will do, unless it is a single word
/// of everyday talk.
fn is_named(card: Card, text: &str) -> bool {
    let names = Language::ALL.map(|language| card.print().name.get(language));
    names.into_iter().any(|name| {
        let mut halves = name.split(" / ").filter(|half| *half == name || half.contains(' '));
        halves.any(|half| mentions(text, half))
    })
}
