//! What a viewer knew last, kept to tell that viewer only what has changed.

use std::fmt;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::Formatter;

use crate::Json;

/// Stands between the fields of a view. Inside JSON it is always escaped, so nothing else looks like it.
const BETWEEN: char = '\u{1e}';

/// What a viewer knows: its view as JSON, with its fields marked.
#[derive(Clone, PartialEq, Eq)]
pub struct Sight(Box<str>);

impl Sight {
    /// Writes a view down. How long it will be is a guess that saves time.
    pub(crate) fn of<V: Serialize>(view: &V, length: usize) -> Self {
        let mut text = Vec::with_capacity(length);
        let mut writer = serde_json::Serializer::with_formatter(&mut text, Marks { depth: 0 });
        view.serialize(&mut writer).expect("plain data can always be written");
        Self(String::from_utf8(text).expect("JSON is text").into_boxed_str())
    }

    /// How long it is.
    #[must_use]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// The view.
    #[must_use]
    pub fn whole(&self) -> Json {
        Json::from_text(self.0.replacen(BETWEEN, "", 1).replace(BETWEEN, ","))
    }

    /// An object of the fields that are not as they were; empty if nothing has changed. Nothing if that cannot be said
    /// like this, because there are other fields than before or none at all.
    #[must_use]
    pub fn changes_since(&self, before: &Self) -> Option<Changes> {
        let (mut now, mut then) = (self.fields()?, before.fields()?);
        let mut text = String::from("{");
        loop {
            match (now.next(), then.next()) {
                (None, None) => break,
                (Some(now), Some(then)) if now == then => {}
                (Some(now), Some(then)) if key(now) == key(then) => {
                    if text.len() > 1 {
                        text.push(',');
                    }
                    text.push_str(now);
                }
                (Some(_) | None, Some(_) | None) => return None,
            }
        }
        if text.len() == 1 {
            return Some(Changes(None));
        }
        text.push('}');
        Some(Changes(Some(Json::from_text(text))))
    }

    /// The fields with their names; nothing if a view is no object.
    fn fields(&self) -> Option<impl Iterator<Item = &str>> {
        let inside = self.0.strip_prefix('{')?.strip_prefix(BETWEEN)?.strip_suffix('}')?;
        Some(inside.split(BETWEEN))
    }
}

/// What has changed in a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changes(
    /// The changed fields, as an object; nothing if there are none.
    pub Option<Json>,
);

/// The name of a field, as it is written. Names of fields are plain words.
fn key(field: &str) -> &str {
    field.split_once(':').map_or(field, |(key, _)| key)
}

impl fmt::Debug for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.whole().text())
    }
}

/// Writes JSON as short as it can be, with a mark before each field of the outermost object instead of a comma.
struct Marks {
    depth: u32,
}

impl Formatter for Marks {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"]")
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if self.depth == 1 {
            writer.write_all(&[BETWEEN as u8])
        } else if first {
            Ok(())
        } else {
            writer.write_all(b",")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn sight(view: &Value) -> Sight {
        Sight::of(view, 0)
    }

    #[test]
    fn a_sight_is_the_view() {
        for view in [
            json!({ "a": 1, "b": [{ "c": "\u{1e}\"{,:" }, [], {}], "d": null }),
            json!({ "only": {} }),
            json!({}),
            json!([1, { "a": 2 }]),
            json!("word"),
        ] {
            assert_eq!(sight(&view).whole().value(), view);
            assert_eq!(sight(&view).whole().text(), view.to_string());
        }
    }

    #[test]
    fn changes_bring_the_old_view_to_the_new_one() {
        let old = json!({ "a": 1, "b": { "c": [1, 2] }, "d": "x,\u{1e}:y", "e": null });
        let new = json!({ "a": 1, "b": { "c": [1, 3] }, "d": "x,\u{1e}:z", "e": null });
        let changes = sight(&new).changes_since(&sight(&old)).unwrap().0.unwrap();
        assert_eq!(changes.value(), json!({ "b": { "c": [1, 3] }, "d": "x,\u{1e}:z" }));
        assert_eq!(sight(&old).changes_since(&sight(&old)), Some(Changes(None)));
    }

    #[test]
    fn other_fields_are_no_changes() {
        let old = json!({ "a": 1, "b": 2 });
        for new in [json!({ "a": 1 }), json!({ "a": 1, "c": 2 }), json!({}), json!([1]), json!(1)] {
            assert_eq!(sight(&new).changes_since(&sight(&old)), None, "{new}");
            assert_eq!(sight(&old).changes_since(&sight(&new)), None, "{new}");
        }
    }
}
