//! The game in its box: where each kind of text comes from.

use std::ops::RangeInclusive;

use bots::Policy;
use kernel::{Observation, Referee, Refusal, Seat, State, View};
use shelf::{CardText, Language, Line, Published, Refused, Setting, Talk, Voice, Words};

use super::aid::{self, Aid};
use super::board::{self, Board};
use super::facts::{self, Facts};
use super::{pace, settings, sheet, talk, timeout, words};
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
