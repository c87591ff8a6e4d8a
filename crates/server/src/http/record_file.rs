//! A record as the API document describes it. [`shelf::Record`] reads it; a test compares the two.

#![expect(dead_code, reason = "the form is only described here; `shelf::Record` reads it")]

use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A game as a file, as a table gives it when it is over: whatever rebuilds it, answer by answer. It has at most 2 MiB, and is
/// taken only if it ends as it says when it is played again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordFile {
    /// The version of the file format.
    #[schema(minimum = 1, maximum = 2)]
    format: u32,
    /// The game's slug.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// What the table was set to.
    config: Value,
    /// What the game built instead of a deal; absent if cards were dealt.
    opening: Option<RecordOpening>,
    /// The options that set the deal; absent if it was drawn.
    #[serde(default)]
    deal_set_by: Vec<String>,
    /// Where all chance came from: hexadecimal digits.
    #[schema(pattern = "^[0-9A-Fa-f]{1,64}$")]
    seed: String,
    /// Who sat where.
    #[schema(max_items = 12)]
    seats: Vec<RecordFileSeat>,
    /// Every answer in the order in which they were taken: the number of the seat, and the action.
    #[schema(max_items = 20000)]
    answers: Vec<(u8, Value)>,
    /// How it ended; nothing if it was ended before its end.
    outcome: Option<RecordOutcome>,
    /// A hash of answers, draws, everything told and the outcome.
    #[schema(max_length = 64)]
    hash: String,
    /// Which answers of people were given for them; absent if none was.
    #[serde(default)]
    given_for: RecordGivenFor,
    /// How the seed came about; absent where nobody promised anything.
    fairness: Option<RecordFairness>,
}

/// What a game built instead of a deal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RecordOpening {
    /// What the game calls it.
    name: String,
    /// The game's own data for it.
    #[serde(default)]
    data: Value,
}

/// Who sat there.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RecordFileSeat {
    /// What the player was called.
    #[schema(min_length = 1, max_length = 48)]
    name: String,
    /// `human`, the level of a bot, or `program`.
    #[schema(min_length = 1, max_length = 24)]
    by: String,
}

/// How a game ended.
#[derive(Deserialize, ToSchema)]
struct RecordOutcome {
    /// The seats that won.
    #[schema(max_items = 12)]
    winners: Vec<u8>,
    /// Points by seat, for games that count them.
    #[schema(max_items = 12)]
    scores: Option<Vec<i32>>,
}

/// Answers by their numbers, in rising order: `3 17-19`.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RecordGivenFor {
    /// By a bot that played in their place.
    #[serde(default)]
    #[schema(pattern = "^([0-9]+(-[0-9]+)?( [0-9]+(-[0-9]+)?)*)?$")]
    stand_in: String,
    /// By the rules, because their time was up.
    #[serde(default)]
    #[schema(pattern = "^([0-9]+(-[0-9]+)?( [0-9]+(-[0-9]+)?)*)?$")]
    time_out: String,
    /// By the server, because they had asked for it.
    #[serde(default)]
    #[schema(pattern = "^([0-9]+(-[0-9]+)?( [0-9]+(-[0-9]+)?)*)?$")]
    wish: String,
}

/// Everything that was promised about the deal, opened after the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RecordFairness {
    /// What was published before anybody sat down.
    #[schema(pattern = "^[0-9A-Fa-f]{0,64}$")]
    commitment: String,
    /// The version of the rules at that time, if it is not the record's own.
    rules: Option<u32>,
    /// What the server had drawn by then.
    #[schema(pattern = "^[0-9A-Fa-f]{1,64}$")]
    secret: String,
    /// What each chair added: up to 64 hexadecimal digits.
    #[schema(max_items = 12)]
    salts: Vec<Option<String>>,
    /// What each chair had sealed when the start was fixed: 64 hexadecimal digits.
    #[schema(max_items = 12)]
    shares: Option<Vec<Option<String>>>,
    /// The attempts to deal before this one, at each of which somebody did not open.
    #[serde(default)]
    voided: Vec<RecordAttempt>,
    /// The seat of each chair, if seats were drawn.
    #[schema(max_items = 12)]
    seating: Option<Vec<u32>>,
}

/// An attempt to deal that came to nothing.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RecordAttempt {
    /// What each chair had sealed: 64 hexadecimal digits.
    #[schema(max_items = 12)]
    shares: Vec<Option<String>>,
    /// What each chair opened: up to 64 hexadecimal digits.
    #[schema(max_items = 12)]
    salts: Vec<Option<String>>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};

    use super::super::openapi;
    use super::super::records::LONGEST_RECORD;
    use super::*;

    /// A record that says everything there is to say.
    fn whole() -> Value {
        let digits = "07".repeat(32);
        let record = json!({
            "format": 2, "game": "duel", "rules": 1, "config": { "players": 2 },
            "opening": { "name": "lesson", "data": [1] }, "deal_set_by": ["x"], "seed": digits,
            "seats": [{ "name": "Ana", "by": "human" }], "answers": [[0, "pass"]],
            "outcome": { "winners": [0], "scores": [3] }, "hash": digits,
            "given_for": { "stand_in": "0", "time_out": "0", "wish": "0" },
            "fairness": {
                "commitment": digits, "rules": 1, "secret": digits, "salts": ["c0ffee"],
                "shares": [digits], "voided": [{ "shares": [digits], "salts": [null] }],
                "seating": [0],
            },
        });
        let read = shelf::Record::read(&record.to_string()).expect("a record of ours");
        let written = serde_json::to_value(read).expect("a record is plain data");
        assert_eq!(written, record, "nothing is left out, so that nothing is compared in vain");
        written
    }

    fn names(fields: &Value) -> BTreeSet<&String> {
        fields.as_object().expect("fields").keys().collect()
    }

    #[test]
    fn a_record_is_described_as_it_is_read() {
        let document = serde_json::to_value(openapi()).expect("plain data");
        let schemas = &document["components"]["schemas"];
        let record = whole();
        for (schema, part) in [
            ("RecordFile", &record),
            ("RecordOpening", &record["opening"]),
            ("RecordFileSeat", &record["seats"][0]),
            ("RecordOutcome", &record["outcome"]),
            ("RecordGivenFor", &record["given_for"]),
            ("RecordFairness", &record["fairness"]),
            ("RecordAttempt", &record["fairness"]["voided"][0]),
        ] {
            assert_eq!(names(&schemas[schema]["properties"]), names(part), "{schema}");
        }
        for required in schemas["RecordFile"]["required"].as_array().expect("a list") {
            let mut poor = record.clone();
            poor.as_object_mut().expect("fields").remove(required.as_str().expect("a name"));
            assert!(shelf::Record::read(&poor.to_string()).is_err(), "{required} is not asked for");
        }
        serde_json::from_value::<RecordFile>(record).expect("the form has room for it");
    }

    #[test]
    fn limits_of_a_record_are_those_that_hold() {
        let document = serde_json::to_value(openapi()).expect("plain data");
        let most = |pointer: &str| {
            let pointer = format!("/components/schemas/{pointer}");
            document.pointer(&pointer).and_then(Value::as_u64).expect("a limit") as usize
        };
        assert_eq!(most("RecordFile/properties/format/maximum"), shelf::RECORD_FORMAT as usize);
        assert_eq!(most("RecordFile/properties/answers/maxItems"), LONGEST_RECORD);
        assert_eq!(most("RecordFile/properties/seats/maxItems"), kernel::MAX_SEATS);
        let name = 2 * protocol::LONGEST_NAME;
        assert_eq!(most("RecordFileSeat/properties/name/maxLength"), name);
        assert_eq!(most("RecordFileSeat/properties/by/maxLength"), protocol::LONGEST_NAME);
    }
}
