//! The game in its box: where each kind of text comes from.

use std::ops::RangeInclusive;

use bots::Policy;
use kernel::{Game as _, Observation, Opening, Referee, Refusal, Rng, Seat, State, View};
use serde::Deserialize as _;
use shelf::lesson::Lesson;
use shelf::{
    CardText, Language, Line, NamedOpening, Problem, Published, Refused, Setting, Talk, Voice,
    Words,
};

use super::aid::{self, Aid};
use super::board::{self, Board};
use super::facts::{self, Facts};
use super::{lesson, pace, settings, sheet, talk, timeout, words};
use crate::rules::setup::{self, Stacked};
use crate::table::Given;
use crate::table::config::FirstSeller;
use crate::{Action, Config, Event, Forbidden, Question, Taverne};

impl Published for Taverne {
    type Facts = Facts;
    type Aid = Aid;
    type Shown = Board;

    const PREFIX: &'static str = "TV";
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const DEFAULT_PLAYERS: u8 = 4;
    const LEVELS: &'static [&'static str] = &["random", "regular"];

    fn words() -> &'static Words {
        words::words()
    }

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// A lesson says which Treasures are dealt, what lies on top of the piles, and what the dice show.
    fn opening(
        _config: &Config,
        given: &Given,
        wanted: &NamedOpening,
        rng: &mut Rng,
    ) -> Result<Opening<Self>, Problem> {
        if wanted.name != NamedOpening::LESSON {
            return Err(wanted.unknown(Self::SLUG));
        }
        wanted.prepare(rng)?;
        let stacked = Stacked::deserialize(&wanted.data).map_err(|error| {
            Problem::said(
                format!("l’ouverture « {} » : {error}", wanted.name),
                format!("the opening “{}”: {error}", wanted.name),
            )
        })?;
        Ok(setup::deal_stacked(given, &stacked, rng))
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

    /// Seats are drawn, unless the table names one of them or what sits there.
    fn shuffles_seats(config: &Config) -> bool {
        config.fixed_heroes.is_none() && matches!(config.first_seller, FirstSeller::Drawn(_))
    }

    fn pace(config: &Config, question: Question) -> Option<u16> {
        pace::pace(config, question)
    }

    fn timed(config: &Config) -> bool {
        config.timers.is_some_and(|timers| timers.all().into_iter().any(|seconds| seconds > 0))
    }

    fn talk(_config: &Config, language: Language) -> Talk {
        talk::talk(language)
    }

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        crate::bot(level)
    }

    fn when_time_is_up(seen: &Observation<Self>) -> Action {
        timeout::when_time_is_up(seen)
    }

    /// Everybody plays for himself.
    fn side(_state: &State<Self>, seat: Seat, _referee: Referee<'_>) -> &'static str {
        SIDES[usize::from(seat.number())]
    }

    fn shown(view: &View<Self>) -> Board {
        board::board(view)
    }

    fn ask(voice: &Voice<'_>, view: &View<Self>, question: Question) -> String {
        words::ask(voice, view, question)
    }

    fn choice(
        voice: &Voice<'_>,
        view: &View<Self>,
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

    fn sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        sheet::sheet(voice, view)
    }

    fn own_sheet(voice: &Voice<'_>, view: &View<Self>) -> Vec<String> {
        sheet::own(voice, view)
    }

    fn aid(voice: &Voice<'_>, view: &View<Self>) -> Option<Vec<String>> {
        aid::lines(voice, view)
    }

    fn work_out(view: &View<Self>) -> Option<Aid> {
        aid::work_out(view)
    }

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        facts::cards(language)
    }
}

const SIDES: [&str; 6] = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5"];
