//! Worlds a viewer could believe in: everything seen stays where it is, the rest is dealt anew within what the viewer
//! knows (TV-217, section 11).

use kernel::{Audience, Hidden, List, Pile, Rng, Seat, View, Viewer};

use super::own::{Own, Seen};
use super::public::{Each, Public};
use super::secrets::{MOST_IN_HAND, Secrets, Treasures, fresh};
use super::whereabouts::{Counts, PLACES, Place, Whereabouts};
use crate::Taverne;
use crate::cards::book::{ARRIVALS, OBJECTS, TREASURES, book};
use crate::cards::{Arrival, Object, Treasure};

/// What a viewer knows, sorted for dealing.
#[derive(Clone, Debug)]
pub struct Beliefs {
    viewer: Viewer,
    public: Public,
    own: Own,
    known: Whereabouts,
    /// TV-304: whether offers are for the Seller's eyes only.
    sealed_offers: bool,
    /// How many Treasures every place holds.
    counts: Counts,
    /// All Treasures, those with the fewest places first.
    order: List<Treasure, TREASURES>,
    /// Objects the viewer does not see.
    objects: List<Object, OBJECTS>,
    /// Arrivals not drawn yet, without the Militia.
    arrivals: List<Arrival, ARRIVALS>,
}

/// What can be worked out once for a decision.
#[must_use]
pub fn beliefs(view: &View<Taverne>) -> Beliefs {
    let known = *view.own.whereabouts.whereabouts();
    let mut order: List<Treasure, TREASURES> = Treasure::all().collect();
    order.sort_by_key(|treasure| known.of(*treasure).len());
    Beliefs {
        viewer: view.viewer,
        public: view.public,
        own: view.own.clone(),
        known,
        sealed_offers: view.given().sealed_offers,
        counts: counts(&view.own),
        order,
        objects: unseen_objects(&view.public, &view.own),
        arrivals: undrawn(&view.public),
    }
}

/// How many Treasures lie in every place; what is nowhere else lies open.
fn counts(own: &Own) -> Counts {
    let mut counts: Counts = [0; PLACES];
    for (seat, purse) in own.purses.pairs() {
        counts[Place::Hand(seat).index()] = purse.hand;
        counts[Place::Safety(seat).index()] = purse.safe.size;
    }
    counts[Place::FaceDown.index()] = own.face_down.size;
    counts[Place::Aside.index()] = own.aside.size;
    counts[Place::Open.index()] = TREASURES as u8 - counts.iter().sum::<u8>();
    counts
}

/// Objects that are neither open on the table nor in a hand the viewer sees.
fn unseen_objects(public: &Public, own: &Own) -> List<Object, OBJECTS> {
    let hands = own.purses.iter().flat_map(|purse| purse.objects.known()).copied();
    let mut left: Vec<u8> = book().objects.iter().map(|object| object.count).collect();
    for object in public.open_objects().chain(hands) {
        left[object.index()] -= 1;
    }
    let copies = |object: Object| std::iter::repeat_n(object, usize::from(left[object.index()]));
    Object::all().flat_map(copies).collect()
}

/// Arrivals still in the pile, as everybody can count.
fn undrawn(public: &Public) -> List<Arrival, ARRIVALS> {
    let left = |arrival: Arrival| {
        let came = public.arrived.iter().filter(|other| **other == arrival).count();
        std::iter::repeat_n(arrival, usize::from(arrival.print().count) - came)
    };
    Arrival::people().flat_map(left).collect()
}

/// A world in which the viewer would see what he sees.
#[must_use]
pub fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
    let Beliefs { own, public, viewer, .. } = beliefs;
    let deal = Deal::at_random(beliefs, rng);
    let losable = own.purses.map(|seat, purse| match purse.losable {
        Some(cards) => cards,
        None => public.drawn(seat).chain(deal.in_place(Place::Hand(seat))).collect(),
    });
    let safe = own.purses.map(|seat, purse| deal.or_seen(&purse.safe, Place::Safety(seat)));
    let (objects, object_pile) = deal_objects(beliefs, rng);
    let arrivals = own.arrivals.cards.unwrap_or_else(|| pile_of_arrivals(beliefs, rng));
    let offers = own.purses.map(|seat, purse| {
        let cards = purse.offer.cards;
        let cards = cards.unwrap_or_else(|| some_of(losable[seat], purse.offer.size, rng));
        Pile::known_to(offer_audience(beliefs, seat), cards)
    });
    let known_by = |seat: Option<Seat>| {
        if seat == viewer.seat() {
            return beliefs.known;
        }
        let mut known =
            fresh(public, &beliefs.counts, seat.map(|me| (me, &losable[me], &safe[me])));
        if let Some(looking) = public.looking.filter(|looking| Some(looking.by) == seat) {
            for treasure in deal.in_place(Place::Hand(looking.victim)) {
                known.sees(treasure, Place::Hand(looking.victim));
            }
            known.tidy(&beliefs.counts);
        }
        known
    };
    let hand_of = |seat: Seat, is_seen: bool| {
        let mine = *viewer == Viewer::Seat(seat);
        if is_seen && !mine { Audience::EVERYBODY } else { Audience::seat(seat) }
    };
    let purse = |seat: Seat| &own.purses[seat];
    Secrets {
        treasures: losable.map(|seat, cards| {
            Pile::known_to(hand_of(seat, purse(seat).losable.is_some()), *cards)
        }),
        safe: safe.map(|seat, cards| {
            Pile::known_to(hand_of(seat, purse(seat).safe.cards.is_some()), *cards)
        }),
        face_down: pile(&own.face_down, deal.or_seen(&own.face_down, Place::FaceDown)),
        aside: pile(&own.aside, deal.or_seen(&own.aside, Place::Aside)),
        offers,
        objects: objects.map(|seat, cards| {
            Pile::known_to(hand_of(seat, purse(seat).objects.cards.is_some()), *cards)
        }),
        object_pile: Pile::known_to(Audience::NOBODY, object_pile),
        arrivals: pile(&own.arrivals, arrivals),
        known: own
            .purses
            .map(|seat, _| Hidden::known_to(Audience::seat(seat), known_by(Some(seat)))),
        known_to_all: Hidden::known_to(Audience::EVERYBODY, known_by(None)),
    }
}

/// A pile that nobody sees, or everybody once the game is over.
fn pile<C: Copy + Default, const N: usize>(seen: &Seen<C, N>, cards: List<C, N>) -> Pile<C, N> {
    let everybody = seen.cards.is_some();
    Pile::known_to(if everybody { Audience::EVERYBODY } else { Audience::NOBODY }, cards)
}

/// TV-304: who sees the cards a player offers.
fn offer_audience(beliefs: &Beliefs, seat: Seat) -> Audience {
    let seller = beliefs.public.trade.seller;
    offered_to(beliefs.sealed_offers, beliefs.own.purses[seat].offer.size, seat, seller)
}

/// TV-304: everybody sees an open offer; a sealed one only its owner and the Seller. No cards are no secret.
#[must_use]
pub fn offered_to(is_sealed: bool, size: u8, owner: Seat, seller: Seat) -> Audience {
    if is_sealed && size > 0 {
        Audience::seat(owner).with(Viewer::Seat(seller))
    } else {
        Audience::EVERYBODY
    }
}

/// So many of these, at random.
fn some_of(mut cards: Treasures, size: u8, rng: &mut Rng) -> Treasures {
    rng.shuffle(&mut cards);
    cards.truncate(usize::from(size));
    cards
}

/// Objects the viewer does not see, shuffled over hands and pile.
fn deal_objects(
    beliefs: &Beliefs,
    rng: &mut Rng,
) -> (Each<List<Object, MOST_IN_HAND>>, List<Object, OBJECTS>) {
    let mut left = beliefs.objects;
    rng.shuffle(&mut left);
    let hands = beliefs.own.purses.map(|_, purse| match purse.objects.cards {
        Some(cards) => cards,
        None => (0..purse.objects.size).filter_map(|_| left.pop()).collect(),
    });
    (hands, left)
}

/// TV-107: the Militia is as likely at every place of the bottom six that is left.
fn pile_of_arrivals(beliefs: &Beliefs, rng: &mut Rng) -> List<Arrival, { ARRIVALS + 1 }> {
    let mut people = beliefs.arrivals;
    rng.shuffle(&mut people);
    let mut pile: List<Arrival, { ARRIVALS + 1 }> = people.into_iter().collect();
    if pile.len() < usize::from(beliefs.own.arrivals.size) {
        let bottom = usize::from(book().setup.militia_among_arrivals) + 1;
        let place = rng.below(bottom.min(pile.len() + 1) as u32) as usize;
        pile.insert(place, Arrival::militia());
    }
    pile
}

/// Where every Treasure is in an imagined world.
struct Deal {
    place: [u8; TREASURES],
}

const NOWHERE: u8 = u8::MAX;

impl Deal {
    /// The Treasures with the fewest places first, each to a random place of its set that has room.
    fn at_random(beliefs: &Beliefs, rng: &mut Rng) -> Self {
        let mut deal = Self { place: [NOWHERE; TREASURES] };
        let mut room = beliefs.counts;
        let mut order = beliefs.order;
        // Equally narrow ones in any order, so that no Treasure is always dealt before another.
        let mut from = 0;
        while from < order.len() {
            let narrow = beliefs.known.of(order[from]).len();
            let alike =
                order[from..].iter().take_while(|next| beliefs.known.of(**next).len() == narrow);
            let to = from + alike.count();
            rng.shuffle(&mut order[from..to]);
            from = to;
        }
        for treasure in order {
            let place = deal
                .pick(beliefs, treasure, &room, rng)
                .unwrap_or_else(|| deal.make_room(beliefs, treasure, &mut room));
            deal.place[treasure.index()] = place as u8;
            room[place] -= 1;
        }
        deal
    }

    /// A place with room, the likelier the more room it has; owners keep the best in safety.
    fn pick(
        &self,
        beliefs: &Beliefs,
        treasure: Treasure,
        room: &Counts,
        rng: &mut Rng,
    ) -> Option<usize> {
        let weight = |place: Place| {
            let likes = match place {
                Place::Safety(owner) => 1 + beliefs.public.best_score(owner, treasure),
                Place::Hand(_) | Place::FaceDown | Place::Aside | Place::Open => 1,
            };
            u32::from(room[place.index()]) * u32::from(likes)
        };
        let places = beliefs.known.of(treasure);
        let total: u32 = places.iter().map(weight).sum();
        let mut at = if total == 0 { return None } else { rng.below(total) };
        for place in places.iter() {
            let here = weight(place);
            if at < here {
                return Some(place.index());
            }
            at -= here;
        }
        None
    }

    /// Frees a place for this Treasure by moving others along, and returns it. There always is a way, since the true
    /// deal is one.
    fn make_room(&mut self, beliefs: &Beliefs, treasure: Treasure, room: &mut Counts) -> usize {
        let mut tried = 0u16;
        let found = self.free_one_of(beliefs, treasure, room, &mut tried);
        found.expect("the true deal gives every Treasure a place")
    }

    /// A place of this Treasure's set that has room, or gets it because something in it can go elsewhere.
    fn free_one_of(
        &mut self,
        beliefs: &Beliefs,
        treasure: Treasure,
        room: &mut Counts,
        tried: &mut u16,
    ) -> Option<usize> {
        for place in beliefs.known.of(treasure).iter().map(Place::index) {
            if *tried >> place & 1 == 1 {
                continue;
            }
            *tried |= 1 << place;
            if room[place] > 0 {
                return Some(place);
            }
            for other in Treasure::all().filter(|other| *other != treasure) {
                if usize::from(self.place[other.index()]) != place {
                    continue;
                }
                if let Some(elsewhere) = self.free_one_of(beliefs, other, room, tried) {
                    self.place[other.index()] = elsewhere as u8;
                    room[elsewhere] -= 1;
                    room[place] += 1;
                    return Some(place);
                }
            }
        }
        None
    }

    fn in_place(&self, place: Place) -> impl Iterator<Item = Treasure> {
        let here = place.index();
        Treasure::all().filter(move |treasure| usize::from(self.place[treasure.index()]) == here)
    }

    /// The cards of a place: those the viewer sees, or those dealt there.
    fn or_seen(&self, seen: &Seen<Treasure, TREASURES>, place: Place) -> Treasures {
        seen.cards.unwrap_or_else(|| self.in_place(place).collect())
    }
}
