//! Set-up (TV-1xx).

use kernel::Next::Do;
use kernel::{Audience, Hidden, List, Opening, Pile, Rng, Seat, State};
use serde::Deserialize;

use crate::cards::book::{ARRIVALS, OBJECTS, TREASURES};
use crate::cards::{Arrival, Hero, Object, Treasure, book};
use crate::table::event::TradeEvent;
use crate::table::figure::Group;
use crate::table::public::{Each, Phase, Trade};
use crate::table::secrets::{Treasures, fresh};
use crate::table::whereabouts::{Counts, PLACES, Place};
use crate::table::{Event, Figure, Given, Public, Secrets, Step};
use crate::{Play, Taverne};

/// What a lesson fixes of the deal: hands of Treasures, and what lies on top of the piles, the next card first.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Stacked {
    /// The whole hand of every seat.
    treasures: Vec<Vec<Treasure>>,
    objects: Vec<Object>,
    arrivals: Vec<Arrival>,
    /// TV-562: what is stolen at random, if it is there to be stolen: the first of these.
    stolen: Vec<Treasure>,
}

/// TV-102 to TV-110, with chance drawn in the order of TV-216.
#[must_use]
pub fn deal(given: &Given, rng: &mut Rng) -> Opening<Taverne> {
    deal_stacked(given, &Stacked::default(), rng)
}

/// The same as a lesson wants it.
pub(crate) fn deal_stacked(given: &Given, stacked: &Stacked, rng: &mut Rng) -> Opening<Taverne> {
    let players = given.players;
    let groups = heroes(given, rng);
    let (hands, aside) = treasures(given, stacked, rng);
    let mut objects = objects(rng);
    let mut arrivals = arrivals(rng);
    to_top(&mut objects, &stacked.objects);
    to_top(&mut arrivals, &stacked.arrivals);
    if !stacked.stolen.is_empty() {
        rng.fix("stolen", stacked.stolen.iter().map(|treasure| treasure.index() as u8).collect());
    }
    // TV-109: at random, unless the table names a seat.
    let seller =
        given.first_seller.unwrap_or_else(|| Seat::new(rng.below(u32::from(players)) as u8));
    let public = Public {
        phase: Phase::Trade,
        groups,
        floor: List::new(),
        discard: List::new(),
        broken: List::new(),
        in_play: None,
        arrived: List::new(),
        trade: Trade {
            seller,
            turns: 0,
            shown: None,
            // TV-104
            agitation: Each::new(players, |_| book().setup.agitation_per_player),
            laid: 0,
            last_laid_by: None,
        },
        round: 0,
        next_lead: seller,
        act: None,
        looking: None,
        call: None,
    };
    let secrets = secrets(&public, &hands, &aside, objects, arrivals);
    Opening { players, state: State { public, secrets }, first: Step::Begin {} }
}

/// Brings these cards to the top of a pile, the first of them uppermost. The next card of a pile is its last.
fn to_top<C: Copy + PartialEq>(pile: &mut [C], wanted: &[C]) {
    let mut left = pile.len();
    for card in wanted {
        let Some(found) = pile[..left].iter().position(|other| other == card) else { continue };
        left -= 1;
        pile.swap(found, left);
    }
}

/// TV-102: every player gets Heroes, face up. TV-110: they stand, with nothing laid on them.
fn heroes(given: &Given, rng: &mut Rng) -> Each<Group> {
    let each = usize::from(given.heroes_per_player);
    if let Some(fixed) = &given.fixed_heroes {
        let own = |seat: Seat| fixed[usize::from(seat.number())].iter();
        return Each::new(given.players, |seat| {
            own(seat).map(|hero| Figure::new(hero.character())).collect()
        });
    }
    let mut all: Vec<Hero> = Hero::all().collect();
    rng.shuffle(&mut all);
    let mut dealt = all.chunks(each);
    Each::new(given.players, |_| {
        let own = dealt.next().unwrap_or_default();
        own.iter().map(|hero| Figure::new(hero.character())).collect()
    })
}

/// TV-103: a hidden hand each; the others are set aside, unseen.
fn treasures(given: &Given, stacked: &Stacked, rng: &mut Rng) -> (Each<Treasures>, Treasures) {
    let mut all: List<Treasure, TREASURES> = Treasure::all().collect();
    rng.shuffle(&mut all);
    let wanted: Vec<Treasure> = stacked.treasures.iter().flatten().copied().collect();
    all.reverse();
    to_top(&mut all, &wanted);
    all.reverse();
    let hands = Each::new(given.players, |_| {
        all.drain(..usize::from(given.treasures_per_player)).collect()
    });
    (hands, all)
}

/// TV-106
fn objects(rng: &mut Rng) -> List<Object, OBJECTS> {
    let copies = |object: Object| std::iter::repeat_n(object, usize::from(object.print().count));
    let mut all: List<Object, OBJECTS> = Object::all().flat_map(copies).collect();
    rng.shuffle(&mut all);
    all
}

/// TV-107: five Arrivals and the Militia at the bottom, the others on top. The next card is the last.
fn arrivals(rng: &mut Rng) -> List<Arrival, { ARRIVALS + 1 }> {
    let copies = |card: Arrival| std::iter::repeat_n(card, usize::from(card.print().count));
    let mut people: Vec<Arrival> = Arrival::people().flat_map(copies).collect();
    let among = usize::from(book().setup.militia_among_arrivals);
    for place in 0..among {
        let other = place + rng.below((people.len() - place) as u32) as usize;
        people.swap(place, other);
    }
    let mut top = people.split_off(among);
    let mut bottom = people;
    bottom.push(Arrival::militia());
    rng.shuffle(&mut bottom);
    rng.shuffle(&mut top);
    bottom.into_iter().chain(top).collect()
}

fn secrets(
    public: &Public,
    hands: &Each<Treasures>,
    aside: &Treasures,
    objects: List<Object, OBJECTS>,
    arrivals: List<Arrival, { ARRIVALS + 1 }>,
) -> Secrets {
    let mut counts: Counts = [0; PLACES];
    for (seat, hand) in hands.pairs() {
        counts[Place::Hand(seat).index()] = hand.len() as u8;
    }
    counts[Place::Aside.index()] = aside.len() as u8;
    let none = Treasures::new();
    let mine = |seat: Seat| fresh(public, &counts, Some((seat, &hands[seat], &none)));
    Secrets {
        treasures: hands.map(|seat, hand| Pile::known_to(Audience::seat(seat), *hand)),
        safe: hands.map(|seat, _| Pile::known_to(Audience::seat(seat), [])),
        face_down: Pile::known_to(Audience::NOBODY, []),
        aside: Pile::known_to(Audience::NOBODY, *aside),
        offers: hands.map(|_, _| Pile::known_to(Audience::EVERYBODY, [])),
        objects: hands.map(|seat, _| Pile::known_to(Audience::seat(seat), [])),
        object_pile: Pile::known_to(Audience::NOBODY, objects),
        arrivals: Pile::known_to(Audience::NOBODY, arrivals),
        known: hands.map(|seat, _| Hidden::known_to(Audience::seat(seat), mine(seat))),
        known_to_all: Hidden::known_to(Audience::EVERYBODY, fresh(public, &counts, None)),
    }
}

/// Everybody sees the Heroes, and his own Treasures.
pub(crate) fn begin(play: &mut Play<'_>) {
    let each = play.given.treasures_per_player;
    play.tell(|look| {
        let heroes = |seat: Seat| look.public.heroes(seat).map(|(hero, _)| hero).collect();
        let heroes = Box::new(look.public.groups.map(|seat, _| heroes(seat)));
        Event::Trade(TradeEvent::Started { heroes, seller: look.public.trade.seller })
    });
    play.tell(|look| {
        let hand = look.seat().and_then(|seat| look.secrets.treasures[seat].seen_by(look.eyes()));
        let yours = hand.map(|cards| Box::new(cards.iter().copied().collect()));
        Event::Trade(TradeEvent::Dealt { yours, each })
    });
    play.then([Do(Step::Sale {})]);
}
