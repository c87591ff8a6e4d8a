//! Texts in both languages, as data files give them.

use serde::{Deserialize, Deserializer};

use crate::Language;

/// A text in both languages, as data files give it: `name.fr`, `name.en`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In French, as it is set.
    #[serde(deserialize_with = "french")]
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Text {
    /// The text in one language.
    #[must_use]
    pub fn get(&self, language: Language) -> &str {
        language.of(&self.fr, &self.en)
    }
}

fn french<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    String::deserialize(from).map(|text| Language::Fr.set(&text))
}
