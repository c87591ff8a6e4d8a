//! Who leads each clan, counted over every deal that agrees with a view.
//!
//! The grid of [`crate::table::deduction`] says in how many deals a player holds a card; leading also depends on the cards of
//! his clan mates. So the deals are gone through rank by rank: a player leads with a rank if the rest of his clan finds
//! room among the ranks behind it.

use kernel::{PerSeat, Seat, Seats};

use crate::View;
use crate::cards::pieces::{Clan, Identities, Identity};
use crate::table::deduction::{allowed, places};

/// In how many deals each player leads each clan.
pub(super) struct Leaders {
    deals: u64,
    counts: [PerSeat<u64>; 2],
}

impl Leaders {
    /// Counts, with a Quill before these players (LS-108).
    pub(super) fn count(view: &View, quills: Seats) -> Self {
        let deal = view.given().deal;
        let cards: PerSeat<Identities> = PerSeat::new(view.players, |seat| allowed(view, seat));
        let clans = [(Clan::Rose, deal.rose), (Clan::Beast, deal.beast)]
            .map(|(clan, members)| Members::new(&cards, clan, u32::from(members)));
        let inquisitor = (deal.inquisitor == 1).then_some(&cards);
        let (deals, around) = rest_of_the_deal(&clans, inquisitor);
        let quills = quills.iter().map(|seat| 1 << seat.number()).sum();
        let counts = [0, 1].map(|clan| {
            let mut counts = PerSeat::new(view.players, |_| 0);
            clans[clan].leading(&around[clan], quills, |place, deals| {
                counts[Seat::new(place as u8)] += deals;
            });
            counts
        });
        Self { deals, counts }
    }

    /// In how many of a thousand deals a player leads a clan: 1000 only if he certainly does.
    pub(super) fn per_mille(&self, seat: Seat, clan: Clan) -> i32 {
        let count = u128::from(self.counts[clan as usize][seat]);
        (count * 1000 / u128::from(self.deals.max(1))) as i32
    }
}

const RANKS: usize = 9;

/// One clan. Players are places in a set of bits.
struct Members {
    /// Who may have each rank.
    holders: [usize; RANKS],
    members: u32,
    /// In how many ways each set of so many players can share out the ranks.
    ways: Vec<u64>,
}

impl Members {
    fn new(cards: &PerSeat<Identities>, clan: Clan, members: u32) -> Self {
        let holders = std::array::from_fn(|rank| {
            cards
                .iter()
                .enumerate()
                .map(|(place, cards)| usize::from(cards.ranks_of(clan) >> rank & 1) << place)
                .sum()
        });
        let mut ways = none_dealt(1 << cards.len());
        for may_have in holders {
            deal_rank(&mut ways, may_have, members);
        }
        Self { holders, members, ways }
    }

    /// In how many ways this set can be exactly the clan.
    fn as_clan(&self, set: usize) -> u64 {
        if set.count_ones() == self.members { self.ways[set] } else { 0 }
    }

    /// LS-107: the lowest number leads a clan; LS-108: the highest if a Quill lies before one of its members.
    fn leading(&self, around: &[u64], quills: usize, mut each: impl FnMut(usize, u64)) {
        let without_quill = |set: usize| set & quills == 0;
        self.first_of((0..RANKS).rev(), around, without_quill, &mut each);
        if quills != 0 {
            self.first_of(0..RANKS, around, |set| !without_quill(set), &mut each);
        }
    }

    /// Ranks are dealt from the last in the hierarchy to the first: whoever completes a clan leads it.
    fn first_of(
        &self,
        ranks: impl Iterator<Item = usize>,
        around: &[u64],
        counts: impl Fn(usize) -> bool,
        each: &mut impl FnMut(usize, u64),
    ) {
        let mut behind = none_dealt(around.len());
        for rank in ranks {
            for (set, ways) in behind.iter().enumerate() {
                if *ways == 0 || set.count_ones() + 1 != self.members {
                    continue;
                }
                for place in places(self.holders[rank] & !set) {
                    let clan = set | 1 << place;
                    if counts(clan) {
                        each(place, ways * around[clan]);
                    }
                }
            }
            deal_rank(&mut behind, self.holders[rank], self.members);
        }
    }
}

/// The ways to deal no rank at all: only nobody can have nothing.
fn none_dealt(sets: usize) -> Vec<u64> {
    let mut ways = vec![0; sets];
    ways[0] = 1;
    ways
}

/// Lets one more rank be dealt to one of its possible holders, or to nobody.
fn deal_rank(ways: &mut [u64], may_have: usize, members: u32) {
    // From large sets to small: every set grows by one player before it gets this rank itself.
    for set in (0..ways.len()).rev() {
        if ways[set] == 0 || set.count_ones() == members {
            continue;
        }
        for place in places(may_have & !set) {
            ways[set | 1 << place] += ways[set];
        }
    }
}

/// The number of deals, and around each clan in how many ways everybody outside it can be dealt a card.
fn rest_of_the_deal(
    clans: &[Members; 2],
    inquisitor: Option<&PerSeat<Identities>>,
) -> (u64, [Vec<u64>; 2]) {
    let everybody = clans[0].ways.len() - 1;
    let mut deals = 0;
    let mut around = [vec![0; everybody + 1], vec![0; everybody + 1]];
    for rose in 0..=everybody {
        let roses = clans[0].as_clan(rose);
        if roses == 0 {
            continue;
        }
        let mut split = |beast: usize, cards: u64| {
            let beasts = clans[1].as_clan(beast);
            deals += roses * beasts * cards;
            around[0][rose] += beasts * cards;
            around[1][beast] += roses * cards;
        };
        let rest = everybody & !rose;
        match inquisitor {
            None => split(rest, 1),
            Some(cards) => {
                for place in places(rest) {
                    let own = cards[Seat::new(place as u8)];
                    let cards = own.iter().filter(|card: &Identity| card.is_inquisitor()).count();
                    split(rest & !(1 << place), cards as u64);
                }
            }
        }
    }
    (deals, around)
}

#[cfg(test)]
mod tests {
    use kernel::{Seed, Table, Viewer};

    use super::*;
    use crate::{Config, LiensDeSang};

    fn chance_to_lead(rank: u8, quills: Seats) -> i32 {
        let mine = Identity::member(Clan::Rose, rank);
        let roses = (1..=9).filter(|other| *other != rank).take(3);
        let mut cards = vec![mine];
        cards.extend(roses.map(|rank| Identity::member(Clan::Rose, rank)));
        cards.extend((1..=4).map(|rank| Identity::member(Clan::Beast, rank)));
        let config = Config { fixed_deal: Some(cards), ..Config::new(8) };
        let table = Table::<LiensDeSang>::open(&config, Seed::default(), None).unwrap();
        let me = Seat::new(0);
        let mut view = table.view(Viewer::Seat(me));
        view.own.clues[me.right_of(8)] = None;
        Leaders::count(&view, quills).per_mille(me, Clan::Rose)
    }

    /// Spec chapter 11: the chance to lead a clan of four with no other knowledge.
    #[test]
    fn ls_107_low_numbers_lead() {
        let chances = [1, 2, 3, 4, 6, 9].map(|rank| chance_to_lead(rank, Seats::NONE));
        assert_eq!(chances, [1000, 625, 357, 178, 17, 0]);
    }

    #[test]
    fn ls_108_with_a_quill_high_numbers_lead() {
        let everybody = Seats::first(8);
        assert_eq!([9, 1].map(|rank| chance_to_lead(rank, everybody)), [1000, 0]);
    }
}
