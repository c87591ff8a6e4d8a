//! The Trade (TV-3xx).

use kernel::Next::{Ask, Do};
use kernel::{Answers, Audience, Eyes, Pile, Seat, Seats};

use super::ending;
use super::moving::{move_treasure, see};
use super::terms::clockwise;
use crate::Play;
use crate::cards::{Agitation, Treasure};
use crate::table::action::Bargain;
use crate::table::beliefs::offered_to;
use crate::table::event::{Offered, TradeEvent};
use crate::table::public::Public;
use crate::table::{Action, Event, Picked, Place, Question, Secrets, Step};

/// TV-301, TV-302: a sale turn; a Seller without a Treasure is skipped.
pub(crate) fn sale(play: &mut Play<'_>) {
    let seat = play.public.trade.seller;
    let hand = play.secrets.treasures[seat].len();
    if hand == 0 {
        play.tell(|_| Event::Trade(TradeEvent::Skipped { seat }));
        play.then([Do(Step::AfterSale {})]);
        return;
    }
    // TV-307: with one Treasure and no Agitation card there is nothing to choose, as everybody sees.
    if hand == 1 && play.public.trade.agitation[seat] == 0 {
        let only = play.secrets.treasures[seat].read(play.referee())[0];
        show(play, seat, only);
        return;
    }
    play.then([Ask(Question::Show { seat })]);
}

/// TV-303: the Seller shows one Treasure of his hand to everybody.
pub(crate) fn show(play: &mut Play<'_>, seat: Seat, treasure: Treasure) {
    play.public.trade.shown = Some(treasure);
    see(play, treasure, Place::Hand(seat), Audience::EVERYBODY);
    play.tell(|_| Event::Trade(TradeEvent::Shown { seat, treasure }));
    play.then([Ask(Question::Offer {})]);
}

/// TV-303: or lays an Agitation card to decline; the sale turn is over and counts.
pub(crate) fn decline(play: &mut Play<'_>, seat: Seat) {
    let card = next_card(seat);
    play.tell(|_| Event::Trade(TradeEvent::Declined { seat, card }));
    if lay(play, seat) {
        play.then([Do(Step::StartBrawl { leader: seat })]);
    } else {
        play.then([Do(Step::AfterSale {})]);
    }
}

/// TV-304: who makes an offer: everybody but the Seller. A player without a Treasure offers nothing.
pub(crate) fn who_offers(public: &Public, secrets: &Secrets) -> Seats {
    secrets.treasures.seats_where(|hand| !hand.is_empty()).without(public.trade.seller)
}

/// TV-304: the offers are opened together: to everybody, or to the Seller only.
pub(crate) fn offers_are_made(play: &mut Play<'_>, answers: &Answers<Action>) {
    let referee = play.referee();
    let seller = play.public.trade.seller;
    for (seat, answer) in answers.iter() {
        let Action::Trade(Bargain::Offer { treasures }) = answer else { continue };
        let held = play.secrets.treasures[seat].read(referee);
        let cards: Vec<Treasure> =
            held.iter().copied().filter(|card| treasures.contains(*card)).collect();
        let audience = offered_to(play.given.sealed_offers, cards.len() as u8, seat, seller);
        for card in &cards {
            see(play, *card, Place::Hand(seat), audience);
        }
        play.secrets.offers[seat] = Pile::known_to(audience, cards);
    }
    referee.disclose();
    play.tell(|look| {
        let offers = look.secrets.offers.map(|_, offer| offered(offer, look.eyes()));
        Event::Trade(TradeEvent::OffersOpened { offers: Box::new(offers) })
    });
    // TV-307: one possible buyer and no Agitation card leave no choice.
    let others = play.seats().without(seller);
    match others.lowest() {
        Some(buyer) if others.len() == 1 && play.public.trade.agitation[seller] == 0 => {
            deal(play, seller, buyer);
        }
        _ => play.then([Ask(Question::Deal { seat: seller })]),
    }
}

fn offered(offer: &Pile<Treasure, 40>, eyes: Eyes<'_>) -> Offered {
    let cards = offer.seen_by(eyes).map(|cards| cards.iter().copied().collect());
    Offered { size: offer.len() as u8, cards }
}

/// TV-306, TV-R65: all the cards the chosen player offered move first, then the shown Treasure.
pub(crate) fn deal(play: &mut Play<'_>, seller: Seat, buyer: Seat) {
    let referee = play.referee();
    let treasure = play.public.trade.shown.expect("a Treasure was shown");
    let price = play.secrets.offers[buyer];
    for card in price.read(referee) {
        move_treasure(play, *card, Place::Hand(buyer), Place::Hand(seller), price.audience());
    }
    move_treasure(play, treasure, Place::Hand(seller), Place::Hand(buyer), Audience::EVERYBODY);
    play.tell(|look| {
        let price = Box::new(offered(&look.secrets.offers[buyer], look.eyes()));
        Event::Trade(TradeEvent::Sold { seller, buyer, treasure, price })
    });
    // TV-308: the other offers go back to hands they have never left.
    put_away(play);
    play.then([Ask(Question::Protest {}), Do(Step::AfterSale {})]);
}

/// TV-306, TV-312: the Seller refuses every offer; there is no protest after it.
pub(crate) fn refuse(play: &mut Play<'_>, seat: Seat) {
    let card = next_card(seat);
    play.tell(|_| Event::Trade(TradeEvent::Refused { seat, card }));
    put_away(play);
    if lay(play, seat) {
        play.then([Do(Step::StartBrawl { leader: seat })]);
    } else {
        play.then([Do(Step::AfterSale {})]);
    }
}

fn put_away(play: &mut Play<'_>) {
    play.public.trade.shown = None;
    for offer in play.secrets.offers.iter_mut() {
        *offer = Pile::known_to(Audience::EVERYBODY, []);
    }
}

/// TV-309: everybody but the Seller who still has an Agitation card, the buyer included.
pub(crate) fn who_protests(public: &Public) -> Seats {
    let trade = &public.trade;
    trade.agitation.seats_where(|cards| *cards > 0).without(trade.seller)
}

/// TV-309: the protests are laid clockwise from the Seller's left, until the Trade ends; with one protest per deal only
/// the first. What is not laid is not made known.
pub(crate) fn protests_are_chosen(play: &mut Play<'_>, answers: &Answers<Action>) {
    let protests =
        |seat: &Seat| matches!(answers.of(*seat), Some(Action::Trade(Bargain::Protest {})));
    let order = clockwise(play.public.trade.seller, play.players()).skip(1);
    let most = if play.given.one_protest { 1 } else { usize::MAX };
    for seat in order.filter(protests).take(most) {
        let card = next_card(seat);
        play.tell(|_| Event::Trade(TradeEvent::Protested { seat, card }));
        if lay(play, seat) {
            play.cut_short(Step::AfterSale {});
            play.then([Do(Step::StartBrawl { leader: seat })]);
            return;
        }
    }
}

/// TV-310, TV-311: an Agitation card stays on the table; with as many as there are players the Brawl starts at once, and
/// whoever laid the last one leads. Whether it starts is returned.
fn lay(play: &mut Play<'_>, seat: Seat) -> bool {
    let of = play.players();
    let trade = &mut play.public.trade;
    trade.agitation[seat] -= 1;
    trade.laid += 1;
    trade.last_laid_by = Some(seat);
    let laid = trade.laid;
    play.tell(|_| Event::Trade(TradeEvent::Agitated { laid, of }));
    laid >= of
}

/// TV-104: which Agitation card a player lays. The cards are dealt in the order of the data; no rule looks at them.
fn next_card(seat: Seat) -> Agitation {
    Agitation::all().nth(usize::from(seat.number())).unwrap_or_default()
}

/// TV-316, TV-R63: after each full circuit, however its sale turns ended, everybody votes on peace.
pub(crate) fn after_sale(play: &mut Play<'_>) {
    play.public.trade.turns += 1;
    let is_circuit = play.public.trade.turns.is_multiple_of(play.players());
    if play.given.peaceful_end && is_circuit {
        play.then([Ask(Question::Peace {}), Do(Step::NextSale {})]);
    } else {
        play.then([Do(Step::NextSale {})]);
    }
}

/// TV-316, TV-R71: only a peace that all want is made known.
pub(crate) fn votes_are_in(play: &mut Play<'_>, answers: &Answers<Action>) {
    let yes = |(_, answer): (Seat, &Action)| *answer == Action::Trade(Bargain::Peace {});
    if answers.iter().all(yes) {
        play.tell(|_| Event::Trade(TradeEvent::PeaceMade {}));
        ending::finish(play);
    }
}

/// TV-313: the player to the left sells next. TV-315: unless the Trade has gone on for too long.
pub(crate) fn next_sale(play: &mut Play<'_>) {
    let next = play.public.trade.seller.left_of(play.players());
    if play.public.trade.turns < play.given.sale_turns {
        play.public.trade.seller = next;
        play.then([Do(Step::Sale {})]);
        return;
    }
    play.tell(|_| Event::Trade(TradeEvent::TradeRanOut {}));
    let leader = play.public.trade.last_laid_by.unwrap_or(next);
    play.then([Do(Step::StartBrawl { leader })]);
}

/// Whether these are all among the cards that this viewer sees in his own hand.
pub(crate) fn are_held(picked: Picked<Treasure>, hand: &[Treasure]) -> bool {
    !picked.is_repeated() && picked.iter().all(|card| hand.contains(&card))
}
