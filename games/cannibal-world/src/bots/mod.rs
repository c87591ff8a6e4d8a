//! Players that are programs. `random` is everybody's; [`Regular`] follows section 11 of the rules. A bot sees what its
//! seat sees, and nothing else.

mod duel;
mod phase;
mod windows;
mod worth;

use bots::Policy;
use kernel::{Observation, Rng, Seat};

use crate::CannibalWorld;
use crate::cards::{Ability, Card, Cover, Triggered};
use crate::rules::damage::default_spread;
use crate::rules::setup::proposed;
use crate::table::Given;
use crate::table::action::Action;
use crate::table::flow::{Question, Search};

/// Builds a board, attacks when it pays, keeps Meat for what it must answer, and knows what its tactics do before both
/// pass.
#[derive(Clone, Copy, Debug, Default)]
pub struct Regular;

type Seen = Observation<CannibalWorld>;

impl Policy<CannibalWorld> for Regular {
    fn choose(&self, seen: &Seen, rng: &mut Rng) -> Action {
        let question = seen.question.expect("somebody is asked");
        if let [only] = seen.options[..] {
            return only;
        }
        let given = seen.view.given();
        match question {
            Question::BringDeck {} => *rng.pick(&seen.options),
            Question::ChooseReinforcement {} => reinforcement(seen),
            Question::Mulligan {} => mulligan(seen),
            Question::DrawSource { seat } => draw(seen, seat),
            Question::Main { seat } => phase::choose(seen, seat),
            Question::Window(window) => windows::choose(seen, window),
            Question::Tactics { seat, .. } => duel::tactic(seen, seat),
            Question::Spread { excess, .. } => {
                Action::Spread { split: default_spread(given, &seen.view.public, excess) }
            }
            Question::Search { search, .. } => search_for(seen, search),
            Question::Proliferate { .. } => dearest(seen, want),
            Question::Second { seat, card, slot } => phase::second(seen, seat, card, slot),
        }
    }
}

/// The option with the highest score, of equals the first.
fn best(options: &[Action], mut score: impl FnMut(&Action) -> i32) -> Option<(Action, i32)> {
    let mut found: Option<(Action, i32)> = None;
    for option in options {
        let worth = score(option);
        if found.is_none_or(|(_, known)| worth > known) {
            found = Some((*option, worth));
        }
    }
    found
}

/// How much a card is wanted in hand.
fn want(given: &Given, card: Card) -> i32 {
    let numbers = given.card(card);
    let abilities = numbers.abilities.iter().flatten();
    let support: i32 = abilities
        .map(|ability| match ability {
            Ability::Cover(Cover::Support { x }) | Ability::Triggered(Triggered::Support { x }) => {
                3 * i32::from(*x)
            }
            Ability::Cover(_)
            | Ability::Assault(_)
            | Ability::Tactical(_)
            | Ability::Innate(_)
            | Ability::Triggered(_) => 0,
        })
        .sum();
    i32::from(numbers.value) + support + if numbers.is_creature { 1 } else { 0 }
}

/// CW-112: Support first.
fn reinforcement(seen: &Seen) -> Action {
    let list = seen.view.own.lists[seen.seat].unwrap_or_default();
    let wanted = Action::ChooseReinforcement { card: proposed(seen.view.given(), &list) };
    if seen.options.contains(&wanted) { wanted } else { seen.options[0] }
}

/// A hand without creatures to play is given back.
fn mulligan(seen: &Seen) -> Action {
    let hand = seen.view.own.hand(seen.seat);
    let creatures = hand.iter().filter(|card| seen.view.given().card(**card).is_creature).count();
    if creatures < 3 { Action::Mulligan {} } else { Action::Keep {} }
}

/// From the Reinforcements when the best card there is wanted at least as much as an average one of the deck.
fn draw(seen: &Seen, seat: Seat) -> Action {
    let given = seen.view.given();
    let list = seen.view.own.lists[seat].unwrap_or_default();
    let all: Vec<i32> = list.each().map(|card| want(given, card)).collect();
    let average = all.iter().sum::<i32>() / (all.len() as i32).max(1);
    let score = |action: &Action| {
        if let Action::DrawReinforcement { card } = action { want(given, *card) } else { average }
    };
    best(&seen.options, score).map_or(seen.options[0], |(action, _)| action)
}

fn search_for(seen: &Seen, search: Search) -> Action {
    match search {
        Search::Alpha | Search::RenegadeTactics => dearest(seen, want),
        Search::Replacement => dearest(seen, |given, card| {
            want(given, card) + if given.card(card).is_creature { 3 } else { 0 }
        }),
    }
}

fn dearest(seen: &Seen, worth: impl Fn(&Given, Card) -> i32) -> Action {
    let score = |action: &Action| {
        let Action::Take { card: Some(card) } = action else { return -1 };
        worth(seen.view.given(), *card)
    };
    best(&seen.options, score).map_or(seen.options[0], |(action, _)| action)
}
