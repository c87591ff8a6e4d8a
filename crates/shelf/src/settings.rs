//! The description of a form: what whoever sets a table may choose, in words and in JSON.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::value as json;
use crate::{Language, Published, Words};

/// One option of a configuration, as a form asks for it.
///
/// What is chosen goes into the configuration under the key. A form can be drawn from this alone; what options allow
/// together is for [`configure`](crate::AnyGame::configure) to say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setting {
    /// The name of the option in the configuration.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// What changes with it, in a sentence or two for newcomers.
    pub help: String,
    /// What may be chosen.
    pub kind: SettingKind,
    /// What an ordinary table has.
    pub default: Value,
    /// Whether it is shown among the advanced options only.
    pub expert: bool,
}

impl Setting {
    /// The same among the advanced options.
    #[must_use]
    pub fn for_experts(self) -> Self {
        Self { expert: true, ..self }
    }
}

/// What may be chosen for an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum SettingKind {
    /// Yes or no: `true` or `false`.
    Toggle {},
    /// A whole number.
    Number {
        /// The lowest.
        least: u32,
        /// The highest.
        most: u32,
        /// What a form counts in, from the lowest on; numbers between are allowed too.
        step: u32,
        /// Whether 0 may be chosen beside the range, for none.
        zero_means_none: bool,
    },
    /// Exactly one of these values.
    Choice {
        /// The values, in the order in which they are offered.
        values: Vec<SettingValue>,
    },
    /// A list of some of these values, none of them twice.
    Several {
        /// The values, in the order in which they are offered.
        values: Vec<SettingValue>,
        /// The fewest. Another option may ask for more.
        least: u32,
        /// The most.
        most: u32,
        /// Whether the list must name exactly as many as there are players.
        one_per_player: bool,
        /// Whether `null` may be chosen: all of them, or a draw, as the help says.
        may_be_null: bool,
    },
    /// An object with a key for every member.
    Group {
        /// The members. If the group is `null` by default, their defaults are what to begin with.
        members: Vec<Setting>,
        /// Whether `null` may be chosen instead, for none of it.
        may_be_null: bool,
    },
}

/// A value of a [`SettingKind::Choice`] or [`SettingKind::Several`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SettingValue {
    /// The value in the configuration.
    pub value: Value,
    /// What it is called.
    pub label: String,
    /// What it means.
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
}

impl Form {
    /// The form of a game.
    #[must_use]
    pub fn of<G: Published>(language: Language) -> Self {
        let defaults = json(&G::config(G::DEFAULT_PLAYERS));
        Self { words: G::words(), language, prefix: "setting".into(), defaults }
    }

    /// An option of this kind.
    #[must_use]
    pub fn setting(&self, key: &str, kind: SettingKind) -> Setting {
        let (label, help) = self.said(key);
        let default = self.defaults[key].clone();
        Setting { key: key.into(), label, help, kind, default, expert: false }
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
