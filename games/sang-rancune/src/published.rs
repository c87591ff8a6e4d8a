//! The game in its box: configuration, bots, talk, and where each kind of text comes from.

use std::ops::RangeInclusive;

use bots::{Policy, Random};
use kernel::{Observation, Referee, Refusal, Seat};
use shelf::{CardText, Language, Line, Published, Refused, Setting, Talk, Voice, Words};

use crate::aid::{self, Aid};
use crate::cards::{Card, Handful};
use crate::config::Config;
use crate::encounters::{EncounterId, Special};
use crate::facts::{self, Facts};
use crate::flow::{Action, Question};
use crate::heroes::{FULL_LIFE, HeroId};
use crate::regular::Regular;
use crate::{Event, Forbidden, SangRancune, State, View, settings, sheet, talk, words};

impl Published for SangRancune {
    type Facts = Facts;
    type Aid = Aid;

    const PREFIX: &'static str = "SR";
    const PLAYERS: RangeInclusive<u8> = 3..=6;
    const DEFAULT_PLAYERS: u8 = 4;
    const LEVELS: &'static [&'static str] = &["random", "regular"];

    fn words() -> &'static Words {
        words::words()
    }

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    fn settings(language: Language) -> Vec<Setting> {
        settings::settings(language)
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn shuffles_seats(_config: &Config) -> bool {
        true
    }

    fn pace(config: &Config, question: Question) -> Option<u16> {
        settings::pace(config, question)
    }

    fn timed(config: &Config) -> bool {
        config.set_seconds > 0 || config.window_seconds > 0
    }

    fn talk(config: &Config, language: Language) -> Talk {
        talk::talk(config.talk, language)
    }

    fn may_say(voice: &Voice<'_>, view: &View, text: &str) -> Result<(), Refused> {
        talk::may_say(voice, view, text)
    }

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        match level {
            "random" => Some(Box::new(Random)),
            "regular" => Some(Box::new(Regular)),
            _ => None,
        }
    }

    fn when_time_is_up(seen: &Observation<Self>) -> Action {
        when_time_is_up(seen)
    }

    /// Every hero is on his own side.
    fn side(_state: &State, seat: Seat, _referee: Referee<'_>) -> &'static str {
        SIDES[usize::from(seat.number())]
    }

    fn ask(voice: &Voice<'_>, view: &View, question: Question) -> String {
        words::ask(voice, view, question)
    }

    fn choice(
        voice: &Voice<'_>,
        view: &View,
        question: Question,
        action: &Action,
    ) -> (String, Vec<String>) {
        words::choice(voice, view, question, action)
    }

    fn event(voice: &Voice<'_>, event: &Event) -> Line {
        words::event(voice, event)
    }

    fn refusal(voice: &Voice<'_>, refusal: &Refusal<Forbidden>) -> Refused {
        words::refusal(voice, refusal)
    }

    fn sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
        sheet::sheet(voice, view)
    }

    fn own(voice: &Voice<'_>, view: &View) -> Vec<String> {
        sheet::own(voice, view)
    }

    fn aid(voice: &Voice<'_>, view: &View) -> Option<Vec<String>> {
        aid::lines(voice, view)
    }

    fn work_out(view: &View) -> Option<Aid> {
        aid::work_out(view)
    }

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        facts::cards(language)
    }
}

const SIDES: [&str; 6] = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5"];

/// A card's text, the values on its sides and its number.
pub(crate) fn printed(voice: &Voice<'_>, card: Card) -> String {
    let print = card.print();
    let text = ("text", print.text.get(voice.language).into());
    let count = ("count", usize::from(print.count).into());
    if print.faces.is_empty() {
        return words::say(voice, "card-other", [text, count]);
    }
    let faces: Vec<String> = print.faces.iter().map(u16::to_string).collect();
    words::say(voice, "card-attack", [text, ("faces", faces.join(", ").into()), count])
}

/// SR-101: a hero's Life and Heroic Attacks.
pub(crate) fn portrait(voice: &Voice<'_>, hero: HeroId) -> String {
    let attacks = words::cards(voice, Card::all().filter(|card| card.print().hero == Some(hero)));
    let life = words::life(voice, u16::from(FULL_LIFE));
    words::say(voice, "card-hero", [("life", life.into()), ("cards", attacks.into())])
}

/// An Encounter's type, Prestige and rule.
pub(crate) fn encounter(voice: &Voice<'_>, id: EncounterId) -> String {
    let print = id.print();
    let args = [
        ("type", words::kind(voice, print.kind).into()),
        ("prestige", words::prestige(voice, print.prestige).into()),
        ("text", print.text.get(voice.language).into()),
    ];
    words::say(voice, "card-encounter", args)
}

/// An Encounter's rule, and its rows for every number of players.
pub(crate) fn rows(voice: &Voice<'_>, id: EncounterId) -> String {
    let print = id.print();
    let mut parts = vec![encounter(voice, id)];
    let mut numbers = |key: &str, all: [String; 4]| {
        parts.push(words::say(voice, key, [("numbers", all.join(", ").into())]));
    };
    if print.rows[0].life > 0 {
        let key = if id.is_trap() { "card-threshold" } else { "card-life" };
        numbers(key, [0, 1, 2, 3].map(|row: usize| print.rows[row].life.to_string()));
    }
    if let Special::TokenPack { wolves } = print.special {
        numbers("card-wolves", wolves.map(|count| count.to_string()));
    }
    if let Special::RegrowHeads { first_and_most, .. } = print.special {
        numbers("card-heads", first_and_most.map(|[first, most]| format!("{first}–{most}")));
    }
    let attacks = [3, 4, 5, 6].map(|players| (players, words::strikes(voice, id, players)));
    let all_alike = attacks.iter().all(|(_, strikes)| *strikes == attacks[0].1);
    for (players, strikes) in attacks.into_iter().take(if all_alike { 1 } else { 4 }) {
        let Some(strikes) = strikes else { continue };
        let key = if all_alike { "card-strikes" } else { "card-strikes-for" };
        let args = [("players", usize::from(players).into()), ("strikes", strikes.into())];
        parts.push(words::say(voice, key, args));
    }
    parts.join(" ")
}

/// What a card is worth to somebody who does not choose: Attacks by their value, then tactical cards (SR-415), then low
/// blows.
fn value(card: Card) -> (u8, u16) {
    let print = card.print();
    let rank = if card.deals_damage() { 0 } else { 1 + u8::from(!card.is_attack()) };
    (rank, print.faces.get(usize::from(print.base)).copied().unwrap_or(0))
}

/// The careful choice for somebody whose time is up: the lowest Attack, and otherwise nothing.
fn when_time_is_up(seen: &Observation<SangRancune>) -> Action {
    let question = seen.question.expect("somebody is asked");
    let first = || seen.options.first().expect("whoever is asked has an option").clone();
    let lowest = |card_of: fn(&Action) -> Option<Card>| {
        let least =
            seen.options.iter().filter_map(|action| Some((value(card_of(action)?), action)));
        least.min_by_key(|(value, _)| *value).map_or_else(first, |(_, action)| action.clone())
    };
    match question {
        Question::Between {} => Action::Ready {},
        Question::AcceptTrade {} | Question::AcceptDrink {} => Action::Refuse {},
        Question::Loot { .. }
        | Question::PlanB {}
        | Question::BeforeReveal { .. }
        | Question::AnswerMoveOver { .. }
        | Question::AttackRevealed { .. }
        | Question::Fireball { .. }
        | Question::LowBlow { .. }
        | Question::CreatureTargets {}
        | Question::CreatureHit {} => Action::Pass {},
        Question::SetAttack {} | Question::SetOpenly { .. } => lowest(set_alone),
        Question::PassCard {} | Question::DiscardDown { .. } => lowest(given_up),
        Question::Replace { .. } => {
            let replacements =
                seen.options.iter().filter_map(|action| Some((replaced_by(action)?, action)));
            replacements
                .min_by_key(|(values, _)| values.clone())
                .map_or_else(first, |(_, action)| action.clone())
        }
        Question::Heroic { .. } | Question::Blessing { .. } | Question::Theft { .. } => {
            Action::Plain {}
        }
        Question::Order { .. } | Question::Target { .. } => first(),
        Question::Mentalism { most, .. } => Action::Draw { cards: most },
        Question::Refresh {} => Action::Refresh { discard: Handful::default() },
        Question::Bridge {} => Action::Hold {},
    }
}

const fn set_alone(action: &Action) -> Option<Card> {
    if let Action::Set { card, second: None } = action { Some(*card) } else { None }
}

const fn given_up(action: &Action) -> Option<Card> {
    if let Action::PassOn { card } | Action::Discard { card } = action { Some(*card) } else { None }
}

/// What is played instead of a replaced card, if nothing is set face down beside it.
fn replaced_by(action: &Action) -> Option<Vec<(u8, u16)>> {
    let Action::Replace { now, later: None } = action else { return None };
    Some(now.cards().iter().copied().map(value).collect())
}
