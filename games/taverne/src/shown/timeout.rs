//! The plain choice for somebody whose time is up, made from what that seat sees (section 7, TV-R68).

use kernel::{List, Observation, Seat, View};
use shelf::StandsIn;

use super::board::looked_at;
use crate::Taverne;
use crate::cards::{Stat, Treasure};
use crate::rules::ending::worth;
use crate::rules::flight::sheltered;
use crate::rules::terms::clockwise;
use crate::table::action::{Bargain, Help, Loss, RoundChoice};
use crate::table::{Action, Deed, Figure, Picked, Question};

impl StandsIn for Taverne {
    fn when_time_is_up(seen: &Observation<Taverne>) -> Action {
        let Observation { seat: me, view, .. } = seen;
        let me = *me;
        let question = seen.question.expect("somebody is asked");
        match question {
            Question::Show { .. } => {
                Action::Trade(Bargain::Show { treasure: least(view, me, losable(view, me)) })
            }
            Question::Offer {} => Action::Trade(Bargain::Offer { treasures: Picked::none() }),
            Question::Deal { .. } => Action::Trade(Bargain::Deal { buyer: best_buyer(view, me) }),
            Question::Protest {} => Action::Trade(Bargain::Accept {}),
            Question::Peace {} => Action::Trade(Bargain::NoPeace {}),
            Question::Activate { .. } => pass(view, me),
            Question::Muster { .. } => {
                Action::Help(Help::Muster { own: Picked::none(), call: Picked::none() })
            }
            Question::Support {} => Action::Help(Help::NoSupport {}),
            Question::Riposte { .. } => Action::Help(Help::NoRiposte {}),
            Question::Drop { .. } => {
                Action::Loss(Loss::Drop { treasure: least(view, me, losable(view, me)) })
            }
            Question::Loot { .. } => Action::Loss(Loss::Loot { treasure: richest(view, me) }),
            Question::Shelter { .. } => {
                Action::Loss(Loss::Shelter { treasures: shelter(view, me) })
            }
            Question::Keep {} => keep(view, me),
            Question::Claim {} => Action::Round(RoundChoice::Silent {}),
            Question::Tilt { .. } => tilt(view, me),
        }
    }
}

fn losable(view: &View<Taverne>, me: Seat) -> &[Treasure] {
    view.own.purses[me].losable.as_ref().map_or(&[], |cards| cards.as_slice())
}

fn value(view: &View<Taverne>, me: Seat, treasure: Treasure) -> u8 {
    worth(view.given(), &view.public, me, treasure)
}

/// The Treasure worth least; of equal ones that which has been there longest.
fn least(view: &View<Taverne>, me: Seat, cards: &[Treasure]) -> Treasure {
    let least = cards.iter().min_by_key(|card| value(view, me, **card));
    *least.expect("somebody who must give a Treasure has one")
}

/// The seat whose offer is worth most in all; of equal ones the nearest on the left.
fn best_buyer(view: &View<Taverne>, me: Seat) -> Seat {
    let worth = |seat: Seat| {
        let offer = view.own.purses[seat].offer.known();
        offer.iter().map(|card| u16::from(value(view, me, *card))).sum::<u16>()
    };
    let others = clockwise(me, view.players).skip(1);
    let mut best = None;
    for seat in others {
        if best.is_none_or(|(most, _)| worth(seat) > most) {
            best = Some((worth(seat), seat));
        }
    }
    best.expect("a table has two players").1
}

/// Pass with the first Standing character; Stay hidden if it is hidden.
fn pass(view: &View<Taverne>, me: Seat) -> Action {
    let first = view.public.groups[me].iter().find(|figure| figure.is_standing());
    let first = first.expect("a Leader has somebody Standing");
    let deed = if first.is_hidden() { Deed::StayHidden {} } else { Deed::Pass {} };
    Action::activate(first.who, deed)
}

/// The Treasure of the victim worth most to the attacker; of equal ones the first of the data.
fn richest(view: &View<Taverne>, me: Seat) -> Treasure {
    let mut best: Option<Treasure> = None;
    for treasure in looked_at(view) {
        if best.is_none_or(|best| value(view, me, treasure) > value(view, me, best)) {
            best = Some(treasure);
        }
    }
    best.expect("there is something to take")
}

/// The two worth most; of equal ones those that have been there longest.
fn shelter(view: &View<Taverne>, me: Seat) -> Picked<Treasure> {
    let cards = losable(view, me);
    let mut order: List<Treasure, 40> = cards.iter().copied().collect();
    order.sort_by_key(|card| std::cmp::Reverse(value(view, me, *card)));
    order.into_iter().take(sheltered(cards.len())).collect()
}

/// The first Object that can strike, in the order received.
fn keep(view: &View<Taverne>, me: Seat) -> Action {
    let hand = view.own.purses[me].objects.known();
    let striking = hand.iter().find(|object| object.is_for_striking());
    Action::Round(RoundChoice::Keep { objects: striking.into_iter().copied().collect() })
}

/// The Standing character with the lowest Force and Ruse together.
fn tilt(view: &View<Taverne>, me: Seat) -> Action {
    let standing = view.public.groups[me].iter().filter(|figure| figure.is_standing());
    let weight = |figure: &&Figure| figure.value(Stat::Force) + figure.value(Stat::Ruse);
    let weakest =
        standing.min_by_key(weight).expect("somebody who must tilt has somebody Standing");
    Action::Round(RoundChoice::Tilt { character: weakest.who })
}
