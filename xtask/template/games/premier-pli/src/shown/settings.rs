//! The options as a form asks for them, and what they mean for whoever serves a table.

use std::ops::RangeInclusive;

use shelf::{Form, Hosts, Language, Setting, SettingKind};

use crate::PremierPli;
use crate::table::config::{LONGEST_TIME, PLAYERS};
use crate::table::{Config, Question};

impl Hosts for PremierPli {
    const PLAYERS: RangeInclusive<u8> = PLAYERS;
    const DEFAULT_PLAYERS: u8 = 4;
    /// Nothing that is drawn can be chosen.
    const SET_THE_DEAL: &'static [&'static str] = &[];

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// Everything but `players`, which every table has.
    fn settings(language: Language) -> Vec<Setting> {
        let form = Form::of::<PremierPli>(language);
        let seconds = SettingKind::Number {
            least: 1,
            most: u32::from(LONGEST_TIME),
            step: 1,
            zero_means_none: true,
        };
        vec![form.setting("seconds", seconds)]
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn shuffles_seats(_config: &Config) -> bool {
        true
    }

    fn pace(config: &Config, question: Question) -> Option<u16> {
        let seconds = match question {
            Question::Lay {} => config.seconds,
        };
        (seconds > 0).then_some(seconds)
    }

    fn timed(config: &Config) -> bool {
        config.seconds > 0
    }
}
