//! Whether a position read from a file, or set by hand, can occur.

use arrayvec::ArrayVec;
use kernel::Next::{Ask, Do};
use kernel::{Next, Seats, Viewer};

use crate::SangRancune;
use crate::cards::Card;
use crate::table::flow::{Declaration, Question, Step, Window};
use crate::table::state::State;

/// Whether such a position can occur.
pub(crate) fn validate(
    state: &State,
    players: u8,
    to_come: &[Next<SangRancune>],
) -> Result<(), String> {
    if !(3..=6).contains(&players) {
        return Err(format!("there is no game for {players} players"));
    }
    let lists = [
        state.heroes.len(),
        state.hands.len(),
        state.set.len(),
        state.gifts.len(),
        state.offers_made.len(),
    ];
    if lists != [players; 5] {
        return Err("not every list has a place for every player".into());
    }
    let mut hidden: ArrayVec<Card, 94> = ArrayVec::new();
    for seat in state.heroes.seats().iter() {
        let viewer = Viewer::Seat(seat);
        let (Some(hand), Some(set)) =
            (state.hands[seat].seen_by(viewer), state.set[seat].seen_by(viewer))
        else {
            return Err(format!("{seat} does not know his own cards"));
        };
        if hand.iter().chain(set).any(|card| card.is_item()) {
            return Err(format!("{seat} hides an Item"));
        }
        if hidden.len() + hand.len() + set.len() > hidden.capacity() {
            return Err("there are more cards than were printed".into());
        }
        hidden.extend(hand.iter().chain(set).copied());
    }
    let unseen: usize = Card::all().map(|card| state.unseen(card)).sum();
    if unseen != hidden.len() + state.pile.len() {
        return Err("there are more or fewer cards than were printed".into());
    }
    let held = |card: Card| hidden.iter().filter(|other| **other == card).count();
    if Card::all().any(|card| held(card) > state.unseen(card)) {
        return Err("a card is there more often than it was printed".into());
    }
    let heroes: Vec<_> = state.heroes.iter().map(|hero| hero.hero).collect();
    if heroes.iter().enumerate().any(|(place, hero)| heroes[..place].contains(hero)) {
        return Err("two players have the same hero".into());
    }
    if state.heroes.iter().any(|hero| hero.life > crate::cards::heroes::FULL_LIFE) {
        return Err("a hero has more Life than a hero can have".into());
    }
    check_to_come(state, to_come)
}

/// What is to come must have what it needs, and every seat that is named must exist.
fn check_to_come(state: &State, to_come: &[Next<SangRancune>]) -> Result<(), String> {
    let table = state.heroes.seats();
    let mut named: Seats = state.corpses.iter().copied().collect();
    named = state.hits.iter().map(|hit| hit.target).fold(named.union(state.struck), Seats::with);
    named = state.damage_pile.iter().map(|blow| blow.owner).fold(named, Seats::with);
    named = state.low_blows.iter().map(|played| played.by).fold(named, Seats::with);
    named = state.turn.iter().map(|turn| turn.seat).fold(named, Seats::with);
    for next in to_come {
        let (needs_turn, seats) = needs(*next);
        named = named.union(seats);
        if needs_turn && state.turn.is_none() {
            return Err("what is to come belongs to a turn, and there is none".into());
        }
    }
    if named.is_subset_of(table) {
        Ok(())
    } else {
        Err("a seat is named that the table does not have".into())
    }
}

/// Whether something to come needs a turn, and which seats it names.
const fn needs(next: Next<SangRancune>) -> (bool, Seats) {
    match next {
        Do(Step::Strike {}) => (true, Seats::NONE),
        Do(
            Step::RevealAttacks { seat }
            | Step::CheckDefeat { by: seat }
            | Step::Mentalism { seat },
        )
        | Ask(
            Question::Loot { seat }
            | Question::SetOpenly { seat }
            | Question::DiscardDown { seat }
            | Question::Mentalism { seat, .. },
        ) => (false, Seats::only(seat)),
        Ask(Question::Window(window)) => (false, named_by(window)),
        Ask(Question::Replace { seat, .. } | Question::Declare(Declaration { seat, .. })) => {
            (true, Seats::only(seat))
        }
        Do(_) | Ask(_) => (false, Seats::NONE),
    }
}

/// The seats a window names.
const fn named_by(window: Window) -> Seats {
    match window {
        Window::BeforeReveal { turn: seat }
        | Window::AttackRevealed { turn: seat }
        | Window::Fireball { seat } => Seats::only(seat),
        Window::AnswerMoveOver { seat, by } => Seats::only(seat).with(by),
        Window::PlanB {}
        | Window::LowBlow { .. }
        | Window::CreatureTargets {}
        | Window::CreatureHit {} => Seats::NONE,
    }
}
