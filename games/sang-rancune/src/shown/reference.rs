//! The reference sheet, which everybody may read at any time: a round, the windows, what counts.
//!
//! Its numbers are those of the rules and cards, and which card is of use in a window is what is printed on it; the
//! sentences around them are in `words`.

use serde::Serialize;
use shelf::{Arg, CardText, Voice};
use ts_rs::TS;

use crate::cards::{AttackEffect, Card, ItemEffect, Timing};
use crate::rules::creature::FALLBACK;
use crate::shown::facts::Facts;
use crate::shown::words;
use crate::table::config::Config;
use crate::table::given::Given;
use crate::table::pieces::HAND_LIMIT;

/// What one looks up during play, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReferenceFacts {
    pub sections: Vec<SectionFacts>,
}

/// One heading and what stands below it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SectionFacts {
    pub title: String,
    /// Whether the lines are steps that follow each other.
    pub in_order: bool,
    pub lines: Vec<LineFacts>,
    /// What holds for all of them.
    pub note: Option<String>,
}

/// One line, and what it is about if that is said before it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LineFacts {
    pub about: Option<String>,
    pub text: String,
}

/// SR-307 to SR-323: so many steps has a round.
const STEPS: usize = 8;
/// SR-403: so many things change what an Attack is worth.
const WORTH: usize = 7;
/// SR-702, SR-704: whom a hit can look for.
const TARGETS: [&str; 4] = ["slot", "damage", "wound", "nobody"];
/// SR-901 to SR-914: so many sentences are said about Prestige.
const PRESTIGE: usize = 5;

/// When cards are played that are not set, in the order of a round, and which timings are printed for it.
const WINDOWS: [(&str, &[Timing]); 7] = [
    ("before", &[Timing::BeforeReveal, Timing::OwnTurn]),
    ("revealed", &[Timing::AttackRevealed, Timing::PrepRevealed]),
    ("low-blow", &[Timing::LowBlow]),
    ("targets", &[Timing::CreatureTargets]),
    ("hit", &[Timing::CreatureHit]),
    ("initiative", &[Timing::Initiative]),
    ("between", &[Timing::Between]),
];

/// The sheet as a card among the others.
pub(crate) fn sheet(voice: &Voice<'_>) -> CardText<Facts> {
    let sheet = Sheet { voice, args: numbers_and_names(voice) };
    CardText {
        id: "reference".into(),
        name: sheet.say("reference-name"),
        text: sheet.say("reference-text"),
        facts: Facts::Reference(ReferenceFacts { sections: sheet.sections() }),
    }
}

struct Sheet<'a> {
    voice: &'a Voice<'a>,
    /// Every number and name that a sentence may need.
    args: Vec<(&'static str, Arg<'static>)>,
}

impl Sheet<'_> {
    fn say(&self, key: &str) -> String {
        words::words().say(self.voice.language, key, &self.args)
    }

    fn sections(&self) -> Vec<SectionFacts> {
        vec![
            self.section("goal", false, self.sentences("goal", 1), None),
            self.section("round", true, self.sentences("round", STEPS), None),
            self.section("windows", false, self.windows(), Some("reference-windows-note")),
            self.section("targets", false, self.targets(), None),
            self.section("worth", true, self.sentences("worth", WORTH), None),
            self.section("prestige", false, self.sentences("prestige", PRESTIGE), None),
            self.section("hand", false, self.sentences("hand", 1), None),
        ]
    }

    fn section(
        &self,
        key: &str,
        in_order: bool,
        lines: Vec<LineFacts>,
        note: Option<&str>,
    ) -> SectionFacts {
        let title = self.say(&format!("reference-{key}"));
        SectionFacts { title, in_order, lines, note: note.map(|note| self.say(note)) }
    }

    fn sentences(&self, key: &str, count: usize) -> Vec<LineFacts> {
        let line =
            |at: usize| LineFacts { about: None, text: self.say(&format!("reference-{key}-{at}")) };
        (1..=count).map(line).collect()
    }

    /// SR-501: what is printed for each window.
    fn windows(&self) -> Vec<LineFacts> {
        let line = |(key, timings): &(&str, &[Timing])| {
            let fits =
                |card: &Card| card.print().timing.iter().any(|timing| timings.contains(timing));
            let cards = words::cards(self.voice, Card::all().filter(fits));
            let args = [("cards", cards.into())];
            LineFacts {
                about: Some(self.say(&format!("reference-window-{key}"))),
                text: words::say(self.voice, &format!("reference-window-{key}-is"), args),
            }
        };
        WINDOWS.iter().map(line).collect()
    }

    fn targets(&self) -> Vec<LineFacts> {
        let line = |key: &str| LineFacts {
            about: Some(self.say(&format!("reference-target-{key}"))),
            text: self.say(&format!("reference-target-{key}-is")),
        };
        TARGETS.into_iter().map(line).collect()
    }
}

/// SR-106, SR-605, SR-615, SR-705, SR-902: the numbers as the rules have them, and the cards that sentences name.
fn numbers_and_names(voice: &Voice<'_>) -> Vec<(&'static str, Arg<'static>)> {
    // The usual dungeon: what a killing blow adds in the room before the last, and in the last.
    let given = Given::new(&Config::new(4));
    let late = |before_last: u8| given.bonus_of(given.dungeon_size - before_last);
    let item = |is: &dyn Fn(&ItemEffect) -> bool| first(|card| card.item_effect().is_some_and(is));
    let attack =
        |is: &dyn Fn(&AttackEffect) -> bool| first(|card| card.attack_effect().is_some_and(is));
    let amulet = item(&|effect| matches!(effect, ItemEffect::HandLimit { .. }));
    let name = |card: Card| words::card(voice, card).into();
    let mut args: Vec<(&'static str, Arg<'static>)> = vec![
        ("hand", HAND_LIMIT.into()),
        ("fallback", u16::from(FALLBACK).into()),
        ("late", late(1).into()),
        ("last", late(0).into()),
        ("amulet", name(amulet)),
        ("strength", name(item(&|effect| matches!(effect, ItemEffect::RotateOwnAttacks { .. })))),
        ("crowd", name(attack(&|effect| matches!(effect, AttackEffect::RotateFollowing { .. })))),
        (
            "breach",
            name(attack(&|effect| matches!(effect, AttackEffect::RotateSelfIfFollow { .. }))),
        ),
        ("water", name(attack(&|effect| matches!(effect, AttackEffect::AddVsType { .. })))),
        ("feint", name(attack(&|effect| matches!(effect, AttackEffect::NoHit {})))),
    ];
    if let Some(ItemEffect::HandLimit { limit, .. }) = amulet.item_effect() {
        args.push(("most", u16::from(*limit).into()));
    }
    let healers = Card::all().filter_map(|card| match card.item_effect() {
        Some(ItemEffect::Heal { prestige_if_other, .. }) => Some((card, *prestige_if_other)),
        Some(_) | None => None,
    });
    let healed: Vec<String> = healers
        .map(|(card, prestige)| {
            let args = [("n", prestige.into()), ("card", words::card(voice, card).into())];
            words::say(voice, "reference-healed-with", args)
        })
        .collect();
    args.push(("healed", shelf::speech::things(voice, &healed).into()));
    args
}

/// The first card of which this is true.
fn first(is: impl Fn(Card) -> bool) -> Card {
    Card::all().find(|card| is(*card)).expect("the box has such a card")
}
