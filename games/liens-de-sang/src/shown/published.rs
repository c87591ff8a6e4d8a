//! The game in its box: configuration, bots, talk, and where each kind of text comes from.

use std::ops::RangeInclusive;

use bots::Policy;
use kernel::{Observation, Referee, Refusal, Seat};
use shelf::lesson::Lesson;
use shelf::{CardText, Language, Line, Published, Refused, Setting, TakeBack, Talk, Voice, Words};

use crate::cards::pieces::{Allegiance, Symbol};
use crate::shown::aid::{self, Aid};
use crate::shown::facts::{self, Facts};
use crate::shown::page::{self, Shown};
use crate::shown::{lesson, settings, sheet, words};
use crate::table::config::{Config, Seating, Skin, Spectators, TalkRule};
use crate::table::flow::{Action, Question};
use crate::{Event, Forbidden, LiensDeSang, State, View};

impl Published for LiensDeSang {
    type Shown = Shown;
    type Facts = Facts;
    type Aid = Aid;

    const PREFIX: &'static str = "LS";
    const PLAYERS: RangeInclusive<u8> = crate::cards::catalogue::PLAYERS;
    const DEFAULT_PLAYERS: u8 = 8;
    const LEVELS: &'static [&'static str] = &["random", "regular"];
    /// Every event shows something, so nothing is taken back once it is out; LS-402 says so of an attack.
    const TAKE_BACK: TakeBack = TakeBack::UntilSeen;

    fn words() -> &'static Words {
        words::words()
    }

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// Spec chapter 7: simulations end after 300 turns unless the table says otherwise.
    fn config_for_simulation(config: Config) -> Config {
        let turn_limit = if config.turn_limit == 0 { 300 } else { config.turn_limit };
        Config { turn_limit, ..config }
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

    fn shuffles_seats(config: &Config) -> bool {
        config.seating == Seating::Shuffled
    }

    fn pace(config: &Config, question: Question) -> Option<u16> {
        settings::pace(config, question)
    }

    fn timed(config: &Config) -> bool {
        config.timer.is_some()
    }

    fn admits_spectators(config: &Config) -> bool {
        config.spectators == Spectators::Public
    }

    fn talk(config: &Config, language: Language) -> Talk {
        talk(config.talk, language)
    }

    fn bot(level: &str) -> Option<Box<dyn Policy<Self>>> {
        crate::bot(level)
    }

    fn when_time_is_up(seen: &Observation<Self>) -> Action {
        when_time_is_up(seen)
    }

    fn side(state: &State, seat: Seat, referee: Referee<'_>) -> &'static str {
        match state.secrets.identity(seat, referee).allegiance() {
            Allegiance::Rose => "rose",
            Allegiance::Beast => "beast",
            Allegiance::Order => "inquisitor",
        }
    }

    fn shown(view: &View) -> Shown {
        page::page(view)
    }

    fn skin(view: &View) -> &'static str {
        match view.given().house.skin {
            Skin::RoseBeast => "",
            Skin::PhoenixGargoyle => words::PHOENIX_GARGOYLE,
        }
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
        sheet::aid(voice, view)
    }

    fn work_out(view: &View) -> Option<Aid> {
        aid::work_out(view)
    }

    fn cards(language: Language) -> Vec<CardText<Facts>> {
        facts::cards(language)
    }
}

/// LS-1101 to LS-1103: everything said is public; only the tokens prove anything.
fn talk(rule: TalkRule, language: Language) -> Talk {
    let clans = ["side-rose", "side-beast"].map(|key| words::words().say(language, key, &[]));
    let with_clan = |key: &str| -> Vec<String> {
        clans
            .iter()
            .map(|side| words::words().say(language, key, &[("side", side.as_str().into())]))
            .collect()
    };
    let plain = |key: &&str| words::words().say(language, key, &[]);
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
    let silent = rule == TalkRule::Silent;
    let phrases =
        with_clan("claim-side").into_iter().chain(claims.iter().map(plain)).filter(|_| !silent);
    let about_players = with_clan("claim-about-side")
        .into_iter()
        .chain(about.iter().map(plain))
        .filter(|_| !silent);
    Talk {
        free: rule == TalkRule::Open,
        phrases: phrases.collect(),
        about_players: about_players.collect(),
        private: false,
        gallery_to_players: false,
        clauses: ["LS-1101", "LS-1102", "LS-1103"].map(Into::into).to_vec(),
    }
}

/// LS-1203: the careful choice for somebody who does not choose.
fn when_time_is_up(seen: &Observation<LiensDeSang>) -> Action {
    let question = seen.question.expect("somebody is asked");
    let first = |wanted: &[Action]| {
        *wanted.iter().find(|a| seen.options.contains(a)).expect("one of them is allowed")
    };
    match question {
        Question::Turn {} => Action::Pass { to: seen.seat.left_of(seen.view.players) },
        Question::Request {} => Action::NoRequest {},
        Question::Offer {} => Action::NoOffer {},
        Question::Accept {} => Action::DeclineOffers {},
        Question::Token { .. } => first(&Symbol::ALL.map(|token| Action::Take { token })),
        Question::Ability { .. } => Action::DeclineAbility {},
        Question::Return { .. } => {
            let order = [Symbol::Rose, Symbol::Beast, Symbol::Unknown, Symbol::Rank];
            first(&order.map(|token| Action::Return { token }))
        }
    }
}
