//! From something valid to something that is not, or only just.

use kernel::Rng;
use serde_json::{Map, Value, json};

/// Values that fit nowhere, or only by accident.
pub(crate) fn odd_value(rng: &mut Rng) -> Value {
    match rng.below(14) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(i64::MIN),
        5 => json!(1e308),
        6 => json!(256),
        7 => json!(4_294_967_296_u64),
        8 => json!([]),
        9 => json!({}),
        10 => json!("x".repeat(rng.below(3_000) as usize)),
        11 => json!("\u{0}\u{202e}\u{fffd}\n\r\t\u{1f9db}"),
        12 => nested(rng.below(200)),
        _ => json!({ "is": "me", "do": "hello", "e": "created" }),
    }
}

/// Lists in lists, so many deep.
fn nested(depth: u32) -> Value {
    (0..depth).fold(json!(1), |inner, _| json!([inner]))
}

/// Puts something odd at any place in a value, found by walking down.
fn spoil(value: &mut Value, rng: &mut Rng) {
    let children = match value {
        Value::Object(fields) => fields.values_mut().collect(),
        Value::Array(items) => items.iter_mut().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    if children.is_empty() || rng.below(3) == 0 {
        *value = odd_value(rng);
        return;
    }
    let place = rng.below(children.len() as u32) as usize;
    if let Some(child) = children.into_iter().nth(place) {
        spoil(child, rng);
    }
}

fn any_field(fields: &Map<String, Value>, rng: &mut Rng) -> Option<String> {
    if fields.is_empty() {
        return None;
    }
    fields.keys().nth(rng.below(fields.len() as u32) as usize).cloned()
}

/// Something near a valid message, as bytes: cut, flipped, with fields missing, doubled, added or of a wrong kind.
pub(crate) fn twisted(valid: &Value, rng: &mut Rng) -> Vec<u8> {
    let mut value = valid.clone();
    match rng.below(10) {
        0 => {
            if let Value::Object(fields) = &mut value
                && let Some(name) = any_field(fields, rng)
            {
                fields.remove(&name);
            }
        }
        1 => {
            if let Value::Object(fields) = &mut value {
                fields.insert("surplus".into(), odd_value(rng));
            }
        }
        2..=4 => spoil(&mut value, rng),
        5 => return doubled(&value, rng),
        6 => {
            let mut bytes = value.to_string().into_bytes();
            bytes.truncate(rng.below(bytes.len() as u32 + 1) as usize);
            return bytes;
        }
        7 => {
            let mut bytes = value.to_string().into_bytes();
            for _ in 0..=rng.below(3) {
                let place = rng.below(bytes.len() as u32) as usize;
                bytes[place] ^= 1 << rng.below(8);
            }
            return bytes;
        }
        8 => return deep(rng),
        _ => return noise(rng),
    }
    value.to_string().into_bytes()
}

/// The same field twice.
fn doubled(value: &Value, rng: &mut Rng) -> Vec<u8> {
    let text = value.to_string();
    let Value::Object(fields) = value else { return text.into_bytes() };
    let Some(name) = any_field(fields, rng) else { return text.into_bytes() };
    let again = format!("{{{}:{},", json!(name), odd_value(rng));
    text.replacen('{', &again, 1).into_bytes()
}

/// So deep that a careless reader runs out of stack.
fn deep(rng: &mut Rng) -> Vec<u8> {
    let depth = 1 + rng.below(15_000) as usize;
    let opening = if rng.below(2) == 0 { "[" } else { "{\"a\":" };
    let mut text = String::from(r#"{"do":"answer","serial":1,"action":"#);
    text.extend(std::iter::repeat_n(opening, depth / opening.len()));
    text.into_bytes()
}

fn noise(rng: &mut Rng) -> Vec<u8> {
    (0..rng.below(300)).map(|_| rng.below(256) as u8).collect()
}
