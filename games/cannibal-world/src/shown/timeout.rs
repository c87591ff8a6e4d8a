//! 5.8 of the rules: what is answered for a player whose time is up.

use kernel::{Observation, Rng, Seat};
use shelf::StandsIn;

use crate::CannibalWorld;
use crate::cards::Card;
use crate::rules::actions::costs_meat;
use crate::rules::damage::default_spread;
use crate::rules::setup::proposed;
use crate::table::action::{Action, Main};
use crate::table::{Given, Question};

type Seen = Observation<CannibalWorld>;

impl StandsIn for CannibalWorld {
    /// The careful answer; with `forfeit` the game is given up (CW-R77).
    fn when_time_is_up(seen: &Seen) -> Action {
        let question = seen.question.expect("somebody is asked");
        let given = seen.view.given();
        match question {
            Question::BringDeck {} => first(seen),
            Question::ChooseReinforcement {} => reinforcement(seen),
            Question::Mulligan {} => Action::Keep {},
            _ if given.house.forfeit && !seen.view.public.conceding.contains(seen.seat) => {
                Action::Concede {}
            }
            Question::DrawSource { seat } => draw(seen, seat),
            Question::Main { .. } => end_or_spend(seen),
            Question::Window(_) => Action::DECLINE,
            Question::Tactics { .. } => Action::Pass {},
            Question::Spread { excess, .. } => {
                Action::Spread { split: default_spread(given, &seen.view.public, excess) }
            }
            Question::Search { .. } | Question::Proliferate { .. } => dearest(seen),
            Question::Second { .. } => any(seen, &seen.options),
        }
    }
}

fn first(seen: &Seen) -> Action {
    *seen.options.first().expect("whoever is asked has an option")
}

/// By chance, but the same whenever the same question is asked again: it is recorded like any other answer.
fn any(seen: &Seen, options: &[Action]) -> Action {
    *Rng::from_number(u64::from(seen.serial)).pick(options)
}

/// CW-112
fn reinforcement(seen: &Seen) -> Action {
    let list = seen.view.own.lists[seen.seat];
    list.map_or_else(
        || first(seen),
        |list| Action::ChooseReinforcement { card: proposed(seen.view.given(), &list) },
    )
}

/// The highest value, of equals the lowest id.
fn best(given: &Given, cards: impl Iterator<Item = Card>) -> Option<Card> {
    cards.min_by_key(|card| (std::cmp::Reverse(given.card(*card).value), *card))
}

fn draw(seen: &Seen, seat: Seat) -> Action {
    if seen.view.own.mains[seat] > 0 {
        return Action::DrawMain {};
    }
    let cards = seen.view.own.reinforcements[seat].cards.iter().flatten().copied();
    best(seen.view.given(), cards)
        .map_or_else(|| first(seen), |card| Action::DrawReinforcement { card })
}

/// CW-314, CW-R77: never the gift.
fn end_or_spend(seen: &Seen) -> Action {
    if seen.options.contains(&Action::END_TURN) {
        return Action::END_TURN;
    }
    let spends = |action: &&Action| matches!(action, Action::Main(act) if costs_meat(seen.view.given(), act) && *act != (Main::GiveToken {}));
    let options: Vec<Action> = seen.options.iter().filter(spends).copied().collect();
    any(seen, &options)
}

fn dearest(seen: &Seen) -> Action {
    let cards = seen
        .options
        .iter()
        .filter_map(|action| if let Action::Take { card } = action { *card } else { None });
    best(seen.view.given(), cards)
        .map_or_else(|| first(seen), |card| Action::Take { card: Some(card) })
}
