//! The options of section 7 as a form asks for them, and what they mean for whoever serves a table.
//!
//! Left out of the form: `habitats` (cosmetic), `fast_windows` (for simulations) and `trial_cards` (for trials).

use std::ops::RangeInclusive;

use shelf::{Form, Hosts, Language, Setting, SettingKind, SettingValue};

use super::words::words;
use crate::CannibalWorld;
use crate::cards::load::catalogue;
use crate::table::Question;
use crate::table::given::{
    BRING, ChargeRule, Config, First, ReinforcementRule, TalkRule, TimeoutRule,
};

impl Hosts for CannibalWorld {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const DEFAULT_PLAYERS: u8 = 2;

    /// CW-104, CW-1803: who begins is drawn at an ordinary table. Decks are brought, not dealt.
    const SET_THE_DEAL: &'static [&'static str] = &["first"];

    /// CW-1801: for two, or for four in two camps.
    fn is_for(players: u8) -> bool {
        matches!(players, 2 | 4)
    }

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// Windows in which nobody could do anything need not be asked of programs.
    fn config_for_simulation(config: Config) -> Config {
        Config { fast_windows: true, ..config }
    }

    /// What whoever sets a table is asked.
    fn settings(language: Language) -> Vec<Setting> {
        let form = Form::of::<CannibalWorld>(language);
        let up_to = |most| SettingKind::Number { least: 1, most, step: 1, zero_means_none: true };
        let turns = SettingKind::Number { least: 40, most: 500, step: 10, zero_means_none: false };
        vec![
            form.setting("deck_1", decks(language)).or_one_of("decks"),
            form.setting("deck_2", decks(language)).or_one_of("decks"),
            form.setting("deck_3", decks(language)).or_one_of("decks").for_at_least(4),
            form.setting("deck_4", decks(language)).or_one_of("decks").for_at_least(4),
            form.choice(
                "reinforcement",
                [ReinforcementRule::Choose, ReinforcementRule::Recommended],
            ),
            form.choice("talk", [TalkRule::Free, TalkRule::Preset, TalkRule::Off]),
            form.setting("decision_seconds", up_to(600)),
            form.setting("reaction_seconds", up_to(120)),
            form.choice("first", [First::Random, First::CampA, First::CampB]),
            form.setting("pyrrhic", SettingKind::Toggle {}),
            form.setting("mirror", SettingKind::Toggle {}).for_experts(),
            form.setting("open_lists", SettingKind::Toggle {}).for_experts(),
            form.setting("open_lists_after", SettingKind::Toggle {}).for_experts(),
            form.choice("on_timeout", [TimeoutRule::PassOrRandom, TimeoutRule::Forfeit])
                .for_experts(),
            form.setting("max_turns", turns).for_experts(),
            form.choice("charge_excess", [ChargeRule::RemainingLife, ChargeRule::PrintedLife])
                .for_experts(),
            form.setting("swap_takes_assault", SettingKind::Toggle {}).for_experts(),
            form.setting("stunned_may_move", SettingKind::Toggle {}).for_experts(),
            form.setting("last_stand", SettingKind::Toggle {}).for_experts(),
        ]
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    /// Decks belong to seats, so people sit where they want.
    fn shuffles_seats(_config: &Config) -> bool {
        false
    }

    /// The seconds of a question: reactions have their own limit.
    fn pace(config: &Config, question: Question) -> Option<u16> {
        let seconds = match question {
            Question::Window(_) | Question::Tactics { .. } => config.reaction_seconds,
            Question::BringDeck {}
            | Question::ChooseReinforcement {}
            | Question::Mulligan {}
            | Question::DrawSource { .. }
            | Question::Main { .. }
            | Question::Spread { .. }
            | Question::Search { .. }
            | Question::Proliferate { .. }
            | Question::Second { .. } => config.decision_seconds,
        };
        (seconds > 0).then_some(seconds)
    }

    fn timed(config: &Config) -> bool {
        config.decision_seconds > 0 || config.reaction_seconds > 0
    }
}

/// The known decks, and one that the player brings. Lists of one's own are given beside the form.
fn decks(language: Language) -> SettingKind {
    let mut values: Vec<SettingValue> = catalogue()
        .decks
        .iter()
        .map(|deck| {
            let help = deck.faction.print().text.get(language);
            SettingValue::new(&deck.id, deck.name.get(language), help)
        })
        .collect();
    let said = |key: &str| words().say(language, key, &[]);
    values.push(SettingValue::new(&BRING, said("deck-brought"), said("deck-brought-help")));
    SettingKind::Choice { values }
}
