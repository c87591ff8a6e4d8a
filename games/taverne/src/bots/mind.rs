//! What a bot knows, and what things are worth to it.

use kernel::{List, Observation, Seat, View};

use crate::Taverne;
use crate::cards::Treasure;
use crate::cards::book::{TREASURES, book};
use crate::rules::ending::{scorers, tally, worth};
use crate::rules::terms::{has_standing, tavern_value};
use crate::table::{Figure, Given, Public};

/// Hundredths of a point.
pub(super) type Price = i32;

/// One point.
pub(super) const POINT: Price = 100;

/// Somebody who thinks.
#[derive(Clone, Copy)]
pub(super) struct Mind<'a> {
    pub(super) view: &'a View<Taverne>,
    pub(super) me: Seat,
    /// The richest of the others.
    pub(super) leader: Seat,
}

impl<'a> Mind<'a> {
    pub(super) fn new(seen: &'a Observation<Taverne>) -> Self {
        let (view, me) = (&seen.view, seen.seat);
        let mind = Self { view, me, leader: me };
        let others = view.seats().without(me).iter();
        Self { leader: others.max_by_key(|seat| mind.riches(*seat)).unwrap_or(me), ..mind }
    }

    pub(super) const fn public(&self) -> &'a Public {
        &self.view.public
    }

    pub(super) fn given(&self) -> &'a Given {
        self.view.given()
    }

    /// The own losable Treasures.
    pub(super) fn treasures(&self) -> &'a [Treasure] {
        let own = &self.view.own.purses[self.me].losable;
        own.as_ref().map_or(&[], |cards| cards.as_slice())
    }

    /// How many Treasures a player can lose.
    pub(super) fn losable(&self, seat: Seat) -> Price {
        let hand = usize::from(self.view.own.purses[seat].hand);
        (hand + self.public().drawn(seat).count()) as Price
    }

    /// What a Treasure is worth to a player with his best Hero; a little for a wildcard and for a Special Weapon.
    pub(super) fn worth(&self, seat: Seat, treasure: Treasure) -> Price {
        let scored = Price::from(worth(self.given(), self.public(), seat, treasure)) * POINT;
        let wild = scorers(self.given(), self.public(), seat).any(|hero| hero.has_wildcard());
        let base = if scored == 0 && wild { POINT * 2 / 5 } else { scored };
        base + if treasure.weapon().is_some() { POINT / 4 } else { 0 }
    }

    /// What a Treasure is worth to this bot.
    pub(super) fn mine(&self, treasure: Treasure) -> Price {
        self.worth(self.me, treasure)
    }

    /// What the own Treasures and the tavern score now.
    pub(super) fn score(&self) -> Price {
        let purse = &self.view.own.purses[self.me];
        let safe = purse.safe.known().iter();
        let all: Vec<Treasure> = self.treasures().iter().chain(safe).copied().collect();
        Price::from(tally(self.given(), self.public(), self.me, &all).total) * POINT
    }

    /// How well off a player looks: what he holds, at the price his Heroes make of it, and his tavern at its present value.
    pub(super) fn riches(&self, seat: Seat) -> Price {
        let purse = &self.view.own.purses[seat];
        let cards = self.losable(seat) + Price::from(purse.safe.size);
        cards * self.ordinary(seat) + self.tavern(seat)
    }

    /// What an unseen Treasure of a player is worth to him. Whoever trades keeps what his Heroes love, so it is one of the
    /// better half of all Treasures.
    fn ordinary(&self, seat: Seat) -> Price {
        let mut prices: List<Price, TREASURES> =
            Treasure::all().map(|treasure| self.worth(seat, treasure)).collect();
        prices.sort_unstable();
        let better = &prices[prices.len() / 2..];
        better.iter().sum::<Price>() / better.len() as Price
    }

    /// The present value of the tavern to a player.
    pub(super) fn tavern(&self, seat: Seat) -> Price {
        let keeps = scorers(self.given(), self.public(), seat).any(|hero| hero.keeps_the_tavern());
        let points = book().state_of(tavern_value(self.public())).points;
        if keeps { Price::from(points) * POINT } else { 0 }
    }

    /// What breaking furniture of this value is worth: its part of the tavern is a loss to the Innkeeper's owner, and one
    /// rival's loss to each of the others. That the tavern stays whole is past hoping for, so steps of TV-712 do not count.
    pub(super) fn breaking(&self, value: u8) -> Price {
        let part = |seat: Seat| {
            let whole = Price::from(tavern_value(self.public())).max(1);
            self.tavern(seat) * Price::from(value) / whole
        };
        let others = self.view.seats().without(self.me);
        let gained: Price = others.iter().map(part).sum();
        gained / others.len() as Price - part(self.me)
    }

    /// How many characters of others could still act this round.
    pub(super) fn standing_rivals(&self) -> Price {
        let others = self.view.seats().without(self.me).iter();
        let standing = |seat: Seat| {
            self.public().groups[seat].iter().filter(|figure| figure.is_standing()).count()
        };
        others.filter(|seat| has_standing(self.public(), *seat)).map(standing).sum::<usize>()
            as Price
    }

    /// How much hangs on a Hero: a fall costs its owner Treasures.
    pub(super) fn stake(&self, figure: &Figure) -> Price {
        if figure.is_hero() { self.losable(self.me).min(6) } else { 0 }
    }
}
