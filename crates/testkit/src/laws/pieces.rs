//! Laws about what lies on the table: 7 and 8.

use kernel::Table;
use serde_json::Value;

use crate::random_game::{RandomGame, random_games};
use crate::{Trial, json};

/// Law 7: at every state, every piece is in exactly one place.
///
/// # Panics
/// If the law is broken.
pub fn pieces_are_conserved<G: Trial>(games: u64) {
    for mut game in random_games::<G>("7 (pieces are conserved)", games, 1) {
        count(&game);
        while game.leap() {
            count(&game);
        }
    }
}

pub(crate) fn count<G: Trial>(game: &RandomGame<G>) {
    let players = game.table.players();
    if let Err(why) = game.table.examine(|state, referee| G::count_pieces(state, players, referee))
    {
        game.fail(format!("the pieces do not add up: {why}"));
    }
}

/// Law 8: at every state a table that is saved and loaded is the same table and plays on the same way, and a copy
/// that is played on leaves the original untouched.
///
/// # Panics
/// If the law is broken.
pub fn save_and_load<G: Trial>(games: u64) {
    for mut game in random_games::<G>("8 (save and load)", games, 1) {
        let mut loaded = reload(&game);
        while let Some((seat, action)) = game.choose() {
            if !game.is_worth_a_look() {
                game.take(seat, action);
                if loaded.apply(seat, action, None).is_err() {
                    game.fail("the loaded table plays on in another way");
                }
                continue;
            }
            let mut copy = game.table.clone();
            if copy.apply(seat, action, None).is_err() {
                game.fail(format!("a copy of the table refuses {action:?}"));
            }
            if game.table != loaded {
                game.fail("a copy was played on, and the original has changed");
            }
            game.take(seat, action);
            if loaded.apply(seat, action, None).is_err() || loaded != game.table {
                game.fail("the loaded table plays on in another way");
            }
            loaded = reload(&game);
        }
    }
}

/// The way a save file goes: written, read as plain JSON, loaded.
pub(crate) fn reload<G: Trial>(game: &RandomGame<G>) -> Table<G> {
    let read =
        serde_json::from_str::<Value>(&json(&game.table.save())).and_then(serde_json::from_value);
    let saved =
        read.unwrap_or_else(|error| game.fail(format!("the saved table cannot be read: {error}")));
    let loaded = Table::load(saved)
        .unwrap_or_else(|damaged| game.fail(format!("the saved table is refused: {damaged}")));
    if loaded != game.table {
        game.fail("the loaded table is not the saved one");
    }
    loaded
}
