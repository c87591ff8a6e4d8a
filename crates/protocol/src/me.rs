//! Who somebody is: a guest with a name.

use serde::{Deserialize, Serialize};
use shelf::Language;
use ts_rs::TS;

/// A guest, as the server knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub struct Me {
    /// What others call the guest.
    pub name: String,
    /// The language of all sentences.
    #[ts(type = "Language")]
    #[schema(value_type = String, example = "fr")]
    pub language: Language,
}

/// What a guest changes about themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMe {
    /// A new name of 1 to 24 characters.
    #[serde(default)]
    #[ts(optional)]
    #[schema(min_length = 1, max_length = 24)]
    pub name: Option<String>,
    /// Another language.
    #[serde(default)]
    #[ts(optional, type = "Language")]
    #[schema(value_type = Option<Language>)]
    pub language: Option<Language>,
}

/// A link that carries a guest to another browser: the name, the seats, the games. It is told once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub struct GuestLink {
    /// The link.
    pub link: String,
    /// The secret in the link.
    pub token: String,
}

/// The secret of a guest's link, from whoever opens it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestClaim {
    /// The secret.
    pub token: String,
}
