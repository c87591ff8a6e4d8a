//! Positions, and what can be seen of them.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::{Coverage, Flow, Game, Seat, Seats, Viewer};

/// What is true: what everybody knows, and what only some do.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct State<G: Game> {
    /// What everybody knows.
    pub public: G::Public,
    /// What only some know, or nobody.
    pub secrets: G::Secrets,
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for State<G> {}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public && self.secrets == other.secrets
    }
}

impl<G: Game> std::fmt::Debug for State<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State")
            .field("public", &self.public)
            .field("secrets", &self.secrets)
            .finish()
    }
}

/// What never changes during a game: one for all copies of a table.
#[derive(Debug)]
pub(crate) struct Fixed<G: Game> {
    pub(crate) config: G::Config,
    pub(crate) given: G::Given,
}

/// Somebody's eyes: the right to see what that viewer knows. They come from a [`Look`] and cannot be made otherwise.
///
/// ```compile_fail
/// let forged = kernel::Eyes { viewer: kernel::Viewer::Gallery, look: std::marker::PhantomData };
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    viewer: Viewer,
    look: PhantomData<&'a ()>,
}

impl Eyes<'_> {
    pub(crate) const fn viewer(self) -> Viewer {
        self.viewer
    }

    #[cfg(test)]
    pub(crate) const fn of(viewer: Viewer) -> Self {
        Self { viewer, look: PhantomData }
    }
}

/// A position seen through somebody's eyes. Only the kernel makes one.
///
/// ```compile_fail
/// use kernel::{Look, Viewer, toy::HighCard};
/// fn forged<'a>(given: &'a (), public: &'a kernel::toy::Public, secrets: &'a kernel::toy::Secrets) -> Look<'a, HighCard> {
///     Look { given, public, secrets, players: 3, viewer: Viewer::Gallery }
/// }
/// ```
#[derive(Debug)]
pub struct Look<'a, G: Game> {
    /// What never changes during a game.
    pub given: &'a G::Given,
    /// What everybody knows.
    pub public: &'a G::Public,
    /// What only some know. It opens to those [eyes](Self::eyes) that may see it; sizes of piles are open to all.
    pub secrets: &'a G::Secrets,
    players: u8,
    viewer: Viewer,
}

impl<'a, G: Game> Look<'a, G> {
    pub(crate) const fn new(
        given: &'a G::Given,
        public: &'a G::Public,
        secrets: &'a G::Secrets,
        players: u8,
        viewer: Viewer,
    ) -> Self {
        Self { given, public, secrets, players, viewer }
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The seat of whoever looks; nothing for the gallery.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The eyes of whoever looks.
    #[must_use]
    pub const fn eyes(self) -> Eyes<'a> {
        Eyes { viewer: self.viewer, look: PhantomData }
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Every seat of the table.
    #[must_use]
    pub const fn seats(self) -> Seats {
        Seats::first(self.players)
    }
}

impl<G: Game> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Look<'_, G> {}

/// What one viewer knows: all there is for words, pages and bots. Only the kernel makes one.
pub struct View<G: Game> {
    /// Who knows it.
    pub viewer: Viewer,
    /// How many seats the table has.
    pub players: u8,
    /// What everybody knows.
    pub public: G::Public,
    /// What this viewer knows beside it.
    pub own: G::Own,
    fixed: Arc<Fixed<G>>,
}

impl<G: Game> View<G> {
    pub(crate) fn of(look: Look<'_, G>, fixed: &Arc<Fixed<G>>) -> Self {
        Self {
            viewer: look.viewer,
            players: look.players,
            public: *look.public,
            own: G::own(look),
            fixed: Arc::clone(fixed),
        }
    }

    /// What never changes during a game.
    #[must_use]
    pub fn given(&self) -> &G::Given {
        &self.fixed.given
    }

    /// Every seat of the table.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.players)
    }

    /// The seat of whoever knows it; nothing for the gallery.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    pub(crate) const fn fixed(&self) -> &Arc<Fixed<G>> {
        &self.fixed
    }
}

impl<G: Game> Clone for View<G> {
    fn clone(&self) -> Self {
        Self { own: self.own.clone(), fixed: Arc::clone(&self.fixed), ..*self }
    }
}

impl<G: Game> PartialEq for View<G> {
    fn eq(&self, other: &Self) -> bool {
        self.viewer == other.viewer
            && self.players == other.players
            && self.public == other.public
            && self.own == other.own
    }
}

impl<G: Game> std::fmt::Debug for View<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("public", &self.public)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Serialize for View<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("View", 3)?;
        view.serialize_field("viewer", &self.viewer)?;
        view.serialize_field("public", &self.public)?;
        view.serialize_field("own", &self.own)?;
        view.end()
    }
}

/// Everything a player at one seat knows and may do: all that bots and clients ever receive.
#[derive(Debug)]
pub struct Observation<G: Game> {
    /// Whose observation it is.
    pub seat: Seat,
    /// What this seat knows.
    pub view: View<G>,
    /// The open question, if the game is not over.
    pub question: Option<G::Question>,
    /// The number of the open question; an answer names it.
    pub serial: u32,
    /// What this seat may answer; empty if it is not asked.
    pub options: Vec<G::Action>,
    /// Whether the options are all there is.
    pub coverage: Coverage,
    /// What is still to come. Public.
    pub flow: Flow<G>,
}

impl<G: Game> Clone for Observation<G> {
    fn clone(&self) -> Self {
        Self {
            seat: self.seat,
            view: self.view.clone(),
            question: self.question,
            serial: self.serial,
            options: self.options.clone(),
            coverage: self.coverage,
            flow: self.flow.clone(),
        }
    }
}
