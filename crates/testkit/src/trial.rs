//! What a game says about itself so that the laws can be tried on it.

use kernel::{Opening, Referee, Seat};
use shelf::Published;

/// A game that can be put to the test. Implemented in a game's tests, not in the game.
pub trait Trial: Published {
    /// The most decisions a game between random players may take.
    const LONGEST: u32;

    /// Every table size and every mode to try.
    fn configs() -> Vec<Self::Config>;

    /// Counts the pieces: every printed card or token is in exactly one place.
    ///
    /// # Errors
    /// Says which piece is missing or there twice.
    fn count_pieces(state: &Self::State, players: u8, referee: Referee<'_>) -> Result<(), String>;

    /// The same opening with everything hidden dealt as it is in `world`, a later state of the same game that
    /// somebody imagined. What happened in between is public or known to the one who imagines, and is in the world.
    ///
    /// Nothing if this world cannot be dealt from this opening. A field that follows from hidden pieces must be made
    /// anew, as the set-up makes it; this is how a secret kept in an ordinary field is found.
    fn redeal(
        opening: Opening<Self>,
        world: &Self::State,
        referee: Referee<'_>,
    ) -> Option<Opening<Self>>;

    /// What this seat's answer must have been if `world` is true. Only answers that hold a secret themselves change,
    /// such as a card that still lies face down. The imagining seat's own answers are never asked for.
    fn retell(
        action: &Self::Action,
        _seat: Seat,
        _world: &Self::State,
        _referee: Referee<'_>,
    ) -> Self::Action {
        action.clone()
    }
}
