//! What goes with law 5: imagined worlds favour nothing.

use kernel::{Rng, Seat, Viewer};

use crate::Trial;
use crate::random_game::{RandomGame, random_games};

/// How many worlds are imagined at each moment.
const WORLDS: u32 = 600;
/// How far two counts may lie apart, in standard deviations.
const FAR: f64 = 5.0;

/// Where nobody may know the order of a pile, every kind of card lies in its lower half as often as in its upper half,
/// over many worlds imagined from one seat at random moments of random games.
///
/// # Panics
/// If a kind of card is found in one half clearly more often; or if the game names no such pile, for then nothing was
/// proved.
pub fn even_worlds<G: Trial>(games: u64) {
    let mut counted = 0;
    for mut game in random_games::<G>("5 (even worlds)", games, 1) {
        let steps = game.whims.below(G::LONGEST / 4);
        for _ in 0..steps {
            if !game.advance() {
                break;
            }
        }
        let seat = Seat::new(game.whims.below(u32::from(game.table.players())) as u8);
        counted += halves_are_alike(&game, seat);
    }
    assert!(counted > 0, "{}: law 5 (even worlds): the game names no hidden pile", G::SLUG);
}

/// Compares the halves of all piles; says how many cards were counted.
fn halves_are_alike<G: Trial>(game: &RandomGame<G>, seat: Seat) -> u64 {
    let viewer = Viewer::Seat(seat);
    let mut rng = Rng::from_number(u64::from(seat.number()));
    // By pile: kind, in the lower half, in the upper half.
    let mut halves: Vec<Vec<(String, [u64; 2])>> = Vec::new();
    for _ in 0..WORLDS {
        let world = game.table.imagined_by(viewer, &mut rng);
        let piles = world.examine(|state, referee| G::hidden_orders(state, viewer, referee));
        halves.resize(piles.len().max(halves.len()), Vec::new());
        for (pile, counts) in piles.iter().zip(&mut halves) {
            let half = pile.len() / 2;
            let lower = pile[..half].iter().map(|kind| (kind, 0));
            let upper = pile[pile.len() - half..].iter().map(|kind| (kind, 1));
            for (kind, side) in lower.chain(upper) {
                match counts.iter_mut().find(|(known, _)| known == kind) {
                    Some((_, count)) => count[side] += 1,
                    None => {
                        let mut count = [0; 2];
                        count[side] = 1;
                        counts.push((kind.clone(), count));
                    }
                }
            }
        }
    }
    for (pile, counts) in halves.iter().enumerate() {
        for (kind, [lower, upper]) in counts {
            let apart = lower.abs_diff(*upper) as f64;
            if apart > FAR * ((lower + upper) as f64).sqrt() {
                game.fail(format!(
                    "{seat} imagines {kind} {lower} times in the lower half of pile {pile} and {upper} times in \
                     its upper half"
                ));
            }
        }
    }
    halves.iter().flatten().map(|(_, [lower, upper])| lower + upper).sum()
}
