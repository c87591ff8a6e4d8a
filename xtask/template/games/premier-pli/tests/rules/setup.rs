//! Chapter 100, and what is hidden.

use kernel::{Seat, Seed, Table, Viewer};
use premier_pli::{Config, PremierPli};
use serde_json::json;

use crate::common::{GAME, lay, table};

#[test]
fn pp_101_everybody_is_dealt_five_cards_that_the_others_do_not_see() {
    let table = Table::<PremierPli>::open(&Config::new(3), Seed([7; 32]), None).unwrap();
    let view = table.view(Viewer::Seat(Seat::new(1)));
    assert_eq!(view.own.hand.len(), 5);
    assert!(view.own.sizes.iter().all(|size| *size == 5));
    assert!(table.view(Viewer::Gallery).own.hand.is_empty());
}

#[test]
fn pp_101_two_to_six_play() {
    assert!(
        GAME.configure(&json!({}), Some(2)).is_ok() && GAME.configure(&json!({}), Some(6)).is_ok()
    );
    assert!(
        GAME.configure(&json!({}), Some(1)).is_err()
            && GAME.configure(&json!({}), Some(7)).is_err()
    );
    assert!(GAME.configure(&json!({ "seconds": 301 }), None).is_err());
}

#[test]
fn pp_102_nobody_sees_what_was_set_aside() {
    // PP-R01: nor at the end.
    let mut table = table(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]]);
    for card in 1..=3 {
        table.does(0, lay(card)).does(1, lay(card + 5));
    }
    assert!(table.question().is_none());
    let seen = serde_json::to_string(&table.view(0)).unwrap();
    assert!(seen.contains(r#""aside":30"#) && !seen.contains("40"), "{seen}");
}
