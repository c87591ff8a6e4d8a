//! What is printed: cards with a number and nothing else. A game with more on its cards keeps them in `data/*.toml` and
//! reads them with the crate `printed`.

/// A card is its number.
pub type Card = u8;

/// PP-101: the highest card; the lowest is 1.
pub const HIGHEST: Card = 40;

/// PP-101: how many cards a player is dealt.
pub const DEALT: usize = 5;

/// PP-301: how many tricks a game has.
pub const TRICKS: u8 = 3;

/// The most players.
pub const MOST: usize = 6;

/// Every card there is.
pub fn pack() -> impl Iterator<Item = Card> {
    1..=HIGHEST
}
