//! The games a server offers.

use shelf::{AnyGame, Problem};

/// The games of a server: all there are.
#[derive(Clone, Copy, Debug)]
pub struct Games(&'static [&'static dyn AnyGame]);

impl Games {
    /// Every game there is.
    #[must_use]
    pub fn all() -> Self {
        Self(registry::GAMES)
    }

    /// These games only.
    #[cfg(feature = "testing")]
    #[must_use]
    pub const fn only(games: &'static [&'static dyn AnyGame]) -> Self {
        Self(games)
    }

    /// The game with this slug.
    ///
    /// # Errors
    /// Names the games there are.
    pub fn find(self, slug: &str) -> Result<&'static dyn AnyGame, Problem> {
        registry::find(self.0, slug)
    }

    /// All of them, in the order in which they are offered.
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }
}
