//! One way to write a JSON value, so that equal values have equal bytes and the bytes can be hashed.
//!
//! No space between anything; the keys of an object in the order of their UTF-8 bytes; in strings nothing is escaped
//! but quotes, backslashes and control characters. Whether `serde_json` keeps the keys of an object sorted depends on
//! its features, and any crate of a build may switch one on, so the order is made here.

use serde_json::Value;

/// The value in its one written form.
pub(crate) fn canonical(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(canonical).collect();
            format!("[{}]", items.join(","))
        }
        Value::Object(fields) => {
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_by_key(|(key, _)| *key);
            let fields = fields
                .into_iter()
                .map(|(key, value)| format!("{}:{}", Value::from(key.as_str()), canonical(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_keys_does_not_matter_at_any_depth() {
        let one: Value =
            serde_json::from_str(r#"{ "b": [1, {"y": null, "x": true}], "a": -3 }"#).unwrap();
        let two: Value = serde_json::from_str(r#"{"a":-3,"b":[1,{"x":true,"y":null}]}"#).unwrap();
        assert_eq!(canonical(&one), canonical(&two));
        assert_eq!(canonical(&one), r#"{"a":-3,"b":[1,{"x":true,"y":null}]}"#);
    }

    #[test]
    fn keys_are_sorted_by_their_bytes() {
        let value = serde_json::json!({ "é": 1, "z": 2, "Z": 3, "10": 4, "9": 5, "": 6 });
        assert_eq!(canonical(&value), r#"{"":6,"10":4,"9":5,"Z":3,"z":2,"é":1}"#);
    }

    #[test]
    fn strings_are_escaped_only_where_they_must_be() {
        let value = Value::from("a\"\\\n\u{1}\u{7f}/é");
        assert_eq!(canonical(&value), "\"a\\\"\\\\\\n\\u0001\u{7f}/é\"");
    }

    #[test]
    fn order_in_a_list_and_the_kind_of_a_value_matter() {
        let forms = ["[1,2]", "[2,1]", "[[1],2]", r#"["1",2]"#, "{}", "[]", "null", "false"];
        for (at, form) in forms.iter().enumerate() {
            let value: Value = serde_json::from_str(form).unwrap();
            assert_eq!(canonical(&value), *form);
            assert!(!forms[..at].contains(form));
        }
    }
}
