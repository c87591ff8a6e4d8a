//! What only some know: hands, piles, and who knows where a Treasure can be.

use kernel::{Hidden, List, Pile, Referee, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::public::{Each, Public};
use super::whereabouts::{Counts, PLACES, Place, Whereabouts};
use crate::cards::book::{ARRIVALS, OBJECTS, TREASURES};
use crate::cards::{Arrival, Object, Treasure};

/// The most Objects a hand can hold: one kept, and one for each of at most 21 characters.
pub const MOST_IN_HAND: usize = 24;

/// Treasures in a row.
pub type Treasures = List<Treasure, TREASURES>;

/// Everything that is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// TV-211: the losable Treasures of each player, in hand and drawn on characters, in the order in which they came.
    #[serde(with = "kernel::sealed")]
    pub treasures: Each<Pile<Treasure, TREASURES>>,
    /// TV-576
    #[serde(with = "kernel::sealed")]
    pub safe: Each<Pile<Treasure, TREASURES>>,
    /// TV-512: face down on the floor.
    #[serde(with = "kernel::sealed")]
    pub face_down: Pile<Treasure, TREASURES>,
    /// TV-103
    #[serde(with = "kernel::sealed")]
    pub aside: Pile<Treasure, TREASURES>,
    /// TV-304: which cards of a hand are on offer. They stay in the hand.
    #[serde(with = "kernel::sealed")]
    pub offers: Each<Pile<Treasure, TREASURES>>,
    /// Object hands, in the order received.
    #[serde(with = "kernel::sealed")]
    pub objects: Each<Pile<Object, MOST_IN_HAND>>,
    #[serde(with = "kernel::sealed")]
    pub object_pile: Pile<Object, OBJECTS>,
    /// TV-107: the next card is the last.
    #[serde(with = "kernel::sealed")]
    pub arrivals: Pile<Arrival, { ARRIVALS + 1 }>,
    /// TV-217: what each player knows.
    #[serde(with = "kernel::sealed")]
    pub known: Each<Hidden<Whereabouts>>,
    /// TV-217: what those know who only watch.
    #[serde(with = "kernel::sealed")]
    pub known_to_all: Hidden<Whereabouts>,
}

impl Secrets {
    /// How many Treasures lie in every place.
    #[must_use]
    pub fn counts(&self, public: &Public) -> Counts {
        let mut counts: Counts = [0; PLACES];
        let mut open = public.floor.len();
        for (seat, held) in self.treasures.pairs() {
            let drawn = public.drawn(seat).count();
            open += drawn;
            counts[Place::Hand(seat).index()] = (held.len() - drawn) as u8;
            counts[Place::Safety(seat).index()] = self.safe[seat].len() as u8;
        }
        counts[Place::FaceDown.index()] = self.face_down.len() as u8;
        counts[Place::Aside.index()] = self.aside.len() as u8;
        counts[Place::Open.index()] = open as u8;
        counts
    }

    /// Everybody learns something, each in his own way, and draws the conclusions of TV-R61.
    pub fn learn(
        &mut self,
        public: &Public,
        referee: Referee<'_>,
        mut what: impl FnMut(Viewer, &mut Whereabouts),
    ) {
        let counts = self.counts(public);
        for seat in self.known.seats().iter() {
            let known = self.known[seat].write(referee);
            what(Viewer::Seat(seat), known);
            known.tidy(&counts);
        }
        let known = self.known_to_all.write(referee);
        what(Viewer::Gallery, known);
        known.tidy(&counts);
    }
}

/// TV-217: what somebody knows who sees his own cards and what lies open, and has seen nothing else.
#[must_use]
pub fn fresh(
    public: &Public,
    counts: &Counts,
    me: Option<(Seat, &Treasures, &Treasures)>,
) -> Whereabouts {
    let places = (0..PLACES).map(Place::at).filter(|place| counts[place.index()] > 0).collect();
    let mut known = Whereabouts::anywhere(places);
    if let Some((seat, losable, safe)) = me {
        losable.iter().for_each(|treasure| known.sees(*treasure, Place::Hand(seat)));
        safe.iter().for_each(|treasure| known.sees(*treasure, Place::Safety(seat)));
    }
    for seat in public.groups.seats().iter() {
        public.drawn(seat).for_each(|treasure| known.sees(treasure, Place::Open));
    }
    public.floor.iter().for_each(|treasure| known.sees(*treasure, Place::Open));
    known.tidy(counts);
    known
}
