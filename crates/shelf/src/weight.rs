//! How heavy a text would be once it is read: anybody may send one, and a few bytes of JSON can become many in memory.
//!
//! The text is read once without keeping anything of it. An object weighs what a place for eleven fields does, so a
//! million units are some forty megabytes at the most.

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// What one text may weigh: twenty thousand answers of two objects each.
const MOST: u64 = 1_000_000;

const OBJECT: u64 = 16;
const LIST: u64 = 4;

/// Reads a text of JSON and weighs it.
///
/// # Errors
/// If it is no JSON, nested too deeply, or too heavy.
pub(crate) fn weigh(text: &str) -> Result<(), serde_json::Error> {
    let left = Cell::new(MOST);
    let mut reader = serde_json::Deserializer::from_str(text);
    Scale { left: &left }.deserialize(&mut reader)?;
    reader.end()
}

#[derive(Clone, Copy)]
struct Scale<'a> {
    left: &'a Cell<u64>,
}

impl Scale<'_> {
    fn add<E: Error>(self, weight: u64) -> Result<(), E> {
        let left = self.left.get().checked_sub(weight);
        self.left.set(left.ok_or_else(|| E::custom("there is more in it than in any game"))?);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Scale<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Scale<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        self.add(1)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        self.add(1)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        self.add(1)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        self.add(1)
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.add(1)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.add(1 + text.len() as u64 / 32)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        self.add(LIST)?;
        while list.next_element_seed(self)?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        self.add(OBJECT)?;
        while object.next_key_seed(self)?.is_some() {
            object.next_value_seed(self)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_grows_in_memory_is_refused_before_it_does() {
        for heavy in ["{\"\":0},", "[0],", "0,", "\"\","] {
            let many = heavy.repeat(4 * 1024 * 1024 / heavy.len());
            assert!(weigh(&format!("[{}0]", many)).is_err(), "{heavy}");
        }
        assert!(weigh(&"[".repeat(100_000)).is_err(), "too deep");
    }

    #[test]
    fn ordinary_texts_are_light() {
        let answer = r#"[3,{"offer":{"treasures":["calice","luth"],"to":null}}],"#;
        assert!(weigh(&format!("[{}0]", answer.repeat(20_000))).is_ok());
        assert!(weigh("{} 0").is_err(), "two texts are none");
    }
}
