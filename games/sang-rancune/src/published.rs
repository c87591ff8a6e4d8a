//! The game in its box: configuration, bots, talk, and where each kind of text comes from.

use std::ops::RangeInclusive;

use bots::{Policy, Random};
use kernel::{Game as _, Observation, Opening, Referee, Refusal, Rng, Seat};
use serde_json::Value;
use shelf::lesson::Lesson;
use shelf::{
    CardText, Language, Line, NamedOpening, Problem, Published, Refused, Setting, Talk, Voice,
    Words,
};

use crate::bots::Regular;
use crate::rules::{low_blows, setup};
use crate::shown::aid::{self, Aid};
use crate::shown::facts::{self, Facts};
use crate::shown::page::{self, Shown};
use crate::shown::{absent, lesson, settings, sheet, talk, words};
use crate::table::config::{Config, PLAYERS};
use crate::table::flow::{Action, Question};
use crate::table::given::Given;
use crate::table::public::Public;
use crate::{Event, Forbidden, SangRancune, State, View};

impl Published for SangRancune {
    type Shown = Shown;
    type Facts = Facts;
    type Aid = Aid;

    const PREFIX: &'static str = "SR";
    const PLAYERS: RangeInclusive<u8> = PLAYERS;
    const DEFAULT_PLAYERS: u8 = 4;
    const LEVELS: &'static [&'static str] = &["random", "regular"];

    fn words() -> &'static Words {
        words::words()
    }

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// A lesson's dungeon may be as short as its data say: `encounters` is how many are met.
    fn opening(
        config: &Config,
        _given: &Given,
        wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        if wanted.name != NamedOpening::LESSON {
            return Err(wanted.unknown(Self::SLUG));
        }
        wanted.prepare(rng)?;
        let short = wanted.data.get("encounters").and_then(Value::as_u64);
        let met = short.map_or(usize::from(config.dungeon_size), |met| met as usize);
        Ok(setup::deal_dungeon(config, met, rng))
    }

    fn lesson() -> Option<&'static Lesson> {
        Some(lesson::lesson())
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
        absent::when_time_is_up(seen)
    }

    /// Every hero is on his own side.
    fn side(_state: &State, seat: Seat, _referee: Referee<'_>) -> &'static str {
        SIDES[usize::from(seat.number())]
    }

    fn shown(view: &View) -> Shown {
        page::shown(view)
    }

    fn order(public: &Public, question: Question) -> Vec<Seat> {
        low_blows::order(public, question)
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

    fn own_sheet(voice: &Voice<'_>, view: &View) -> Vec<String> {
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
