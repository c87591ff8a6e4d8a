//! The description of a form: what whoever sets a table may choose, in words and in JSON.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::json::value as json;
use crate::{Language, Published, Words};

/// An option of a game's configuration, as a form shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(no_recursion)]
pub struct Setting {
    /// Its name in the configuration.
    pub key: String,
    /// What a form calls it.
    pub label: String,
    /// What it changes, in a sentence or two.
    pub help: String,
    /// What it can be.
    pub kind: SettingKind,
    /// What it usually is.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub default: Value,
    /// Whether only those who look for it need to see it.
    pub expert: bool,
    /// Whether another value than the default sets the deal, so that the table is one for practice.
    pub sets_deal: bool,
    /// It is about tables of at least so many players only; all if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from_players: Option<u8>,
    /// It is about tables of at most so many players only; all if it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to_players: Option<u8>,
    /// The kind of lists of which one of somebody's own may stand in place of the values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub takes: Option<String>,
}

impl Setting {
    /// The same among the advanced options.
    #[must_use]
    pub fn for_experts(self) -> Self {
        Self { expert: true, ..self }
    }

    /// The same for tables of at least so many players.
    #[must_use]
    pub fn for_at_least(self, players: u8) -> Self {
        Self { from_players: Some(players), ..self }
    }

    /// The same for tables of at most so many players.
    #[must_use]
    pub fn for_at_most(self, players: u8) -> Self {
        Self { to_players: Some(players), ..self }
    }

    /// The same with lists of one's own of this kind.
    #[must_use]
    pub fn or_one_of(self, kind: &str) -> Self {
        Self { takes: Some(kind.to_owned()), ..self }
    }
}

/// What an option can be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
#[schema(no_recursion)]
pub enum SettingKind {
    /// Yes or no.
    Toggle {},
    /// A number in a range; perhaps also 0, for none.
    Number { least: u32, most: u32, step: u32, zero_means_none: bool },
    /// Exactly one of these.
    Choice { values: Vec<SettingValue> },
    /// A list of these, none twice; perhaps one for each player; perhaps null, for all or any.
    Several {
        values: Vec<SettingValue>,
        least: u32,
        most: u32,
        one_per_player: bool,
        may_be_null: bool,
    },
    /// A list with one of these for each seat, in order; a seat that the list does not reach has the first of them.
    EachSeat { values: Vec<SettingValue> },
    /// Several options in an object; perhaps null, for none.
    Group { members: Vec<Setting>, may_be_null: bool },
}

/// One of the values an option can have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SettingValue {
    /// The value in the configuration.
    #[ts(type = "unknown")]
    #[schema(value_type = serde_json::Value)]
    pub value: Value,
    /// What a form calls it.
    pub label: String,
    /// What it changes.
    pub help: String,
}

impl SettingValue {
    /// A value in words.
    #[must_use]
    pub fn new(value: &impl Serialize, label: impl Into<String>, help: impl Into<String>) -> Self {
        Self { value: json(value), label: label.into(), help: help.into() }
    }
}

/// Writes the settings of a game: labels and helps come from its words, defaults from its ordinary configuration.
///
/// The option `talk` is called what the sentence `setting-talk` says and explained by `setting-talk-help`; its value
/// `open` by `setting-talk-open` and `setting-talk-open-help`; a member `turn` of the group `timer` by
/// `setting-timer-turn` and `setting-timer-turn-help`.
pub struct Form {
    words: &'static Words,
    language: Language,
    /// What the keys of its sentences begin with.
    prefix: String,
    defaults: Value,
    /// The options that set the deal.
    set_the_deal: &'static [&'static str],
}

impl Form {
    /// The form of a game.
    #[must_use]
    pub fn of<G: Published>(language: Language) -> Self {
        let defaults = json(&G::config(G::DEFAULT_PLAYERS));
        let (words, set_the_deal) = (G::words(), G::SET_THE_DEAL);
        Self { words, language, prefix: "setting".into(), defaults, set_the_deal }
    }

    /// An option of this kind.
    #[must_use]
    pub fn setting(&self, key: &str, kind: SettingKind) -> Setting {
        let (label, help) = self.said(key);
        let default = self.defaults[key].clone();
        Setting {
            key: key.into(),
            label,
            help,
            kind,
            default,
            expert: false,
            sets_deal: self.set_the_deal.contains(&key),
            from_players: None,
            to_players: None,
            takes: None,
        }
    }

    /// An option with exactly one of these values.
    #[must_use]
    pub fn choice<T: Serialize>(&self, key: &str, values: impl IntoIterator<Item = T>) -> Setting {
        let in_words = |value: T| {
            let value = json(&value);
            let id = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let (label, help) = self.said(&format!("{key}-{id}"));
            SettingValue { value, label, help }
        };
        let values = values.into_iter().map(in_words).collect();
        self.setting(key, SettingKind::Choice { values })
    }

    /// A group that is off in an ordinary table, with what its members begin with when it is switched on.
    #[must_use]
    pub fn group_or_none<T: Serialize>(
        &self,
        key: &str,
        to_begin_with: &T,
        members: impl FnOnce(&Self) -> Vec<Setting>,
    ) -> Setting {
        let within = Self {
            words: self.words,
            language: self.language,
            prefix: format!("{}-{key}", self.prefix),
            defaults: json(to_begin_with),
            set_the_deal: &[],
        };
        self.setting(key, SettingKind::Group { members: members(&within), may_be_null: true })
    }

    /// The label and the help of an option or a value.
    fn said(&self, key: &str) -> (String, String) {
        let sentence = format!("{}-{key}", self.prefix);
        let say = |key: &str| self.words.say(self.language, key, &[]);
        (say(&sentence), say(&format!("{sentence}-help")))
    }
}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Form({}, {})", self.prefix, self.language)
    }
}
