//! What a server writes for many at once is what each of them would be told alone.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use kernel::{Rng, Seats, Viewer};
use registry::GAMES;
use serde_json::{Value, json};
use shelf::{AnyGame, AnyTable, Language, Said, Voice};

const GAMES_EACH: u64 = 4;

fn open(game: &dyn AnyGame, rng: &mut Rng) -> Box<dyn AnyTable> {
    let players = *rng.pick(&game.players());
    let config = game.for_simulation(&game.configure(&json!({}), Some(players)).unwrap()).unwrap();
    game.open(&config, rng.seed()).unwrap()
}

/// Everybody at the table, in both languages, each moment beginning with somebody else.
fn voices<'a>(table: &dyn AnyTable, names: &'a [String], first: usize) -> Vec<Voice<'a>> {
    let seats = Seats::first(table.players()).iter().map(Viewer::Seat);
    let mut viewers: Vec<Viewer> = seats.chain([Viewer::Gallery]).collect();
    let count = viewers.len();
    viewers.rotate_left(first % count);
    let languages = Language::ALL.into_iter();
    languages.flat_map(|it| viewers.iter().map(move |who| Voice::new(it, *who, names))).collect()
}

fn compare(table: &dyn AnyTable, names: &[String], from: usize) {
    let mut said = Said::default();
    for voice in voices(table, names, from) {
        let mut lines = Vec::new();
        let written = table.write_log(&voice, from, &mut said, &mut lines);
        let alone = serde_json::to_string(&table.log(&voice, from)).unwrap();
        assert_eq!(format!("[{}]", String::from_utf8(lines).unwrap()), alone);
        assert_eq!(written, table.log(&voice, from).len());

        let mut asked = Vec::new();
        let _ = table.look(&voice, &mut asked);
        let seen = serde_json::to_value(table.observe(&voice)).unwrap();
        let asked: Value = serde_json::from_slice(&asked).unwrap();
        for field in ["question", "prompt", "put_to", "order", "options"] {
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
        for number in 0..GAMES_EACH {
            let mut rng = Rng::from_number(number);
            let mut table = open(*game, &mut rng);
            let mut told = 0;
            compare(table.as_ref(), &names, told);
            while let Some(seat) = table.waiting().iter().next() {
                told = table.logged();
                let answer = table.bot_answer(seat, "random", &mut rng).unwrap();
                let voice = Voice::new(Language::En, Viewer::Seat(seat), &names);
                table.apply(&voice, seat, None, &answer).unwrap();
                compare(table.as_ref(), &names, told);
            }
        }
    }
}
