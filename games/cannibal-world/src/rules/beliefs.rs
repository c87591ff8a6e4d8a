//! What somebody can work out about hidden cards, and worlds that agree with all of it (section 11 of the rules).
//!
//! A known list says what is hidden; an unknown one is completed by chance to a legal deck of the known size. Cards
//! known to be in a hand or in Reinforcements are there, and a search that found nothing keeps its cards out of the main
//! deck.

use kernel::{Audience, Hidden, Pile, Rng, Seat, Seats, View};

use super::decks::MOST_POINTS;
use super::setup::proposed;
use super::triggered::{matches_search, unseen};
use crate::CannibalWorld;
use crate::cards::deck::MOST_CARDS;
use crate::cards::load::cards_of;
use crate::cards::{Card, DeckList, Numbers, Rank};
use crate::table::flow::Search;
use crate::table::public::{Cards, PerPlayer, Phase, Public};
use crate::table::{Given, Own, Secrets};

/// What somebody works out once.
#[derive(Clone, Debug)]
pub struct Beliefs {
    given: Given,
    seats: PerPlayer<Guess>,
    open_hands: Seats,
    open_lists: Seats,
    /// Whether decks are still in the order of their lists (CW-103).
    unshuffled: bool,
}

/// What is known of one player's cards.
#[derive(Clone, Copy, Debug)]
struct Guess {
    list: Option<DeckList>,
    /// Cards seen outside hand and decks.
    seen: Cards,
    /// Hidden cards of a known list.
    hidden: Cards,
    hand: Option<Cards>,
    reinforcements: Option<Cards>,
    known_hand: Cards,
    known_reinforcements: Cards,
    /// CW-R74: cards that are in the Reinforcements or in hand, nobody else knows which.
    not_in_main: Cards,
    sizes: Sizes,
    no_alpha: bool,
    no_small: bool,
    faction: Option<crate::cards::Faction>,
    /// CW-112: the card proposed for the Reinforcements, while nothing was drawn from them.
    untouched: bool,
}

#[derive(Clone, Copy, Debug)]
struct Sizes {
    hand: usize,
    main: usize,
    reinforcements: usize,
}

/// What follows from a view.
pub(crate) fn beliefs(view: &View<CannibalWorld>) -> Beliefs {
    let guess = |seat: Seat| guess(&view.public, &view.own, seat);
    Beliefs {
        given: view.given().clone(),
        seats: PerPlayer::new(view.players, guess),
        open_hands: view.public.open_hands,
        open_lists: view.public.open_lists,
        unshuffled: view.public.phase == Phase::Setup
            && view.own.hands.iter().all(|hand| hand.size == 0),
    }
}

fn guess(public: &Public, own: &Own, seat: Seat) -> Guess {
    let player = &public.players[seat];
    let listed = |cards: &Option<Vec<Card>>| {
        cards.as_ref().map(|cards| cards.iter().copied().collect::<Cards>())
    };
    let (hand, reinforcements) =
        (listed(&own.hands[seat].cards), listed(&own.reinforcements[seat].cards));
    let list = own.lists[seat];
    let known = |certain: bool| {
        let such = player.known.iter().filter(move |known| known.certain == certain);
        such.map(|known| known.card).collect::<Cards>()
    };
    let seen = public
        .creatures
        .iter()
        .filter(|creature| creature.owner == seat)
        .map(|creature| creature.card)
        .chain(player.discard.iter().copied())
        .chain(public.played.iter().filter(|shown| shown.seat == seat).map(|shown| shown.card));
    Guess {
        list,
        seen: seen.collect(),
        hidden: list.map(|list| unseen(public, seat, &list, &[])).unwrap_or_default(),
        hand,
        reinforcements,
        known_hand: player.known_hand,
        known_reinforcements: known(true),
        not_in_main: known(false),
        sizes: Sizes {
            hand: usize::from(own.hands[seat].size),
            main: usize::from(own.mains[seat]),
            reinforcements: usize::from(own.reinforcements[seat].size),
        },
        no_alpha: player.no_alpha,
        no_small: player.no_small,
        faction: player.faction,
        untouched: !player.has_drawn_reinforcements,
    }
}

/// Secrets that agree with all of it.
pub(crate) fn world(beliefs: &Beliefs, rng: &mut Rng) -> Secrets {
    let deals = beliefs.seats.map(|_, guess| deal(beliefs, guess, rng));
    let of = |seat: Seat, open: Seats| {
        if open.contains(seat) { Audience::EVERYBODY } else { Audience::seat(seat) }
    };
    Secrets {
        lists: deals.map(|seat, deal| Hidden::known_to(of(seat, beliefs.open_lists), deal.list)),
        hands: deals.map(|seat, deal| Pile::known_to(of(seat, beliefs.open_hands), deal.hand)),
        mains: deals.map(|_, deal| Pile::known_to(Audience::NOBODY, deal.main)),
        reinforcements: deals
            .map(|seat, deal| Pile::known_to(Audience::seat(seat), deal.reinforcements)),
    }
}

#[derive(Clone, Copy)]
struct Deal {
    list: DeckList,
    hand: Cards,
    main: Cards,
    reinforcements: Cards,
}

fn deal(beliefs: &Beliefs, guess: &Guess, rng: &mut Rng) -> Deal {
    let given = &beliefs.given;
    let (list, mut hidden) = match guess.list {
        Some(list) => (list, guess.hidden),
        None => imagined_list(given, guess, rng),
    };
    let mut hand = guess.hand.unwrap_or_default();
    let mut stack = guess.reinforcements.unwrap_or_default();
    hand.iter().chain(&stack).for_each(|card| {
        hidden.take(card);
    });
    if guess.hand.is_none() {
        move_known(&guess.known_hand, &mut hidden, &mut hand, guess.sizes.hand);
    }
    if guess.reinforcements.is_none() {
        move_known(
            &guess.known_reinforcements,
            &mut hidden,
            &mut stack,
            guess.sizes.reinforcements,
        );
    }
    if beliefs.unshuffled {
        return Deal { list, hand, main: hidden, reinforcements: stack };
    }
    let drawn_or_not = if guess.hand.is_none() { guess.not_in_main } else { Cards::new() };
    let mut elsewhere = Cards::new();
    move_known(&drawn_or_not, &mut hidden, &mut elsewhere, MOST_CARDS);
    rng.shuffle(&mut hidden);
    let not_in_main = |card: &Card| {
        (guess.no_alpha && matches_search(given, Search::Alpha, *card))
            || (guess.no_small && matches_search(given, Search::Replacement, *card))
    };
    // Those that cannot be in the main deck are dealt first; of the rest, the proposed card is a likely Reinforcement.
    hidden.sort_by_key(not_in_main);
    if guess.untouched
        && stack.len() < guess.sizes.reinforcements
        && guess.reinforcements.is_none()
        && rng.below(2) == 0
    {
        let proposed = proposed(given, &list);
        if !hidden.last().is_some_and(not_in_main) && hidden.take(&proposed).is_some() {
            stack.push(proposed);
        }
    }
    hidden.extend(elsewhere.iter().copied());
    fill(
        &mut hidden,
        &mut [(&mut hand, guess.sizes.hand), (&mut stack, guess.sizes.reinforcements)],
        rng,
    );
    let mut main = hidden;
    rng.shuffle(&mut main);
    Deal { list, hand, main, reinforcements: stack }
}

/// Cards known to be in a place lie there.
fn move_known(known: &Cards, hidden: &mut Cards, place: &mut Cards, size: usize) {
    for card in known {
        if place.len() < size && hidden.take(card).is_some() {
            place.push(*card);
        }
    }
}

/// Deals from the end of a shuffled pile to places that have room, each card to either by chance.
fn fill(hidden: &mut Cards, places: &mut [(&mut Cards, usize); 2], rng: &mut Rng) {
    loop {
        let room = places.each_ref().map(|(cards, size)| size.saturating_sub(cards.len()) as u32);
        let all = room[0] + room[1];
        if all == 0 {
            return;
        }
        let Some(card) = hidden.pop() else { return };
        let place = usize::from(rng.below(all) >= room[0]);
        places[place].0.push(card);
    }
}

/// A legal deck with the cards seen so far, of the known size, with as much chance as the limits leave (CW-1700).
fn imagined_list(given: &Given, guess: &Guess, rng: &mut Rng) -> (DeckList, Cards) {
    let Some(faction) = guess.faction else { return (DeckList::default(), Cards::new()) };
    let size =
        (guess.seen.len() + guess.sizes.hand + guess.sizes.main + guess.sizes.reinforcements)
            .min(MOST_CARDS);
    let mut cards: Cards = guess.seen;
    let unless_seen = |known: Cards| if guess.hand.is_none() { known } else { Cards::new() };
    for known in [
        guess.hand.unwrap_or_default(),
        guess.reinforcements.unwrap_or_default(),
        unless_seen(guess.known_hand),
        guess.known_reinforcements,
        unless_seen(guess.not_in_main),
    ] {
        known.iter().for_each(|card| {
            let _ = cards.try_push(*card);
        });
    }
    let fixed = cards.len();
    let numbers = |card: Card| given.card(card);
    if !cards.iter().any(|card| numbers(*card).rank == Rank::Chief) && cards.len() < size {
        let chiefs: Vec<Card> =
            cards_of(faction).filter(|card| numbers(*card).rank == Rank::Chief).collect();
        cards.push(*rng.pick(&chiefs));
    }
    while cards.len() < size {
        let choice: Vec<Card> =
            cards_of(faction).filter(|card| may_add(given, &cards, *card)).collect();
        if choice.is_empty() {
            break;
        }
        cards.push(*rng.pick(&choice));
    }
    cheapen(given, &mut cards, fixed);
    let hidden = {
        let mut hidden = cards;
        guess.seen.iter().for_each(|card| {
            hidden.take(card);
        });
        hidden.sort_unstable();
        hidden
    };
    let likely = Some(faction.print().reinforcement).filter(|card| cards.contains(card));
    let list = DeckList::of(faction, cards.iter().copied(), likely).unwrap_or_default();
    (list, hidden)
}

/// CW-1705, CW-1706: whether one more copy keeps the limits.
fn may_add(given: &Given, cards: &Cards, card: Card) -> bool {
    let copies = cards.iter().filter(|other| **other == card).count();
    let limited = cards.iter().filter(|other| given.card(**other).rank == Rank::Limited).count();
    match given.card(card).rank {
        Rank::Chief => false,
        Rank::Limited => copies == 0 && limited < 3,
        Rank::Common => copies < 3,
    }
}

/// CW-1703: dear cards that are only imagined give way to cheap ones until the points fit.
fn cheapen(given: &Given, cards: &mut Cards, fixed: usize) {
    let value = |card: Card| u32::from(given.card(card).value);
    for _ in 0..4 * MOST_CARDS {
        let points: u32 = cards.iter().map(|card| value(*card)).sum();
        if points <= MOST_POINTS {
            return;
        }
        let numbers: &Numbers = given.card(cards[0]);
        let cheapest = cards_of(numbers.faction)
            .filter(|card| may_add(given, cards, *card))
            .min_by_key(|card| value(*card));
        let chief = |place: &usize| given.card(cards[*place]).rank == Rank::Chief;
        let dear = (fixed..cards.len())
            .filter(|place| !chief(place))
            .max_by_key(|place| value(cards[*place]));
        let (Some(cheapest), Some(dear)) = (cheapest, dear) else { return };
        if value(cheapest) >= value(cards[dear]) {
            return;
        }
        cards[dear] = cheapest;
    }
}
