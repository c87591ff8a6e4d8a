//! Cards whose number is public and whose faces are not.

use std::fmt;

use crate::{Audience, Eyes, List, Referee, Rng, Seat, Viewer};

/// An ordered pile of cards: a hand, a deck, a face-down row. Its length is public; its faces open only to those who
/// know them, or to a [`Referee`]. The last card is the top.
///
/// ```
/// use kernel::{Audience, Pile, Seat};
/// let hand: Pile<u8, 7> = Pile::known_to(Audience::seat(Seat::new(0)), [12, 40]);
/// assert_eq!(hand.len(), 2);
/// assert_eq!(format!("{hand:?}"), "Pile(2 cards)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<C, const N: usize> {
    pub(crate) cards: List<C, N>,
    pub(crate) known_to: Audience,
}

impl<C: Copy + Default, const N: usize> Pile<C, N> {
    /// A pile whose faces only this audience knows.
    #[must_use]
    pub fn known_to(audience: Audience, cards: impl IntoIterator<Item = C>) -> Self {
        Self { cards: cards.into_iter().collect(), known_to: audience }
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Who knows the faces. That they know is no secret.
    #[must_use]
    pub const fn audience(&self) -> Audience {
        self.known_to
    }

    /// The faces, if these eyes may see them.
    #[must_use]
    pub fn seen_by(&self, eyes: Eyes<'_>) -> Option<&[C]> {
        self.known_to.includes(eyes.viewer()).then_some(&self.cards)
    }

    /// The top card, if these eyes may see it: what a viewer sees of a card just drawn.
    #[must_use]
    pub fn last_seen_by(&self, eyes: Eyes<'_>) -> Option<&C> {
        self.seen_by(eyes)?.last()
    }

    /// The faces, for the rules.
    #[must_use]
    pub fn read(&self, _referee: Referee<'_>) -> &[C] {
        &self.cards
    }

    /// Lays a card on top. A full pile is a bug in the rules.
    pub fn put(&mut self, card: C, _referee: Referee<'_>) {
        self.cards.push(card);
    }

    /// Takes the top card.
    pub fn draw(&mut self, _referee: Referee<'_>) -> Option<C> {
        self.cards.pop()
    }

    /// Takes the card at this place, keeping the order of the rest.
    pub fn take(&mut self, place: usize, _referee: Referee<'_>) -> C {
        self.cards.remove(place)
    }

    /// Lays a card at this place; those from there on move up. Place 0 is the bottom.
    pub fn insert(&mut self, place: usize, card: C, _referee: Referee<'_>) {
        self.cards.insert(place, card);
    }

    /// Takes every card.
    pub fn take_all(&mut self, _referee: Referee<'_>) -> List<C, N> {
        std::mem::take(&mut self.cards)
    }

    /// The faces, for the rules to change. Who knows them stays as it is.
    pub const fn write(&mut self, _referee: Referee<'_>) -> &mut List<C, N> {
        &mut self.cards
    }

    /// Brings the pile into a random order.
    pub fn shuffle(&mut self, rng: &mut Rng, _referee: Referee<'_>) {
        rng.shuffle(&mut self.cards);
    }

    /// Lets one more seat know the faces.
    pub fn show_to(&mut self, seat: Seat, referee: Referee<'_>) {
        self.known_to = self.known_to.with(Viewer::Seat(seat));
        referee.disclose();
    }

    /// Lets everybody know the faces.
    pub fn reveal(&mut self, referee: Referee<'_>) {
        self.known_to = Audience::EVERYBODY;
        referee.disclose();
    }
}

impl<C, const N: usize> fmt::Debug for Pile<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({} cards)", self.cards.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_open_to_those_who_know_them() {
        let hand: Pile<u8, 7> = Pile::known_to(Audience::seat(Seat::new(0)), [12, 40]);
        let (mine, theirs) =
            (Eyes::of(Viewer::Seat(Seat::new(0))), Eyes::of(Viewer::Seat(Seat::new(1))));
        assert_eq!(hand.seen_by(mine), Some(&[12, 40][..]));
        assert_eq!(hand.last_seen_by(mine), Some(&40));
        assert_eq!((hand.seen_by(theirs), hand.last_seen_by(theirs)), (None, None));
    }
}
