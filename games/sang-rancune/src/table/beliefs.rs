//! Worlds a viewer could believe in: everything seen stays where it is, the rest is dealt anew.

use kernel::{Audience, Hidden, List, PerSeat, Pile, Rng, Seat, Viewer};

use crate::View;
use crate::cards::Card;
use crate::cards::encounters::{ENCOUNTERS, EncounterId};
use crate::table::public::SEATS;
use crate::table::secrets::{Gift, Secrets, own};

/// What a viewer works out once for all the worlds imagined.
#[derive(Clone, Copy, Debug)]
pub struct Beliefs {
    /// What is known of hands and of set cards, and how many cards there are in each.
    hands: PerSeat<(List<Card, 12>, usize), SEATS>,
    set: PerSeat<(List<Card, 4>, usize, Audience), SEATS>,
    gifts: PerSeat<Hidden<Option<Gift>>, SEATS>,
    /// What nobody has shown to the viewer: Attacks, low blows, Items.
    attacks: List<Card, 94>,
    low_blows: List<Card, 94>,
    items: List<Card, 16>,
    /// Encounters not met yet, and how many of them are still to come.
    encounters: List<EncounterId, ENCOUNTERS>,
    to_come: usize,
}

/// What somebody with this view can work out.
pub(crate) fn beliefs(view: &View) -> Beliefs {
    let hidden = |card: Card| view.public.unseen(card).saturating_sub(view.own.seen(card));
    let mut unseen: List<Card, 94> =
        Card::all().flat_map(|card| std::iter::repeat_n(card, hidden(card))).collect();
    let mine = |seat: Seat| view.seat() == Some(seat);
    let mut hands = view.own.hands.map(|seat, size| {
        (if mine(seat) { view.own.hand } else { List::new() }, usize::from(*size))
    });
    let mut set = view.own.set.map(|seat, set| {
        let open = view.public.heroes[seat].set_open;
        let audience = if open { Audience::EVERYBODY } else { Audience::seats(set.known_to) };
        (set.cards.unwrap_or_default(), usize::from(set.size), audience)
    });
    // What the viewer gave is still with the one who got it, in hand as long as there is a hand.
    if let Some((to, card)) = known_gift(view).filter(|(_, card)| unseen.take(card).is_some()) {
        if hands[to].1 > 0 {
            hands[to].0.push(card);
        } else {
            set[to].0.push(card);
        }
    }
    let of = |kind: fn(Card) -> bool| unseen.iter().copied().filter(move |card| kind(*card));
    let may_come = |encounter: &EncounterId| {
        view.given().may_come(*encounter) && !view.public.met.contains(encounter)
    };
    Beliefs {
        hands,
        set,
        gifts: view.own.gifts.map(|giver, gift| {
            let known = |gift: &Gift| Audience::seat(giver).with(Viewer::Seat(gift.to));
            Hidden::known_to(gift.as_ref().map_or(Audience::NOBODY, known), *gift)
        }),
        attacks: of(Card::is_attack).collect(),
        low_blows: of(Card::is_low_blow).collect(),
        items: of(Card::is_item).collect(),
        encounters: EncounterId::all().filter(may_come).collect(),
        to_come: usize::from(view.own.encounters),
    }
}

/// SR-820: a card the viewer passed on and that must still be with the one who got it.
fn known_gift(view: &View) -> Option<(Seat, Card)> {
    let me = view.seat()?;
    let Gift { to, card } = view.own.gifts[me]?;
    let set = &view.own.set[to];
    let has_room = view.own.hands[to] > 0 || (set.size > 0 && set.cards.is_none());
    (to != me && has_room).then_some((to, card))
}

/// Secrets that could be true. Items never stay in a hand (SR-601), and what lies face down is an Attack, as long as
/// there are any (SR-305); apart from that every card may be anywhere.
pub(crate) fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
    let (mut attacks, mut low_blows) = (beliefs.attacks, beliefs.low_blows);
    let set = beliefs.set.map(|_, (known, size, audience)| {
        let mut cards = *known;
        while cards.len() < *size {
            let from = if attacks.is_empty() { &mut low_blows } else { &mut attacks };
            cards.push(any_of(from, rng));
        }
        Pile::known_to(*audience, cards)
    });
    let mut loose = attacks;
    loose.extend(low_blows);
    let hands = beliefs.hands.map(|seat, (known, size)| {
        let mut cards = *known;
        while cards.len() < *size {
            cards.push(any_of(&mut loose, rng));
        }
        own(seat, cards)
    });
    loose.extend(beliefs.items);
    rng.shuffle(&mut loose);
    let mut unused = beliefs.encounters;
    rng.shuffle(&mut unused);
    let encounters = unused.drain(..beliefs.to_come);
    Secrets {
        hands,
        set,
        gifts: beliefs.gifts,
        pile: Pile::known_to(Audience::NOBODY, loose),
        encounters: Pile::known_to(Audience::NOBODY, encounters),
        unused: Pile::known_to(Audience::NOBODY, unused),
    }
}

/// Takes one of the cards, each equally likely.
fn any_of(cards: &mut List<Card, 94>, rng: &mut Rng) -> Card {
    cards.swap_remove(rng.below(cards.len() as u32) as usize)
}
