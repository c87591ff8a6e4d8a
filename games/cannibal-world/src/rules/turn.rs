//! CW-200: the turn with its three phases, Meat, and what ends a game that goes nowhere (CW-1608).

use kernel::Next::{Ask, Do};
use kernel::Seat;

use super::setup::FULL_MEAT;
use super::victory;
use crate::Play;
use crate::table::event::{Course, Event};
use crate::table::flow::{Moment, Question, Step};
use crate::table::public::{Ending, Phase, Public};

/// CW-202: hands are filled up to this.
const LEAST_HAND: usize = 3;
/// CW-1608: complete rounds in which nothing happens.
const QUIET_ROUNDS: u8 = 2;

/// CW-201: draw, then act; the Final phase follows the end of the Main phase.
pub(crate) fn turn(play: &mut Play<'_>) {
    play.public.turn += 1;
    play.public.phase = Phase::Draw;
    let (seat, turn) = (play.public.active, play.public.turn);
    play.tell(|_| Event::Course(Course::TurnBegan { seat, turn }));
    play.then([Do(Step::MainPhase {})]);
    // CW-318: the Draw phase of an exhausted player does nothing.
    if !play.public.players[seat].exhausted {
        draw_and_judge(play, seat);
    }
}

fn draw_and_judge(play: &mut Play<'_>, seat: Seat) {
    play.then([
        Do(Step::Draws { seat, left: 1 }),
        Do(Step::Judge { at: Moment::Midway }),
        Do(Step::DrawUp {}),
    ]);
}

/// CW-202: on until the hand has three cards or a draw fails.
pub(crate) fn draw_up(play: &mut Play<'_>) {
    let seat = play.public.active;
    if play.secrets.hands[seat].len() < LEAST_HAND && !play.public.players[seat].exhausted {
        draw_and_judge(play, seat);
    }
}

/// CW-204
pub(crate) fn main_phase(play: &mut Play<'_>) {
    play.public.phase = Phase::Main;
    play.then([Ask(Question::Main { seat: play.public.active })]);
}

/// CW-206: Meat becomes exactly 4; then it is the next player's turn.
pub(crate) fn final_phase(play: &mut Play<'_>) {
    let seat = play.public.active;
    play.public.phase = Phase::Final;
    let player = &mut play.public.players[seat];
    player.meat = FULL_MEAT;
    player.pillaged = false;
    player.gave = false;
    play.tell(|_| Event::Course(Course::TurnEnded { seat }));
    count_quiet_turns(play);
    if play.public.quiet >= QUIET_ROUNDS * play.players() {
        return victory::draw(play, Ending::Stalemate {});
    }
    if play.public.turn >= play.given.house.max_turns {
        return victory::draw(play, Ending::TooLong {});
    }
    play.public.active = next_seat(play.public, seat);
    play.then([Do(Step::Turn {})]);
}

/// CW-1608
fn count_quiet_turns(play: &mut Play<'_>) {
    let all_exhausted = play.public.players.iter().all(|player| player.exhausted);
    play.public.quiet =
        if all_exhausted && !play.public.stirred { play.public.quiet + 1 } else { 0 };
    play.public.stirred = false;
}

/// CW-201, CW-1804: the camps alternate, and within a camp its members.
#[must_use]
pub fn next_seat(public: &Public, seat: Seat) -> Seat {
    let order = turn_order(public);
    let place = order.iter().position(|other| *other == seat).unwrap_or(0);
    order[(place + 1) % order.len()]
}

/// CW-1804: A-left, B-left, A-right, B-right if camp A starts.
#[must_use]
pub fn turn_order(public: &Public) -> Vec<Seat> {
    let first = public.camp(public.first);
    let (ours, theirs) = (public.members(first), public.members(first.other()));
    ours.iter().zip(theirs.iter()).flat_map(|(our, their)| [our, their]).collect()
}

/// Meat leaves a player's stock (CW-209).
pub(crate) fn pay(play: &mut Play<'_>, seat: Seat, meat: u8) {
    let stock = &mut play.public.players[seat].meat;
    *stock = stock.saturating_sub(meat);
}
