//! What a page points at: every option can be chosen by pointing, and no two options by the same things.

use std::collections::HashMap;

use kernel::Viewer;
use registry::GAMES;
use shelf::{AnyGame, Choice, Language, Voice};

use crate::random_games;

const GAMES_EACH: u64 = 6;

#[test]
fn no_two_options_are_chosen_by_pointing_at_the_same_things() {
    for game in GAMES {
        random_games::watch(*game, GAMES_EACH, |table, asked| {
            let Some(seat) = asked else { return };
            let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
            compare(*game, &table.observe(&voice).options);
        });
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
