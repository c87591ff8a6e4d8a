//! The options of section 7 as a form asks for them.

use std::ops::RangeInclusive;

use shelf::{Form, Hosts, Language, Setting, SettingKind, SettingValue};

use super::words;
use crate::SangSurLaLame;
use crate::cards::{Format, ScenarioId, catalogue};
use crate::table::config::{
    BandChoice, RolesChoice, ScenarioChoice, TableChoice, TeamsChoice, Timer, TurnLimit,
};
use crate::table::{Config, Question};

impl Hosts for SangSurLaLame {
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const DEFAULT_PLAYERS: u8 = 2;

    /// DS-1302: dice give the parts at an ordinary table. Scenario, ground, teams and bands are what is played, agreed before
    /// anybody sits down (DS-1301, DS-1305).
    const SET_THE_DEAL: &'static [&'static str] = &["roles"];

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// What whoever sets a table is asked. `players` every table has; `second_team` names seats where no usual
    /// cut of `teams` will do, and `neutral_npcs` may name
    /// one kind several times, for which forms have no kind. The format is a choice of two players: more of them always
    /// have small bands.
    fn settings(language: Language) -> Vec<Setting> {
        let form = Form::of::<SangSurLaLame>(language);
        vec![
            form.choice("format", [Format::Standard, Format::Units, Format::Mixed]).for_at_most(2),
            form.setting("bands", bands(language)).or_one_of("bands"),
            form.choice(
                "teams",
                [
                    TeamsChoice::Off,
                    TeamsChoice::Halves,
                    TeamsChoice::Alternating,
                    TeamsChoice::FirstAlone,
                ],
            )
            .for_at_least(3),
            form.setting("scenario", scenarios(language)).or_one_of("scenarios"),
            form.choice(
                "roles",
                [RolesChoice::ByDice, RolesChoice::FirstIsMilitia, RolesChoice::FirstIsRenegade],
            ),
            form.setting("table", tables(language)).or_one_of("terrain"),
            form.setting("turn_limit", turn_limits(language)),
            timer(&form),
            form.setting("armament_limits", SettingKind::Toggle {}).for_experts(),
            form.setting("units_in_small_bands", SettingKind::Toggle {}).for_experts(),
        ]
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    /// Seats are drawn, unless the table gives them parts, teams or bands.
    fn shuffles_seats(config: &Config) -> bool {
        config.roles == RolesChoice::ByDice
            && config.second_team.is_empty()
            && config.teams == TeamsChoice::Off
            && config.bands.iter().all(|band| *band == BandChoice::Usual)
    }

    /// The seconds of a question: the activation's time, or the reaction's; nothing for no limit.
    fn pace(config: &Config, question: Question) -> Option<u16> {
        let timer = config.timer?;
        Some(match question {
            Question::Propose {}
            | Question::ChooseRole { .. }
            | Question::HideLoot { .. }
            | Question::NameSpy { .. }
            | Question::NameAssassin { .. }
            | Question::PickSpot { .. }
            | Question::Deploy { .. }
            | Question::PlaceMarkers { .. }
            | Question::MoveNotable { .. }
            | Question::Ambush { .. }
            | Question::Activate { .. }
            | Question::SpyOrders { .. }
            | Question::Perform { .. }
            | Question::Patrol { .. } => timer.activation,
            Question::React { .. }
            | Question::Spring { .. }
            | Question::SpringReact { .. }
            | Question::Reroll { .. }
            | Question::SecondExchange { .. }
            | Question::TurnTarget { .. }
            | Question::DodgeMove { .. } => timer.reaction,
        })
    }

    fn timed(config: &Config) -> bool {
        config.timer.is_some()
    }
}

fn plain(language: Language, key: &str) -> String {
    words::words().say(language, key, &[])
}

fn scenarios(language: Language) -> SettingKind {
    let roll = SettingValue::new(
        &ScenarioChoice::Roll,
        plain(language, "setting-scenario-roll"),
        plain(language, "setting-scenario-roll-help"),
    );
    let fixed = ScenarioId::playable().iter().map(|id| {
        let print = catalogue().scenario(*id);
        let (name, text) = (print.name.get(language), print.text.get(language));
        SettingValue::new(&ScenarioChoice::Fixed(*id), name, text)
    });
    SettingKind::Choice { values: [roll].into_iter().chain(fixed).collect() }
}

fn bands(language: Language) -> SettingKind {
    let usual = SettingValue::new(
        &BandChoice::Usual,
        plain(language, "setting-bands-usual"),
        plain(language, "setting-bands-usual-help"),
    );
    let ready = catalogue().presets.iter().map(|preset| {
        let (fr, en) = &preset.band.name;
        let format = plain(language, &format!("band-format-{}", super::facts::key(&preset.format)));
        let label = format!("{} ({format})", language.of(fr, en));
        let choice = BandChoice::Preset(preset.id.clone());
        SettingValue::new(&choice, label, preset.text.get(language))
    });
    SettingKind::EachSeat { values: [usual].into_iter().chain(ready).collect() }
}

fn tables(language: Language) -> SettingKind {
    let random = SettingValue::new(
        &TableChoice::Random,
        plain(language, "setting-table-random"),
        plain(language, "setting-table-random-help"),
    );
    let named = catalogue().tables.iter().map(|table| {
        let choice = TableChoice::Named(table.id.clone());
        SettingValue::new(&choice, table.name.get(language), table.text.get(language))
    });
    SettingKind::Choice { values: [random].into_iter().chain(named).collect() }
}

/// DS-1306: the scenario's own limit, 4 to 12 turns, or none.
fn turn_limits(language: Language) -> SettingKind {
    let say = |key: &str| plain(language, key);
    let own = SettingValue::new(
        &TurnLimit::Scenario,
        say("setting-turn_limit-scenario"),
        say("setting-turn_limit-scenario-help"),
    );
    let none = SettingValue::new(
        &TurnLimit::None,
        say("setting-turn_limit-none"),
        say("setting-turn_limit-none-help"),
    );
    let turns = (4..=12u8).map(|turns| {
        let count = [("n", u16::from(turns).into())];
        let label = words::words().say(language, "setting-turn_limit-turns", &count);
        SettingValue::new(&TurnLimit::Turns(turns), label, say("setting-turn_limit-turns-help"))
    });
    SettingKind::Choice { values: [own].into_iter().chain(turns).chain([none]).collect() }
}

/// Both clocks; or none at all.
fn timer(form: &Form) -> Setting {
    let seconds =
        |least, most| SettingKind::Number { least, most, step: 1, zero_means_none: false };
    form.group_or_none("timer", &Timer { activation: 90, reaction: 20 }, |within| {
        vec![
            within.setting("activation", seconds(30, 300)),
            within.setting("reaction", seconds(10, 60)),
        ]
    })
    .for_experts()
}
