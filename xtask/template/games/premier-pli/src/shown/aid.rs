//! What the game works out for a player: nothing.

use shelf::Helps;

use crate::PremierPli;

impl Helps for PremierPli {
    type Aid = ();
}
