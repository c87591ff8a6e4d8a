//! Chapter 100: the deal.

use kernel::{Audience, List, Opening, PerSeat, Pile, Rng, State};

use crate::PremierPli;
use crate::cards::{Card, DEALT, pack};
use crate::table::{Given, Public, Secrets, Step};

/// PP-101, PP-102: five cards for everybody, and the rest aside.
pub(crate) fn deal(given: &Given, rng: &mut Rng) -> Opening<PremierPli> {
    let mut cards: Vec<Card> = pack().collect();
    rng.shuffle(&mut cards);
    let hands: Vec<Vec<Card>> =
        (0..given.players).map(|_| cards.drain(..DEALT).collect()).collect();
    opening(&hands, cards)
}

/// An opening with these hands and these cards aside.
///
/// # Panics
/// If there are more hands than seats at any table.
#[must_use]
pub fn opening(hands: &[Vec<Card>], aside: Vec<Card>) -> Opening<PremierPli> {
    let players = u8::try_from(hands.len()).expect("a table has few seats");
    let hand = |seat: kernel::Seat| hands[usize::from(seat.number())].iter().copied();
    let secrets = Secrets {
        hands: PerSeat::new(players, |seat| Pile::known_to(Audience::seat(seat), hand(seat))),
        aside: Pile::known_to(Audience::NOBODY, aside),
    };
    let public = Public {
        laid: PerSeat::new(players, |_| List::new()),
        points: PerSeat::new(players, |_| 0),
        tricks: 0,
    };
    Opening { players, state: State { public, secrets }, first: Step::Trick {} }
}
