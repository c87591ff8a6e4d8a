//! Laws about the course of a game: 1, 2, 9 and 10.

use kernel::{Asked, Refusal, Seat, Seats, Table, Told};

use crate::random_game::{RandomGame, random_games};
use crate::{Trial, json};

/// Law 1: the same configuration, seed and answers give the same table, events and outcome, whether or not anybody
/// listens, and whether or not the answers were written down in between.
///
/// # Panics
/// If the law is broken.
pub fn determinism<G: Trial>(games: u64) {
    for mut game in random_games::<G>("1 (determinism)", games, 1) {
        let mut told = Vec::new();
        let open = "the same configuration opened a table before";
        let mut again = Table::<G>::open(&game.config, game.seed, Some(&mut told)).expect(open);
        let mut unheard = Table::<G>::open(&game.config, game.seed, None).expect(open);
        same(&game, &again, &unheard, &told);
        while let Some((seat, action)) = game.choose() {
            let read: G::Action = serde_json::from_str(&json(&action)).unwrap_or_else(|error| {
                game.fail(format!("{action:?} cannot be read again: {error}"))
            });
            game.take(seat, action);
            told.clear();
            let takes =
                [again.apply(seat, read, Some(&mut told)), unheard.apply(seat, action, None)];
            if takes.iter().any(Result::is_err) {
                game.fail("the same answer was taken once and refused once");
            }
            same(&game, &again, &unheard, &told);
        }
    }
}

pub(crate) fn same<G: Trial>(
    game: &RandomGame<G>,
    again: &Table<G>,
    unheard: &Table<G>,
    told: &[Told<G::Event>],
) {
    if game.table != *again {
        game.fail("the same answers led to another table");
    }
    if game.told != told {
        game.fail(format!("the same answers led to other events: {:?}, then {told:?}", game.told));
    }
    if game.table != *unheard {
        game.fail("with nobody listening the same answers led to another table");
    }
}

/// Law 2: until the game is over somebody is asked, every asked seat is at the table and has an option, and what the
/// game answers for a player whose time is up is allowed.
///
/// # Panics
/// If the law is broken.
pub fn somebody_can_act<G: Trial>(games: u64) {
    for mut game in random_games::<G>("2 (somebody can act)", games, 1) {
        while !game.is_over() {
            somebody_can_act_here(&game);
            game.leap();
        }
        somebody_can_act_here(&game);
    }
}

/// Law 2 at this state.
pub(crate) fn somebody_can_act_here<G: Trial>(game: &RandomGame<G>) {
    let seats = Seats::first(game.table.players());
    if let Some(outcome) = game.table.outcome() {
        if !outcome.winners.is_subset_of(seats) {
            game.fail(format!("{:?} won at a table of {}", outcome.winners, seats.len()));
        }
        return;
    }
    let waiting = game.table.waiting();
    if waiting.is_empty() {
        game.fail("the game is not over and nobody is asked");
    }
    if !waiting.is_subset_of(seats) {
        game.fail(format!("{waiting:?} are asked at a table of {}", seats.len()));
    }
    for seat in waiting.iter() {
        can_act(game, seat);
    }
}

fn can_act<G: Trial>(game: &RandomGame<G>, seat: Seat) {
    let seen = game.table.observe(seat);
    if seen.options.is_empty() {
        game.fail(format!("{seat} is asked and has no option"));
    }
    let late = G::when_time_is_up(&seen);
    if let Err(refusal) = game.table.clone().apply(seat, late, None) {
        game.fail(format!(
            "when the time of {seat} is up, {late:?} is answered and refused: {refusal:?}"
        ));
    }
}

/// Law 9: random play ends within [`Trial::LONGEST`] decisions, and a game that is over takes no answer.
///
/// # Panics
/// If the law is broken.
pub fn games_end<G: Trial>(games: u64) {
    for mut game in random_games::<G>("9 (games end)", games, 1) {
        while game.advance() {}
        is_over_for_good(&game);
    }
}

/// Law 9 after the last answer.
pub(crate) fn is_over_for_good<G: Trial>(game: &RandomGame<G>) {
    let Some((seat, action)) = game.answers.last().copied() else { return };
    if game.table.clone().apply(seat, action, None) != Err(Refusal::GameOver) {
        game.fail("the game is over and still takes an answer");
    }
    if !game.table.waiting().is_empty() {
        game.fail("the game is over and still waits for an answer");
    }
}

/// Law 10: sealed answers may arrive in any order, and an answer that was changed in time leaves no trace.
///
/// # Panics
/// If the law is broken.
pub fn arrival_order<G: Trial>(games: u64) {
    for mut game in random_games::<G>("10 (arrival order)", games, 1) {
        while !game.is_over() {
            match game.audience() {
                Some(Asked::Everyone(seats))
                    if seats.len() > 1 && game.table.waiting() == seats =>
                {
                    answer_in_two_orders(&mut game, seats);
                }
                Some(_) | None => {
                    game.advance();
                }
            }
        }
    }
}

pub(crate) fn answer_in_two_orders<G: Trial>(game: &mut RandomGame<G>, seats: Seats) {
    let mut answers: Vec<(Seat, G::Action)> =
        seats.iter().map(|seat| (seat, game.choose_for(seat))).collect();
    game.whims.shuffle(&mut answers);
    let mut other = game.table.clone();
    let mut told_other = Vec::new();
    let stands = other.question().is_some_and(G::answer_stands);
    let changed =
        answers.last().filter(|_| !stands).map(|(seat, _)| (*seat, game.choose_for(*seat)));
    for (seat, action) in changed.into_iter().chain(answers.iter().rev().copied()) {
        if let Err(refusal) = other.apply(seat, action, Some(&mut told_other)) {
            game.fail(format!(
                "{seat} answers {action:?} in another order and is refused: {refusal:?}"
            ));
        }
    }
    let mut told = Vec::new();
    for (seat, action) in answers {
        game.take(seat, action);
        told.append(&mut game.told);
    }
    if game.table != other {
        game.fail("the same sealed answers in another order led to another table");
    }
    if told != told_other {
        game.fail(format!(
            "the same sealed answers in another order were told otherwise: {told:?}, {told_other:?}"
        ));
    }
}
