//! Games: what can be played, and by which rules.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::Json;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses.
    pub slug: String,
    /// The version of its rules.
    pub rules: u32,
    /// The prefix of its clauses.
    pub prefix: String,
    /// Its title.
    pub name: String,
    /// What it is, in a sentence.
    pub summary: String,
    /// For how many players: every number there are tables of, the fewest first.
    pub players: Vec<u8>,
    /// For how many a table is set if nobody says.
    pub usual: u8,
    /// Its bots, from weakest to strongest.
    pub levels: Vec<String>,
    /// Its usual configuration.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub config: Value,
    /// The options of the configuration, as a form shows them.
    pub settings: Vec<Setting>,
    /// How many minutes its guided first game takes, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<u8>,
}

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
    #[schema(value_type = Object)]
    pub default: Value,
    /// Whether only those who look for it need to see it.
    pub expert: bool,
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
    /// Several options in an object; perhaps null, for none.
    Group { members: Vec<Setting>, may_be_null: bool },
}

/// One of the values an option can have.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SettingValue {
    /// The value in the configuration.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub value: Value,
    /// What a form calls it.
    pub label: String,
    /// What it changes.
    pub help: String,
}

impl From<shelf::Setting> for Setting {
    fn from(setting: shelf::Setting) -> Self {
        let shelf::Setting { key, label, help, kind, default, expert } = setting;
        Self { key, label, help, kind: kind.into(), default, expert }
    }
}

impl From<shelf::SettingKind> for SettingKind {
    fn from(kind: shelf::SettingKind) -> Self {
        let named = |values: Vec<shelf::SettingValue>| values.into_iter().map(Into::into).collect();
        match kind {
            shelf::SettingKind::Toggle {} => Self::Toggle {},
            shelf::SettingKind::Number { least, most, step, zero_means_none } => {
                Self::Number { least, most, step, zero_means_none }
            }
            shelf::SettingKind::Choice { values } => Self::Choice { values: named(values) },
            shelf::SettingKind::Several { values, least, most, one_per_player, may_be_null } => {
                Self::Several { values: named(values), least, most, one_per_player, may_be_null }
            }
            shelf::SettingKind::Group { members, may_be_null } => {
                Self::Group { members: members.into_iter().map(Into::into).collect(), may_be_null }
            }
        }
    }
}

impl From<shelf::SettingValue> for SettingValue {
    fn from(value: shelf::SettingValue) -> Self {
        let shelf::SettingValue { value, label, help } = value;
        Self { value, label, help }
    }
}

/// A configuration to be tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfigRequest {
    /// Options of the game; those left out are as usual.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub config: Value,
    /// For how many players.
    #[serde(default)]
    #[ts(optional)]
    pub players: Option<u8>,
}

/// A whole configuration, or what is wrong with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ConfigAnswer {
    /// The whole configuration, if it can be played with.
    #[ts(type = "Record<string, unknown> | null")]
    #[schema(value_type = Option<Object>)]
    pub config: Option<Value>,
    /// What is wrong with it otherwise.
    pub problem: Option<String>,
}

/// The rules of a game, clause by clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesInfo {
    /// The chapters, in the order of the rules.
    pub chapters: Vec<ChapterInfo>,
    /// Every clause, in the order of the rules.
    pub clauses: Vec<ClauseInfo>,
    /// Every card, character and piece.
    pub cards: Vec<CardInfo>,
}

/// A chapter of the rules. The clauses after it belong to it, until the next chapter begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChapterInfo {
    /// Its id, such as `LS-300`; the rulings are in `LS-R00`.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// The ids of its clauses, in the order of the rules.
    pub clauses: Vec<String>,
}

impl From<shelf::Chapter> for ChapterInfo {
    fn from(chapter: shelf::Chapter) -> Self {
        let shelf::Chapter { id, title, clauses } = chapter;
        Self { id, title, clauses }
    }
}

/// A clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClauseInfo {
    /// Its id, such as `LS-305`.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// A card, character or other piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CardInfo {
    /// Its id in views.
    pub id: String,
    /// Its printed name.
    pub name: String,
    /// What it does.
    pub text: String,
    /// What kind of card or piece it is, in the game's words for machines.
    pub kind: String,
    /// What is on it, for drawing it: an object that only the game understands, with sentences in the reader's language
    /// where there is no other way.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub facts: Json,
}

impl From<shelf::CardText> for CardInfo {
    fn from(card: shelf::CardText) -> Self {
        let shelf::CardText { id, name, text, facts: shelf::Facts { kind, facts } } = card;
        Self { id, name, text, kind, facts }
    }
}
