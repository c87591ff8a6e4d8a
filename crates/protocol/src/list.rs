//! Lists that players bring (decks, bands, tables of terrain): judged by their game, and kept for a guest.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::SettingValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// A list to be judged: as people type it, or as an option of a table, which the answer then says as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ListDraft {
    /// The text.
    Text(String),
    /// The option.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    List(Value),
}

/// The lists of one kind a guest keeps on the server, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeptLists {
    /// Each as text.
    pub lists: Vec<String>,
}

/// The ready-made lists of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReadyLists {
    /// Each as an option of a table, written out.
    pub lists: Vec<SettingValue>,
}
