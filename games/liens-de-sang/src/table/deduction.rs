//! What may be deduced (spec 6.1): who can be what, from one viewer's knowledge alone.
//!
//! A character is possible for a player if some complete deal agrees with everything the viewer knows: the numbers of
//! the deal (D1), his own card and the clue he saw (D2), every token ever shown (D3, D4), who attacked at three wounds
//! (D5) and the cards he looked at (D6). All such deals are equally likely before any reading of behaviour, so counting
//! them gives exact chances too.
//!
//! The count is done clan by clan. `Ways` holds, for every set of unknown players, in how many ways they can share
//! out different ranks of one clan; a deal is a Rose set, a Beast set and perhaps an Inquisitor.

use kernel::{PerSeat, Rng, Seat};

use crate::View;
use crate::cards::catalogue::catalogue;
use crate::cards::pieces::{Clan, IDENTITIES, Identities, Identity};

/// Who can be what, and in how many deals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    deals: u64,
    counts: PerSeat<[u64; IDENTITIES as usize]>,
}

impl Grid {
    /// How many deals agree with what the viewer knows.
    #[must_use]
    pub const fn deals(&self) -> u64 {
        self.deals
    }

    /// In how many of them a player has a character.
    #[must_use]
    pub fn count(&self, seat: Seat, identity: Identity) -> u64 {
        self.counts[seat][identity.index()]
    }

    /// In how many of them a player is one of several characters.
    #[must_use]
    pub fn count_where(&self, seat: Seat, is: impl Fn(Identity) -> bool) -> u64 {
        Identity::all()
            .filter(|identity| is(*identity))
            .map(|identity| self.count(seat, identity))
            .sum()
    }

    /// In how many of a thousand deals a player is one of several characters.
    #[must_use]
    pub fn per_mille(&self, seat: Seat, is: impl Fn(Identity) -> bool) -> u32 {
        (u128::from(self.count_where(seat, is)) * 1000 / u128::from(self.deals.max(1))) as u32
    }

    /// Every character a player can have.
    #[must_use]
    pub fn possible(&self, seat: Seat) -> Identities {
        Identity::all().filter(|identity| self.count(seat, *identity) > 0).collect()
    }
}

/// Who can be what, from this view alone.
#[must_use]
pub fn deduce(view: &View) -> Grid {
    Count::new(view).grid()
}

/// A complete deal drawn from all that agree with this view, each equally likely.
#[must_use]
pub fn sample(view: &View, rng: &mut Rng) -> PerSeat<Identity> {
    Deals::of(view).draw(rng)
}

/// D2 to D6 for one player: what the viewer knows of him, the rest of the table aside.
#[must_use]
pub fn allowed(view: &View, seat: Seat) -> Identities {
    if let Some(character) = view.own.characters[seat] {
        return Identities::NONE.with(character);
    }
    let by_clue = |identity: &Identity| {
        view.own.clues[seat].is_none_or(|clue| catalogue().character(*identity).clue == clue)
    };
    view.public.players[seat].evidence.allows(view.given().deal).iter().filter(by_clue).collect()
}

/// A player whose character the viewer does not know.
#[derive(Clone, Copy, Debug)]
struct Unknown {
    seat: Seat,
    allowed: Identities,
}

/// Everything the count needs.
#[derive(Debug)]
struct Count {
    known: PerSeat<Option<Identity>>,
    unknown: Vec<Unknown>,
    /// How many unknown players must be Rose, and whether one must be the Inquisitor.
    rose: u32,
    inquisitor: bool,
    ways: [Ways; 2],
}

impl Count {
    fn new(view: &View) -> Self {
        let deal = view.given().deal;
        let known = view.own.characters;
        let taken: Identities = known.iter().flatten().copied().collect();
        let free = |identity: &Identity| !taken.contains(*identity);
        let unknown: Vec<Unknown> = known
            .pairs()
            .filter(|(_, character)| character.is_none())
            .map(|(seat, _)| Unknown {
                seat,
                allowed: allowed(view, seat).iter().filter(free).collect(),
            })
            .collect();
        let known_of =
            |clan| taken.iter().filter(|identity| identity.clan() == Some(clan)).count() as u32;
        let rose = u32::from(deal.rose) - known_of(Clan::Rose);
        let beast = u32::from(deal.beast) - known_of(Clan::Beast);
        let inquisitor = deal.inquisitor == 1 && !taken.iter().any(Identity::is_inquisitor);
        let ways = [(Clan::Rose, rose), (Clan::Beast, beast)].map(|(clan, members)| {
            let ranks: Vec<u16> =
                unknown.iter().map(|player| player.allowed.ranks_of(clan)).collect();
            Ways::count(&ranks, members)
        });
        Self { known, unknown, rose, inquisitor, ways }
    }

    /// All unknown players, as a set of places in `unknown`.
    fn everybody(&self) -> usize {
        (1 << self.unknown.len()) - 1
    }

    /// The Inquisitor's cards a player may have; none is needed if there is no Inquisitor to be found.
    fn inquisitor_cards(&self, place: usize) -> impl Iterator<Item = Identity> {
        let allowed = self.unknown[place].allowed;
        let cards = [Identity::INQUISITOR_ROSE, Identity::INQUISITOR_BEAST];
        cards.into_iter().filter(move |card| allowed.contains(*card))
    }

    /// Calls with every split: the Rose set, the Beast set, the Inquisitor's place and the number of his cards.
    fn splits(&self, mut each: impl FnMut(usize, usize, Option<usize>, u64)) {
        let everybody = self.everybody();
        for rose in 0..=everybody {
            if rose.count_ones() != self.rose || self.ways[0].of(rose) == 0 {
                continue;
            }
            let rest = everybody & !rose;
            if !self.inquisitor {
                each(rose, rest, None, 1);
                continue;
            }
            for place in (0..self.unknown.len()).filter(|place| rest >> place & 1 == 1) {
                let cards = self.inquisitor_cards(place).count() as u64;
                if cards > 0 {
                    each(rose, rest & !(1 << place), Some(place), cards);
                }
            }
        }
    }

    fn grid(&self) -> Grid {
        let sets = self.everybody() + 1;
        let mut deals = 0;
        // In how many deals a set is exactly the unknown part of a clan, the ranks within that clan aside.
        let mut around = [vec![0u64; sets], vec![0u64; sets]];
        let mut as_inquisitor = vec![0u64; self.unknown.len()];
        self.splits(|rose, beast, inquisitor, cards| {
            let [roses, beasts] = [self.ways[0].of(rose), self.ways[1].of(beast)];
            deals += roses * beasts * cards;
            around[0][rose] += beasts * cards;
            around[1][beast] += roses * cards;
            if let Some(place) = inquisitor {
                as_inquisitor[place] += roses * beasts;
            }
        });
        let mut counts = self.known.map(|_, character| {
            let mut row = [0; IDENTITIES as usize];
            if let Some(identity) = character {
                row[identity.index()] = deals;
            }
            row
        });
        for (clan, around) in Clan::BOTH.into_iter().zip(around) {
            self.ways[clan as usize].shares(around, |place, rank, count| {
                counts[self.unknown[place].seat][Identity::member(clan, rank).index()] += count;
            });
        }
        for (place, count) in as_inquisitor.into_iter().enumerate() {
            for card in self.inquisitor_cards(place).filter(|_| self.inquisitor) {
                counts[self.unknown[place].seat][card.index()] = count;
            }
        }
        Grid { deals, counts }
    }
}

/// All deals that agree with a view, counted once and numbered, so that any of them can be drawn at little cost.
#[derive(Debug)]
pub(crate) struct Deals {
    count: Count,
    splits: Vec<Split>,
    all: u64,
}

/// The deals in which the same players are Rose, Beast and the Inquisitor.
#[derive(Clone, Copy, Debug)]
struct Split {
    /// The number of the first of them.
    first: u64,
    rose: usize,
    beast: usize,
    inquisitor: Option<usize>,
}

impl Deals {
    pub(crate) fn of(view: &View) -> Self {
        let count = Count::new(view);
        let mut splits = Vec::new();
        let mut all = 0;
        count.splits(|rose, beast, inquisitor, cards| {
            let here = count.ways[0].of(rose) * count.ways[1].of(beast) * cards;
            if here > 0 {
                splits.push(Split { first: all, rose, beast, inquisitor });
                all += here;
            }
        });
        assert!(all > 0, "no deal agrees with the view");
        Self { count, splits, all }
    }

    /// One of them, each equally likely: the one with a number that is drawn.
    pub(crate) fn draw(&self, rng: &mut Rng) -> PerSeat<Identity> {
        let number = rng.below_wide(self.all);
        let place = self.splits.partition_point(|split| split.first <= number) - 1;
        let Split { first, rose, beast, inquisitor } = self.splits[place];
        let mut left = number - first;
        let mut dealt = self.count.known;
        let seat = |place: usize| self.count.unknown[place].seat;
        for (clan, set) in Clan::BOTH.into_iter().zip([rose, beast]) {
            let ways = &self.count.ways[clan as usize];
            ways.nth(set, left % ways.of(set), |place, rank| {
                dealt[seat(place)] = Some(Identity::member(clan, rank));
            });
            left /= ways.of(set);
        }
        if let Some(place) = inquisitor {
            dealt[seat(place)] = self.count.inquisitor_cards(place).nth(left as usize);
        }
        dealt.map(|_, character| character.expect("every player is known or was dealt a card"))
    }
}

/// In how many ways a set of players can hold different ranks of one clan, for every set; and the same with only the
/// first so many ranks, from which single shares and random deals follow.
#[derive(Debug)]
struct Ways {
    /// `rows[r][set]`: using ranks 1 to r only.
    rows: Vec<Vec<u64>>,
    /// Who may have each rank, as sets of players.
    holders: Vec<usize>,
    members: u32,
}

const RANKS: usize = 9;

impl Ways {
    /// `ranks`: for every player the ranks he may have, as bits.
    fn count(ranks: &[u16], members: u32) -> Self {
        let sets = 1usize << ranks.len();
        let holders: Vec<usize> = (0..RANKS)
            .map(|rank| {
                ranks
                    .iter()
                    .enumerate()
                    .map(|(place, ranks)| usize::from(ranks >> rank & 1) << place)
                    .sum()
            })
            .collect();
        let mut row = vec![0u64; sets];
        row[0] = 1;
        let mut rows = vec![row.clone()];
        for may_have in &holders {
            // From large sets to small, so that smaller sets still count without this rank.
            for set in (1..sets).rev() {
                if set.count_ones() <= members {
                    row[set] +=
                        places(set & may_have).map(|place| row[set & !(1 << place)]).sum::<u64>();
                }
            }
            rows.push(row.clone());
        }
        Self { rows, holders, members }
    }

    /// The number for one set, all ranks free.
    fn of(&self, set: usize) -> u64 {
        if set.count_ones() == self.members { self.rows[RANKS][set] } else { 0 }
    }

    /// In how many deals each player has each rank, when `around[set]` counts the deals around every set.
    fn shares(&self, mut around: Vec<u64>, mut each: impl FnMut(usize, u8, u64)) {
        for rank in (1..=RANKS).rev() {
            let before = &self.rows[rank - 1];
            let may_have = self.holders[rank - 1];
            let mut shares = [0u64; kernel::MAX_SEATS];
            for set in 0..around.len() {
                if set.count_ones() > self.members {
                    continue;
                }
                let mut through = 0;
                for place in places(may_have & !set) {
                    let with = around[set | 1 << place];
                    shares[place] += before[set] * with;
                    through += with;
                }
                // From small sets to large: what comes later still counts with this rank open.
                around[set] += through;
            }
            for place in places(may_have) {
                each(place, rank as u8, shares[place]);
            }
        }
    }

    /// Deals ranks to a set in the way with this number.
    fn nth(&self, mut set: usize, mut number: u64, mut each: impl FnMut(usize, u8)) {
        for rank in (1..=RANKS).rev() {
            if set == 0 {
                return;
            }
            let before = &self.rows[rank - 1];
            if number < before[set] {
                continue;
            }
            number -= before[set];
            for place in places(set & self.holders[rank - 1]) {
                let here = before[set & !(1 << place)];
                if number < here {
                    each(place, rank as u8);
                    set &= !(1 << place);
                    break;
                }
                number -= here;
            }
        }
    }
}

/// The places of a set.
pub(crate) fn places(set: usize) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let place = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            place
        })
    })
}
