//! What only some know: deck lists, hands, main decks, Reinforcements (6 of the rules).

use kernel::{Hidden, Pile};
use serde::{Deserialize, Serialize};

use super::public::PerPlayer;
use crate::cards::deck::MOST_CARDS;
use crate::cards::{Card, DeckList};

/// Cards of one player that not everybody sees.
pub type Stack = Pile<Card, MOST_CARDS>;

/// What only some know, or nobody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// What each player brought; known to everybody where lists are open.
    #[serde(with = "kernel::sealed")]
    pub lists: PerPlayer<Hidden<DeckList>>,
    /// CW-211: known to their owners.
    #[serde(with = "kernel::sealed")]
    pub hands: PerPlayer<Stack>,
    /// CW-103: face down, the last card on top; nobody knows the order.
    #[serde(with = "kernel::sealed")]
    pub mains: PerPlayer<Stack>,
    /// CW-305: known to their owners.
    #[serde(with = "kernel::sealed")]
    pub reinforcements: PerPlayer<Stack>,
}
