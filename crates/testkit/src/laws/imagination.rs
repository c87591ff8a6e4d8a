//! Law 5: imagined worlds.

use kernel::{Observation, Seat, Table, Viewer};
use serde::Serialize;

use crate::random_game::{RandomGame, random_games};
use crate::{Trial, json, viewers};

/// Law 5 looks through every pair of eyes at every decision; one game in so many is enough.
const IMAGINE_ONE_IN: u64 = 4;
/// An imagined table is played to its end at one state in so many.
const PLAY_ON_ONE_IN: u32 = 32;
/// How much of two texts is shown before the place where they differ.
const CONTEXT: usize = 60;

/// Law 5: the world a viewer imagines looks the same to that viewer: same view, same question to the same seats, same
/// options. It is a whole world, its pieces add up, and it can be played to the end.
///
/// # Panics
/// If the law is broken.
pub fn imagination<G: Trial>(games: u64) {
    for mut game in random_games::<G>("5 (imagination)", games, IMAGINE_ONE_IN) {
        for _ in 0..=2 * G::LONGEST {
            imagination_here(&mut game);
            if !game.leap() {
                break;
            }
        }
    }
}

/// Law 5 at this state, through every pair of eyes.
pub(crate) fn imagination_here<G: Trial>(game: &mut RandomGame<G>) {
    for viewer in viewers(game.table.players()) {
        match viewer {
            Viewer::Seat(seat) => imagined_by_seat(game, seat),
            Viewer::Gallery => imagined_by_gallery(game),
        }
    }
}

fn imagined_by_seat<G: Trial>(game: &mut RandomGame<G>, seat: Seat) {
    let seen = game.table.observe(seat);
    let imagined = Table::<G>::imagine(&seen, &mut game.whims);
    let again = imagined.observe(seat);
    if seen.view != again.view {
        game.fail(format!(
            "view(imagine(view)) is not the view of {seat}: {}",
            parting(&seen.view, &again.view)
        ));
    }
    if seen.question != again.question || game.table.asked() != imagined.asked() {
        game.fail(format!("in the world {seat} imagines, something else is asked, or others are"));
    }
    let same_options =
        seen.coverage == again.coverage && json(&seen.options) == json(&again.options);
    if !same_options && !has_given_its_last_word(game, &seen) {
        let parting = parting(&seen.options, &again.options);
        game.fail(format!("in the world {seat} imagines, {seat} has other options: {parting}"));
    }
    let players = game.table.players();
    if let Err(why) = imagined.examine(|state, referee| G::count_pieces(state, players, referee)) {
        game.fail(format!("in the world {seat} imagines, the pieces do not add up: {why}"));
    }
    if !game.is_over() && game.whims.below(PLAY_ON_ONE_IN) == 0 {
        play_on(game, imagined, seat);
    }
}

/// An imagined table forgets sealed answers, so a seat that may not answer again could do so there.
fn has_given_its_last_word<G: Trial>(game: &RandomGame<G>, seen: &Observation<G>) -> bool {
    let answered = game.table.asked().minus(game.table.waiting());
    answered.contains(seen.seat) && seen.options.is_empty()
}

fn imagined_by_gallery<G: Trial>(game: &mut RandomGame<G>) {
    let seen = game.table.view(Viewer::Gallery);
    let imagined = game.table.imagined_by(Viewer::Gallery, &mut game.whims);
    let again = imagined.view(Viewer::Gallery);
    if seen != again {
        game.fail(format!(
            "view(imagine(view)) is not the view of the gallery: {}",
            parting(&seen, &again)
        ));
    }
    if game.table.asked() != imagined.asked() {
        game.fail("in the world the gallery imagines, others are asked");
    }
    let players = game.table.players();
    if let Err(why) = imagined.examine(|state, referee| G::count_pieces(state, players, referee)) {
        game.fail(format!("in the world the gallery imagines, the pieces do not add up: {why}"));
    }
}

/// Bots play imagined tables to the end; the rules must bear it.
fn play_on<G: Trial>(game: &mut RandomGame<G>, mut imagined: Table<G>, by: Seat) {
    let mut options = Vec::new();
    for _ in 0..=G::LONGEST {
        let Some(seat) = imagined.waiting().lowest() else { return };
        imagined.options(seat, &mut options);
        if options.is_empty() {
            game.fail(format!(
                "in the world {by} imagines, {seat} is asked later on and has no option"
            ));
        }
        let action = *game.whims.pick(&options);
        if let Err(refusal) = imagined.apply(seat, action, None) {
            game.fail(format!(
                "in the world {by} imagines, {seat} is refused {action:?}: {refusal:?}"
            ));
        }
    }
    game.fail(format!("the world {by} imagines is not over after {} decisions", G::LONGEST));
}

/// Where two values begin to differ, as JSON.
fn parting<T: Serialize>(one: &T, other: &T) -> String {
    let (one, other) = (json(one), json(other));
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let from = one.floor_char_boundary(same.saturating_sub(CONTEXT));
    let excerpt = |text: &str| text[from..].chars().take(3 * CONTEXT).collect::<String>();
    format!("…{}… became …{}…", excerpt(&one), excerpt(&other))
}
