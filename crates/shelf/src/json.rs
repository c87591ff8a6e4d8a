//! JSON that is written once and passed on: views and events go to many readers and are seldom looked into here. What a
//! server writes by the thousand is written without a tree in between, by a [`Pen`]; nobody else writes JSON by hand.

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

/// Writes JSON at the end of a text, one piece behind the other, and the commas between them.
///
/// ```
/// let mut out = Vec::new();
/// shelf::Pen::on(&mut out).object(|pen| {
///     pen.field("seat").data(&3).field("words").list(|pen| {
///         pen.text("one").text("two");
///     });
/// });
/// assert_eq!(out, br#"{"seat":3,"words":["one","two"]}"#);
/// ```
#[derive(Debug)]
pub struct Pen<'a> {
    out: &'a mut Vec<u8>,
    /// What stands before this was not written with it.
    start: usize,
}

impl<'a> Pen<'a> {
    /// Begins something new at the end of a text.
    pub fn on(out: &'a mut Vec<u8>) -> Self {
        let start = out.len();
        Self { out, start }
    }

    /// Goes on with the inside of a list or an object that was begun on this text.
    pub fn behind(out: &'a mut Vec<u8>) -> Self {
        Self { out, start: 0 }
    }

    /// Where the next piece will stand. No piece of JSON ends with what stands before one, so the last byte says whether
    /// there must be a comma.
    pub(crate) fn place(&mut self) -> usize {
        let before_a_piece = |last: &u8| matches!(last, b'{' | b'[' | b':' | b',');
        if !self.out[self.start..].last().is_none_or(before_a_piece) {
            self.out.push(b',');
        }
        self.out.len()
    }

    /// An object with what is written into it.
    pub fn object(&mut self, inside: impl FnOnce(&mut Self)) -> &mut Self {
        self.enclosed([b'{', b'}'], inside)
    }

    /// A list of what is written into it.
    pub fn list(&mut self, inside: impl FnOnce(&mut Self)) -> &mut Self {
        self.enclosed([b'[', b']'], inside)
    }

    fn enclosed(&mut self, [open, close]: [u8; 2], inside: impl FnOnce(&mut Self)) -> &mut Self {
        self.place();
        self.out.push(open);
        inside(self);
        self.out.push(close);
        self
    }

    /// Begins an object that [`Self::end_object`] ends, for those who write into it by other means.
    pub(crate) fn begin_object(&mut self) {
        self.place();
        self.out.push(b'{');
    }

    /// Ends an object.
    pub(crate) fn end_object(&mut self) {
        self.out.push(b'}');
    }

    /// The name of a field, which is a plain word; its value comes next.
    pub fn field(&mut self, name: &'static str) -> &mut Self {
        self.place();
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
        self
    }

    /// Plain data.
    ///
    /// # Panics
    /// Never for plain data: only maps with odd keys cannot be written.
    pub fn data<T: Serialize + ?Sized>(&mut self, data: &T) -> &mut Self {
        self.piece(data);
        self
    }

    /// Plain data, and how it was written.
    pub(crate) fn piece<T: Serialize + ?Sized>(&mut self, data: &T) -> &[u8] {
        let start = self.place();
        serde_json::to_writer(&mut *self.out, data).expect("plain data can always be written");
        &self.out[start..]
    }

    /// A text. A server writes sentences by the thousand, and nearly all of them stand in JSON as they are.
    pub fn text(&mut self, text: &str) -> &mut Self {
        let is_odd = |byte: u8| byte < 0x20 || byte == b'"' || byte == b'\\';
        // All bytes are looked at, even after an odd one: without a way out, many of them are looked at at once.
        if text.bytes().fold(false, |odd, byte| odd | is_odd(byte)) {
            return self.data(text);
        }
        self.place();
        self.out.reserve(text.len() + 2);
        self.out.push(b'"');
        self.out.extend_from_slice(text.as_bytes());
        self.out.push(b'"');
        self
    }

    /// Pieces that were written before: nothing, one, or several with commas between them.
    pub fn written(&mut self, pieces: &[u8]) -> &mut Self {
        if !pieces.is_empty() {
            self.place();
            self.out.extend_from_slice(pieces);
        }
        self
    }
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
            let mut written = b"before".to_vec();
            Pen::on(&mut written).text(text);
            assert_eq!(written[6..], *serde_json::to_vec(text).unwrap(), "{text}");
        }
    }

    #[test]
    fn commas_stand_between_pieces_and_nowhere_else() {
        let mut out = b"a header".to_vec();
        let mut pen = Pen::on(&mut out);
        pen.object(|pen| {
            pen.field("none").list(|_| ()).field("empty").object(|_| ()).field("text").text("{[:");
            pen.field("nested").list(|pen| {
                pen.data(&1).list(|pen| {
                    pen.text("[").data(&[2, 3]).written(b"").written(b"4,5");
                });
                pen.object(|_| ()).data("\"");
            });
        });
        pen.data(&true);
        let (_, written) = out.split_at(8);
        assert_eq!(
            str::from_utf8(written).unwrap(),
            r#"{"none":[],"empty":{},"text":"{[:","nested":[1,["[",[2,3],4,5],{},"\""]},true"#
        );
    }

    #[test]
    fn one_goes_on_behind_what_stands_there() {
        let mut out = Vec::new();
        for part in ["a", "b"] {
            Pen::behind(&mut out).text(part);
        }
        assert_eq!(out, br#""a","b""#);
    }
}
