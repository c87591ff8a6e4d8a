//! What one viewer knows beside what everybody knows.

use kernel::{List, Look, Pile};
use serde::Serialize;
use ts_rs::TS;

use super::public::Each;
use super::secrets::{MOST_IN_HAND, Treasures};
use super::whereabouts::{Possible, Unseen};
use crate::Taverne;
use crate::cards::{Arrival, Object, Treasure};

/// What one viewer knows: the own hand, the sizes of all others, and where every Treasure can be.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Own {
    pub purses: Each<Purse>,
    /// Treasures face down on the floor.
    pub face_down: Seen<Treasure, 40>,
    /// Treasures set aside at the start.
    pub aside: Seen<Treasure, 40>,
    /// How many Objects are left in the pile.
    pub object_pile: u8,
    /// The cards of the Arrival pile, the next one last.
    pub arrivals: Seen<Arrival, 19>,
    /// TV-217: every Treasure the viewer does not see, and where it can be.
    #[ts(as = "Vec<Possible>")]
    pub whereabouts: Unseen,
}

shelf::fields!(Own { purses, face_down, aside, object_pile, arrivals, whereabouts });

/// What a player has, as far as this viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Purse {
    /// How many Treasures are in hand; those drawn as weapons are not.
    pub hand: u8,
    /// The losable Treasures (TV-211), in hand and drawn, in the order in which they came.
    pub losable: Option<Treasures>,
    pub safe: Seen<Treasure, 40>,
    pub offer: Seen<Treasure, 40>,
    pub objects: Seen<Object, MOST_IN_HAND>,
}

/// Cards whose number everybody knows, and whose faces only some.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Seen<C, const N: usize> {
    pub size: u8,
    pub cards: Option<List<C, N>>,
}

impl<C: Copy + Default, const N: usize> Seen<C, N> {
    fn of(pile: &Pile<C, N>, look: Look<'_, Taverne>) -> Self {
        let cards = pile.seen_by(look.eyes()).map(|cards| cards.iter().copied().collect());
        Self { size: pile.len() as u8, cards }
    }

    /// The cards, if this viewer sees them.
    #[must_use]
    pub fn known(&self) -> &[C] {
        self.cards.as_ref().map_or(&[], |cards| cards.as_slice())
    }
}

/// What this viewer knows.
#[must_use]
pub fn own(look: Look<'_, Taverne>) -> Own {
    let secrets = look.secrets;
    let eyes = look.eyes();
    let known = match look.seat() {
        Some(seat) => secrets.known[seat].seen_by(eyes),
        None => secrets.known_to_all.seen_by(eyes),
    };
    Own {
        purses: secrets.treasures.map(|seat, held| Purse {
            hand: (held.len() - look.public.drawn(seat).count()) as u8,
            losable: held.seen_by(eyes).map(|cards| cards.iter().copied().collect()),
            safe: Seen::of(&secrets.safe[seat], look),
            offer: Seen::of(&secrets.offers[seat], look),
            objects: Seen::of(&secrets.objects[seat], look),
        }),
        face_down: Seen::of(&secrets.face_down, look),
        aside: Seen::of(&secrets.aside, look),
        object_pile: secrets.object_pile.len() as u8,
        arrivals: Seen::of(&secrets.arrivals, look),
        whereabouts: Unseen::new(
            *known.expect("everybody knows what he has seen himself"),
            look.seat(),
        ),
    }
}
