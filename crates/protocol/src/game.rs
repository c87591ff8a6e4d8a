//! Games: what can be played, and by which rules.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{CardInfo, ChapterInfo, ListInfo, Setting};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::whole::whole_or_none;

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
    /// What players may bring of their own.
    pub lists: Vec<ListInfo>,
    /// How many minutes its guided first game takes, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<u8>,
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
    #[serde(default, deserialize_with = "whole_or_none")]
    #[ts(optional)]
    #[schema(maximum = 255)]
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

/// A clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ClauseInfo {
    /// Its id, such as `LS-305`.
    pub id: String,
    /// What it says.
    pub text: String,
}
