//! A file in TOML that a program writes for people: a value is a line, and a name one or two.

use std::collections::BTreeMap;

use serde::Serialize;

use super::layout::Called;
use crate::geometry::measure::Point;

/// A file being written.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) text: String,
}

impl Written {
    /// A file of a game, with its header.
    pub(super) fn new(game: &str) -> Self {
        let mut file = Self { text: String::new() };
        file.value("schema", &printed::SCHEMA).value("game", &game);
        file
    }

    /// The line above an entry.
    pub(super) fn head(&mut self, head: &str) -> &mut Self {
        self.text.push('\n');
        self.text.push_str(head);
        self.text.push('\n');
        self
    }

    /// Numbers, texts and lists of them are written in TOML as in JSON, but for one sign.
    pub(super) fn value(&mut self, key: &str, value: &impl Serialize) -> &mut Self {
        let json = shelf::Json::of(value);
        let text = json.text().replace('\u{7f}', "\\u007f");
        let is_text = text.starts_with('"');
        self.line(key, &if is_text { text } else { text.replace(',', ", ") })
    }

    /// A value that need not be there.
    pub(super) fn maybe(&mut self, key: &str, value: Option<&impl Serialize>) -> &mut Self {
        match value {
            Some(value) => self.value(key, value),
            None => self,
        }
    }

    /// Tables within a value, each on the same line.
    pub(super) fn inline(&mut self, key: &str, value: &impl Serialize) -> &mut Self {
        let value = serde_json::to_value(value).expect("what is written is plain data");
        self.line(key, &inline(&value).replace('\u{7f}', "\\u007f"))
    }

    /// The deployments, zones and points of a set-up. Names that no set-up has are written too, so that they can be found
    /// wrong.
    pub(super) fn places(
        &mut self,
        deploy: &BTreeMap<String, Vec<Vec<Point>>>,
        zone: &BTreeMap<String, Vec<Vec<Point>>>,
        point: &BTreeMap<String, Point>,
    ) -> &mut Self {
        for (name, polygons) in deploy {
            self.value(&dotted("deploy", name), polygons);
        }
        for (name, polygons) in zone {
            self.value(&dotted("zone", name), polygons);
        }
        for (name, at) in point {
            self.value(&dotted("point", name), at);
        }
        self
    }

    /// A flag, where it is up.
    pub(super) fn flag(&mut self, key: &str, is_up: bool) -> &mut Self {
        if is_up { self.value(key, &true) } else { self }
    }

    /// One line where both languages say the same.
    pub(super) fn name(&mut self, key: &str, name: &Called) -> &mut Self {
        if name.fr == name.en {
            return self.value(key, &name.fr);
        }
        self.value(&format!("{key}.fr"), &name.fr).value(&format!("{key}.en"), &name.en)
    }

    fn line(&mut self, key: &str, value: &str) -> &mut Self {
        self.text.push_str(key);
        self.text.push_str(" = ");
        self.text.push_str(value);
        self.text.push('\n');
        self
    }
}

fn dotted(list: &str, name: &str) -> String {
    format!("{list}.{}", shelf::Json::of(&name).text())
}

/// A table of plain values on one line of TOML.
pub(super) fn inline(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| format!("{key} = {}", inline(value)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        serde_json::Value::Array(items) => {
            format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", "))
        }
        serde_json::Value::Null
        | serde_json::Value::Bool(_)
        | serde_json::Value::Number(_)
        | serde_json::Value::String(_) => value.to_string(),
    }
}
