//! The deal of a practice table: cards, tokens and the first turn as a lesson says, with no mulligan (CW-100).

use kernel::{Audience, Opening, Pile, Rng};
use serde::Deserialize;

use super::setup::{self, FIRST_MEAT, LIVES};
use crate::CannibalWorld;
use crate::cards::Card;
use crate::table::Step;
use crate::table::given::{First, Given};
use crate::table::public::{Camp, Cards};

/// What a lesson fixes of the deal; whatever it does not name is shuffled. Cards that a seat's list does not have are
/// passed over.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Stacked {
    /// The whole opening hand of every seat.
    hands: Vec<Vec<Card>>,
    /// The tops of the main decks, the next card first.
    tops: Vec<Vec<Card>>,
    /// The tokens on both Habitats.
    habitats: Option<[u8; 2]>,
}

/// CW-102 to CW-109 as a lesson wants them; the game begins with the first turn.
pub(crate) fn deal(given: &Given, stacked: &Stacked, rng: &mut Rng) -> Opening<CannibalWorld> {
    let mut opening = setup::opening(given);
    let (public, secrets) = (&mut opening.state.public, &mut opening.state.secrets);
    if let Some(habitats) = stacked.habitats {
        public.habitats = habitats.map(|tokens| tokens.clamp(1, LIVES));
    }
    let camp = if given.house.first == First::CampB { Camp::B } else { Camp::A };
    public.first = public.members(camp).lowest().unwrap_or_default();
    public.active = public.first;
    public.players[public.first].meat = FIRST_MEAT;
    for seat in public.players.seats().iter() {
        let list = given.lists[seat].unwrap_or_default();
        let place = usize::from(seat.number());
        let named = |of: &[Vec<Card>]| of.get(place).cloned().unwrap_or_default();
        let mut rest: Cards = list.each().collect();
        rng.shuffle(&mut rest);
        // CW-112
        let reinforcement: Cards = rest.take(&setup::proposed(given, &list)).into_iter().collect();
        let hand = taken(&mut rest, &named(&stacked.hands));
        let top = taken(&mut rest, &named(&stacked.tops));
        let mine = Audience::seat(seat);
        secrets.reinforcements[seat] = Pile::known_to(mine, reinforcement);
        secrets.hands[seat] = Pile::known_to(mine, hand);
        // CW-103: the last card lies on top.
        let main = rest.iter().copied().chain(top.iter().rev().copied());
        secrets.mains[seat] = Pile::known_to(Audience::NOBODY, main);
    }
    Opening { first: Step::Turn {}, ..opening }
}

/// Takes these cards out of others, as far as they are there.
fn taken(from: &mut Cards, wanted: &[Card]) -> Cards {
    wanted.iter().filter_map(|card| from.take(card)).collect()
}
