//! What a page points at: every option can be chosen by pointing, and no two options by the same things.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::HashMap;

use kernel::{Rng, Viewer};
use registry::GAMES;
use serde_json::json;
use shelf::{AnyGame, Choice, Language, Voice};

const GAMES_EACH: u64 = 6;

#[test]
fn no_two_options_are_chosen_by_pointing_at_the_same_things() {
    for game in GAMES {
        for number in 0..GAMES_EACH {
            play(*game, number);
        }
    }
}

fn play(game: &dyn AnyGame, number: u64) {
    let mut rng = Rng::from_number(number);
    let players = *rng.pick(&game.players());
    let config = game.for_simulation(&game.configure(&json!({}), Some(players)).unwrap()).unwrap();
    let mut table = game.open(&config, rng.seed()).unwrap();
    while let Some(seat) = table.waiting().iter().next() {
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        compare(game, &table.observe(&voice).options);
        let answer = table.bot_answer(seat, "random", &mut rng).unwrap();
        table.apply(&voice, seat, None, &answer).unwrap();
    }
}

fn compare(game: &dyn AnyGame, options: &[Choice]) {
    let mut seen: HashMap<&[String], &Choice> = HashMap::new();
    for option in options {
        assert!(!option.picks.is_empty(), "{}: nothing to point at: {}", game.slug(), option.text);
        if let Some(other) = seen.insert(&option.picks, option) {
            panic!(
                "{}: {:?} means both “{}” and “{}”",
                game.slug(),
                option.picks,
                option.text,
                other.text
            );
        }
    }
}
