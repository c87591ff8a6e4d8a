//! What a server writes for many at once is what each of them would be told alone.

use kernel::{Seats, Viewer};
use registry::GAMES;
use serde_json::{Value, json};
use shelf::{AnyGame, AnyTable, Language, Pen, Said, Voice};

use crate::random_games;

const GAMES_EACH: u64 = 4;

/// Everybody at the table, in both languages, each moment beginning with somebody else.
fn voices<'a>(table: &dyn AnyTable, names: &'a [String], first: usize) -> Vec<Voice<'a>> {
    let seats = Seats::first(table.players()).iter().map(Viewer::Seat);
    let mut viewers: Vec<Viewer> = seats.chain([Viewer::Gallery]).collect();
    let count = viewers.len();
    viewers.rotate_left(first % count);
    let languages = Language::ALL.into_iter();
    languages.flat_map(|it| viewers.iter().map(move |who| Voice::new(it, *who, names))).collect()
}

/// What explains a question stands in the rules, in every language.
fn explained(game: &dyn AnyGame, table: &dyn AnyTable) {
    let asked = table.observe(&Voice::new(Language::En, Viewer::Gallery, &[]));
    for id in &asked.clauses {
        for language in Language::ALL {
            assert!(game.clause(language, id).is_some(), "{}: {id}", game.slug());
        }
    }
}

fn compare(table: &dyn AnyTable, names: &[String], from: usize) {
    let mut said = Said::default();
    for voice in voices(table, names, from) {
        let mut lines = Vec::new();
        let written = table.write_log(&voice, from, &mut said, &mut Pen::on(&mut lines));
        let alone = serde_json::to_string(&table.log(&voice, from)).unwrap();
        assert_eq!(format!("[{}]", String::from_utf8(lines).unwrap()), alone);
        assert_eq!(written, table.log(&voice, from).len());

        let mut asked = Vec::new();
        let _ = table.look(&voice, &mut asked);
        let seen = serde_json::to_value(table.observe(&voice)).unwrap();
        let asked: Value = serde_json::from_slice(&asked).unwrap();
        for field in ["question", "prompt", "put_to", "order", "clauses", "options"] {
            assert_eq!(asked[field], seen[field], "{field}");
        }
        assert_eq!(asked["in_vain"], seen["in_vain"], "in_vain");
        assert_eq!(asked["complete"], json!(seen["coverage"] == "complete"));
    }
}

#[test]
fn what_is_written_for_many_is_what_each_would_be_told() {
    let names: Vec<String> = (0..12).map(|seat| format!("P\"{seat}")).collect();
    for game in GAMES {
        // Every line of the log is compared, with whatever else was told since the moment before.
        let mut told = 0;
        random_games::watch(*game, GAMES_EACH, |table, asked| {
            compare(table, &names, told);
            explained(*game, table);
            told = asked.map_or(0, |_| table.logged());
        });
    }
}
