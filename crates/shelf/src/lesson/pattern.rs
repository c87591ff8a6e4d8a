//! Patterns: a piece of JSON that describes others.

use serde_json::Value;

/// Whether a piece of JSON is as a pattern describes it.
///
/// An object describes the fields it names and no others; of a list it describes the places it names. Lists and plain
/// values are meant as they stand. Four keys are signs: `$len` is how long a list is, `$has` what one of its items is
/// like, `$one_of` lists patterns of which one must fit, and `$not` holds one that must not.
///
/// ```
/// use serde_json::json;
/// use shelf::lesson::matches;
/// let table = json!({ "dagger": 2, "players": [{ "wounds": [] }, { "wounds": ["rose", "beast"] }] });
/// assert!(matches(&json!({ "dagger": 2, "players": { "1": { "wounds": { "$len": 2 } } } }), &table));
/// assert!(matches(&json!({ "dagger": { "$one_of": [1, 2] } }), &table));
/// assert!(!matches(&json!({ "dagger": { "$not": 2 } }), &table));
/// assert!(matches(&json!({ "players": { "$has": { "wounds": { "$has": "rose" } } } }), &table));
/// assert!(!matches(&json!({ "turn": 1 }), &table));
/// ```
#[must_use]
pub fn matches(pattern: &Value, value: &Value) -> bool {
    let Value::Object(fields) = pattern else { return pattern == value };
    fields.iter().all(|(key, wanted)| match key.as_str() {
        "$len" => value.as_array().is_some_and(|list| Some(list.len() as u64) == wanted.as_u64()),
        "$has" => {
            value.as_array().is_some_and(|list| list.iter().any(|item| matches(wanted, item)))
        }
        "$one_of" => wanted.as_array().is_some_and(|any| any.iter().any(|one| matches(one, value))),
        "$not" => !matches(wanted, value),
        key => part(value, key).is_some_and(|part| matches(wanted, part)),
    })
}

/// A field of an object or a place of a list.
fn part<'a>(value: &'a Value, key: &str) -> Option<&'a Value> {
    match value {
        Value::Object(fields) => fields.get(key),
        Value::Array(list) => key.parse::<usize>().ok().and_then(|place| list.get(place)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::matches;

    #[test]
    fn lists_and_plain_values_are_meant_as_they_stand() {
        assert!(matches(&json!([]), &json!([])));
        assert!(!matches(&json!([1]), &json!([1, 2])));
        assert!(!matches(&json!(1), &json!(2)));
    }

    #[test]
    fn the_empty_pattern_describes_anything() {
        assert!(matches(&json!({}), &json!(null)));
        assert!(matches(&json!({}), &json!({ "a": 1 })));
    }

    #[test]
    fn a_place_that_is_not_there_fits_nothing() {
        assert!(!matches(&json!({ "3": {} }), &json!([1, 2])));
        assert!(!matches(&json!({ "wounds": { "$len": 1 } }), &json!({ "wounds": "one" })));
    }
}
