//! What a program may ask for, and what it is told when that makes no sense.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shelf::{Problem, Refused};

/// One request. Fields that are not listed here are refused.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Request {
    /// Everything a seat knows and may do.
    Observe { seat: u8 },
    /// Everything those who only watch know.
    Watch {},
    /// A seat's answer to the open question.
    Answer {
        seat: u8,
        action: Value,
        #[serde(default)]
        serial: Option<u32>,
    },
    /// Whether a seat's answer would be taken, and what the game adds.
    Try {
        seat: u8,
        action: Value,
        #[serde(default)]
        serial: Option<u32>,
    },
    /// Who still owes an answer.
    Waiting {},
    /// The whole position, secrets included.
    Position {},
    /// The record so far.
    Record {},
    /// What a seat, or the gallery, saw happen.
    Log {
        #[serde(default)]
        seat: Option<u8>,
        #[serde(default)]
        from: usize,
    },
    /// What a bot would answer.
    Bot { seat: u8, level: String },
    /// The end of the conversation.
    Quit {},
}

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Self, Trouble> {
        let value: Value = serde_json::from_slice(line).map_err(|error| {
            Trouble::new(
                "unreadable",
                format!("this line is not JSON: {error}; send one object on each line"),
            )
        })?;
        if !value.is_object() {
            return Err(Trouble::new(
                "bad_request",
                "a request is an object such as {\"do\":\"waiting\"}",
            ));
        }
        serde_json::from_value(value).map_err(|error| {
            Trouble::new(
                "bad_request",
                format!("this request is not understood: {error}; see docs/stdio.md"),
            )
        })
    }
}

/// Why a request was not fulfilled. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Trouble {
    code: String,
    text: String,
    clause: Option<String>,
}

impl Trouble {
    pub(crate) fn new(code: &str, text: impl Into<String>) -> Self {
        Self { code: code.into(), text: Problem::new(text).to_string(), clause: None }
    }

    pub(crate) fn too_long(limit: u64) -> Self {
        Self::new("too_long", format!("this line is longer than {limit} bytes; send a shorter one"))
    }

    /// The line to send.
    pub(crate) fn written(&self) -> Value {
        json!({ "error": self })
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Self { code: refused.code, text: refused.text, clause: refused.clause }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read_strictly() {
        assert_eq!(
            Request::read(b"{\"do\":\"observe\",\"seat\":3}\n").unwrap(),
            Request::Observe { seat: 3 }
        );
        assert_eq!(
            Request::read(b"{\"do\":\"log\"}").unwrap(),
            Request::Log { seat: None, from: 0 }
        );
        for (line, code) in [
            ("", "unreadable"),
            ("\n", "unreadable"),
            ("{\"do\":\"observe\"", "unreadable"),
            ("\u{ff}", "unreadable"),
            ("[]", "bad_request"),
            ("{}", "bad_request"),
            ("{\"do\":\"fly\"}", "bad_request"),
            ("{\"do\":\"watch\",\"seat\":1}", "bad_request"),
            ("{\"do\":\"observe\"}", "bad_request"),
            ("{\"do\":\"observe\",\"seat\":-1}", "bad_request"),
            ("{\"do\":\"observe\",\"seat\":300}", "bad_request"),
            ("{\"do\":\"answer\",\"seat\":0}", "bad_request"),
        ] {
            let trouble = Request::read(line.as_bytes()).unwrap_err();
            assert_eq!(trouble.code, code, "{line}");
            assert!(!trouble.text.contains('\n'));
        }
        assert_eq!(Request::read(&[0xff, 0xfe]).unwrap_err().code, "unreadable");
        let deep = "[".repeat(100_000);
        assert_eq!(Request::read(deep.as_bytes()).unwrap_err().code, "unreadable");
    }
}
