//! Values that only some may know, and the one who may know them all.

use std::cell::Cell;
use std::fmt;

use crate::{Audience, Eyes, Seat, Viewer};

/// The right to read and change secrets. Only rules that are running hold one.
///
/// It cannot be made outside the kernel, and its lifetime keeps it from being stored in a state. **Any function whose
/// signature names `Referee` knows secrets; no other function can.**
///
/// ```compile_fail
/// let forged = kernel::Referee { disclosures: &std::cell::Cell::new(0) };
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Referee<'a> {
    disclosures: &'a Cell<u32>,
}

impl<'a> Referee<'a> {
    pub(crate) const fn new(disclosures: &'a Cell<u32>) -> Self {
        Self { disclosures }
    }

    /// Notes that somebody has learnt something that cannot be unlearnt (see [`Table::disclosures`]).
    ///
    /// Showing a [`Hidden`] or a [`Pile`](crate::Pile) notes it by itself; call this where a fact gets out another
    /// way, such as a token that says something about a secret card.
    ///
    /// [`Table::disclosures`]: crate::Table::disclosures
    pub fn disclose(self) {
        self.disclosures.set(self.disclosures.get().wrapping_add(1));
    }
}

/// A value that opens only to those who know it, or to a [`Referee`].
///
/// It has no `Serialize`, so that a view containing one does not compile, and prints as `Hidden(..)`. Save files opt
/// in field by field with [`#[serde(with = "kernel::sealed")]`](crate::sealed).
///
/// ```
/// use kernel::{Audience, Hidden, Seat};
/// let card = Hidden::known_to(Audience::seat(Seat::new(2)), "the Assassin");
/// assert_eq!(format!("{card:?}"), "Hidden(..)");
/// ```
///
/// Who looks cannot be made up: eyes come from a [`Look`](crate::Look).
///
/// ```compile_fail
/// # use kernel::{Audience, Hidden, Seat, Viewer};
/// # let card = Hidden::known_to(Audience::seat(Seat::new(2)), "the Assassin");
/// card.seen_by(Viewer::Seat(Seat::new(2)));
/// ```
///
/// ```compile_fail
/// # use kernel::{Audience, Hidden};
/// serde_json::to_string(&Hidden::known_to(Audience::NOBODY, 7)).unwrap();
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden<T> {
    pub(crate) value: T,
    pub(crate) known_to: Audience,
}

impl<T> Hidden<T> {
    /// A value that only this audience knows.
    #[must_use]
    pub const fn known_to(audience: Audience, value: T) -> Self {
        Self { value, known_to: audience }
    }

    /// The value, if these eyes may see it.
    #[must_use]
    pub fn seen_by(&self, eyes: Eyes<'_>) -> Option<&T> {
        self.known_to.includes(eyes.viewer()).then_some(&self.value)
    }

    /// Who knows the value. That they know is no secret.
    #[must_use]
    pub const fn audience(&self) -> Audience {
        self.known_to
    }

    /// The value, for the rules.
    #[must_use]
    pub const fn read(&self, _referee: Referee<'_>) -> &T {
        &self.value
    }

    /// The value, for the rules to change. Who knows it stays as it is.
    pub const fn write(&mut self, _referee: Referee<'_>) -> &mut T {
        &mut self.value
    }

    /// Lets one more seat know.
    pub fn show_to(&mut self, seat: Seat, referee: Referee<'_>) {
        self.known_to = self.known_to.with(Viewer::Seat(seat));
        referee.disclose();
    }

    /// Lets everybody know.
    pub fn reveal(&mut self, referee: Referee<'_>) {
        self.known_to = Audience::EVERYBODY;
        referee.disclose();
    }
}

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_value_opens_to_those_who_know_it() {
        let card = Hidden::known_to(Audience::seat(Seat::new(2)), 7);
        assert_eq!(card.seen_by(Eyes::of(Viewer::Seat(Seat::new(2)))), Some(&7));
        assert_eq!(card.seen_by(Eyes::of(Viewer::Seat(Seat::new(1)))), None);
        assert_eq!(card.seen_by(Eyes::of(Viewer::Gallery)), None);
    }

    #[test]
    fn showing_is_counted() {
        let shown = Cell::new(0);
        let mut card = Hidden::known_to(Audience::NOBODY, 7);
        card.show_to(Seat::new(1), Referee::new(&shown));
        assert_eq!(card.seen_by(Eyes::of(Viewer::Seat(Seat::new(1)))), Some(&7));
        card.reveal(Referee::new(&shown));
        assert_eq!((card.seen_by(Eyes::of(Viewer::Gallery)), shown.get()), (Some(&7), 2));
    }
}
