//! The bot `regular` plays better than chance.

use kernel::{Rng, Viewer};
use serde_json::json;
use shelf::{Language, Voice};

use crate::common::GAME;

/// The points of one game; seats 0 and 2 are regulars.
fn play(number: u64) -> Vec<i32> {
    let config = GAME.configure(&json!({}), Some(4)).unwrap();
    let mut rng = Rng::from_number(number);
    let mut table = GAME.open(&config, rng.seed()).unwrap();
    while let Some(seat) = table.waiting().lowest() {
        let level = if seat.number() % 2 == 0 { "regular" } else { "random" };
        let answer = table.bot_answer(seat, level, &mut rng).unwrap();
        let voice = Voice::new(Language::En, Viewer::Seat(seat), &[]);
        table.apply(&voice, seat, None, &answer).expect("bots do what is allowed");
    }
    table.outcome().unwrap().scores.unwrap().iter().copied().collect()
}

#[test]
fn regulars_take_clearly_more_tricks_than_random_players() {
    let (mut regular, mut random) = (0, 0);
    for number in 0..60 {
        let points = play(number);
        regular += points[0] + points[2];
        random += points[1] + points[3];
    }
    assert!(regular > random * 3 / 2, "{regular} against {random}");
}
