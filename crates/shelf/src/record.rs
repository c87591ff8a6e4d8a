//! Records: everything needed to play a game again, exactly.

use kernel::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fairness::Fairness;
use crate::given_for::GivenFor;
use crate::weight::weigh;
use crate::{AnyTable, NamedOpening, Problem};

/// The version of the file format in which records are written.
pub const RECORD_FORMAT: u32 = 2;

/// The first version of the file format, which is read for ever. Its hash is one of the saved position, whose layout
/// changes with the code, so such a record is compared by its answers and its outcome.
const FIRST_FORMAT: u32 = 1;

/// What [`RecordSeat::by`] says of a person.
pub const HUMAN: &str = "human";

/// Who sat where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordSeat {
    /// What the player was called.
    pub name: String,
    /// `human`, the level of a bot, or `program` for one that played over the line protocol.
    pub by: String,
}

/// A game as a file: configuration or opening, seed and answers rebuild everything else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the file format.
    pub format: u32,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What the table was set to.
    pub config: Value,
    /// What the game built instead of a deal; absent if cards were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<NamedOpening>,
    /// The options that set the deal; none, and then absent, if it was drawn. It says for people what `config` means:
    /// [`crate::AnyGame::deal_set_by`] reads it from there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deal_set_by: Vec<String>,
    /// Where all chance came from.
    pub seed: Seed,
    /// Who sat where.
    pub seats: Vec<RecordSeat>,
    /// Every answer, in the order in which they were taken.
    pub answers: Vec<(Seat, Value)>,
    /// How it ended; absent while it is not over.
    pub outcome: Option<Outcome>,
    /// A hash of answers, draws, everything told and the outcome, to prove that a replay was the same game.
    pub hash: String,
    /// Which answers of people were given for them; in no hash, since it proves nothing. Absent if none was, as in records
    /// of the time when it was not noted.
    #[serde(default, skip_serializing_if = "GivenFor::is_empty")]
    pub given_for: GivenFor,
    /// How the seed came about, opened after the game; absent where nobody promised anything, as in a game in the
    /// terminal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
}

/// A record played again.
#[derive(Debug)]
pub struct Replayed {
    /// The table after the wanted number of answers.
    pub table: Box<dyn AnyTable>,
    /// Whether outcome and hash are those of the record. Absent if the replay stopped early on purpose.
    pub faithful: Option<bool>,
    /// The version of the rules the record was played by, if they are older than the game's. A faithful record has
    /// moved up to the new ones: under them it is the same game. Another one can no longer be proved.
    pub older_rules: Option<u32>,
}

/// How many digits a hash has.
const LONGEST_HASH: usize = 64;

/// Whether a text can be a hash as we write them, or none at all.
fn is_hash(text: &str) -> bool {
    text.len() <= LONGEST_HASH && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

impl Record {
    /// Reads a record from a file's text.
    ///
    /// # Errors
    /// Says in one line what is wrong with the text.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let read = weigh(text).and_then(|()| serde_json::from_str(text));
        let record: Self = read.map_err(|error| {
            Problem::said(
                format!("ce fichier n’est pas une partie entière : {error} ; prenez un fichier téléchargé d’une table ou écrit par --record"),
                format!("this is not a whole record: {error}; use a file downloaded from a table or written by --record"),
            )
        })?;
        if !(FIRST_FORMAT..=RECORD_FORMAT).contains(&record.format) {
            let format = record.format;
            return Err(Problem::said(
                format!(
                    "cette partie est au format {format}, ce programme lit jusqu’au format {RECORD_FORMAT} : prenez le programme qui l’a écrite"
                ),
                format!(
                    "this record has format {format}, this program reads up to format {RECORD_FORMAT}; use the program that wrote it"
                ),
            ));
        }
        let promise = record.fairness.as_ref().map_or("", |fairness| &fairness.commitment);
        if !is_hash(promise) || record.hash.len() > LONGEST_HASH {
            return Err(Problem::said(
                "l’empreinte de cette partie n’en est pas une : le fichier a été modifié ou abîmé",
                "the hash in this record is none: the file was changed or damaged",
            ));
        }
        if !record.given_for.fits(record.answers.len()) {
            return Err(Problem::said(
                "cette partie nomme des réponses qu’elle n’a pas : le fichier a été modifié ou abîmé",
                "this record names answers that it does not have: the file was changed or damaged",
            ));
        }
        Ok(record)
    }

    /// Whether a game with this end and this proof is the recorded one.
    pub(crate) fn is_proved_by(&self, outcome: Option<&Outcome>, proof: &str) -> bool {
        self.outcome.as_ref() == outcome && (self.format == FIRST_FORMAT || self.hash == proof)
    }

    /// The record as a file's text.
    ///
    /// # Panics
    /// Never: a record is plain data.
    #[must_use]
    pub fn write(&self) -> String {
        // One answer a line: short, and a difference shows where two games part.
        let answers: Vec<String> = self.answers.iter().map(plain).collect();
        let rest = Self { answers: Vec::new(), ..self.clone() };
        let frame = serde_json::to_string_pretty(&rest).expect("a record is plain data");
        let list = format!("\"answers\": [\n    {}\n  ]", answers.join(",\n    "));
        format!("{}\n", frame.replacen("\"answers\": []", &list, 1))
    }
}

fn plain<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a record is plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_was_written() {
        for answers in
            [vec![], vec![(Seat::new(1), Value::from("pass")), (Seat::new(0), Value::from(3))]]
        {
            let record = Record {
                format: RECORD_FORMAT,
                game: "duel".into(),
                rules: 1,
                config: serde_json::json!({ "players": 2 }),
                opening: None,
                deal_set_by: Vec::new(),
                seed: Seed([3; 32]),
                seats: vec![RecordSeat { name: "\"answers\": []".into(), by: "human".into() }],
                answers,
                outcome: None,
                hash: "0".into(),
                given_for: GivenFor::default(),
                fairness: None,
            };
            assert_eq!(Record::read(&record.write()), Ok(record));
        }
    }

    #[test]
    fn formats_are_read_from_the_first_to_our_own() {
        let file = |format: u32| {
            format!(
                r#"{{ "format": {format}, "game": "duel", "rules": 1, "config": {{}}, "seed": "{}",
                    "seats": [], "answers": [], "outcome": null, "hash": "0" }}"#,
                "0".repeat(64)
            )
        };
        for format in FIRST_FORMAT..=RECORD_FORMAT {
            let record = Record::read(&file(format)).unwrap();
            assert_eq!(record.format, format);
            assert_eq!(Record::read(&record.write()), Ok(record));
        }
        for format in [0, RECORD_FORMAT + 1] {
            assert!(Record::read(&file(format)).is_err());
        }
    }

    #[test]
    fn an_opening_is_kept_with_its_data() {
        let opening = NamedOpening { name: "first lesson".into(), data: serde_json::json!([1, 2]) };
        let text = serde_json::to_string(&opening).unwrap();
        assert_eq!(serde_json::from_str::<NamedOpening>(&text).unwrap(), opening);
        let bare = NamedOpening { data: Value::Null, ..opening };
        assert_eq!(serde_json::to_string(&bare).unwrap(), r#"{"name":"first lesson"}"#);
    }
}
