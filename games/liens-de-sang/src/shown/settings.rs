//! The options of chapter 7 as a form asks for them, and what they mean for whoever serves a table.

use std::ops::RangeInclusive;

use shelf::{Form, Hosts, Language, Setting, SettingKind};

use crate::LiensDeSang;
use crate::cards::catalogue;
use crate::table::config::{Config, DeductionAid, Seating, Skin, Spectators, TalkRule, Timer};
use crate::table::flow::Question;

impl Hosts for LiensDeSang {
    const PLAYERS: RangeInclusive<u8> = catalogue::PLAYERS;
    const DEFAULT_PLAYERS: u8 = 8;

    /// LS-204 to LS-208: characters, the first player and the seats are drawn at an ordinary table.
    const SET_THE_DEAL: &'static [&'static str] = &["first_player", "fixed_deal", "seating"];

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// Spec chapter 7: simulations end after 300 turns unless the table says otherwise.
    fn config_for_simulation(config: Config) -> Config {
        let turn_limit = if config.turn_limit == 0 { 300 } else { config.turn_limit };
        Config { turn_limit, ..config }
    }

    /// What whoever sets a table is asked.
    ///
    /// Not in a form: `players`, which every table has; `first_player` and `fixed_deal`, which are for practice and tests
    /// and name seats before anybody sits there; `rated`, which is for the server to say.
    fn settings(language: Language) -> Vec<Setting> {
        let form = Form::of::<LiensDeSang>(language);
        let seconds = SettingKind::Number { least: 15, most: 300, step: 5, zero_means_none: false };
        let turns = SettingKind::Number { least: 20, most: 1000, step: 10, zero_means_none: true };
        vec![
            form.choice("talk", [TalkRule::Open, TalkRule::Claims, TalkRule::Silent]),
            form.choice(
                "deduction_aid",
                [DeductionAid::None, DeductionAid::Notes, DeductionAid::Full],
            ),
            form.group_or_none("timer", &Timer { turn: 90, response: 45 }, |timer| {
                vec![timer.setting("turn", seconds.clone()), timer.setting("response", seconds)]
            }),
            form.choice("spectators", [Spectators::None, Spectators::Public]),
            form.choice("seating", [Seating::AsJoined, Seating::Shuffled]),
            form.choice("skin", [Skin::RoseBeast, Skin::PhoenixGargoyle]),
            form.setting("show_box_at_end", SettingKind::Toggle {}),
            form.setting("turn_limit", turns).for_experts(),
        ]
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn shuffles_seats(config: &Config) -> bool {
        config.seating == Seating::Shuffled
    }

    /// The seconds of a question: a turn has its own limit, everything else is a response.
    fn pace(config: &Config, question: Question) -> Option<u16> {
        let timer = config.timer?;
        match question {
            Question::Turn {} => Some(timer.turn),
            Question::Request {}
            | Question::Offer {}
            | Question::Accept {}
            | Question::Token { .. }
            | Question::Ability { .. }
            | Question::Return { .. } => Some(timer.response),
        }
    }

    fn timed(config: &Config) -> bool {
        config.timer.is_some()
    }

    fn admits_spectators(config: &Config) -> bool {
        config.spectators == Spectators::Public
    }
}
