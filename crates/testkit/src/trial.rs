//! What a game says about itself so that the laws can be tried on it.

use kernel::{Opening, Referee, Seat, State, Viewer};
use shelf::Published;

/// A game that can be put to the test. Implemented in a game's tests, not in the game.
pub trait Trial: Published {
    /// The most decisions a game between random players may take.
    const LONGEST: u32;

    /// The dear checks look at one state in so many, on average: more than one for games of many decisions.
    const LOOK_ONE_IN: u32 = 1;

    /// Every table size and every mode to try.
    fn configs() -> Vec<Self::Config>;

    /// Counts the pieces: every printed card or token is in exactly one place.
    ///
    /// # Errors
    /// Says which piece is missing or there twice.
    fn count_pieces(state: &State<Self>, players: u8, referee: Referee<'_>) -> Result<(), String>;

    /// Another opening from which the game could have come to where it is without this viewer receiving a different
    /// byte. `now` is the real state the opening led to, `world` a state the viewer imagines in its place.
    ///
    /// Where all secrets are dealt at the start, the opening is simply dealt as it is in `world`. Where cards are drawn
    /// later, it is enough to exchange a few that nobody has shown yet. Nothing if there is no such opening. A field that
    /// follows from hidden pieces must be made anew, as the set-up makes it; this is how a secret kept in an ordinary
    /// field is found.
    fn redeal(
        opening: Opening<Self>,
        now: &State<Self>,
        world: &State<Self>,
        viewer: Viewer,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>>;

    /// The kinds of the cards, bottom first, of every pile (or part of one) whose order this viewer knows nothing about:
    /// what [`even_worlds`](crate::laws::even_worlds) compares. Kinds as coarse as a bias would show.
    fn hidden_orders(
        _state: &State<Self>,
        _viewer: Viewer,
        _referee: Referee<'_>,
    ) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// What this seat's answer must have been if `world` is true. Only answers that hold a secret themselves change,
    /// such as a card that still lies face down. The imagining seat's own answers are never asked for.
    fn retell(
        action: &Self::Action,
        _seat: Seat,
        _world: &State<Self>,
        _referee: Referee<'_>,
    ) -> Self::Action {
        *action
    }
}
