//! What somebody with a view can work out, and hidden cards as they could be.

use kernel::{Audience, List, PerSeat, Pile, Rng};

use super::Secrets;
use crate::View;
use crate::cards::{Card, DEALT, HIGHEST, MOST};

/// What follows from a view: the cards nobody has shown to this viewer, and how many of them lie where.
#[derive(Clone, Copy, Debug)]
pub struct Beliefs {
    unseen: List<Card, { HIGHEST as usize }>,
    hands: PerSeat<Option<List<Card, DEALT>>, MOST>,
    sizes: PerSeat<u8, MOST>,
}

pub(crate) fn beliefs(view: &View) -> Beliefs {
    let mine = view.own.hand;
    Beliefs {
        unseen: view.public.unopened().filter(|card| !mine.contains(card)).collect(),
        hands: PerSeat::new(view.players, |seat| (view.seat() == Some(seat)).then_some(mine)),
        sizes: view.own.sizes,
    }
}

/// Hidden cards, all arrangements equally likely.
pub(crate) fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
    let mut unseen = beliefs.unseen;
    rng.shuffle(&mut unseen);
    let hands = beliefs.hands.map(|seat, known| {
        let size = usize::from(beliefs.sizes[seat]);
        let cards = known.unwrap_or_else(|| unseen.drain(..size).collect());
        Pile::known_to(Audience::seat(seat), cards)
    });
    Secrets { hands, aside: Pile::known_to(Audience::NOBODY, unseen) }
}
