//! A world this viewer could believe in: everything seen stays where it is, the rest is dealt anew.

use arrayvec::ArrayVec;
use kernel::{Audience, Hidden, PerSeat, Pile, Rng, Seat, Viewer};

use crate::cards::Card;
use crate::cards::encounters::EncounterId;
use crate::table::state::State;
use crate::table::view::View;

/// A full state with the same view.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> State {
    let mut state = public_part(view);
    let mut unseen = unseen_cards(&state, view);
    rng.shuffle(&mut unseen);
    deal_known(&mut state, view, &mut unseen);
    for seat in view.heroes.seats().iter() {
        deal_set(&mut state, view, seat, &mut unseen);
    }
    for seat in view.heroes.seats().iter() {
        deal_hand(&mut state, view, seat, &mut unseen);
    }
    state.pile = Pile::known_to(Audience::NOBODY, unseen);
    let met = |encounter: &EncounterId| view.met.contains(encounter);
    let in_pool = |encounter: &EncounterId| view.house.pool >> encounter.index() & 1 == 1;
    let mut left: ArrayVec<EncounterId, 26> =
        EncounterId::all().filter(in_pool).filter(|encounter| !met(encounter)).collect();
    rng.shuffle(&mut left);
    let unused = left.split_off_at(usize::from(view.encounters));
    state.encounters = Pile::known_to(Audience::NOBODY, left);
    state.unused = Pile::known_to(Audience::NOBODY, unused);
    state
}

/// Splits an inline list in two.
trait SplitOff<T> {
    fn split_off_at(&mut self, place: usize) -> Self;
}

impl<T, const N: usize> SplitOff<T> for ArrayVec<T, N> {
    fn split_off_at(&mut self, place: usize) -> Self {
        self.drain(place.min(self.len())..).collect()
    }
}

/// Everything that everybody sees, with empty hands and piles.
fn public_part(view: &View) -> State {
    let players = view.heroes.len();
    State {
        heroes: view.heroes.clone(),
        hands: PerSeat::new(players, |seat| Pile::known_to(Audience::seat(seat), [])),
        set: view.set.map(|seat, set| {
            let open = view.heroes[seat].set_open;
            Pile::known_to(
                if open { Audience::EVERYBODY } else { Audience::seats(set.known_to) },
                [],
            )
        }),
        gifts: view.gifts.map(|giver, gift| match gift {
            Some(gift) => {
                Hidden::known_to(Audience::seat(giver).with(Viewer::Seat(gift.to)), Some(*gift))
            }
            None => Hidden::known_to(Audience::NOBODY, None),
        }),
        pile: Pile::known_to(Audience::NOBODY, []),
        reshuffles: view.reshuffles,
        discard: view.discard.clone(),
        removed: view.removed.clone(),
        encounters: Pile::known_to(Audience::NOBODY, []),
        unused: Pile::known_to(Audience::NOBODY, []),
        risen: view.risen,
        creature: view.creature.clone(),
        last_defeated: view.last_defeated,
        met: view.met.clone(),
        progress: view.progress,
        damage_pile: view.damage_pile.clone(),
        is_adjusted: view.is_adjusted,
        first_damage: view.first_damage,
        last_damage: view.last_damage,
        turn: view.turn.clone(),
        low_blows: view.low_blows.clone(),
        hits: view.hits.clone(),
        fallback: view.fallback,
        struck: view.struck,
        offer: view.offer,
        drink: view.drink,
        offers_made: view.offers_made.clone(),
        corpses: view.corpses.clone(),
        house: view.house,
    }
}

/// Every card the viewer cannot place.
fn unseen_cards(state: &State, view: &View) -> ArrayVec<Card, 94> {
    let mut left: ArrayVec<Card, 94> =
        Card::all().flat_map(|card| std::iter::repeat_n(card, state.unseen(card))).collect();
    let hands = view.hands.iter().filter_map(|hand| hand.cards.as_ref()).flatten();
    let sets = view.set.iter().filter_map(|set| set.cards.as_ref()).flatten();
    for card in hands.chain(sets).copied() {
        let place = left.iter().position(|other| *other == card);
        left.remove(place.expect("a card that is seen exists"));
    }
    left
}

/// SR-820: a card the viewer passed on and that must still be with the one who got it.
fn known_gift(view: &View) -> Option<(Seat, Card)> {
    let gift = view.me().and_then(|me| view.gifts[me]);
    let hidden = |to: Seat| view.hands[to].cards.is_none();
    let room = |to: Seat| {
        view.hands[to].size > 0 || (view.set[to].size > 0 && view.set[to].cards.is_none())
    };
    gift.filter(|gift| hidden(gift.to) && room(gift.to)).map(|gift| (gift.to, gift.card))
}

/// What the viewer sees goes where it is seen; what the viewer gave goes to the one who got it.
fn deal_known(state: &mut State, view: &View, unseen: &mut ArrayVec<Card, 94>) {
    for (seat, hand) in view.hands.pairs() {
        if let Some(cards) = &hand.cards {
            state.hands[seat] = Pile::known_to(Audience::seat(seat), cards.iter().copied());
        }
    }
    for (seat, set) in view.set.pairs() {
        if let Some(cards) = &set.cards {
            state.set[seat] = Pile::known_to(state.set[seat].audience(), cards.iter().copied());
        }
    }
    let Some((seat, card)) = known_gift(view) else { return };
    if let Some(place) = unseen.iter().position(|other| *other == card) {
        unseen.remove(place);
        if view.hands[seat].size > 0 {
            state.hands[seat] = Pile::known_to(Audience::seat(seat), [card]);
        } else {
            state.set[seat] = Pile::known_to(state.set[seat].audience(), [card]);
        }
    }
}

/// SR-305: what lies face down is an Attack, as long as there are any.
fn deal_set(state: &mut State, view: &View, seat: Seat, unseen: &mut ArrayVec<Card, 94>) {
    let set = &view.set[seat];
    if set.cards.is_some() {
        return;
    }
    let already = state.set[seat].len();
    let mut cards: ArrayVec<Card, 4> = known_of(&state.set[seat]);
    for _ in already..usize::from(set.size) {
        let attack = unseen.iter().position(|card| card.is_attack());
        let place = attack.or_else(|| unseen.iter().position(|card| !card.is_item()));
        cards.push(unseen.remove(place.expect("somebody set a card that can be set")));
    }
    state.set[seat] = Pile::known_to(state.set[seat].audience(), cards);
}

/// SR-601: Items never stay in a hand.
fn deal_hand(state: &mut State, view: &View, seat: Seat, unseen: &mut ArrayVec<Card, 94>) {
    let hand = &view.hands[seat];
    if hand.cards.is_some() {
        return;
    }
    let mut cards: ArrayVec<Card, 12> = known_of(&state.hands[seat]);
    while cards.len() < usize::from(hand.size) {
        let place = unseen.iter().position(|card| !card.is_item());
        cards.push(unseen.remove(place.expect("somebody holds a card that can be held")));
    }
    state.hands[seat] = Pile::known_to(Audience::seat(seat), cards);
}

/// What was already dealt to a pile, through the eyes of those who know it.
fn known_of<const N: usize, const M: usize>(pile: &Pile<Card, N>) -> ArrayVec<Card, M> {
    let seats = pile.audience().at_table(6);
    let first = seats.lowest().map(Viewer::Seat);
    first.and_then(|viewer| pile.seen_by(viewer)).unwrap_or_default().iter().copied().collect()
}
