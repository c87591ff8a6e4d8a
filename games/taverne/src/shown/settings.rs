//! The options of section 7 as a form asks for them.

use std::ops::RangeInclusive;

use shelf::{Form, Hosts, Language, Setting, SettingKind, SettingValue};

use crate::cards::{Variant, book};
use crate::table::config::{Claims, FirstSeller, Offers, Presence, Protests, Spill, Timers};
use crate::table::given::LONGEST_TIME;
use crate::{Config, Question, Taverne};

impl Hosts for Taverne {
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const DEFAULT_PLAYERS: u8 = 4;

    /// TV-102, TV-109: Heroes and the First Seller are drawn at an ordinary table.
    const SET_THE_DEAL: &'static [&'static str] = &["first_seller", "fixed_heroes"];

    fn config(players: u8) -> Config {
        Config::new(players)
    }

    /// What whoever sets a table is asked. `players` every table has; `first_seller` and `fixed_heroes` name seats, and the
    /// name of the tavern is free text, for which forms have no kind.
    fn settings(language: Language) -> Vec<Setting> {
        let form = Form::of::<Taverne>(language);
        let number =
            |least, most| SettingKind::Number { least, most, step: 1, zero_means_none: false };
        vec![
            form.setting("variants", variants(language)),
            form.choice("heroes_per_player", [2, 3]),
            form.setting("peaceful_end", SettingKind::Toggle {}),
            form.choice("offers", [Offers::Open, Offers::Sealed]),
            form.setting("claim_hint", SettingKind::Toggle {}),
            form.choice("claims", [Claims::Usual, Claims::Sealed, Claims::Race, Claims::Auto]),
            form.choice("presence", [Presence::Live, Presence::ByMail]),
            timers(&form),
            form.setting("treasures_per_player", number(4, 8)).for_experts(),
            form.setting("max_sale_turns_per_player", number(1, 10)).for_experts(),
            form.choice("protests_per_deal", [Protests::One, Protests::Any]).for_experts(),
            form.setting("ko_heroes_score", SettingKind::Toggle {}).for_experts(),
            form.choice("ko_spill", [Spill::All, Spill::Share]).for_experts(),
        ]
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    /// Seats are drawn, unless the table names one of them or what sits there.
    fn shuffles_seats(config: &Config) -> bool {
        config.fixed_heroes.is_none() && matches!(config.first_seller, FirstSeller::Drawn(_))
    }

    /// The seconds of a question; nothing for no limit.
    fn pace(config: &Config, question: Question) -> Option<u16> {
        let timers = config.timers?;
        let seconds = match question {
            Question::Show { .. } => timers.show,
            Question::Offer {} => timers.offer,
            Question::Deal { .. } => timers.deal,
            Question::Protest {} => timers.protest,
            Question::Peace {} => timers.peace,
            Question::Activate { .. } => timers.activation,
            Question::Muster { .. } => timers.muster,
            Question::Support {} => timers.support,
            Question::Riposte { .. } => timers.riposte,
            Question::Drop { .. } | Question::Loot { .. } | Question::Shelter { .. } => timers.loss,
            Question::Keep {} => timers.keep,
            Question::Claim {} => timers.claim,
            Question::Tilt { .. } => timers.tilt,
        };
        (seconds > 0).then_some(seconds)
    }

    fn timed(config: &Config) -> bool {
        config.timers.is_some_and(|timers| timers.all().into_iter().any(|seconds| seconds > 0))
    }
}

/// TV-1101: any of the variants; which of them go together, the configuration says.
fn variants(language: Language) -> SettingKind {
    let value = |variant: &Variant| {
        let print = book().variant(*variant);
        SettingValue::new(variant, print.name.get(language), print.text.get(language))
    };
    let all = [Variant::CasseTout, Variant::TousSurUn, Variant::TeteDure];
    SettingKind::Several {
        values: all.iter().map(value).collect(),
        least: 0,
        most: all.len() as u32,
        one_per_player: false,
        may_be_null: false,
    }
}

/// Every clock; or none at all.
fn timers(form: &Form) -> Setting {
    form.group_or_none("timers", &Timers::default(), |within| {
        let seconds = || SettingKind::Number {
            least: 1,
            most: u32::from(LONGEST_TIME),
            step: 1,
            zero_means_none: true,
        };
        CLOCKS.iter().map(|key| within.setting(key, seconds())).collect()
    })
    .for_experts()
}

/// The names of the clocks, as the configuration writes them.
const CLOCKS: [&str; 13] = [
    "show",
    "offer",
    "deal",
    "protest",
    "peace",
    "activation",
    "muster",
    "support",
    "riposte",
    "loss",
    "keep",
    "claim",
    "tilt",
];
