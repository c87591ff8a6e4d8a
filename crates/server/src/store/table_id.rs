//! Names of tables: short enough to read aloud, plain enough for an address.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a table: 6 to 32 characters, each a letter from a to z or a digit.
///
/// ```
/// use server::store::TableId;
///
/// assert!("k7m2q9".parse::<TableId>().is_ok());
/// assert!("K7M2Q9".parse::<TableId>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

/// Said of a text that names no table. The text itself is not repeated, since it may come from anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a table; it has 6 to 32 characters from a to z and 0 to 9")]
pub struct NotATableId;

impl TableId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableId {
    type Error = NotATableId;

    fn try_from(text: String) -> Result<Self, NotATableId> {
        let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        if plain && (6..=32).contains(&text.len()) { Ok(Self(text)) } else { Err(NotATableId) }
    }
}

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<Self, NotATableId> {
        text.to_owned().try_into()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_of_some_length() {
        for good in ["abcdef", "012345", &"z".repeat(32)] {
            assert_eq!(good.parse::<TableId>().unwrap().to_string(), good);
        }
        for bad in ["", "abcde", "abcdeF", "abc-def", "abcdéf", "abcdef\n", &"z".repeat(33)] {
            assert_eq!(bad.parse::<TableId>(), Err(NotATableId), "{bad:?}");
        }
    }

    #[test]
    fn json_is_checked_too() {
        let id: TableId = serde_json::from_str("\"abc234\"").unwrap();
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"abc234\"");
        assert!(serde_json::from_str::<TableId>("\"../etc\"").is_err());
    }
}
