//! JSON that is written once and passed on: views and events go to many readers and are seldom looked into here.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A piece of JSON as text. Writing a view straight to text costs a third of building a tree first.
#[derive(Clone, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Plain data as JSON.
    ///
    /// # Panics
    /// Never for plain data: only maps with odd keys cannot be written.
    pub fn of<T: Serialize>(data: &T) -> Self {
        Self(serde_json::value::to_raw_value(data).expect("plain data can always be written"))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The same as a tree, to look into.
    ///
    /// # Panics
    /// Never: what was written can be read.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("what was written can be read")
    }
}

/// By way of a tree, because raw text cannot be read inside tagged messages.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|tree| Self::of(&tree))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// Writes plain data behind what was written before.
pub(crate) fn write<T: Serialize>(data: &T, out: &mut Vec<u8>) {
    serde_json::to_writer(out, data).expect("plain data can always be written");
}

/// Writes a text. A server writes sentences by the thousand, and nearly all of them stand in JSON as they are.
pub(crate) fn write_text(text: &str, out: &mut Vec<u8>) {
    let is_odd = |byte: u8| byte < 0x20 || byte == b'"' || byte == b'\\';
    // All bytes are looked at, even after an odd one: without a way out, many of them are looked at at once.
    if text.bytes().fold(false, |odd, byte| odd | is_odd(byte)) {
        return write(&text, out);
    }
    out.reserve(text.len() + 2);
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// Plain data as a tree.
pub(crate) fn value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).expect("plain data can always be written")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_written_as_json() {
        let texts = [
            "",
            "Ana",
            "« Échec » — à 50 %",
            "\"",
            "\\",
            "a\nb",
            "\u{1f}",
            "\u{7f}",
            "\u{2028}",
            "🗡",
        ];
        for text in texts {
            let mut written = b"[".to_vec();
            write_text(text, &mut written);
            assert_eq!(written[1..], *serde_json::to_vec(text).unwrap(), "{text}");
        }
    }
}
