//! The Trade: keep what one's Heroes score, offer what one does not need.

use kernel::Seat;

use super::mind::{Mind, POINT, Price};
use crate::cards::Treasure;
use crate::table::Picked;

/// Hundredths of a price.
const fn share(price: Price, hundredths: Price) -> Price {
    price * hundredths / 100
}

/// What showing a Treasure is worth: little to oneself, much to the table.
pub(super) fn show(mind: &Mind<'_>, treasure: Treasure) -> Price {
    let others = mind.view.seats().without(mind.me).iter();
    let wanted = others.map(|seat| mind.worth(seat, treasure)).max().unwrap_or(0);
    share(wanted, 60) - mind.mine(treasure)
}

/// What declining is worth: only a hand one loves entirely is kept shut.
pub(super) const fn decline() -> Price {
    -POINT * 3 / 2
}

/// What an offer is worth: what one gains, times the chance that the Seller takes it.
pub(super) fn offer(mind: &Mind<'_>, treasures: Picked<Treasure>) -> Price {
    let public = mind.public();
    let Some(shown) = public.trade.shown else { return 0 };
    let seller = public.trade.seller;
    let paid: Price = treasures.iter().map(|card| mind.mine(card)).sum();
    let gain = mind.mine(shown) - paid;
    let pleased: Price = treasures.iter().map(|card| mind.worth(seller, card)).sum();
    let keeps = mind.worth(seller, shown);
    // A Seller who gets less than he gives takes another offer, or refuses.
    let chance = (30 + (pleased - keeps) * 20 / POINT).clamp(5, 85);
    let rival = share(pleased - keeps, 15).max(0);
    if gain <= 0 {
        return gain - treasures.len() as Price;
    }
    share(gain - rival, chance) - treasures.len() as Price
}

/// What a deal is worth to the Seller: his gain, less a part of the buyer's, more if the buyer leads.
pub(super) fn deal(mind: &Mind<'_>, buyer: Seat) -> Price {
    let Some(shown) = mind.public().trade.shown else { return 0 };
    let offer = mind.view.own.purses[buyer].offer.known();
    let gained: Price = offer.iter().map(|card| mind.mine(*card)).sum();
    let given: Price = offer.iter().map(|card| mind.worth(buyer, *card)).sum();
    let theirs = mind.worth(buyer, shown) - given;
    let part = if buyer == mind.leader { 45 } else { 25 };
    gained - mind.mine(shown) - share(theirs.max(0), part)
}

/// What refusing costs: a card that could have been a protest.
pub(super) const fn refuse() -> Price {
    -POINT * 6 / 10
}

/// A good hand wants the Brawl sooner; the tavern is worth as much later.
pub(super) fn protest(mind: &Mind<'_>) -> Price {
    let ordinary = POINT * 2 * mind.losable(mind.me).max(1);
    mind.score() - mind.tavern(mind.me) - ordinary - POINT
}

/// Peace is for those who are clearly ahead.
pub(super) fn peace(mind: &Mind<'_>) -> Price {
    let best = mind.view.seats().without(mind.me).iter().map(|seat| mind.riches(seat)).max();
    mind.score() - best.unwrap_or(0) - POINT * 3
}
