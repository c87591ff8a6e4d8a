//! The schemas of the OpenAPI document, field by field, with links between them.

use std::fmt::Write as _;

use serde_json::Value;

use super::html::{escape, prose};

/// What a schema is, in a few words: `list of <a href="#SeatInfo">SeatInfo</a>`.
pub(super) fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escape(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if let Some(values) = schema["enum"].as_array() {
        return either(values.iter().map(|value| format!("<code>{}</code>", escape(&json(value)))));
    }
    for several in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = schema[several].as_array() {
            return either(kinds.iter().map(kind));
        }
    }
    match &schema["type"] {
        Value::String(name) => named(name, schema),
        Value::Array(names) => {
            either(names.iter().filter_map(Value::as_str).map(|name| named(name, schema)))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => "anything".to_owned(),
    }
}

fn named(name: &str, schema: &Value) -> String {
    match name {
        "array" => format!("list of {}", kind(&schema["items"])),
        "integer" => "number".to_owned(),
        other => escape(other),
    }
}

fn either(kinds: impl Iterator<Item = String>) -> String {
    kinds.collect::<Vec<_>>().join(" or ")
}

fn json(value: &Value) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A schema with everything in it, as a section of the page.
pub(super) fn section(name: &str, schema: &Value) -> String {
    let name = escape(name);
    let mut text = format!(
        "<article class=\"schema\" id=\"{name}\">\n<h3><a href=\"#{name}\">{name}</a></h3>\n"
    );
    if let Some(said) = schema["description"].as_str() {
        let _ = writeln!(text, "<p>{}</p>", prose(said));
    }
    match schema["oneOf"].as_array() {
        Some(variants) => {
            for variant in variants {
                let said = variant["description"].as_str().unwrap_or_default();
                let _ = writeln!(
                    text,
                    "<div class=\"variant\"><p>{}</p>\n{}</div>",
                    prose(said),
                    fields(variant)
                );
            }
        }
        None if schema["properties"].is_object() => text.push_str(&fields(schema)),
        None => {
            let _ = writeln!(text, "<p class=\"kind\">{}</p>", kind(schema));
        }
    }
    text + "</article>\n"
}

/// The fields of an object: what must be there first, as the code declares it.
fn fields(schema: &Value) -> String {
    let Some(properties) = schema["properties"].as_object() else {
        return format!("<p class=\"kind\">{}</p>\n", kind(schema));
    };
    let required: Vec<&str> = schema["required"]
        .as_array()
        .map_or_else(Vec::new, |names| names.iter().filter_map(Value::as_str).collect());
    let place = |name: &str, field: &Value| {
        let is_sign = field["enum"].as_array().is_some_and(|values| values.len() == 1);
        let declared = required.iter().position(|wanted| *wanted == name);
        (!is_sign, declared.unwrap_or(usize::MAX))
    };
    let mut ordered: Vec<(&String, &Value)> = properties.iter().collect();
    ordered.sort_by_key(|(name, field)| place(name, field));
    let rows = ordered.into_iter().map(|(name, field)| {
        let note = if required.contains(&name.as_str()) { "" } else { "optional" };
        row(name, note, field, field["description"].as_str().unwrap_or_default())
    });
    format!("<dl class=\"fields\">\n{}</dl>\n", rows.collect::<String>())
}

/// One field or parameter.
pub(super) fn row(name: &str, note: &str, schema: &Value, said: &str) -> String {
    let said_of = |key: &str, words: &str| {
        let value = schema.get(key).filter(|value| !value.is_null());
        let value = value.map(|value| format!(" {words} <code>{}</code>.", escape(&json(value))));
        value.unwrap_or_default()
    };
    let (usually, example) = (said_of("default", "Usually"), said_of("example", "Such as"));
    let note = if note.is_empty() { String::new() } else { format!(" <small>{note}</small>") };
    format!(
        "<div><dt><code>{}</code>{note}</dt><dd><span class=\"kind\">{}</span>{}{}{usually}{example}</dd></div>\n",
        escape(name),
        kind(schema),
        if said.is_empty() { "" } else { " — " },
        prose(said),
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn kinds_are_said_in_words_and_linked() {
        let list = json!({"type": "array", "items": {"$ref": "#/components/schemas/SeatInfo"}});
        assert_eq!(kind(&list), "list of <a href=\"#SeatInfo\">SeatInfo</a>");
        assert_eq!(kind(&json!({"type": ["string", "null"]})), "string or null");
        assert_eq!(kind(&json!({"enum": ["<"]})), "<code>&quot;&lt;&quot;</code>");
        assert_eq!(kind(&json!({})), "anything");
    }

    #[test]
    fn the_sign_of_a_variant_comes_first_and_optional_fields_last() {
        let schema = json!({
            "required": ["b", "is"],
            "properties": {"a": {"type": "string"}, "b": {"type": "string"}, "is": {"enum": ["x"]}}
        });
        let text = fields(&schema);
        let at = |name: &str| text.find(&format!("<code>{name}</code>"));
        assert!(at("is") < at("b") && at("b") < at("a") && text.contains("optional"));
    }
}
