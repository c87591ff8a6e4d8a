//! One walk through random games under all laws at once.
//!
//! Playing a random game costs less than looking at it closely, so it is played once: cheap laws are watched at every
//! answer, dear ones at sampled states, and those about whole games at the end.

use kernel::{Asked, Seat, Seats, Table, Told};

use super::answers::{Doubts, exact_options_here, refusals_here};
use super::course::{answer_in_two_orders, is_over_for_good, same, somebody_can_act_here};
use super::imagination::imagination_here;
use super::pieces::{count, reload};
use super::swap::swap_whole;
use crate::Trial;
use crate::random_game::{RandomGame, first_number, wanted_decisions};

/// One game in so many is dealt anew in another way.
const SWAP_ONE_IN: u64 = 4;

/// Walks through random games of all configurations under all laws, until so many decisions were made and every
/// configuration was played. `LAW_DECISIONS` overrides the number, for a long run by hand, and `LAW_SEED` begins with
/// other games.
///
/// # Panics
/// At the first law that is broken, with all that is needed to play the game again; or if no redeal changed anything,
/// for then nothing was proved.
pub fn walk<G: Trial>(decisions: u64) {
    let configs = G::configs();
    assert!(!configs.is_empty(), "{}: there is no configuration to try", G::SLUG);
    let (budget, first) = (wanted_decisions(decisions), first_number());
    let mut doubts = Doubts::default();
    let (mut made, mut redealt, mut played) = (0, 0, 0);
    while made < budget || played < configs.len() as u64 || redealt == 0 {
        assert!(
            redealt > 0 || played < 16 * SWAP_ONE_IN + configs.len() as u64,
            "{}: law 6 (swap): no redeal changed anything, so nothing was proved",
            G::SLUG
        );
        let config = configs[(played % configs.len() as u64) as usize].clone();
        let mut game = RandomGame::<G>::open("1 (determinism)", first + played, config);
        walk_through(&mut game, &mut doubts);
        game.under("9 (games end)");
        is_over_for_good(&game);
        made += game.answers.len() as u64;
        if played.is_multiple_of(SWAP_ONE_IN) {
            game.under("6 (swap)");
            redealt += u64::from(swap_whole(&mut game));
        }
        played += 1;
    }
}

/// Gives these answers and looks closely at one state in so many: for games that were chosen otherwise than by chance.
pub(crate) fn watch<G: Trial>(mut game: RandomGame<G>, answers: &[(Seat, G::Action)], one_in: u32) {
    let mut doubts = Doubts::default();
    for (seat, action) in answers {
        if game.whims.below(one_in) == 0 {
            look_closely(&mut game, &mut doubts);
        }
        game.take(*seat, *action);
    }
    look_closely(&mut game, &mut doubts);
    game.under("8 (save and load)");
    reload(&game);
}

/// A second and a third table at which the same is answered.
struct Beside<G: Trial> {
    /// Somebody listens here, too.
    heard: Table<G>,
    /// Nobody listens here; it was saved and loaded at the last state that was looked at.
    unheard: Table<G>,
    told: Vec<Told<G::Event>>,
}

fn walk_through<G: Trial>(game: &mut RandomGame<G>, doubts: &mut Doubts) {
    let mut told = Vec::new();
    let open = "the same configuration opened a table before";
    let heard = Table::open(&game.config, game.seed, Some(&mut told)).expect(open);
    let unheard = Table::open(&game.config, game.seed, None).expect(open);
    same(game, &heard, &unheard, &told);
    let mut beside = Beside { heard, unheard, told };
    loop {
        if game.is_worth_a_look() {
            look_closely(game, doubts);
            game.under("8 (save and load)");
            beside.unheard = reload(game);
        }
        if game.is_over() {
            return;
        }
        match game.audience() {
            Some(Asked::Everyone(seats))
                if seats.len() > 1 && game.table.waiting() == seats && game.is_worth_a_look() =>
            {
                sealed_in_two_orders(game, &mut beside, seats);
            }
            Some(_) | None => one_answer(game, &mut beside),
        }
    }
}

/// Every law about a single state.
fn look_closely<G: Trial>(game: &mut RandomGame<G>, doubts: &mut Doubts) {
    game.under("2 (somebody can act)");
    somebody_can_act_here(game);
    game.under("3 (options are exactly the legal answers)");
    exact_options_here(game, doubts);
    game.under("4 (a refusal changes nothing)");
    refusals_here(game, doubts);
    game.under("5 (imagination)");
    imagination_here(game);
    game.under("7 (pieces are conserved)");
    count(game);
}

/// Laws 1 and 8: the same answer at the same tables.
fn one_answer<G: Trial>(game: &mut RandomGame<G>, beside: &mut Beside<G>) {
    game.under("1 (determinism)");
    let Some((seat, action)) = game.choose() else { return };
    game.take(seat, action);
    beside.told.clear();
    let takes = [
        beside.heard.apply(seat, action, Some(&mut beside.told)),
        beside.unheard.apply(seat, action, None),
    ];
    if takes.iter().any(Result::is_err) {
        game.fail("the same answer was taken once and refused once");
    }
    same(game, &beside.heard, &beside.unheard, &beside.told);
}

/// Law 10, and the other tables catch up.
fn sealed_in_two_orders<G: Trial>(game: &mut RandomGame<G>, beside: &mut Beside<G>, seats: Seats) {
    game.under("10 (arrival order)");
    let before = game.answers.len();
    answer_in_two_orders(game, seats);
    for (seat, action) in &game.answers[before..] {
        let taken =
            [beside.heard.apply(*seat, *action, None), beside.unheard.apply(*seat, *action, None)];
        if taken.iter().any(Result::is_err) {
            game.fail("the same answer was taken once and refused once");
        }
    }
}
