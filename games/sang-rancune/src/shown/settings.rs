//! The options of chapter 7 as a form asks for them, and what they mean for whoever serves a table.

use std::ops::RangeInclusive;

use kernel::Viewer;
use shelf::{Form, Hosts, Language, Setting, SettingKind, SettingValue, Voice};

use crate::SangRancune;
use crate::cards::encounters::EncounterId;
use crate::cards::heroes::HeroId;
use crate::shown::prints::{encounter, portrait};
use crate::table::config::{self, Config, TalkRule};
use crate::table::flow::Question;

impl Hosts for SangRancune {
    const PLAYERS: RangeInclusive<u8> = config::PLAYERS;
    const DEFAULT_PLAYERS: u8 = 4;

    /// SR-103: heroes are drawn, and the dungeon from all Encounters, at an ordinary table.
    const SET_THE_DEAL: &'static [&'static str] = &["heroes", "encounters"];

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// What whoever sets a table is asked: everything but `players`, which every table has.
    fn settings(language: Language) -> Vec<Setting> {
        let form = Form::of::<SangRancune>(language);
        let up_to = |most| SettingKind::Number { least: 1, most, step: 1, zero_means_none: true };
        let rounds = SettingKind::Number { least: 6, most: 30, step: 1, zero_means_none: false };
        vec![
            form.choice("dungeon_size", [5, 9, 12]),
            form.choice("talk", [TalkRule::Vague, TalkRule::Canned, TalkRule::Silent]),
            form.setting("set_seconds", up_to(300)),
            form.setting("window_seconds", up_to(60)),
            form.setting("bonus_by_position", SettingKind::Toggle {}),
            form.setting("last_survivor_ends", SettingKind::Toggle {}),
            form.setting("fatigue_from", rounds).for_experts(),
            form.setting("heroes", heroes(language)).for_experts(),
            form.setting("encounters", encounters(language)).for_experts(),
        ]
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn shuffles_seats(_config: &Config) -> bool {
        true
    }

    /// The seconds of a question: a reaction, which most players let go by, has its own limit; everything else is a
    /// decision like setting an Attack, whether one hero is asked or all at once.
    fn pace(config: &Config, question: Question) -> Option<u16> {
        let seconds = match question {
            Question::Window(_) => config.window_seconds,
            Question::Between {}
            | Question::AcceptTrade {}
            | Question::AcceptDrink {}
            | Question::Loot { .. }
            | Question::PassCard {}
            | Question::SetAttack {}
            | Question::SetOpenly { .. }
            | Question::Replace { .. }
            | Question::Declare(_)
            | Question::DiscardDown { .. }
            | Question::Mentalism { .. }
            | Question::Refresh {}
            | Question::Bridge {} => config.set_seconds,
        };
        (seconds > 0).then_some(seconds)
    }

    fn timed(config: &Config) -> bool {
        config.set_seconds > 0 || config.window_seconds > 0
    }
}

/// One hero for each player.
fn heroes(language: Language) -> SettingKind {
    let voice = Voice::new(language, Viewer::Gallery, &[]);
    let value = |hero: HeroId| {
        SettingValue::new(&hero, hero.print().name.get(language), portrait(&voice, hero))
    };
    SettingKind::Several {
        values: HeroId::all().map(value).collect(),
        least: 3,
        most: 6,
        one_per_player: true,
        may_be_null: true,
    }
}

/// Three more than the dungeon is long; the shortest has five.
fn encounters(language: Language) -> SettingKind {
    let voice = Voice::new(language, Viewer::Gallery, &[]);
    let value = |id: EncounterId| {
        SettingValue::new(&id, id.print().name.get(language), encounter(&voice, id))
    };
    let values: Vec<SettingValue> = EncounterId::all().map(value).collect();
    let most = values.len() as u32;
    SettingKind::Several { values, least: 8, most, one_per_player: false, may_be_null: true }
}
