//! Laws about answers: 3 and 4.

use kernel::{Coverage, Refusal, Seat, View, Viewer};

use crate::fuzz::Pool;
use crate::random_game::{RandomGame, random_games};
use crate::{Trial, json};

/// How many made-up answers are tried at every state.
const INVENTED: usize = 16;
/// How many of a seat's options are really given, on a copy, at every state.
const TAKEN: usize = 4;
/// Of at most so many options each must come up when one is drawn.
const FEW: usize = 3;
/// How often one is drawn for each of them.
const DRAWS_OF_FEW: usize = 24;
/// How many answers that may be refused are tried at every state.
const DOUBTFUL: usize = 8;

/// Law 3: every option is taken; and where the options are said to be all there is, a made-up answer that the rules
/// allow is one of them.
///
/// # Panics
/// If the law is broken.
pub fn exact_options<G: Trial>(games: u64) {
    let mut doubts = Doubts::default();
    for mut game in random_games::<G>("3 (options are exactly the legal answers)", games, 1) {
        while !game.is_over() {
            exact_options_here(&mut game, &mut doubts);
            game.leap();
        }
    }
}

/// Answers met so far, from which doubtful ones are made up.
#[derive(Default)]
pub(crate) struct Doubts {
    pool: Pool,
}

/// Law 3 at this state.
pub(crate) fn exact_options_here<G: Trial>(game: &mut RandomGame<G>, doubts: &mut Doubts) {
    if game.is_over() {
        return;
    }
    let mut options = Vec::new();
    let seat = somebody_asked(game);
    let coverage = game.table.options(seat, &mut options);
    doubts.pool.note(&options, &mut game.whims);
    listed_is_allowed(game, seat, &options);
    options_are_taken(game, seat, &options);
    drawn_is_listed(game, seat, &options);
    if coverage == Coverage::Complete {
        allowed_is_offered(game, seat, &options, &doubts.pool);
    }
}

fn somebody_asked<G: Trial>(game: &mut RandomGame<G>) -> Seat {
    let waiting = game.table.waiting();
    let place = game.whims.below(waiting.len().max(1) as u32) as usize;
    waiting.nth(place).unwrap_or_else(|| game.fail("the game is not over and nobody is asked"))
}

fn options_are_taken<G: Trial>(game: &mut RandomGame<G>, seat: Seat, options: &[G::Action]) {
    for _ in 0..TAKEN.min(options.len()) {
        let option = game.whims.pick(options);
        if let Err(refusal) = game.table.clone().apply(seat, *option, None) {
            game.fail(format!("{seat} is offered {option:?} and is refused it: {refusal:?}"));
        }
        let read = serde_json::from_str::<G::Action>(&json(option));
        if !read.as_ref().is_ok_and(|read| read == option) {
            game.fail(format!("{option:?} is written as {} and read as {read:?}", json(option)));
        }
    }
}

/// Where a game says that its list needs no check, every answer in it passes one.
fn listed_is_allowed<G: Trial>(game: &RandomGame<G>, seat: Seat, options: &[G::Action]) {
    let Some(question) = game.table.question().filter(|question| G::lists_exactly(*question))
    else {
        return;
    };
    let look = game.table.look(Viewer::Seat(seat));
    for (place, option) in options.iter().enumerate() {
        if let Err(forbidden) = G::check(look, question, option) {
            game.fail(format!("{option:?} is listed as allowed and is not: {forbidden:?}"));
        }
        if options[..place].contains(option) {
            game.fail(format!("{option:?} is listed twice"));
        }
    }
}

/// An answer by chance is one of those that are listed, and each of a few comes up.
fn drawn_is_listed<G: Trial>(game: &mut RandomGame<G>, seat: Seat, options: &[G::Action]) {
    let draws = if options.len() <= FEW { DRAWS_OF_FEW * options.len() } else { 1 };
    let mut drawn = vec![false; options.len()];
    let mut buffer = Vec::new();
    for _ in 0..draws {
        let Some(action) = game.table.draw(seat, &mut game.whims, &mut buffer) else {
            game.fail(format!("{seat} is asked and nothing can be drawn for it"))
        };
        match options.iter().position(|option| *option == action) {
            Some(place) => drawn[place] = true,
            None => game.fail(format!("{action:?} is drawn for {seat} and not one of its options")),
        }
    }
    if options.len() <= FEW && drawn.contains(&false) {
        game.fail(format!("of {options:?} only {drawn:?} came up in {draws} draws"));
    }
}

fn allowed_is_offered<G: Trial>(
    game: &mut RandomGame<G>,
    seat: Seat,
    options: &[G::Action],
    pool: &Pool,
) {
    let Some(question) = game.table.question() else { return };
    for _ in 0..INVENTED {
        let Some(action) = pool.invent::<G::Action>(&mut game.whims) else { continue };
        let allowed = G::check(game.table.look(Viewer::Seat(seat)), question, &action).is_ok();
        if allowed && !options.contains(&action) {
            game.fail(format!(
                "{seat} may answer {action:?} and is not offered it, though the list is complete"
            ));
        }
    }
}

/// Law 4: a refused answer leaves the whole table as it was and tells nothing: made-up answers, answers of seats that
/// are not asked, answers to an earlier question, answers after the end.
///
/// # Panics
/// If the law is broken.
pub fn refusals_change_nothing<G: Trial>(games: u64) {
    let mut doubts = Doubts::default();
    for mut game in random_games::<G>("4 (a refusal changes nothing)", games, 1) {
        for _ in 0..=2 * G::LONGEST {
            refusals_here(&mut game, &mut doubts);
            if !game.leap() {
                break;
            }
        }
    }
}

/// Law 4 at this state.
pub(crate) fn refusals_here<G: Trial>(game: &mut RandomGame<G>, doubts: &mut Doubts) {
    let mut options = Vec::new();
    if game.is_over() {
        options.extend(game.answers.last().map(|(_, action)| *action));
    } else {
        let seat = somebody_asked(game);
        game.table.options(seat, &mut options);
        doubts.pool.note(&options, &mut game.whims);
    }
    for _ in 0..DOUBTFUL {
        doubtful_answer(game, &options, &doubts.pool);
    }
    late_answer(game, &options);
}

/// Any seat gives an answer that is somebody's option or made up.
fn doubtful_answer<G: Trial>(game: &mut RandomGame<G>, options: &[G::Action], pool: &Pool) {
    // One more than there are seats: nobody sits there.
    let seat = Seat::new(game.whims.below(u32::from(game.table.players()) + 1) as u8);
    let invented = if game.whims.below(3) == 0 { None } else { pool.invent(&mut game.whims) };
    let Some(action) = invented.or_else(|| options.first().copied()) else { return };
    let before = game.table.clone();
    let saw = seen(game, seat);
    let mut told = Vec::new();
    let taken = game.table.apply(seat, action, Some(&mut told));
    if taken.is_ok() {
        game.table = before;
        return;
    }
    if game.table != before {
        game.fail(format!("{seat} was refused {action:?}, and the table has changed"));
    }
    if seen(game, seat) != saw {
        game.fail(format!("{seat} was refused {action:?}, and sees another table"));
    }
    if !told.is_empty() {
        game.fail(format!("{seat} was refused {action:?}, and this was told: {told:?}"));
    }
}

/// What is seen from a seat, if there is such a seat.
fn seen<G: Trial>(game: &RandomGame<G>, seat: Seat) -> Option<View<G>> {
    (seat.number() < game.table.players()).then(|| game.table.view(Viewer::Seat(seat)))
}

/// An answer that names another question than the open one.
fn late_answer<G: Trial>(game: &mut RandomGame<G>, options: &[G::Action]) {
    let (Some(action), Some(seat)) = (options.first(), game.table.asked().lowest()) else { return };
    let before = game.table.clone();
    let since = before.race_since().unwrap_or_else(|| before.serial());
    let refusal = game.table.apply_to(since.wrapping_sub(1), seat, *action, None);
    if !matches!(refusal, Err(Refusal::Stale | Refusal::GameOver)) || game.table != before {
        game.fail("an answer to an earlier question was not simply refused");
    }
}
