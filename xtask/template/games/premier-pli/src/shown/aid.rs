//! What the game works out for a player, and what it adds to an answer that is only tried: nothing.

use shelf::{Helps, Tries};

use crate::PremierPli;

impl Helps for PremierPli {
    type Aid = ();
}

impl Tries for PremierPli {
    type Tried = ();
}
